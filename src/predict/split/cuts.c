/* Cuts along the order of tasks, for devices with little memory: into two parts, and into as many
 * parts as there are devices, each filled before the next. */
#include <math.h>

#include "base/alloc.h"
#include "predict/split/internal.h"

/* Schedules tasks one after another, each on its side. */
static void schedule_in_sequence(const split_tasks *t, smr_dag_slot *slots)
{
	double now = 0;

	for (uint32_t i = 0; i < t->n; i++) {
		uint32_t p = slots[i].processor;
		double from = i > 0 && slots[i - 1].processor != p
				      ? t->road[slots[i - 1].processor][p].message_s
				      : 0; /* messages begin before their readers */

		slots[i].start = now + from;
		now = slots[i].start + t->list[i].seconds[p][2];
		slots[i].finish = now;
	}
}

static smr_status try_cut(const split_tasks *t, smr_dag_slot *slots, smr_split **best)
{
	smr_split *s, *other = *best;

	schedule_in_sequence(t, slots);
	SMR_TRY(split_try(t, slots, &s));
	if (split_better(t, s, *best)) {
		*best = s;
		s = other;
		(*best)->by_memory = true;
	}
	smr_split_free(s);
	return SMR_OK;
}

/* Tries the first @p n tasks on side @p a, the others on @p b. */
static smr_status try_two(const split_tasks *t, uint32_t n, uint32_t a, uint32_t b,
			  smr_dag_slot *slots, smr_split **best)
{
	for (uint32_t i = 0; i < t->n; i++)
		slots[i].processor = i < n ? a : b;
	return try_cut(t, slots, best);
}

static double room_of(const split_tasks *t, uint32_t side)
{
	double has = t->p->cost[side]->machine->memory_bytes;

	return has > 0 ? fmin(has, t->p->most_bytes) : t->p->most_bytes;
}

/* Fills each side in turn, from @p first on. */
static smr_status fill_up(const split_tasks *t, uint32_t first, smr_dag_slot *slots)
{
	uint32_t left = t->p->n - 1, side = first, had = 0;

	for (uint32_t i = 0; i < t->n; i++) {
		double memory[SMR_SPLIT_SIDES];

		for (uint32_t k = i; k < t->n; k++) /* later tasks are not placed yet */
			slots[k].processor = k == i ? side : UINT32_MAX;
		SMR_TRY(split_memory(t, slots, memory));
		if (memory[side] > room_of(t, side) && had > 0 && left > 0) {
			side = (side + 1) % t->p->n;
			slots[i].processor = side;
			left--;
			had = 0;
		}
		had++;
	}
	return SMR_OK;
}

/* Whether two sides before these are of the same machines, as near to each other. */
static bool is_tried(const smr_split_params *p, uint32_t a, uint32_t b)
{
	for (uint32_t i = 0; i <= a; i++)
		for (uint32_t k = 0; k < p->n && (i < a || k < b); k++)
			if (i != k && p->cost[i] == p->cost[a] && p->cost[k] == p->cost[b] &&
			    (p->host[i] == p->host[k]) == (p->host[a] == p->host[b]))
				return true;
	return false;
}

static smr_status try_all_cuts(const split_tasks *t, smr_dag_slot *slots, smr_split **best)
{
	uint32_t n = t->p->n;

	for (uint32_t i = 0; i < n * n; i++) {
		if (i / n == i % n || is_tried(t->p, i / n, i % n))
			continue;
		for (uint32_t k = 0; k < t->n; k++)
			SMR_TRY(try_two(t, k, i / n, i % n, slots, best));
	}
	for (uint32_t first = 0; n > 2 && first < n; first++) {
		SMR_TRY(fill_up(t, first, slots));
		SMR_TRY(try_cut(t, slots, best));
	}
	return SMR_OK;
}

smr_status split_cuts(const split_tasks *t, smr_split **best)
{
	smr_dag_slot *slots = smr_calloc(t->n + 1, sizeof(*slots));
	smr_status st = slots != NULL ? try_all_cuts(t, slots, best) : split_no_memory();

	smr_free(slots);
	return st;
}
