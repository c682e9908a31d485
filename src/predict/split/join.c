/* Joins units to a few tasks: the most expensive values to send, relative to the computing of their
 * two ends, stay on one side. A transfer costs the mean of all routes. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/split/internal.h"

enum {
	MOST_TASKS = 48,  /* branch and bound often proves as many in its time */
	MOST_UNITS = 400, /* units that are joined in pairs; of more, neighbours are joined first */
};

typedef struct joiner {
	const split_tasks *t;
	uint32_t n, per; /* initial groups, and units of each */
	uint32_t *into;  /* by group: itself, or the group it was joined to */
	double *bytes;   /* [n][n]: bytes from one to another */
	double *work;    /* seconds; negative: the group was joined to another */
	uint32_t *nin, *nout;
} joiner;

static double *bytes_between(const joiner *j, uint32_t from, uint32_t to)
{
	return &j->bytes[(size_t)from * j->n + to];
}

static void count_edges(joiner *j)
{
	memset(j->nin, 0, j->n * sizeof(*j->nin));
	memset(j->nout, 0, j->n * sizeof(*j->nout));
	for (uint32_t a = 0; a < j->n; a++)
		for (uint32_t b = 0; b < j->n; b++)
			if (*bytes_between(j, a, b) > 0) {
				j->nout[a]++;
				j->nin[b]++;
			}
}

/* Finds the pair of groups with the most expensive values. One group is the only successor or the
 * only predecessor of the other, so there is no other path between them, and joining them makes no
 * cycle. */
static bool find_dearest(const joiner *j, uint32_t *from, uint32_t *to)
{
	double most = -1;

	for (uint32_t a = 0; a < j->n; a++) {
		for (uint32_t b = 0; b < j->n; b++) {
			double x = *bytes_between(j, a, b), times;

			if (x <= 0 || (j->nout[a] > 1 && j->nin[b] > 1))
				continue;
			times = (j->t->mean.message_s + x * j->t->mean.byte_s) /
				fmax(j->work[a] + j->work[b], 1e-12);
			if (times <= most)
				continue;
			most = times;
			*from = a;
			*to = b;
		}
	}
	return most >= 0;
}

static void join_two(joiner *j, uint32_t a, uint32_t b)
{
	for (uint32_t x = 0; x < j->n; x++) {
		*bytes_between(j, a, x) += *bytes_between(j, b, x);
		*bytes_between(j, x, a) += *bytes_between(j, x, b);
		*bytes_between(j, b, x) = *bytes_between(j, x, b) = 0;
	}
	*bytes_between(j, a, a) = 0;
	j->work[a] += j->work[b];
	j->work[b] = -1;
	j->into[b] = a;
}

static uint32_t group_of(const joiner *j, uint32_t unit)
{
	uint32_t g = unit / j->per;

	while (j->into[g] != g)
		g = j->into[g];
	return g;
}

/* Mean seconds of two devices, whatever the number of devices. */
static double work_of(const split_tasks *t, const split_task *x)
{
	double sum = 0;

	for (uint32_t k = 0; k < t->p->n; k++)
		sum += x->seconds[k][1];
	return 2 * sum / t->p->n;
}

static void fill(joiner *j, const split_task *list)
{
	const smr_units *u = &j->t->units;

	for (uint32_t i = 0; i < j->n; i++)
		j->into[i] = i;
	for (uint32_t i = 0; i < u->units.n; i++)
		j->work[group_of(j, i)] += work_of(j->t, &list[i]);
	for (size_t i = 0; i < u->reads.n; i++) {
		const smr_unit_value *v = &u->values.v[u->reads.v[i].value];
		uint32_t to = group_of(j, u->reads.v[i].unit), from;

		if (v->maker == SMR_NO_UNIT)
			continue;
		from = group_of(j, v->maker);
		if (from != to)
			*bytes_between(j, from, to) += fmax(v->bytes, 1);
	}
}

/* Numbers the remaining groups topologically: always the first that is possible. */
static void number_clusters(joiner *j, uint32_t *id, uint32_t *n)
{
	*n = 0;
	for (uint32_t i = 0; i < j->n; i++)
		id[i] = UINT32_MAX;
	for (bool found = true; found;) {
		found = false;
		for (uint32_t i = 0; i < j->n && !found; i++) {
			bool waits = j->into[i] != i || id[i] != UINT32_MAX;

			for (uint32_t k = 0; k < j->n && !waits; k++)
				waits = *bytes_between(j, k, i) > 0 && id[k] == UINT32_MAX;
			if (waits)
				continue;
			id[i] = (*n)++;
			found = true;
		}
	}
}

static void merge_clusters(joiner *j, split_tasks *t, uint32_t *id)
{
	uint32_t left = j->n, a = 0, b = 0;

	for (count_edges(j); left > MOST_TASKS && find_dearest(j, &a, &b); count_edges(j)) {
		join_two(j, a, b);
		left--;
	}
	number_clusters(j, id, &t->n);
	for (uint32_t i = 0; i < t->units.units.n; i++)
		t->of_unit[i] = id[group_of(j, i)];
}

smr_status split_join(split_tasks *t, const split_task *list)
{
	uint32_t units = (uint32_t)t->units.units.n;
	uint32_t per = (units + MOST_UNITS - 1) / MOST_UNITS, n = (units + per - 1) / per;
	joiner j = {.t = t, .n = n, .per = per};
	uint32_t *id = smr_calloc(n, sizeof(*id));
	smr_status st = SMR_OK;

	j.into = smr_calloc(n, sizeof(*j.into));
	j.bytes = smr_calloc((size_t)n * n, sizeof(*j.bytes));
	j.work = smr_calloc(n, sizeof(*j.work));
	j.nin = smr_calloc(n, sizeof(*j.nin));
	j.nout = smr_calloc(n, sizeof(*j.nout));
	if (id == NULL || j.into == NULL || j.bytes == NULL || j.work == NULL || j.nin == NULL ||
	    j.nout == NULL) {
		st = split_no_memory();
	} else {
		fill(&j, list);
		merge_clusters(&j, t, id);
	}
	smr_free(id);
	smr_free(j.into);
	smr_free(j.bytes);
	smr_free(j.work);
	smr_free(j.nin);
	smr_free(j.nout);
	return st;
}
