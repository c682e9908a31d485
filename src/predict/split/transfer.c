/* Moves tasks to other sides, alone or with all their predecessors, by the actual routes. */
#include <math.h>
#include <string.h>

#include "predict/split/internal.h"

enum { MOST_MOVES = 10000 };

/* Schedules tasks in their order, each as soon as its side is free and its inputs have arrived. */
static void schedule_with_routes(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots)
{
	double free_at[SMR_SPLIT_SIDES] = {0};

	for (uint32_t i = 0; i < t->n; i++) {
		uint32_t p = slots[i].processor;
		double at = free_at[p];

		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_slot *from = &slots[d->preds[k].task];
			const split_road *r = &t->road[from->processor][p];
			double bytes = (d->preds[k].data - t->least.message_s) / t->least.byte_s;

			at = fmax(at, from->finish + (from->processor == p
							      ? 0
							      : r->message_s + bytes * r->byte_s));
		}
		slots[i].start = at;
		slots[i].finish = free_at[p] = at + t->list[i].seconds[p][2];
	}
}

/* Moves a task, with @p all also its predecessors, to another side. Predecessors have smaller
 * numbers, so one pass towards the front visits each once; a start below 0 marks tasks to move. */
static void move_to(const smr_dag *d, uint32_t task, uint32_t side, bool all, smr_dag_slot *slots)
{
	slots[task].start = -1;
	for (uint32_t i = task + 1; i-- > 0;) {
		if (slots[i].start >= 0)
			continue;
		slots[i].processor = side;
		for (size_t k = d->first[i]; all && k < d->first[i + 1]; k++)
			slots[d->preds[k].task].start = -1;
	}
}

typedef struct value {
	double seconds, joules;
} value;

/* Ignores queues of messages. */
static value value_of(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots)
{
	value v = {0, 0};

	schedule_with_routes(t, d, slots);
	for (uint32_t i = 0; i < t->n; i++) {
		v.seconds = fmax(v.seconds, slots[i].finish);
		v.joules += t->list[i].joules[slots[i].processor];
	}
	for (uint32_t k = 0; k < t->p->n; k++)
		v.joules += v.seconds * t->p->cost[k]->machine->idle_w;
	return v;
}

void split_move(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots, smr_dag_slot *other)
{
	uint32_t tried = 0, ways = 2 * t->p->n;
	value best = value_of(t, d, slots);
	bool moved = true;

	while (moved) {
		moved = false;
		for (uint32_t i = 0; i < t->n * ways && tried < MOST_MOVES; i++, tried++) {
			value v;

			memcpy(other, slots, t->n * sizeof(*slots));
			move_to(d, i / ways, i % ways / 2, i % 2, other);
			v = value_of(t, d, other);
			if (!smr_dag_better(&t->p->goal, v.seconds, v.joules, best.seconds,
					    best.joules))
				continue;
			memcpy(slots, other, t->n * sizeof(*slots));
			best = v;
			moved = true;
		}
	}
}
