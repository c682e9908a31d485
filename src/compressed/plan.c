/* Decides which columns share a group (co-coding), by a sample of rows.
 *
 * Columns that would not be smaller stay uncompressed. All others begin as groups of their own; the
 * two groups whose union costs least compared with both apart become one, as long as that is less.
 * Small groups, of less than a byte for each row, are united with each other first: columns that
 * indicate one class each are a byte together, while each of them would save most in the group of a
 * large column.
 * There are two plans: in one the best union is the one that saves most; in the other it is
 * weighted by the bits of the smaller group's codes, since few others have room for them. The
 * smaller plan is taken.
 *
 * Each group knows its best partner, so that a union only renews the partners of those that lost
 * theirs. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "compressed/estimate.h"

enum { PARTNERS = 128 /* groups after a group that are tried with it */ };
static const double SMALLER = .9; /* share of a column's bytes that a group may take */

typedef struct candidate {
	smr_estimate e;
	double cost;
	int32_t next; /* next live candidate; -1: none */
	int32_t partner;
	double rank;       /* of the union with it; 0: none */
	smr_estimate both; /* with the partner */
} candidate;

typedef struct planning {
	int64_t rows, n;
	candidate *c;
	int32_t ncols, first;
	double place; /* weight of a union's tuples in its rank */
	bool small;   /* only groups of less than a byte for each row are united */
	smr_pair_table pairs;
	int32_t *group_of; /* candidate of each column */
} planning;

