/* hypot in generated code, against that of the C library for long double. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/back.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include "pass/lower/lower.h"
#include "unit.h"

enum { N = 40009, EDGES = 9 };

extern const smr_impl smr_impl_nest;

/* All pairs of special numbers, then numbers of all exponents, whose own differ by up to 20. */
static double number_of(smr_dtype t, int i, int part)
{
	static const double edges[EDGES] = {0, -0.0, INFINITY, -INFINITY, NAN,
					    1, 3e38, -1e-38,   1e-45};
	uint32_t h = (uint32_t)i * 2654435761u + (uint32_t)part * 40503u;
	int least = t == SMR_F32 ? -149 : -1074, most = t == SMR_F32 ? 127 : 1023;
	int e = least + (int)((uint32_t)i * 97u % (uint32_t)(most - least));
	double v;

	if (i < EDGES * EDGES)
		return edges[part ? i / EDGES : i % EDGES];
	v = ldexp(1 + (double)h / 0x1p32, e - (part ? (int)(h >> 7) % 20 : 0));
	return smr_value_to_double(t, smr_value_from_double(t, h & 1 ? v : -v));
}

static void compare(smr_dtype t, const char *got, double most)
{
	size_t size = smr_dtype_size(t);

	for (int i = 0; i < N; i++) {
		double a = number_of(t, i, 0), b = number_of(t, i, 1), v, want;
		long double exact = hypotl(a, b), ulp;
		uint64_t bits = 0;
		int e;

		memcpy(&bits, got + (size_t)i * size, size);
		v = smr_value_to_double(t, bits);
		want = smr_value_to_double(t, smr_value_from_double(t, (double)exact));
		(void)frexp(want, &e);
		ulp = t == SMR_F32 ? ldexpl(1, (e < -125 ? -125 : e) - 24)
				   : ldexpl(1, (e < -1021 ? -1021 : e) - 53);
		if (isnan(want)   ? isnan(v)
		    : isinf(want) ? v == want
				  : fabsl((long double)v - exact) <= (long double)most * ulp)
			continue;
		fail_msg("hypot(%.17g, %.17g) of %s is %.17g, not %.17g", a, b, smr_dtype_name(t),
			 v, want);
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
	char text[240], *memory[3] = {smr_calloc(N, 8), smr_calloc(N, 8), smr_calloc(N, 8)};
	const char *name = smr_dtype_name(t);
	smr_graph *g, *low;
	smr_codelet c = {.fp = SMR_FP_REASSOC};
	smr_env e = {.base = (void **)memory};

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s[%d] 0\n %%1 = param %s[%d] 1\n"
		 " %%2 = map %s[%d] ins %%0, %%1 body (2) = hypot(p0:%s, p1:%s)\n}\n",
		 name, N, name, N, name, N, name, name);
	assert_int_equal(smr_graph_parse("case", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_lower_op(g->nodes[2], 0, &low), SMR_OK);
	for (uint32_t i = 0; i < low->nnodes; i++)
		if (low->nodes[i]->op == SMR_OP_nest)
			c.nest = low->nodes[i];
	c.graph = low;
	e.value = smr_calloc(low->nnodes, sizeof(uint64_t));
	for (int i = 0; i < 2 * N; i++) {
		uint64_t bits = smr_value_from_double(t, number_of(t, i / 2, i % 2));

		memcpy(memory[i % 2] + (size_t)(i / 2) * smr_dtype_size(t), &bits,
		       smr_dtype_size(t));
	}
	if (smr_impl_nest.accept(&c, &e) == SMR_OK) {
		run(&c, &e);
		compare(t, memory[2], most);
	}
	smr_free(e.value);
	for (int i = 0; i < 3; i++)
		smr_free(memory[i]);
	smr_graph_free(low);
	smr_graph_free(g);
}

static void results_are_within_little_more_than_an_ulp(void **state)
{
	check(SMR_F32, 1.3);
	check(SMR_F64, 1.3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(results_are_within_little_more_than_an_ulp),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
