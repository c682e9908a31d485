/** @file Fuses two consecutive nests that store the same window (internal to pass/). */
#ifndef SMR_PASS_CODELET_JOIN_STORES_H
#define SMR_PASS_CODELET_JOIN_STORES_H
#include "pass/codelet/codelet.h"

enum { JOIN_MAX_EXPR = 4000, JOIN_MAX_INS = 32, JOIN_MAX_WALKS = 6 };

/** A loop's counter of an old nest in the new one: sum of weight * loop (several: it was flat), and
 * more where the old nest is computed at an index of another one. */
typedef struct loop_sum {
	uint32_t n, loop[SMR_MAX_LOOPS];
	const smr_poly *weight[SMR_MAX_LOOPS];
	const smr_poly *offset;   /* NULL: 0 */
	const smr_expr *indirect; /* NULL: none */
	const smr_poly *indirect_coef;
} loop_sum;

/** A nest under way. */
enum { JOIN_KEPT = 8 };

typedef struct join_new {
	smr_graph *g;
	smr_nest *nest;
	smr_node *ins[JOIN_MAX_INS];
	uint32_t nins;
	bool refused;   /* cannot be expressed; not a failure */
	uint32_t nkept; /* index maps made so far; the last ones: */
	struct {
		smr_index *index;
		uint32_t rank;
	} kept[JOIN_KEPT];
} join_new;

/** Copies expressions of nest @p from; @p map has one entry per old loop. @p replace, when not
 * NULL, may say yes to a read and give what stands for it. NULL from join_expr(): no memory, or
 * n->refused. */
typedef struct join_copy {
	join_new *n;
	const smr_node *from;
	const loop_sum *map;
	bool (*replace)(struct join_copy *c, const smr_expr *read, const smr_expr **out);
	void *data;
	bool unrolls;                        /* short folds are written out, see join_is_short() */
	const smr_expr *seen[64], *made[64]; /* shared subtrees stay shared */
	uint32_t nseen;
} join_copy;

const smr_expr *join_expr(join_copy *c, const smr_expr *e);
smr_index *join_index(join_copy *c, const smr_index *ix, uint32_t rank);
/** A bound or domain loop of the new nest, its name made unique; SMR_MAX_LOOPS: refused. */
uint32_t join_loop(join_new *n, const smr_loop *l);
/** The number of an input of the new nest; JOIN_MAX_INS: refused. */
uint32_t join_input(join_new *n, smr_node *v);
uint32_t join_size(const smr_expr *e);
bool join_has_fold(const smr_expr *e);
/** Whether all folds of @p e, which is of nest @p n, have so few steps that they can be written out
 * (unroll.c). */
bool join_is_short(const smr_nest *n, const smr_expr *e);
/** A short fold step by step, in the order of its loops; NULL: as join_expr(). */
const smr_expr *join_unrolled(join_copy *c, const smr_expr *fold);
/** @p e with @p with in place of @p what, which no fold contains; parts without it stay the same
 * objects. NULL: no memory. */
const smr_expr *join_put(smr_graph *g, const smr_expr *e, const smr_expr *what,
			 const smr_expr *with);

/** How far the accesses of one of several points are from those of the first point, in bytes. */
typedef const smr_poly *join_walks[JOIN_MAX_WALKS];
/** Columns of the grid on which @p n >= 2 points lie in the order of rows; 0: on none. Point
 * r * columns + s is r times the second row and s times the second column from the first point. */
uint32_t join_grid_columns(smr_arena *a, join_walks *off, uint32_t nwalks, uint32_t n);

/** Makes @p c, of whose fields it sets nest and beside alone, a codelet of nests with one domain,
 * whose folds are short and which store to memory that none of the others touches.
 * SMR_EUNSUPPORTED: they do not go together. */
SMR_MUST_USE smr_status smr_join_beside(smr_graph *g, const smr_node **from, uint32_t n,
					smr_arena *a, smr_codelet *c);
/** A copy of a nest that gives one number, where short folds in the terms of long ones are written
 * out. *out NULL: there are none. */
