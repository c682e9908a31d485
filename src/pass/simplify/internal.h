/** @file The interface between simplify.c, which walks a flow, and the files of its rewrite rules
 * (internal to pass/). */
#ifndef SMR_PASS_SIMPLIFY_INTERNAL_H
#define SMR_PASS_SIMPLIFY_INTERNAL_H
#include "pass/simplify/simplify.h"

/** A flow that is built again. New nodes are appended to it: behind all that they read. */
typedef struct fs_flow {
	smr_graph *g;
	smr_evaluate *eval;
	uint32_t *readers; /* by node of the new flow: at least as many as there are */
	uint32_t cap;
} fs_flow;

/** Gives what stands for @p v, an op with one result that is not in the new flow yet, but whose
 * operands are: an older node, or a new one; or @p v where the rule does not apply. */
typedef smr_status fs_rule(fs_flow *f, smr_node *v, smr_node **out);

fs_rule fs_body;            /* map: body.c */
fs_rule fs_body_of_body;    /* a map that undoes another one */
fs_rule fs_map_of_repeated; /* a map of broadcasts is a broadcast of a map: map.c */
fs_rule fs_map_of_turned;   /* the same with transposes */
fs_rule fs_broadcast;       /* move.c */
fs_rule fs_reshape;
fs_rule fs_transpose;
fs_rule fs_reverse;
fs_rule fs_slice; /* slice.c */
fs_rule fs_pad;
fs_rule fs_concatenate;
fs_rule fs_dynamic_slice;
fs_rule fs_dynamic_update;
fs_rule fs_reduce; /* reduce.c */
fs_rule fs_dot;    /* dot.c */
fs_rule fs_turned_dot;
fs_rule fs_slice_of_dot; /* part.c */
fs_rule fs_dynamic_slice_of_dot;
fs_rule fs_spread_convolution; /* conv.c */
fs_rule fs_bare_convolution;   /* unpad.c */

/** A map of few operands, of one short expression: what the rules of bodies look at. */
bool fs_is_small(const smr_node *v);

/** Whose body an expression is; NULL: its operands are as they are. */
typedef struct fs_term {
	smr_graph *g;
	const smr_node *v;
} fs_term;

/** What the op @p e is on @p args, if that is shorter; NULL: it stays (term.c). */
const smr_expr *fs_shorter(const fs_term *s, const smr_expr *e, const smr_expr *const *args);
/** Whether @p e, in the body of @p v (NULL: of operands unknown), is never -0, a float or not
 * (zero.c). */
bool fs_never_minus_zero(const smr_node *v, const smr_expr *e);

/** Numbers of a node, @p n of them, or @p otherwise where it has none; false: it has others. */
bool fs_numbers_or(const smr_node *v, smr_attr_key key, uint32_t n, int64_t otherwise, int64_t *to);
enum { FS_MOST_ATTRS = 16 };
/** Into a list with room for one more, which stays in the order of keys. */
void fs_put_attr(smr_attr *list, uint32_t *n, smr_attr_key key, const int64_t *v, uint32_t count);

/** Constants that are computed from constants, where that pays (constant_fold.c). */
SMR_MUST_USE smr_status fs_known(smr_graph *g, smr_evaluate *eval, uint32_t *changes);

enum { FS_DEAR = 30 /* operations of an element that take longer than to read it */ };

/** Operations of one element of a map, none of a move; FS_DEAR of what does not become part of its
 * reader. */
double fs_cost(const smr_node *v);
/** Takes out of loops what is the same in each turn, where that pays; the new flows stand before
 * the loop (licm.c). */
SMR_MUST_USE smr_status fs_hoist(smr_module *m, smr_function *f, smr_body *body,
				 smr_simplified *out);
/** Whether a block gives the variable of its result @p k anything but what that has already. */
bool fs_sets(const smr_block *b, uint32_t k);
/** The variables that some block of it sets, nested ones too; others stay as they are. */
void fs_find_set(const smr_body *body, bool *set);
/** Results of flows go that no result of the function depends on (dce.c). */
SMR_MUST_USE smr_status fs_unread(smr_module *m, const smr_function *f);

/** A new op like @p like, which has everything but its type; where operands do not tell that, that
 * too. */
SMR_MUST_USE smr_status fs_make(fs_flow *f, const smr_node *like, smr_node **out);
/** A map of one result. */
SMR_MUST_USE smr_status fs_make_map(fs_flow *f, const smr_node *like, smr_node *const *ins,
				    uint32_t nins, const smr_expr *e, smr_node **out);
/** A move of @p x with the numbers @p dims under SMR_ATTR_dims; @p t its type, for ops that need
 * it. What changes nothing is no new op. @p like: for its place in the source. */
SMR_MUST_USE smr_status fs_make_reshape(fs_flow *f, const smr_node *like, smr_node *x,
					const smr_type *t, smr_node **out);
SMR_MUST_USE smr_status fs_make_broadcast(fs_flow *f, const smr_node *like, smr_node *x,
					  const int64_t *dims, const smr_type *t, smr_node **out);
SMR_MUST_USE smr_status fs_make_transpose(fs_flow *f, const smr_node *like, smr_node *x,
					  const int64_t *dims, smr_node **out);
/** From @p start (before @p limit) in steps. */
SMR_MUST_USE smr_status fs_make_slice(fs_flow *f, const smr_node *like, smr_node *x,
				      const int64_t *start, const int64_t *limit,
				      const int64_t *stride, smr_node **out);
/** A constant that is @p bits everywhere. */
SMR_MUST_USE smr_status fs_make_splat(fs_flow *f, const smr_type *t, uint64_t bits, smr_node **out);
/** Whether @p v is a constant that is one number everywhere. */
bool fs_is_splat(const smr_node *v, uint64_t *bits);
/** Numbers of an op, as many as @p n; false: it has others. */
bool fs_numbers(const smr_node *v, smr_attr_key key, uint32_t n, const int64_t **out);
/** Whether it is read once at most. */
bool fs_read_once(const fs_flow *f, const smr_node *v);
#endif
