/* Products in tiles: all kinds of tiles of this CPU, and products of many sizes, compared with sums
 * in f64. */
#include <math.h>
#include <stdlib.h>

#include "back/cpu/gemm/micro_float.h"
#include "base/alloc.h"
#include "unit.h"

enum { SIDE = 80, DEPTH = 700 };

static const smr_dtype types[] = {SMR_F32, SMR_F64};

static double at(smr_dtype t, const void *p, int64_t i)
{
	return t == SMR_F32 ? (double)((const float *)p)[i] : ((const double *)p)[i];
}

static void *made(smr_dtype t, size_t n, unsigned seed)
{
	void *p = smr_aligned_alloc(64, n * smr_dtype_size(t));

	for (size_t i = 0; i < n; i++) {
		float v = (float)((i * 7919 + seed * 104729) % 2001) / 1000 - 1;

		if (t == SMR_F32)
			((float *)p)[i] = v;
		else
			((double *)p)[i] = (double)v;
	}
	return p;
}

typedef struct memory {
	smr_dtype type;
	void *a, *b, *c, *before;
} memory;

static void memory_new(memory *m, smr_dtype t)
{
	m->type = t;
	m->a = made(t, SIDE * DEPTH, 1);
	m->b = made(t, SIDE * DEPTH, 2);
	m->c = made(t, SIDE * SIDE * 2, 3);
	m->before = made(t, SIDE * SIDE * 2, 3);
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
	memcpy(m->c, m->before, SIDE * SIDE * 2 * smr_dtype_size(m->type));
}

/* Columns beside the product are unchanged. */
static void compare(const memory *m, const smr_gemm_tile *t, int64_t bn, int rows, int n)
{
	double near = m->type == SMR_F32 ? 1e-6 : 1e-14;

	for (int i = 0; i < rows; i++)
		for (int64_t j = 0; j < t->ldc; j++) {
			double sum = 0, size = 0, x, was = at(m->type, m->before, i * t->ldc + j);
			double got = at(m->type, m->c, i * t->ldc + j);

			for (int64_t p = 0; p < t->k && j < n; p++) {
				x = at(m->type, t->a, i * t->am + p * t->ak) *
				    at(m->type, t->b, p * t->bk + j * bn);
				sum += x;
				size += fabs(x);
			}
			x = j < n ? t->alpha * sum + t->beta * was : was;
			if (j >= n ? got != was : !(fabs(got - x) <= near * (1 + size)))
				fail_msg("%s %dx%d, k %d: [%d, %d] is %.17g, not %.17g",
					 smr_dtype_name(m->type), rows, n, (int)t->k, i, (int)j,
					 got, x);
		}
}

static void each_depth(memory *m, const smr_gemm_tile_set *s, int v, int rows)
{
	static const int depths[] = {1, 2, 3, 4, 5, 7, 9, 33};

	for (unsigned d = 0; d < sizeof(depths) / sizeof(*depths); d++) {
		int lanes = v * SMR_TILE_BYTES / (int)smr_dtype_size(s->type);
		smr_gemm_tile t = {.a = m->a,
				   .b = m->b,
				   .c = m->c,
				   .am = d % 2 ? 41 : 1,
				   .ak = d % 2 ? 1 : 17,
				   .bk = lanes + 3,
				   .ldc = lanes + 5,
				   .k = depths[d],
				   .alpha = d % 3 ? 1 : -0.5,
				   .beta = d % 4 == 1 ? 0 : (double)d / 2};

		again(m);
		s->run[v](&t, rows);
		compare(m, &t, 1, rows, lanes);
	}
}

static void every_tile(void **state)
{
	for (const smr_gemm_tile_set *s = smr_gemm_tile_sets; s->runs_here != NULL; s++) {
		memory m;

		memory_new(&m, s->type);
		for (int v = 1; v <= SMR_TILE_VECS && s->runs_here(); v++)
			for (int rows = 1; rows <= s->rows[v]; rows++)
				each_depth(&m, s, v, rows);
		memory_free(&m);
	}
}

static void one_product(memory *m, const int *size, int way, void *room)
{
	smr_gemm_call *product = m->type == SMR_F32 ? smr_gemm_tile_f32 : smr_gemm_tile_f64;
	int rows = size[0], n = size[1], k = size[2];
	bool ta = way & 1, tb = way & 2;
	int lda = ta ? rows : k, ldb = tb ? k : n;
	smr_gemm_tile t = {.a = m->a,
			   .b = m->b,
			   .am = ta ? 1 : lda,
			   .ak = ta ? lda : 1,
			   .bk = tb ? 1 : ldb,
			   .ldc = n + 3,
			   .k = k,
			   .alpha = way & 4 ? 0.25 : 1,
			   .beta = way & 8 ? 1.5 : 0};

	again(m);
	product(ta, tb, rows, n, k, t.alpha, m->a, lda, m->b, ldb, t.beta, m->c, (int)t.ldc, room);
	compare(m, &t, tb ? ldb : 1, rows, n);
}

