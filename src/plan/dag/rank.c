/* Ranks of tasks, and lower bounds of the time that their predecessors and successors take. */
#include "base/alloc.h"
#include "plan/dag/internal.h"

static double mean_w(const smr_dag *d, uint32_t i)
{
	double sum = 0;

	for (uint32_t p = 0; p < d->p; p++)
		sum += dag_w(d, i, p);
	return sum / d->p;
}

static smr_status new_numbers(size_t n, double **out)
{
	*out = smr_calloc(n, sizeof(**out));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for ranks of tasks");
}

smr_status dag_ranks_up(const smr_dag *d, double share, double **out)
{
	double *r;

	SMR_TRY(new_numbers(d->n, &r));
	for (uint32_t i = d->n; i-- > 0;) {
		for (size_t k = d->next[i]; k < d->next[i + 1]; k++)
			r[i] = fmax(r[i], share * d->succs[k].data + r[d->succs[k].task]);
		r[i] += mean_w(d, i);
	}
	*out = r;
	return SMR_OK;
}

smr_status dag_ranks_down(const smr_dag *d, double share, double **out)
{
	double *r;

	SMR_TRY(new_numbers(d->n, &r));
	for (uint32_t i = 0; i < d->n; i++)
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_edge *e = &d->preds[k];

			r[i] = fmax(r[i], r[e->task] + mean_w(d, e->task) + share * e->data);
		}
	*out = r;
	return SMR_OK;
}

/* Adds the least time of a successor for each processor that the task may be on: on the same
 * processor, or on the best of all after a transfer. */
static void add_successor(const smr_dag *d, const double *oct, const smr_dag_edge *e, double *of)
{
	const double *then = oct + (size_t)e->task * d->p;
	double best = INFINITY;

	for (uint32_t q = 0; q < d->p; q++)
		best = fmin(best, then[q] + dag_w(d, e->task, q));
	for (uint32_t p = 0; p < d->p; p++)
		of[p] = fmax(of[p], fmin(then[p] + dag_w(d, e->task, p), best + e->data));
}

smr_status dag_optimistic(const smr_dag *d, double **out)
{
	double *oct;

	SMR_TRY(new_numbers((size_t)d->n * d->p, &oct));
	for (uint32_t i = d->n; i-- > 0;)
		for (size_t k = d->next[i]; k < d->next[i + 1]; k++)
			add_successor(d, oct, &d->succs[k], oct + (size_t)i * d->p);
	*out = oct;
	return SMR_OK;
}

smr_status dag_earliest_starts(const smr_dag *d, double **out)
{
	double *at;

	SMR_TRY(new_numbers((size_t)d->n * d->p, &at));
	for (uint32_t i = 0; i < d->n; i++)
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_edge *e = &d->preds[k];
			const double *before = at + (size_t)e->task * d->p;
			double *of = at + (size_t)i * d->p, best = INFINITY;

			for (uint32_t q = 0; q < d->p; q++)
				best = fmin(best, before[q] + dag_w(d, e->task, q));
			for (uint32_t p = 0; p < d->p; p++)
				of[p] = fmax(of[p], fmin(before[p] + dag_w(d, e->task, p),
							 best + e->data));
		}
	*out = at;
	return SMR_OK;
}
