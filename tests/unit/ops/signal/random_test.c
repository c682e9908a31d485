/* Compares random_bits bit by bit with XLA (jaxlib 0.10.2, CPU). */
#include "ops_case.h"

#include <math.h>
#include <stdio.h>

static const struct row {
	int kind;
	const char *type;
	uint64_t state[3], after[3];
	uint64_t bits[10];
} rows[] = {
	{2, "u8[5]", {0x1, 0x2}, {0x1, 0x4}, {0x49, 0xe8, 0xd7, 0xd9, 0xfe}},
	{0, "u8[5]", {0x1, 0x2}, {0x1, 0x4}, {0x49, 0xe8, 0xd7, 0xd9, 0xfe}},
	{2,
	 "u8[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x0},
	 {0xff, 0xa1, 0xb7, 0xa7, 0x1e}},
	{0,
	 "u8[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x0},
	 {0xff, 0xa1, 0xb7, 0xa7, 0x1e}},
	{2, "u16[5]", {0x1, 0x2}, {0x1, 0x4}, {0xa749, 0xbbe8, 0x23d7, 0x24d9, 0x23fe}},
	{2,
	 "u16[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x0},
	 {0x56ff, 0xd4a1, 0xdbb7, 0xd7a7, 0xdf1e}},
	{2,
	 "u32[3, 3]",
	 {0x1, 0x2},
	 {0x1, 0x5},
	 {0x7d34a749, 0xa9b8bbe8, 0x7ba423d7, 0x2fb324d9, 0x6cf923fe, 0xbadf79c3, 0xeccae2d7,
	  0x8175e74c, 0x19d83063}},
	{2,
	 "u32[3, 3]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x1},
	 {0xbbd856ff, 0xb795d4a1, 0x9db4dbb7, 0xb129d7a7, 0x583ddf1e, 0xb3bb590c, 0xea99e9da,
	  0x40230b26, 0x102d8cf3}},
	{2,
	 "u64[5]",
	 {0x1, 0x2},
	 {0x1, 0x5},
	 {0xa9b8bbe87d34a749, 0x2fb324d97ba423d7, 0xbadf79c36cf923fe, 0x8175e74ceccae2d7,
	  0x95b31c3419d83063}},
	{2,
	 "u64[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x1},
	 {0xb795d4a1bbd856ff, 0xb129d7a79db4dbb7, 0xb3bb590c583ddf1e, 0x40230b26ea99e9da,
	  0x2012dc06102d8cf3}},
	{2,
	 "u32[5]",
	 {0x1, 0x2, 0x3},
	 {0x1, 0x4, 0x3},
	 {0xf045e74a, 0x517630e6, 0x1d8af405, 0xb5e59a96, 0x5545ceb}},
	{2,
	 "u32[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe, 0xffffffffffffffff},
	 {0x123456789abcdef0, 0x0, 0x0},
	 {0x20a61587, 0x82434c02, 0x68d16845, 0xed2e39e5, 0x477113dc}},
	{2,
	 "u64[5]",
	 {0x1, 0x2, 0x3},
	 {0x1, 0x5, 0x3},
	 {0x517630e6f045e74a, 0xb5e59a961d8af405, 0x72471b7705545ceb, 0x24a7850c10946eac,
	  0x1b3c1a284293cf74}},
	{2,
	 "u64[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe, 0xffffffffffffffff},
	 {0x123456789abcdef0, 0x1, 0x0},
	 {0x82434c0220a61587, 0xed2e39e568d16845, 0xd9e948e4477113dc, 0xb10c2e696e86f215,
	  0x78384bc0092c9b44}},
	{2, "i32[1]", {0x1, 0x2, 0x3}, {0x1, 0x3, 0x3}, {0xfffffffff045e74a}},
	{2,
	 "i32[1]",
	 {0x123456789abcdef0, 0xfffffffffffffffe, 0xffffffffffffffff},
	 {0x123456789abcdef0, 0xffffffffffffffff, 0xffffffffffffffff},
	 {0x20a61587}},
	{1, "u8[5]", {0x1, 0x2}, {0x1, 0x5}, {0x54, 0x3b, 0xd3, 0x3, 0xd3}},
	{1,
	 "u8[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x1},
	 {0x7a, 0x2c, 0xa7, 0xca, 0x3d}},
	{1,
	 "u16[3, 3]",
	 {0x1, 0x2},
	 {0x1, 0x8},
	 {0xe954, 0x92d3, 0xbd3, 0xd53b, 0x5003, 0xf261, 0x1d60, 0xc0ad, 0x5a17}},
	{1,
	 "u16[3, 3]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x4},
	 {0x507a, 0x7ba7, 0x803d, 0xe72c, 0xaaca, 0x80f9, 0xdefc, 0x5786, 0x168}},
	{1,
	 "u32[3, 3]",
	 {0x1, 0x2},
	 {0x1, 0x8},
	 {0x296e954, 0xed3492d3, 0x63b40bd3, 0x802fd53b, 0xdf435003, 0xfcc0f261, 0x7dbb1d60,
	  0x9718c0ad, 0xaafe5a17}},
	{1,
	 "u32[3, 3]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x4},
	 {0x3c3b507a, 0xa4317ba7, 0x5eff803d, 0x7093e72c, 0x21f1aaca, 0x4ce380f9, 0x394bdefc,
	  0x523f5786, 0x553d0168}},
	{1,
	 "u64[5]",
	 {0x1, 0x2},
	 {0x1, 0x7},
	 {0x802fd53b0296e954, 0xdf435003ed3492d3, 0xfcc0f26163b40bd3, 0x24e4d3347dbb1d60,
	  0xe3f04ce59718c0ad}},
	{1,
	 "u64[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x3},
	 {0x7093e72c3c3b507a, 0x21f1aacaa4317ba7, 0x4ce380f95eff803d, 0x64dfd0ae394bdefc,
	  0x4028dd8d523f5786}},
	{1,
	 "i32[5]",
	 {0x1, 0x2},
	 {0x1, 0x5},
	 {0x296e954, 0xffffffff802fd53b, 0xffffffffed3492d3, 0xffffffffdf435003, 0x63b40bd3}},
	{1,
	 "i32[5]",
	 {0x123456789abcdef0, 0xfffffffffffffffe},
	 {0x123456789abcdef0, 0x1},
	 {0x3c3b507a, 0x7093e72c, 0xffffffffa4317ba7, 0x21f1aaca, 0x5eff803d}},
	{1, "u32[]", {0x7, 0xb}, {0x7, 0xc}, {0x843c52a3}},
	{1,
	 "u32[3, 2]",
	 {0x7, 0xb},
	 {0x7, 0xe},
	 {0x843c52a3, 0x2d2c6d4e, 0x5713dc7b, 0x70fa81ca, 0x88b5a788, 0xe966c720}},
	{2, "u32[0, 3]", {0x7, 0xb}, {0x7, 0xb}, {0}},
	{1, "u32[1, 4]", {0x7, 0xb}, {0x7, 0xd}, {0x843c52a3, 0x2d2c6d4e, 0x5713dc7b, 0x70fa81ca}},
};

