/** @file Online autotuning: the candidates of one step, tried while the program runs
 * (plan/choice/contest.h). */
#ifndef SMR_RUN_CHOOSE_BANDIT_H
#define SMR_RUN_CHOOSE_BANDIT_H
#include "plan/choice/contest.h"
#include "run/run.h"

typedef struct smr_bandit smr_bandit;

/** Of the step @p p of a size. What is to be made first leaves its place to the best of those that
 * can run at once, if that is predicted to take less than @p most seconds; what is made already
 * stays. NULL: there is nothing to try, nothing that can run, or no memory. */
smr_bandit *smr_bandit_new(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
			   const smr_env *e, double most);
/** What is in the size's place stays; NULL is fine. */
void smr_bandit_free(smr_bandit *v);
/** The same, and what the ways took is told to processes to come, as
 * surely as it is known; NULL is fine. */
void smr_bandit_end(const smr_runner *r, const smr_flow *f, smr_bandit *v, const smr_env *e);
/** Runs the step, or another way in its place; the quickest is in the size's place then. @p
 * disturbed: a compilation runs beside it. */
SMR_MUST_USE smr_status smr_bandit_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				       smr_bandit *v, const smr_env *e, bool disturbed);
/** Who is to be made ready, since it would have saved *@p gain seconds in @p runs; NULL: nobody. It
 * stays the rivals'. */
smr_dispatch *smr_bandit_want(const smr_runner *r, const smr_flow *f, smr_bandit *v,
			      const smr_env *e, double runs, double *gain);
/** Seconds until a way can run and is trusted. */
double smr_bandit_setup(const smr_runner *r, const smr_dispatch *p, const smr_env *e);
/** It was made, or cannot be. */
void smr_bandit_made(smr_bandit *v, const smr_dispatch *p, bool can);
/** Adds what it came to so far. */
void smr_bandit_add(const smr_bandit *v, smr_contest_sum *sum);
/** Nothing is left to try. */
bool smr_bandit_over(const smr_bandit *v);
/** The last run was a try: it took a way that did not lead. */
bool smr_bandit_tried(const smr_bandit *v);
#endif
