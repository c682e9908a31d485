/* Guards on sizes and pointers, each at its limit. */
#include "run_flow.h"

static smr_flow *open_flow(const char *text)
{
	static smr_runner r;
	smr_flow *f;

	r = runner_of("openblas");
	if (smr_flow_open(&r, text, strlen(text), &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return f;
}

static smr_specialization *size_of(const smr_flow *f, const int64_t *sym)
{
	smr_specialization *s = smr_calloc(1, sizeof(*s) + f->graph->nsyms * sizeof(*sym));

	assert_non_null(s);
	memcpy(s->sym, sym, f->graph->nsyms * sizeof(*sym));
	return s;
}

/* Returns the guard's status for sizes; the reason is in smr_errmsg(). */
static smr_status judge(const char *text, const int64_t *sym)
{
	smr_flow *f = open_flow(text);
	smr_specialization *s = size_of(f, sym);
	smr_status st = smr_guard_size(f, s);

	smr_specialization_free(s);
	smr_flow_free(f);
	return st;
}

static void refuses(const char *text, const int64_t *sym, const char *why)
{
	assert_int_equal(judge(text, sym), SMR_EUNSUPPORTED);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
}

static void extents_are_taken_from_1_to_2_to_the_31_less_1(void **state)
{
	assert_int_equal(judge(twice, (int64_t[]){1}), SMR_OK);
	assert_int_equal(judge(twice, (int64_t[]){INT32_MAX}), SMR_OK);
	refuses(twice, (int64_t[]){0}, "loop i runs 0 times");
	refuses(twice, (int64_t[]){-3}, "loop i runs -3 times");
	refuses(twice, (int64_t[]){(int64_t)1 << 31}, "loop i runs 2147483648 times");
}

static smr_status judge_wrap(int64_t n, int64_t k)
{
	smr_flow *f = open_flow(twice);
	smr_graph *g = f->graph;
	uint16_t start = smr_graph_sym(g, "k");
	smr_wrap w = {.start = smr_poly_sym(g->arena, start),
		      .nloops = 1,
		      .lo = INT32_MIN,
		      .hi = INT32_MAX};
	int64_t sym[2] = {n, k};
	smr_specialization *s;
	smr_status st;

	w.step[0] = smr_poly_const(g->arena, 1);
	w.extent[0] = smr_poly_sym(g->arena, 0);
	assert_int_equal(smr_graph_wrap(g, &w), SMR_OK);
	s = size_of(f, sym);
	st = smr_guard_size(f, s);
	smr_specialization_free(s);
	smr_flow_free(f);
	return st;
}

static void an_index_may_reach_the_last_number_of_its_type_and_no_further(void **state)
{
	assert_int_equal(judge_wrap(10, INT32_MAX - 9), SMR_OK);
	assert_int_equal(judge_wrap(10, INT32_MAX - 8), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "leaves its type's range"));
	assert_int_equal(judge_wrap(10, INT32_MIN), SMR_OK);
	assert_int_equal(judge_wrap(10, (int64_t)INT32_MIN - 1), SMR_EUNSUPPORTED);
	assert_int_equal(judge_wrap(10, INT64_MAX), SMR_EUNSUPPORTED);
}

static void a_view_that_only_a_pass_uses_clashes_with_none(void **state)
{
	static const char batch[] =
		"flow \"batch\" { sym b m  base A, B, C written\n"
		"%0 = view f64[b, m, 4] A + (0) strides [32*m, 32, 8]\n"
		"%1 = view f64[4, 4] B + (0) strides [32, 8]\n"
		"%2 = view f64[b, m, 4] C + (0) strides [32*m, 32, 8]\n"
		"%3 = nest (t: b, i: m, j: 4, k: 4) group 1 ins %0, %1 into %2 [t, i, j] = "
		"fold(k; 0:f64; add(acc0, mul(%0[t, i, k], %1[k, j])))\n}";
	smr_flow *f = open_flow(batch);
	smr_specialization *s = size_of(f, (int64_t[]){2, 3});
	double a[24], b[16], c[24];
	void *apart[] = {a, b, c}, *same[] = {a, b, a};
	smr_env e = {.sym = s->sym, .base = apart};
	const char *why;

	assert_string_equal(smr_kernel_name(f->codelets[0].match.kernel), "gemm");
	assert_int_equal(smr_guard_size(f, s), SMR_OK);
	assert_true(smr_guard_call(f, s, &e, &why));
	e.base = same;
	assert_false(smr_guard_call(f, s, &e, &why));
	smr_specialization_free(s);
	smr_flow_free(f);
}

static const char rows[] = "flow \"rows\" { sym n m ld  base A written\n"
			   "%0 = view f32[n, m] A + (0) strides [4*ld, 4]\n"
			   "%1 = nest (i: n, j: m) group 1 into %0 [i, j] = 1:f32\n}";

static void every_element_is_stored_once_or_the_original_runs(void **state)
{
	assert_int_equal(judge(rows, (int64_t[]){3, 5, 5}), SMR_OK);
	assert_int_equal(judge(rows, (int64_t[]){3, 5, 9}), SMR_OK);
	assert_int_equal(judge(rows, (int64_t[]){3, 5, -5}), SMR_OK); /* rows ascend in memory */
	refuses(rows, (int64_t[]){3, 5, 4}, "stores an element twice");
	refuses(rows, (int64_t[]){3, 5, 0}, "stores an element twice");
	assert_int_equal(judge(rows, (int64_t[]){1, 5, 0}), SMR_OK); /* one row */
}

static void strides_that_overflow_are_refused(void **state)
{
	assert_int_equal(judge(rows, (int64_t[]){3, 5, INT64_MAX / 8}), SMR_EUNSUPPORTED);
	assert_int_equal(judge(rows, (int64_t[]){3, 5, INT64_MIN / 4}), SMR_EUNSUPPORTED);
	assert_int_equal(judge(rows, (int64_t[]){INT32_MAX, INT32_MAX, (int64_t)1 << 40}),
			 SMR_EUNSUPPORTED);
}

static void a_store_through_an_index_array_is_refused(void **state)
{
	static const char scatter[] =
		"flow \"scatter\" { sym n  base P, A written\n"
		"%0 = view i32[n] P + (0) strides [4]\n"
		"%1 = view f32[2147483647] A + (0) strides [4]\n"
		"%2 = nest (i: n) group 1 ins %0 into %1 [{%0[i]}] = 1:f32\n}";

	refuses(scatter, (int64_t[]){4}, "index array");
}

static void a_nest_that_reads_its_neighbours_of_what_it_writes_is_refused(void **state)
{
	static const char shift[] = "flow \"shift\" { sym n  base A written\n"
				    "%0 = view f32[n+1] A + (0) strides [4]\n"
				    "%1 = nest (i: n) group 1 ins %0 into %0 [i] = %0[i + 1]\n}";
	smr_runner r = runner_of("openblas");
	smr_flow *f;

	assert_int_equal(smr_flow_open(&r, shift, strlen(shift), &f), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "reads what it writes"));
}

