/* Folds over a range: what they are, what they come to, how far they reach. */
#include "back/ref/ref.h"
#include "graph/piece.h"
#include "graph/range.h"
#include "unit.h"

static const char spmv[] = "flow f { sym n base rp, y written, val, col, x "
			   "%0 = view i32[n] rp + (4) strides [4] %1 = view i32[n] rp "
			   "%2 = view f64[2147483647] val %3 = view f64[2147483647] x "
			   "%4 = view i32[2147483647] col %5 = view f64[n] y "
			   "%6 = nest (i: n, k: 2147483647) into %5[i] = fold(k; 0:f64; "
			   "select(lt(index(k), sub(convert:i64(%0[i]), convert:i64(%1[i]))), "
			   "add(acc0, mul(%2[k + {convert:i64(%1[i])}], "
			   "%3[{convert:i64(%4[k + {convert:i64(%1[i])}])}])), acc0)) }";

static smr_graph *parsed(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

static void a_fold_over_a_range_is_known_and_keeps_its_text(void **state)
{
	smr_graph *g = parsed(spmv), *again;
	const smr_nest *n = g->nodes[6]->nest;
	char *text, *second;
	smr_range r;

	assert_true(smr_nest_has_range(n) && smr_fold_range(n->value, &r));
	assert_int_equal(r.loop, 1);
	assert_int_equal(smr_loop_about(&n->loops[1], NULL), SMR_RANGE_ABOUT);
	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	again = parsed(text);
	assert_int_equal(smr_graph_print(again, &second), SMR_OK);
	assert_string_equal(text, second);
	smr_free(text);
	smr_free(second);
	smr_graph_free(again);
	smr_graph_free(g);
}

static void a_loop_of_unknown_length_needs_a_range_that_ends_it(void **state)
{
	static const char plain[] = "flow f { sym n base x, y written %0 = view f64[2147483647] x "
				    "%1 = view f64[n] y %2 = nest (i: n, k: 2147483647) into %1[i] "
				    "= fold(k; 0:f64; add(acc0, %0[k])) }";
	static const char domain[] = "flow f { sym n base y written %0 = view f64[2147483647] y "
				     "%1 = nest (k: 2147483647) into %0[k] = 0:f64 }";
	smr_graph *g;

	assert_int_not_equal(smr_graph_parse("t", plain, strlen(plain), &g), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "folds over a range"));
	assert_int_not_equal(smr_graph_parse("t", domain, strlen(domain), &g), SMR_OK);
}

static int32_t rp[] = {2, 4, 4, 1, 5}; /* the second row is empty, the third one reversed */
static int32_t col[] = {9, 0, 1, 2, 0, 9};
static double val[] = {9, 1, 2, 3, 4, 9}, x[] = {1, 10, 100}, y[4];

static void rows_that_are_empty_or_reversed_come_to_nothing(void **state)
{
	smr_graph *g = parsed(spmv);
	int64_t sym[] = {4};
	uint64_t value[8];
	void *base[] = {rp, y, val, col, x};
	smr_env e = {.sym = sym, .base = base, .value = value};

	assert_int_equal(smr_ref_nest(g, g->nodes[6], &e), SMR_OK);
	assert_true(y[0] == 2 * 10 + 3 * 100 && y[1] == 0 && y[2] == 0);
	assert_true(y[3] == 1 * 1 + 2 * 10 + 3 * 100 + 4 * 1);
	smr_graph_free(g);
}

/* Of view number @p v. */
static bool reach(uint32_t v, void *const *base, int64_t *lo, int64_t *hi)
{
	smr_graph *g = parsed(spmv);
	smr_piece all[SMR_PIECES];
	int64_t sym[] = {4};
	uint64_t loops = 0;
	uint32_t n = 0;
	bool ok;

	assert_int_equal(smr_pieces_of(g->nodes[6], g->nodes[v], sym, all, &n, &loops), SMR_OK);
	assert_true(n == 1 && loops == 2);
	ok = smr_piece_bytes(&all[0], base, lo, hi);
	smr_graph_free(g);
	return ok;
}

static void windows_reach_from_the_least_start_to_the_greatest_end(void **state)
{
	void *base[] = {rp, y, val, col, x};
	int64_t lo, hi;

	assert_true(reach(2, base, &lo, &hi));
	assert_true(lo == 1 * 8 && hi == 5 * 8);
	assert_true(reach(4, base, &lo, &hi));
	assert_true(lo == 1 * 4 && hi == 5 * 4);
	assert_true(reach(3, base, &lo, &hi)); /* column 9 is of no row */
	assert_true(lo == 0 && hi == 3 * 8);
}

static void ranges_and_columns_below_0_are_refused(void **state)
{
	int32_t below[] = {-1, 2, 2, 2, 2}, columns[] = {0, -1, 0, 0, 0};
	int32_t empty[] = {-5, -5, -5, -6, -7};
	void *base[] = {below, y, val, col, x}, *odd[] = {rp, y, val, columns, x},
	     *none[] = {empty, y, NULL, NULL, NULL};
	int64_t lo, hi;

	assert_false(reach(2, base, &lo, &hi));
	assert_false(reach(3, base, &lo, &hi));
	assert_false(reach(3, odd, &lo, &hi));
	assert_true(reach(3, none, &lo, &hi)); /* nothing is read of them */
	assert_true(lo == hi);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_fold_over_a_range_is_known_and_keeps_its_text),
		cmocka_unit_test(a_loop_of_unknown_length_needs_a_range_that_ends_it),
		cmocka_unit_test(rows_that_are_empty_or_reversed_come_to_nothing),
		cmocka_unit_test(windows_reach_from_the_least_start_to_the_greatest_end),
		cmocka_unit_test(ranges_and_columns_below_0_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
