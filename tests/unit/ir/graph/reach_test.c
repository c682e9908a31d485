/* Bounds of accesses through index arrays. */
#include "ir/graph/reach.h"
#include "unit.h"

typedef struct reached {
	smr_graph *g;
	smr_env e;
	uint64_t value[8];
} reached;

static void begin(reached *r, const char *text, int64_t *sym, void **base)
{
	if (smr_graph_parse("test", text, strlen(text), &r->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	r->e = (smr_env){.sym = sym, .base = base, .value = r->value};
}

/* Computes the range of node 0, a view, that the last nest touches. */
static smr_status range(const char *text, int64_t *sym, void **base, int64_t *lo, int64_t *hi)
{
	reached r;
	smr_status st;

	begin(&r, text, sym, base);
	st = smr_nest_range(r.g->nodes[r.g->nnodes - 1], r.g->nodes[0], &r.e, lo, hi);
	smr_graph_free(r.g);
	return st;
}

static const char pick[] = "flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
			   "%1 = view i32[n] j %2 = view f64[n] y "
			   "%3 = nest (i: n) into %2[i] = %0[{convert:i64(%1[i])}] }";

static void elements_from_the_least_index_to_the_greatest_are_touched(void **state)
{
	int32_t j[40];
	void *base[] = {NULL, j, NULL};
	int64_t sym[] = {40}, lo, hi;

	for (int i = 0; i < 40; i++)
		j[i] = 100 + i * 7 % 40;
	assert_int_equal(range(pick, sym, base, &lo, &hi), SMR_OK);
	assert_int_equal(lo, 800);
	assert_int_equal(hi, 139 * 8 + 8);
	sym[0] = 1;
	assert_int_equal(range(pick, sym, base, &lo, &hi), SMR_OK);
	assert_true(lo == 800 && hi == 808);
}

static void an_index_below_0_or_beyond_all_arrays_is_refused(void **state)
{
	int32_t j[] = {3, 4, -1, 5};
	void *base[] = {NULL, j, NULL};
	int64_t sym[] = {4}, lo, hi;

	assert_int_equal(range(pick, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "leaves its array"));
	j[2] = INT32_MAX;
	assert_int_equal(range(pick, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
	j[2] = INT32_MAX - 1;
	assert_int_equal(range(pick, sym, base, &lo, &hi), SMR_OK);
}

static void narrow_indices_are_read_as_their_type_says(void **state)
{
	static const char as_u8[] =
		"flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
		"%1 = view i8[n] j %2 = view f64[n] y "
		"%3 = nest (i: n) into %2[i] = %0[{convert:i64(bitcast:u8(%1[i]))}] }";
	static const char as_i8[] =
		"flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
		"%1 = view i8[n] j %2 = view f64[n] y "
		"%3 = nest (i: n) into %2[i] = %0[{convert:i64(%1[i])}] }";
	static const char through_u32[] =
		"flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
		"%1 = view i8[n] j %2 = view f64[n] y "
		"%3 = nest (i: n) into %2[i] = %0[{convert:i64(convert:u32(%1[i]))}] }";
	uint8_t j[] = {200, 7, 255};
	void *base[] = {NULL, j, NULL};
	int64_t sym[] = {3}, lo, hi;

	assert_int_equal(range(as_u8, sym, base, &lo, &hi), SMR_OK);
	assert_true(lo == 56 && hi == 256 * 8);
	assert_int_equal(range(as_i8, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
	assert_int_equal(range(through_u32, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "is computed"));
}

static void rows_are_picked_from_a_matrix_and_keys_lie_anywhere(void **state)
{
	static const char text[] =
		"flow f { sym h w ld base x, j, y written %0 = view f32[2147483647, w] x + (12) "
		"strides [4*ld, 4] %1 = view u16[h, w] j + (0) strides [2*ld, 2] "
		"%2 = view f32[h, w] y "
		"%3 = nest (a: h, b: w) into %2[a, b] = %0[{%1[a, b]}, b] }";
	uint16_t j[3][5] = {{4, 9, 8, 0, 0}, {5, 6, 7, 0, 0}, {9, 4, 21, 0, 0}};
	void *base[] = {NULL, j, NULL};
	int64_t sym[] = {3, 3, 5}, lo, hi;

	assert_int_equal(range(text, sym, base, &lo, &hi), SMR_OK);
	assert_int_equal(lo, 12 + 4 * 20);
	assert_int_equal(hi, 12 + 21 * 20 + 12);
	sym[0] = 1;
	assert_int_equal(range(text, sym, base, &lo, &hi), SMR_OK);
	assert_int_equal(hi, 12 + 9 * 20 + 12);
}

static void what_is_looked_up_only_sometimes_is_not_looked_up_before(void **state)
{
	static const char chosen[] =
		"flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
		"%1 = view i32[n] j %2 = view f64[n] y %3 = nest (i: n) into %2[i] = "
		"select(lt(index(i), 2:i64), %0[{%1[i]}], 0:f64) }";
	static const char stored[] =
		"flow f { sym n base x, j, y written %0 = view f64[2147483647] x "
		"%1 = view i32[n] j %2 = view f64[n] y %3 = nest (i: n) into %2[i] = "
		"%0[{%1[i]}] when lt(index(i), 2:i64) }";
	void *base[] = {NULL, NULL, NULL}; /* nothing is read */
	int64_t sym[] = {4}, lo, hi;

	assert_int_equal(range(chosen, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "conditionally"));
	assert_int_equal(range(stored, sym, base, &lo, &hi), SMR_EUNSUPPORTED);
}

static void index_arrays_are_told_from_others(void **state)
{
	uint8_t marks[4] = {0};
	reached r;

	begin(&r, pick, NULL, NULL);
	smr_mark_indices(r.g->nodes[3], marks, 1);
	assert_true(marks[0] == 0 && marks[1] == 1 && marks[2] == 0);
	assert_true(smr_view_is_open(r.g->nodes[0]) && !smr_view_is_open(r.g->nodes[1]));
	smr_graph_free(r.g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elements_from_the_least_index_to_the_greatest_are_touched),
		cmocka_unit_test(an_index_below_0_or_beyond_all_arrays_is_refused),
		cmocka_unit_test(narrow_indices_are_read_as_their_type_says),
		cmocka_unit_test(rows_are_picked_from_a_matrix_and_keys_lie_anywhere),
		cmocka_unit_test(what_is_looked_up_only_sometimes_is_not_looked_up_before),
		cmocka_unit_test(index_arrays_are_told_from_others),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
