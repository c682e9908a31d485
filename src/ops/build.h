/** @file Helpers for shape rules and nests of ops: sizes, attributes, expressions (internal to
 * ops/). */
#ifndef SMR_OPS_BUILD_H
#define SMR_OPS_BUILD_H
#include "ops/ops.h"

/** Fails with SMR_ETYPE and "op: reason". */
smr_status smr_ops_wrong(const smr_node *v, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Gets the sizes of operand @p i, or of result @p k, as numbers. */
SMR_MUST_USE smr_status smr_ops_dims(const smr_node *v, uint32_t i, int64_t dims[SMR_MAX_RANK]);
SMR_MUST_USE smr_status smr_ops_out_dims(const smr_node *v, uint32_t k, int64_t dims[SMR_MAX_RANK]);
/** Gets the numbers of @p key: exactly @p n, each in [@p lo, @p hi]. */
SMR_MUST_USE smr_status smr_ops_numbers(const smr_node *v, smr_attr_key key, uint32_t n, int64_t lo,
					int64_t hi, const int64_t **out);
/** Gets a list of distinct dimensions of a tensor of @p rank, of any length; *@p mask has their
 * bits. */
SMR_MUST_USE smr_status smr_ops_dim_list(const smr_node *v, smr_attr_key key, uint32_t rank,
					 const int64_t **out, uint32_t *n, uint32_t *mask);
SMR_MUST_USE smr_status smr_ops_rank(const smr_node *v, uint32_t i, uint32_t rank);
SMR_MUST_USE smr_status smr_ops_same_dtype(const smr_node *v, uint32_t i, uint32_t k);
/** Makes the type of a result of these sizes; fails if it exceeds memory. */
SMR_MUST_USE smr_status smr_ops_result(smr_graph *g, const smr_node *v, smr_dtype t, uint32_t rank,
				       const int64_t *dims, smr_type *out);
/** Checks that operand @p i is a scalar, or a tensor, of integers that serve as indices. */
SMR_MUST_USE smr_status smr_ops_places(const smr_node *v, uint32_t i);
/** Checks that the body has @p nparams parameters and @p nresults results. */
SMR_MUST_USE smr_status smr_ops_body(const smr_node *v, uint32_t nparams, uint32_t nresults);

/** Checks the numbers of operands and results. */
SMR_MUST_USE smr_status smr_ops_counts(const smr_node *v, uint32_t nins, uint32_t nresults);
/** Checks the types of the body's parameters, whose number is checked already. */
SMR_MUST_USE smr_status smr_ops_takes(const smr_node *v, const smr_dtype *types);

/** Checks the common rules of reduce and reduce_window: n operands of one shape and n start values,
 * each of the type of the body's result of the same number. @p types get those types. */
SMR_MUST_USE smr_status smr_ops_fold_check(const smr_node *v, smr_type *types);
/** Builds result @p k of the body, folded over @p loops (FOLD), scanned along one (SCAN), or
 * applied once to the start value if there is no loop; @p elements has one of each operand; where
 * @p inside (NULL: always) is false, the body is not applied. Sums and products of floats shorter
 * than f32 are computed in f32 and rounded once. */
SMR_MUST_USE smr_status smr_ops_fold(smr_graph *g, const smr_node *v, uint32_t k,
				     smr_expr_kind kind, uint32_t nloops, const uint32_t *loops,
				     const smr_expr *const *elements, const smr_expr *inside,
				     const smr_expr **out);
/** Returns the commutative operator that the body @p l applies to its two parameters; SMR_OP_COUNT:
 * it is no such body. */
smr_op smr_ops_plain(const smr_lambda *l);
/** Checks that operands and result are floats, or that no operand is a float. */
SMR_MUST_USE smr_status smr_ops_product_types(const smr_node *v);
/** Builds the sum of @p a * @p b over @p loops (one product if there is none), in the result's
 * type. */
SMR_MUST_USE smr_status smr_ops_products(smr_graph *g, const smr_node *v, uint32_t nloops,
					 const uint32_t *loops, const smr_expr *a,
					 const smr_expr *b, const smr_expr **out);

/** Adds a fold's loop after those of the result; returns its number, or UINT32_MAX: too many
 * loops. */
uint32_t smr_ops_loop(smr_graph *g, smr_nest *n, const char *name, int64_t extent);
/** Makes a read of operand @p i with all indices 0; the caller fills the maps. NULL: no memory. */
smr_expr *smr_ops_read(smr_graph *g, const smr_node *v, uint32_t i);
/** Reads operand @p i, a scalar; a constant becomes a number. */
const smr_expr *smr_ops_scalar(smr_graph *g, const smr_node *v, uint32_t i);
/** Adds @p coef * loop, or @p offset, to the index. */
SMR_MUST_USE smr_status smr_ops_along(smr_graph *g, smr_index *x, uint32_t loop, int64_t coef);
SMR_MUST_USE smr_status smr_ops_offset(smr_graph *g, smr_index *x, int64_t offset);
/** Adds the value of an integer expression to the index, once at most. */
SMR_MUST_USE smr_status smr_ops_indirect(smr_graph *g, smr_index *x, const smr_expr *e);
/** Short forms of smr_expr_op(); a NULL argument gives NULL. */
const smr_expr *smr_ops_1(smr_graph *g, smr_op op, const smr_expr *a);
const smr_expr *smr_ops_2(smr_graph *g, smr_op op, const smr_expr *a, const smr_expr *b);
const smr_expr *smr_ops_select(smr_graph *g, const smr_expr *p, const smr_expr *a,
			       const smr_expr *b);
const smr_expr *smr_ops_to(smr_graph *g, smr_dtype t, const smr_expr *a);
const smr_expr *smr_ops_i64(smr_graph *g, int64_t v);
/** Builds 0 <= e < n. */
const smr_expr *smr_ops_inside(smr_graph *g, const smr_expr *e, int64_t n);
/** Builds the index @p e, an integer of any type, clamped into [0, most], as i64. */
const smr_expr *smr_ops_place(smr_graph *g, const smr_expr *e, int64_t most);
/** Adds the condition @p more to *@p all (NULL: always) by `and`. */
SMR_MUST_USE smr_status smr_ops_and(smr_graph *g, const smr_expr **all, const smr_expr *more);

/** Sets the value of a nest; SMR_ENOMEM if @p e is NULL. */
SMR_MUST_USE smr_status smr_ops_value(const smr_node *v, smr_nest *n, const smr_expr *e);

/** Access to dense tensors: bytes of an element, number of elements, bits of element @p i. */
uint64_t smr_tensor_get(const smr_tensor *t, int64_t i);
void smr_tensor_set(const smr_tensor *t, int64_t i, uint64_t bits);
/** Reads an index from an integer tensor, clamped into [0, @p most] as by smr_ops_place(). */
int64_t smr_tensor_place(const smr_tensor *t, int64_t most);
/** Maps the bits of a number to an unsigned key of the same order; floats by sign, then magnitude:
 * -NaN < -inf < -0 < +0 < +inf < +NaN. */
uint64_t smr_tensor_order(smr_dtype t, uint64_t bits);
/** Returns the bit of the sign; 0: all numbers of the type are positive. */
uint64_t smr_tensor_sign(smr_dtype t);
/** Increments the multi-index @p at within @p dims, last fastest; false after the last, with all 0
 * again. */
bool smr_ops_advance(int64_t *at, const int64_t *dims, uint32_t rank);

/** A compiled body, for repeated evaluation. */
typedef struct smr_body_code smr_body_code;
SMR_MUST_USE smr_status smr_body_compile(const smr_lambda *l, smr_body_code **out);
/** Evaluates a body once. @p params and @p results: bits, nparams and nresults of them.
 * SMR_EUNSUPPORTED: an integer division by 0. */
SMR_MUST_USE smr_status smr_body_eval(smr_body_code *c, const uint64_t *params, uint64_t *results);
void smr_body_free(smr_body_code *c); /* @p c may be NULL */
/** Evaluates a body many times, without use of memory of its own: on any number of threads. @p n:
 * at most SMR_BODY_STRIP. @p params: for each parameter that smr_body_reads(), n values. @p
 * scratch: smr_body_scratch() words, into which results[k] will point. */
enum { SMR_BODY_STRIP = 128 };
SMR_MUST_USE smr_status smr_body_eval_strip(const smr_body_code *c, const uint64_t *const *params,
					    int n, uint64_t *scratch, const uint64_t **results);
size_t smr_body_scratch(const smr_body_code *c);
bool smr_body_reads(const smr_body_code *c, uint32_t param);
#endif
