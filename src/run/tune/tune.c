/* Search: contests (plan/choice/contest.h) without a regret budget. The first is between the
 * candidates, the next ones between the variants of those near the best, each of which changes one
 * decision of its cost model; combinations are not tried. Each arm is checked against the reference
 * before its first call. */
#include "run/tune/tune.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "plan/choice/contest.h"

/* Predictions may be wrong: an arm is open up to so many times its p10. */
static const double DOUBT = 3;
static const double NEAR = 1.5;       /* times the best: arms that are kept, ways that are tuned */
static const double BURST_S = 0.4e-3; /* seconds of short calls, of which the fastest counts */
static const double SHARE = 0.25;     /* of the limit, for one kernel */
enum { BURST = 10 };

/* An implementation with one tuning, and its code once it is made. */
typedef struct arm {
	const smr_candidate *k;
	unsigned tuning;
	smr_dispatch *p;
} arm;

typedef struct search {
	const smr_runner *r;
	smr_flow *f;
	smr_specialization *s;
	const smr_env *e;
	smr_dispatch *place; /* the size's */
	const smr_check_sample *sample;
	int64_t from;
	double limit_s;
	smr_dispatch *best;
	double least;    /* of the best */
	unsigned tuning; /* of the best */
} search;

/* Memory is restored between calls; where a predicate selects the stored elements, the reference
 * evaluates it. */
static const double MOST_STEPS = 2e7;

static bool is_slow_to_undo(const smr_codelet *c, const smr_env *e)
{
	for (uint32_t k = 0; k <= c->nbeside && !smr_codelet_is_opaque(c); k++)
		if (smr_codelet_nest(c, k)->nest->pred != NULL &&
		    smr_nest_all_steps(smr_codelet_nest(c, k), e->sym) > MOST_STEPS)
			return true;
	return false;
}

static bool is_late(const search *x)
{
	return smr_seconds(x->from, smr_now_ns()) > x->limit_s;
}

static void set_tuning(const search *x, unsigned tuning)
{
	x->f->codelets[x->place->codelet - x->f->codelets].tuning = tuning;
}

static void drop(smr_dispatch *p)
{
	smr_step_free(p);
	smr_free(p);
}

/* Seconds of one call; INFINITY: it failed. */
static double time_one_call(const search *x, smr_dispatch *p)
{
	int64_t from;

	smr_check_sample_restore(x->sample, x->e);
	from = smr_now_ns();

	if (p->impl->run(p->exec, x->e, p->workers) != SMR_OK)
		return INFINITY;
	return smr_seconds(from, smr_now_ns());
}

/* Seconds of the fastest of some calls; INFINITY: one failed. */
static double time_burst(const search *x, smr_dispatch *p)
{
	double least = INFINITY, sum = 0;

	for (int i = 0; i < BURST && sum < BURST_S; i++) {
		double s = time_one_call(x, p);

		if (!isfinite(s))
			return s;
		least = fmin(least, s);
		sum += s;
	}
	return least;
}

static bool is_right(const search *x, smr_dispatch *p)
{
	smr_check_sample_spoil(x->sample, x->e);
	if (isfinite(time_one_call(x, p)) && smr_check_sample_compare(x->sample, x->e) == SMR_OK)
		return true;
	smr_log(SMR_LOG_WARN, "%s: %s, tuning %u: %s", x->f->graph->name, p->impl->name,
		p->codelet->tuning, smr_errmsg());
	return false;
}

/* Makes the code of an arm and checks it. */
static bool make_arm(const search *x, arm *a)
{
	bool right;

	set_tuning(x, a->tuning);
	a->p = smr_step_other(x->r, x->f, x->place, a->k, x->e);
	if (a->p == NULL)
		return false;
	right = a->p->impl->prepare(a->p->codelet, x->e, a->p->workers, &a->p->exec) == SMR_OK &&
		is_right(x, a->p);
	smr_exit_guard_watch(); /* it may have opened a library */
	a->p->checked = right;
	if (right)
		return true;
	drop(a->p);
	a->p = NULL;
	return false;
}

/* ---- contests ------------------------------------------------------------------------------- */

static void leave(smr_contest *t, arm *list, size_t i)
{
	t->entrant[i].out = true;
	if (list[i].p != NULL)
		drop(list[i].p);
	list[i].p = NULL;
}

/* Calls arms until no call could change the leader. An arm far behind it is dropped at once, with
 * the memory of its code. */
