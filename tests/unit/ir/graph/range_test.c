/* Folds over a range: recognition, evaluation, bounds. */
#include "back/ref/ref.h"
#include "ir/graph/range.h"
#include "ir/graph/range_extent.h"
#include "unit.h"

static const char spmv[] = "flow f { sym n base rp, y written own, val, col, x "
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
	assert_non_null(strstr(text, "y written own,"));
	again = parsed(text);
	assert_true(again->bases[1].own && !again->bases[0].own);
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

/* Gets the bytes read of view number @p v. */
static bool reach(uint32_t v, void *const *base, int64_t *lo, int64_t *hi)
{
	smr_graph *g = parsed(spmv);
	smr_range_extent all[SMR_PIECES];
	int64_t sym[] = {4};
	uint64_t loops = 0;
	uint32_t n = 0;
	bool ok;

	assert_int_equal(smr_pieces_of(g->nodes[6], g->nodes[v], sym, all, &n, &loops), SMR_OK);
	assert_true(n == 1 && loops == 2);
	ok = smr_range_extent_bytes(&all[0], base, 0, 4, lo, hi);
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
	assert_true(reach(3, base, &lo, &hi)); /* column 9 is in no row */
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
	assert_true(reach(3, none, &lo, &hi)); /* no keys are read */
	assert_true(lo == hi);
}

/* ---- parts of the rows, and all ways to look at them ---- */

enum { ROWS = 90, KEYS = 4000 };

static int32_t begin32[ROWS + 1], keys32[KEYS];
static int64_t begin64[ROWS + 1], keys64[KEYS];
static uint64_t seed = 7;

static int some(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

static void fill(int most, bool reversed)
{
	int at = 0;

	for (int i = 0; i <= ROWS; i++) {
		begin64[i] = at + (reversed && some(9) == 0 ? some(30) : 0);
		begin32[i] = (int32_t)begin64[i];
		at += some(most + 1);
	}
	for (int k = 0; k < KEYS; k++)
		keys64[k] = keys32[k] = 100 + some(1000);
}

static void expect(int from, int to, int64_t *lo, int64_t *hi)
{
	*lo = INT64_MAX;
	*hi = INT64_MIN;
	for (int i = from; i < to; i++)
		for (int64_t k = begin64[i]; k < begin64[i + 1]; k++) {
			*lo = keys64[k] * 8 < *lo ? keys64[k] * 8 : *lo;
			*hi = keys64[k] * 8 + 8 > *hi ? keys64[k] * 8 + 8 : *hi;
		}
	if (*lo > *hi)
		*lo = *hi = 0;
}

/* Gets the pieces of a flow as above, with integers of @p bits bits. */
static void get_pieces(int bits, smr_range_extent *all)
{
	char text[sizeof(spmv) + 64];
	int64_t sym[] = {ROWS};
	uint64_t loops = 0;
	uint32_t n = 0;
	smr_graph *g;

	snprintf(text, sizeof(text),
		 "flow f { sym n base rp, y written, val, col, x "
		 "%%0 = view i%d[n] rp + (%d) strides [%d] %%1 = view i%d[n] rp "
		 "%%2 = view f64[2147483647] val %%3 = view f64[2147483647] x "
		 "%%4 = view i%d[2147483647] col %%5 = view f64[n] y "
		 "%%6 = nest (i: n, k: 2147483647) into %%5[i] = fold(k; 0:f64; "
		 "select(lt(index(k), sub(%s%%0[i]%s, %s%%1[i]%s)), "
		 "add(acc0, mul(%%2[k + {%s%%1[i]%s}], "
		 "%%3[{%s%%4[k + {%s%%1[i]%s}]%s}])), acc0)) }",
		 bits, bits / 8, bits / 8, bits, bits, bits < 64 ? "convert:i64(" : "",
		 bits < 64 ? ")" : "", bits < 64 ? "convert:i64(" : "", bits < 64 ? ")" : "",
		 bits < 64 ? "convert:i64(" : "", bits < 64 ? ")" : "",
		 bits < 64 ? "convert:i64(" : "", bits < 64 ? "convert:i64(" : "",
		 bits < 64 ? ")" : "", bits < 64 ? ")" : "");
	g = parsed(text);
	assert_int_equal(smr_pieces_of(g->nodes[6], g->nodes[3], sym, all, &n, &loops), SMR_OK);
	assert_int_equal(n, 1);
	smr_graph_free(g);
}

/* Checks a list of two pieces with the same ranges. */
static void check_next(smr_range_extent *p, void *const *base, int from, int to)
{
	int64_t lo[2], hi[2];
	smr_rows_as_one one;

	for (uint32_t i = 0; i < 2; i++) {
		p->again = i;
		assert_true(smr_range_extent_bytes_next(p, base, from, to, &one, &lo[i], &hi[i]));
	}
	p->again = 0;
	assert_true(lo[0] == lo[1] && hi[0] == hi[1]);
}

static void parts_reach_as_far_as_their_rows_say(void **state)
{
	static const int most[] = {0, 1, 5, 40};
	smr_range_extent p[2];

	get_pieces(32, &p[0]);
	get_pieces(64, &p[1]);
	for (int t = 0; t < 200; t++) {
		int a = some(ROWS + 1), b = a + some(ROWS + 1 - a);
		int64_t lo, hi, least, end;

		fill(most[t % 4], t % 8 > 3);
		expect(a, b, &least, &end);
		for (int k = 0; k < 2; k++)
			for (uint32_t wide = 0; wide <= (__builtin_cpu_supports("avx2") != 0);
			     wide++) {
				void *base[] = {k ? (void *)begin64 : begin32, y, val,
						k ? (void *)keys64 : keys32, x};

				p[k].wide = wide;
				assert_true(smr_range_extent_bytes(&p[k], base, a, b, &lo, &hi));
				assert_true(lo == least && hi == end);
				check_next(&p[k], base, a, b);
			}
	}
}

static void rows_are_about_as_long_as_first_and_last_end_tell(void **state)
{
	void *base[] = {begin32, y, val, keys32, x};
	smr_range_extent p;

	get_pieces(32, &p);
	for (int i = 0; i <= ROWS; i++)
		begin32[i] = 10 + 7 * i;
	assert_int_equal(smr_ranges_about(&p.ranges, base), 7);
	begin32[0] = 10000;
	assert_int_equal(smr_ranges_about(&p.ranges, base), 1);
}

static void work_counts_elements_of_rows_and_picks_as_many_as_rows(void **state)
{
	smr_graph *g = parsed(spmv);
	int64_t sym[] = {ROWS};
	smr_work w;

	smr_nest_work(g->nodes[6], sym, &w);
	assert_true(w.bytes_read == ROWS * (4 + 4 + SMR_RANGE_ABOUT * (8 + 4) + 8));
	assert_true(w.bytes_written == ROWS * 8);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_fold_over_a_range_is_known_and_keeps_its_text),
		cmocka_unit_test(a_loop_of_unknown_length_needs_a_range_that_ends_it),
		cmocka_unit_test(rows_that_are_empty_or_reversed_come_to_nothing),
		cmocka_unit_test(windows_reach_from_the_least_start_to_the_greatest_end),
		cmocka_unit_test(ranges_and_columns_below_0_are_refused),
		cmocka_unit_test(work_counts_elements_of_rows_and_picks_as_many_as_rows),
		cmocka_unit_test(parts_reach_as_far_as_their_rows_say),
		cmocka_unit_test(rows_are_about_as_long_as_first_and_last_end_tell),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
