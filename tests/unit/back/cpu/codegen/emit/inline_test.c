/* Functions without a library: on targets with and without fma, for vectors and single numbers, at
 * special numbers and at numbers of all exponents, against the C library for a longer type. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/object/module.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include "pass/lower/lower.h"
#include "unit.h"

enum { N = 30011, SPECIAL = 30 };

static const double special[SPECIAL] = {0,          -0.0,     1,         -1,     0.5,
					-0.5,       1.5,      2,         -2,     3,
					-3,         INFINITY, -INFINITY, NAN,    0x1p-149,
					-0x1p-1074, 0x1p-126, 0x1p-1022, 1e-30,  3e38,
					-1e300,     1.79e308, 88.9,      -710.3, 1e22,
					0x1p24,     0x1p53,   100,       1e5,    -0.25};

/* Numbers for a function: those of all exponents, near 1, or up to a bound. */
typedef struct function {
	const char *name;
	long double (*one)(long double x);
	long double (*two)(long double x, long double y);
	double bound;
	double ulps[2], without_fma[2]; /* of f32 and f64 */
} function;

static const function functions[] = {
	{"round", roundl, NULL, 100, {0, 0}, {0, 0}},
	{"rem", NULL, fmodl, 1e5, {0, 0}, {0, 0}},
	{"exp", expl, NULL, 90, {1, 1}, {1.2, 1}},
	{"exp2", exp2l, NULL, 130, {1, 1}, {1.1, 1.2}},
	{"expm1", expm1l, NULL, 90, {1.1, 1}, {1.1, 1}},
	{"log", logl, NULL, 20, {1, 1}, {1, 1}},
	{"log2", log2l, NULL, 20, {1, 1}, {1.2, 1.1}},
	{"log10", log10l, NULL, 1000, {1, 1}, {1.5, 1}},
	{"log1p", log1pl, NULL, 1, {1, 1}, {1, 1}},
	{"sin", sinl, NULL, 1e5, {1, 1}, {1, 1}},
	{"cos", cosl, NULL, 1e5, {1, 1}, {1, 1}},
	{"tan", tanl, NULL, 1e5, {1, 1}, {1, 1}},
	{"cbrt", cbrtl, NULL, 1e5, {0.6, 0.6}, {0.6, 0.6}},
	{"asin", asinl, NULL, 1, {1, 1}, {1, 1}},
	{"acos", acosl, NULL, 1, {1, 1}, {1, 1}},
	{"atan", atanl, NULL, 10, {1, 1}, {1, 1}},
	{"atan2", NULL, atan2l, 10, {1.3, 1.3}, {1.5, 1.5}},
	{"erf", erfl, NULL, 7, {1.1, 1.1}, {1.2, 1.4}},
	{"erfc", erfcl, NULL, 28, {1.5, 1.4}, {1.5, 1.4}},
	{"tanh", tanhl, NULL, 20, {2, 4}, {2.2, 4}},
	{"sinh", sinhl, NULL, 90, {4, 4}, {4, 4}},
	{"cosh", coshl, NULL, 90, {4, 4}, {4, 4}},
	{"asinh", asinhl, NULL, 10, {4, 4}, {4, 4}},
	{"acosh", acoshl, NULL, 10, {4, 4}, {4, 4}},
	{"atanh", atanhl, NULL, 1, {4, 4}, {4, 4}},
	{"hypot", NULL, hypotl, 100, {1.3, 1.3}, {1.3, 1.3}},
	{"lgamma", lgammal, NULL, 10, {2, 2}, {2, 2}},
	{"pow", NULL, powl, 20, {1, 1}, {1, 1}},
};

/* Two functions of pairs of numbers see all pairs of special ones. */
static double number_of(const function *f, smr_dtype t, int i, int part)
{
	uint32_t h = (uint32_t)(2 * i + part) * 2654435761u;
	double u = (double)h / 0x1p32, v;
	int least = t == SMR_F32 ? -149 : -1074, exponents = t == SMR_F32 ? 277 : 2098;

	if (i < SPECIAL * (f->two != NULL ? SPECIAL : 1))
		return special[f->two == NULL ? i : part ? i / SPECIAL : i % SPECIAL];
	if (i % 3 == 0)
		v = (2 * u - 1) * f->bound;
	else if (i % 3 == 1)
		v = 1 + (u - 0.5) * ldexp(1, -(int)(h % 53));
	else
		v = ldexp(h & 8 ? 1 + u : -1 - u, least + (int)(h % (uint32_t)exponents));
	return v;
}

static double rounded(smr_dtype t, double v)
{
	return smr_value_to_double(t, smr_value_from_double(t, v));
}

static double ulp_of(smr_dtype t, double v)
{
	int e;

	(void)frexp(v, &e);
	if (t == SMR_F32)
		return ldexp(1, (e < -125 ? -125 : e) - 24);
	return ldexp(1, (e < -1021 ? -1021 : e) - 53);
}

/* Whether a result is within @p most ulp; beside the largest number that includes infinity. */
static bool is_near(smr_dtype t, double got, long double exact, double most)
{
	double want = rounded(t, (double)exact),
	       huge = t == SMR_F32 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023;

	if (isnan(want))
		return isnan(got);
	if (signbit(got) != signbit(want))
		return false;
	if (isinf(want) || isinf(got))
		return got == want || (!isinf(exact) && fabs(got) >= huge &&
				       fabsl(exact) >= (long double)huge * 0.9999999L);
	return fabsl((long double)got - exact) <= (long double)(most * ulp_of(t, want));
}

