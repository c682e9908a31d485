/** @file A pair of nests during fusion (internal to pass/). */
#ifndef SMR_PASS_CODELET_PAIR_FUSE_H
#define SMR_PASS_CODELET_PAIR_FUSE_H
#include "identify/canon/canon.h"
#include "pass/codelet/join_stores.h"

typedef struct loops {
	uint32_t n, loop[SMR_MAX_LOOPS];
	const smr_poly *stride[SMR_MAX_LOOPS]; /* bytes by which each loop moves the store */
	const smr_poly *extent[SMR_MAX_LOOPS];
	bool used[SMR_MAX_LOOPS];
} loops;

typedef struct pairing {
	smr_graph *g;
	const smr_node *p, *c;
	cx_access store_p, store_c;
	loops lp, lc;
	join_new out;
	loop_sum map_p[SMR_MAX_LOOPS], map_c[SMR_MAX_LOOPS];
	const smr_expr *value_p, *pred_p; /* P's value and condition in the new nest */
	bool p_finer; /* C's flat loops were split, as P's windows have more dimensions */
} pairing;

/** Lists the domain loops and their store strides; false: a loop does not move the store. */
bool pair_domain(const smr_node *v, const cx_access *store, loops *out);
/** Matches each domain loop of C with one loop or several loops of P, or the other way round. */
bool pair_loops(pairing *f);
/** Adds new loops for the loops that folds bind. */
bool pair_bound(pairing *f, const smr_node *v, loop_sum *map);
#endif
