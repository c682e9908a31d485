/** @file Online autotuning: the candidates of one step, tried while the program runs
 * (plan/choice/contest.h). */
#ifndef SMR_RUN_CHOOSE_BANDIT_H
#define SMR_RUN_CHOOSE_BANDIT_H
#include "plan/choice/contest.h"
#include "run/run.h"

typedef struct smr_bandit smr_bandit;

/** Makes a bandit of the step @p p of a size. A candidate that has to be compiled is replaced by
 * the best of those that can run at once, if that is predicted to take less than @p most seconds; a
 * compiled one stays. NULL: there is no alternative, nothing can run, or there is no memory. */
smr_bandit *smr_bandit_new(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
			   const smr_env *e, double most);
/** Lets the run number @p at, from 0, be a try of a candidate that was not measured for long
 * (smr_contest_explore()). */
void smr_bandit_explore(smr_bandit *v, uint64_t at);
/** Frees the bandit; the step in the size's place stays; accepts NULL. */
void smr_bandit_free(smr_bandit *v);
/** Frees the bandit and records the times of the candidates for later processes, with their
 * certainty; accepts NULL. */
void smr_bandit_end(const smr_runner *r, const smr_flow *f, smr_bandit *v, const smr_env *e);
/** Runs the step, or another candidate in its place; the fastest is in the size's place then. @p
 * disturbed: a compilation runs at the same time. */
SMR_MUST_USE smr_status smr_bandit_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				       smr_bandit *v, const smr_env *e, bool disturbed);
/** Returns the candidate to prepare, which would have saved *@p gain seconds in @p runs; NULL:
 * there is none. The bandit owns it. */
smr_dispatch *smr_bandit_want(const smr_runner *r, const smr_flow *f, smr_bandit *v,
			      const smr_env *e, double runs, double *gain);
/** Returns the seconds until a candidate can run and is checked. */
double smr_bandit_setup(const smr_runner *r, const smr_dispatch *p, const smr_env *e);
/** Marks a candidate as compiled, or as impossible. */
void smr_bandit_made(smr_bandit *v, const smr_dispatch *p, bool can);
/** Adds the results so far to @p sum. */
void smr_bandit_add(const smr_bandit *v, smr_contest_sum *sum);
/** Returns whether no candidate is left to try. */
bool smr_bandit_over(const smr_bandit *v);
/** Returns whether the last run was a try: of a candidate other than the leader. */
bool smr_bandit_tried(const smr_bandit *v);
#endif