static bool call(const char *text, int64_t n, void **base, const char **why)
{
	smr_flow *f = open_flow(text);
	smr_specialization *s = size_of(f, &n);
	smr_env e = {.sym = s->sym, .base = base};
	bool ok;

	assert_int_equal(smr_guard_size(f, s), SMR_OK);
	ok = smr_guard_call(f, s, &e, why);
	smr_specialization_free(s);
	smr_flow_free(f);
	return ok;
}

static void windows_that_share_a_byte_are_seen(void **state)
{
	float a[32];
	const char *why = "";

	assert_true(call(twice, 8, (void *[]){a, a + 8}, &why));
	assert_true(call(twice, 8, (void *[]){a + 8, a}, &why));
	assert_false(call(twice, 8, (void *[]){a, a + 7}, &why));
	assert_string_equal(why, "arrays overlap");
	assert_false(call(twice, 8, (void *[]){a + 7, a}, &why));
	assert_false(
		call(twice, 8, (void *[]){a, a}, &why)); /* two names: not known to be in step */
}

static void the_same_window_read_and_written_is_in_place(void **state)
{
	float a[32];
	const char *why = "";

	assert_true(call(strided, 8, (void *[]){a}, &why));
}

static const char pick[] = "flow \"pick\" { sym n  base X, J, Y written\n"
			   "%0 = view f32[2147483647] X + (0) strides [4]\n"
			   "%1 = view i32[n] J + (0) strides [4]\n"
			   "%2 = view f32[n] Y + (0) strides [4]\n"
			   "%3 = nest (i: n) group 1 ins %0, %1 into %2 [i] = "
			   "%0[{convert:i64(%1[i])}]\n}";

