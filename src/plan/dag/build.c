/* Schedules under construction: each processor has a line of spans; and the list scheduler that
 * HEFT, PEFT, CPOP and dmda are forms of. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "plan/dag/internal.h"

smr_status dag_build_new(const smr_dag *d, dag_build *out)
{
	dag_build b = {.d = d,
		       .slots = smr_calloc(d->n, sizeof(*b.slots)),
		       .lines = smr_calloc(d->p, sizeof(*b.lines))};

	if (b.slots == NULL || b.lines == NULL) {
		dag_build_free(&b);
		return smr_fail(SMR_ENOMEM, "no memory for a schedule");
	}
	*out = b;
	return SMR_OK;
}

void dag_build_free(dag_build *b)
{
	for (uint32_t p = 0; b->lines != NULL && p < b->d->p; p++)
		smr_free(b->lines[p].v);
	smr_free(b->lines);
	smr_free(b->slots);
	*b = (dag_build){.d = b->d};
}

void dag_build_clear(dag_build *b)
{
	for (uint32_t p = 0; p < b->d->p; p++)
		b->lines[p].n = 0;
	b->makespan = b->energy = 0;
}

/* Returns the first span that ends after @p t. */
static size_t first_after(const dag_line *l, double t)
{
	size_t lo = 0, hi = l->n;

	while (lo < hi) {
		size_t mid = (lo + hi) / 2;

		if (l->v[mid].finish > t)
			hi = mid;
		else
			lo = mid + 1;
	}
	return lo;
}

/* Returns when task @p i could begin on processor @p p; all predecessors are placed. @p gaps: also
 * between two tasks, where it fits; else behind the last. */
static double earliest_start(const dag_build *b, uint32_t i, uint32_t p, bool gaps)
{
	const smr_dag *d = b->d;
	const dag_line *l = &b->lines[p];
	double at = 0, w = dag_w(d, i, p);

	for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
		const smr_dag_edge *e = &d->preds[k];
		const smr_dag_slot *s = &b->slots[e->task];

		at = fmax(at, s->finish + (s->processor == p ? 0 : e->data));
	}
	if (!gaps)
		return l->n > 0 ? fmax(at, l->v[l->n - 1].finish) : at;
	for (size_t k = first_after(l, at); k < l->n && at + w > l->v[k].start; k++)
		at = fmax(at, l->v[k].finish);
	return at;
}

static smr_status place_task(dag_build *b, uint32_t i, uint32_t p, double start)
{
	dag_line *l = &b->lines[p];
	dag_span s = {start, start + dag_w(b->d, i, p)};
	size_t at = l->n;

	SMR_TRY(smr_vec_reserve(l, 1));
	while (at > 0 && (l->v[at - 1].start > s.start ||
			  (l->v[at - 1].start == s.start && l->v[at - 1].finish > s.finish)))
		at--;
	memmove(l->v + at + 1, l->v + at, (l->n - at) * sizeof(*l->v));
	l->v[at] = s;
	l->n++;
	b->slots[i] = (smr_dag_slot){p, s.start, s.finish};
	b->makespan = fmax(b->makespan, s.finish);
	b->energy += dag_e(b->d, i, p);
	return SMR_OK;
}

void dag_build_take(dag_build *b, smr_dag_schedule *out)
{
	*out = (smr_dag_schedule){
		.makespan = b->makespan, .energy = dag_energy(b->d, b->slots), .slots = b->slots};
	b->slots = NULL;
	dag_build_free(b);
}

/* ---- heap of ready tasks ----------------------------------------------------------------------
 */

typedef struct ready {
	const double *priority;
	uint32_t *heap, n;
} ready;

static bool goes_first(const ready *r, uint32_t a, uint32_t b)
{
	return r->priority[a] > r->priority[b] || (r->priority[a] == r->priority[b] && a < b);
}

static void push(ready *r, uint32_t i)
{
	uint32_t at = r->n++;

	for (; at > 0 && goes_first(r, i, r->heap[(at - 1) / 2]); at = (at - 1) / 2)
		r->heap[at] = r->heap[(at - 1) / 2];
	r->heap[at] = i;
}

static uint32_t pop_ready_task(ready *r)
{
	uint32_t top = r->heap[0], last = r->heap[--r->n], at = 0;

	for (;;) {
		uint32_t child = 2 * at + 1;

		if (child + 1 < r->n && goes_first(r, r->heap[child + 1], r->heap[child]))
			child++;
		if (child >= r->n || !goes_first(r, r->heap[child], last))
			break;
		r->heap[at] = r->heap[child];
		at = child;
	}
	r->heap[at] = last;
	return top;
}

/* ---- the list scheduler -----------------------------------------------------------------------
 */

static smr_status place_best(dag_build *b, const dag_list *how, uint32_t i)
{
	uint32_t p = b->d->p, best = 0, from = 0, to = p;
	double least = INFINITY, start = 0;

	if (how->fixed != NULL && how->fixed[i] != UINT32_MAX) {
		from = how->fixed[i];
		to = from + 1;
	}
	for (uint32_t q = from; q < to; q++) {
		double at, score;

		if (how->closed != NULL && how->closed[q])
			continue;
		at = earliest_start(b, i, q, how->gaps);
		score = at + dag_w(b->d, i, q) + how->by_energy * dag_e(b->d, i, q) +
			(how->beyond != NULL ? how->beyond[(size_t)i * p + q] : 0);

		if (score < least) {
			least = score;
			start = at;
			best = q;
		}
	}
	return place_task(b, i, best, start);
}

smr_status dag_list_schedule(dag_build *b, const dag_list *how)
{
	const smr_dag *d = b->d;
	uint32_t *waits = smr_calloc(2 * (size_t)d->n, sizeof(*waits));
	ready r = {.priority = how->priority};
	smr_status st = SMR_OK;

	if (waits == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	r.heap = waits + d->n;
	for (uint32_t i = 0; i < d->n; i++) {
		waits[i] = (uint32_t)(d->first[i + 1] - d->first[i]);
		if (waits[i] == 0)
			push(&r, i);
	}
	while (r.n > 0 && st == SMR_OK) {
		uint32_t i = pop_ready_task(&r);

		st = place_best(b, how, i);
		for (size_t k = d->next[i]; k < d->next[i + 1]; k++)
			if (--waits[d->succs[k].task] == 0)
				push(&r, d->succs[k].task);
	}
	smr_free(waits);
	return st;
}
