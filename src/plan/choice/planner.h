/** @file Planners: one struct each, listed in list.c. */
#ifndef SMR_PLAN_CHOICE_PLANNER_H
#define SMR_PLAN_CHOICE_PLANNER_H
#include "cost/model/cost.h"

typedef struct smr_candidate {
	smr_prediction predicted;
	size_t way; /* the caller's number of it */
	int threads;
} smr_candidate;

/** What must hold nine times in ten; 0: no limit. */
typedef struct smr_limits {
	double seconds, joules, memory_bytes;
} smr_limits;

typedef struct smr_planner {
	const char *name, *about;
	/** The candidate to take; NULL, with the reason in smr_errmsg(), when none is within the
	 * limits. Of equal ones the first. */
	const smr_candidate *(*pick)(const smr_candidate *c, size_t n, const smr_limits *l);
} smr_planner;

/** Another candidate than @p best that it is time to try once, or NULL (explore.c). */
const smr_candidate *smr_plan_explore(const smr_candidate *c, size_t n, const smr_candidate *best);

/** Whether what was last taken @p p.age runs ago, and then took far longer than @p best seconds,
 * may be tried again: what was measured may not hold any more. */
bool smr_plan_is_old(const smr_prediction *p, double best);
/** What past runs took beyond the model by any way, ways that never ran are likely to take, too:
 * raises their predictions, by half of it. */
void smr_plan_level(smr_candidate *c, size_t n);

extern const smr_planner *const smr_planners[]; /* NULL-terminated; the first is the default */
#endif