static void an_array_of_unknown_length_is_as_long_as_its_indices_say(void **state)
{
	float a[64];
	int32_t j[] = {7, 4, 9, 5};
	void *behind[] = {a, j, a + 10}, *before[] = {a + 4, j, a + 4};
	const char *why = "";

	assert_true(call(pick, 4, behind, &why));
	assert_true(call(pick, 4, before, &why)); /* elements 4 to 9 are read */
	j[2] = 10;
	assert_false(call(pick, 4, behind, &why));
	assert_string_equal(why, "arrays overlap");
	j[1] = 3;
	assert_false(call(pick, 4, before, &why));
	j[1] = -1;
	assert_false(call(pick, 4, (void *[]){a, j, a + 32}, &why));
	assert_string_equal(why, "an index leaves its array");
}

static void integers_are_added_where_keys_say_and_nowhere_else(void **state)
{
	static const char count[] =
		"flow \"count\" { sym n  base H written, J\n"
		"%0 = view i32[2147483647] H + (0) strides [4]\n"
		"%1 = view i32[n] J + (0) strides [4]\n"
		"%2 = nest (i: n) group 1 ins %0, %1 into %0 [{convert:i64(%1[i])}] = "
		"add(%0[{convert:i64(%1[i])}], 1:i32)\n}";
	static const char weigh[] =
		"flow \"weigh\" { sym n  base H written, J\n"
		"%0 = view f32[2147483647] H + (0) strides [4]\n"
		"%1 = view i32[n] J + (0) strides [4]\n"
		"%2 = nest (i: n) group 1 ins %0, %1 into %0 [{convert:i64(%1[i])}] = "
		"add(%0[{convert:i64(%1[i])}], 1:f32)\n}";
	int32_t j[16] = {7, 4, 9, 5};
	const char *why = "";

	assert_true(call(count, 4, (void *[]){j, j}, &why)); /* j[4] to j[9] are bins */
	j[1] = 3;
	assert_false(call(count, 4, (void *[]){j, j}, &why));
	assert_string_equal(why, "arrays overlap");
	refuses(weigh, (int64_t[]){4}, "stores through an index array");
}

static void nothing_writes_to_indices_that_were_read(void **state)
{
	static const char stored[] =
		"flow \"stored\" { sym n  base X, J written, Y written\n"
		"%0 = view f32[2147483647] X + (0) strides [4]\n"
		"%1 = view i32[n] J + (0) strides [4]\n"
		"%2 = view f32[n] Y + (0) strides [4]\n"
		"%3 = nest (i: n) group 1 into %1 [i] = 3:i32\n"
		"%4 = nest (i: n) group 2 ins %0, %1 into %2 [i] = %0[{convert:i64(%1[i])}]\n}";
	static const char beside[] =
		"flow \"beside\" { sym n  base X, J, Y written, Z written\n"
		"%0 = view f32[2147483647] X + (0) strides [4]\n"
		"%1 = view i32[n] J + (0) strides [4]\n"
		"%2 = view f32[n] Y + (0) strides [4]\n"
		"%3 = view f32[n] Z + (0) strides [4]\n"
		"%4 = nest (i: n) group 1 into %3 [i] = 3:f32\n"
		"%5 = nest (i: n) group 2 ins %0, %1 into %2 [i] = %0[{convert:i64(%1[i])}]\n}";
	float x[8], y[4], z[4];
	int32_t j[4] = {0, 1, 2, 3};
	const char *why = "";

	refuses(stored, (int64_t[]){4}, "writes to an index array");
	assert_true(call(beside, 4, (void *[]){x, j, y, z}, &why));
	assert_false(call(beside, 4, (void *[]){x, j, y, j}, &why));
	assert_string_equal(why, "arrays overlap");
}

static void addresses_that_overflow_are_refused(void **state)
{
	const char *why = "";

	assert_false(call(twice, 8, (void *[]){(void *)(INTPTR_MAX - 3), (void *)64}, &why));
}

static smr_graph *with_rows(uint16_t *pitch)
{
	smr_graph *g;
	smr_rows r = {0};

	assert_int_equal(smr_graph_new("rows", &g), SMR_OK);
	(void)smr_graph_sym(g, "n");
	*pitch = r.pitch = smr_graph_sym(g, "pitch");
	r.table = smr_graph_base(g, "T");
	r.base = smr_graph_base(g, "T_rows");
	r.first = smr_poly_const(g->arena, 0);
	r.count = smr_poly_sym(g->arena, 0);
	assert_int_equal(smr_graph_rows(g, &r), SMR_OK);
	return g;
}

