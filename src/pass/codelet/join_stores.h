/** @file Fuses two consecutive nests that store the same window (internal to pass/). */
#ifndef SMR_PASS_CODELET_JOIN_STORES_H
#define SMR_PASS_CODELET_JOIN_STORES_H
#include "pass/codelet/codelet.h"

enum { JOIN_MAX_EXPR = 4000, JOIN_MAX_INS = 32, JOIN_MAX_WALKS = 6 };

/** Counter of an old loop in terms of the new nest: sum of weight * loop (several loops if the old
 * one was flat), plus an offset if the old nest is computed at an index of another one. */
typedef struct loop_sum {
	uint32_t n, loop[SMR_MAX_LOOPS];
	const smr_poly *weight[SMR_MAX_LOOPS];
	const smr_poly *offset;   /* NULL: 0 */
	const smr_expr *indirect; /* NULL: none */
	const smr_poly *indirect_coef;
} loop_sum;

/** New nest under construction. */
enum { JOIN_KEPT = 8 };

typedef struct join_new {
	smr_graph *g;
	smr_nest *nest;
	smr_node *ins[JOIN_MAX_INS];
	uint32_t nins;
	bool refused;   /* not expressible in the new nest; not an error */
	uint32_t nkept; /* number of cached index maps, the most recent ones: */
	struct {
		smr_index *index;
		uint32_t rank;
	} kept[JOIN_KEPT];
} join_new;

/** Copy of expressions of nest @p from; @p map has one entry per old loop. @p replace, if not NULL,
 * may return true for a read and give its replacement. join_expr() returns NULL if memory is short
 * or n->refused is set. */
typedef struct join_copy {
	join_new *n;
	const smr_node *from;
	const loop_sum *map;
	bool (*replace)(struct join_copy *c, const smr_expr *read, const smr_expr **out);
	void *data;
	bool unrolls;                        /* unroll short folds, see join_is_short() */
	const smr_expr *seen[64], *made[64]; /* memo that keeps shared subtrees shared */
	uint32_t nseen;
} join_copy;

const smr_expr *join_expr(join_copy *c, const smr_expr *e);
smr_index *join_index(join_copy *c, const smr_index *ix, uint32_t rank);
/** Adds a bound or domain loop with a unique name to the new nest; SMR_MAX_LOOPS: refused. */
uint32_t join_loop(join_new *n, const smr_loop *l);
/** Returns the number of input @p v in the new nest, added if missing; JOIN_MAX_INS: refused. */
uint32_t join_input(join_new *n, smr_node *v);
uint32_t join_size(const smr_expr *e);
/** Whether a loop of the nest has that name; whether a read has an index that is computed. */
bool join_name_taken(const smr_nest *n, const char *name);
bool join_is_indirect(const smr_expr *read);
bool join_has_fold(const smr_expr *e);
/** Finds the one fold of an expression that is elementwise around it: *@p fold, NULL before; it
 * stays NULL if there is none. @p equal: equal folds are one. False: there are more, or scans, or
 * an index has a fold. */
bool join_find_fold(const smr_expr *e, bool equal, const smr_expr **fold);
/** Returns whether all folds of @p e, an expression of nest @p n, have few enough steps to be
 * unrolled (unroll.c). */
bool join_is_short(const smr_nest *n, const smr_expr *e);
/** Unrolls a short fold in the order of its loops; NULL as in join_expr(). */
const smr_expr *join_unrolled(join_copy *c, const smr_expr *fold);
/** Returns @p e with @p what, which no fold contains, replaced by @p with; parts without it stay
 * the same objects. NULL: no memory. */
const smr_expr *join_put(smr_graph *g, const smr_expr *e, const smr_expr *what,
			 const smr_expr *with);

/** Offsets in bytes of the accesses of a point from those of the first point. */
typedef const smr_poly *join_walks[JOIN_MAX_WALKS];
/** Returns the number of columns of the grid that @p n >= 2 points form in row-major order; 0: no
 * grid. The offset of point r * columns + s is r times that of the second row's first point plus s
 * times that of the second point. */
uint32_t join_grid_columns(smr_arena *a, join_walks *off, uint32_t nwalks, uint32_t n);

/** Sets nest and beside of @p c to nests with one domain and short folds, each of which stores to
 * memory that no other one accesses. Returns SMR_EUNSUPPORTED if the nests cannot be combined. */
