/** @file Detects sums that were unrolled by hand (internal to pass/). */
#ifndef SMR_PASS_CODELET_UNROLLED_H
#define SMR_PASS_CODELET_UNROLLED_H
#include "pass/codelet/join_stores.h"

enum { MAX_TERMS = 16, MAX_READS = 8 };

typedef struct unrolled {
	smr_graph *g;
	const smr_node *v;
	const smr_expr *whole; /* replaced expression: the fold, or the sum of folds */
	const smr_expr *fold;  /* the fold, or the first one */
	const smr_expr *term[MAX_TERMS];
	uint32_t n, loop;
	const smr_expr *read[MAX_READS]; /* reads of the first term */
	const smr_poly *step[MAX_READS]; /* bytes from one term to the next */
	uint32_t nreads;
	smr_arena *a;
} unrolled;

bool unrolled_is_sum(const smr_expr *e);
/** Collects the terms of acc + e0 + e1 + .. in order; *accs counts the accumulators. */
bool unrolled_chain(unrolled *u, const smr_expr *e, uint32_t *accs);
/** Collects the terms of added sums over one loop. */
bool unrolled_sums(unrolled *u, const smr_expr *e);
/** Checks that the terms are alike, and that for every read a loop step equals n term steps. */
bool unrolled_fits(unrolled *u);
#endif
