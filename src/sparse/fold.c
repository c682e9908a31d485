/* Folds of rows and columns. All elements without an entry count as one zero: sums ignore it,
 * minimum and maximum include it once, and a product becomes zero, or NaN, by it.
 *
 * Rows, and the parts of a column's fold, are partitioned by sizes only. */
#include <math.h>
#include <stdlib.h>

#include "sparse/sums.h"

enum {
	PIECES = 64, /* greatest number of pieces of the rows */
	PARTS = 16,  /* greatest number of parts of columns' folds */
	FEWEST = 8   /* least number of entries per column and part */
};

static double get_least(double a, double b)
{
	return isnan(a) || a < b ? a : b;
}

static double get_greatest(double a, double b)
{
	return isnan(a) || a > b ? a : b;
}

static double add_numbers(double a, double b)
{
	return a + b;
}

static double multiply_numbers(double a, double b)
{
	return a * b;
}

static const struct row {
	double start;
	double (*fold)(double, double);
} folds[] = {
	[SMR_SPARSE_SUM] = {0, add_numbers},
	[SMR_SPARSE_LEAST] = {INFINITY, get_least},
	[SMR_SPARSE_GREATEST] = {-INFINITY, get_greatest},
	[SMR_SPARSE_MULTIPLY] = {1, multiply_numbers},
};

double smr_sparse_folded(smr_sparse_fold f, double a, double b)
{
	return folds[f].fold(a, b);
}

typedef struct folding {
	const smr_sparse_rows *r;
	smr_sparse_fold f;
	int pieces;
	smr_sum *sums;  /* of columns: one row per piece */
	double *out;    /* ... for folds other than sums */
	int64_t *count; /* entries of each column, one row per piece */
} folding;

static void fold_rows(void *arg, int piece)
{
	const folding *j = arg;
	const smr_sparse_rows *r = j->r;
	int64_t from = r->rows * piece / j->pieces, to = r->rows * (piece + 1) / j->pieces;

	if (j->f == SMR_SPARSE_SUM) {
		smr_sparse_sum_rows(r, from, to, j->out);
		return;
	}
	for (int64_t i = from; i < to; i++) {
		double x = folds[j->f].start;

		for (int64_t e = r->starts[i]; e < r->starts[i + 1]; e++)
			x = folds[j->f].fold(x, r->values[e]);
		if (r->starts[i + 1] - r->starts[i] < r->cols)
			x = folds[j->f].fold(x, 0);
		j->out[i] = x;
	}
}

void smr_sparse_fold_rows(const smr_sparse_rows *r, smr_sparse_fold f, const smr_workers *w,
			  double *out)
{
	folding j = {
		.r = r, .f = f, .pieces = smr_sparse_pieces(r->n + r->rows, PIECES), .out = out};

	smr_workers_run(w, j.pieces, fold_rows, &j);
}

static void fold_cols(void *arg, int piece)
{
	const folding *j = arg;
	const smr_sparse_rows *r = j->r;
	int64_t from = r->rows * piece / j->pieces, to = r->rows * (piece + 1) / j->pieces;
	double *out = j->out + piece * r->cols;
	int64_t *count;

	count = j->count + piece * r->cols;
	for (int64_t c = 0; c < r->cols; c++)
		out[c] = folds[j->f].start;
	for (int64_t e = r->starts[from]; e < r->starts[to]; e++) {
		int32_t c = r->cols_at[e];

		out[c] = folds[j->f].fold(out[c], r->values[e]);
		count[c]++;
	}
}

/* Combines the pieces' results of each column, beginning with the first piece. */
static void join_pieces(const folding *j, double *out)
{
	int64_t cols = j->r->cols;

	for (int64_t c = 0; c < cols; c++) {
		int64_t count = j->count[c];

		out[c] = j->out[c];
		for (int64_t k = c + cols; k < j->pieces * cols; k += cols) {
			out[c] = folds[j->f].fold(out[c], j->out[k]);
			count += j->count[k];
		}
		if (count < j->r->rows)
			out[c] = folds[j->f].fold(out[c], 0);
	}
}

static void sum_cols(void *arg, int piece)
{
	const folding *j = arg;
	const smr_sparse_rows *r = j->r;

	smr_sparse_sum_cols(r, r->rows * piece / j->pieces, r->rows * (piece + 1) / j->pieces,
			    j->sums + piece * r->cols);
}

static void join_sums(const folding *j, double *out)
{
	int64_t cols = j->r->cols;

	for (int64_t c = 0; c < cols; c++) {
		smr_sum all = j->sums[c];

		for (int64_t k = c + cols; k < j->pieces * cols; k += cols)
			smr_sum_join(&all, j->sums[k]);
		out[c] = smr_sum_value(all);
	}
}

static bool has_room(folding *j)
{
	size_t all = (size_t)j->pieces * (size_t)j->r->cols + 1;

	if (j->f == SMR_SPARSE_SUM) { /* sums need no zeros */
		j->sums = malloc(all * sizeof(*j->sums));
		return j->sums != NULL;
	}
	j->out = malloc(all * sizeof(*j->out));
	j->count = calloc(all, sizeof(*j->count));
	return j->out != NULL && j->count != NULL;
}

smr_status smr_sparse_fold_cols(const smr_sparse_rows *r, smr_sparse_fold f, const smr_workers *w,
				double *out)
{
	int64_t parts = r->n / (FEWEST * (r->cols + 1));
	folding j = {.r = r, .f = f, .pieces = smr_sparse_pieces(r->n, PARTS)};
	smr_status st = SMR_OK;

	if (j.pieces > parts)
		j.pieces = parts < 1 ? 1 : (int)parts;
	if (!has_room(&j))
		st = smr_fail(SMR_ENOMEM, "no memory for %lld columns", (long long)r->cols);
	if (st == SMR_OK) {
		smr_workers_run(w, j.pieces, f == SMR_SPARSE_SUM ? sum_cols : fold_cols, &j);
		(f == SMR_SPARSE_SUM ? join_sums : join_pieces)(&j, out);
	}
	free(j.sums);
	free(j.out);
	free(j.count);
	return st;
}
