/* The oracle on flows with results computed by hand. */
#include <math.h>

#include "back/ref/ref.h"
#include "unit.h"

typedef struct run {
	smr_graph *g;
	uint64_t value[32];
	smr_env e;
} run;

/* Parses, binds and runs. */
static run start(const char *text, int64_t *sym, void **base)
{
	run r = {0};

	if (smr_graph_parse("test", text, strlen(text), &r.g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	r.e = (smr_env){.sym = sym, .base = base};
	return r;
}

static void finish(run *r)
{
	r->e.value = r->value;
	if (smr_ref_run(r->g, &r->e) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_graph_free(r->g);
}

#define RUN(text, base, ...)                                       \
	do {                                                       \
		int64_t sym_[] = {__VA_ARGS__};                    \
		run r_ = start("flow f { " text " }", sym_, base); \
		finish(&r_);                                       \
	} while (0)

static void a_product_of_matrices(void **state)
{
	double a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{1, 0}, {0, 1}, {2, 2}}, c[2][2];
	void *base[] = {a, b, c};

	RUN("sym n m p base a, b, c written %0 = view f64[n, p] a %1 = view f64[p, m] b "
	    "%2 = view f64[n, m] c %3 = nest (i: n, j: m, k: p) into %2[i, j] = "
	    "fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j])))",
	    base, 2, 2, 3);
	assert_true(c[0][0] == 7 && c[0][1] == 8 && c[1][0] == 16 && c[1][1] == 17);
}

/* Mean and variance of each row: computing them again for every element would take hours. */
static void what_is_the_same_for_a_row_is_computed_once(void **state)
{
	enum { ROWS = 3, COLUMNS = 20000 };
	static double x[ROWS][COLUMNS], y[ROWS][COLUMNS];
	void *base[] = {x, y};

	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < COLUMNS; j++)
			x[i][j] = i + (j % 2 ? 3 : -3);
	RUN("sym n m base x, y written %0 = view f64[n, m] x %1 = view f64[n, m] y "
	    "%2 = nest (b: n, i: m, k: m, j: m, l: m, o: m) into %1[b, i] = "
	    "div(sub(%0[b, i], div(fold(j; 0:f64; add(acc0, %0[b, j])), 20000:f64)), "
	    "sqrt(div(fold(k; 0:f64; add(acc0, mul(sub(%0[b, k], div(fold(l; 0:f64; add(acc0, "
	    "%0[b, l])), 20000:f64)), sub(%0[b, k], div(fold(o; 0:f64; add(acc0, %0[b, o])), "
	    "20000:f64))))), 20000:f64)))",
	    base, ROWS, COLUMNS);
	for (int i = 0; i < ROWS; i++)
		assert_true(y[i][0] == -1 && y[i][1] == 1 && y[i][COLUMNS - 1] == 1);
}

/* A sum that starts from another one's accumulator has another value at every step. */
static void a_sum_inside_a_sum_that_hangs_on_it_is_not_kept(void **state)
{
	int64_t x[] = {1, 2, 3}, s[1];
	void *base[] = {x, s};

	/* t = 0; for k: t = t + (t + x0 + x1 + x2) */
	RUN("sym n base x, s written %0 = view i64[n] x %1 = view i64[] s "
	    "%2 = nest (k: n, j: n) into %1 = fold(k; 0:i64; add(acc0, fold(j; acc0; add(acc0, "
	    "%0[j]))))",
	    base, 3);
	assert_int_equal(s[0], 6 + 12 + 24);
}

static void sums_keep_the_order_and_the_type_of_the_source(void **state)
{
	float x[] = {1e8f, 1, -1e8f, 1}, s[1];
	void *base[] = {x, s};

	/* in order: (1e8 + 1) is 1e8 in float; so only the last 1 is left */
	RUN("sym n base x, s written %0 = view f32[n] x %1 = view f32[] s "
	    "%2 = nest (k: n) into %1 = fold(k; 0:f32; add(acc0, %0[k]))",
	    base, 4);
	assert_true(s[0] == 1);
}

static void a_shift_in_place_reads_the_old_values(void **state)
{
	int32_t x[] = {1, 2, 3, 4, 5};
	void *base[] = {x};
	static const int32_t want[] = {1, 1, 2, 3, 4};

	RUN("sym n base x written %0 = view i32[n] x "
	    "%1 = nest (i: n - 1) into %0[i + 1] = %0[i]",
	    base, 5);
	assert_memory_equal(x, want, sizeof(want));
}

static void a_scan_is_inclusive_or_exclusive(void **state)
{
	int32_t x[] = {1, 2, 3, 4}, in[4], ex[4];
	void *base[] = {x, in, ex};
	static const int32_t want_in[] = {1, 3, 6, 10}, want_ex[] = {0, 1, 3, 6};

	RUN("sym n base x, a written, b written %0 = view i32[n] x %1 = view i32[n] a "
	    "%2 = view i32[n] b %3 = nest (i: n) into %1[i] = scan(i; 0:i32; add(acc0, %0[i]))"
	    "%4 = nest (i: n) into %2[i] = xscan(i; 0:i32; add(acc0, %0[i]))",
	    base, 4);
	assert_memory_equal(in, want_in, sizeof(in));
	assert_memory_equal(ex, want_ex, sizeof(ex));
}

static void a_scan_along_the_outer_loop_is_the_same_in_every_order(void **state)
{
	int32_t x[3][2] = {{1, 10}, {2, 20}, {3, 30}}, y[3][2];
	void *base[] = {x, y};
	static const int32_t want[3][2] = {{1, 10}, {3, 30}, {6, 60}};

	RUN("sym n base x, y written %0 = view i32[n, 2] x %1 = view i32[n, 2] y "
	    "%2 = nest (i: n, j: 2) into %1[i, j] = scan(i; 0:i32; add(acc0, %0[i, j]))",
	    base, 3);
	assert_memory_equal(y, want, sizeof(want));
	memset(y, 0, sizeof(y));
	RUN("sym n base x, y written %0 = view i32[n, 2] x %1 = view i32[n, 2] y "
	    "%2 = nest (j: 2, i: n) into %1[i, j] = scan(i; 0:i32; add(acc0, %0[i, j]))",
	    base, 3);
	assert_memory_equal(y, want, sizeof(want));
}

static void a_scan_of_a_scan_is_a_summed_area_table(void **state)
{
	int32_t x[2][3] = {{1, 2, 3}, {4, 5, 6}}, y[2][3];
	void *base[] = {x, y};
	static const int32_t want[2][3] = {{1, 3, 6}, {5, 12, 21}};

	RUN("sym n base x, y written %0 = view i32[2, n] x %1 = view i32[2, n] y "
	    "%2 = nest (i: 2, j: n) into %1[i, j] = "
	    "scan(i; 0:i32; add(acc0, scan(j; 0:i32; add(acc0, %0[i, j]))))",
	    base, 3);
	assert_memory_equal(y, want, sizeof(want));
}

static void accumulators_step_at_once(void **state)
{
	float x[] = {3, 9, 2, 9};
	int64_t at[1];
	void *base[] = {x, at};

	/* argmax: the index changes if the old maximum is less */
	RUN("sym n base x, r written %0 = view f32[n] x %1 = view i64[] r %2 = nest (k: n) into %1 "
	    "= "
	    "fold(k; -inf:f32, -1:i64; select(gt(%0[k], acc0), %0[k], acc0), "
	    "select(gt(%0[k], acc0), index(k), acc1); 1)",
	    base, 4);
	assert_int_equal(at[0], 1);
}

static void two_accumulators_swap_without_a_third(void **state)
{
	int32_t r[1];
	void *base[] = {r};

	RUN("base r written %0 = view i32[] r %1 = nest (k: 10) into %0 = "
	    "fold(k; 0:i32, 1:i32; acc1, add(acc0, acc1))",
	    base, 0);
	assert_int_equal(r[0], 55); /* Fibonacci */
}

static void an_inner_fold_sees_the_outer_accumulator(void **state)
{
	int64_t r[1];
	void *base[] = {r};

	/* each step adds 3 * (old + 1) */
	RUN("base r written %0 = view i64[] r %1 = nest (k: 2, l: 3) into %0 = "
	    "fold(k; 0:i64; add(acc0, fold(l; 0:i64; add(acc0, add(acc0^1, 1:i64)))))",
	    base, 0);
	assert_int_equal(r[0], 15);
}

static void only_the_chosen_arm_is_evaluated(void **state)
{
	float x[] = {1, 2, 3}, y[5];
	void *base[] = {x, y};

	/* the other arm would read outside x */
	RUN("sym n base x, y written %0 = view f32[n] x %1 = view f32[n + 2] y "
	    "%2 = nest (i: n + 2) into %1[i] = select(and(ge(index(i), 1:i64), "
	    "lt(index(i), size(n + 1))), %0[i + (-1)], 0:f32)",
	    base, 3);
	assert_true(y[0] == 0 && y[1] == 1 && y[3] == 3 && y[4] == 0);
}

static void where_the_predicate_fails_memory_stays(void **state)
{
	float x[] = {-1, 2, NAN, -3};
	void *base[] = {x};

	RUN("sym n base x written %0 = view f32[n] x "
	    "%1 = nest (i: n) into %0[i] = 0:f32 when lt(%0[i], 0:f32)",
	    base, 4);
	assert_true(x[0] == 0 && x[1] == 2 && isnan(x[2]) && x[3] == 0);
}

static void a_gather_and_a_histogram(void **state)
{
	int32_t j[] = {2, 0, 2, 1}, h[3] = {0};
	double x[] = {10, 20, 30}, y[4];
	void *base[] = {j, x, y, h};

	RUN("sym n base j, x, y written, h written %0 = view i32[n] j %1 = view f64[3] x "
	    "%2 = view f64[n] y %3 = view i32[3] h %4 = nest (i: n) into %2[i] = %1[{%0[i]}] "
	    "%5 = nest (i: n) into %3[{%0[i]}] = add(%3[{%0[i]}], 1:i32)",
	    base, 4);
	assert_true(y[0] == 30 && y[1] == 10 && y[2] == 30 && y[3] == 20);
	assert_true(h[0] == 1 && h[1] == 1 && h[2] == 2);
}

static void scalars_go_in_and_results_come_out(void **state)
{
	float x[] = {1, 2, 3};
	void *base[] = {x};
	int64_t sym[] = {3};
	run r = start(
		"flow f { sym n base x %0 = view f32[n] x %1 = scalar f32 %2 = constant 2:f32 "
		"%3 = nest (k: n) = fold(k; %1; add(acc0, mul(%2, %0[k]))) result %3 }",
		sym, base);
	float half = 0.5f, out;

	r.e.value = r.value;
	memcpy(&r.value[1], &half, sizeof(half));
	assert_int_equal(smr_ref_run(r.g, &r.e), SMR_OK);
	memcpy(&out, &r.value[3], sizeof(out));
	assert_true(out == 12.5f);
	smr_graph_free(r.g);
}

static void one_point_is_computed_alone(void **state)
{
	float x[] = {1, 2, 3, 4}, y[4] = {0};
	void *base[] = {x, y};
	int64_t sym[] = {4};
	run r = start("flow f { sym n base x, y written %0 = view f32[n] x "
		      "%1 = view f32[n] y + (12) strides [-4] %2 = nest (i: n) into %1[i] = "
		      "scan(i; 0:f32; add(acc0, %0[i])) when ne(index(i), 1:i64) }",
		      sym, base);
	uint64_t bits[1 + SMR_PROBE_MORE];
	smr_ref_probe *p;
	bool stored;
	float v;

	assert_int_equal(smr_ref_probe_new(r.g, r.g->nodes[2], &r.e, NULL, 0, &p), SMR_OK);
	assert_int_equal(smr_ref_probe_at(p, (int64_t[]){2}, bits, &stored), SMR_OK);
	assert_true(stored);
	memcpy(&v, bits, sizeof(v));
	assert_true(v == 6);
	assert_int_equal(smr_ref_probe_at(p, (int64_t[]){1}, bits, &stored), SMR_OK);
	assert_false(stored);
	smr_ref_probe_free(p);
	smr_graph_free(r.g);
}

/* Shared parts are evaluated once at a point, and again at the next one. */
static void points_are_asked_for_more_than_their_value(void **state)
{
	float x[2][3] = {{1, 2, 3}, {10, 20, 30}}, y[2] = {0};
	void *base[] = {x, y};
	run r = start("flow f { base x, y written %0 = view f32[2, 3] x %1 = view f32[2] y "
		      "%2 = nest (i: 2, k: 3) into %1[i] = neg(fold(k; 0:f32; add(acc0, "
		      "%0[i, k]))) when ne(index(i), 7:i64) }",
		      NULL, base);
	const smr_nest *n = r.g->nodes[2]->nest;
	const smr_expr *sum = n->value->args[0], *two[2] = {sum, sum}, *more[2];
	static const float want[] = {6, 60, 6};
	uint64_t bits[1 + SMR_PROBE_MORE];
	smr_ref_probe *p;
	bool stored;

	more[0] = smr_expr_op(r.g, SMR_OP_add, SMR_F32, 2, two);
	more[1] = sum;
	assert_int_equal(smr_ref_probe_new(r.g, r.g->nodes[2], &r.e, more, 2, &p), SMR_OK);
	for (int k = 0; k < 3; k++) {
		float v[3];

		assert_int_equal(smr_ref_probe_at(p, (int64_t[]){k % 2, 0}, bits, &stored), SMR_OK);
		assert_true(stored);
		for (int i = 0; i < 3; i++)
			memcpy(&v[i], &bits[i], sizeof(v[i]));
		assert_true(v[0] == -want[k] && v[1] == 2 * want[k] && v[2] == want[k]);
	}
	smr_ref_probe_free(p);
	smr_graph_free(r.g);
}

static void a_nest_over_nothing_does_nothing(void **state)
{
	float y[] = {5};
	void *base[] = {y};

	RUN("sym n base y written %0 = view f32[1] y %1 = nest (i: n) into %0[i] = 0:f32", base, 0);
	assert_true(y[0] == 5);
	RUN("sym n base y written %0 = view f32[1] y "
	    "%1 = nest (i: 1, k: n) into %0[i] = fold(k; 7:f32; 0:f32)",
	    base, 0);
	assert_true(y[0] == 7);
}

static void an_index_outside_its_window_is_told(void **state)
{
	float x[4] = {0}, y[4] = {0};
	void *base[] = {x, y};
	int64_t sym[] = {4};
	static const char *const texts[] = {
		"flow f { sym n base x, y written %0 = view f32[n] x %1 = view f32[n] y "
		"%2 = nest (i: n) into %1[i] = %0[i + 1] }",
		"flow f { sym n base x, y written %0 = view f32[n] x %1 = view f32[n] y "
		"%2 = nest (i: n) into %1[i + (-1)] = %0[i] }",
		"flow f { sym n base x, y written %0 = view f32[n] x %1 = view f32[n] y "
		"%2 = nest (i: n) into %1[i] = %0[{sub(0:i32, 1:i32)}] }",
	};

	for (int i = 0; i < 3; i++) {
		run r = start(texts[i], sym, base);

		r.e.value = r.value;
		assert_int_equal(smr_ref_run(r.g, &r.e), SMR_EINVAL);
		assert_non_null(strstr(smr_errmsg(), "of 4 elements"));
		smr_graph_free(r.g);
	}
}

static void what_is_not_lifted_is_not_run(void **state)
{
	run r = start("flow f { %0 = opaque f32[2] }", NULL, NULL);

	assert_int_equal(smr_ref_run(r.g, &r.e), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "not lifted"));
	smr_graph_free(r.g);
}

