/* Schedules that change one task at a time: tasks in an order, each on a processor, as early as it
 * can be behind its predecessors and the task before it there.
 *
 * A task that is removed can be put back on any processor at any place between its predecessors and
 * its successors. With the earliest starts of what comes before, and the longest rests of what
 * comes after, the longest path through the task at a place is known in constant time, so all
 * places are tried in one pass (Taillard's acceleration, EJOR 47(1), 1990; for machines to choose
 * from: Mastrolilli and Gambardella, J. of Scheduling 3(1), 2000). */
#include <stdlib.h>

#include "base/alloc.h"
#include "plan/dag/walk.h"

enum { NONE = UINT32_MAX };

smr_status dag_walk_new(const smr_dag *d, dag_walk *out)
{
	dag_walk x = {.d = d};

	x.order = smr_calloc(4 * (size_t)d->n, sizeof(*x.order));
	x.rest = smr_calloc(2 * (size_t)d->n, sizeof(*x.rest));
	x.slots = smr_calloc(d->n, sizeof(*x.slots));
	x.spots = smr_calloc(d->p, sizeof(*x.spots));
	x.sorted = smr_calloc(d->n, sizeof(*x.sorted));
	if (x.order == NULL || x.rest == NULL || x.slots == NULL || x.spots == NULL ||
	    x.sorted == NULL) {
		dag_walk_free(&x);
		return smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	}
	x.place = x.order + d->n;
	x.prev = x.place + d->n;
	x.next = x.prev + d->n;
	x.took = x.rest + d->n;
	*out = x;
	return SMR_OK;
}

void dag_walk_free(dag_walk *x)
{
	smr_free(x->order);
	smr_free(x->rest);
	smr_free(x->slots);
	smr_free(x->spots);
	smr_free(x->sorted);
	*x = (dag_walk){.d = NULL};
}

/* ---- starts and rests ------------------------------------------------------------------------ */

/* Computes the starts at positions @p from ... @p to - 1 of the order. A removed task ends at
 * -INFINITY. */
static void find_starts(dag_walk *x, uint32_t from, uint32_t to)
{
	const smr_dag *d = x->d;

	for (uint32_t at = from; at < to; at++) {
		uint32_t i = x->order[at];
		smr_dag_slot *s = &x->slots[i];
		double start = x->prev[i] != NONE ? x->slots[x->prev[i]].finish : 0;

		if (i == x->removed)
			continue;
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_slot *b = &x->slots[d->preds[k].task];
			double there =
				b->finish + (b->processor == s->processor ? 0 : d->preds[k].data);

			start = there > start ? there : start;
		}
		s->start = start;
		s->finish = start + x->took[i];
	}
}

/* Computes the rests at positions @p to - 1 ... @p from, the time from a task's start to the end of
 * all that waits for it. A removed task has -INFINITY. */
static void find_rests(dag_walk *x, uint32_t from, uint32_t to)
{
	const smr_dag *d = x->d;

	for (uint32_t at = to; at-- > from;) {
		uint32_t i = x->order[at], on = x->slots[i].processor;
		double rest = x->next[i] != NONE ? x->rest[x->next[i]] : 0;

		if (i == x->removed)
			continue;
		for (size_t k = d->next[i]; k < d->next[i + 1]; k++) {
			uint32_t t = d->succs[k].task;
			double there =
				x->rest[t] + (x->slots[t].processor == on ? 0 : d->succs[k].data);

			rest = there > rest ? there : rest;
		}
		x->rest[i] = rest + x->took[i];
	}
}

static void find_makespan(dag_walk *x)
{
	x->makespan = 0;
	for (uint32_t p = 0; p < x->d->p; p++)
		if (x->spots[p].last != NONE)
			x->makespan = fmax(x->makespan, x->slots[x->spots[p].last].finish);
}

/* ---- the order ------------------------------------------------------------------------------- */

