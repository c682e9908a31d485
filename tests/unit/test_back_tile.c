/* Products in tiles: every kind of tile that this CPU runs, and products of all sorts of sizes,
 * against sums in f64. */
#include <math.h>
#include <stdlib.h>

#include "back/cpu/lib_tile.h"
#include "base/alloc.h"
#include "unit.h"

enum { SIDE = 80, DEPTH = 700 };

static float *made(size_t n, unsigned seed)
{
	float *p = smr_aligned_alloc(64, n * sizeof(float));

	for (size_t i = 0; i < n; i++)
		p[i] = (float)((i * 7919 + seed * 104729) % 2001) / 1000 - 1;
	return p;
}

typedef struct memory {
	float *a, *b, *c, *before;
} memory;

static void memory_new(memory *m)
{
	m->a = made(SIDE * DEPTH, 1);
	m->b = made(SIDE * DEPTH, 2);
	m->c = made(SIDE * SIDE * 2, 3);
	m->before = made(SIDE * SIDE * 2, 3);
}

static void memory_free(memory *m)
{
	smr_free(m->a);
	smr_free(m->b);
	smr_free(m->c);
	smr_free(m->before);
}

static void again(memory *m)
{
	memcpy(m->c, m->before, SIDE * SIDE * 2 * sizeof(float));
}

/* Columns beside the product are as they were. */
static void compare(const memory *m, const smr_tile *t, int64_t bn, int rows, int n)
{
	for (int i = 0; i < rows; i++)
		for (int64_t j = 0; j < t->ldc; j++) {
			double sum = 0, size = 0, was = (double)m->before[i * t->ldc + j], x;
			double got = (double)m->c[i * t->ldc + j];

			for (int64_t p = 0; p < t->k && j < n; p++) {
				x = (double)t->a[i * t->am + p * t->ak] *
				    (double)t->b[p * t->bk + j * bn];
				sum += x;
				size += fabs(x);
			}
			x = j < n ? (double)t->alpha * sum + (double)t->beta * was : was;
			if (j >= n ? got != was : !(fabs(got - x) <= 1e-6 * (1 + size)))
				fail_msg("%dx%d, k %d: [%d, %d] is %.9g, not %.9g", rows, n,
					 (int)t->k, i, (int)j, got, x);
		}
}

static void every_tile(void **state)
{
	static const int depths[] = {1, 2, 3, 4, 5, 7, 9, 33};
	memory m;

	memory_new(&m);
	for (const smr_tile_set *s = smr_tile_sets; s->runs_here != NULL; s++)
		for (int v = 1; v <= SMR_TILE_VECS && s->runs_here(); v++)
			for (int rows = 1; rows <= s->rows[v]; rows++)
				for (unsigned d = 0; d < sizeof(depths) / sizeof(*depths); d++) {
					int lanes = v * SMR_TILE_LANES;
					smr_tile t = {.a = m.a,
						      .b = m.b,
						      .c = m.c,
						      .am = d % 2 ? 41 : 1,
						      .ak = d % 2 ? 1 : 17,
						      .bk = lanes + 3,
						      .ldc = lanes + 5,
						      .k = depths[d],
						      .alpha = d % 3 ? 1 : -0.5f,
						      .beta = d % 4 == 1 ? 0 : (float)d / 2};

					again(&m);
					s->run[v](&t, rows);
					compare(&m, &t, 1, rows, lanes);
				}
	memory_free(&m);
}

static void products(void **state)
{
	static const int sizes[][3] = {{1, 16, 5},    {1, 64, 64},   {5, 17, 33},   {14, 10, 64},
				       {15, 48, 320}, {16, 79, 321}, {29, 63, 640}, {64, 64, 100},
				       {80, 5, 7},    {7, 80, 700},  {3, 1, 40},    {80, 80, 16}};
	char *room = smr_aligned_alloc(64, SMR_TILE_ROOM);
	memory m;

	memory_new(&m);
	for (unsigned s = 0; s < sizeof(sizes) / sizeof(*sizes); s++)
		for (int way = 0; way < 16; way++) {
			int rows = sizes[s][0], n = sizes[s][1], k = sizes[s][2];
			bool ta = way & 1, tb = way & 2;
			double alpha = way & 4 ? 0.25 : 1, beta = way & 8 ? 1.5 : 0;
			int lda = ta ? rows : k, ldb = tb ? k : n, ldc = n + 3;
			smr_tile t = {.a = m.a,
				      .b = m.b,
				      .am = ta ? 1 : lda,
				      .ak = ta ? lda : 1,
				      .bk = tb ? 1 : ldb,
				      .ldc = ldc,
				      .k = k,
				      .alpha = (float)alpha,
				      .beta = (float)beta};

			again(&m);
			smr_tile_product(ta, tb, rows, n, k, alpha, m.a, lda, m.b, ldb, beta, m.c,
					 ldc, room);
			compare(&m, &t, tb ? ldb : 1, rows, n);
		}
	smr_free(room);
	memory_free(&m);
}

/* So many rows, or so far apart, that B is copied. */
static void panels_that_are_copied(void **state)
{
	enum { ROWS = 300, K = 20, COLUMNS = 40 };
	float *a = made(ROWS * K, 1), *b = made(K * 2000, 2), *c = made(ROWS * COLUMNS, 3);
	char *room = smr_aligned_alloc(64, SMR_TILE_ROOM);

	for (int ldb = COLUMNS; ldb <= 2000; ldb += 1960) {
		smr_tile_product(false, false, ROWS, COLUMNS, K, 1, a, K, b, ldb, 0, c, COLUMNS,
				 room);
		for (int i = 0; i < ROWS; i++)
			for (int j = 0; j < COLUMNS; j++) {
				double sum = 0;

				for (int p = 0; p < K; p++)
					sum += (double)a[i * K + p] * (double)b[p * ldb + j];
				assert_true(fabs((double)c[i * COLUMNS + j] - sum) < 2e-5);
			}
	}
	smr_free(room);
	smr_free(a);
	smr_free(b);
	smr_free(c);
}

static void depths_are_whole_blocks(void **state)
{
	assert_int_equal(smr_tile_depth(1), 16);
	assert_int_equal(smr_tile_depth(320), 320);
	assert_int_equal(smr_tile_depth(321), 176);
	assert_int_equal(smr_tile_depth(1000), 256);
	for (int64_t k = 1; k < 5000; k++)
		assert_in_range(smr_tile_depth(k), 16, SMR_TILE_DEPTH);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_tile),
		cmocka_unit_test(products),
		cmocka_unit_test(panels_that_are_copied),
		cmocka_unit_test(depths_are_whole_blocks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
