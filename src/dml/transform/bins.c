/* Bins of numbers: of equal width, or of equal numbers of elements. */
#include <math.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"
#include "dml/frame/java.h"
#include "dml/transform/transform.h"

enum { FEW = 10 /* bins that are searched one by one */ };

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

static smr_status equal_heights(dml_encoder *e, const double *sorted, int64_t n)
{
	int64_t bins = e->coding->bins;

	SMR_TRY(make_bins(e, bins));
	for (int64_t i = 0; i < bins; i++) {
		double pos = (double)n * (double)(i + 1) / (double)bins;
		int64_t at = pos == floor(pos) ? (int64_t)pos - 1 : (int64_t)pos;

		at = at < 0 ? 0 : at >= n ? n - 1 : at;
		e->low[i] = i == 0 ? sorted[0] : e->high[i - 1];
		e->high[i] = i == bins - 1 ? sorted[n - 1] : sorted[at];
	}
	return SMR_OK;
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

/* Sorts numbers in place, by their bits. */
static smr_status sort_numbers(double *x, int64_t n)
{
	uint64_t *keys = smr_malloc((size_t)n * 2 * sizeof(*keys));

	if (keys == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for bins");
	for (int64_t i = 0; i < n; i++)
		keys[i] = smr_sort_key_of_double(x[i]);
	smr_sort_keys(keys, keys + n, n, NULL);
	for (int64_t i = 0; i < n; i++)
		x[i] = smr_sort_double_of_key(keys[i]);
	smr_free(keys);
	return SMR_OK;
}

smr_status dml_bins_fit(dml_encoder *e, double *x, int64_t n)
{
	if (n == 0)
		return smr_fail(SMR_EINVAL, "no bins of a column without cells");
	if (e->coding->method == DML_BIN_WIDTH)
		return equal_widths(e, x, n);
	if (e->coding->method == DML_BIN_APPROX)
		n = sample(x, n);
	SMR_TRY(sort_numbers(x, n));
	return equal_heights(e, x, n);
}

/* Returns the first bin whose upper end is not less than @p v; the last if none is. */
static int64_t first_bin(const dml_encoder *e, double v)
{
	int64_t lo = 0, hi = e->domain - 1;

	if (e->domain <= FEW) {
		while (lo < hi && v > e->high[lo])
			lo++;
		return lo;
	}
	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;

		if (v <= e->high[mid])
			hi = mid;
		else
			lo = mid + 1;
	}
	return lo;
}

double dml_bin_of(const dml_encoder *e, double v)
{
	double least, most, code;

	if (isnan(v) || e->domain == 0)
		return NAN;
	if (e->coding->method != DML_BIN_WIDTH)
		return (double)first_bin(e, v) + 1;
	least = e->low[0];
	most = e->high[e->domain - 1];
	if (least == most)
		return 1;
	code = ceil((v - least) / (most - least) * (double)e->domain);
	return fmin(fmax(code, 1), (double)e->domain);
}
