/** @file Detects sums that were unrolled by hand (internal to pass/). */
#ifndef SMR_PASS_CODELET_UNROLLED_H
#define SMR_PASS_CODELET_UNROLLED_H
#include "pass/codelet/join_stores.h"

enum { MAX_TERMS = 16, MAX_READS = 8 };

typedef struct unrolled {
	smr_graph *g;
	const smr_node *v;
	const smr_expr *whole; /* what is replaced: the fold, or the sum of folds */
	const smr_expr *fold;  /* (the first) fold */
	const smr_expr *term[MAX_TERMS];
	uint32_t n, loop;
	const smr_expr *read[MAX_READS]; /* of the first term */
	const smr_poly *step[MAX_READS]; /* bytes from term to term */
	uint32_t nreads;
	smr_arena *a;
} unrolled;

bool unrolled_is_sum(const smr_expr *e);
/** The terms of acc + e0 + e1 + .., in their order; *accs counts the accumulator. */
bool unrolled_chain(unrolled *u, const smr_expr *e, uint32_t *accs);
/** The terms of sums over one loop that are added. */
bool unrolled_sums(unrolled *u, const smr_expr *e);
/** All terms alike, and one step of the loop is n steps of the terms for every read. */
bool unrolled_fits(unrolled *u);
#endif