/* lgamma of negative numbers: only the absolute error is small there. */
static bool is_between_zeros(const function *f, smr_dtype t, double x, double got,
			     long double exact)
{
	return f->one == lgammal && x < 0 &&
	       fabsl((long double)got - exact) <= (long double)ulp_of(t, 2);
}

static void compare(const function *f, smr_dtype t, const char *target, double most,
		    char *const *memory)
{
	size_t size = smr_dtype_size(t);

	for (int i = 0; i < N; i++) {
		double x = rounded(t, number_of(f, t, i, 0)), y = rounded(t, number_of(f, t, i, 1)),
		       got;
		long double exact = f->two != NULL ? f->two(x, y) : f->one(x);
		uint64_t bits = 0;

		memcpy(&bits, memory[2] + (size_t)i * size, size);
		got = smr_value_to_double(t, bits);
		if (!is_near(t, got, exact, most) && !is_between_zeros(f, t, x, got, exact))
			fail_msg("%s(%a, %a) of %s for %s is %a, not %a", f->name, x, y,
				 smr_dtype_name(t), target, got, (double)exact);
	}
}

/* Writes the numbers, and makes the nest. */
static smr_graph *build(const function *f, smr_dtype t, char *const *memory, smr_codelet *c)
{
	const char *name = smr_dtype_name(t);
	size_t size = smr_dtype_size(t);
	char text[240];
	smr_graph *g, *low;

	for (int i = 0; i < 2 * N; i++) {
		uint64_t bits = smr_value_from_double(t, number_of(f, t, i / 2, i % 2));

		memcpy(memory[i % 2] + (size_t)(i / 2) * size, &bits, size);
	}
	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s[%d] 0\n %%1 = param %s[%d] 1\n"
		 " %%2 = map %s[%d] ins %%0, %%1 body (2) = %s(p0:%s%s%s)\n}\n",
		 name, N, name, N, name, N, f->name, name, f->two != NULL ? ", p1:" : "",
		 f->two != NULL ? name : "");
	assert_int_equal(smr_graph_parse("case", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_lower_op(g->nodes[2], 0, &low), SMR_OK);
	smr_graph_free(g);
	*c = (smr_codelet){.fp = SMR_FP_REASSOC, .graph = low};
	for (uint32_t i = 0; i < low->nnodes; i++)
		if (low->nodes[i]->op == SMR_OP_nest)
			c->nest = low->nodes[i];
	return low;
}

static void run(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, char *const *memory)
{
	char *base[NEST_MAX_OPERANDS] = {0}, *scratch = smr_calloc(1, NEST_PART_BYTES);
	uint64_t result;
	nest_object object;
	nest_text text;

	if (nest_generate(c, e, cpu, &text) != SMR_OK ||
	    nest_object_get(smr_str_text(&text.ir), text.ir.n, text.recipe.nstages, &object) !=
		    SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(text.recipe.nstages, 1);
	nest_recipe_place(&text.recipe, (void *const *)memory, NULL, &result, base);
	object.fn[0](base, text.recipe.num, e->value, 0, text.recipe.stage[0].n, scratch);
	nest_object_drop(&object);
	smr_str_free(&text.ir);
	smr_free(scratch);
}

static void check(const function *f, smr_dtype t, const char *target, const nest_cpu *cpu)
{
	char *memory[3] = {smr_calloc(N, 8), smr_calloc(N, 8), smr_calloc(N, 8)};
	const double *ulps = cpu->fma ? f->ulps : f->without_fma;
	smr_env e = {.base = (void **)memory};
	smr_codelet c;
	smr_graph *low = build(f, t, memory, &c);

	e.value = smr_calloc(low->nnodes, sizeof(uint64_t));
	run(&c, &e, cpu, memory);
	compare(f, t, target, ulps[t == SMR_F64], memory);
	smr_free(e.value);
	for (int i = 0; i < 3; i++)
		smr_free(memory[i]);
	smr_graph_free(low);
}

static void check_all(const char *target, const nest_cpu *cpu)
{
	for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
		check(&functions[i], SMR_F32, target, cpu);
		check(&functions[i], SMR_F64, target, cpu);
	}
}

static void functions_are_exact_to_an_ulp_on_the_host(void **state)
{
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	cpu.libm = false;
	check_all("the host", &cpu);
}

static void functions_of_x86_64_need_no_library(void **state)
{
	nest_cpu cpu = nest_target_find("x86_64")->cpu;

	cpu.libm = false;
	check_all("x86_64", &cpu);
}

static void single_numbers_have_the_same_functions(void **state)
{
	static const nest_cpu cpu = {.vector = 4, .registers = 16, .fma = true};

	check_all("single numbers", &cpu);
}

/* Vectors of 16 bytes without fma, which this machine runs, too. */
static void wasm32_has_functions_without_fma(void **state)
{
	check_all("wasm32", &nest_target_find("wasm32")->cpu);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(functions_are_exact_to_an_ulp_on_the_host),
		cmocka_unit_test(functions_of_x86_64_need_no_library),
		cmocka_unit_test(single_numbers_have_the_same_functions),
		cmocka_unit_test(wasm32_has_functions_without_fma),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
