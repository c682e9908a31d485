/* WGSL of some nests: what its text has, and what is refused; no device is needed. */
#include "back/webgpu/wgsl.h"

#include "ir/graph/value.h"
#define IMPL smr_impl_webgpu
#include "nest_case.h"

static const smr_wgsl_target usual = {.threads = 1024,
				      .shared = 16384,
				      .groups = 65535,
				      .buffers = 8,
				      .processors = 20,
				      .running = 20000};

static smr_node *window(smr_dtype t, int rank, const int64_t *dims)
{
	static const char *const names[] = {"A", "B", "C", "D", "E", "F", "G", "H"};
	smr_type type = {.dtype = t, .rank = (uint32_t)rank};
	uint32_t b = smr_graph_base(g, names[g->nbases]);
	int64_t stride = (int64_t)smr_dtype_size(t);
	smr_window w = {.offset = num(0), .base = b};

	for (int d = rank; d-- > 0;) {
		w.stride[d] = num(stride);
		type.dims[d] = num(dims[d]);
		stride *= dims[d];
	}
	return smr_graph_view(g, &type, &w, names[b]);
}

static smr_codelet codelet(const smr_expr *value, smr_node *into, const char *x)
{
	const char *text[] = {x};

	nest->value = value;
	nest->pred = NULL;
	nest->store = index_of(text, (int)into->type.rank);
	return (smr_codelet){
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, into)};
}

