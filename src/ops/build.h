/** @file Helpers for shape rules and nests of ops: sizes, numbers, expressions (internal to ops/).
 */
#ifndef SMR_OPS_BUILD_H
#define SMR_OPS_BUILD_H
#include "ops/ops.h"

/** SMR_ETYPE: "op: reason". */
smr_status smr_ops_wrong(const smr_node *v, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Sizes of operand @p i, of result @p k. */
SMR_MUST_USE smr_status smr_ops_dims(const smr_node *v, uint32_t i, int64_t dims[SMR_MAX_RANK]);
SMR_MUST_USE smr_status smr_ops_out_dims(const smr_node *v, uint32_t k, int64_t dims[SMR_MAX_RANK]);
/** The numbers of @p key, exactly @p n of them, each in [@p lo, @p hi]. */
SMR_MUST_USE smr_status smr_ops_numbers(const smr_node *v, smr_attr_key key, uint32_t n, int64_t lo,
					int64_t hi, const int64_t **out);
/** A list of distinct dimensions of a tensor of @p rank, of any length; *@p mask has their bits. */
SMR_MUST_USE smr_status smr_ops_dim_list(const smr_node *v, smr_attr_key key, uint32_t rank,
					 const int64_t **out, uint32_t *n, uint32_t *mask);
SMR_MUST_USE smr_status smr_ops_rank(const smr_node *v, uint32_t i, uint32_t rank);
SMR_MUST_USE smr_status smr_ops_same_dtype(const smr_node *v, uint32_t i, uint32_t k);
/** A result of these sizes, which fit into memory. */
SMR_MUST_USE smr_status smr_ops_result(smr_graph *g, const smr_node *v, smr_dtype t, uint32_t rank,
				       const int64_t *dims, smr_type *out);
/** Operand @p i is a scalar, or a tensor, of integers that say places. */
SMR_MUST_USE smr_status smr_ops_places(const smr_node *v, uint32_t i);
/** The body takes @p nparams and gives @p nresults. */
SMR_MUST_USE smr_status smr_ops_body(const smr_node *v, uint32_t nparams, uint32_t nresults);

/** As many operands, as many results. */
SMR_MUST_USE smr_status smr_ops_counts(const smr_node *v, uint32_t nins, uint32_t nresults);
/** The body's parameters, whose number is checked, are of these types. */
SMR_MUST_USE smr_status smr_ops_takes(const smr_node *v, const smr_dtype *types);

/** What reduce and reduce_window are alike in: n operands of one shape and n starts, each start of
 * the type of its number in the body. @p types get those. */
SMR_MUST_USE smr_status smr_ops_fold_check(const smr_node *v, smr_type *types);
/** Number @p k of the body's, folded over @p loops (FOLD), run along one (SCAN), or met by the
 * start once where there is no loop; @p elements is of each operand; where @p inside (NULL: always)
 * does not hold, nothing is met. Sums and products of floats
 * shorter than f32 are made in f32 and rounded once. */
SMR_MUST_USE smr_status smr_ops_fold(smr_graph *g, const smr_node *v, uint32_t k,
				     smr_expr_kind kind, uint32_t nloops, const uint32_t *loops,
				     const smr_expr *const *elements, const smr_expr *inside,
				     const smr_expr **out);
/** The operator, one whose operands may change places, that a body for two numbers is; else
 * SMR_OP_COUNT. */
smr_op smr_ops_plain(const smr_lambda *l);
/** Both operands are floats, and the result too, or none of the operands is. */
SMR_MUST_USE smr_status smr_ops_product_types(const smr_node *v);
/** The sum of @p a * @p b over @p loops (one product where there is none), in the result's type. */
SMR_MUST_USE smr_status smr_ops_products(smr_graph *g, const smr_node *v, uint32_t nloops,
					 const uint32_t *loops, const smr_expr *a,
					 const smr_expr *b, const smr_expr **out);

/** A fold's loop, behind those of the result; its number, or UINT32_MAX: there are too many. */
uint32_t smr_ops_loop(smr_graph *g, smr_nest *n, const char *name, int64_t extent);
/** A read of operand @p i; the maps are the caller's to fill: all offsets are 0. NULL: no memory.
 */
smr_expr *smr_ops_read(smr_graph *g, const smr_node *v, uint32_t i);
/** Operand @p i, a scalar: as a number where it is a constant. */
const smr_expr *smr_ops_scalar(smr_graph *g, const smr_node *v, uint32_t i);
/** x[d] += @p coef * loop; += @p offset. */
SMR_MUST_USE smr_status smr_ops_along(smr_graph *g, smr_index *x, uint32_t loop, int64_t coef);
SMR_MUST_USE smr_status smr_ops_offset(smr_graph *g, smr_index *x, int64_t offset);
/** x[d] += the value of an integer expression. At most one for each index. */
SMR_MUST_USE smr_status smr_ops_indirect(smr_graph *g, smr_index *x, const smr_expr *e);
/** Element operators, for short; NULL stays NULL. */
const smr_expr *smr_ops_1(smr_graph *g, smr_op op, const smr_expr *a);
const smr_expr *smr_ops_2(smr_graph *g, smr_op op, const smr_expr *a, const smr_expr *b);
const smr_expr *smr_ops_select(smr_graph *g, const smr_expr *p, const smr_expr *a,
			       const smr_expr *b);
const smr_expr *smr_ops_to(smr_graph *g, smr_dtype t, const smr_expr *a);
const smr_expr *smr_ops_i64(smr_graph *g, int64_t v);
/** 0 <= e < n */
const smr_expr *smr_ops_inside(smr_graph *g, const smr_expr *e, int64_t n);
/** The place that @p e, an integer of any type, says, clamped into [0, most]: i64. */
const smr_expr *smr_ops_place(smr_graph *g, const smr_expr *e, int64_t most);
/** *@p all, where NULL is always, and @p more. */
SMR_MUST_USE smr_status smr_ops_and(smr_graph *g, const smr_expr **all, const smr_expr *more);

/** Memory ran short if @p e is NULL. */
SMR_MUST_USE smr_status smr_ops_value(const smr_node *v, smr_nest *n, const smr_expr *e);

/** Dense tensors: bytes of an element, number of elements, bits of element @p i. */
uint64_t smr_tensor_get(const smr_tensor *t, int64_t i);
void smr_tensor_set(const smr_tensor *t, int64_t i, uint64_t bits);
/** The place that an integer tells, clamped into [0, @p most]; as smr_ops_place(). */
int64_t smr_tensor_place(const smr_tensor *t, int64_t most);
/** The bits of a number as one that is compared unsigned; floats by sign, then magnitude: -NaN
 * < -inf < -0 < +0 < +inf < +NaN. */
uint64_t smr_tensor_order(smr_dtype t, uint64_t bits);
/** Counts @p at up within @p dims, last fastest; false after the last, all 0 again. */
bool smr_ops_advance(int64_t *at, const int64_t *dims, uint32_t rank);

/** A body made ready to be evaluated many times. */
typedef struct smr_body_code smr_body_code;
SMR_MUST_USE smr_status smr_body_compile(const smr_lambda *l, smr_body_code **out);
/** @p params: bits, nparams of them; @p results the same. SMR_EUNSUPPORTED: an integer division by
 * 0. */
SMR_MUST_USE smr_status smr_body_eval(smr_body_code *c, const uint64_t *params, uint64_t *results);
void smr_body_free(smr_body_code *c); /* NULL is fine */
#endif
