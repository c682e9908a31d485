/* Functions of reassociating code: within some ulp of the C library, or of ops/special.h. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/back.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/special.h"
#include "pass/lower/lower.h"
#include "unit.h"

enum { N = 40009, EDGES = 18 };
static const double edges[EDGES] = {0,         -0.0,     1,     -1,       1.5,    INFINITY,
				    -INFINITY, NAN,      1e-40, 0x1p-149, -1e-30, 3e38,
				    -1e300,    1.79e308, 88.9,  89.3,     -710.3, 16385};

extern const smr_impl smr_impl_nest;

static long double inverse_of_erf(long double x)
{
	return smr_erf_inv((double)x);
}

typedef enum range { UNIT, WIDE, ABOVE_ONE } range;

static const struct function {
	const char *name;
	long double (*fn)(long double x);
	range range;
	double ulps[2]; /* f32, f64 */
	bool only;      /* there is no code of strict order */
} functions[] = {
	{"erf_inv", inverse_of_erf, UNIT, {4, 10}, true},
	{"lgamma", lgammal, WIDE, {4, 4}, true},
	{"sinh", sinhl, WIDE, {2, 2}, false},
	{"cosh", coshl, WIDE, {2, 2}, false},
	{"asinh", asinhl, WIDE, {2, 2}, false},
	{"acosh", acoshl, ABOVE_ONE, {2, 2}, false},
	{"atanh", atanhl, UNIT, {2, 2}, false},
	{"asin", asinl, UNIT, {2, 2}, false},
	{"acos", acosl, UNIT, {2, 2}, false},
	{"atan", atanl, WIDE, {2, 2}, false},
	{"cbrt", cbrtl, WIDE, {2, 2}, false},
};

/* Even numbers, those next to 1, and those of all exponents. */
static double number_of(const struct function *f, smr_dtype t, int i)
{
	double u = (double)((uint32_t)i * 2654435761u) / 0x1p32, v;
	int least = t == SMR_F32 ? -24 : -53, most = f->range == UNIT ? 120 : 240;

	if (i < EDGES)
		return smr_value_to_double(t, smr_value_from_double(t, edges[i]));
	v = i % 3 == 0   ? u * (f->range == UNIT ? 1
				: t == SMR_F32   ? 90
						 : 712)
	    : i % 3 == 1 ? 1 - ldexp(1 + u * 1000, least)
			 : ldexp(1 + u, f->range == UNIT ? -i % most : i % most - 120);
	if (f->range == ABOVE_ONE)
		v = i % 3 == 1 ? 2 - v : 1 + v;
	v = f->range != ABOVE_ONE && i % 2 ? -v : v;
	return smr_value_to_double(t, smr_value_from_double(t, v));
}

static double ulp_of(smr_dtype t, double v)
{
	int e;

	frexp(v, &e);
	if (t == SMR_F32)
		return ldexp(1, (e < -125 ? -125 : e) - 24);
	return ldexp(1, (e < -1021 ? -1021 : e) - 53);
}

static double rounded(smr_dtype t, long double v)
{
	return t == SMR_F32 ? (double)(float)v : (double)v;
}

/* lgamma of negative numbers: between its zeros, where only the absolute error is small. */
static double error_allowed(const struct function *f, smr_dtype t, double x, double want)
{
	double most = f->ulps[t == SMR_F64] * ulp_of(t, want);

	return f->fn == lgammal && x < 3 ? fmax(most, 4 * ulp_of(t, 1)) : most;
}

static void compare(const struct function *f, smr_dtype t, const char *got)
{
	size_t size = smr_dtype_size(t);

	for (int i = 0; i < N; i++) {
		double x = number_of(f, t, i), want = rounded(t, f->fn(x)), v;
		uint64_t bits = 0;

		memcpy(&bits, got + (size_t)i * size, size);
		v = smr_value_to_double(t, bits);
		if (isnan(want) ? isnan(v)
				: v == want || (signbit(v) == signbit(want) &&
						fabs(v - want) <= error_allowed(f, t, x, want)))
			continue;
		fail_msg("%s(%.17g) of %s is %.17g, not %.17g", f->name, x, smr_dtype_name(t), v,
			 want);
	}
}

static void run(smr_codelet *c, smr_env *e)
{
	smr_workers *w;
	smr_exec *x;

	assert_int_equal(smr_workers_new(1, &w), SMR_OK);
	assert_int_equal(smr_impl_nest.prepare(c, e, w, &x), SMR_OK);
	assert_int_equal(smr_impl_nest.run(x, e, w), SMR_OK);
	smr_impl_nest.release(x);
	smr_workers_free(w);
}

static void check(const struct function *f, smr_dtype t)
{
	char text[200], *memory[2] = {smr_calloc(N, 8), smr_calloc(N, 8)};
	smr_graph *g, *low;
	smr_codelet c = {.fp = SMR_FP_STRICT};
	smr_env e = {.base = (void **)memory};

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s[%d] 0\n %%1 = map %s[%d] ins %%0 body (1) = "
		 "%s(p0:%s)\n}\n",
		 smr_dtype_name(t), N, smr_dtype_name(t), N, f->name, smr_dtype_name(t));
	assert_int_equal(smr_graph_parse("case", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_lower_op(g->nodes[1], 0, &low), SMR_OK);
	for (uint32_t i = 0; i < low->nnodes; i++)
		if (low->nodes[i]->op == SMR_OP_nest)
			c.nest = low->nodes[i];
	c.graph = low;
	e.value = smr_calloc(low->nnodes, sizeof(uint64_t));
	for (int i = 0; i < N; i++) {
		uint64_t bits = smr_value_from_double(t, number_of(f, t, i));

		memcpy(memory[0] + (size_t)i * smr_dtype_size(t), &bits, smr_dtype_size(t));
	}
	if (f->only)
		assert_int_not_equal(smr_impl_nest.accept(&c, &e), SMR_OK);
	c.fp = SMR_FP_REASSOC;
	if (smr_impl_nest.accept(&c, &e) == SMR_OK) {
		run(&c, &e);
		compare(f, t, memory[1]);
	} else {
		fail_msg("%s: %s", f->name, smr_errmsg());
	}
	smr_free(e.value);
	smr_free(memory[0]);
	smr_free(memory[1]);
	smr_graph_free(low);
	smr_graph_free(g);
}

static void results_are_within_some_ulp(void **state)
{
	for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
		check(&functions[i], SMR_F32);
		check(&functions[i], SMR_F64);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(results_are_within_some_ulp),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
