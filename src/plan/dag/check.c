/* Checks that a schedule keeps the rules, from the graph alone; no planner's code is used. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "plan/dag/dag.h"

static smr_status check_task(const smr_dag *d, const smr_dag_schedule *s, uint32_t i)
{
	const smr_dag_slot *own = &s->slots[i];

	if (own->processor >= d->p)
		return smr_fail(SMR_ECORRUPT, "task %u is on processor %u of %u", i, own->processor,
				d->p);
	if (!(own->start >= 0) ||
	    own->finish != own->start + d->w[(size_t)i * d->p + own->processor])
		return smr_fail(SMR_ECORRUPT, "task %u does not take the time that it takes there",
				i);
	for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
		const smr_dag_edge *e = &d->preds[k];
		const smr_dag_slot *pred = &s->slots[e->task];
		double there = pred->finish + (pred->processor == own->processor ? 0 : e->data);

		if (own->start < there)
			return smr_fail(SMR_ECORRUPT,
					"task %u begins before task %u's data is there", i,
					e->task);
	}
	return SMR_OK;
}

static int by_place(const void *a, const void *b)
{
	const smr_dag_slot *x = a, *y = b;

	if (x->processor != y->processor)
		return x->processor < y->processor ? -1 : 1;
	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	return (x->finish > y->finish) - (x->finish < y->finish);
}

static smr_status check_overlap(const smr_dag *d, const smr_dag_schedule *s)
{
	smr_dag_slot *sorted = smr_calloc(d->n, sizeof(*sorted));
	smr_status st = SMR_OK;

	if (sorted == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to check a schedule");
	memcpy(sorted, s->slots, d->n * sizeof(*sorted));
	qsort(sorted, d->n, sizeof(*sorted), by_place);
	for (uint32_t i = 1; i < d->n && st == SMR_OK; i++)
		if (sorted[i].processor == sorted[i - 1].processor &&
		    sorted[i].start < sorted[i - 1].finish)
			st = smr_fail(SMR_ECORRUPT, "processor %u runs two tasks at %.17g",
				      sorted[i].processor, sorted[i].start);
	smr_free(sorted);
	return st;
}

smr_status smr_dag_check(const smr_dag *d, const smr_dag_schedule *s)
{
	double makespan = 0, energy = 0;

	for (uint32_t i = 0; i < d->n; i++) {
		SMR_TRY(check_task(d, s, i));
		makespan = fmax(makespan, s->slots[i].finish);
		energy += d->e[(size_t)i * d->p + s->slots[i].processor];
	}
	SMR_TRY(check_overlap(d, s));
	if (makespan != s->makespan || energy != s->energy)
		return smr_fail(SMR_ECORRUPT,
				"the schedule ends at %.17g with %.17g, not %.17g with %.17g",
				makespan, energy, s->makespan, s->energy);
	return SMR_OK;
}