static uint64_t draw(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

/* One row of each of n equal parts of the rows, at random. */
static void draw_sample(int64_t rows, int64_t n, int64_t *sample)
{
	uint64_t state = 7;

	for (int64_t i = 0; i < n; i++) {
		double u = (double)(draw(&state) >> 11) * 0x1p-53;

		sample[i] = (int64_t)(((double)i + u) * (double)rows / (double)n);
		if (sample[i] >= rows)
			sample[i] = rows - 1;
	}
}

/* ---- partners */

static bool takes_part(const planning *p, const candidate *c)
{
	return !p->small || c->cost < (double)p->rows;
}

static smr_status find_partner(planning *p, int32_t i)
{
	candidate *a = &p->c[i];
	int tried = 0;

	smr_estimate_free(&a->both);
	a->partner = -1;
	a->rank = 0;
	if (!takes_part(p, a))
		return SMR_OK;
	for (int32_t j = a->next; j >= 0 && tried < PARTNERS; j = p->c[j].next) {
		const candidate *b = &p->c[j];
		smr_estimate both;
		double gain, rank;

		if (!takes_part(p, b))
			continue;
		tried++;
		SMR_TRY(smr_estimate_join(p->rows, p->n, &a->e, &b->e, &p->pairs, &both));
		gain = a->cost + b->cost - smr_estimate_cost(p->rows, &both);
		rank = gain * (1 + p->place * log2(fmin(a->e.tuples, b->e.tuples)));
		if (gain <= 0 || rank <= a->rank) {
			smr_estimate_free(&both);
			continue;
		}
		smr_estimate_free(&a->both);
		a->both = both;
		a->rank = rank;
		a->partner = j;
	}
	return SMR_OK;
}

static int32_t find_best(const planning *p)
{
	int32_t best = -1;

	for (int32_t i = p->first; i >= 0; i = p->c[i].next)
		if (p->c[i].partner >= 0 && (best < 0 || p->c[i].rank > p->c[best].rank))
			best = i;
	return best;
}

/* Makes candidate @p i the union with its partner, and renews partners. */
static smr_status unite(planning *p, int32_t i)
{
	candidate *a = &p->c[i];
	int32_t j = a->partner, before = i;

	while (p->c[before].next != j)
		before = p->c[before].next;
	p->c[before].next = p->c[j].next;
	smr_estimate_free(&a->e);
	smr_estimate_free(&p->c[j].e);
	smr_estimate_free(&p->c[j].both);
	a->e = a->both;
	a->both = (smr_estimate){0};
	a->cost = smr_estimate_cost(p->rows, &a->e);
	for (int32_t k = 0; k < p->ncols; k++)
		if (p->group_of[k] == j)
			p->group_of[k] = i;
	for (int32_t k = p->first; k >= 0; k = p->c[k].next)
		if (k == i || p->c[k].partner == i || p->c[k].partner == j)
			SMR_TRY(find_partner(p, k));
	return SMR_OK;
}

static smr_status group_columns(planning *p, bool small)
{
	p->small = small;
	for (int32_t i = p->first; i >= 0; i = p->c[i].next)
		SMR_TRY(find_partner(p, i));
	for (int32_t i; (i = find_best(p)) >= 0;)
		SMR_TRY(unite(p, i));
	return SMR_OK;
}

/* ---- columns */

/* Estimates all columns; links those that are worth a group. */
static smr_status start_groups(planning *p, const double *data, const int64_t *sample)
{
	int32_t *end = &p->first;

	*end = -1;
	for (int32_t i = 0; i < p->ncols; i++) {
		candidate *c = &p->c[i];

		c->next = c->partner = p->group_of[i] = -1;
		SMR_TRY(smr_estimate_column(p->rows, p->ncols, data, sample, p->n, i, &c->e));
		c->cost = smr_estimate_cost(p->rows, &c->e);
		if (smr_estimate_bytes(p->rows, &c->e) >= SMALLER * 8 * (double)p->rows)
			continue;
		p->group_of[i] = *end = i;
		end = &c->next;
	}
	return SMR_OK;
}

/* Numbers the groups in the order of their first columns. */
static void give_plan(const planning *p, smr_group_plan *out)
{
	double plain = 0;

	for (int32_t k = 0; k < p->ncols; k++)
		plain += p->group_of[k] < 0;
	out->bytes = plain * 8 * (double)p->rows;
	out->ngroups = 0;
	for (int32_t i = p->first; i >= 0; i = p->c[i].next) {
		out->bytes += smr_estimate_bytes(p->rows, &p->c[i].e);
		for (int32_t k = 0; k < p->ncols; k++)
			if (p->group_of[k] == i)
				out->group_of[k] = out->ngroups;
		out->ngroups++;
	}
	for (int32_t k = 0; k < p->ncols; k++)
		if (p->group_of[k] < 0)
			out->group_of[k] = -1;
}

static smr_status make_plan(int64_t rows, int64_t cols, const double *data, double place,
			    smr_group_plan *out)
{
	int64_t n = rows < SMR_SAMPLE ? rows : SMR_SAMPLE;
	planning p = {.rows = rows, .n = n, .ncols = (int32_t)cols, .place = place};
	int64_t *sample = smr_calloc((size_t)n + 1, sizeof(*sample));
	smr_status st = SMR_OK;

	*out = (smr_group_plan){.group_of = smr_calloc((size_t)cols + 1, sizeof(int32_t))};
	p.c = smr_calloc((size_t)cols + 1, sizeof(*p.c));
	p.group_of = smr_calloc((size_t)cols + 1, sizeof(*p.group_of));
	if (sample == NULL || out->group_of == NULL || p.c == NULL || p.group_of == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a sample");
	if (st == SMR_OK) {
		draw_sample(rows, n, sample);
		st = smr_pair_table_new(&p.pairs);
	}
	if (st == SMR_OK)
		st = start_groups(&p, data, sample);
	if (st == SMR_OK)
		st = group_columns(&p, true);
	if (st == SMR_OK)
		st = group_columns(&p, false);
	if (st == SMR_OK)
		give_plan(&p, out);
	for (int64_t i = 0; p.c != NULL && i < cols; i++) {
		smr_estimate_free(&p.c[i].e);
		smr_estimate_free(&p.c[i].both);
	}
	smr_pair_table_free(&p.pairs);
	smr_free(p.c);
	smr_free(p.group_of);
	smr_free(sample);
	if (st != SMR_OK)
		smr_group_plan_free(out);
	return st;
}

/* ---- plans of different weights */

enum { PLANS = 2 };
static const double places[PLANS] = {0, 4};

typedef struct plans {
	int64_t rows, cols;
	const double *data;
	smr_group_plan plan[PLANS];
	smr_status status[PLANS];
} plans;

static void make_one(void *arg, int i)
{
	plans *p = arg;

	p->status[i] = make_plan(p->rows, p->cols, p->data, places[i], &p->plan[i]);
}

smr_status smr_group_plan_make(int64_t rows, int64_t cols, const double *data, const smr_workers *w,
			       smr_group_plan *out)
{
	plans p = {.rows = rows, .cols = cols, .data = data};
	int best = 0;
	smr_status st = SMR_OK;

	smr_workers_run(w, PLANS, make_one, &p);
	for (int i = 0; i < PLANS; i++) {
		if (p.status[i] != SMR_OK)
			st = smr_fail(p.status[i], "no memory for a sample");
		if (p.plan[i].bytes < p.plan[best].bytes)
			best = i;
	}
	*out = p.plan[best];
	for (int i = 0; i < PLANS; i++)
		if (i != best || st != SMR_OK)
			smr_group_plan_free(&p.plan[i]);
	if (st != SMR_OK)
		*out = (smr_group_plan){0};
	return st;
}

void smr_group_plan_free(smr_group_plan *p)
{
	smr_free(p->group_of);
	*p = (smr_group_plan){0};
}