/* Links each task with those before and after it on its processor, by the order. */
static void link_all(dag_walk *x)
{
	const smr_dag *d = x->d;

	for (uint32_t p = 0; p < d->p; p++)
		x->spots[p].first = x->spots[p].last = NONE;
	x->energy = 0;
	for (uint32_t at = 0; at < d->n; at++) {
		uint32_t i = x->order[at], p = x->slots[i].processor, last = x->spots[p].last;

		x->place[i] = at;
		x->prev[i] = last;
		x->next[i] = NONE;
		*(last != NONE ? &x->next[last] : &x->spots[p].first) = i;
		x->spots[p].last = i;
		x->took[i] = dag_w(d, i, p);
		x->energy += dag_e(d, i, p);
	}
}

static int by_start(const void *a, const void *b)
{
	const dag_begun *x = a, *y = b;

	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	if (x->finish != y->finish) /* a task that takes no time comes first */
		return x->finish < y->finish ? -1 : 1;
	return x->place < y->place ? -1 : x->place > y->place;
}

void dag_walk_sort(dag_walk *x)
{
	uint32_t n = x->d->n;

	for (uint32_t i = 0; i < n; i++)
		x->sorted[i] = (dag_begun){x->slots[i].start, x->slots[i].finish, x->place[i], i};
	qsort(x->sorted, n, sizeof(*x->sorted), by_start);
	for (uint32_t at = 0; at < n; at++) {
		x->order[at] = x->sorted[at].task;
		x->place[x->order[at]] = at;
	}
}

void dag_walk_start(dag_walk *x, const smr_dag_slot *slots)
{
	x->removed = NONE;
	for (uint32_t i = 0; i < x->d->n; i++) {
		x->slots[i] = slots[i];
		x->place[i] = i; /* of tasks that begin at once, predecessors come first */
	}
	dag_walk_sort(x);
	link_all(x);
	find_starts(x, 0, x->d->n);
	find_rests(x, 0, x->d->n);
	find_makespan(x);
}

/* Moves task @p i to position @p to. */
static void move_to(dag_walk *x, uint32_t i, uint32_t to)
{
	uint32_t at = x->place[i];

	for (; at < to; at++)
		x->place[x->order[at] = x->order[at + 1]] = at;
	for (; at > to; at--)
		x->place[x->order[at] = x->order[at - 1]] = at;
	x->order[at] = i;
	x->place[i] = at;
}

/* ---- one task -------------------------------------------------------------------------------- */

/* Finds the positions between a task's predecessors and its successors. */
static void find_window(dag_walk *x, uint32_t i)
{
	const smr_dag *d = x->d;

	x->from = 0;
	x->to = d->n;
	for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
		if (x->place[d->preds[k].task] >= x->from)
			x->from = x->place[d->preds[k].task] + 1;
	for (size_t k = d->next[i]; k < d->next[i + 1]; k++)
		if (x->place[d->succs[k].task] < x->to)
			x->to = x->place[d->succs[k].task];
}

/* Computes what a change of task @p i at its place changes, all, or what places in its window
 * need. */
static void update(dag_walk *x, uint32_t i)
{
	find_starts(x, x->place[i], x->whole ? x->d->n : x->to);
	find_rests(x, x->whole ? 0 : x->from, x->place[i] + 1);
	if (x->whole)
		find_makespan(x);
}

void dag_walk_remove(dag_walk *x, uint32_t i, bool whole)
{
	smr_dag_slot *s = &x->slots[i];
	dag_spot *o = &x->spots[s->processor];

	*(x->next[i] != NONE ? &x->prev[x->next[i]] : &o->last) = x->prev[i];
	*(x->prev[i] != NONE ? &x->next[x->prev[i]] : &o->first) = x->next[i];
	x->removed = i;
	x->whole = whole;
	x->energy -= dag_e(x->d, i, s->processor);
	s->start = s->finish = x->rest[i] = -INFINITY;
	find_window(x, i);
	update(x, i);
}

