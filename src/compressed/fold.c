/* Sums, minima and maxima. A column's come from its dictionary and counts of codes; a row adds
 * up, or compares, one number of each group.
 *
 * Sums are compensated: of each group, a row has the sum of its tuple and the error of that. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/sum.h"
#include "compressed/blocks.h"

static double fold_two(smr_compressed_fold f, double a, double b)
{
	if (isnan(a) || isnan(b))
		return NAN;
	return f == SMR_COMPRESSED_LEAST ? (b < a ? b : a) : (b > a ? b : a);
}

/* Adds n times x, exactly but for the compensation's own rounding. */
static void add_times(smr_sum *sum, double x, int64_t n)
{
	double all = x * (double)n;

	smr_sum_add(sum, all);
	if (isfinite(all))
		smr_sum_add(sum, fma(x, (double)n, -all));
}

/* ---- columns */

typedef struct columns {
	const smr_compressed *c;
	smr_compressed_fold f;
	double *out;       /* [cols] */
	smr_sum *sums;     /* [cols] */
	uint32_t **counts; /* of sums, by group: rows of each code; NULL: uncompressed */
	uint32_t *numbers; /* memory of all counts */
} columns;

static void fold_group(void *arg, int i)
{
	const columns *p = arg;
	const smr_group *g = &p->c->groups[i];
	uint32_t *counts = p->counts[i];

	if (counts != NULL)
		smr_codes_frequencies(g->codes, counts);
	for (int64_t t = 0; t < g->n; t++)
		for (int32_t j = 0; j < g->ncols; j++) {
			double x = g->values[t * g->ncols + j];
			int32_t to = g->cols[j];

			if (p->f == SMR_COMPRESSED_SUM)
				add_times(&p->sums[to], x, counts != NULL ? counts[t] : 1);
			else
				p->out[to] = t == 0 ? x : fold_two(p->f, p->out[to], x);
		}
}

/* Makes room for the counts of all groups, if the fold needs them. */
static bool make_counts(columns *p)
{
	int64_t n = 1, at = 0;

	for (int32_t i = 0; i < p->c->ngroups; i++)
		n += p->c->groups[i].codes != NULL ? p->c->groups[i].n : 0;
	p->counts = smr_calloc((size_t)p->c->ngroups + 1, sizeof(*p->counts));
	if (p->counts == NULL || p->f != SMR_COMPRESSED_SUM)
		return p->counts != NULL;
	p->numbers = smr_calloc((size_t)n, sizeof(*p->numbers));
	for (int32_t i = 0; i < p->c->ngroups && p->numbers != NULL; i++)
		if (p->c->groups[i].codes != NULL) {
			p->counts[i] = p->numbers + at;
			at += p->c->groups[i].n;
		}
	return p->numbers != NULL;
}

static void free_columns(columns *p)
{
	smr_free(p->out);
	smr_free(p->sums);
	smr_free(p->counts);
	smr_free(p->numbers);
}

static smr_status fold_columns(const smr_compressed *c, smr_compressed_fold f, const smr_workers *w,
			       columns *p)
{
	*p = (columns){.c = c, .f = f};
	p->out = smr_calloc((size_t)c->cols + 1, sizeof(*p->out));
	p->sums = smr_calloc((size_t)c->cols + 1, sizeof(*p->sums));
	if (p->out == NULL || p->sums == NULL || !make_counts(p)) {
		free_columns(p);
		return smr_fail(SMR_ENOMEM, "no memory for sums of a compressed matrix");
	}
	smr_workers_run(w, c->ngroups, fold_group, p);
	return SMR_OK;
}

smr_status smr_compressed_fold_cols(const smr_compressed *c, smr_compressed_fold f,
				    const smr_workers *w, double *out)
{
	columns p;

	SMR_TRY(fold_columns(c, f, w, &p));
	for (int64_t j = 0; j < c->cols; j++)
		out[j] = f == SMR_COMPRESSED_SUM ? smr_sum_value(p.sums[j]) : p.out[j];
	free_columns(&p);
	return SMR_OK;
}

