/* Fronts of time and energy of any graph.
 *
 * Deadlines in equal ratios, from the earliest end to that of the cheapest schedule, each have
 * their schedule of least energy. A schedule that ends by one deadline ends by all later ones, so
 * each search starts with the best of all before it. Everything that a search meets on its way is a
 * point of the front. Small graphs are also given to branch and bound, which may prove the front.
 */
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

enum { DEADLINES = 32, SWEEPS = 2, BOUND_ROUNDS = 200 };
static const double POOL_SLOTS = 4e6; /* most slots of all schedules together */

/* ---- schedules by deadline ------------------------------------------------------------------- */

static void free_pool(dag_pool *x)
{
	for (uint32_t k = 0; x->found != NULL && k < x->k; k++)
		smr_dag_schedule_free(&x->found[k]);
	smr_free(x->found);
	smr_free(x->deadlines);
}

static smr_status new_pool(const smr_dag *d, double from, double to, dag_pool *out)
{
	dag_pool x = {.k = (uint32_t)fmax(2, fmin(DEADLINES, POOL_SLOTS / d->n))};

	if (!(to > from && from > 0))
		x.k = 1;
	x.deadlines = smr_calloc(x.k, sizeof(*x.deadlines));
	x.found = smr_calloc(x.k, sizeof(*x.found));
	if (x.deadlines == NULL || x.found == NULL) {
		free_pool(&x);
		return smr_fail(SMR_ENOMEM, "no memory for a front");
	}
	for (uint32_t k = 0; k < x.k; k++)
		x.deadlines[k] = k + 1 < x.k ? from * pow(to / from, (double)k / (x.k - 1)) : to;
	*out = x;
	return SMR_OK;
}

