/* The candidates of a step, each a step of its own; the one that runs replaces the step of the
 * specialization. */
#include "run/tune/bandit.h"

#include <math.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"

struct smr_bandit {
	smr_contest contest;
	smr_candidate way[SMR_ENTRANTS];
	smr_dispatch *place;              /* the size's step, which one of them replaces */
	size_t in;                        /* ... this one */
	smr_dispatch *step[SMR_ENTRANTS]; /* NULL: not needed yet, or it is in the place */
	bool ended, tried;                /* the leader failed; the last run was a try */
};

/* Sets the cost of the first call's check, unless an earlier process made it: sites wait for the
 * check before the candidate can run (online.c). */
static void count_check(const smr_runner *r, smr_bandit *v, size_t i, const smr_dispatch *p,
			const smr_env *e)
{
	smr_assert(i < v->contest.n);
	if (p != NULL && !r->originals)
		v->contest.entrant[i].first = smr_step_check_s(r, p, e);
}

static smr_dispatch *step_of(const smr_runner *r, const smr_flow *f, smr_bandit *v, size_t i,
			     const smr_env *e)
{
	smr_assert(i < v->contest.n);
	if (i == v->in)
		return v->place;
	if (v->step[i] == NULL) {
		v->step[i] = smr_step_other(r, f, v->place, &v->way[i], e);
		count_check(r, v, i, v->step[i], e);
	}
	return v->step[i];
}

static void free_dispatch(smr_dispatch **p)
{
	if (*p != NULL)
		smr_step_free(*p);
	smr_free(*p);
	*p = NULL;
}

/* Moves a built candidate to the place; the list of candidates stays there. */
static void put(smr_bandit *v, size_t who)
{
	smr_dispatch was = *v->place, *now = v->step[who];

	smr_assert(who < v->contest.n && v->in < v->contest.n);
	smr_assert(who == v->in || v->step[who] != NULL);
	if (who == v->in)
		return;
	*v->place = *now;
	v->place->ways = was.ways;
	v->place->nways = was.nways;
	v->place->original = was.original;
	was.ways = NULL;
	was.nways = 0;
	*now = was;
	v->step[v->in] = now;
	v->step[who] = NULL;
	v->in = who;
}

double smr_bandit_setup(const smr_runner *r, const smr_dispatch *p, const smr_env *e)
{
	return smr_step_setup(p) + (r->originals ? smr_step_check_s(r, p, e) : 0);
}

/* Marks the candidates that can run at once. */
static void mark_available_arms(const smr_runner *r, const smr_flow *f, smr_bandit *v,
				const smr_env *e)
{
	for (size_t i = 0; i < v->contest.n; i++) {
		smr_arm *x = &v->contest.entrant[i];
		const smr_dispatch *p;

		if (x->there || x->out)
			continue;
		p = step_of(r, f, v, i, e);
		x->there = p != NULL && smr_bandit_setup(r, p, e) <= 0;
	}
}

static size_t best_available_arm(const smr_contest *t)
{
	size_t best = t->n;

	smr_assert(t->n <= SMR_ENTRANTS);
	for (size_t i = 0; i < t->n; i++)
		if (t->entrant[i].there &&
		    (best == t->n || t->entrant[i].predicted.p50 < t->entrant[best].predicted.p50))
			best = i;
	return best;
}

void smr_bandit_free(smr_bandit *v)
{
	for (size_t i = 0; v != NULL && i < v->contest.n; i++)
		free_dispatch(&v->step[i]);
	smr_free(v);
}

smr_bandit *smr_bandit_new(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
			   const smr_env *e, double most)
{
	size_t own = smr_step_way(p), lead = own;
	bool there = p->exec != NULL || smr_step_setup(p) <= 0;
	smr_bandit *v;

	if (p->nways < 2 || p->nways > SMR_ENTRANTS || own == p->nways)
		return NULL;
	v = smr_calloc(1, sizeof(*v));
	if (v == NULL)
		return NULL;
	for (size_t i = 0; i < p->nways; i++)
		v->way[i] = p->ways[i];
	smr_contest_begin(&v->contest, v->way, p->nways, own);
	v->contest.entrant[own].there = there;
	count_check(r, v, own, p, e);
	v->place = p;
	v->in = own;
	mark_available_arms(r, f, v, e);
	if (!there)
		lead = best_available_arm(&v->contest);
	if (lead == v->contest.n || (!there && v->contest.entrant[lead].predicted.p50 >= most)) {
		smr_bandit_free(v);
		return NULL;
	}
	v->contest.leader = lead;
	put(v, lead);
	return v;
}

void smr_bandit_explore(smr_bandit *v, uint64_t at)
{
	smr_contest_explore(&v->contest, at);
}

/* Records the least time of quiet calls, which is as good as a measurement of tuning: the next
 * process begins with the winner, and does not try clearly slower ones. The time of an arm that had
 * no quiet calls is the time of a loaded machine: the history has it as that of a single run
 * (smr_run_hooks.timed), and the next process tries the arm again. */
static void record_tuned_times(const smr_runner *r, const smr_flow *f, smr_bandit *v,
			       const smr_env *e)
{
	const smr_run_hooks *h = &r->hooks;

	for (size_t i = 0; h->tuned_time != NULL && i < v->contest.n; i++) {
		const smr_arm *x = &v->contest.entrant[i];
		const smr_dispatch *p;

		if (x->out || !smr_contest_knows(x))
			continue;
		p = step_of(r, f, v, i, e);
		if (p != NULL)
			h->tuned_time(h->ctx, &p->query, p->roofline, x->least, false);
	}
}