static void hex(char *to, const uint64_t *v, uint32_t n)
{
	for (uint32_t i = 0; i < 8 * n; i++)
		sprintf(to + 2 * (size_t)i, "%02x", (unsigned)(v[i / 8] >> 8 * (i % 8) & 0xff));
}

/* Splits numbers, since a double holds half of one. */
static uint32_t halves(double *to, const uint64_t *bits, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		to[k] = (double)(uint32_t)bits[k];
		to[n + k] = (double)(bits[k] >> 32);
	}
	return 2 * n;
}

static void check(const struct row *r, uint32_t count)
{
	uint32_t n = r->state[2] != 0 ? 3 : 2, size = (uint32_t)strcspn(r->type, "[");
	const char *shape = r->type + size;
	char text[1000], state[64];
	double want[6 + 20];

	hex(state, r->state, n);
	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = constant u64[%u] \"%s\"\n"
		 " %%1 = random_bits u64[%u], %s ins %%0 with kind [%d]\n %%2 = part %s 1 ins %%1\n"
		 " %%3 = map u32[%u], u32[%u] ins %%1 body (1) = convert:u32(p0:u64),"
		 " convert:u32(shr(p0:u64, 32:u64))\n %%4 = part u32[%u] 1 ins %%3\n"
		 " %%5 = map u32%s, u32%s ins %%2 body (1) = convert:u32(p0:%.*s),"
		 " convert:u32(shr(convert:u64(p0:%.*s), 32:u64))\n %%6 = part u32%s 1 ins %%5\n"
		 " result %%3, %%4, %%5, %%6\n}\n",
		 n, state, n, r->type, r->kind, r->type, n, n, n, shape, shape, (int)size, r->type,
		 (int)size, r->type, shape);
	halves(want + halves(want, r->after, n), r->bits, count);
	ops_case_run(text, NULL, want);
}