/* Finds for each processor when the data of the removed task is there, and the rest behind it. */
static void find_ends(dag_walk *x, uint32_t i)
{
	const smr_dag *d = x->d;
	double arrive = 0, leave = 0, arrive2 = 0, leave2 = 0;
	uint32_t from = NONE, to = NONE;

	/* the latest data, and the latest from another processor than that comes from */
	for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
		const smr_dag_slot *s = &x->slots[d->preds[k].task];
		double t = s->finish + d->preds[k].data;

		if (t > arrive) {
			arrive2 = s->processor == from ? arrive2 : arrive;
			arrive = t;
			from = s->processor;
		} else if (s->processor != from) {
			arrive2 = fmax(arrive2, t);
		}
	}
	for (size_t k = d->next[i]; k < d->next[i + 1]; k++) {
		const smr_dag_slot *s = &x->slots[d->succs[k].task];
		double t = x->rest[d->succs[k].task] + d->succs[k].data;

		if (t > leave) {
			leave2 = s->processor == to ? leave2 : leave;
			leave = t;
			to = s->processor;
		} else if (s->processor != to) {
			leave2 = fmax(leave2, t);
		}
	}
	for (uint32_t p = 0; p < d->p; p++) {
		x->spots[p].arrive = p == from ? arrive2 : arrive;
		x->spots[p].leave = p == to ? leave2 : leave;
	}
	for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
		const smr_dag_slot *s = &x->slots[d->preds[k].task];
		dag_spot *o = &x->spots[s->processor];

		o->arrive = fmax(o->arrive, s->finish);
	}
	for (size_t k = d->next[i]; k < d->next[i + 1]; k++) {
		dag_spot *o = &x->spots[x->slots[d->succs[k].task].processor];

		o->leave = fmax(o->leave, x->rest[d->succs[k].task]);
	}
}

/* Tries the place on processor @p p before position @p at, between @p o->before and @p next. */
static void try_spot(const dag_walk *x, uint32_t i, uint32_t p, uint32_t at, uint32_t next)
{
	dag_spot *o = &x->spots[p];
	double start = o->arrive, leave = o->leave, length;

	if (o->before != NONE)
		start = fmax(start, x->slots[o->before].finish);
	if (next != NONE)
		leave = fmax(leave, x->rest[next]);
	length = start + dag_w(x->d, i, p) + leave;
	if (length < o->length) {
		o->length = length;
		o->at = at;
		o->after = o->before;
	}
}

void dag_walk_find_spots(dag_walk *x)
{
	const smr_dag *d = x->d;
	uint32_t i = x->removed, from = x->from, to = x->to;

	find_ends(x, i);
	for (uint32_t p = 0; p < d->p; p++) {
		x->spots[p].before = NONE;
		x->spots[p].length = INFINITY;
	}
	for (uint32_t at = 0; at < from; at++)
		x->spots[x->slots[x->order[at]].processor].before = x->order[at];
	for (uint32_t at = from; at < to; at++) {
		uint32_t k = x->order[at], p = x->slots[k].processor;

		if (k == i)
			continue;
		try_spot(x, i, p, at, k);
		x->spots[p].before = k;
	}
	for (uint32_t p = 0; p < d->p; p++) {
		uint32_t before = x->spots[p].before;

		try_spot(x, i, p, to, before != NONE ? x->next[before] : x->spots[p].first);
	}
}

void dag_walk_insert(dag_walk *x, uint32_t p)
{
	uint32_t i = x->removed, after = x->spots[p].after, was = x->place[i], at = x->spots[p].at;
	uint32_t next = after != NONE ? x->next[after] : x->spots[p].first;
	bool is_back = x->slots[i].processor == p && x->prev[i] == after;

	x->prev[i] = after;
	x->next[i] = next;
	*(after != NONE ? &x->next[after] : &x->spots[p].first) = i;
	*(next != NONE ? &x->prev[next] : &x->spots[p].last) = i;
	x->slots[i].processor = p;
	x->took[i] = dag_w(x->d, i, p);
	x->energy += dag_e(x->d, i, p);
	x->removed = NONE;
	if (is_back) {
		update(x, i);
		return;
	}
	at = at > was ? at - 1 : at;
	move_to(x, i, at);
	find_starts(x, at < was ? at : was, x->d->n);
	find_rests(x, 0, (at > was ? at : was) + 1);
	find_makespan(x);
}
