/** @file Selection of a candidate by its prediction. */
#ifndef SMR_PLAN_CHOICE_PICK_H
#define SMR_PLAN_CHOICE_PICK_H
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

/** Returns the candidate with the least median time among those within the limits (NULL: none);
 * of equal candidates the first. NULL, with the reason in smr_errmsg(): none is within the limits.
 */
const smr_candidate *smr_pick_cheapest(const smr_candidate *c, size_t n, const smr_limits *l);

/** Raises the predictions of candidates that never ran by half (in logarithms) of what measured
 * candidates took beyond the model. */
void smr_pick_level(smr_candidate *c, size_t n);
#endif
