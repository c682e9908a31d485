/* When to try what is not predicted to be the best.
 *
 * What is never run is never measured, and what was measured while the machine was loaded stays in
 * bad repute. So each other candidate is tried again when as many runs went by without it as make
 * the try cost EXPLORE of the time spent: one that takes r times as long waits (r - 1) / EXPLORE
 * runs. Tries are sequenced by the count of runs, not drawn (Vakili, Liu and Zhao, "Deterministic
 * sequencing of exploration and exploitation for multi-armed bandit problems", IEEE J-STSP 7,
 * 2013); the sequence there thins out with log(time), here it does not, since machines change. */
#include "plan/planner.h"

static const double EXPLORE = 0.01; /* of the time, for each candidate */
static const unsigned AT_FIRST = 8; /* runs that are left alone */
static const double WORTH = 0.1;    /* seconds: what building a candidate may take */

static bool is_due(const smr_prediction *p, const smr_prediction *best)
{
	double wait = (p->p50 / best->p50 - 1) / EXPLORE;

	if (p->age < AT_FIRST || (double)p->age < wait)
		return false;
	return p->runs > 0 || best->p50 * p->age > WORTH;
}

const smr_candidate *smr_plan_explore(const smr_candidate *c, size_t n, const smr_candidate *best)
{
	const smr_candidate *found = NULL;

	for (size_t i = 0; i < n; i++)
		if (&c[i] != best && is_due(&c[i].predicted, &best->predicted) &&
		    (found == NULL || c[i].predicted.p50 < found->predicted.p50))
			found = &c[i];
	return found;
}
