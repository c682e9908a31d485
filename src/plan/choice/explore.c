/* Decides when a candidate is tried that is not predicted to be the best.
 *
 * A candidate that never runs is never measured, and one that was measured while the machine was
 * loaded keeps a bad record. So each other candidate is tried again when so many runs went by
 * without it that the try costs EXPLORE of the time spent: one that takes r times as long waits (r
 * - 1) / EXPLORE runs. Tries are sequenced by the count of runs, not drawn (Vakili, Liu and Zhao,
 * "Deterministic sequencing of exploration and exploitation for multi-armed bandit problems", IEEE
 * J-STSP 7, 2013); the sequence there thins out with log(time), here it does not, since machines
 * change. */
#include "plan/choice/planner.h"

#include <math.h>

static const double EXPLORE = 0.01; /* share of the time for each candidate */
static const unsigned AT_FIRST = 8; /* first runs, without tries */
static const double WORTH = 0.1;    /* seconds: most that building a candidate may take */

bool smr_plan_is_old(const smr_prediction *p, double best)
{
	double wait = (p->p50 / best - 1) / EXPLORE;

	return p->age >= AT_FIRST && (double)p->age >= wait;
}

static bool is_due(const smr_prediction *p, const smr_prediction *best)
{
	return smr_plan_is_old(p, best->p50) && (p->runs > 0 || best->p50 * p->age > WORTH);
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

void smr_plan_level(smr_candidate *c, size_t n)
{
	double off = INFINITY;

	for (size_t i = 0; i < n; i++)
		if (c[i].predicted.runs > 0)
			off = fmin(off, c[i].predicted.p50 / c[i].predicted.roofline);
	if (!isfinite(off) || off <= 1)
		return;
	for (size_t i = 0; i < n; i++) {
		smr_prediction *p = &c[i].predicted;

		if (p->runs > 0)
			continue;
		p->p10 *= sqrt(off);
		p->p50 *= sqrt(off);
		p->p90 *= sqrt(off);
	}
}
