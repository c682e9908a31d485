/** @file The ways of one kernel, tried beside each other while a program runs (plan/contest.h). */
#ifndef SMR_RUN_RIVALS_H
#define SMR_RUN_RIVALS_H
#include "run/run.h"

typedef struct smr_rivals smr_rivals;

/** Of the one step of @p s. What is to be made first leaves its place to the best of those that
 * can run at once, if that is predicted to take less than @p most seconds; what is made already
 * stays. NULL: there is nothing to try, nothing that can run, or no memory. */
smr_rivals *smr_rivals_new(const smr_runner *r, const smr_flow *f, smr_size *s, const smr_env *e,
			   double most);
/** The step in @p s stays; NULL is fine. */
void smr_rivals_free(smr_rivals *v, const smr_size *s);
/** Runs the step, or another way in its place; the quickest is the size's step then. @p disturbed:
 * a compilation runs beside it. */
SMR_MUST_USE smr_status smr_rivals_run(const smr_runner *r, smr_flow *f, smr_size *s, smr_rivals *v,
				       const smr_env *e, bool disturbed);
/** Who is to be made ready, since it would have saved *@p gain seconds in @p runs; NULL: nobody. It
 * stays the rivals'. */
smr_flow_step *smr_rivals_want(const smr_runner *r, const smr_flow *f, const smr_size *s,
			       smr_rivals *v, const smr_env *e, double runs, double *gain);
/** It was made, or cannot be. */
void smr_rivals_made(smr_rivals *v, const smr_flow_step *p, bool can);
/** Nothing is left to try. */
bool smr_rivals_over(const smr_rivals *v);
#endif