static void row_tables_must_be_equally_spaced(void **state)
{
	double m[4][6], *even[4] = {m[0], m[1], m[2], m[3]}, *odd[4] = {m[0], m[1], m[2] + 1, m[3]};
	double *down[4] = {m[3], m[2], m[1], m[0]};
	uint16_t pitch;
	smr_graph *g = with_rows(&pitch);
	int64_t sym[2] = {4, 0};
	void *base[2] = {even, NULL};

	assert_true(smr_guard_rows(g, 1, sym, base));
	assert_int_equal(sym[pitch], sizeof(m[0]));
	assert_ptr_equal(base[1], m[0]);
	base[0] = odd;
	assert_false(smr_guard_rows(g, 1, sym, base));
	base[0] = down;
	assert_true(smr_guard_rows(g, 1, sym, base));
	assert_int_equal(sym[pitch], -(int64_t)sizeof(m[0]));
	sym[0] = 0;
	assert_false(smr_guard_rows(g, 1, sym, base));
	smr_graph_free(g);
}

static uint64_t surely_read(const char *nest)
{
	char text[600];
	uint64_t sure;
	smr_graph *g;

	snprintf(text, sizeof(text),
		 "flow \"f\" { sym n pitch base A, y written, R rows A[0; n] pitch pitch base R\n"
		 "%%0 = scalar i1 %%1 = view f64[n, 4] R + (0) strides [pitch, 8] "
		 "%%2 = view f64[n] y %%3 = nest (i: n) ins %%0, %%1 into %%2 [i] = %s }",
		 nest);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	sure = smr_rows_surely_read(g);
	smr_graph_free(g);
	return sure;
}

static void a_row_table_under_a_condition_may_be_nowhere(void **state)
{
	uint16_t pitch;
	smr_graph *g = with_rows(&pitch);
	int64_t sym[2] = {200, 1};
	void *base[2] = {NULL, &pitch};

	assert_true(smr_guard_rows(g, 0, sym, base)); /* its rows have no reader then */
	assert_null(base[1]);
	assert_int_equal(sym[pitch], 0);
	smr_graph_free(g);
	assert_int_equal(surely_read("%1[i, 2]"), 1);
	assert_int_equal(surely_read("select(%0, %1[i, 2], 0:f64)"), 0);
	assert_int_equal(surely_read("%1[i, 2] when %0"), 0);
	assert_int_equal(surely_read("0:f64 when lt(%1[i, 2], 3:f64)"), 1);
}