void smr_bandit_end(const smr_runner *r, const smr_flow *f, smr_bandit *v, const smr_env *e)
{
	if (v != NULL && !v->ended)
		record_tuned_times(r, f, v, e);
	smr_bandit_free(v);
}

void smr_bandit_add(const smr_bandit *v, smr_contest_sum *sum)
{
	smr_contest_add(&v->contest, smr_bandit_over(v), sum);
}

bool smr_bandit_over(const smr_bandit *v)
{
	return v->ended || smr_contest_over(&v->contest);
}

bool smr_bandit_tried(const smr_bandit *v)
{
	return v->tried;
}

smr_dispatch *smr_bandit_want(const smr_runner *r, const smr_flow *f, smr_bandit *v,
			      const smr_env *e, double runs, double *gain)
{
	size_t who;

	if (v->contest.runs < v->contest.look)
		return NULL;
	mark_available_arms(r, f, v, e);
	who = smr_contest_wants(&v->contest, runs, gain);
	return who < v->contest.n ? step_of(r, f, v, who, e) : NULL;
}

void smr_bandit_made(smr_bandit *v, const smr_dispatch *p, bool can)
{
	smr_assert(v->contest.n <= SMR_ENTRANTS);
	for (size_t i = 0; i < v->contest.n; i++)
		if (v->step[i] == p) {
			v->contest.entrant[i].there = can;
			v->contest.entrant[i].out = !can;
		}
}

/* Returns the candidate of the next run, ready to run; else the leader. */
static size_t select_arm(const smr_runner *r, const smr_flow *f, smr_bandit *v, const smr_env *e,
			 bool disturbed)
{
	smr_contest *t = &v->contest;
	size_t who = smr_contest_next(t, disturbed);
	smr_dispatch *p = step_of(r, f, v, who, e);
	int64_t from;

	smr_assert(v->in == v->contest.leader);
	if (who == t->leader || (p != NULL && p->exec != NULL))
		return who;
	from = smr_now_ns();
	if (p != NULL && smr_step_build(r, f, p, e) == SMR_OK) {
		t->lost += smr_seconds(from, smr_now_ns());
		smr_row_pass(v->place, p);
		return who;
	}
	t->entrant[who].out = true;
	return t->leader;
}

/* Removes a candidate that failed; its step may have another implementation by now. */
static void retire_arm(smr_bandit *v, size_t who)
{
	smr_assert(who < v->contest.n);
	if (who == v->contest.leader) {
		v->ended = true;
		return;
	}
	v->contest.entrant[who].out = true;
	free_dispatch(&v->step[who]);
}

/* Runs the leader after a failed try. Where the program's loops could still run, the try stored
 * nothing. */
static smr_status run_leader(const smr_runner *r, smr_flow *f, smr_specialization *s, smr_bandit *v,
			     const smr_env *e, smr_status st)
{
	if (st == SMR_OK || !r->originals || v->place != s->steps || v->ended)
		return st;
	smr_log(SMR_LOG_INFO, "%s: %s", f->graph->name, smr_errmsg());
	return smr_step_run(r, f, s, v->place, e);
}

static smr_status run_measured_arm(const smr_runner *r, smr_flow *f, smr_specialization *s,
				   smr_bandit *v, const smr_env *e, size_t who, bool disturbed)
{
	size_t leader = v->contest.leader;
	smr_dispatch *p = v->place;
	const smr_impl *impl;
	double before, took, ran, all;
	int64_t from = smr_thread_ns(), at = smr_now_ns(), switches = smr_preemptions();
	smr_call_noise noise = disturbed ? SMR_CALL_DISTURBED : SMR_CALL_QUIET;
	smr_status st;

	smr_assert(who < v->contest.n);
	put(v, who);
	impl = p->impl;
	before = p->spent;
	st = smr_step_run(r, f, s, p, e);
	took = p->spent - before;
	ran = smr_seconds(from, smr_thread_ns());
	all = smr_seconds(at, smr_now_ns());
	if (p->workers == NULL && smr_contest_waited(took, ran))
		noise = SMR_CALL_DISTURBED;
	else if (!disturbed && smr_preemptions() != switches)
		noise = SMR_CALL_PREEMPTED;
	if (st != SMR_OK || p->impl != impl) {
		put(v, leader);
		retire_arm(v, who);
		return run_leader(r, f, s, v, e, st);
	}
	smr_contest_took(&v->contest, who, took, noise);
	if (who != leader) /* the try was checked, too */
		v->contest.lost += fmax(all - took, 0);
	if (v->contest.leader != leader)
		smr_log(SMR_LOG_DEBUG, "%s: %s on %d instead of %s", f->graph->name, impl->name,
			p->query.threads, smr_impls[v->way[leader].way]->name);
	put(v, v->contest.leader);
	return SMR_OK;
}

smr_status smr_bandit_run(const smr_runner *r, smr_flow *f, smr_specialization *s, smr_bandit *v,
			  const smr_env *e, bool disturbed)
{
	smr_contest *t = &v->contest;
	size_t who = select_arm(r, f, v, e, disturbed);
	smr_dispatch *p = v->place;
	const smr_impl *impl = p->impl;
	double before = p->spent;

	smr_assert(!v->ended || v->in < v->contest.n);
	v->tried = who != t->leader;
	if (v->tried || smr_contest_is_new(t))
		return run_measured_arm(r, f, s, v, e, who, disturbed);
	SMR_TRY(smr_step_run(r, f, s, p, e));
	v->ended = p->impl != impl;
	smr_contest_took(t, who, p->spent - before, SMR_CALL_PREEMPTED);
	return SMR_OK;
}
