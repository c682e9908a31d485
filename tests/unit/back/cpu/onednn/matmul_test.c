/* Products of bf16 by oneDNN 3, also with a packed right operand, against sums of doubles. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "unit.h"

static const smr_dnnl *dnnl;

enum { MOST = 130 * 130 };

typedef struct matrices {
	uint16_t a[MOST], b[MOST];
	float c[MOST], before[MOST];
	double want[MOST], size[MOST]; /* size: the sum of magnitudes */
} matrices;

static float from_bf16(uint16_t v)
{
	uint32_t bits = (uint32_t)v << 16;
	float f;

	memcpy(&f, &bits, sizeof(f));
	return f;
}

static uint16_t some_bf16(uint64_t *seed, float scale)
{
	uint32_t bits;
	float f;

	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	f = ((float)(*seed >> 40) / (1 << 24) - 0.5F) * scale;
	memcpy(&bits, &f, sizeof(bits));
	return (uint16_t)(bits >> 16);
}

static void fill(matrices *x, float scale)
{
	uint64_t seed = 3;

	for (int i = 0; i < MOST; i++) {
		x->a[i] = some_bf16(&seed, scale);
		x->b[i] = some_bf16(&seed, 1);
		x->c[i] = x->before[i] = from_bf16(some_bf16(&seed, scale));
	}
}

static void compute_wanted(matrices *x, const smr_dnnl_product *p)
{
	for (int i = 0; i < p->m; i++)
		for (int j = 0; j < p->n; j++) {
			double s = 0, size = 0;

			for (int l = 0; l < p->k; l++) {
				double a = from_bf16(x->a[p->ta ? l * p->lda + i : i * p->lda + l]);
				double b = from_bf16(x->b[p->tb ? j * p->ldb + l : l * p->ldb + j]);

				s += a * b;
				size += fabs(a * b);
			}
			if (p->add)
				s += x->before[i * p->ldc + j];
			x->want[i * p->ldc + j] = s;
			x->size[i * p->ldc + j] = size + fabs(s);
		}
}

static void check_result(const matrices *x, const smr_dnnl_product *p)
{
	for (int i = 0; i < p->m; i++)
		for (int j = 0; j < p->ldc; j++) {
			int at = i * p->ldc + j;

			if (j >= p->n && x->c[at] != x->before[at])
				fail_msg("element %d, %d between rows was written", i, j);
			if (j < p->n && !(fabs(x->c[at] - x->want[at]) <= 1e-5 * x->size[at]))
				fail_msg("%dx%dx%d: element %d, %d is %g, not %g", p->m, p->n, p->k,
					 i, j, (double)x->c[at], x->want[at]);
		}
}

static smr_dnnl_product product_of(matrices *x, int m, int n, int k, int flags)
{
	bool ta = flags & 1, tb = flags & 2, add = flags & 4;

	return (smr_dnnl_product){.ta = ta,
				  .tb = tb,
				  .add = add,
				  .m = m,
				  .n = n,
				  .k = k,
				  .lda = (ta ? m : k) + flags % 3,
				  .ldb = (tb ? k : n) + flags % 2,
				  .ldc = n + flags % 4,
				  .a = x->a,
				  .b = x->b,
				  .c = x->c};
}

static void check(matrices *x, int m, int n, int k, int flags)
{
	smr_dnnl_product p = product_of(x, m, n, k, flags);

	memcpy(x->c, x->before, sizeof(x->c));
	compute_wanted(x, &p);
	assert_int_equal(smr_dnnl_multiply(dnnl, &p), dnnl_success);
	check_result(x, &p);
}

static void sums_of_all_sizes_and_layouts(void **state)
{
	static const int sizes[][3] = {
		{1, 1, 1}, {2, 3, 5}, {16, 16, 16}, {33, 47, 70}, {96, 100, 101}};
	static matrices x;

	fill(&x, 1);
	smr_dnnl_products_hold();
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (int flags = 0; flags < 8; flags++)
			check(&x, sizes[i][0], sizes[i][1], sizes[i][2], flags);
	smr_dnnl_products_release(dnnl);
}

static void more_shapes_than_are_kept(void **state)
{
	static matrices x;

	fill(&x, 1);
	smr_dnnl_products_hold();
	for (int again = 0; again < 2; again++)
		for (int m = 1; m <= 130; m++)
			check(&x, m, 8, 8, 0);
	smr_dnnl_products_release(dnnl);
}

/* The processor's instructions take them as 0. */
static void subnormal_operands_count(void **state)
{
	static matrices x;

	for (int flags = 0; flags < 8; flags++) {
		fill(&x, 0x1p-126F);
		for (int i = 0; i < MOST; i++) {
			x.a[i] &= 0x807f; /* all are subnormal */
			x.b[i] = 0x4f00;  /* 2^31 */
		}
		smr_dnnl_products_hold();
		check(&x, 20, 24, 30, flags);
		smr_dnnl_products_release(dnnl);
	}
}