static void bits_are_those_of_xla(void **state)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		uint32_t count = 1;

		for (const char *p = strchr(rows[i].type, '['); *p != '\0'; p++)
			if (*p >= '0' && *p <= '9')
				count *= (uint32_t)(*p - '0');
		check(&rows[i], count);
	}
}

/* Checks range and moments of 4000 numbers to 5 deviations: one failure in a million runs. */
static void numbers_are_spread_as_told(void **state)
{
	static const struct {
		const char *type;
		int kind;
		double a, b, mean, deviation;
	} cases[] = {
		{"f32", 0, -1, 3, 1, 1.1547005383792515},
		{"f64", 0, 0, 1, 0.5, 0.28867513459481287},
		{"bf16", 0, 0, 8, 4, 2.309},
		{"i32", 0, -5, 6, 0, 3.1622776601683795},
		{"u8", 0, 0, 255, 127, 73.612},
		{"f32", 1, 2, 3, 2, 3},
		{"f64", 1, 0, 1, 0, 1},
	};
	enum { N = 4000 };
	static double x[OPS_CASE_MOST];

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		const char *t = cases[i].type;
		double sum = 0, squares = 0, error = cases[i].deviation / sqrt(N);
		char text[300];

		snprintf(text, sizeof(text),
			 "flow \"f\" {\n %%0 = constant %g:%s\n %%1 = constant %g:%s\n"
			 " %%2 = random %s[%d] ins %%0, %%1 with kind [%d]\n result %%2\n}\n",
			 cases[i].a, t, cases[i].b, t, t, (int)N, cases[i].kind);
		assert_int_equal(ops_case_results(text, NULL, x), N);
		for (int k = 0; k < N; k++) {
			double d = x[k] - cases[i].mean;

			sum += d;
			squares += d * d;
			if (cases[i].kind == 0)
				assert_true(x[k] >= cases[i].a && x[k] < cases[i].b);
		}
		if (!(fabs(sum / N) < 5 * error + 0.02 * (t[0] == 'b')))
			fail_msg("%s: the mean is off by %g", t, sum / N);
		if (!(fabs(sqrt(squares / N) / cases[i].deviation - 1) < 5 / sqrt(N)))
			fail_msg("%s: the deviation is %g", t, sqrt(squares / N));
	}
}

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse("flow \"f\" {\n %0 = constant 0:i32\n %1 = constant 1:i32\n"
			" %2 = random i32[2] ins %0, %1 with kind [1]\n}\n",
			"normal numbers of type i32");
	ops_case_refuse("flow \"f\" {\n %0 = param u64[3] 0\n"
			" %1 = random_bits u64[3], u32[2] ins %0 with kind [1]\n}\n",
			"its state is");
	ops_case_refuse("flow \"f\" {\n %0 = param u64[2] 0\n"
			" %1 = random_bits u64[2], f32[2] ins %0 with kind [1]\n}\n",
			"bits of f32");
	ops_case_refuse("flow \"f\" {\n %0 = param u64[2] 0\n"
			" %1 = random_bits u64[2] ins %0 with kind [1]\n}\n",
			"1 operands and 1 results, not 1 and 2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bits_are_those_of_xla),
		cmocka_unit_test(numbers_are_spread_as_told),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