SMR_MUST_USE smr_status smr_join_beside(smr_graph *g, const smr_node **from, uint32_t n,
					smr_arena *a, smr_codelet *c);
/** Copies a nest with a scalar result, unrolling short folds in the terms of long ones. *out NULL:
 * it has none. */
SMR_MUST_USE smr_status smr_unroll_terms(smr_graph *g, const smr_node *v, smr_node **out);
/** Fuses @p p followed by @p c into one nest; NULL in *out if that is not exact or not
 * profitable. */
SMR_MUST_USE smr_status smr_fuse_pair(smr_graph *g, const smr_node *p, const smr_node *c,
				      smr_node **out);
/** Rewrites fold(init = x; acc + e) as fold(init = 0; acc + e) + x, which changes the order of
 * rounding: for sums only. *out is NULL if the value has no such fold; *core is the new fold. */
SMR_MUST_USE smr_status smr_split_init(smr_graph *g, const smr_node *v, smr_node **out,
				       const smr_expr **core);
/** Copies the nest with blocked loops merged; *out NULL if there are none. SMR_FP_STRICT preserves
 * the order of sums. */
SMR_MUST_USE smr_status smr_merge_tiles(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out);
/** Copies the nest with every loop that is written as two (rows of a dense matrix) as one loop. */
SMR_MUST_USE smr_status smr_flatten(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out);
/** Copies the nest with a manually unrolled sum as a loop, which changes the order of additions.
 * *out NULL if there is none. */
SMR_MUST_USE smr_status smr_reroll(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out);
/** Copies the nest with a sum's first term, stored before the loop over the others, as an iteration
 * of that loop; for names only. *out NULL if there is none. */
SMR_MUST_USE smr_status smr_join_first(smr_graph *g, const smr_node *v, smr_arena *a,
				       smr_node **out);
/** Copies the nest with a * b + c in one rounding as a product and a sum; @p sums_only: only where
 * c is a fold's accumulator, perhaps with terms added. *out NULL if there is none. */
SMR_MUST_USE smr_status smr_unfuse(smr_graph *g, const smr_node *v, bool sums_only, smr_node **out);
/** Copies the nest with a window that is written out tap by tap as a fold; for names only. *out
 * NULL if there is none. */
SMR_MUST_USE smr_status smr_roll_taps(smr_graph *g, const smr_node *v, smr_arena *a,
				      smr_node **out);
/** Makes one nest of @p n nests that store the points of a register tile; for names only. *out NULL
 * if they do not. */
SMR_MUST_USE smr_status smr_join_tile(smr_graph *g, const smr_node *const *v, uint32_t n,
				      smr_arena *a, smr_node **out);
/** Fills in the codelet's match, or the reason why there is none; may replace its nest by an
 * equivalent one. */
SMR_MUST_USE smr_status smr_name_codelet(smr_graph *g, const smr_library *l, smr_arena *a,
					 smr_codelet *c);
/** Returns the operand of an activation, a bias or a scale; NULL: @p e is none of these. For names
 * only. */
const smr_expr *smr_layer_under(const smr_expr *e);
/** Sets smr_codelet.whole, for reports, of a codelet that equals no kernel of one precision. */
SMR_MUST_USE smr_status smr_tell_codelet(smr_graph *g, const smr_library *l, smr_arena *a,
					 smr_codelet *c);
/** Does the same for the codelets from @p c on that belong to the first one's group, if they store
 * the points of a register tile. */
SMR_MUST_USE smr_status smr_tell_tile(smr_graph *g, const smr_library *l, smr_arena *a,
				      smr_codelet *c, size_t n);
/** Sets smr_codelet.whole of codelets that form a kernel together. */
SMR_MUST_USE smr_status smr_name_wholes(smr_graph *g, const smr_library *l, smr_arena *a,
					smr_codelet *c, size_t n);
/** Removes loops that run once from a nest, and makes folds that compute the same value equal. */
SMR_MUST_USE smr_status smr_canonicalize(smr_graph *g, smr_nest *n);
/** Makes equal subexpressions of the nest's value one object; the value does not change. */
SMR_MUST_USE smr_status smr_share(smr_graph *g, smr_nest *n);
/** Does the same across several nests with the same loops and inputs. */
SMR_MUST_USE smr_status smr_hashcons(smr_graph *g, smr_nest *const *n, uint32_t count);
#endif
