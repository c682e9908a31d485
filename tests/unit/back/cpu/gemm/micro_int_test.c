/* Products of short integers: tiles of all instruction sets of this CPU, and all variants of a
 * plan, compared with 64-bit sums, modulo 2^32. */
#include "back/cpu/gemm/micro_int.h"
#include "unit.h"

enum { SIDE = 80, DEPTH = 1500, BEYOND = 0x5a5a5a5a };

static const smr_dtype types[] = {SMR_I8, SMR_U8, SMR_I16};

/* Returns the ends of a type's range often, so that saturation would show. */
static int64_t number(smr_dtype t, uint64_t i)
{
	int64_t low = t == SMR_I8 ? -128 : t == SMR_U8 ? 0 : -32768;
	int64_t high = t == SMR_I8 ? 127 : t == SMR_U8 ? 255 : 32767;
	uint64_t h = (i + 1) * 0x9e3779b97f4a7c15u >> 32;

	return h % 3 == 0   ? low
	       : h % 3 == 1 ? high
			    : low + (int64_t)(h / 3 % (uint64_t)(high - low));
}

static int64_t at(smr_dtype t, const void *p, int64_t i)
{
	return t == SMR_I8   ? ((const int8_t *)p)[i]
	       : t == SMR_U8 ? ((const uint8_t *)p)[i]
			     : ((const int16_t *)p)[i];
}

static int64_t extreme(smr_dtype t)
{
	return t == SMR_U8 ? 255 : t == SMR_I8 ? -128 : -32768;
}

/* Allocates exactly @p n elements, so that a sanitizer detects reads beyond them; @p same: all have
 * the largest value. */
static void *made(smr_dtype t, size_t n, uint64_t seed, bool same)
{
	void *p = smr_malloc(n * smr_dtype_size(t));

	for (size_t i = 0; i < n; i++) {
		int64_t v = same ? extreme(t) : number(t, seed * 1000003 + i);

		if (t == SMR_I16)
			((int16_t *)p)[i] = (int16_t)v;
		else
			((uint8_t *)p)[i] = (uint8_t)v;
	}
	return p;
}

typedef struct sizes {
	int m, n, k;
} sizes;

static const sizes some[] = {{1, 1, 1},     {1, 16, 4},    {1, 70, 1500}, {2, 33, 5},
			     {3, 31, 66},   {4, 15, 1283}, {5, 17, 33},   {6, 32, 8},
			     {7, 48, 129},  {8, 8, 3},     {13, 64, 100}, {14, 40, 64},
			     {15, 1, 1281}, {29, 63, 40},  {80, 80, 70}};
enum { SOME = sizeof(some) / sizeof(*some) };

static void compare(const char *who, const smr_gemm_int_product *p, int64_t bk, int64_t bn)
{
	for (int i = 0; i < p->m; i++)
		for (int j = 0; j < p->ldc; j++) {
			uint32_t sum = p->adds || j >= p->n ? BEYOND : 0;
			uint32_t got = p->c[i * p->ldc + j];

			for (int q = 0; q < p->k && j < p->n; q++)
				sum += (uint32_t)(at(p->at, p->a, i * p->lda + q) *
						  at(p->bt, p->b, q * bk + j * bn));
			if (got != sum)
				fail_msg("%s, %s times %s, %dx%dx%d: [%d, %d] is %x, not %x", who,
					 smr_dtype_name(p->at), smr_dtype_name(p->bt), p->m, p->n,
					 p->k, i, j, got, sum);
		}
}

static void fill(uint32_t *c, int n)
{
	for (int i = 0; i < n; i++)
		c[i] = BEYOND;
}

static void one(const smr_gemm_int_set *set, smr_dtype a, smr_dtype b, const sizes *s, int way)
{
	bool tb = way & 1, same = way & 4;
	int lda = s->k + (way & 2), ldb = (tb ? s->k : s->n) + (way & 2);
	int64_t na = (int64_t)(s->m - 1) * lda + s->k;
	int64_t nb = tb ? (int64_t)(s->n - 1) * ldb + s->k : (int64_t)(s->k - 1) * ldb + s->n;
	smr_gemm_int_product p = {.at = a,
				  .bt = b,
				  .a = made(a, (size_t)na, 1, same),
				  .b = made(b, (size_t)nb, 2, same),
				  .c = smr_malloc(sizeof(uint32_t) * (size_t)(s->m * (s->n + 3))),
				  .m = s->m,
				  .n = s->n,
				  .k = s->k,
				  .lda = lda,
				  .ldb = ldb,
				  .ldc = s->n + 3,
				  .tb = tb,
				  .adds = way & 2,
				  .room = smr_aligned_alloc(64, smr_gemm_int_room(s->m))};

	fill(p.c, s->m * (s->n + 3));
	smr_gemm_int_multiply(set, &p);
	compare(set->name, &p, tb ? 1 : ldb, tb ? ldb : 1);
	smr_free((void *)p.a);
	smr_free((void *)p.b);
	smr_free(p.c);
	smr_free(p.room);
}

