/* Simulates the best ways, and orders all of them. */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/os/progress.h"
#include "base/thread/clock.h"
#include "predict/search/internal.h"

/* Sums are within 5 % of nine of ten simulations (estimate_test.c): a way that is further behind is
 * not simulated. */
static const double margin = 1.05;

/* Passes of one step, above which it is not simulated. */
static const double most_tasks = 4e6;

static int by_rank(const void *a_, const void *b_)
{
	const search_way *a = a_, *b = b_;

	if (a->excess != b->excess)
		return a->excess < b->excess ? -1 : 1;
	if (a->rank != b->rank)
		return a->rank < b->rank ? -1 : 1;
	if (a->r.p50 != b->r.p50)
		return a->r.p50 < b->r.p50 ? -1 : 1;
	return a->r.memory.total < b->r.memory.total ? -1 : a->r.memory.total > b->r.memory.total;
}

/* ---- the front ------------------------------------------------------------------------------- */

typedef struct point {
	double time, cost;
	size_t at;
} point;

static int by_time(const void *a_, const void *b_)
{
	const point *a = a_, *b = b_;

	if (a->time != b->time)
		return a->time < b->time ? -1 : 1;
	return (a->cost > b->cost) - (a->cost < b->cost);
}

/* The price, unless one machine has none. */
static bool all_priced(const search *s)
{
	for (size_t i = 0; i < s->ways.n; i++)
		if (!(s->ways.v[i].f.price > 0))
			return false;
	return s->by != SMR_SLA_ENERGY;
}

static smr_status mark_front(search *s)
{
	point *p = smr_malloc((s->ways.n + 1) * sizeof(*p));
	bool priced = all_priced(s);
	double least = INFINITY;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a search");
	for (size_t i = 0; i < s->ways.n; i++) {
		const smr_forecast *f = &s->ways.v[i].f;

		p[i] = (point){f->p50, priced ? f->price : f->energy_j, i};
	}
	qsort(p, s->ways.n, sizeof(*p), by_time);
	for (size_t i = 0; i < s->ways.n; i++) {
		s->ways.v[p[i].at].pareto = p[i].cost < least;
		least = fmin(least, p[i].cost);
	}
	smr_free(p);
	return SMR_OK;
}

/* ---- simulation ------------------------------------------------------------------------------ */

static double tasks_of(const smr_transformer *t)
{
	return 16.0 * t->batch / t->data / t->micro_batch * t->layers;
}

static smr_status simulate_way(search *s, search_way *w)
{
	if (w->simulated || tasks_of(&w->t) > most_tasks)
		return SMR_OK;
	SMR_TRY(smr_transformer_step(&w->t, &s->machines[w->machine], &w->r, NULL));
	w->simulated = true;
	s->simulated++;
	return search_judge(s, w);
}

/* The least ranks so far, ascending. */
typedef struct least_ranks {
	size_t n, most;
	double *list;
} least_ranks;

static void insert_rank(least_ranks *l, double rank)
{
	size_t i = l->n < l->most ? l->n++ : l->most;

	for (; i > 0 && rank < l->list[i - 1]; i--)
		if (i < l->most)
			l->list[i] = l->list[i - 1];
	if (i < l->most)
		l->list[i] = rank;
}

/* Whether simulating it cannot bring a way among the first: its sums are too far behind. */
static bool is_behind(const least_ranks *l, const search_way *w)
{
	double last = l->list[l->most - 1];

	return l->n == l->most &&
	       (w->excess > margin || w->rank > last + fabs(last) * (margin - 1));
}

static smr_status simulate_best(search *s, size_t top, int64_t until)
{
	least_ranks l = {0, top, smr_malloc(top * sizeof(*l.list))};
	smr_status st = l.list != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a search");

	for (size_t i = 0; i < s->ways.n && st == SMR_OK && smr_thread_ns() < until; i++) {
		search_way *w = &s->ways.v[i];

		if (is_behind(&l, w))
			continue;
		smr_progress_step((double)i, (double)(i < top ? top : i + 1));
		st = simulate_way(s, w);
		insert_rank(&l, w->rank);
	}
	smr_free(l.list);
	return st;
}

/* Simulates ways of the front, and those that are on it then. */
static smr_status simulate_front(search *s, int64_t until)
{
	uint64_t before;

	do {
		before = s->simulated;
		SMR_TRY(mark_front(s));
		for (size_t i = 0; i < s->ways.n && smr_thread_ns() < until; i++)
			if (s->ways.v[i].pareto)
				SMR_TRY(simulate_way(s, &s->ways.v[i]));
	} while (s->simulated > before);
	return SMR_OK;
}

/* Returns the best way of a machine; NULL: there is none. */
static search_way *best_of(const search *s, uint32_t machine)
{
	search_way *best = NULL;

	for (size_t i = 0; i < s->ways.n; i++) {
		search_way *w = &s->ways.v[i];

		if (w->machine == machine && (best == NULL || by_rank(w, best) < 0))
			best = w;
	}
	return best;
}

/* Simulates the best way of each machine, and the one that is then the best. */
static smr_status simulate_firsts(search *s, int64_t until)
{
	for (uint32_t m = 0; m < s->p->non; m++)
		for (search_way *w = best_of(s, m); w != NULL && smr_thread_ns() < until;
		     w = best_of(s, m)) {
			if (w->simulated || tasks_of(&w->t) > most_tasks)
				break;
			SMR_TRY(simulate_way(s, w));
		}
	return SMR_OK;
}

static void order(search *s)
{
	qsort(s->ways.v, s->ways.n, sizeof(*s->ways.v), by_rank);
}

static void mark_firsts(search *s)
{
	for (uint32_t m = 0; m < s->p->non; m++) {
		search_way *w = best_of(s, m);

		if (w != NULL)
			w->first = true;
	}
}

smr_status search_rank(search *s)
{
	double seconds = s->p->seconds > 0 ? s->p->seconds : 3;
	int64_t until = smr_thread_ns() + (int64_t)(seconds * 1e9);

	size_t top = s->p->top > 0 ? s->p->top : 10;

	order(s);
	SMR_TRY(simulate_best(s, top < s->ways.n ? top : s->ways.n, until));
	SMR_TRY(simulate_firsts(s, until));
	SMR_TRY(simulate_front(s, until));
	order(s);
	mark_firsts(s);
	return SMR_OK;
}