static smr_status shift(void *arg)
{
	int32_t x[] = {1, 2, 3};
	uint64_t value[4];
	smr_env e = {.sym = (int64_t[]){3}, .base = (void *[]){x}, .value = value};

	return smr_ref_run(arg, &e);
}

static void no_failed_allocation_leaks(void **state)
{
	run r = start("flow f { sym n base x written %0 = view i32[n] x "
		      "%1 = nest (i: n - 1) into %0[i + 1] = scan(i; 0:i32; add(acc0, %0[i])) }",
		      NULL, NULL);

	assert_true(unit_fail_each_allocation(shift, r.g) > 2);
	smr_graph_free(r.g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_the_same_for_a_row_is_computed_once),
		cmocka_unit_test(a_sum_inside_a_sum_that_hangs_on_it_is_not_kept),
		cmocka_unit_test(a_product_of_matrices),
		cmocka_unit_test(sums_keep_the_order_and_the_type_of_the_source),
		cmocka_unit_test(a_shift_in_place_reads_the_old_values),
		cmocka_unit_test(a_scan_is_inclusive_or_exclusive),
		cmocka_unit_test(a_scan_along_the_outer_loop_is_the_same_in_every_order),
		cmocka_unit_test(a_scan_of_a_scan_is_a_summed_area_table),
		cmocka_unit_test(accumulators_step_at_once),
		cmocka_unit_test(two_accumulators_swap_without_a_third),
		cmocka_unit_test(an_inner_fold_sees_the_outer_accumulator),
		cmocka_unit_test(only_the_chosen_arm_is_evaluated),
		cmocka_unit_test(where_the_predicate_fails_memory_stays),
		cmocka_unit_test(a_gather_and_a_histogram),
		cmocka_unit_test(scalars_go_in_and_results_come_out),
		cmocka_unit_test(one_point_is_computed_alone),
		cmocka_unit_test(points_are_asked_for_more_than_their_value),
		cmocka_unit_test(a_nest_over_nothing_does_nothing),
		cmocka_unit_test(an_index_outside_its_window_is_told),
		cmocka_unit_test(what_is_not_lifted_is_not_run),
		cmocka_unit_test(no_failed_allocation_leaks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