static void run_contest(const search *x, smr_contest *t, arm *list)
{
	while (!is_late(x) && !smr_contest_over(t)) {
		size_t who = smr_contest_next(t, false), want = t->n;
		double gain, s;

		if (who == t->leader && !smr_contest_is_new(t)) {
			want = smr_contest_wants(t, 1, &gain);
			if (want == t->n)
				return;
			if (make_arm(x, &list[want]))
				t->entrant[want].there = true;
			else
				leave(t, list, want);
			continue;
		}
		s = time_burst(x, list[who].p);
		smr_contest_took(t, who, s, SMR_CALL_QUIET);
		if (!isfinite(s) && who == t->leader)
			return;
		if (who != t->leader && !(s < NEAR * t->entrant[t->leader].least))
			leave(t, list, who);
	}
}

/* Holds a contest; list[lead] has code, or gets it. The winner, if it was measured, is x->best; the
 * others' code is dropped. @p took: by arm: the least time, or INFINITY. */
static void hold_contest(search *x, arm *list, size_t n, size_t lead, double *took)
{
	smr_candidate c[SMR_ENTRANTS];
	smr_contest t;

	smr_assert(n <= SMR_ENTRANTS);
	for (size_t i = 0; i < n; i++) {
		took[i] = INFINITY;
		c[i] = *list[i].k;
		c[i].predicted.p10 /= DOUBT;
	}
	for (size_t i = 0; list[lead].p == NULL && !make_arm(x, &list[lead]); i++) {
		if (i + 1 == n || is_late(x))
			return;
		lead = (lead + 1) % n;
	}
	smr_contest_begin(&t, c, n, lead);
	smr_contest_search(&t);
	run_contest(x, &t, list);
	for (size_t i = 0; i < n; i++) {
		took[i] = t.entrant[i].least;
		if (i != t.leader && list[i].p != NULL)
			drop(list[i].p);
	}
	if (!isfinite(took[t.leader])) { /* it failed, or there was no time */
		if (list[t.leader].p != x->best)
			drop(list[t.leader].p);
		return;
	}
	x->best = list[t.leader].p;
	x->tuning = list[t.leader].tuning;
	x->least = took[t.leader];
}

/* Holds contests of the best one and the tunings of a candidate, which takes @p took seconds so
 * far. Returns its least time. */
static double try_tunings(search *x, const smr_candidate *k, double took)
{
	unsigned all = smr_impls[k->way]->tunings;
	smr_candidate best = *k, tuned = *k;

	tuned.predicted.runs = 0;
	tuned.predicted.p10 = tuned.predicted.p50 = tuned.predicted.p90 = took;
	tuned.predicted.roofline = took;
	for (unsigned from = 1; from < all && !is_late(x); from += SMR_ENTRANTS - 1) {
		arm list[SMR_ENTRANTS] = {{.k = &best, .tuning = x->tuning, .p = x->best}};
		double times[SMR_ENTRANTS];
		smr_dispatch *was = x->best;
		size_t n = 1;

		best.predicted = tuned.predicted;
		for (unsigned i = from; i < all && n < SMR_ENTRANTS; i++)
			list[n++] = (arm){.k = &tuned, .tuning = i};
		hold_contest(x, list, n, 0, times);
		if (x->best != was)
			took = x->least;
	}
	return took;
}

static void record_tuned_time(const search *x, const smr_candidate *k, double seconds)
{
	const smr_run_hooks *h = &x->r->hooks;
	smr_dispatch *p = isfinite(seconds) && h->tuned_time != NULL
				  ? smr_step_other(x->r, x->f, x->place, k, x->e)
				  : NULL;

	if (p == NULL)
		return;
	h->tuned_time(h->ctx, &p->query, p->roofline, seconds, true);
	drop(p);
}

/* Measures candidates with default tunings, then the tunings of the near ones. The time of a tuning
 * is recorded only if it is selected: the next process has no other. */
static void try_all(search *x, const smr_candidate *ways, size_t n, size_t own, double *took)
{
	arm list[SMR_ENTRANTS] = {{0}};

	for (size_t i = 0; i < n; i++)
		list[i].k = &ways[i];
	hold_contest(x, list, n, own, took);
	for (size_t i = 0; i < n && x->best != NULL && !x->r->tune->ways_only; i++)
		if (took[i] <= NEAR * x->least)
			took[i] = try_tunings(x, &ways[i], took[i]);
}

/* Start of its memory; NULL: a scalar. */
static const void *memory_of(const smr_node *v, const smr_env *e)
{
	if (v != NULL && v->op == SMR_OP_nest)
		v = v->into;
	return v != NULL && v->op == SMR_OP_view ? e->base[v->window->base] : NULL;
}

