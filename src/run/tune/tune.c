/* Each candidate is checked against the reference, then called a few times; its minimum time
 * counts. A clearly slower one is dropped after one or two calls. Then the variants of the best
 * candidate are measured one by one, each changing one decision of its cost model; combinations are
 * not tried. A gain below MARGIN counts as noise. */
#include "run/tune/tune.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"

static const double MARGIN = 0.97;
static const double HOPELESS = 3; /* times the best: limit of a second call; if predicted, of any */
static const double NEAR = 1.5;   /* ... up to which tunings are measured */
static const double LONG_S = 0.1, ENOUGH_S = 2e-3; /* seconds of all calls of one implementation */
static const double SHARE = 0.25;                  /* of the limit, for one kernel */
enum { FEWEST = 5, MOST = 50 };

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

/* Seconds of the fastest of several calls. */
static double time_fastest_call(const search *x, smr_dispatch *p, double bar)
{
	double least = INFINITY, sum = 0;

	for (int i = 0; i < MOST && (i < FEWEST || sum < ENOUGH_S); i++) {
		double s = time_one_call(x, p);

		least = fmin(least, s);
		sum += s;
		if (!isfinite(s) || least > HOPELESS * bar || (i > 0 && least > NEAR * bar) ||
		    (i > 0 && sum > LONG_S))
			break;
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

/* Measures one candidate; INFINITY: it cannot be built. The best one so far is kept ready to run.
 */
static double try_one(search *x, const smr_candidate *k, unsigned tuning)
{
	double s = INFINITY;
	smr_dispatch *p;

	set_tuning(x, tuning);
	p = smr_step_other(x->r, x->f, x->place, k, x->e);
	if (p == NULL)
		return INFINITY;
	if (p->impl->prepare(p->codelet, x->e, p->workers, &p->exec) == SMR_OK && is_right(x, p))
		s = time_fastest_call(x, p, x->least);
	smr_exit_guard_watch(); /* it may have opened a library */
	if (!(s < x->least * (tuning > 0 ? MARGIN : 1))) {
		drop(p);
		return s;
	}
	if (x->best != NULL)
		drop(x->best);
	p->checked = true;
	x->best = p;
	x->least = s;
	x->tuning = tuning;
	return s;
}

static void record_tuned_time(const search *x, const smr_candidate *k, double seconds)
{
	const smr_run_hooks *h = &x->r->hooks;
	smr_dispatch *p = isfinite(seconds) && h->tuned_time != NULL
				  ? smr_step_other(x->r, x->f, x->place, k, x->e)
				  : NULL;

	if (p == NULL)
		return;
	h->tuned_time(h->ctx, &p->query, p->roofline, seconds);
	drop(p);
}

/* Optimistic seconds: p10 by the formula, scaled by the error of the formula for the same
 * implementation on other threads, as the selection does (candidates.c). */
static double optimistic_seconds(const smr_candidate *ways, size_t n, size_t i, const double *took)
{
	double least = ways[i].predicted.p10;

	for (size_t k = 0; k < n; k++)
		if (ways[k].way == ways[i].way && isfinite(took[k]))
			least = fmin(least,
				     ways[i].predicted.p10 * took[k] / ways[k].predicted.p50);
	return least;
}

/* Measures a candidate with the default tuning. Returns whether it was tried. */
static bool try_way(search *x, const smr_candidate *ways, size_t n, size_t i, bool *tried,
		    double *took)
{
	if (tried[i] || is_late(x) || optimistic_seconds(ways, n, i, took) >= HOPELESS * x->least)
		return false;
	took[i] = try_one(x, &ways[i], 0);
	return tried[i] = true;
}

/* Measures candidates with default tunings, then the tunings of the near ones. The time of a tuning
 * is recorded only if it is selected: the next process has no other. */
static void try_all(search *x, const smr_candidate *ways, size_t n, size_t own, double *took)
{
	bool tried[SMR_TOLD_WAYS] = {false}, more = true;

	for (size_t i = 0; i < n; i++)
		took[i] = INFINITY;
	took[own] = try_one(x, &ways[own], 0);
	tried[own] = true;
	while (more) {
		more = false;
		for (size_t i = 0; i < n; i++)
			more |= try_way(x, ways, n, i, tried, took);
	}
	for (size_t i = 0; i < n; i++) {
		unsigned all = smr_impls[ways[i].way]->tunings;

		if (x->r->tune->ways_only || all < 2 || took[i] > NEAR * x->least)
			continue;
		for (unsigned t = 1; t < all && !is_late(x); t++) {
			double was = x->least;

			(void)try_one(x, &ways[i], t);
			if (x->least < was)
				took[i] = x->least;
		}
	}
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
	double took[SMR_TOLD_WAYS];
	size_t n = was->nways > 0 ? was->nways : 1;

	n = n < SMR_TOLD_WAYS ? n : SMR_TOLD_WAYS;
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
