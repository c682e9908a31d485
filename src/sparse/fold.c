/* Folds of rows and columns. What is not there counts as one zero, however many there are: sums
 * do not see it, the least and greatest do once, and a product is zero, or NaN, by it. */
#include <math.h>
#include <stdlib.h>

#include "sparse/sparse.h"

static double least(double a, double b)
{
	return isnan(a) || a < b ? a : b;
}

static double greatest(double a, double b)
{
	return isnan(a) || a > b ? a : b;
}

static double added(double a, double b)
{
	return a + b;
}

static double multiplied(double a, double b)
{
	return a * b;
}

static const struct row {
	double start;
	double (*fold)(double, double);
} folds[] = {
	[SMR_SPARSE_SUM] = {0, added},
	[SMR_SPARSE_LEAST] = {INFINITY, least},
	[SMR_SPARSE_GREATEST] = {-INFINITY, greatest},
	[SMR_SPARSE_MULTIPLY] = {1, multiplied},
};

void smr_sparse_fold_rows(const smr_sparse_rows *r, smr_sparse_fold f, double *out)
{
	for (int64_t i = 0; i < r->rows; i++) {
		double x = folds[f].start;

		for (int64_t e = r->starts[i]; e < r->starts[i + 1]; e++)
			x = folds[f].fold(x, r->values[e]);
		if (r->starts[i + 1] - r->starts[i] < r->cols)
			x = folds[f].fold(x, 0);
		out[i] = x;
	}
}

smr_status smr_sparse_fold_cols(const smr_sparse_rows *r, smr_sparse_fold f, double *out)
{
	int64_t *count = calloc((size_t)r->cols + 1, sizeof(*count));

	if (count == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld columns", (long long)r->cols);
	for (int64_t j = 0; j < r->cols; j++)
		out[j] = folds[f].start;
	for (int64_t e = 0; e < r->n; e++) {
		int32_t j = r->cols_at[e];

		out[j] = folds[f].fold(out[j], r->values[e]);
		count[j]++;
	}
	for (int64_t j = 0; j < r->cols; j++)
		if (count[j] < r->rows)
			out[j] = folds[f].fold(out[j], 0);
	free(count);
	return SMR_OK;
}