/* Returns whether calls may be repeated: the codelet stores nothing that it reads. */
static bool is_repeatable(const smr_codelet *c, const smr_env *e)
{
	for (uint32_t k = 0; k <= c->nbeside; k++) {
		const smr_node *v = smr_codelet_nest(c, k);
		const void *to = memory_of(v, e);

		for (uint32_t i = 0; i < v->nins; i++)
			if (to == NULL || memory_of(v->ins[i], e) == to)
				return false;
	}
	return true;
}

static void keep_tuning(const search *x, const smr_dispatch *was)
{
	const smr_run_hooks *h = &x->r->hooks;
	const smr_cost_query *q = &x->best->query;

	set_tuning(x, x->tuning);
	if (h->tuned != NULL)
		h->tuned(h->ctx, q->code, q->size, x->tuning);
	if (h->judge != NULL)
		h->judge(h->ctx, q->code, x->best->impl->name, q->size, true);
	x->r->tune->better += x->tuning > 0 || x->best->impl != was->impl ||
			      (x->best->workers != NULL) != (was->workers != NULL);
}

/* Moves the best candidate to the size's place; the list of candidates and the report's row stay.
 */
static void take_place(search *x)
{
	smr_dispatch was = *x->place;

	*x->place = *x->best;
	x->place->ways = was.ways;
	x->place->nways = was.nways;
	x->place->original = was.original;
	x->place->row = was.row;
	x->place->tells_anew = false;
	was.ways = NULL;
	was.nways = 0;
	*x->best = was;
	drop(x->best);
	x->best = x->place;
	smr_row_changed(x->place);
	if (x->place->row != NULL)
		strcpy(x->place->row->check, "passed");
}

static void search_ways(search *x)
{
	smr_dispatch *was = x->place;
	smr_candidate own = {.predicted = was->predicted,
			     .way = was->way,
			     .threads = was->workers != NULL ? smr_workers_count(was->workers) : 1};
	const smr_candidate *ways = was->nways > 0 ? was->ways : &own;
	double took[SMR_ENTRANTS];
	size_t n = was->nways > 0 ? was->nways : 1;

	n = n < SMR_ENTRANTS ? n : SMR_ENTRANTS;
	try_all(x, ways, n, smr_step_way(was) < n ? smr_step_way(was) : 0, took);
	for (size_t i = 0; i < n; i++)
		record_tuned_time(x, &ways[i], took[i]);
	if (x->best == NULL)
		return;
	keep_tuning(x, was);
	take_place(x);
}

bool smr_tune_step(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e)
{
	smr_tune *t = r->tune;
	smr_dispatch *p = &s->steps[i];
	unsigned before = p->codelet->tuning;
	smr_check_sample *sample = NULL;
	search x = {.r = r,
		    .f = f,
		    .s = s,
		    .e = e,
		    .place = p,
		    .from = smr_now_ns(),
		    .least = INFINITY};

	x.limit_s = fmin(t->limit_s - t->spent_s, SHARE * t->limit_s);
	t->kernels++;
	if (x.limit_s <= 0 || is_slow_to_undo(p->codelet, e) ||
	    (!r->originals && !is_repeatable(p->codelet, e)) ||
	    smr_check_sample_take(p->codelet, e, &sample) != SMR_OK) {
		t->passed++;
		return false;
	}
	x.sample = sample;
	search_ways(&x);
	if (x.best == NULL)
		set_tuning(&x, before);
	smr_check_sample_restore(sample, e);
	smr_check_sample_free(sample);
	t->spent_s += smr_seconds(x.from, smr_now_ns());
	if (t->tell != NULL)
		t->tell(t->arg, t);
	return x.best != NULL;
}

void smr_tune_once(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e)
{
	static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
	smr_dispatch *p = &s->steps[i];

	if (p->tuned || p->impl == &smr_impl_plain || pthread_mutex_trylock(&one) != 0)
		return;
	(void)smr_tune_step(r, f, s, i, e);
	p->tuned = true;
	pthread_mutex_unlock(&one);
}

bool smr_tune_may_repeat(const smr_specialization *s, const smr_env *e)
{
	for (size_t i = 0; i < s->nsteps; i++) {
		const smr_node *to = s->steps[i].codelet->nest;

		if (to->nest == NULL || to->nest->pred != NULL)
			return false;
		for (size_t k = 0; to->into != NULL && k <= i; k++) {
			const smr_node *v = s->steps[k].codelet->nest;

			for (uint32_t j = 0; j < v->nins; j++)
				if (memory_of(v->ins[j], e) == memory_of(to, e))
					return false;
		}
	}
	return true;
}