smr_status smr_compressed_fold_all(const smr_compressed *c, smr_compressed_fold f,
				   const smr_workers *w, double *out)
{
	smr_sum sum = {0};
	columns p;

	SMR_TRY(fold_columns(c, f, w, &p));
	*out = p.out[0];
	for (int64_t j = 1; j < c->cols; j++)
		*out = fold_two(f, *out, p.out[j]);
	for (int64_t j = 0; j < c->cols; j++)
		smr_sum_join(&sum, p.sums[j]);
	if (f == SMR_COMPRESSED_SUM)
		*out = smr_sum_value(sum);
	free_columns(&p);
	return SMR_OK;
}

/* ---- rows */

typedef struct rows {
	const smr_compressed *c;
	smr_compressed_fold f;
	double **tables; /* by group: a sum and its error of each tuple, or the best of it */
	double *out;
} rows;

static void fold_tuple(const rows *p, const smr_group *g, int64_t t, double *to)
{
	const double *x = g->values + t * g->ncols;
	smr_sum sum = {0};

	to[0] = x[0];
	to[1] = 0;
	for (int32_t j = 0; j < g->ncols; j++)
		if (p->f == SMR_COMPRESSED_SUM)
			smr_sum_add(&sum, x[j]);
		else
			to[0] = fold_two(p->f, to[0], x[j]);
	if (p->f == SMR_COMPRESSED_SUM) {
		to[0] = sum.sum;
		to[1] = isfinite(sum.sum) ? sum.lost : 0;
	}
}

static void fold_dictionary(void *arg, int i)
{
	const rows *p = arg;
	const smr_group *g = &p->c->groups[i];

	for (int64_t t = 0; t < g->n; t++)
		fold_tuple(p, g, t, p->tables[i] + 2 * t);
}

static void fold_block(void *arg, int piece, int64_t from, int64_t n)
{
	const rows *p = arg;
	smr_sum sums[SMR_BLOCK];
	uint32_t code[SMR_BLOCK];

	(void)piece;
	memset(sums, 0, sizeof(sums));
	for (int32_t k = 0; k < p->c->ngroups; k++) {
		const smr_group *g = &p->c->groups[k];

		if (g->codes != NULL)
			g->codes->coding->read(g->codes, from, n, code);
		for (int64_t i = 0; i < n; i++) {
			int64_t t = g->codes != NULL ? code[i] : from + i;
			const double *x = p->tables[k] + 2 * t;

			if (p->f != SMR_COMPRESSED_SUM) {
				sums[i].sum = k == 0 ? x[0] : fold_two(p->f, sums[i].sum, x[0]);
				continue;
			}
			smr_sum_add(&sums[i], x[0]);
			sums[i].lost += x[1];
		}
	}
	for (int64_t i = 0; i < n; i++)
		p->out[from + i] =
			p->f == SMR_COMPRESSED_SUM ? smr_sum_value(sums[i]) : sums[i].sum;
}

smr_status smr_compressed_fold_rows(const smr_compressed *c, smr_compressed_fold f,
				    const smr_workers *w, double *out)
{
	rows p = {.c = c, .f = f, .out = out};
	int64_t room = 0;
	double *at;

	for (int32_t i = 0; i < c->ngroups; i++)
		room += 2 * c->groups[i].n;
	p.tables = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.tables));
	at = smr_malloc((size_t)room * sizeof(*at) + 8);
	if (p.tables == NULL || at == NULL) {
		smr_free(p.tables);
		smr_free(at);
		return smr_fail(SMR_ENOMEM, "no memory for sums of a compressed matrix");
	}
	p.tables[0] = at;
	for (int32_t i = 1; i < c->ngroups; i++)
		p.tables[i] = p.tables[i - 1] + 2 * c->groups[i - 1].n;
	smr_workers_run(w, c->ngroups, fold_dictionary, &p);
	smr_blocks_run(c->rows, smr_row_pieces(c->rows), w, fold_block, &p);
	smr_free(at);
	smr_free(p.tables);
	return SMR_OK;
}