static void products(void **state)
{
	static const int sizes[][3] = {{1, 16, 5},    {1, 64, 64},   {5, 17, 33},   {14, 10, 64},
				       {15, 48, 320}, {16, 79, 321}, {29, 63, 640}, {64, 64, 100},
				       {80, 5, 7},    {7, 80, 700},  {3, 1, 40},    {80, 80, 16}};
	char *room = smr_aligned_alloc(64, SMR_TILE_ROOM);

	for (int t = 0; t < 2; t++) {
		memory m;

		memory_new(&m, types[t]);
		for (unsigned s = 0; s < sizeof(sizes) / sizeof(*sizes); s++)
			for (int way = 0; way < 16; way++)
				one_product(&m, sizes[s], way, room);
		memory_free(&m);
	}
	smr_free(room);
}

/* Returns the sum of an element in the source's order, to the bit. */
static double in_order(const memory *m, int way, const int *size, int i, int j, double start)
{
	int rows = size[0], n = size[1], k = size[2];
	bool fused = way & 4;

	for (int p = 0; p < k; p++) {
		double x = at(m->type, m->a, way & 1 ? p * rows + i : i * k + p);
		double y = at(m->type, m->b, way & 2 ? j * k + p : p * n + j);

		if (m->type == SMR_F64)
			start = fused ? fma(x, y, start) : start + x * y;
		else if (fused)
			start = (double)fmaf((float)x, (float)y, (float)start);
		else
			start = (double)((float)start + (float)x * (float)y);
	}
	return start;
}

static void one_in_order(memory *m, const int *size, int way, void *room)
{
	smr_gemm_call *product = smr_gemm_tile_in_order(m->type, way & 4);
	int rows = size[0], n = size[1], k = size[2], ldc = n + 3;
	bool ta = way & 1, tb = way & 2, adds = way & 8;

	if (product == NULL)
		return;
	assert_true(smr_gemm_tile_is(product));
	again(m);
	product(ta, tb, rows, n, k, 1, m->a, ta ? rows : k, m->b, tb ? k : n, adds, m->c, ldc,
		room);
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < ldc; j++) {
			double was = at(m->type, m->before, i * ldc + j),
			       got = at(m->type, m->c, i * ldc + j);
			double want = j >= n ? was : in_order(m, way, size, i, j, adds ? was : 0);

			if (isnan(want) ? !isnan(got)
					: got != want || signbit(got) != signbit(want))
				fail_msg("%s %dx%d, k %d, way %d: [%d, %d] is %.17g, not %.17g",
					 smr_dtype_name(m->type), rows, n, k, way, i, j, got, want);
		}
}

static void put(memory *m, void *to, int i, double v)
{
	if (m->type == SMR_F32)
		((float *)to)[i] = (float)v;
	else
		((double *)to)[i] = v;
}

static void sums_in_order_are_those_of_the_source(void **state)
{
	static const int sizes[][3] = {{2, 16, 5},    {5, 17, 33},   {14, 10, 64},  {15, 48, 320},
				       {16, 79, 321}, {29, 63, 640}, {64, 64, 100}, {80, 5, 7},
				       {7, 80, 700},  {80, 80, 16}};
	char *room = smr_aligned_alloc(64, SMR_TILE_ROOM);

	for (int t = 0; t < 2; t++) {
		memory m;

		memory_new(&m, types[t]);
		for (int i = 0; i < 40; i++) { /* rows of -0, and some NaN */
			put(&m, m.a, i, -0.0);
			put(&m, m.before, i, -0.0);
		}
		put(&m, m.a, 1000, (double)INFINITY);
		put(&m, m.b, 300, 0);
		put(&m, m.b, 301, (double)NAN);
		for (unsigned s = 0; s < sizeof(sizes) / sizeof(*sizes); s++)
			for (int way = 0; way < 16; way++)
				one_in_order(&m, sizes[s], way, room);
		memory_free(&m);
	}
	smr_free(room);
}

/* So many rows, or so large strides, that B is copied. */
static void panels_that_are_copied(void **state)
{
	enum { ROWS = 300, K = 20, COLUMNS = 40, FAR = 2000 };
	float *a = made(SMR_F32, ROWS * K, 1), *b = made(SMR_F32, K * FAR, 2);
	float *c = made(SMR_F32, ROWS * COLUMNS, 3);
	char *room = smr_aligned_alloc(64, SMR_TILE_ROOM);

	for (int ldb = COLUMNS; ldb <= FAR; ldb += FAR - COLUMNS) {
		smr_gemm_tile_f32(false, false, ROWS, COLUMNS, K, 1, a, K, b, ldb, 0, c, COLUMNS,
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
	assert_int_equal(smr_gemm_tile_depth(1), 16);
	assert_int_equal(smr_gemm_tile_depth(320), 320);
	assert_int_equal(smr_gemm_tile_depth(321), 176);
	assert_int_equal(smr_gemm_tile_depth(1000), 256);
	for (int64_t k = 1; k < 5000; k++)
		assert_in_range(smr_gemm_tile_depth(k), 16, SMR_TILE_DEPTH);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_tile),
		cmocka_unit_test(products),
		cmocka_unit_test(sums_in_order_are_those_of_the_source),
		cmocka_unit_test(panels_that_are_copied),
		cmocka_unit_test(depths_are_whole_blocks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
