/* Tests building, binding to memory, and counting. */
#include "ir/graph/graph.h"
#include "ir/graph/value.h"
#include "unit.h"

static smr_graph *parse(const char *text)
{
	smr_graph *g = NULL;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Builds y[i] = fold(k; 0; acc0 + x[i, k]) by hand; NULL: no memory. */
static smr_graph *row_sums(void)
{
	smr_graph *g;
	smr_type t = {.dtype = SMR_F32, .rank = 2}, u = {.dtype = SMR_F32, .rank = 1};
	smr_window w = {0}, z = {0};
	const uint32_t k = 1;

	if (smr_graph_new("rows", &g) != SMR_OK)
		return NULL;
	uint16_t sym = smr_graph_sym(g, "n");
	const smr_poly *n = smr_poly_sym(g->arena, sym);
	const smr_poly *one = smr_poly_const(g->arena, 1), *zero = smr_poly_const(g->arena, 0);
	smr_index *x = smr_arena_array(g->arena, 2, sizeof(*x));
	smr_index *y = smr_arena_array(g->arena, 1, sizeof(*y));
	smr_nest *nest = smr_arena_alloc(g->arena, sizeof(*nest));

	if (sym == UINT16_MAX || n == NULL || one == NULL || zero == NULL || x == NULL ||
	    y == NULL || nest == NULL)
		goto fail;
	t.dims[0] = u.dims[0] = t.dims[1] = n;
	w.offset = z.offset = zero;
	w.base = smr_graph_base(g, "x");
	z.base = smr_graph_base(g, "y");
	if (w.base != 0 || z.base != 1 || smr_graph_dense(g, &t, w.stride) != SMR_OK ||
	    smr_graph_dense(g, &u, z.stride) != SMR_OK)
		goto fail;
	g->bases[1].written = true;
	smr_node *in = smr_graph_view(g, &t, &w, "x"), *out = smr_graph_view(g, &u, &z, "y");

	x[0] = y[0] = (smr_index){.offset = zero, .coef = {one}};
	x[1] = (smr_index){.offset = zero, .coef = {NULL, one}};
	nest->nloops = 2;
	nest->loops[0] = (smr_loop){"i", n};
	nest->loops[1] = (smr_loop){"k", n};
	nest->store = y;
	const smr_expr *sum[] = {smr_expr_acc(g, SMR_F32, 0, 0),
				 smr_expr_read(g, SMR_F32, 0, 2, x)};

	nest->value = smr_expr_fold(g, 1, &k, smr_expr_float(g, SMR_F32, 0),
				    smr_expr_op(g, SMR_OP_add, SMR_F32, 2, sum));
	if (in == NULL || out == NULL || smr_graph_nest(g, nest, &in, 1, out) == NULL)
		goto fail;
	return g;

fail:
	smr_graph_free(g);
	return NULL;
}

static smr_status build(void *arg)
{
	smr_graph *g = row_sums();

	if (g == NULL)
		return SMR_ENOMEM;
	smr_status st = smr_graph_verify(g);

	smr_graph_free(g);
	return st;
}

static void a_flow_built_by_hand_prints_like_a_written_one(void **state)
{
	smr_graph *g = row_sums();
	char *text;

	assert_int_equal(smr_graph_verify(g), SMR_OK);
	assert_int_equal(g->nodes[2]->nest->domain, 1);
	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	assert_string_equal(text, "flow \"rows\" {\n  sym n\n  base x, y written\n"
				  "  %0 = view f32[n, n] x + (0) strides [4*n, 4] \"x\"\n"
				  "  %1 = view f32[n] y + (0) strides [4] \"y\"\n"
				  "  %2 = nest (i: n, k: n) group 0 ins %0 into %1 [i] = "
				  "fold(k; 0:f32; add(acc0, %0[i, k]))\n}\n");
	smr_free(text);
	smr_graph_free(g);
}

static void building_survives_every_failed_allocation(void **state)
{
	assert_true(unit_fail_each_allocation(build, NULL) > 2);
}

/* Makes a flow of twice the sum of another one, which is gone afterwards. */
static smr_status double_and_own(void *arg)
{
	smr_graph *g = row_sums(), *from = row_sums(), **out = arg;
	smr_status st = SMR_ENOMEM;
	smr_nest *nest = NULL;

	if (g != NULL && from != NULL)
		nest = smr_arena_memdup(g->arena, from->nodes[2]->nest, sizeof(*nest));
	if (nest != NULL) {
		const smr_expr *sums[] = {nest->value, nest->value};

		nest->value = smr_expr_op(g, SMR_OP_add, SMR_F32, 2, sums);
		g->nodes[2]->nest = nest;
		st = nest->value != NULL ? smr_graph_own(g) : SMR_ENOMEM;
	}
	smr_graph_free(from);
	if (st != SMR_OK || out == NULL)
		smr_graph_free(g);
	else
		*out = g;
	return st;
}

static void a_graph_that_owns_its_nests_outlives_what_they_shared(void **state)
{
	smr_graph *g;
	const smr_expr *sum;
	char *text;

	assert_int_equal(double_and_own(&g), SMR_OK);
	sum = g->nodes[2]->nest->value;
	assert_ptr_equal(sum->args[0], sum->args[1]);
	assert_int_equal(smr_graph_verify(g), SMR_OK);
	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	assert_non_null(strstr(text, "nest (i: n, k: n) group 0 ins %0 into %1 [i] = "
				     "add(fold(k; 0:f32; add(acc0, %0[i, k])), "
				     "fold(k; 0:f32; add(acc0, %0[i, k])))"));
	smr_free(text);
	smr_graph_free(g);
	assert_true(unit_fail_each_allocation(double_and_own, NULL) > 4);
}

static void symbols_are_found_again_and_bases_told_apart(void **state)
{
	smr_graph *g;

	assert_int_equal(smr_graph_new("f", &g), SMR_OK);
	assert_int_equal(smr_graph_sym(g, "n"), 0);
	assert_int_equal(smr_graph_sym(g, "m"), 1);
	assert_int_equal(smr_graph_sym(g, "n"), 0);
	assert_int_equal(smr_graph_base(g, "p"), 0);
	assert_int_equal(smr_graph_base(g, "p"), 1);
	assert_string_equal(g->bases[1].name, "p.1");
	assert_int_equal(smr_graph_find_base(g, "p.1", 3), 1);
	assert_int_equal(smr_graph_find_base(g, "p.12", 4), UINT32_MAX);
	smr_graph_free(g);
}

static void every_operator_has_a_name_that_finds_it(void **state)
{
	for (int i = 0; i < SMR_OP_COUNT; i++) {
		const char *name = smr_op_name((smr_op)i);
		smr_op op;

		assert_true(smr_op_parse(name, strlen(name), &op));
		assert_int_equal(op, i);
		assert_true(*smr_op_about(op) != '\0');
	}
	assert_false(smr_op_parse("ad", 2, &(smr_op){0}));
	assert_int_equal(smr_op_arity(SMR_OP_select), 3);
	assert_int_equal(smr_op_kind_of(SMR_OP_nest), SMR_KIND_NEST);
}

static void equal_expressions_are_equal_wherever_they_lie(void **state)
{
	smr_graph *g = row_sums(), *h = row_sums();
	smr_expr *a = (smr_expr *)g->nodes[2]->nest->value;
	smr_expr *b = (smr_expr *)h->nodes[2]->nest->value;

	assert_true(smr_expr_equal(a, b));
	assert_int_equal(smr_expr_loops(a), 1); /* the other loop is bound there */
	assert_int_equal(smr_expr_loops(a->step[0]), 3);
	assert_false(smr_expr_open(a));
	assert_true(smr_expr_open(a->step[0]));
	assert_int_equal(smr_expr_bound(a), 2);
	((smr_expr *)b->step[0])->op = SMR_OP_mul;
	assert_false(smr_expr_equal(a, b));
	assert_false(smr_expr_equal(a, NULL));
	smr_graph_free(g);
	smr_graph_free(h);
}

static void a_window_becomes_a_tensor(void **state)
{
	smr_graph *g = parse("flow f { sym n base a %0 = view f32[n, 3] a + (8*n) strides [-12, 4] "
			     "%1 = scalar f32 }");
	float memory[64];
	smr_env e = {.sym = (int64_t[]){4}, .base = (void *[]){memory}};
	uintptr_t lo, hi, at = (uintptr_t)memory;
	smr_tensor t;

	assert_int_equal(smr_env_tensor(g, &e, g->nodes[0], &t), SMR_OK);
	assert_ptr_equal(t.data, memory + 8);
	assert_int_equal(t.dims[0], 4);
	assert_int_equal(t.strides[0], -12);
	assert_int_equal(smr_tensor_range(&t, &lo, &hi), SMR_OK);
	assert_int_equal(lo, at + 32 - 36);
	assert_int_equal(hi, at + 32 + 8 + 4);
	assert_int_equal(smr_env_tensor(g, &e, g->nodes[1], &t), SMR_EINVAL);
	smr_graph_free(g);
}

static void an_empty_tensor_touches_nothing_and_a_huge_one_is_refused(void **state)
{
	int x;
	smr_tensor t = {.data = &x, .dtype = SMR_I32, .rank = 1, .dims = {0}, .strides = {4}};
	uintptr_t lo, hi;

	assert_int_equal(smr_tensor_range(&t, &lo, &hi), SMR_OK);
	assert_int_equal(lo, hi);
	t.dims[0] = INT64_MAX / 2;
	assert_int_equal(smr_tensor_range(&t, &lo, &hi), SMR_EUNSUPPORTED);
}

static smr_work work_of(const char *text, int node, const int64_t *sym)
{
	smr_graph *g = parse(text);
	smr_work w;

	smr_nest_work(g->nodes[node], sym, &w);
	smr_graph_free(g);
	return w;
}

static void a_product_counts_two_flops_a_point(void **state)
{
	smr_work w = work_of("flow f { sym n m p base a, b, c written %0 = view f64[n, p] a "
			     "%1 = view f64[p, m] b %2 = view f64[n, m] c "
			     "%3 = nest (i: n, j: m, k: p) into %2[i, j] = "
			     "fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))) }",
			     3, (int64_t[]){3, 5, 7});

	assert_true(w.flops == 2 * 3 * 5 * 7);
	assert_true(w.points == 3 * 5 * 7);
	assert_true(w.bytes_read == 8 * (3 * 7 + 7 * 5));
	assert_true(w.bytes_written == 8 * 3 * 5);
}

/* GELU of a product reads it several times, but computes it once. */
static void what_is_read_several_times_is_counted_once(void **state)
{
	smr_graph *g = parse("flow f { sym n m p base a, b, c written %0 = view f64[n, p] a "
			     "%1 = view f64[p, m] b %2 = view f64[n, m] c "
			     "%3 = nest (i: n, j: m, k: p) into %2[i, j] = "
			     "fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))) }");
	smr_nest *nest = g->nodes[3]->nest;
	const smr_expr *twice[2] = {nest->value, nest->value}, *root;
	smr_work w;

	root = smr_expr_op(g, SMR_OP_sqrt, SMR_F64, 1, &nest->value);
	twice[1] = smr_expr_op(g, SMR_OP_mul, SMR_F64, 2, (const smr_expr *[]){root, root});
	nest->value = smr_expr_op(g, SMR_OP_add, SMR_F64, 2, twice);
	smr_nest_work(g->nodes[3], (int64_t[]){3, 5, 7}, &w);
	assert_true(w.flops == 2 * 3 * 5 * 7 + 3 * 5 * (2 + smr_op_flops(SMR_OP_sqrt)));
	assert_true(w.dear[SMR_MATH_FN_ROOT] == 3 * 5);
	smr_graph_free(g);
}

static void what_is_the_same_for_a_row_is_counted_once(void **state)
{
	static const char text[] =
		"flow f { sym n m base x, y written %0 = view f64[n, m] x %1 = view f64[n, m] y "
		"%2 = nest (b: n, i: m, j: m, k: m) into %1[b, i] = sub(%0[b, i], fold(j; 0:f64; "
		"add(acc0, mul(%0[b, j], fold(k; 0:f64; add(acc0, %0[b, k])))))) }";
	smr_graph *g = parse(text);
	int64_t sym[] = {3, 1000};

	assert_true(work_of(text, 2, sym).flops == 3 * (1000 + 2 * 1000 + 1000));
	/* sub, its read and its fold; each fold its init, and for each element the parts of its
	 * step */
	assert_true(smr_nest_steps(g->nodes[2], sym) == 3 + 1 + 5 * 1000 + 1 + 3 * 1000);
	smr_graph_free(g);
}

static void dear_operators_are_counted_by_kind(void **state)
{
	smr_work w = work_of(
		"flow f { sym n base x, y written %0 = view f32[n] x "
		"%1 = view f32[n] y "
		"%2 = nest (i: n, k: n) into %1[i] = div(add(exp(%0[i]), log1p(sin(%0[i]))), "
		"fold(k; 0:f32; add(acc0, exp(%0[k])))) }",
		2, (int64_t[]){10});

	assert_true(w.dear[SMR_MATH_FN_EXP] == 10 + 10); /* the sum is computed once */
	assert_true(w.dear[SMR_MATH_FN_LOG] == 10 && w.dear[SMR_MATH_FN_SINE] == 10);
	assert_true(w.dear[SMR_MATH_FN_DIVIDE] == 10);
	assert_true(w.dear[SMR_MATH_FN_TANH] == 0 && w.dear[SMR_MATH_FN_OTHER] == 0);
	assert_true(w.dear_flops == 20 * 16 + 10 * 20 + 10 * 20 + 10 * 4);
	assert_true(w.dear_flops == w.slow && w.flops == w.slow + 10 + 10);
	assert_int_equal(smr_op_dear(SMR_OP_add), SMR_MATH_FN_COUNT);
	assert_int_equal(smr_op_dear(SMR_OP_erfc), SMR_MATH_FN_OTHER);
	/* the most expensive ones count as several of the others */
	assert_true(smr_op_dear_times(SMR_OP_erf_inv) > 2 && smr_op_dear_times(SMR_OP_erfc) == 1);
	assert_true(smr_op_dear_times(SMR_OP_lgamma) < smr_op_dear_times(SMR_OP_digamma));
	assert_true(smr_op_dear_times(SMR_OP_exp) == 1);
}

static void a_padding_guard_costs_nothing(void **state)
{
	smr_work w = work_of("flow f { sym n base x, w, y written %0 = view f32[n] x "
			     "%1 = view f32[3] w %2 = view f32[n] y "
			     "%3 = nest (i: n, r: 3) into %2[i] = fold(r; 0:f32; add(acc0, "
			     "mul(%1[r], select(lt(add(index(i), index(r)), size(n)), %0[i + r], "
			     "0:f32)))) }",
			     3, (int64_t[]){100});

	assert_true(w.flops == 2 * 3 * 100);
	assert_true(w.bytes_read == 4 * (100 + 3)); /* clipped to the window */
}

static void a_window_read_twice_is_counted_once(void **state)
{
	smr_work w = work_of("flow f { sym n base x, y written %0 = view f32[n] x "
			     "%1 = view f32[n] x %2 = view f32[n] y %3 = scalar f32 "
			     "%4 = nest (i: n - 2) into %2[i] = "
			     "mul(%3, add(add(%0[i], %1[i + 1]), %0[i + 2])) }",
			     4, (int64_t[]){50});

	assert_true(w.flops == 3 * 48);
	assert_true(w.bytes_read == 4 * 50 + 4);
	assert_true(w.bytes_written == 4 * 48);
}

static void strided_and_looked_up_reads_touch_what_they_can(void **state)
{
	smr_work w = work_of("flow f { sym n base x, j, y written %0 = view f32[1000] x "
			     "%1 = view i32[n] j %2 = view f32[n] y "
			     "%3 = nest (i: n) into %2[i] = %0[10*i]"
			     "%4 = nest (i: n) into %2[i] = %0[{%1[i]}] }",
			     3, (int64_t[]){8});

	assert_true(w.bytes_read == 4 * 8);
	w = work_of("flow f { sym n base x, j, y written %0 = view f32[1000] x "
		    "%1 = view i32[n] j %2 = view f32[n] y "
		    "%3 = nest (i: n) into %2[i] = %0[{%1[i]}] }",
		    3, (int64_t[]){8});
	assert_true(w.bytes_read == 4 * 8 + 4 * 8);
	assert_true(w.flops == 0);
}

static void integers_convert_to_halves_with_one_rounding(void **state)
{
	/* 2^56 + 2^48 + 1 lies just above the middle of two bf16; converted through double it would
	 * be the middle itself, and round to even */
	uint64_t v = (1ull << 56) + (1ull << 48) + 1;

	assert_true(smr_value_to_double(SMR_BF16, smr_value_convert(SMR_BF16, SMR_I64, v)) ==
		    0x1.02p56);
	assert_int_equal(smr_value_convert(SMR_F16, SMR_I32, 70000), 0x7c00);
	assert_int_equal(smr_value_convert(SMR_I8, SMR_I32, 0x1ff), 0xff);
	assert_int_equal(smr_value_convert(SMR_I1, SMR_I32, 256), 1);
	assert_int_equal(smr_value_convert(SMR_U64, SMR_I8, 0xff), UINT64_MAX);
	assert_true(smr_value_to_double(SMR_F64, smr_value_convert(SMR_F64, SMR_U64, UINT64_MAX)) ==
		    0x1p64);
}

static void every_half_survives_a_trip_through_double(void **state)
{
	static const smr_dtype types[] = {SMR_F16, SMR_BF16};

	for (int t = 0; t < 2; t++)
		for (uint64_t b = 0; b < 65536; b++) {
			double v = smr_value_to_double(types[t], b);
			uint64_t again = smr_value_from_double(types[t], v);

			if (v == v && again != b)
				fail_msg("0x%x became 0x%x", (unsigned)b, (unsigned)again);
			if (v != v && smr_value_to_double(types[t], again) ==
					      smr_value_to_double(types[t], again))
				fail_msg("the NaN 0x%x became a number", (unsigned)b);
		}
}

/* Their most, and what overflow, infinity, NaN and -0 become, by ml_dtypes. */
static void tiny_floats_survive_a_trip_and_end_as_their_formats_say(void **state)
{
	static const struct {
		smr_dtype t;
		unsigned patterns;
		double most;
		uint8_t over, inf, nan, minus_zero;
	} rows[] = {
		{SMR_F8E4M3FN, 256, 448, 0x7f, 0x7f, 0x7f, 0x80},
		{SMR_F8E5M2, 256, 57344, 0x7c, 0x7c, 0x7e, 0x80},
		{SMR_F8E4M3, 256, 240, 0x78, 0x78, 0x7c, 0x80},
		{SMR_F8E3M4, 256, 15.5, 0x70, 0x70, 0x78, 0x80},
		{SMR_F8E4M3FNUZ, 256, 240, 0x80, 0x80, 0x80, 0},
		{SMR_F8E5M2FNUZ, 256, 57344, 0x80, 0x80, 0x80, 0},
		{SMR_F8E4M3B11FNUZ, 256, 30, 0x80, 0x80, 0x80, 0},
		{SMR_F8E8M0FNU, 256, 0x1p127, 0xff, 0xff, 0xff, 0xff},
		{SMR_F6E2M3FN, 64, 7.5, 0x1f, 0x1f, 0x20, 0x20},
		{SMR_F6E3M2FN, 64, 28, 0x1f, 0x1f, 0x20, 0x20},
		{SMR_F4E2M1FN, 16, 6, 0x7, 0x7, 0x8, 0x8},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_dtype t = rows[i].t;
		double most = 0;

		for (uint64_t b = 0; b < rows[i].patterns; b++) {
			double v = smr_value_to_double(t, b);

			if (v == v && smr_value_from_double(t, v) != b)
				fail_msg("%s: 0x%x", smr_dtype_name(t), (unsigned)b);
			most = v > most && v < __builtin_inf() ? v : most;
		}
		assert_true(most == rows[i].most);
		assert_int_equal(smr_value_from_double(t, 2 * most), rows[i].over);
		assert_int_equal(smr_value_from_double(t, __builtin_inf()), rows[i].inf);
		assert_int_equal(smr_value_from_double(t, __builtin_nan("")), rows[i].nan);
		assert_int_equal(smr_value_from_double(t, -0.0), rows[i].minus_zero);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_built_by_hand_prints_like_a_written_one),
		cmocka_unit_test(building_survives_every_failed_allocation),
		cmocka_unit_test(a_graph_that_owns_its_nests_outlives_what_they_shared),
		cmocka_unit_test(symbols_are_found_again_and_bases_told_apart),
		cmocka_unit_test(every_operator_has_a_name_that_finds_it),
		cmocka_unit_test(equal_expressions_are_equal_wherever_they_lie),
		cmocka_unit_test(a_window_becomes_a_tensor),
		cmocka_unit_test(an_empty_tensor_touches_nothing_and_a_huge_one_is_refused),
		cmocka_unit_test(a_product_counts_two_flops_a_point),
		cmocka_unit_test(what_is_read_several_times_is_counted_once),
		cmocka_unit_test(what_is_the_same_for_a_row_is_counted_once),
		cmocka_unit_test(dear_operators_are_counted_by_kind),
		cmocka_unit_test(a_padding_guard_costs_nothing),
		cmocka_unit_test(a_window_read_twice_is_counted_once),
		cmocka_unit_test(strided_and_looked_up_reads_touch_what_they_can),
		cmocka_unit_test(integers_convert_to_halves_with_one_rounding),
		cmocka_unit_test(every_half_survives_a_trip_through_double),
		cmocka_unit_test(tiny_floats_survive_a_trip_and_end_as_their_formats_say),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
