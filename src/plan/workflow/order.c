/* The order of a workflow's tasks: that of the file, but each behind its predecessors. */
#include <stdlib.h>

#include "base/alloc.h"
#include "plan/workflow/internal.h"

enum { DONE, NEW, OPEN }; /* OPEN: its predecessors are being placed */

typedef struct sorter {
	const wf_graph *g;
	wf_order *o;
	uint32_t *state, *next, *stack; /* next: the edge to follow */
	uint32_t depth, done;
} sorter;

static int by_ends(const void *a, const void *b)
{
	const wf_edge *x = a, *y = b;

	if (x->to != y->to)
		return x->to < y->to ? -1 : 1;
	return x->from < y->from ? -1 : x->from > y->from;
}

static void add_to(wf_edge *e, const wf_edge *other)
{
	e->bytes += other->bytes;
	e->time += other->time;
}

/* Sorts edges by their ends, and adds up the bytes of equal ones. */
static void merge_edges(wf_graph *g)
{
	size_t kept = 0;

	if (g->edges.n == 0)
		return;
	qsort(g->edges.v, g->edges.n, sizeof(*g->edges.v), by_ends);
	for (size_t k = 0; k < g->edges.n; k++) {
		wf_edge *last = kept > 0 ? &g->edges.v[kept - 1] : NULL;

		if (last != NULL && by_ends(last, &g->edges.v[k]) == 0)
			add_to(last, &g->edges.v[k]);
		else
			g->edges.v[kept++] = g->edges.v[k];
	}
	g->edges.n = kept;
}

/* Names a task of a circle: an open task has an open predecessor, so the way back never ends. */
static smr_status fail_with_circle(const sorter *x)
{
	char shown[4 * WF_SHOWN + 4], shown2[4 * WF_SHOWN + 4];
	const wf_task *t = x->g->tasks.v[x->stack[0]], *after = t;

	for (size_t step = 0; step <= x->g->tasks.n; step++)
		for (uint32_t k = x->o->first[t->number]; k < x->o->first[t->number + 1]; k++)
			if (x->state[x->g->edges.v[k].from] == OPEN) {
				after = t;
				t = x->g->tasks.v[x->g->edges.v[k].from];
				break;
			}
	return wf_fail(x->g, wf_line(x->g, t), "task '%s' waits for itself, by way of '%s'",
		       wf_show(t->name, t->length, shown),
		       wf_show(after->name, after->length, shown2));
}

static void open_task(sorter *x, uint32_t i)
{
	x->state[i] = OPEN;
	x->stack[x->depth++] = i;
}

/* Places a task behind its predecessors, depth first. */
static smr_status place_task(sorter *x, uint32_t i)
{
	open_task(x, i);
	while (x->depth > 0) {
		uint32_t t = x->stack[x->depth - 1], from;

		if (x->next[t] == x->o->first[t + 1]) {
			x->o->place[t] = x->done;
			x->o->tasks[x->done++] = t;
			x->state[t] = DONE;
			x->depth--;
			continue;
		}
		from = x->g->edges.v[x->next[t]++].from;
		if (x->state[from] == OPEN)
			return fail_with_circle(x);
		if (x->state[from] == NEW)
			open_task(x, from);
	}
	return SMR_OK;
}

smr_status wf_sort(wf_graph *g, wf_order *out)
{
	size_t n = g->tasks.n;
	uint32_t *all = smr_calloc(3 * n + 1, sizeof(*all));
	sorter x = {.g = g, .o = out};
	smr_status st = SMR_OK;

	merge_edges(g);
	out->tasks = smr_calloc(3 * n + 1, sizeof(*out->tasks));
	if (all == NULL || out->tasks == NULL) {
		smr_free(all);
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	}
	x.state = all;
	x.next = all + n;
	x.stack = all + 2 * n;
	out->place = out->tasks + n;
	out->first = out->place + n;
	for (size_t k = 0; k < g->edges.n; k++)
		out->first[g->edges.v[k].to + 1]++;
	for (size_t i = 0; i < n; i++) {
		out->first[i + 1] += out->first[i];
		x.next[i] = out->first[i];
		x.state[i] = NEW;
	}
	for (uint32_t i = 0; i < n && st == SMR_OK; i++)
		if (x.state[i] == NEW)
			st = place_task(&x, i);
	smr_free(all);
	return st;
}

void wf_order_free(wf_order *o)
{
	smr_free(o->tasks);
}
