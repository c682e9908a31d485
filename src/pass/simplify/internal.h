/** @file The interface between simplify.c, which walks a flow, and the files of its rewrite rules
 * (internal to pass/). */
#ifndef SMR_PASS_SIMPLIFY_INTERNAL_H
#define SMR_PASS_SIMPLIFY_INTERNAL_H
#include "pass/simplify/simplify.h"

/** Flow under reconstruction. New nodes are appended after their operands. */
typedef struct fs_flow {
	smr_graph *g;
	smr_evaluate *eval;
	uint32_t *readers; /* by node of the new flow: at least one entry per node */
	uint32_t cap;
} fs_flow;

/** Rewrites @p v, an op with one result that is not in the new flow although its operands are. *@p
 * out: an older node, a new one, or @p v if the rule does not apply. */
typedef smr_status fs_rule(fs_flow *f, smr_node *v, smr_node **out);

fs_rule fs_body;            /* map: body.c */
fs_rule fs_body_of_body;    /* a map that undoes its operand, a map */
fs_rule fs_map_of_repeated; /* map of broadcasts to broadcast of a map: map.c */
fs_rule fs_map_of_turned;   /* the same for transposes */
fs_rule fs_broadcast;       /* move.c */
fs_rule fs_reshape;
fs_rule fs_transpose;
fs_rule fs_reverse;
fs_rule fs_slice; /* slice.c */
fs_rule fs_pad;
fs_rule fs_concatenate;
fs_rule fs_dynamic_slice;
fs_rule fs_dynamic_update;
fs_rule fs_fft; /* fft.c */
fs_rule fs_joined_fft;
fs_rule fs_reduce; /* reduce.c */
fs_rule fs_dot;    /* dot.c */
fs_rule fs_turned_dot;
fs_rule fs_row_of_narrow; /* narrow.c */
fs_rule fs_slice_of_dot;  /* part.c */
fs_rule fs_dynamic_slice_of_dot;
fs_rule fs_spread_convolution; /* conv.c */
fs_rule fs_bare_convolution;   /* unpad.c */

/** Returns whether a map has few operands and a short expression, as the body rules require. */
bool fs_is_small(const smr_node *v);

/** Context of an expression: the map; v NULL: operands are unknown. */
typedef struct fs_term {
	smr_graph *g;
	const smr_node *v;
} fs_term;

/** Returns a shorter expression for op @p e on @p args; NULL: none (term.c). */
const smr_expr *fs_shorter(const fs_term *s, const smr_expr *e, const smr_expr *const *args);
/** Returns whether @p e, in the body of @p v (NULL: unknown operands), is never -0; true for other
 * types than floats (zero.c). */
bool fs_never_minus_zero(const smr_node *v, const smr_expr *e);

/** Reads an attribute of @p n numbers, @p otherwise if absent; false: another count. */
bool fs_numbers_or(const smr_node *v, smr_attr_key key, uint32_t n, int64_t otherwise, int64_t *to);
enum { FS_MOST_ATTRS = 16 };
/** Inserts an attribute into a list in key order, which has room for it. */
void fs_put_attr(smr_attr *list, uint32_t *n, smr_attr_key key, const int64_t *v, uint32_t count);

static inline smr_status fs_no_memory(const char *name)
{
	return smr_fail(SMR_ENOMEM, "no memory to simplify %s", name);
}

/** Folds constants where that pays (constant_fold.c). */
SMR_MUST_USE smr_status fs_known(smr_graph *g, smr_evaluate *eval, uint32_t *changes);

enum { FS_DEAR = 30 /* operations per element that take longer than reading it */ };

/** Returns operations per element: of a map; 0 for a move; FS_DEAR for an op that does not fuse
 * into its reader. */
double fs_cost(const smr_node *v);
/** Moves loop-invariant ops to new flows before the loops, where that pays (licm.c). */
SMR_MUST_USE smr_status fs_hoist(smr_module *m, smr_function *f, smr_body *body,
				 smr_simplified *out);
/** Returns whether a block changes the variable of its result @p k. */
bool fs_sets(const smr_block *b, uint32_t k);
/** Marks the variables that blocks of a body, nested ones too, change. */
void fs_find_set(const smr_body *body, bool *set);
/** Removes results of flows that no result of the function depends on (dce.c). */
SMR_MUST_USE smr_status fs_unread(smr_module *m, const smr_function *f);

/** Makes a new op like @p like, which lacks only the type; if the type does not follow from
 * operands, it has that, too. */
SMR_MUST_USE smr_status fs_make(fs_flow *f, const smr_node *like, smr_node **out);
/** Makes a map with one result. */
SMR_MUST_USE smr_status fs_make_map(fs_flow *f, const smr_node *like, smr_node *const *ins,
				    uint32_t nins, const smr_expr *e, smr_node **out);
/** Make a move of @p x with SMR_ATTR_dims @p dims; @p t: its type where it does not follow. An
 * identity returns @p x itself. @p like: for the source location. */
SMR_MUST_USE smr_status fs_make_reshape(fs_flow *f, const smr_node *like, smr_node *x,
					const smr_type *t, smr_node **out);
SMR_MUST_USE smr_status fs_make_broadcast(fs_flow *f, const smr_node *like, smr_node *x,
					  const int64_t *dims, const smr_type *t, smr_node **out);
SMR_MUST_USE smr_status fs_make_transpose(fs_flow *f, const smr_node *like, smr_node *x,
					  const int64_t *dims, smr_node **out);
/** Makes a slice from @p start to before @p limit. */
SMR_MUST_USE smr_status fs_make_slice(fs_flow *f, const smr_node *like, smr_node *x,
				      const int64_t *start, const int64_t *limit,
				      const int64_t *stride, smr_node **out);
/** Makes a constant with all elements @p bits. */
SMR_MUST_USE smr_status fs_make_splat(fs_flow *f, const smr_type *t, uint64_t bits, smr_node **out);
/** Returns whether all elements of constant @p v are one number. */
bool fs_is_splat(const smr_node *v, uint64_t *bits);
/** Reads an attribute of @p n numbers; false: another count. */
bool fs_numbers(const smr_node *v, smr_attr_key key, uint32_t n, const int64_t **out);
/** Returns whether the node has at most one reader. */
bool fs_read_once(const fs_flow *f, const smr_node *v);
#endif
