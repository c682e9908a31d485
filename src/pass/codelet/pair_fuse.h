/** @file A pair of nests during fusion (internal to pass/). */
#ifndef SMR_PASS_CODELET_PAIR_FUSE_H
#define SMR_PASS_CODELET_PAIR_FUSE_H
#include "identify/canon/canon.h"
#include "pass/codelet/join_stores.h"

typedef struct loops {
	uint32_t n, loop[SMR_MAX_LOOPS];
	const smr_poly *stride[SMR_MAX_LOOPS]; /* bytes that the store moves */
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
	bool p_finer; /* C's flat loops were taken apart: P's windows are the finer ones */
} pairing;

/** The domain loops and how they move the store; false: one that does not. */
bool pair_domain(const smr_node *v, const cx_access *store, loops *out);
/** Finds for each loop of C's domain the loop, or the loops, of P's, or the other way round. */
bool pair_loops(pairing *f);
/** New loops for those that folds bind. */
bool pair_bound(pairing *f, const smr_node *v, loop_sum *map);
#endif
