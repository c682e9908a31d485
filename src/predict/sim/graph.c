/* The graph of a simulation: tasks, their dependences, rows. Queues are edges, too: from each task
 * to the next of its queue. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "predict/sim/internal.h"

smr_status smr_sim_new(uint32_t rows, smr_sim **out)
{
	smr_sim *s = smr_calloc(1, sizeof(*s));

	if (s != NULL)
		s->rows = smr_calloc(rows, sizeof(*s->rows));
	if (s == NULL || s->rows == NULL) {
		smr_free(s);
		return smr_fail(SMR_ENOMEM, "no memory for a simulation of %u rows", rows);
	}
	s->nrows = rows;
	for (uint32_t i = 0; i < rows; i++) {
		smr_sim_row(s, i, NULL, 1);
		memset(s->rows[i].last, 0xff, sizeof(s->rows[i].last));
	}
	*out = s;
	return SMR_OK;
}

static void drop_index(smr_sim *s)
{
	smr_free(s->first_before);
	smr_free(s->before);
	smr_free(s->first_after);
	smr_free(s->after);
	s->first_before = s->before = s->first_after = s->after = NULL;
}

void smr_sim_free(smr_sim *s)
{
	if (s == NULL)
		return;
	drop_index(s);
	smr_vec_free(&s->tasks);
	smr_vec_free(&s->edges);
	smr_vec_free(&s->times);
	smr_free(s->rows);
	smr_free(s);
}

void smr_sim_row(smr_sim *s, uint32_t row, const char *name, uint32_t alike)
{
	sim_row *r = &s->rows[row];

	if (name != NULL)
		(void)snprintf(r->name, sizeof(r->name), "%s", name);
	else
		(void)snprintf(r->name, sizeof(r->name), "device %u", row);
	r->alike = alike;
}

void smr_sim_queue(smr_sim *s, int queue, const char *name)
{
	s->queues[queue] = name;
}

void smr_sim_cost(smr_sim_task *t, const smr_collective_cost *cost)
{
	t->seconds = cost->p50;
	for (int i = 0; i < SMR_LINKS; i++)
		t->share[i] = cost->p50 > 0 ? fmin(1, cost->busy[i] / cost->p50) : 0;
}

static smr_status check_task(const smr_sim *s, const smr_sim_task *t, const uint32_t *after,
			     int nafter)
{
	if (!(t->seconds >= 0) || !isfinite(t->seconds))
		return smr_fail(SMR_EINVAL, "task %s cannot take %g s", t->name, t->seconds);
	if (t->nplaces < 1 || t->nplaces > SMR_SIM_PLACES ||
	    (t->kind == SMR_SIM_SEND && t->nplaces != 2))
		return smr_fail(SMR_EINVAL, "task %s cannot be on %d queues", t->name, t->nplaces);
	for (int i = 0; i < t->nplaces; i++)
		if (t->places[i].row >= s->nrows || t->places[i].queue >= SMR_SIM_QUEUES)
			return smr_fail(SMR_EINVAL, "task %s: no queue %d of row %u", t->name,
					t->places[i].queue, t->places[i].row);
	for (int i = 0; i < nafter; i++)
		if (after[i] != SMR_SIM_NONE && after[i] >= s->tasks.n)
			return smr_fail(SMR_EINVAL, "task %s waits for task %u, which is not there",
					t->name, after[i]);
	if (s->tasks.n == SMR_SIM_MAX_TASKS)
		return smr_fail(SMR_EUNSUPPORTED, "a simulation of more than %d tasks",
				SMR_SIM_MAX_TASKS);
	return SMR_OK;
}

static smr_status add_edge(smr_sim *s, uint32_t before, uint32_t after)
{
	return before == SMR_SIM_NONE ? SMR_OK : smr_vec_push(&s->edges, (sim_edge){before, after});
}

smr_status smr_sim_add(smr_sim *s, const smr_sim_task *t, const uint32_t *after, int nafter,
		       uint32_t *id)
{
	uint32_t me = (uint32_t)s->tasks.n;

	SMR_TRY(check_task(s, t, after, nafter));
	drop_index(s);
	SMR_TRY(smr_vec_push(&s->tasks, *t));
	SMR_TRY(smr_vec_push(&s->times, (sim_times){0}));
	for (int i = 0; i < nafter; i++)
		SMR_TRY(add_edge(s, after[i], me));
	for (int i = 0; i < t->nplaces; i++) {
		uint32_t *last = &s->rows[t->places[i].row].last[t->places[i].queue];

		SMR_TRY(add_edge(s, *last, me));
		*last = me;
	}
	if (id != NULL)
		*id = me;
	return SMR_OK;
}

/* Sorts the edges by one of their ends (counting sort). */
static void sort_edges(const smr_sim *s, bool by_after, uint32_t *first, uint32_t *to)
{
	for (size_t i = 0; i < s->edges.n; i++)
		first[1 + (by_after ? s->edges.v[i].after : s->edges.v[i].before)]++;
	for (size_t i = 1; i <= s->tasks.n; i++)
		first[i] += first[i - 1];
	for (size_t i = s->edges.n; i-- > 0;) {
		const sim_edge *e = &s->edges.v[i];

		to[--first[1 + (by_after ? e->after : e->before)]] =
			by_after ? e->before : e->after;
	}
	/* first[i + 1] is the start of i's edges now */
	memmove(first, first + 1, s->tasks.n * sizeof(*first));
	first[s->tasks.n] = (uint32_t)s->edges.n;
}

smr_status sim_index(smr_sim *s)
{
	size_t n = s->tasks.n + 2, m = s->edges.n + 1;

	if (s->before != NULL)
		return SMR_OK;
	s->first_before = smr_calloc(n, sizeof(uint32_t));
	s->first_after = smr_calloc(n, sizeof(uint32_t));
	s->before = smr_malloc(m * sizeof(uint32_t));
	s->after = smr_malloc(m * sizeof(uint32_t));
	if (s->first_before == NULL || s->first_after == NULL || s->before == NULL ||
	    s->after == NULL) {
		drop_index(s);
		return smr_fail(SMR_ENOMEM, "no memory to simulate %zu tasks", s->tasks.n);
	}
	sort_edges(s, true, s->first_before, s->before);
	sort_edges(s, false, s->first_after, s->after);
	return SMR_OK;
}

/* ---- queries -----------------------------------------------------------------------------------
 */

uint32_t smr_sim_tasks(const smr_sim *s)
{
	return (uint32_t)s->tasks.n;
}

uint32_t smr_sim_rows(const smr_sim *s)
{
	return s->nrows;
}

const char *smr_sim_row_name(const smr_sim *s, uint32_t row, uint32_t *alike)
{
	*alike = s->rows[row].alike;
	return s->rows[row].name;
}

const char *smr_sim_queue_name(const smr_sim *s, int queue)
{
	return s->queues[queue] != NULL ? s->queues[queue] : queue == 0 ? "computing" : "talking";
}

const smr_sim_task *smr_sim_task_at(const smr_sim *s, uint32_t id)
{
	return &s->tasks.v[id];
}

void smr_sim_when(const smr_sim *s, uint32_t id, double *start, double *finish)
{
	*start = s->times.v[id].start;
	*finish = s->times.v[id].finish;
}

const uint32_t *smr_sim_before(const smr_sim *s, uint32_t id, uint32_t *n)
{
	*n = s->before == NULL ? 0 : s->first_before[id + 1] - s->first_before[id];
	return s->before == NULL ? NULL : s->before + s->first_before[id];
}

smr_sim_use smr_sim_used(const smr_sim *s, uint32_t row)
{
	return s->rows[row].use;
}
