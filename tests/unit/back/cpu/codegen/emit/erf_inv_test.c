/* The inverse of erf in generated code, against that of ops/special.c. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/back.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/special.h"
#include "pass/lower/lower.h"
#include "unit.h"

enum { N = 40009, EDGES = 10 };
static const double edges[EDGES] = {0, -0.0, 1, -1, 1.5, -INFINITY, NAN, 1e-40, 0x1p-149, -1e-30};

extern const smr_impl smr_impl_nest;

/* Numbers in [-1, 1]: even ones, those next to 1, and of all exponents. */
static double number_of(smr_dtype t, int i)
{
	double u = (double)((uint32_t)i * 2654435761u) / 0x1p32, v;

	if (i < EDGES)
		return edges[i];
	v = i % 3 == 0   ? u
	    : i % 3 == 1 ? 1 - ldexp(1 + u * 1000, t == SMR_F32 ? -24 : -53)
			 : ldexp(1 + u, -i % 120);
	return smr_value_to_double(t, smr_value_from_double(t, i % 2 ? v : -v));
}

static double ulp_of(smr_dtype t, double v)
{
	int e;

	frexp(v, &e);
	return t == SMR_F32 ? ldexp(1, (e < -125 ? -125 : e) - 24) : ldexp(1, e - 53);
}

static void compare(smr_dtype t, const char *got, double most)
{
	size_t size = smr_dtype_size(t);

	for (int i = 0; i < N; i++) {
		double x = number_of(t, i), want = smr_erf_inv(x), v;
		uint64_t bits = 0;

		memcpy(&bits, got + (size_t)i * size, size);
		v = smr_value_to_double(t, bits);
		if (isnan(want) ? isnan(v)
				: v == want || (signbit(v) == signbit(want) &&
						fabs(v - want) <= most * ulp_of(t, want)))
			continue;
		fail_msg("erf_inv(%.17g) of %s is %.17g, not %.17g", x, smr_dtype_name(t), v, want);
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

static void check(smr_dtype t, double most)
{
	char text[200], *memory[2] = {smr_calloc(N, 8), smr_calloc(N, 8)};
	smr_graph *g, *low;
	smr_codelet c = {.fp = SMR_FP_STRICT};
	smr_env e = {.base = (void **)memory};

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s[%d] 0\n %%1 = map %s[%d] ins %%0 body (1) = "
		 "erf_inv(p0:%s)\n}\n",
		 smr_dtype_name(t), N, smr_dtype_name(t), N, smr_dtype_name(t));
	assert_int_equal(smr_graph_parse("case", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_lower_op(g->nodes[1], 0, &low), SMR_OK);
	for (uint32_t i = 0; i < low->nnodes; i++)
		if (low->nodes[i]->op == SMR_OP_nest)
			c.nest = low->nodes[i];
	c.graph = low;
	e.value = smr_calloc(low->nnodes, sizeof(uint64_t));
	for (int i = 0; i < N; i++) {
		uint64_t bits = smr_value_from_double(t, number_of(t, i));

		memcpy(memory[0] + (size_t)i * smr_dtype_size(t), &bits, smr_dtype_size(t));
	}
	/* no function of a library has these bits */
	assert_int_not_equal(smr_impl_nest.accept(&c, &e), SMR_OK);
	c.fp = SMR_FP_REASSOC;
	if (smr_impl_nest.accept(&c, &e) == SMR_OK) {
		run(&c, &e);
		compare(t, memory[1], most);
	}
	smr_free(e.value);
	smr_free(memory[0]);
	smr_free(memory[1]);
	smr_graph_free(low);
	smr_graph_free(g);
}

static void results_are_within_some_ulp(void **state)
{
	check(SMR_F32, 4);
	check(SMR_F64, 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(results_are_within_some_ulp),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
