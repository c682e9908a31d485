/* Contests.
 *
 * An arm whose 10 % quantile is below the leader's least time is called; after each call it stays
 * in as long as chance explains the distance of its least time from the leader's: successive
 * elimination (Even-Dar, Mannor and Mansour, "Action elimination and stopping conditions for the
 * multi-armed bandit and reinforcement learning problems", JMLR 7, 2006), with the least instead of
 * the mean, since a disturbance only ever makes a call slower. An arm that took far longer than
 * even its 90 % quantile gets another call: another process may have slowed the first one down. All
 * tries together may lose SHARE of the time, checks included; an arm as fast as the leader costs
 * nothing, one twice as slow waits for twenty runs. An arm that seems to be much faster is checked
 * once the leader has lost as much time as the check takes.
 *
 * An arm that never runs is never measured, and one that was measured while the machine was loaded
 * keeps a bad record. So an arm may be tried again when so many runs, of all processes, went by
 * without it that the try costs EXPLORE of the time spent: one that takes r times as long waits (r
 * - 1) / EXPLORE runs. Tries are sequenced by the count of runs, not drawn (Vakili, Liu and Zhao,
 * "Deterministic sequencing of exploration and exploitation for multi-armed bandit problems", IEEE
 * J-STSP 7, 2013); the sequence there thins out with log(time), here it does not, since machines
 * change. */
#include "plan/choice/contest.h"

#include <math.h>

static const double SHARE = 0.05;
static const double SURPRISE = 2, MARGIN = 0.98;
static const double PLAIN = 1.5; /* ratio of times that is seen even while other processes run */
static const double WAITED = 0.05, WAITED_S = 2e-6; /* a longer wait is caused by other processes */
static const double LUCK = 0.25;    /* approximate share of a gain at p10 that is really obtained */
static const double EXPLORE = 0.01; /* share of the time for each arm that is tried again */
static const double WORTH_S = 0.1;  /* seconds: most that building an arm may take */
enum { AT_FIRST = 8 };              /* first runs, without tries */
enum { ENOUGH = 5, SURE = 2, IN_VAIN = 8, SOON = 16 };
/* Index: number of calls. Multiple of the leader's least time that is still near. */
static const double near_enough[ENOUGH] = {0, 2.5, 1.4, 1.2, 1.1};

void smr_contest_begin(smr_contest *t, const smr_candidate *c, size_t n, size_t leader)
{
	*t = (smr_contest){
		.n = n < SMR_ENTRANTS ? n : SMR_ENTRANTS, .leader = leader, .share = SHARE};
	t->due = t->n;
	for (size_t i = 0; i < t->n; i++)
		t->entrant[i] =
			(smr_arm){.predicted = c[i].predicted, .least = INFINITY, .seen = INFINITY};
	t->entrant[leader].there = true;
}

void smr_contest_search(smr_contest *t)
{
	t->share = INFINITY;
}

/* Returns whether an arm that ran last p->age runs ago, and took far longer than @p best seconds
 * then, may be tried again: the measurement may be outdated. */
static bool is_old(const smr_prediction *p, double best)
{
	double wait = (p->p50 / best - 1) / EXPLORE;

	return p->age >= AT_FIRST && (double)p->age >= wait;
}

static bool is_due(const smr_prediction *p, const smr_prediction *best)
{
	return is_old(p, best->p50) && (p->runs > 0 || best->p50 * p->age > WORTH_S);
}

void smr_contest_explore(smr_contest *t, uint64_t at)
{
	const smr_prediction *lead = &t->entrant[t->leader].predicted;

	t->due = t->n;
	t->due_at = at;
	for (size_t i = 0; i < t->n; i++) {
		const smr_prediction *p = &t->entrant[i].predicted;

		if (i != t->leader && is_due(p, lead) &&
		    (t->due == t->n || p->p50 < t->entrant[t->due].predicted.p50))
			t->due = i;
	}
}

/* Factor of a prediction of an arm that never ran: the ratio of the leader's least time to its
 * roofline is assumed to be due to the sizes by half (in logarithms). */
static double size_correction(const smr_contest *t, const smr_arm *x)
{
	const smr_arm *lead = &t->entrant[t->leader];

	if (x->predicted.runs > 0 || lead->predicted.runs > 0 || lead->calls < SURE)
		return 1;
	return sqrt(lead->least / lead->predicted.roofline);
}

static double expected(const smr_contest *t, const smr_arm *x)
{
	return x->calls > 0 ? x->least : x->predicted.p50 * size_correction(t, x);
}

/* Returns whether another call of @p x may change the leader. */
static bool is_open(const smr_contest *t, const smr_arm *x)
{
	double bar = t->entrant[t->leader].least;

	if (x->out || x->calls >= ENOUGH)
		return false;
	if (x->calls == 0)
		return x->predicted.p10 * size_correction(t, x) < bar || is_old(&x->predicted, bar);
	return x->least < near_enough[x->calls] * bar ||
	       (x->calls <= SURE && x->least > SURPRISE * x->predicted.p90);
}

/* Returns whether the first call of @p x is paid: it needs no check, or the share for tries covers
 * it, or the leader has lost as much in comparison with the p90 of @p x, so that waiting longer
 * would cost as much again. */
