/* Functions that are rounded to bf16, or added to 1, have the necessary precision: tested for all
 * numbers of bf16. */
#include <float.h>
#include <math.h>

#include "back/back.h"
#include "back/cpu/codegen/emit/emit.h"
#include "unit.h"

extern const smr_impl smr_impl_nest;

/* e^-x is infinite below */
#define ENDS (-88.7)
enum { ALL = 1 << 16, ROWS = 64, COLUMNS = ALL / ROWS };

#define X "convert:f32(%0[i, j])"
#define U "mul(0.7978845834732056:f32, add(" X ", mul(0.044714998453855515:f32, " CUBE ")))"
#define CUBE "mul(mul(" X ", " X "), " X ")"

static _Alignas(64) uint16_t in[ALL], out[ALL];
static _Alignas(64) float wide_in[ALL], wide_out[ALL], by[ROWS];

static float from_bf16(uint16_t h)
{
	uint32_t bits = (uint32_t)h << 16;
	float f;

	memcpy(&f, &bits, 4);
	return f;
}

/* All numbers of bf16, or f32 with these upper halves. */
static void fill(void)
{
	for (int i = 0; i < ALL; i++) {
		uint32_t low = (i & 0x7fff) == 0x7f80 ? 0 : (uint32_t)i * 40503 & 0xffff;
		uint32_t bits = (uint32_t)i << 16 | low; /* infinities stay */

		in[i] = (uint16_t)i;
		memcpy(&wide_in[i], &bits, 4);
	}
}