/* Packs B for products of @p rows rows. */
static void check_packed(matrices *x, const smr_dnnl_product *of, int rows)
{
	smr_dnnl_product p = *of;
	size_t bytes;
	void *to;

	p.packed_rows = rows;
	bytes = smr_dnnl_packed_bytes(dnnl, &p);
	assert_true(bytes >= (size_t)p.k * (size_t)p.n * 2);
	to = aligned_alloc(64, (bytes + 63) & ~(size_t)63);
	assert_non_null(to);
	assert_int_equal(smr_dnnl_pack(dnnl, &p, to), dnnl_success);
	p.packed = to;
	memcpy(x->c, x->before, sizeof(x->c));
	compute_wanted(x, &p);
	assert_int_equal(smr_dnnl_multiply(dnnl, &p), dnnl_success);
	check_result(x, &p);
	if (!p.add) {
		x->a[0] = 1; /* subnormal: B is read as it lies */
		compute_wanted(x, &p);
		assert_int_equal(smr_dnnl_multiply(dnnl, &p), dnnl_success);
		check_result(x, &p);
		x->a[0] = 0x3f80;
	}
	free(to);
}

static void packed_operands_of_all_layouts(void **state)
{
	static const int sizes[][3] = {{1, 3, 5}, {16, 16, 16}, {33, 47, 70}, {96, 100, 101}};
	static matrices x;

	fill(&x, 1);
	smr_dnnl_products_hold();
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (int flags = 0; flags < 8; flags++) {
			smr_dnnl_product p =
				product_of(&x, sizes[i][0], sizes[i][1], sizes[i][2], flags);

			check_packed(&x, &p, p.m);
			check_packed(&x, &p, p.ta ? (p.m + 1) / 2 : 64); /* lda is for m rows */
		}
	smr_dnnl_products_release(dnnl);
}

static void subnormal_constants_are_not_packed(void **state)
{
	static matrices x;
	static float to[MOST];
	smr_dnnl_product p = product_of(&x, 20, 24, 30, 0);

	fill(&x, 1);
	p.packed_rows = p.m;
	assert_int_equal(smr_dnnl_pack(dnnl, &p, to), dnnl_success);
	x.b[24 * 30 - 1] = 1;
	assert_int_equal(smr_dnnl_pack(dnnl, &p, to), dnnl_unimplemented);
}

static void *multiply_often(void *arg)
{
	for (int i = 0; i < 50; i++)
		check(arg, 30 + i % 3, 40, 50, i % 8);
	return NULL;
}

static void many_threads_multiply_at_a_time(void **state)
{
	enum { THREADS = 4 };
	static matrices x[THREADS];
	pthread_t t[THREADS];

	smr_dnnl_products_hold();
	for (int i = 0; i < THREADS; i++) {
		fill(&x[i], (float)(i + 1));
		assert_int_equal(pthread_create(&t[i], NULL, multiply_often, &x[i]), 0);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	smr_dnnl_products_release(dnnl);
}

static smr_status multiply_once(void *arg)
{
	matrices *x = arg;
	smr_dnnl_product p = product_of(x, 20, 24, 30, 4);
	dnnl_status_t st;

	memcpy(x->c, x->before, sizeof(x->c));
	smr_dnnl_products_hold();
	st = smr_dnnl_multiply(dnnl, &p);
	smr_dnnl_products_release(dnnl);
	if (st == dnnl_success)
		check_result(x, &p);
	else
		assert_memory_equal(x->c, x->before, sizeof(x->c));
	return st == dnnl_success ? SMR_OK : SMR_ENOMEM;
}

static void without_memory_nothing_is_written_and_none_is_left(void **state)
{
	static matrices x;
	smr_dnnl_product p = product_of(&x, 20, 24, 30, 4);

	fill(&x, 1);
	compute_wanted(&x, &p);
	assert_true(unit_fail_each_allocation(multiply_once, &x) >= 3);
	x.a[0] = 1; /* subnormal */
	compute_wanted(&x, &p);
	assert_true(unit_fail_each_allocation(multiply_once, &x) >= 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sums_of_all_sizes_and_layouts),
		cmocka_unit_test(more_shapes_than_are_kept),
		cmocka_unit_test(subnormal_operands_count),
		cmocka_unit_test(packed_operands_of_all_layouts),
		cmocka_unit_test(subnormal_constants_are_not_packed),
		cmocka_unit_test(many_threads_multiply_at_a_time),
		cmocka_unit_test(without_memory_nothing_is_written_and_none_is_left),
	};

	if (smr_dnnl_open(SMR_DNNL_3, &dnnl) != SMR_OK)
		return unit_skipped();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