static void generate(const smr_codelet *c, smr_wgsl_code *code)
{
	smr_env e = env();

	if (smr_wgsl_generate(c, &e, &usual, code) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void expect(const smr_wgsl_code *code, int k, const char *text)
{
	const char *all = smr_str_text(&code->kernel[k].text);

	if (strstr(all, text) == NULL)
		fail_msg("no '%s' in\n%s", text, all);
}

static void expect_refusal(const smr_codelet *c, const smr_wgsl_target *t, const char *reason)
{
	smr_env e = env();

	assert_int_equal(smr_wgsl_check(c, &e, t), SMR_EUNSUPPORTED);
	if (strstr(smr_errmsg(), reason) == NULL)
		fail_msg("'%s' has no '%s'", smr_errmsg(), reason);
	smr_graph_free(g);
}

/* y = op(x, x) of @p n elements. */
static smr_codelet one_op(smr_op op, smr_dtype t, int64_t n)
{
	const smr_expr *x;

	begin(1, 1, DIMS(n));
	x = rd(window(t, 1, DIMS(n)), "a", "", "");
	return codelet(op2(op, x, x), window(t, 1, DIMS(n)), "a");
}

static void a_chain_is_one_kernel(void **state)
{
	smr_codelet c = one_op(SMR_OP_add, SMR_F32, 1000);
	smr_wgsl_code code;

	generate(&c, &code);
	assert_int_equal(code.nkernels, 1);
	assert_int_equal(code.kernel[0].x * code.kernel[0].y, 4);
	assert_int_equal(code.kernel[0].nbindings, 3);
	assert_int_equal(code.kernel[0].binding[0].what, SMR_WGSL_ARGUMENTS);
	expect(&code, 0, "var<storage, read> m0: array<f32>;");
	expect(&code, 0, "var<storage, read_write> m1: array<f32>;");
	expect(&code, 0, "@workgroup_size(256)");
	expect(&code, 0, "if (lo < points) {");
	assert_non_null(strstr(code.detail, "chain, 4 x 256"));
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

/* A dimension has at most 65535 groups. */
static void a_large_grid_has_two_dimensions(void **state)
{
	smr_codelet c = one_op(SMR_OP_add, SMR_F32, 100 << 20);
	smr_wgsl_code code;

	generate(&c, &code);
	assert_true(code.kernel[0].y > 1 && code.kernel[0].x <= 65535);
	assert_true((uint64_t)code.kernel[0].x * code.kernel[0].y * 256 >= 100 << 20);
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

static void extremes_and_comparisons_are_on_bits(void **state)
{
	smr_codelet c = one_op(SMR_OP_maximum, SMR_F32, 10);
	smr_wgsl_code code;

	generate(&c, &code);
	expect(&code, 0, "fn smr_maximum(");
	expect(&code, 0, "fn smr_is_nan(");
	assert_null(strstr(smr_str_text(&code.kernel[0].text), "fn smr_op_"));
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

static void parts_of_words_are_stored_atomically(void **state)
{
	smr_codelet c = one_op(SMR_OP_add, SMR_I8, 10);
	smr_wgsl_code code;

	generate(&c, &code);
	expect(&code, 0, "var<storage, read> m0: array<u32>;");
	expect(&code, 0, "var<storage, read_write> m1: array<atomic<u32>>;");
	expect(&code, 0, "atomicAnd(&m1[");
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

/* All threads of a group reach its barriers. */
static void a_long_row_is_divided(void **state)
{
	smr_wgsl_code code;

	begin(2, 1, DIMS(7, 3000));
	smr_node *x = window(SMR_F32, 2, DIMS(7, 3000));
	smr_codelet c = codelet(sum("b", rd(x, "a", "b", "")), window(SMR_F32, 1, DIMS(7)), "a");

	generate(&c, &code);
	expect(&code, 0, "var<workgroup> group_f32: array<f32, ");
	expect(&code, 0, "workgroupBarrier();");
	expect(&code, 0, "if (leads) {");
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

/* A group loads a part of both factors once. */
static void a_product_is_computed_in_tiles(void **state)
{
	smr_wgsl_code code;

	begin(3, 3, DIMS(100, 200, 300));
	smr_node *a = window(SMR_F32, 2, DIMS(100, 300)), *b = window(SMR_F32, 2, DIMS(300, 200)),
		 *y = window(SMR_F32, 2, DIMS(100, 200));
	const char *text[] = {"a", "b"};

	nest->value = sum("c", op2(SMR_OP_mul, rd(a, "a", "c", ""), rd(b, "c", "b", "")));
	nest->store = index_of(text, 2);
	smr_codelet c = {
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, y)};

	generate(&c, &code);
	assert_non_null(strstr(code.detail, "tiles of a product"));
	expect(&code, 0, "var<workgroup> tile_a: array<f32, ");
	expect(&code, 0, "var<workgroup> tile_b: array<f32, ");
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

static void counters_of_64_bits_fit_into_32(void **state)
{
	smr_wgsl_code code;
	const smr_expr *i;

	begin(1, 1, DIMS(100));
	i = op2(SMR_OP_mul, smr_expr_loop(g, 0), smr_expr_int(g, SMR_I64, 3));
	i = smr_expr_op(g, SMR_OP_convert, SMR_F32, 1, &i);
	smr_codelet c = codelet(i, window(SMR_F32, 1, DIMS(100)), "a");

	generate(&c, &code);
	assert_null(strstr(smr_str_text(&code.kernel[0].text), "i64"));
	smr_wgsl_free(&code);
	smr_graph_free(g);
}

static void what_a_device_lacks_is_refused_by_name(void **state)
{
	smr_wgsl_target few = usual;
	smr_codelet c;

	c = one_op(SMR_OP_add, SMR_F64, 10);
	expect_refusal(&c, &usual, "no f64");
	c = one_op(SMR_OP_add, SMR_I64, 10);
	expect_refusal(&c, &usual, "64 bits");
	c = one_op(SMR_OP_nextafter, SMR_F32, 10);
	expect_refusal(&c, &usual, "nextafter of f32");
	few.f64 = true;
	c = one_op(SMR_OP_maximum, SMR_F64, 10);
	expect_refusal(&c, &few, "maximum of f64");
	few.buffers = 1;
	c = one_op(SMR_OP_add, SMR_F32, 10);
	expect_refusal(&c, &few, "2 arrays, the device binds 1");
	few = usual;
	few.threads = 128;
	c = one_op(SMR_OP_add, SMR_F32, 10);
	expect_refusal(&c, &few, "block of 256 threads");
	c = one_op(SMR_OP_add, SMR_F32, INT64_C(1) << 33);
	expect_refusal(&c, &usual, "points");
}

static void exact_floats_are_refused(void **state)
{
	smr_codelet c = one_op(SMR_OP_add, SMR_F32, 10);

	c.fp = SMR_FP_STRICT;
	expect_refusal(&c, &usual, "exact floats");
	c = one_op(SMR_OP_add, SMR_I32, 10);
	c.fp = SMR_FP_STRICT;
	smr_env e = env();

	assert_int_equal(smr_wgsl_check(&c, &e, &usual), SMR_OK);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_chain_is_one_kernel),
		cmocka_unit_test(a_large_grid_has_two_dimensions),
		cmocka_unit_test(extremes_and_comparisons_are_on_bits),
		cmocka_unit_test(parts_of_words_are_stored_atomically),
		cmocka_unit_test(a_long_row_is_divided),
		cmocka_unit_test(a_product_is_computed_in_tiles),
		cmocka_unit_test(counters_of_64_bits_fit_into_32),
		cmocka_unit_test(what_a_device_lacks_is_refused_by_name),
		cmocka_unit_test(exact_floats_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