/* %0 is the input, %1 the result, %2 a number for each row. */
static void compute(bool wide, const char *value)
{
	void *base[] = {wide ? (void *)wide_in : in, wide ? (void *)wide_out : out, by};
	uint64_t values[8] = {0};
	smr_env e = {.base = base, .value = values};
	const char *t = wide ? "f32" : "bf16";
	char text[4000];
	smr_codelet c = {.fp = SMR_FP_REASSOC};
	smr_graph *g;
	smr_exec *x;
	int w = wide ? 4 : 2;

	snprintf(text, sizeof(text),
		 "flow \"f\" { base A, B written, C\n%%0 = view %s[64, 1024] A + (0) strides [%d, "
		 "%d]\n"
		 "%%1 = view %s[64, 1024] B + (0) strides [%d, %d]\n"
		 "%%2 = view f32[64] C + (0) strides [4]\n"
		 "%%3 = nest (i: 64, j: 1024) group 1 ins %%0, %%2 into %%1 [i, j] = %s\n}",
		 t, w * COLUMNS, w, t, w * COLUMNS, w, value);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	c.graph = g;
	c.nest = g->nodes[3];
	if (smr_impl_nest.prepare(&c, &e, NULL, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_impl_nest.run(x, &e, NULL), SMR_OK);
	smr_impl_nest.release(x);
	smr_graph_free(g);
}

/* @p most: units of the last place allowed beyond half of one for rounding; @p least: smaller
 * values may be any small number. */
static void assert_close(int i, double got, double want, int bits, double most, double least)
{
	int e;

	if (isnan(want) != isnan(got) || isinf(want) != isinf(got))
		fail_msg("%d (%g): %g, not %g", i, from_bf16((uint16_t)i), got, want);
	if (isnan(want) || got == want)
		return;
	if (isinf(want))
		fail_msg("%d: %g, not %g", i, got, want);
	frexp(want, &e);
	if (fabs(got - want) > most * ldexp(1, e - bits) + least)
		fail_msg("%d (%g): %.9g, not %.9g, %g steps off", i, from_bf16((uint16_t)i), got,
			 want, fabs(got - want) / ldexp(1, e - bits));
}

static void bf16_exp_is_rounded_right_but_for_a_twentieth(void **state)
{
	fill();
	compute(false, "convert:bf16(exp(" X "))");
	for (int i = 0; i < ALL; i++) {
		double want = exp((double)from_bf16(in[i]));

		if (want > 0x1.ffp127) /* rounds to infinity */
			want = INFINITY;
		/* two steps of the least subnormal number */
		assert_close(i, (double)from_bf16(out[i]), want, 8, 0.55, 0x1p-133);
	}
	assert_int_equal(out[0], 0x3f80);
	assert_int_equal(out[0x8000], 0x3f80);
}

static uint16_t rounded(float f)
{
	uint32_t bits;

	memcpy(&bits, &f, 4);
	return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* A tile is rounded by an instruction that treats subnormal numbers as 0, unless it contains one.
 * Tiles contain subnormal numbers, zeros of both signs, both, or neither, at all places. */
static void bf16_of_subnormal_numbers_and_zeros_is_exact(void **state)
{
	static const uint16_t odd[] = {0, 0x8000, 1, 0x8001, 0x40, 0x7f, 0x807f};
	enum { ODD = sizeof(odd) / sizeof(odd[0]), TILE = 128 };

	for (int most = 1; most <= 3; most++) {
		for (int i = 0; i < ALL; i++)
			in[i] = (uint16_t)(0x3f00 + i * 40503U % 0x300);
		for (int k = 0; k < most * ALL / TILE; k++) /* number in each tile */
			in[k / most * TILE + (k * 40503 / 7) % TILE] = odd[k * 31 / 3 % ODD];
		compute(false, "convert:bf16(mul(" X ", 0.75:f32))");
		for (int i = 0; i < ALL; i++)
			assert_int_equal(out[i], rounded(from_bf16(in[i]) * 0.75f));
	}
	for (int i = 0; i < ALL; i++) /* all numbers, far from their neighbours */
		in[i] = (uint16_t)(i * 40503U);
	compute(false, "convert:bf16(mul(" X ", 0.75:f32))");
	for (int i = 0; i < ALL; i++) {
		float want = from_bf16(in[i]) * 0.75f;

		if (isnan(want))
			assert_true(isnan(from_bf16(out[i])));
		else
			assert_int_equal(out[i], rounded(want));
	}
}

static double gelu(double x)
{
	const float c = 0.7978845834732056f, k = 0.044714998453855515f;

	/* 1 + tanh u as 2 / (1 + e^-2u) */
	return x / (1 + exp(-2 * (double)c * (x + (double)k * x * x * x)));
}

static void bf16_gelu_keeps_its_digits_where_tanh_is_close_to_minus_one(void **state)
{
	fill();
	compute(false, "convert:bf16(mul(" X ", mul(0.5:f32, add(1:f32, tanh(" U ")))))");
	for (int i = 0; i < ALL; i++) {
		double x = (double)from_bf16(in[i]), want = gelu(x);

		/* e^-2u is limited to 2^120; results for x beyond are 0 */
		assert_close(i, (double)from_bf16(out[i]), isinf(x) && x < 0 ? (double)NAN : want,
			     8, 0.55, 0x1p-100);
	}
	/* -9000: 0, with its sign; 0 */
	assert_int_equal(out[0xc60d], 0x8000);
	assert_int_equal(out[0], 0);
	assert_int_equal(out[0x8000], 0x8000);
}

/* The error of the factor 1 + tanh u: y 2^-24 of the exponent, and some roundings. */
static void check_beside(const char *value, double (*f)(double), double most)
{
	fill();
	compute(true, value);
	for (int i = 0; i < ALL; i++) {
		double u = (double)wide_in[i], want = f(u);

		if (fabs(want) > (double)FLT_MAX)
			want = copysign(INFINITY, want);
		assert_close(i, (double)wide_out[i], want, 24,
			     most + 3 * fmin(fabs(u), 100) + (fabs(u) < FLT_MIN), 0x1p-100);
	}
}

static double above(double u)
{
	return 2 / (1 + exp(-2 * u));
}

static double below(double u)
{
	return 2 / (1 + exp(2 * u));
}

static double half(double u)
{
	return 1 / (1 + exp(-2 * u));
}

static double times(double u)
{
	return u * above(u);
}

static double slope(double u)
{
	return above(u) * below(u);
}

static void beside_one_tanh_is_within_some_ulps_of_the_sum(void **state)
{
#define W "%0[i, j]"
	check_beside("add(tanh(" W "), 1:f32)", above, 3);
	assert_true(wide_out[0xff80] == 0 && wide_out[0x7f80 - 1] == 2);
	check_beside("sub(1:f32, tanh(" W "))", below, 3);
	assert_true(wide_out[0xff80 - 1] == 2 && wide_out[0x7f80 - 1] == 0);
	check_beside("mul(add(1:f32, tanh(" W ")), 0.5:f32)", half, 3);
	check_beside("mul(sub(1:f32, tanh(" W ")), add(tanh(" W "), 1:f32))", slope, 4);
	/* -inf times 0 is NaN in both computations */
	wide_in[0xff80] = 0;
	check_beside("add(" W ", mul(tanh(" W "), " W "))", times, 3);
}

/* As in StableHLO's logistic: down to subnormal numbers, and 0. */
static void logistic_is_as_exact_as_its_exponential(void **state)
{
	fill();
	compute(false, "convert:bf16(div(1:f32, add(1:f32, exp(neg(" X ")))))");
	for (int i = 0; i < ALL; i++) {
		double x = (double)from_bf16(in[i]);

		assert_close(i, (double)from_bf16(out[i]), 1 / (1 + exp(-x)), 8, 0.55,
			     x < ENDS ? 0x1p-127 : 0x1p-133);
	}
	compute(false, "convert:bf16(div(" X ", add(1:f32, exp(neg(" X ")))))");
	for (int i = 0; i < ALL; i++) {
		double x = (double)from_bf16(in[i]);

		assert_close(i, (double)from_bf16(out[i]), x / (1 + exp(-x)), 8, 0.55,
			     x < ENDS ? 0x1p-120 : 0x1p-126);
	}
	compute(true, "div(1:f32, add(1:f32, exp(neg(" W "))))");
	for (int i = 0; i < ALL; i++) {
		double x = (double)wide_in[i];

		assert_close(i, (double)wide_out[i], 1 / (1 + exp(-x)), 24, 3.5,
			     x < ENDS ? 0x1p-127 : 0x1p-148);
	}
}

/* If tanh has other uses, sums with 1 are computed from it. */
static void tanh_by_itself_stays_what_it_is(void **state)
{
	static float alone[ALL];

	fill();
	compute(true, "tanh(" W ")");
	memcpy(alone, wide_out, sizeof(alone));
	for (int i = 0; i < ALL; i++)
		assert_close(i, (double)alone[i], tanh((double)wide_in[i]), 24, 2.2, 0x1p-148);
	compute(true, "add(tanh(" W "), mul(1000:f32, sub(1:f32, tanh(" W "))))");
	for (int i = 0; i < ALL; i++) {
		float want = alone[i] + 1000 * (1 - alone[i]);

		assert_true(wide_out[i] == want || (isnan(want) && isnan(wide_out[i])));
	}
}

/* A row's number is subnormal, tiny, huge, 0, infinite, NaN: quotients equal those of division,
 * except for a twentieth of a step. */
static void bf16_quotients_by_a_number_of_the_row_are_rounded_right(void **state)
{
	static const float odd[] = {1,       -3,       0x1p-149f, 0x1.8p-127f, -0x1p-126f, 0x1p127f,
				    FLT_MAX, INFINITY, 0,         -0.0f,       NAN,        3e-39f};

	fill();
	for (int i = 0; i < ROWS; i++)
		by[i] = odd[i % (int)(sizeof(odd) / sizeof(odd[0]))] * (i < 24 ? 1 : 1.7f);
	compute(false, "convert:bf16(div(" X ", %2[i]))");
	for (int i = 0; i < ALL; i++) {
		double q = (double)from_bf16(in[i]) / (double)by[i / COLUMNS];

		if (fabs(q) >= 0x1.ffp127)
			q = copysign(INFINITY, q);
		assert_close(i, (double)from_bf16(out[i]), q, 8, 0.55, 0x1p-133);
		if (!isnan(q))
			assert_true(signbit(from_bf16(out[i])) == signbit(q));
	}
}

/* A value shared by the first point is written before the second one uses it; text with a store
 * stays unchanged. */
static void points_take_turns_line_by_line(void **state)
{
	nest_emit m = {.next = 7};
	nest_weave w;

	for (int stores = 0; stores < 2; stores++) {
		nest_val v[2][20], last = {0};
		const char *at[4];

		smr_str_clear(&m.body);
		nest_line(&m, "before");
		nest_weave_begin(&m, &w);
		for (int k = 0; k < 2; k++) {
			for (int i = 0; i < 20; i++) {
				v[k][i] = nest_new(&m, false);
				nest_line(&m, "%s = f %s, %s", v[k][i].s, i > 0 ? last.s : "1",
					  k == 1 && i == 5 ? v[0][9].s : "2");
				last = v[k][i];
			}
			if (stores && k == 0)
				nest_line(&m, "store %s", last.s);
			nest_weave_point(&m, &w);
		}
		nest_weave_end(&m, &w);
		const char *order[] = {v[0][4].s, v[1][4].s, v[0][9].s, v[1][5].s};

		for (int i = 0; i < 4; i++) {
			char line[40];

			snprintf(line, sizeof(line), "\n  %s = ", order[i]);
			at[i] = strstr(smr_str_text(&m.body), line);
			assert_non_null(at[i]);
		}
		assert_true(stores ? at[2] < at[1] : at[0] < at[1] && at[1] < at[2]);
		assert_true(at[2] < at[3]);
	}
	smr_str_free(&m.body);
}

/* With many points, each starts one line after the previous one. */
static void many_points_take_turns_one_behind_the_other(void **state)
{
	enum { POINTS = 9, LINES = 20, GROUP = 8 };
	nest_stage s = {.many = true};
	nest_emit m = {.next = 7, .s = &s};
	nest_val v[POINTS][LINES];
	const char *at[POINTS][LINES];
	nest_weave w;

	nest_weave_begin(&m, &w);
	for (int k = 0; k < POINTS; k++) {
		for (int i = 0; i < LINES; i++) {
			v[k][i] = nest_new(&m, false);
			nest_line(&m, "%s = f %s", v[k][i].s, i > 0 ? v[k][i - 1].s : "1");
		}
		nest_weave_point(&m, &w);
	}
	nest_weave_end(&m, &w);
	for (int k = 0; k < POINTS; k++)
		for (int i = 0; i < LINES; i++) {
			char line[40];

			snprintf(line, sizeof(line), "  %s = ", v[k][i].s);
			at[k][i] = strstr(smr_str_text(&m.body), line);
			assert_non_null(at[k][i]);
		}
	for (int k = 1; k < GROUP; k++)
		for (int i = 1; i < LINES; i++)
			assert_true(at[k - 1][i] < at[k][i - 1] &&
				    (i + 1 == LINES || at[k][i - 1] < at[k - 1][i + 1]));
	assert_true(at[GROUP][0] > at[GROUP - 1][LINES - 1]);
	smr_str_free(&m.body);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bf16_exp_is_rounded_right_but_for_a_twentieth),
		cmocka_unit_test(bf16_of_subnormal_numbers_and_zeros_is_exact),
		cmocka_unit_test(bf16_gelu_keeps_its_digits_where_tanh_is_close_to_minus_one),
		cmocka_unit_test(beside_one_tanh_is_within_some_ulps_of_the_sum),
		cmocka_unit_test(logistic_is_as_exact_as_its_exponential),
		cmocka_unit_test(tanh_by_itself_stays_what_it_is),
		cmocka_unit_test(bf16_quotients_by_a_number_of_the_row_are_rounded_right),
		cmocka_unit_test(points_take_turns_line_by_line),
		cmocka_unit_test(many_points_take_turns_one_behind_the_other),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
