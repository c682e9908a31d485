/** @file A contest: the ways to do one codelet, tried beside each other in one process.
 *
 * Predictions say who begins; what calls took says who stays. It says which way the next call
 * takes, hears what that took, and is over once no further call could change who leads. Seconds. */
#ifndef SMR_PLAN_CHOICE_CONTEST_H
#define SMR_PLAN_CHOICE_CONTEST_H
#include "plan/choice/planner.h"

enum { SMR_ENTRANTS = 12 };

typedef struct smr_arm {
	smr_prediction predicted;
	double least;   /* of its calls here; INFINITY: none tells yet */
	double seen;    /* ... the disturbed ones counted */
	double first;   /* that its first call takes besides: it is checked */
	unsigned calls; /* that tell */
	unsigned vain;  /* in a row that were disturbed */
	bool there;     /* it can run; else somebody must make it first */
	bool out;       /* it cannot be made, or fails */
} smr_arm;

typedef struct smr_contest {
	size_t n, leader;
	uint64_t runs;
	uint64_t look;      /* the run at which to look again; until then the leader runs */
	uint64_t tries;     /* runs that the leader did not take */
	double spent, lost; /* by all runs; by tries beyond what the leader would have taken */
	smr_arm entrant[SMR_ENTRANTS];
} smr_contest;

/** What contests came to, all together. */
typedef struct smr_contest_sum {
	uint64_t open, over, tries;
	double lost;
} smr_contest_sum;
void smr_contest_add(const smr_contest *t, bool over, smr_contest_sum *sum);

/** @p c: as many as there is room for. The leader is there. */
void smr_contest_begin(smr_contest *t, const smr_candidate *c, size_t n, size_t leader);
/** Who takes the next call: the leader, or somebody who is tried. @p disturbed: something else runs
 * beside it, so that only large differences are seen. */
size_t smr_contest_next(smr_contest *t, bool disturbed);
/** The call took @p seconds; 0: it was not measured. @p disturbed: as it was run. */
void smr_contest_took(smr_contest *t, size_t who, double seconds, bool disturbed);
/** Who cannot run yet and would be worth a call, that is: what is made of the seconds that the
 * leader loses in @p runs of it. n: nobody. */
size_t smr_contest_wants(const smr_contest *t, double runs, double *gain);
/** The leader's own calls do not tell enough yet. */
bool smr_contest_is_new(const smr_contest *t);
/** What its calls took tells of it: there were more than one. */
bool smr_contest_knows(const smr_arm *x);
/** Whether a call was disturbed: its one thread ran for @p ran of the @p took seconds, and waited
 * for others else. */
bool smr_contest_waited(double took, double ran);
/** No further call could change who leads. */
bool smr_contest_over(const smr_contest *t);
#endif