smr_status dag_pool_add(dag_pool *x, uint32_t n, const smr_dag_slot *slots, double makespan,
			double energy)
{
	smr_dag_schedule *s;
	uint32_t k = 0;

	while (k + 1 < x->k && x->deadlines[k] < makespan)
		k++;
	s = &x->found[k];
	if (s->slots != NULL && energy >= s->energy)
		return SMR_OK;
	if (s->slots == NULL)
		s->slots = smr_calloc(n, sizeof(*s->slots));
	if (s->slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a front");
	memcpy(s->slots, slots, n * sizeof(*slots));
	s->makespan = makespan;
	s->energy = energy;
	return SMR_OK;
}

/* Returns the schedule of least energy that ends by deadline @p k, or the earliest of all. */
static const smr_dag_schedule *best_by(const dag_pool *x, uint32_t k)
{
	const smr_dag_schedule *best = NULL;

	for (uint32_t j = 0; j < x->k; j++) {
		const smr_dag_schedule *s = &x->found[j];

		if (s->slots == NULL || (j > k && best != NULL))
			continue;
		if (best == NULL || s->energy < best->energy)
			best = s;
	}
	return best;
}

/* ---- searches -------------------------------------------------------------------------------- */

/* Minimises the energy under deadline @p k for a share of the time that is left. */
static smr_status search_by(dag_try *t, uint32_t k, double share, int64_t end)
{
	const smr_dag_schedule *from = best_by(t->pool, k);
	const smr_dag_goal goal = {.objective = SMR_DAG_ENERGY,
				   .deadline = fmax(t->pool->deadlines[k], from->makespan)};
	dag_try own = *t;
	smr_dag_schedule s = *from;
	int64_t now = smr_now_ns();
	smr_status st;

	s.slots = smr_calloc(t->d->n, sizeof(*s.slots));
	if (s.slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a front");
	memcpy(s.slots, from->slots, t->d->n * sizeof(*s.slots));
	own.goal = &goal;
	own.until = now + (int64_t)((double)(end - now) * share);
	st = dag_anneal(&own, dag_energy_weight(&s), 0.2, &s);
	smr_dag_schedule_free(&s);
	return st;
}

static smr_status sweep(dag_try *t, int64_t end, double share)
{
	int64_t now = smr_now_ns();
	smr_status st = SMR_OK;

	end = now + (int64_t)((double)(end - now) * share);
	for (uint32_t k = 0; k < t->pool->k && st == SMR_OK; k++)
		st = search_by(t, k, 1.0 / (t->pool->k - k), end);
	return st;
}

static smr_status search_all(dag_try *t, smr_dag_front *out)
{
	int64_t now = smr_now_ns(), all = t->until - now, end = t->until;
	smr_dag_schedule best;
	smr_status st;

	SMR_TRY(dag_first(t, 0.3, &best));
	t->until = smr_now_ns() + (int64_t)fmin((double)all * 0.1, 1e8);
	st = dag_anneal(t, 0, 1, &best);
	if (st == SMR_OK && t->d->n <= DAG_MAX_BRANCH && t->d->p <= DAG_MAX_BRANCH) {
		st = sweep(t, end, 0.1);
		t->until = now + (int64_t)((double)all * 0.6);
		if (st == SMR_OK)
			st = dag_branch(t, &best, &out->exact);
	}
	for (int k = SWEEPS; k > 0 && st == SMR_OK && !out->exact; k--)
		st = sweep(t, end, 1.0 / k);
	smr_dag_schedule_free(&best);
	return st;
}

/* ---- how complete it is ---------------------------------------------------------------------- */

typedef struct floors {
	dag_support *v;
	uint32_t n;
	double time, energy; /* of all schedules, at least */
} floors;

static double floor_at(const floors *x, double time)
{
	double most = x->energy;

	for (uint32_t k = 0; k < x->n; k++)
		most = fmax(most, dag_support_at(&x->v[k], time));
	return most;
}

/* Returns whether each possible schedule has a point that is at most @p off worse in both: before
 * each point, and at the end, the energy of the point before it must do. */
static bool covers(const smr_dag_front *f, const floors *x, double off)
{
	if (f->points[0].time > x->time * (1 + off))
		return false;
	for (size_t i = 0; i < f->n; i++) {
		double until = i + 1 < f->n ? f->points[i + 1].time / (1 + off) : INFINITY;
		double least = isfinite(until) ? floor_at(x, until) : x->energy;

		if (until > x->time && f->points[i].energy > least * (1 + off))
			return false;
	}
	return true;
}

static double least_cover(const smr_dag_front *f, const floors *x)
{
	double lo = 0, hi = 1;

	while (!covers(f, x, hi))
		if ((hi *= 2) > 1e6)
			return INFINITY;
	for (int k = 0; k < 40; k++) {
		double mid = (lo + hi) / 2;

		if (covers(f, x, mid))
			hi = mid;
		else
			lo = mid;
	}
	return hi;
}

smr_status dag_front_measure(const smr_dag *d, int64_t until, smr_dag_front *f)
{
	const smr_dag_goal time = {.deadline = INFINITY},
			   energy = {.objective = SMR_DAG_ENERGY, .deadline = INFINITY};
	const dag_effort effort = {.rounds = BOUND_ROUNDS, .until = until};
	double from = f->points[0].time, to = f->points[f->n - 1].time, off = INFINITY;
	floors x = {.v = smr_calloc(DEADLINES, sizeof(*x.v))};
	smr_status st;
	size_t at = 0;

	if (x.v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a front");
	st = dag_bound(d, &time, from, &effort, &x.time);
	if (st == SMR_OK)
		st = dag_bound(d, &energy, f->points[f->n - 1].energy, &effort, &x.energy);
	for (; x.n < DEADLINES && st == SMR_OK && from > 0; x.n++) {
		double deadline = from * pow(to / from, (double)x.n / (DEADLINES - 1));

		while (at + 1 < f->n && f->points[at + 1].time <= deadline)
			at++;
		st = dag_energy_support(d, deadline, f->points[at].energy, &effort, NULL,
					&x.v[x.n]);
	}
	if (st == SMR_OK)
		off = least_cover(f, &x);
	f->epsilon = fmin(f->epsilon, off);
	smr_free(x.v);
	return st;
}

smr_status dag_front_any(const smr_dag *d, double seconds, smr_dag_front *out)
{
	const smr_dag_goal goal = {.objective = SMR_DAG_MAKESPAN, .deadline = INFINITY};
	int64_t now = smr_now_ns(), all = (int64_t)(seconds * 1e9);
	size_t cap = 0;
	dag_try t = {.d = d,
		     .goal = &goal,
		     .until = now + (int64_t)(0.93 * (double)all),
		     .bound = -INFINITY,
		     .front = out,
		     .front_cap = &cap};
	dag_pool pool;
	double from, to;
	smr_status st;

	SMR_TRY(dag_first_ends(d, &from, &to));
	SMR_TRY(new_pool(d, from, to, &pool));
	t.pool = &pool;
	st = search_all(&t, out);
	out->epsilon = out->exact ? 0 : INFINITY;
	if (st == SMR_OK && !out->exact)
		st = dag_front_measure(d, now + all, out);
	free_pool(&pool);
	return st;
}