static bool is_paid(const smr_contest *t, const smr_arm *x)
{
	double waste = (double)t->runs * (t->entrant[t->leader].seen - x->predicted.p90);

	return isfinite(x->seen) || x->first <= 0 ||
	       t->lost + x->first <= fmax(t->share * t->spent, waste);
}

/* Returns the arm that is faster than the leader by the factor PLAIN, or the leader. */
static size_t best_by_far(const smr_contest *t)
{
	size_t best = t->leader;
	double least = t->entrant[t->leader].seen / PLAIN;

	for (size_t i = 0; i < t->n && isfinite(least); i++) {
		const smr_arm *x = &t->entrant[i];
		double s = isfinite(x->seen) ? x->seen : x->predicted.p50;

		if (x->there && !x->out && s < least && is_paid(t, x)) {
			least = s;
			best = i;
		}
	}
	return best;
}

/* Seconds that a call of @p x may lose. */
static double expected_loss(const smr_contest *t, const smr_arm *x)
{
	return fmax(expected(t, x) - t->entrant[t->leader].least, 0) +
	       (isfinite(x->seen) ? 0 : x->first);
}

size_t smr_contest_next(smr_contest *t, bool disturbed)
{
	size_t best = t->leader;
	double least = INFINITY;

	if (t->due < t->n && t->runs == t->due_at && !t->entrant[t->due].out)
		return t->due;
	if (disturbed)
		return best_by_far(t);
	if (smr_contest_is_new(t) || t->runs < t->look)
		return t->leader;
	for (size_t i = 0; i < t->n; i++) {
		const smr_arm *x = &t->entrant[i];
		double s = expected(t, x), more = expected_loss(t, x);

		if (i != t->leader && x->there && is_open(t, x) && s < least &&
		    (more == 0 || t->lost + more <= t->share * t->spent)) {
			least = s;
			best = i;
		}
	}
	if (best == t->leader) /* the longer the leader ran, the less an early next try can gain */
		t->look = t->runs + t->runs / SOON;
	return best;
}

static void record_time(smr_contest *t, size_t who, double seconds)
{
	smr_arm *x = &t->entrant[who];
	double bar = t->entrant[t->leader].least;

	x->calls++;
	x->vain = 0;
	x->least = fmin(x->least, seconds);
	if (who != t->leader && x->calls >= SURE && x->least < MARGIN * bar)
		t->leader = who;
}

void smr_contest_took(smr_contest *t, size_t who, double seconds, smr_call_noise noise)
{
	double bar = t->entrant[t->leader].least;
	smr_arm *x = &t->entrant[who];

	t->runs++;
	t->tries += who != t->leader;
	t->spent += seconds > 0 ? seconds : isfinite(bar) ? bar : 0;
	if (seconds <= 0)
		return;
	if (who != t->leader && seconds > bar)
		t->lost += seconds - bar;
	x->seen = fmin(x->seen, seconds);
	x->quiet += noise == SMR_CALL_QUIET;
	if (noise != SMR_CALL_DISTURBED || ++x->vain >= IN_VAIN)
		record_time(t, who, seconds);
	else if (who != t->leader && isfinite(t->entrant[t->leader].seen) &&
		 x->seen * PLAIN < t->entrant[t->leader].seen)
		t->leader = who;
}

/* Returns the least time that arms which can run already may reach once they are tried. */
static double best_available_time(const smr_contest *t)
{
	double least = t->entrant[t->leader].least;

	for (size_t i = 0; i < t->n; i++)
		if (t->entrant[i].there && is_open(t, &t->entrant[i]))
			least = fmin(least, expected(t, &t->entrant[i]));
	return least;
}

size_t smr_contest_wants(const smr_contest *t, double runs, double *gain)
{
	double bar = best_available_time(t);
	size_t best = t->n;

	*gain = 0;
	for (size_t i = 0; i < t->n && t->entrant[t->leader].calls >= SURE; i++) {
		const smr_arm *x = &t->entrant[i];
		double by = size_correction(t, x), g = bar - x->predicted.p50 * by;

		if (x->there || !is_open(t, x))
			continue;
		if (x->predicted.runs == 0)
			g = fmax(g, LUCK * (bar - x->predicted.p10 * by));
		if (g * runs > *gain) {
			*gain = g * runs;
			best = i;
		}
	}
	return best;
}

bool smr_contest_waited(double took, double ran)
{
	return took > ran * (1 + WAITED) + WAITED_S;
}

bool smr_contest_knows(const smr_arm *x)
{
	return x->quiet >= SURE;
}

bool smr_contest_is_new(const smr_contest *t)
{
	return t->entrant[t->leader].calls < SURE;
}

void smr_contest_add(const smr_contest *t, bool over, smr_contest_sum *sum)
{
	sum->open += !over;
	sum->over += over;
	sum->tries += t->tries;
	sum->lost += t->lost;
}

bool smr_contest_over(const smr_contest *t)
{
	if (smr_contest_is_new(t))
		return false;
	for (size_t i = 0; i < t->n; i++)
		if (i != t->leader && is_open(t, &t->entrant[i]))
			return false;
	return true;
}
