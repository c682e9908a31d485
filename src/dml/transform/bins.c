/* Bins of numbers: of equal width, or of equal numbers of elements. */
#include <math.h>

#include "base/alloc.h"
#include "dml/frame/java.h"
#include "dml/transform/transform.h"

enum { FEW = 32 /* bins whose ends are all compared with a number */ };

static smr_status make_bins(dml_encoder *e, int64_t n)
{
	e->domain = n;
	e->low = smr_calloc((size_t)n, sizeof(double));
	e->high = smr_calloc((size_t)n, sizeof(double));
	return e->low != NULL && e->high != NULL ? SMR_OK
						 : smr_fail(SMR_ENOMEM, "no memory for bins");
}

static smr_status equal_widths(dml_encoder *e, const double *x, int64_t n)
{
	double least = INFINITY, most = -INFINITY;
	int64_t bins = e->coding->bins;

	for (int64_t i = 0; i < n; i++) {
		least = fmin(least, x[i]);
		most = fmax(most, x[i]);
	}
	if (least == most)
		bins = 1;
	SMR_TRY(make_bins(e, bins));
	for (int64_t i = 0; i < bins; i++) {
		e->low[i] = least + (double)i * (most - least) / (double)bins;
		e->high[i] = least + (double)(i + 1) * (most - least) / (double)bins;
	}
	return SMR_OK;
}

/* Returns the position, from 0, of the last number of bin @p i in ascending order. */
static int64_t rank_of(const dml_encoder *e, int64_t n, int64_t i)
{
	double pos = (double)n * (double)(i + 1) / (double)e->coding->bins;
	int64_t at = pos == floor(pos) ? (int64_t)pos - 1 : (int64_t)pos;

	return at < 0 ? 0 : at >= n || i == e->coding->bins - 1 ? n - 1 : at;
}

/* The upper end of a bin is its largest number. */
static smr_status equal_heights(dml_encoder *e, double *x, int64_t n)
{
	int64_t bins = e->coding->bins;
	int64_t *ranks = smr_calloc((size_t)bins + 1, sizeof(*ranks));
	double *ends = smr_calloc((size_t)bins + 1, sizeof(*ends));
	smr_status st = ranks != NULL && ends != NULL ? make_bins(e, bins) : SMR_ENOMEM;

	for (int64_t i = 0; i < bins && st == SMR_OK; i++)
		ranks[i + 1] = rank_of(e, n, i);
	if (st == SMR_OK)
		st = dml_select_ranks(x, n, ranks, bins + 1, ends);
	for (int64_t i = 0; i < bins && st == SMR_OK; i++) {
		e->low[i] = ends[i];
		e->high[i] = ends[i + 1];
	}
	smr_free(ranks);
	smr_free(ends);
	return st == SMR_ENOMEM ? smr_fail(SMR_ENOMEM, "no memory for bins") : st;
}

/* Replaces the numbers by a sample with replacement; returns its size. */
static int64_t sample(double *x, int64_t n)
{
	int64_t size = (int64_t)ceil(0.1 * (double)n);
	dml_java_random r = dml_java_random_begin(n);
	double *from;

	size = size < 1000 ? 1000 : size;
	if (size >= n || n > INT32_MAX)
		return n;
	from = smr_calloc((size_t)size, sizeof(*from));
	if (from == NULL)
		return n;
	for (int64_t i = 0; i < size; i++)
		from[i] = x[dml_java_next(&r, (int32_t)n)];
	for (int64_t i = 0; i < size; i++)
		x[i] = from[i];
	smr_free(from);
	return size;
}

smr_status dml_bins_fit(dml_encoder *e, double *x, int64_t n)
{
	if (n == 0)
		return smr_fail(SMR_EINVAL, "no bins of a column without cells");
	if (e->coding->method == DML_BIN_WIDTH)
		return equal_widths(e, x, n);
	if (e->coding->method == DML_BIN_APPROX)
		n = sample(x, n);
	return equal_heights(e, x, n);
}

/* Returns the first bin whose upper end is not less than @p v; the last if none is. */
static int64_t first_bin(const dml_encoder *e, double v)
{
	int64_t lo = 0, hi = e->domain - 1;

	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;

		if (v <= e->high[mid])
			hi = mid;
		else
			lo = mid + 1;
	}
	return lo;
}

/* All NaN where there are no bins. */
static void wide_bins_of(const dml_encoder *e, double *v, int64_t n)
{
	double least = e->low[0], most = e->high[e->domain - 1], bins = (double)e->domain;

	for (int64_t i = 0; i < n; i++) {
		double code = ceil((v[i] - least) / (most - least) * bins);

		code = code >= 1 ? (code > bins ? bins : code) : 1; /* of infinite ends: 1 */
		v[i] = isnan(v[i]) ? v[i] : least == most ? 1 : code;
	}
}

/* The number of ends, which ascend, that a number is above; without a branch for each. */
static void few_bins_of(const dml_encoder *e, double *v, int64_t n)
{
	enum { TOGETHER = 64 };

	for (int64_t from = 0; from < n; from += TOGETHER) {
		int64_t m = n - from < TOGETHER ? n - from : TOGETHER;
		double *x = v + from, above[TOGETHER];

		for (int64_t i = 0; i < m; i++)
			above[i] = 1;
		for (int64_t b = 0; b + 1 < e->domain; b++)
			for (int64_t i = 0; i < m; i++)
				above[i] += x[i] > e->high[b];
		for (int64_t i = 0; i < m; i++)
			x[i] = isnan(x[i]) ? x[i] : above[i];
	}
}

void dml_bins_of(const dml_encoder *e, double *v, int64_t n)
{
	if (e->domain > 0 && e->coding->method == DML_BIN_WIDTH) {
		wide_bins_of(e, v, n);
		return;
	}
	if (e->domain > 0 && e->domain <= FEW) {
		few_bins_of(e, v, n);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		v[i] = isnan(v[i]) || e->domain == 0 ? NAN : (double)first_bin(e, v[i]) + 1;
}