static size_t clashes_at(const char *text, const int64_t *sym)
{
	smr_flow *f = open_flow(text);
	smr_specialization *s = size_of(f, sym);
	size_t n;

	if (smr_guard_size(f, s) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	n = s->nclashes;
	smr_specialization_free(s);
	smr_flow_free(f);
	return n;
}

/* Fills x, then adds to it elements of its second view at the index @p read. */
static size_t clashes_of(const char *read)
{
	char text[1024];

	snprintf(text, sizeof(text),
		 "flow \"names\" { sym n m  base A written, B written\n"
		 "%%0 = view f32[n, m] A + (0) strides [4*m, 4]\n"
		 "%%1 = nest (i: n, j: m) group 0 into %%0 [i, j] = 1:f32\n"
		 "%%2 = view f32[n] B + (0) strides [4]\n"
		 "%%3 = nest (i: n) group 1 into %%2 [i] = 1:f32\n"
		 "%%4 = view f32[n, m] A + (0) strides [4*m, 4] after %%1, %%3\n"
		 "%%5 = nest (i: n, j: m) group 2 ins %%4 into %%0 [i, j] = "
		 "add(%%4[%s], 1:f32)\n}",
		 read);
	return clashes_at(text, (int64_t[]){8, 8});
}

/* Stores the first element of each row, then sums all rows by their second view. */
static size_t clashes_of_sums(const char *window, const char *index, int64_t pitch)
{
	char text[1024];

	snprintf(text, sizeof(text),
		 "flow \"sums\" { sym n m p  base A written, B written\n"
		 "%%0 = view %s\n"
		 "%%1 = nest (i: n, j: 1) group 0 into %%0 [%s] = 1:f32\n"
		 "%%2 = view f32[n] B + (0) strides [4]\n"
		 "%%3 = nest (i: n) group 0 into %%2 [i] = 1:f32\n"
		 "%%4 = view %s after %%1, %%3\n"
		 "%%5 = nest (i: n, j: m) group 0 ins %%4 into %%2 [i] = "
		 "fold(j; 0:f32; add(acc0, %%4[%s]))\n}",
		 window, index, window, index);
	return clashes_at(text, (int64_t[]){8, 4, pitch});
}

static void two_names_of_a_window_whose_rows_overlap_clash(void **state)
{
	static const char matrix[] = "f32[n, m] A + (0) strides [4*p, 4]";
	static const char vector[] = "f32[n + m] A + (0) strides [4]";
	enum { OF_TWO_ARRAYS = 2 };

	assert_int_equal(clashes_of_sums(matrix, "i, j", 4), OF_TWO_ARRAYS);
	assert_int_equal(clashes_of_sums(matrix, "i, j", -4), OF_TWO_ARRAYS);
	assert_int_equal(clashes_of_sums(matrix, "i, j", 3), OF_TWO_ARRAYS + 1);
	assert_int_equal(clashes_of_sums(vector, "i + j", 4), OF_TWO_ARRAYS + 1);
}

static void two_names_of_one_window_clash_unless_each_element_has_one_iteration(void **state)
{
	assert_int_equal(clashes_of("i, j"), 0);
	assert_int_equal(clashes_of("j, i"), 1); /* square: another iteration stores it */
	assert_int_equal(clashes_of("0, j"), 1);
}

/* Sums all of x for each element of B, in a group of its own, then adds to x in place. */
static size_t clashes_of_update(int group)
{
	char text[1024];

	snprintf(text, sizeof(text),
		 "flow \"update\" { sym n  base A written, B written\n"
		 "%%0 = view f32[n] A + (0) strides [4]\n"
		 "%%1 = view f32[n] B + (0) strides [4]\n"
		 "%%2 = nest (i: n, j: n) group 0 ins %%0 into %%1 [i] = "
		 "fold(j; 0:f32; add(acc0, %%0[j]))\n"
		 "%%3 = view f32[n] A + (0) strides [4] after %%2\n"
		 "%%4 = nest (i: n) group %d ins %%3 into %%0 [i] = add(%%3[i], 1:f32)\n}",
		 group);
	return clashes_at(text, (int64_t[]){8});
}

static void two_names_coincide_whatever_index_an_earlier_group_reads(void **state)
{
	enum { OF_TWO_ARRAYS = 1, OF_ONE_GROUP = 3 };

	assert_int_equal(clashes_of_update(1), OF_TWO_ARRAYS);
	assert_int_equal(clashes_of_update(0), OF_ONE_GROUP);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(extents_are_taken_from_1_to_2_to_the_31_less_1),
		cmocka_unit_test(
			two_names_of_one_window_clash_unless_each_element_has_one_iteration),
		cmocka_unit_test(two_names_of_a_window_whose_rows_overlap_clash),
		cmocka_unit_test(two_names_coincide_whatever_index_an_earlier_group_reads),
		cmocka_unit_test(an_index_may_reach_the_last_number_of_its_type_and_no_further),
		cmocka_unit_test(a_view_that_only_a_pass_uses_clashes_with_none),
		cmocka_unit_test(every_element_is_stored_once_or_the_original_runs),
		cmocka_unit_test(strides_that_overflow_are_refused),
		cmocka_unit_test(a_store_through_an_index_array_is_refused),
		cmocka_unit_test(a_nest_that_reads_its_neighbours_of_what_it_writes_is_refused),
		cmocka_unit_test(windows_that_share_a_byte_are_seen),
		cmocka_unit_test(the_same_window_read_and_written_is_in_place),
		cmocka_unit_test(an_array_of_unknown_length_is_as_long_as_its_indices_say),
		cmocka_unit_test(integers_are_added_where_keys_say_and_nowhere_else),
		cmocka_unit_test(nothing_writes_to_indices_that_were_read),
		cmocka_unit_test(addresses_that_overflow_are_refused),
		cmocka_unit_test(row_tables_must_be_equally_spaced),
		cmocka_unit_test(a_row_table_under_a_condition_may_be_nowhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
