/* Estimates the size of column groups from a sample of rows.
 *
 * The number of different tuples follows from those seen in the sample, d, and those seen once, f1:
 * of several columns it is the larger one of two estimates, where q = n / rows. The first-order
 * jackknife of Haas and Stokes, "Estimating the number of classes in a finite population" (1998), d
 * / (1 - (1 - q) f1 / n), is right for tuples of equal frequencies, and too low for others. The one
 * of Charikar et al., "Towards estimation error guarantees for distinct values" (2000), f1 /
 * sqrt(q) + d - f1, is wrong by a factor of sqrt(1 / q) at most. One column has the first estimate.
 * Two groups together have no more tuples than the product of their numbers. */
#include "compressed/estimate.h"

#include <math.h>

#include "base/alloc.h"
#include "base/data/bits.h"

void smr_estimate_free(smr_estimate *e)
{
	smr_free(e->codes);
	smr_free(e->again);
	*e = (smr_estimate){0};
}

static smr_status start(int64_t n, int32_t ncols, smr_estimate *e)
{
	*e = (smr_estimate){.ncols = ncols};
	e->codes = smr_calloc((size_t)n + 1, sizeof(*e->codes));
	e->again = smr_calloc((size_t)n + 1, sizeof(*e->again));
	if (e->codes != NULL && e->again != NULL)
		return SMR_OK;
	smr_estimate_free(e);
	return smr_fail(SMR_ENOMEM, "no memory for a sample");
}

/* Sets the shares and the number of tuples from the sample's codes. */
static smr_status count_tuples(int64_t rows, int64_t n, smr_estimate *e)
{
	uint32_t *counts = smr_calloc((size_t)e->seen + 1, sizeof(*counts)), most = 0;
	double once = 0, again = 0, q = (double)n / (double)rows;

	if (counts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sample");
	for (int64_t i = 0; i < n; i++) {
		counts[e->codes[i]]++;
		again += e->again[i];
	}
	for (uint32_t k = 0; k < e->seen; k++) {
		once += counts[k] == 1;
		most = counts[k] > most ? counts[k] : most;
	}
	smr_free(counts);
	e->tuples = (double)e->seen / (1 - (1 - q) * once / (double)n);
	if (e->ncols > 1)
		e->tuples = fmax(e->tuples, once / sqrt(q) + (double)e->seen - once);
	e->common = (double)most / (double)n;
	e->repeated = again / (double)n;
	return SMR_OK;
}

smr_status smr_estimate_column(int64_t rows, int64_t cols, const double *data,
			       const int64_t *sample, int64_t n, int32_t column, smr_estimate *out)
{
	double *values = smr_malloc((size_t)n * sizeof(*values) + 8);
	smr_status st;

	if (values == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sample");
	st = start(n, 1, out);
	for (int64_t i = 0; i < n && st == SMR_OK; i++) {
		const double *x = data + sample[i] * cols + column;

		values[i] = *x;
		out->again[i] = sample[i] > 0 && smr_same_bits(*x, x[-cols]);
	}
	if (st == SMR_OK)
		st = smr_tuples_number(n, 1, values, (const int32_t[]){0}, 1, UINT32_MAX - 1,
				       out->codes, NULL, &out->seen);
	if (st == SMR_OK)
		st = count_tuples(rows, n, out);
	if (st != SMR_OK)
		smr_estimate_free(out);
	smr_free(values);
	return st;
}

smr_status smr_pair_table_new(smr_pair_table *t)
{
	size_t n = 2 * (size_t)SMR_SAMPLE;

	*t = (smr_pair_table){.pairs = smr_calloc(n, sizeof(*t->pairs)),
			      .number = smr_calloc(n, sizeof(*t->number)),
			      .turn = smr_calloc(n, sizeof(*t->turn))};
	if (t->pairs != NULL && t->number != NULL && t->turn != NULL)
		return SMR_OK;
	smr_pair_table_free(t);
	return smr_fail(SMR_ENOMEM, "no memory for a sample");
}

void smr_pair_table_free(smr_pair_table *t)
{
	smr_free(t->pairs);
	smr_free(t->number);
	smr_free(t->turn);
	*t = (smr_pair_table){0};
}

/* Numbers pairs of codes in the order of their first rows. */
static void number_pairs(int64_t n, const smr_estimate *a, const smr_estimate *b, smr_pair_table *t,
			 smr_estimate *out)
{
	const uint32_t mask = 2 * SMR_SAMPLE - 1;

	t->turns++;
	for (int64_t i = 0; i < n; i++) {
		uint64_t pair = (uint64_t)a->codes[i] << 32 | b->codes[i];
		uint32_t at = (uint32_t)(pair * 0x9e3779b97f4a7c15u >> 40) & mask;

		while (t->turn[at] == t->turns && t->pairs[at] != pair)
			at = (at + 1) & mask;
		if (t->turn[at] != t->turns) {
			t->turn[at] = t->turns;
			t->pairs[at] = pair;
			t->number[at] = out->seen++;
		}
		out->codes[i] = t->number[at];
	}
}

smr_status smr_estimate_join(int64_t rows, int64_t n, const smr_estimate *a, const smr_estimate *b,
			     smr_pair_table *t, smr_estimate *out)
{
	smr_status st;

	SMR_TRY(start(n, a->ncols + b->ncols, out));
	for (int64_t i = 0; i < n; i++)
		out->again[i] = a->again[i] & b->again[i];
	number_pairs(n, a, b, t, out);
	st = count_tuples(rows, n, out);
	if (st != SMR_OK)
		smr_estimate_free(out);
	else
		out->tuples = fmin(out->tuples, a->tuples * b->tuples);
	return st;
}

/* Tuples that the sample lacks may need a wider code. */
static int estimate_width(const smr_estimate *e)
{
	double n = e->tuples + .5 * (e->tuples - e->seen);

	return n <= 1 << 8 ? 1 : n <= 1 << 16 ? 2 : 4;
}

double smr_estimate_bytes(int64_t rows, const smr_estimate *e)
{
	double w = estimate_width(e), n = (double)rows, dense = n * w;
	double list = 1 - e->common, listed = n * (list * w + fmin(2 * list, .13));
	double runs = n * (1 - e->repeated) * (2 + w);

	if (e->tuples <= 1)
		dense = 0;
	return fmin(dense, fmin(listed, runs)) + sizeof(double) * e->tuples * e->ncols;
}

/* A row looks up one number of the group's table, which is in one of the caches. */
double smr_estimate_cost(int64_t rows, const smr_estimate *e)
{
	double look = e->tuples <= 1 << 8    ? .15
		      : e->tuples <= 1 << 12 ? .3
		      : e->tuples <= 1 << 16 ? .4
					     : 2;

	return smr_estimate_bytes(rows, e) + look * (double)rows;
}
