/** @file A contest: the implementations of one codelet, tried in turn in one process.
 *
 * Predictions select the first leader, measured calls later ones. The contest selects the arm of
 * the next call, records its time (in seconds), and ends once no further call could change the
 * leader. */
#ifndef SMR_PLAN_CHOICE_CONTEST_H
#define SMR_PLAN_CHOICE_CONTEST_H
#include "plan/choice/pick.h"

enum { SMR_ENTRANTS = 12 };

/** How much a measured call tells of its arm. */
typedef enum smr_call_noise {
	SMR_CALL_QUIET,
	SMR_CALL_PREEMPTED, /* threads of the process lost their processors: the call counts, but
			     * later processes must not trust it */
	SMR_CALL_DISTURBED  /* other work ran at the same time: only large differences count */
} smr_call_noise;

typedef struct smr_arm {
	smr_prediction predicted;
	double least;   /* least undisturbed time of a call; INFINITY: none yet */
	double seen;    /* the same with disturbed calls included */
	double first;   /* extra time of the first call, which is checked */
	unsigned calls; /* calls that were recorded in least */
	unsigned quiet; /* ... and were quiet */
	unsigned vain;  /* disturbed calls in a row */
	bool there;     /* it can run; else it has to be compiled first */
	bool out;       /* it cannot be compiled, or it fails */
} smr_arm;

typedef struct smr_contest {
	size_t n, leader;
	uint64_t runs;
	uint64_t look; /* the run of the next try; until then the leader runs */
	size_t due;    /* the arm of run number due_at; n: no such arm */
	uint64_t due_at;
	uint64_t tries;     /* runs of arms other than the leader */
	double spent, lost; /* of all runs; of tries, beyond the leader's time */
	double share;       /* that tries may lose of the time: the regret budget */
	smr_arm entrant[SMR_ENTRANTS];
} smr_contest;

/** Sums over contests. */
typedef struct smr_contest_sum {
	uint64_t open, over, tries;
	double lost;
} smr_contest_sum;
void smr_contest_add(const smr_contest *t, bool over, smr_contest_sum *sum);

/** Starts a contest of the first SMR_ENTRANTS candidates of @p c. The leader can run already. */
void smr_contest_begin(smr_contest *t, const smr_candidate *c, size_t n, size_t leader);
/** Removes the regret budget: a search, in which every call may be a try. */
void smr_contest_search(smr_contest *t);
/** Lets run number @p at be a try of an arm that history has not seen for so long that the try is a
 * small share of the time since: processes with few calls would never measure it. */
void smr_contest_explore(smr_contest *t, uint64_t at);
/** Returns the arm of the next call: the leader, or an arm that is tried. @p disturbed: other work
 * runs at the same time, so that only large differences are seen. */
size_t smr_contest_next(smr_contest *t, bool disturbed);
/** Records a call that took @p seconds; 0: it was not measured. */
void smr_contest_took(smr_contest *t, size_t who, double seconds, smr_call_noise noise);
/** Returns the arm that cannot run yet and would save most of the leader's time in @p runs calls,
 * *@p gain seconds; n if there is no such arm. */
size_t smr_contest_wants(const smr_contest *t, double runs, double *gain);
/** Returns whether the leader has too few recorded calls yet. */
bool smr_contest_is_new(const smr_contest *t);
/** Returns whether later processes may trust the time of @p x: it has several quiet calls. A single
 * one may have been with cold caches. */
bool smr_contest_knows(const smr_arm *x);
/** Returns whether a call was disturbed: its one thread ran for @p ran of the @p took seconds, and
 * waited for other threads in the rest. */
bool smr_contest_waited(double took, double ran);
/** Returns whether no further call could change the leader. */
bool smr_contest_over(const smr_contest *t);
#endif
