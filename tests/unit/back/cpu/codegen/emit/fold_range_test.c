/* Generated code of folds over a range, equal to the reference to the bit. */
#include "back/back.h"
#include "back/cpu/codegen/plan/nest.h"
#include "back/ref/ref.h"
#include "unit.h"

extern const smr_impl smr_impl_nest;

enum { MOST = 100, ELEMENTS = 30000 };

static int32_t rp[MOST + 1], col[ELEMENTS];
static double val[ELEMENTS], x[MOST], y[MOST], want[MOST];
static uint64_t seed = 1;

static int rnd(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

/* Rows of up to @p most elements; some start behind their end. */
static void fill(int n, int most, bool reversed)
{
	int at = 0;

	for (int i = 0; i < n; i++) {
		rp[i] = at;
		at += rnd(most + 1);
		if (reversed && rnd(4) == 0)
			rp[i] += rnd(20);
	}
	rp[n] = at;
	for (int k = 0; k < ELEMENTS; k++) {
		col[k] = rnd(n);
		val[k] = rnd(1000) / 7.0 - 50;
	}
	for (int i = 0; i < n; i++) {
		x[i] = rnd(1000) / 3.0 - 99;
		y[i] = want[i] = rnd(100) / 9.0;
	}
}

static void check(int n, const char *init)
{
	void *base[] = {rp, y, val, col, x};
	int64_t sym[] = {n};
	uint64_t values[8] = {0};
	smr_env e = {.sym = sym, .base = base, .value = values};
	smr_codelet c = {.fp = SMR_FP_STRICT};
	char text[1200];
	smr_exec *made;
	smr_graph *g;

	snprintf(text, sizeof(text),
		 "flow f { sym n base rp, y written, val, col, x "
		 "%%0 = view i32[n] rp + (4) strides [4] %%1 = view i32[n] rp "
		 "%%2 = view f64[2147483647] val %%3 = view f64[2147483647] x "
		 "%%4 = view i32[2147483647] col %%5 = view f64[n] y "
		 "%%6 = nest (i: n, k: 2147483647) into %%5[i] = fold(k; %s; "
		 "select(lt(index(k), sub(convert:i64(%%0[i]), convert:i64(%%1[i]))), "
		 "add(acc0, mul(%%2[k + {convert:i64(%%1[i])}], "
		 "%%3[{convert:i64(%%4[k + {convert:i64(%%1[i])}])}])), acc0)) }",
		 init);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	c.graph = g;
	c.nest = g->nodes[6];
	if (smr_impl_nest.prepare(&c, &e, NULL, &made) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_impl_nest.run(made, &e, NULL), SMR_OK);
	smr_impl_nest.release(made);
	base[1] = want;
	assert_int_equal(smr_ref_nest(g, c.nest, &e), SMR_OK);
	assert_memory_equal(y, want, (size_t)n * sizeof(y[0]));
	smr_graph_free(g);
}

static void rows_of_any_length_come_to_what_the_reference_says(void **state)
{
	static const int rows[] = {1, 2, 3, 4, 5, 7, 8, 31, MOST},
			 most[] = {1, 8, 20, 39, 130, 290};

	for (size_t r = 0; r < sizeof(rows) / sizeof(rows[0]); r++)
		for (size_t k = 0; k < sizeof(most) / sizeof(most[0]); k++)
			for (int odd = 0; odd < 2; odd++) {
				fill(rows[r], most[k], odd);
				check(rows[r], "0:f64");
				check(rows[r], "%5[i]");
			}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_of_any_length_come_to_what_the_reference_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
