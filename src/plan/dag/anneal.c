/* Simulated annealing: tasks in an order, each on a processor, as early as it can be there. A step
 * moves a task in the order, or to another processor. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

static const double HOT = 0.05, COLD = 1e-4; /* start and end temperature, as shares of the cost */
enum { ROUNDS = 4, LOOK = 32 /* steps between two readings of the clock */ };

/* State of the search: an order of the tasks, each on its processor, as early as it can be. */
typedef struct walk {
	const dag_try *t;
	dag_build b;
	uint32_t *order, *place, *on; /* place: position of a task in the order */
	double by_energy, by_lateness, cost;
	uint64_t seed;
} walk;

static smr_status decode_order(walk *x)
{
	dag_build_clear(&x->b);
	for (uint32_t k = 0; k < x->t->d->n; k++) {
		uint32_t i = x->order[k];

		SMR_TRY(dag_place(&x->b, i, x->on[i], dag_earliest(&x->b, i, x->on[i], true)));
	}
	return SMR_OK;
}

static double cost_of(const walk *x)
{
	double late = x->b.makespan - x->t->goal->deadline;

	return x->b.makespan + x->by_energy * x->b.energy + (late > 0 ? x->by_lateness * late : 0);
}

/* Moves task @p i to position @p to, which is between its last predecessor and its first successor.
 */
static void move(walk *x, uint32_t i, uint32_t to)
{
	uint32_t at = x->place[i];

	for (; at < to; at++)
		x->place[x->order[at] = x->order[at + 1]] = at;
	for (; at > to; at--)
		x->place[x->order[at] = x->order[at - 1]] = at;
	x->order[at] = i;
	x->place[i] = at;
}

static uint32_t draw_place(walk *x, uint32_t i)
{
	const smr_dag *d = x->t->d;
	uint32_t lo = 0, hi = d->n - 1;

	for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
		lo = x->place[d->preds[k].task] >= lo ? x->place[d->preds[k].task] + 1 : lo;
	for (size_t k = d->next[i]; k < d->next[i + 1]; k++)
		hi = x->place[d->succs[k].task] <= hi ? x->place[d->succs[k].task] - 1 : hi;
	return lo + dag_draw_of(&x->seed, hi - lo + 1);
}

static smr_status anneal_step(walk *x, double heat, smr_dag_schedule *best)
{
	const smr_dag *d = x->t->d;
	uint32_t i = dag_draw_of(&x->seed, d->n), was = x->place[i], on = x->on[i];
	double what = dag_draw(&x->seed), cost;

	if (what < 0.6 && d->p > 1)
		x->on[i] = (on + 1 + dag_draw_of(&x->seed, d->p - 1)) % d->p;
	if (what > 0.4)
		move(x, i, draw_place(x, i));
	if (x->on[i] == on && x->place[i] == was)
		return SMR_OK;
	SMR_TRY(decode_order(x));
	SMR_TRY(dag_note(x->t, x->b.slots, x->b.makespan, best));
	cost = cost_of(x);
	if (cost <= x->cost || dag_draw(&x->seed) < exp((x->cost - cost) / heat)) {
		x->cost = cost;
		return SMR_OK;
	}
	x->on[i] = on;
	move(x, i, was);
	return SMR_OK;
}

typedef struct begun {
	double start;
	uint32_t task;
} begun;

static int by_start(const void *a, const void *b)
{
	const begun *x = a, *y = b;

	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	return x->task < y->task ? -1 : x->task > y->task;
}

/* Starts from the best schedule. */
static smr_status start_from_schedule(walk *x, const smr_dag_schedule *best, begun *list)
{
	uint32_t n = x->t->d->n;

	for (uint32_t i = 0; i < n; i++)
		list[i] = (begun){best->slots[i].start, i};
	qsort(list, n, sizeof(*list), by_start);
	for (uint32_t k = 0; k < n; k++) {
		x->order[k] = list[k].task;
		x->place[list[k].task] = k;
		x->on[list[k].task] = best->slots[list[k].task].processor;
	}
	SMR_TRY(decode_order(x));
	x->cost = cost_of(x);
	return SMR_OK;
}

static smr_status run_walk(walk *x, smr_dag_schedule *best, begun *list)
{
	int64_t from = smr_now_ns(), all = x->t->until - from, round = all / ROUNDS + 1;

	for (int r = 0; r < ROUNDS && !dag_is_over(x->t, best); r++) {
		double hot, heat;

		SMR_TRY(start_from_schedule(x, best, list));
		hot = x->cost * HOT;
		for (int64_t now; (now = smr_now_ns() - from) < (r + 1) * round;) {
			if (dag_is_over(x->t, best))
				return SMR_OK;
			heat = hot * pow(COLD / HOT, (double)(now - r * round) / (double)round);
			for (int k = 0; k < LOOK; k++)
				SMR_TRY(anneal_step(x, heat, best));
		}
	}
	return SMR_OK;
}

smr_status dag_anneal(const dag_try *t, double by_energy, smr_dag_schedule *best)
{
	uint32_t n = t->d->n;
	walk x = {.t = t, .by_energy = by_energy, .seed = 2};
	begun *list = smr_calloc(n, sizeof(*list));
	smr_status st;

	x.order = smr_calloc(n, sizeof(*x.order));
	x.place = smr_calloc(n, sizeof(*x.place));
	x.on = smr_calloc(n, sizeof(*x.on));
	if (list == NULL || x.order == NULL || x.place == NULL || x.on == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	else
		st = dag_build_new(t->d, &x.b);
	if (st == SMR_OK) {
		/* lateness costs more than all energy of the graph */
		x.by_lateness = isfinite(t->goal->deadline)
					? 10 * (1 + by_energy * best->energy / t->goal->deadline)
					: 0;
		st = run_walk(&x, best, list);
		dag_build_free(&x.b);
	}
	smr_free(x.on);
	smr_free(x.place);
	smr_free(x.order);
	smr_free(list);
	return st;
}
