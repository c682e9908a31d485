/** @file Sparse matrices and the dense ones they are to be, drawn at random. */
#ifndef SMR_TEST_SPARSE_CASE_H
#define SMR_TEST_SPARSE_CASE_H
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sparse/sparse.h"

static uint64_t seed;

/* Threads that kernels run on. */
static smr_workers *crew;

static double next(void)
{
	seed = seed * 6364136223846793005ull + 1442695040888963407ull;
	return (double)(seed >> 11) * 0x1p-53;
}

typedef struct pair {
	int64_t rows, cols;
	double *data; /* dense */
	smr_sparse s;
} pair;

/* Some rows are empty, some numbers are NaN or -0 (which is zero: it is not kept). */
static pair draw(int64_t rows, int64_t cols, double sparsity, bool odd)
{
	pair p = {rows, cols, calloc((size_t)(rows * cols) + 1, sizeof(double)), {0}};

	for (int64_t i = 0; i < rows; i++)
		for (int64_t j = 0; j < cols && i % 5 != 3; j++) {
			double *x = &p.data[i * cols + j];

			if (next() < sparsity)
				*x = 2 * next() - 1;
			if (odd && next() < .02)
				*x = next() < .5 ? NAN : -0.0;
		}
	assert_int_equal(smr_sparse_of_dense(rows, cols, p.data, crew, &p.s), SMR_OK);
	return p;
}

static void drop(pair *p)
{
	free(p->data);
	smr_sparse_free(&p->s);
}

static const int64_t sizes[][2] = {{1, 1}, {1, 9}, {9, 1}, {7, 5}, {40, 33}, {300, 20}, {33, 300}};
static const double densities[] = {0, .01, .1, .5};

/* All sizes and densities, one after the other. */
static bool each(uint32_t *k, bool odd, pair *p)
{
	enum { SIZES = sizeof(sizes) / sizeof(sizes[0]), DENSITIES = 4 };

	if (*k == SIZES * DENSITIES)
		return false;
	*p = draw(sizes[*k / DENSITIES][0], sizes[*k / DENSITIES][1], densities[*k % DENSITIES],
		  odd);
	++*k;
	return true;
}

static void same(double a, double b)
{
	if (!(isnan(a) && isnan(b)))
		assert_true(a == b);
}

static void near(double a, double b)
{
	if (!(isnan(a) && isnan(b)))
		assert_true(fabs(a - b) <= 1e-12 * (1 + fabs(b)));
}

/* A sparse matrix is well made, and is this one. */
static void is_matrix(const smr_sparse *s, const double *want)
{
	const smr_pattern *p = s->pattern;
	double *all = malloc((size_t)(p->rows * p->cols + 1) * sizeof(*all));

	assert_int_equal(p->starts[0], 0);
	assert_int_equal(p->starts[p->rows], p->n);
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++) {
			assert_in_range(p->cols_at[e], 0, p->cols - 1);
			assert_true(e == p->starts[i] || p->cols_at[e - 1] < p->cols_at[e]);
		}
	smr_sparse_to_dense(p, s->values, crew, all);
	for (int64_t i = 0; i < p->rows * p->cols; i++)
		near(all[i], want[i]);
	free(all);
}

static int start_workers(void **state)
{
	return smr_workers_new(4, &crew) == SMR_OK ? 0 : -1;
}

static int stop_workers(void **state)
{
	smr_workers_free(crew);
	return 0;
}
#endif
