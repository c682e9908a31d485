/* Allowed difference of a result from the reference's: sums that cancel, and functions of them. */
#include <stdio.h>
#include <string.h>

#include "run/run.h"
#include "run/step/error_bound.h"
#include "unit_kernels.h"

enum { K = 3 };

/* A row times a column: 1e4 * 1e4 - 1e4 * 1e4 + 1, whose last term is within the rounding of the
 * others. */
static float a[K] = {1e4F, -1e4F, 1}, b[K] = {1e4F, 1e4F, 1};

static smr_graph *flow(const char *type, const char *value)
{
	char text[512];
	smr_graph *g;

	snprintf(text, sizeof(text),
		 "flow \"f\" {\nbase a, b, c written\n%%0 = view f32[1, 3] a\n%%1 = view f32[3, 1] "
		 "b\n"
		 "%%2 = view %s[1, 1] c\n%%3 = nest (i: 1, j: 1, k: 3) into %%2[i, j] = %s\n}\n",
		 type, value);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

#define SUM "fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[k, j])))"

/* Returns whether @p got passes for the value. */
static bool passes(const char *type, const char *value, const void *got, size_t n)
{
	smr_graph *g = flow(type, value);
	smr_arena *arena = smr_arena_new();
	_Alignas(8) char c[8] = {0};
	void *base[3] = {a, b, c};
	uint64_t values[16] = {0};
	smr_env e = {.base = base, .value = values};
	smr_check_sample *s;
	smr_codelet *all;
	smr_status st;
	size_t count;

	assert_int_equal(smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, arena, &all, &count),
			 SMR_OK);
	assert_int_equal(smr_check_sample_take(all, &e, &s), SMR_OK);
	memcpy(c, got, n);
	st = smr_check_sample_compare(s, &e);
	assert_true(st == SMR_OK || st == SMR_ECORRUPT);
	smr_check_sample_free(s);
	smr_arena_free(arena);
	smr_graph_free(g);
	return st == SMR_OK;
}

static bool passes_f32(const char *value, float got)
{
	return passes("f32", value, &got, sizeof(got));
}

static void a_sum_may_be_off_by_its_terms(void **state)
{
	assert_true(passes_f32(SUM, 1));
	assert_true(passes_f32(SUM, 9));
	assert_false(passes_f32(SUM, 1e5F));
}

static void what_is_computed_of_it_goes_along(void **state)
{
	assert_true(passes_f32("maximum(" SUM ", 0:f32)", 9));
	assert_false(passes_f32("maximum(" SUM ", 0:f32)", 1e5F));
	assert_true(passes_f32("tanh(" SUM ")", -1));
	assert_false(passes_f32("tanh(mul(1e-6:f32, " SUM "))", -1));
	/* the root of what may be below 0 */
	assert_true(passes_f32("sqrt(" SUM ")", __builtin_nanf("")));
	assert_false(passes_f32("sqrt(add(1e6:f32, " SUM "))", __builtin_nanf("")));
}

#define MEAN "div(" SUM ", 3:f32)"

/* The error of a sum that cancels gets into all that is computed of it. */
static void the_bound_follows_the_conditioning(void **state)
{
	/* the mean may be off by 2: so may exp(mean), more exactly; not the sum beside it */
	assert_true(passes_f32("add(" MEAN ", sqrt(abs(" MEAN ")))", 4));
	assert_true(passes_f32("exp(sub(" MEAN ", maximum(" MEAN ", " SUM ")))", 2));
	assert_true(passes_f32(
		"div(1:f32, add(" MEAN ", sqrt(add(1:f32, mul(" MEAN ", " MEAN ")))))", 2));
	assert_false(passes_f32("add(" MEAN ", sqrt(abs(" MEAN ")))", 1e4F));
	assert_false(passes_f32("exp(mul(1e-6:f32, add(" MEAN ", sqrt(abs(" MEAN ")))))", 1.01F));
	assert_false(passes_f32("add(div(%0[i, j], 1e4:f32), exp(div(%1[i, j], 1e4:f32)))", 3.72F));
	/* a masked term: e^(-infinity) is 0, whatever the error of -infinity */
	assert_false(passes_f32("exp(select(gt(%0[i, j], 1e6:f32), %0[i, j], -inf:f32))", 1e-6F));
}

static void a_jump_is_either_side(void **state)
{
	assert_true(passes("i1", "gt(" SUM ", 0:f32)", "\0", 1));
	assert_true(passes("i1", "gt(" SUM ", 0:f32)", "\1", 1));
	assert_false(passes("i1", "gt(" SUM ", -1e6:f32)", "\0", 1));
}

/* Adam's second moments are often subnormal: one operation may be off by their step. */
static void what_is_too_small_to_be_normal_may_be_off_by_steps(void **state)
{
	const char *tiny = "mul(1e-30:f32, mul(1e-15:f32, %0[i, k]))";
	char value[128];

	snprintf(value, sizeof(value), "fold(k; 0:f32; add(acc0, %s))", tiny);
	assert_true(passes_f32(value, 1e-45F)); /* 1e-45 times a sum of 1, terms of 1e4 */
	assert_true(passes_f32(value, 0));
	assert_true(passes_f32("mul(1e-45:f32, %0[i, j])", 1.4013e-41F + 2.8e-45F));
	assert_false(passes_f32("mul(1e-45:f32, %0[i, j])", 1.5e-41F));
	assert_false(passes_f32("mul(1e-37:f32, %0[i, j])", 1.001e-33F));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_sum_may_be_off_by_its_terms),
		cmocka_unit_test(what_is_computed_of_it_goes_along),
		cmocka_unit_test(the_bound_follows_the_conditioning),
		cmocka_unit_test(a_jump_is_either_side),
		cmocka_unit_test(what_is_too_small_to_be_normal_may_be_off_by_steps),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
