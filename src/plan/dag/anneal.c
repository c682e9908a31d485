/* Simulated annealing: a step removes a task and puts it back at the best place of a processor,
 * which is drawn by cost and temperature (a heat bath: no step is refused). */
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/walk.h"

static const double COLD = 0.005; /* last temperature, as a share of the mean cost of a task */
enum { ROUNDS = 4, TRIES = 3 };
static const double STEP_NS = 30e6; /* of as many tasks and edges: how often the clock is read */

/* A walk, and the weights of what it minimises. */
typedef struct search {
	const dag_try *t;
	dag_walk x;
	double by_time, by_energy, by_lateness, hot;
	double *cost; /* [p] */
	uint64_t seed;
} search;

static double cost_of(const search *s, double makespan, double energy)
{
	double late = makespan - s->t->goal->deadline;

	return s->by_time * makespan + s->by_energy * energy +
	       (late > 0 ? s->by_lateness * late : 0);
}

/* Draws a task; where time counts, of some the one on the longest path. */
static uint32_t draw_task(search *s)
{
	const dag_walk *x = &s->x;
	uint32_t best = dag_draw_of(&s->seed, x->d->n);

	if (s->by_energy > s->by_time || dag_draw(&s->seed) < 0.3)
		return best;
	for (int k = 1; k < TRIES; k++) {
		uint32_t i = dag_draw_of(&s->seed, x->d->n);

		if (x->slots[i].start + x->rest[i] > x->slots[best].start + x->rest[best])
			best = i;
	}
	return best;
}

static uint32_t draw_processor(search *s, double heat)
{
	const smr_dag *d = s->x.d;
	double least = INFINITY, sum = 0, at;
	uint32_t best = 0;

	for (uint32_t p = 0; p < d->p; p++) {
		const dag_spot *o = &s->x.spots[p];

		s->cost[p] = cost_of(s, fmax(s->x.makespan, o->length),
				     s->x.energy + dag_e(d, s->x.removed, p)) +
			     0.02 * s->by_time * o->length;
		if (s->cost[p] < least) {
			least = s->cost[p];
			best = p;
		}
	}
	for (uint32_t p = 0; p < d->p; p++) {
		double off = (s->cost[p] - least) / heat;

		s->cost[p] = off < 30 ? exp(-off) : 0;
		sum += s->cost[p];
	}
	at = dag_draw(&s->seed) * sum;
	for (uint32_t p = 0; p < d->p; p++)
		if ((at -= s->cost[p]) < 0)
			return p;
	return best;
}

/* Adds the schedule to the front, or takes it as the best; both compare it exactly. */
static smr_status note_step(search *s, smr_dag_schedule *best)
{
	const dag_walk *x = &s->x;
	double energy = x->energy * (1 - 1e-9);

	if (s->t->front == NULL &&
	    !smr_dag_better(s->t->goal, x->makespan, energy, best->makespan, best->energy))
		return SMR_OK;
	if (s->t->front != NULL && dag_front_beats(s->t->front, x->makespan, energy))
		return SMR_OK;
	return dag_note(s->t, x->slots, x->makespan, best);
}

static smr_status anneal_step(search *s, double heat, smr_dag_schedule *best)
{
	bool in_time = s->x.makespan <= s->t->goal->deadline;

	dag_walk_remove(&s->x, draw_task(s), s->by_time >= s->by_energy || !in_time);
	dag_walk_find_spots(&s->x);
	dag_walk_insert(&s->x, draw_processor(s, heat));
	return note_step(s, best);
}

static smr_status run_walk(search *s, smr_dag_schedule *best)
{
	const smr_dag *d = s->x.d;
	int64_t from = smr_now_ns(), all = s->t->until - from, round = all / ROUNDS + 1;
	int look = (int)fmax(1, STEP_NS / 1e3 / (double)(d->n + d->first[d->n] + d->p) / 30);
	uint64_t steps = 0;

	for (int r = 0; r < ROUNDS && !dag_is_over(s->t, best); r++) {
		dag_walk_start(&s->x, best->slots);
		for (int64_t now; (now = smr_now_ns() - from) < (r + 1) * round;) {
			double share = (double)(now - r * round) / (double)round;
			double heat = s->hot / d->n * pow(COLD / s->hot, share);

			if (dag_is_over(s->t, best))
				return SMR_OK;
			for (int k = 0; k < look; k++, steps++) {
				if (steps % d->n == d->n - 1)
					dag_walk_sort(&s->x);
				SMR_TRY(anneal_step(s, heat, best));
			}
		}
	}
	return SMR_OK;
}

/* Weights, so that the cost of @p best is about 1; lateness costs more than all energy. */
static void weigh(search *s, double by_energy, const smr_dag_schedule *best)
{
	double deadline = s->t->goal->deadline, cost = best->makespan + by_energy * best->energy;

	s->by_time = cost > 0 ? 1 / cost : 1;
	s->by_energy = by_energy * s->by_time;
	s->by_lateness = isfinite(deadline) && deadline > 0 ? 10 / deadline : 0;
}

double dag_energy_weight(const smr_dag_schedule *s)
{
	/* of two schedules with the same energy the earlier is better */
	return s->energy > 0 ? 1e3 * s->makespan / s->energy : 0;
}

smr_status dag_anneal(const dag_try *t, double by_energy, double hot, smr_dag_schedule *best)
{
	search s = {.t = t, .hot = hot, .seed = 2};
	smr_status st = dag_walk_new(t->d, &s.x);

	SMR_TRY(st);
	s.cost = smr_calloc(t->d->p, sizeof(*s.cost));
	if (s.cost == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	} else {
		weigh(&s, by_energy, best);
		st = run_walk(&s, best);
	}
	smr_free(s.cost);
	dag_walk_free(&s.x);
	return st;
}
