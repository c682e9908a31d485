/* A kernel's ways, each a step of its own; the one that runs is put in the size's place for it. */
#include "run/rivals.h"

#include <math.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/ending.h"
#include "base/log.h"
#include "plan/contest.h"

/* What a thread waited for others, beyond this, disturbed it. */
static const double WAITED = 0.05, WAITED_S = 2e-6;

struct smr_rivals {
	smr_contest contest;
	smr_candidate way[SMR_ENTRANTS];
	smr_flow_step *step[SMR_ENTRANTS]; /* NULL: nobody needed it yet */
	bool ended;                        /* who led failed */
};

static smr_flow_step *step_of(const smr_runner *r, const smr_flow *f, const smr_size *s,
			      smr_rivals *v, size_t i, const smr_env *e)
{
	if (v->step[i] == NULL)
		v->step[i] = smr_step_other(r, f, s->steps, &v->way[i], e);
	return v->step[i];
}

static void drop(smr_flow_step **p)
{
	if (*p != NULL)
		smr_step_free(*p);
	smr_free(*p);
	*p = NULL;
}

/* Who can run at once. */
static void look_who_is_there(const smr_runner *r, const smr_flow *f, const smr_size *s,
			      smr_rivals *v, const smr_env *e)
{
	for (size_t i = 0; i < v->contest.n; i++) {
		smr_entrant *x = &v->contest.entrant[i];
		const smr_flow_step *p;

		if (x->there || x->out)
			continue;
		p = step_of(r, f, s, v, i, e);
		x->there = p != NULL && smr_step_setup(p) <= 0;
	}
}

static size_t best_there(const smr_contest *t)
{
	size_t best = t->n;

	for (size_t i = 0; i < t->n; i++)
		if (t->entrant[i].there &&
		    (best == t->n || t->entrant[i].predicted.p50 < t->entrant[best].predicted.p50))
			best = i;
	return best;
}

smr_rivals *smr_rivals_new(const smr_runner *r, const smr_flow *f, smr_size *s, const smr_env *e,
			   double most)
{
	smr_flow_step *p = s->steps;
	size_t own = smr_step_way(p), lead = own;
	bool there = p->exec != NULL || smr_step_setup(p) <= 0;
	smr_rivals *v;

	if (p->nways < 2 || p->nways > SMR_ENTRANTS || own == p->nways)
		return NULL;
	v = smr_calloc(1, sizeof(*v));
	if (v == NULL)
		return NULL;
	for (size_t i = 0; i < p->nways; i++)
		v->way[i] = p->ways[i];
	smr_contest_begin(&v->contest, v->way, p->nways, own);
	v->contest.entrant[own].there = there;
	v->step[own] = p;
	look_who_is_there(r, f, s, v, e);
	if (!there)
		lead = best_there(&v->contest);
	if (lead == v->contest.n || (!there && v->contest.entrant[lead].predicted.p50 >= most)) {
		smr_rivals_free(v, s);
		return NULL;
	}
	v->contest.leader = lead;
	s->steps = v->step[lead];
	return v;
}

void smr_rivals_free(smr_rivals *v, const smr_size *s)
{
	for (size_t i = 0; v != NULL && i < v->contest.n; i++)
		if (v->step[i] != s->steps)
			drop(&v->step[i]);
	smr_free(v);
}

bool smr_rivals_over(const smr_rivals *v)
{
	return v->ended || smr_contest_over(&v->contest);
}

smr_flow_step *smr_rivals_want(const smr_runner *r, const smr_flow *f, const smr_size *s,
			       smr_rivals *v, const smr_env *e, double runs, double *gain)
{
	size_t who;

	if (v->contest.runs < v->contest.look)
		return NULL;
	look_who_is_there(r, f, s, v, e);
	who = smr_contest_wants(&v->contest, runs, gain);
	return who < v->contest.n ? step_of(r, f, s, v, who, e) : NULL;
}

void smr_rivals_made(smr_rivals *v, const smr_flow_step *p, bool can)
{
	for (size_t i = 0; i < v->contest.n; i++)
		if (v->step[i] == p) {
			v->contest.entrant[i].there = can;
			v->contest.entrant[i].out = !can;
		}
}

/* The one whose turn it is, ready to run; else the leader. */
static size_t take_turn(const smr_runner *r, const smr_flow *f, const smr_size *s, smr_rivals *v,
			const smr_env *e, bool disturbed)
{
	smr_contest *t = &v->contest;
	size_t who = smr_contest_next(t, disturbed);
	smr_flow_step *p = step_of(r, f, s, v, who, e);
	int64_t from;

	if (who == t->leader || (p != NULL && p->exec != NULL))
		return who;
	from = smr_now_ns();
	if (p != NULL && p->impl->prepare(p->codelet, e, p->workers, &p->exec) == SMR_OK) {
		t->lost += smr_seconds(from, smr_now_ns());
		smr_ending_watch(); /* it may have opened a library */
		return who;
	}
	t->entrant[who].out = true;
	return t->leader;
}

static int64_t thread_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* What failed is another way by now, or nobody's. */
static void retire(smr_rivals *v, size_t who)
{
	if (who == v->contest.leader) {
		v->ended = true;
		return;
	}
	v->contest.entrant[who].out = true;
	drop(&v->step[who]);
}

static smr_status run_closely(const smr_runner *r, smr_flow *f, smr_size *s, smr_rivals *v,
			      const smr_env *e, size_t who, bool disturbed)
{
	smr_flow_step *p = v->step[who];
	const smr_impl *impl = p->impl;
	size_t leader = v->contest.leader;
	double before = p->spent, took, ran;
	int64_t from = thread_ns();
	smr_status st;

	s->steps = p;
	st = smr_size_run(r, f, s, e);
	s->steps = v->step[leader];
	took = p->spent - before;
	ran = smr_seconds(from, thread_ns());
	disturbed |= p->workers == NULL && took > ran * (1 + WAITED) + WAITED_S;
	if (st != SMR_OK || p->impl != impl) {
		retire(v, who);
		return st;
	}
	smr_contest_took(&v->contest, who, took, disturbed);
	if (v->contest.leader != leader)
		smr_log(SMR_LOG_DEBUG, "%s: %s on %d instead of %s", f->graph->name, p->impl->name,
			p->query.threads, v->step[leader]->impl->name);
	s->steps = v->step[v->contest.leader];
	return SMR_OK;
}

smr_status smr_rivals_run(const smr_runner *r, smr_flow *f, smr_size *s, smr_rivals *v,
			  const smr_env *e, bool disturbed)
{
	smr_contest *t = &v->contest;
	size_t who = take_turn(r, f, s, v, e, disturbed);
	smr_flow_step *p = s->steps;
	double before = p->spent;

	if (who != t->leader || smr_contest_is_new(t))
		return run_closely(r, f, s, v, e, who, disturbed);
	SMR_TRY(smr_size_run(r, f, s, e));
	smr_contest_took(t, who, p->spent - before, false);
	return SMR_OK;
}