SMR_MUST_USE smr_status smr_unroll_terms(smr_graph *g, const smr_node *v, smr_node **out);
/** One nest for @p p followed by @p c, or NULL in *out when that is not exact or not wanted. */
SMR_MUST_USE smr_status smr_fuse_pair(smr_graph *g, const smr_node *p, const smr_node *c,
				      smr_node **out);
/** fold(init = x; acc + e) as fold(init = 0; acc + e) + x: another order of rounding, right only
 * for sums. *out NULL when the value has no such fold; *core is the new fold. */
SMR_MUST_USE smr_status smr_split_init(smr_graph *g, const smr_node *v, smr_node **out,
				       const smr_expr **core);
/** A copy of the nest in which blocked loops are one loop again; *out NULL when there are none.
 * With SMR_FP_STRICT sums keep their order. */
SMR_MUST_USE smr_status smr_merge_tiles(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out);
/** A copy in which all loops that are one, written as two, are one loop: rows of a dense matrix. */
SMR_MUST_USE smr_status smr_flatten(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out);
/** A copy of the nest in which a sum that was unrolled by hand is a loop again: another order of
 * additions. *out NULL when there is none. */
SMR_MUST_USE smr_status smr_reroll(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out);
/** A copy of the nest in which a sum's first term, stored before the loop over the others, is a
 * turn of that loop, for names alone. *out NULL when there is none. */
SMR_MUST_USE smr_status smr_join_first(smr_graph *g, const smr_node *v, smr_arena *a,
				       smr_node **out);
/** A copy of the nest in which a * b + c in one rounding is a product and a sum; @p sums_only: only
 * where c is a fold's accumulator, perhaps with more added. *out NULL when there is none. */
SMR_MUST_USE smr_status smr_unfuse(smr_graph *g, const smr_node *v, bool sums_only, smr_node **out);
/** A copy of the nest in which a window that was written out tap by tap is a fold, for names alone.
 * *out NULL when there is none. */
SMR_MUST_USE smr_status smr_roll_taps(smr_graph *g, const smr_node *v, smr_arena *a,
				      smr_node **out);
/** One nest for @p n that store the points of a register tile, for names alone. *out NULL: they are
 * none. */
SMR_MUST_USE smr_status smr_join_tile(smr_graph *g, const smr_node *const *v, uint32_t n,
				      smr_arena *a, smr_node **out);
/** Fills the codelet's match, or says why there is none; its nest may become another one that
 * computes the same. */
SMR_MUST_USE smr_status smr_name_codelet(smr_graph *g, const smr_library *l, smr_arena *a,
					 smr_codelet *c);
/** What an activation, a bias or a scale is applied to; NULL: it is none of these. For names alone.
 */
const smr_expr *smr_layer_under(const smr_expr *e);
/** Names a codelet that no kernel of one precision equals, for reports: smr_codelet.whole. */
SMR_MUST_USE smr_status smr_tell_codelet(smr_graph *g, const smr_library *l, smr_arena *a,
					 smr_codelet *c);
/** The same of the codelets from @p c on that are all of the first one's group, if these store the
 * points of a register tile. */
SMR_MUST_USE smr_status smr_tell_tile(smr_graph *g, const smr_library *l, smr_arena *a,
				      smr_codelet *c, size_t n);
/** Names the kernels that several codelets make together: smr_codelet.whole. */
SMR_MUST_USE smr_status smr_name_wholes(smr_graph *g, const smr_library *l, smr_arena *a,
					smr_codelet *c, size_t n);
/** Takes loops that run once out of a nest, and makes folds that compute the same equal. */
SMR_MUST_USE smr_status smr_canonicalize(smr_graph *g, smr_nest *n);
/** Makes equal parts of the nest's value one object; the value stays the same. */
SMR_MUST_USE smr_status smr_share(smr_graph *g, smr_nest *n);
/** The same of several nests with the same loops and inputs: what two of them have is one object.
 */
SMR_MUST_USE smr_status smr_hashcons(smr_graph *g, smr_nest *const *n, uint32_t count);
#endif
