/** @file Choosing what runs a codelet (internal to run/).
 *
 * query.c  the query: work, shape, class and name of a codelet at its sizes
 * candidates.c   the candidates: implementations on one thread and on all, with predicted times
 * choose.c        the selection, and preparing the selected implementation */
#ifndef SMR_RUN_CHOOSE_CHOOSE_H
#define SMR_RUN_CHOOSE_CHOOSE_H
#include "run/run.h"

enum { SMR_MOST_WAYS = 32 };

/** The implementations that take a codelet, each on one thread and on all. */
typedef struct smr_candidates {
	size_t n;
	smr_candidate candidates[SMR_MOST_WAYS]; /* way: number in smr_impls */
	char why[120];                           /* the last one that could not take it did not */
	const char *forbidden;                   /* why the last one was not asked; NULL: it was */
	bool starved;                            /* one refused for want of memory only */
} smr_candidates;

/** Bytes of the arrays that say where @p v reads and writes. */
double smr_choose_index_bytes(const smr_flow *f, const smr_node *v, const int64_t *sym);
/** What the program's own loops take. */
void smr_choose_original(const smr_runner *r, const smr_flow *f, const smr_codelet *c,
			 const smr_env *e, const smr_cost_query *asked, smr_prediction *out);

/** The work is the same whoever does it: @p asked is found once for a codelet. */
void smr_candidates_find(const smr_runner *r, const smr_specialization *s, const smr_dispatch *p,
			 const smr_env *e, const smr_cost_query *asked, smr_candidates *out);
/** Makes it what runs the step. */
void smr_candidates_take(const smr_runner *r, smr_dispatch *p, const smr_cost_query *asked,
			 const smr_candidate *k);
#endif
