/** @file Planners: one struct each, listed in list.c. */
#ifndef SMR_PLAN_CHOICE_PLANNER_H
#define SMR_PLAN_CHOICE_PLANNER_H
#include "cost/model/cost.h"

typedef struct smr_candidate {
	smr_prediction predicted;
	size_t way; /* the caller's identifier of the candidate */
	int threads;
} smr_candidate;

/** Upper limits of the 90 % quantiles; 0: no limit. */
typedef struct smr_limits {
	double seconds, joules, memory_bytes;
} smr_limits;

typedef struct smr_planner {
	const char *name, *about;
	/** Returns the candidate to run; NULL, with the reason in smr_errmsg(), when none is within
	 * the limits. Of equal candidates the first is returned. */
	const smr_candidate *(*pick)(const smr_candidate *c, size_t n, const smr_limits *l);
} smr_planner;

/** Returns a candidate other than @p best that is due for a try, or NULL (explore.c). */
const smr_candidate *smr_plan_explore(const smr_candidate *c, size_t n, const smr_candidate *best);

/** Returns whether a candidate that ran last @p p.age runs ago, and took far longer than @p best
 * seconds then, may be tried again: the measurement may be outdated. */
bool smr_plan_is_old(const smr_prediction *p, double best);
/** Raises the predictions of candidates that never ran by half (in logarithms) of what measured
 * candidates took beyond the model. */
void smr_plan_level(smr_candidate *c, size_t n);

extern const smr_planner *const smr_planners[]; /* NULL-terminated; the first is the default */
#endif
