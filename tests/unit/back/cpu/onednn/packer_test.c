/* Products with constant right operands, packed at their first use. */
#include <math.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "base/alloc.h"
#include "unit.h"

enum { M = 70, N = 150, K = 90 };

static const smr_dnnl *dnnl;

typedef struct operands {
	uint16_t a[M * K], b[N * K];
	float c[M * N];
} operands;

static void call_plain(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
		       const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	const uint16_t *x = a, *y = b;

	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++) {
			float s = 0;

			for (int64_t l = 0; l < k; l++)
				s += smr_from_bf16(x[ta ? l * lda + i : i * lda + l]) *
				     smr_from_bf16(y[tb ? j * ldb + l : l * ldb + j]);
			((float *)c)[i * ldc + j] = s;
		}
}

static smr_operand operand_of(smr_dtype t, uint32_t base)
{
	return (smr_operand){.dtype = t, .base = base};
}

static void make_plan(bool tb, smr_gemm_plan *out)
{
	smr_gemm g = {.dtype = SMR_F32,
		      .batch = 1,
		      .m = M,
		      .n = N,
		      .k = K,
		      .A = operand_of(SMR_BF16, 0),
		      .B = operand_of(SMR_BF16, 1),
		      .C = operand_of(SMR_F32, 2),
		      .am = K,
		      .ak = 1,
		      .bk = tb ? 1 : N,
		      .bn = tb ? K : 1,
		      .cm = N,
		      .cn = 1,
		      .packs = true,
		      .alpha = {.value = 1}};

	assert_int_equal(smr_gemm_plan_make_of(&g, SMR_BF16, call_plain, out), SMR_OK);
	out->pm = 2; /* pieces of unequal sizes */
	out->pn = 3;
}

static void fill(uint16_t *v, size_t n, uint64_t seed)
{
	for (size_t i = 0; i < n; i++) { /* 1/2 to 2, of both signs */
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		v[i] = (uint16_t)((seed >> 48 & 0x80ff) + 0x3f00);
	}
}

static void check_product(const operands *x, bool tb)
{
	for (int i = 0; i < M; i++)
		for (int j = 0; j < N; j++) {
			double s = 0;

			for (int l = 0; l < K; l++)
				s += (double)smr_from_bf16(x->a[i * K + l]) *
				     smr_from_bf16(x->b[tb ? j * K + l : l * N + j]);
			if (!(fabs(x->c[i * N + j] - s) < 1e-3))
				fail_msg("element %d, %d is %g, not %g", i, j,
					 (double)x->c[i * N + j], s);
		}
}

static void multiply(operands *x, smr_gemm_plan *p, uint64_t number)
{
	void *base[] = {x->a, x->b, x->c};
	uint64_t numbers[] = {0, number, 0};
	smr_env e = {.base = base, .constant = numbers};

	memset(x->c, 0xff, sizeof(x->c));
	assert_int_equal(smr_gemm_plan_run(p, &e, NULL), SMR_OK);
}

/* Changes B without a new number: a packed copy still has the old elements. */
static bool reads_packed(operands *x, smr_gemm_plan *p, uint64_t number)
{
	operands y = *x;

	fill(x->b, N * K, 99);
	multiply(x, p, number);
	memcpy(x->b, y.b, sizeof(y.b));
	multiply(&y, p, 0); /* not packed, the old B */
	for (size_t i = 0; i < sizeof(y.c) / sizeof(float); i++)
		if (!(fabsf(x->c[i] - y.c[i]) < 1e-3F))
			return false;
	return true;
}

static void packs_once_for_each_constant(void **state)
{
	static operands x;

	for (int tb = 0; tb < 2; tb++) {
		smr_gemm_plan p;
		smr_dnnl_packer *k;

		make_plan(tb, &p);
		k = smr_dnnl_packer_new(dnnl, &p);
		assert_non_null(k);
		p.packer = smr_dnnl_packer_base(k);
		fill(x.a, M * K, 1);
		for (uint64_t number = 1; number < 4; number++) {
			fill(x.b, N * K, number + 1);
			multiply(&x, &p, number);
			check_product(&x, tb);
			assert_true(reads_packed(&x, &p, number));
		}
		smr_dnnl_packer_free(k);
	}
}

static void operands_that_may_change_are_not_packed(void **state)
{
	static operands x;
	smr_gemm_plan p;
	smr_dnnl_packer *k;

	make_plan(false, &p);
	k = smr_dnnl_packer_new(dnnl, &p);
	assert_non_null(k);
	p.packer = smr_dnnl_packer_base(k);
	fill(x.a, M * K, 1);
	for (uint64_t turn = 0; turn < 3; turn++) {
		fill(x.b, N * K, turn);
		multiply(&x, &p, 0);
		check_product(&x, false);
	}
	smr_dnnl_packer_free(k);
}

static void sums_added_to_a_result_are_not_packed(void **state)
{
	smr_gemm_plan p;

	make_plan(false, &p);
	p.g.reads_c = true;
	assert_null(smr_dnnl_packer_new(dnnl, &p));
}

static smr_status multiply_without_memory(void *arg)
{
	operands *x = arg;
	smr_gemm_plan p;
	smr_dnnl_packer *k;
	void *base[] = {x->a, x->b, x->c};
	uint64_t numbers[] = {0, 7, 0};
	smr_env e = {.base = base, .constant = numbers};
	smr_status st;

	make_plan(false, &p);
	k = smr_dnnl_packer_new(dnnl, &p);
	p.packer = smr_dnnl_packer_base(k);
	st = smr_gemm_plan_run(&p, &e, NULL);
	if (st == SMR_OK)
		check_product(x, false);
	smr_dnnl_packer_free(k);
	return st;
}

static void products_are_right_without_memory(void **state)
{
	static operands x;

	fill(x.a, M * K, 1);
	fill(x.b, N * K, 2);
	smr_dnnl_products_hold();
	(void)unit_fail_each_allocation(multiply_without_memory, &x);
	smr_dnnl_products_release(dnnl);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(packs_once_for_each_constant),
		cmocka_unit_test(operands_that_may_change_are_not_packed),
		cmocka_unit_test(sums_added_to_a_result_are_not_packed),
		cmocka_unit_test(products_are_right_without_memory),
	};

	if (smr_dnnl_open(SMR_DNNL_3, &dnnl) != SMR_OK)
		return unit_skipped();
	smr_dnnl_products_hold();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
