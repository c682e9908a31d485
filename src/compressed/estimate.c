/* Estimates the size of column groups from a sample of rows.
 *
 * The number of different tuples follows from those seen in the sample and from those seen once:
 * d / (1 - (1 - q) f1 / n), the first-order jackknife of Haas and Stokes, "Estimating the number of
 * classes in a finite population" (1998), where q = n / rows. */
#include "compressed/estimate.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"

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
		out->again[i] = sample[i] > 0 && memcmp(x, x - cols, sizeof(*x)) == 0;
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

enum { DIRECT = 1 << 20 /* places of a table of pairs without a hash */ };

static smr_status number_pairs_directly(int64_t n, const smr_estimate *a, const smr_estimate *b,
					smr_estimate *out)
{
	uint32_t *places = smr_calloc((size_t)a->seen * b->seen + 1, sizeof(*places));

	if (places == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sample");
	for (int64_t i = 0; i < n; i++) {
		uint32_t *at = &places[(size_t)a->codes[i] * b->seen + b->codes[i]];

		if (*at == 0)
			*at = ++out->seen;
		out->codes[i] = *at - 1;
	}
	smr_free(places);
	return SMR_OK;
}

/* Numbers pairs of codes as tuples of two numbers. */
static smr_status number_pairs(int64_t n, const smr_estimate *a, const smr_estimate *b,
			       smr_estimate *out)
{
	double *pairs;
	smr_status st;

	if ((double)a->seen * b->seen <= DIRECT)
		return number_pairs_directly(n, a, b, out);
	pairs = smr_malloc(2 * (size_t)n * sizeof(*pairs) + 8);
	if (pairs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sample");
	for (int64_t i = 0; i < n; i++) {
		pairs[2 * i] = a->codes[i];
		pairs[2 * i + 1] = b->codes[i];
	}
	st = smr_tuples_number(n, 2, pairs, (const int32_t[]){0, 1}, 2, UINT32_MAX - 1, out->codes,
			       NULL, &out->seen);
	smr_free(pairs);
	return st;
}

smr_status smr_estimate_join(int64_t rows, int64_t n, const smr_estimate *a, const smr_estimate *b,
			     smr_estimate *out)
{
	smr_status st;

	SMR_TRY(start(n, a->ncols + b->ncols, out));
	for (int64_t i = 0; i < n; i++)
		out->again[i] = a->again[i] & b->again[i];
	st = number_pairs(n, a, b, out);
	if (st == SMR_OK)
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
	double n = e->tuples > e->seen ? 1.05 * e->tuples : e->tuples;

	return n <= 1 << 8 ? 1 : n <= 1 << 16 ? 2 : 4;
}

double smr_estimate_bytes(int64_t rows, const smr_estimate *e)
{
	double w = estimate_width(e), n = (double)rows, dense = n * w;
	double listed = n * (1 - e->common) * (2 + w), runs = n * (1 - e->repeated) * (2 + w);

	if (e->tuples <= 1)
		dense = 0;
	return fmin(dense, fmin(listed, runs)) +
	       sizeof(double) * e->tuples * (e->ncols + 1 /* count */);
}

/* A row looks up one number of the group's table, which is in one of the caches. */
double smr_estimate_cost(int64_t rows, const smr_estimate *e)
{
	double look = e->tuples <= 1 << 8    ? .15
		      : e->tuples <= 1 << 12 ? .2
		      : e->tuples <= 1 << 16 ? .6
					     : 2;

	return smr_estimate_bytes(rows, e) + look * (double)rows;
}