static void every_set(void **state)
{
	for (const smr_gemm_int_set *s = smr_gemm_int_sets; s->runs_here != NULL; s++)
		for (int t = 0; t < 9 && s->runs_here(); t++) {
			smr_dtype a = types[t / 3], b = types[t % 3];
			const smr_gemm_int_call *c = smr_gemm_int_call_for(s, a, b);

			assert_non_null(c);
			for (int i = 0; i < SOME && c->a == a && c->b == b; i++)
				for (int way = 0; way < 8; way++)
					one(s, a, b, &some[i], way);
		}
}

/* ---- plans --------------------------------------------------------------------------------------
 */

static smr_operand operand(smr_dtype t, uint32_t base)
{
	return (smr_operand){.dtype = t, .base = base};
}

/* C may be stored by columns, A too: C is transposed, A is copied. */
static void planned(const smr_gemm_int_set *set, smr_dtype a, smr_dtype b, const sizes *s, int way)
{
	bool ta = way & 1, tb = way & 2, tc = way & 4;
	smr_gemm g = {.dtype = SMR_I32,
		      .batch = 1,
		      .m = s->m,
		      .n = s->n,
		      .k = s->k,
		      .A = operand(a, 0),
		      .B = operand(b, 1),
		      .C = operand(SMR_I32, 2),
		      .am = ta ? 1 : s->k,
		      .ak = ta ? s->m : 1,
		      .bk = tb ? 1 : s->n,
		      .bn = tb ? s->k : 1,
		      .cm = tc ? 1 : s->n,
		      .cn = tc ? s->m : 1,
		      .packs = true,
		      .alpha = {.value = 1},
		      .beta = {.value = 1}};
	void *x = made(a, (size_t)(s->m * s->k), 3, false),
	     *y = made(b, (size_t)(s->k * s->n), 4, false);
	uint32_t *z = smr_malloc(sizeof(uint32_t) * (size_t)(s->m * s->n)), want;
	void *base[] = {x, y, z};
	smr_env e = {.base = base};
	smr_gemm_plan p;
	smr_workers *w;

	assert_int_equal(smr_workers_new(2, &w), SMR_OK);
	assert_int_equal(smr_gemm_plan_make(&g, smr_gemm_int_call_for(set, a, b)->call, &p),
			 SMR_OK);
	assert_int_equal(smr_gemm_plan_run(&p, &e, w), SMR_OK);
	for (int64_t i = 0; i < s->m; i++)
		for (int64_t j = 0; j < s->n; j++) {
			want = 0;
			for (int64_t q = 0; q < s->k; q++)
				want += (uint32_t)(at(a, x, i * g.am + q * g.ak) *
						   at(b, y, q * g.bk + j * g.bn));
			assert_int_equal(z[i * g.cm + j * g.cn], want);
		}
	smr_workers_free(w);
	smr_free(x);
	smr_free(y);
	smr_free(z);
}

/* Without instructions for bytes, these are converted to pairs of 16 bits. */
static void plans_with_and_without_bytes(void **state)
{
	static const sizes large[] = {{150, 90, 130}, {7, 200, 33}, {64, 1, 50}, {1, 40, 30}};
	const smr_gemm_int_set *here = smr_gemm_int_set_here(), pairs = {.bytes = false};

	if (here == NULL)
		return;
	for (int t = 0; t < 9; t++)
		for (int i = 0; i < 4; i++)
			for (int way = 0; way < 8; way++) {
				planned(here, types[t / 3], types[t % 3], &large[i], way);
				planned(&pairs, types[t / 3], types[t % 3], &large[i], way);
			}
	assert_int_equal(smr_gemm_int_call_for(&pairs, SMR_I8, SMR_U8)->a, SMR_I16);
}

static void others_have_no_words(void **state)
{
	static const smr_gemm_int_set all = {.bytes = true};

	assert_null(smr_gemm_int_call_for(NULL, SMR_I8, SMR_I8));
	assert_null(smr_gemm_int_call_for(&all, SMR_I32, SMR_I8));
	assert_null(smr_gemm_int_call_for(&all, SMR_U16, SMR_U16));
	assert_null(smr_gemm_int_call_of(NULL));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_set),
		cmocka_unit_test(plans_with_and_without_bytes),
		cmocka_unit_test(others_have_no_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
