/* Selection by predicted time. */
#include "plan/choice/pick.h"

#include <math.h>

#include "base/status.h"

/* Returns the limit that the 90 % quantile exceeds, or NULL. A prediction has no energy interval:
 * the ratio p90 / p50 of time is applied to the energy. */
static const char *get_exceeded_limit(const smr_prediction *p, const smr_limits *l)
{
	double stretch = p->p50 > 0 ? p->p90 / p->p50 : 1;

	if (l->seconds > 0 && p->p90 > l->seconds)
		return "time";
	if (l->joules > 0 && p->energy_j * stretch > l->joules)
		return "energy";
	if (l->memory_bytes > 0 && p->memory_bytes > l->memory_bytes)
		return "memory";
	return NULL;
}

const smr_candidate *smr_pick_cheapest(const smr_candidate *c, size_t n, const smr_limits *l)
{
	const smr_candidate *best = NULL;
	const char *why = "candidates: there are none";

	for (size_t i = 0; i < n; i++) {
		const char *limit = l != NULL ? get_exceeded_limit(&c[i].predicted, l) : NULL;

		if (limit != NULL)
			why = limit;
		else if (best == NULL || c[i].predicted.p50 < best->predicted.p50)
			best = &c[i];
	}
	if (best == NULL)
		(void)smr_fail(SMR_EUNSUPPORTED, "no candidate is within the limit of %s", why);
	return best;
}

void smr_pick_level(smr_candidate *c, size_t n)
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
