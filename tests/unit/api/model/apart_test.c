/* Programs that take and give the arrays of each device. */
#include "api/model/compile.h"
#include "api/model/model.h"
#include "unit.h"

/* Devices are a mesh of 2. The argument is in two parts; the first result is their sum, the second
 * one is computed from the whole array, and in two parts. */
static const char program[] =
	"module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
	"  sdy.mesh @mesh = <[\"x\"=2]>\n"
	"  func.func public @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, "
	"[{\"x\"}]>}) -> (tensor<2xf32>, tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, "
	"[{\"x\"}]>}) {\n"
	"    %s = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}]>] "
	"out_shardings=[<@mesh, [{}]>] manual_axes={\"x\"} (%p: tensor<2xf32>) {\n"
	"      %r = \"stablehlo.all_reduce\"(%p) <{channel_handle = "
	"#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : "
	"tensor<1x2xi64>, use_global_device_ids}> ({\n"
	"      ^bb0(%u: tensor<f32>, %v: tensor<f32>):\n"
	"        %w = stablehlo.add %u, %v : tensor<f32>\n"
	"        stablehlo.return %w : tensor<f32>\n"
	"      }) : (tensor<2xf32>) -> tensor<2xf32>\n"
	"      sdy.return %r : tensor<2xf32>\n"
	"    } : (tensor<4xf32>) -> tensor<2xf32>\n"
	"    %t = stablehlo.reverse %a, dims = [0] : tensor<4xf32>\n"
	"    return %s, %t : tensor<2xf32>, tensor<4xf32>\n"
	"  }\n"
	"}\n";

static void each_device_has_its_arrays(void **state)
{
	const smr_load_options apart = {.apart = true};
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params p = SMR_INIT(smr_load_params);
	float in[2][2] = {{1, 2}, {30, 40}}, sum[2][2] = {{0}}, back[2][2] = {{0}};
	smr_ndarray args[2], results[4];
	smr_model *m;
	smr_ctx *ctx;

	o.threads = 1;
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	p.text = program;
	p.length = sizeof(program) - 1;
	assert_int_equal(smr_model_load(ctx, &p, SMR_LOAD_READY, &apart, &m), SMR_OK);
	assert_int_equal(m->face.partitions, 2);
	assert_int_equal(m->face.args[0].dims[0], 2);
	assert_int_equal(m->face.args[0].split.parts[0], 2);
	assert_int_equal(m->face.results[0].split.ndevices, 1); /* as the computation says */
	for (int d = 0; d < 2; d++) {
		args[d] = (smr_ndarray){.dtype = "f32", .rank = 1, .dims = {2}, .data = in[d]};
		results[2 * d] = results[2 * d + 1] = args[d];
		results[2 * d].data = sum[d];
		results[2 * d + 1].data = back[d];
	}
	assert_int_equal(smr_model_run_apart(m, args, results), SMR_OK);
	assert_true(sum[0][0] == 31 && sum[0][1] == 42 && sum[1][0] == 31 && sum[1][1] == 42);
	assert_true(back[0][0] == 40 && back[0][1] == 30 && back[1][0] == 2 && back[1][1] == 1);
	args[1].dims[0] = 4;
	assert_int_equal(smr_model_run_apart(m, args, results), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "argument 0: dimension 0 has 2 elements, not 4"));
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
}

/* A product over a dimension that is in two parts, and a sum of all elements. */
static const char whole_program[] =
	"module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
	"  sdy.mesh @mesh = <[\"x\"=2]>\n"
	"  func.func public @main(%a: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, "
	"[{\"x\"}, {}]>}, %b: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> "
	"(tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32>, "
	"tensor<4x2xf32>) {\n"
	"    %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"    %p = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<4x2xf32>, "
	"tensor<4x3xf32>) -> tensor<2x3xf32>\n"
	"    %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : "
	"(tensor<4x2xf32>, tensor<f32>) -> tensor<f32>\n"
	"    %n = stablehlo.negate %a : tensor<4x2xf32>\n"
	"    return %p, %s, %n : tensor<2x3xf32>, tensor<f32>, tensor<4x2xf32>\n"
	"  }\n"
	"}\n";

static uint64_t count_numbers(const smr_graph *g)
{
	uint64_t seen = 0, n = 0;

	for (uint32_t k = 0; k < g->nnodes; k++)
		if (smr_op_kind_of(g->nodes[k]->op) == SMR_KIND_COLLECTIVE) {
			assert_in_range(g->nodes[k]->loc.number, 1, 63);
			seen |= 1ull << g->nodes[k]->loc.number;
			n++;
		}
	assert_int_equal(n, __builtin_popcountll(seen));
	return n;
}

static void a_partitioned_program_has_arrays_of_each_device(void **state)
{
	const smr_load_options apart = {.apart = true};
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	float a[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}}, b[12];
	float product[2][6] = {{0}}, sum[2] = {0}, negated[2][4] = {{0}};
	smr_ndarray args[4], results[6];
	smr_model *m;
	smr_ctx *ctx;

	for (int i = 0; i < 12; i++)
		b[i] = (float)i;
	o.threads = 1;
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	l.text = whole_program;
	l.length = sizeof(whole_program) - 1;
	assert_int_equal(smr_model_load(ctx, &l, SMR_LOAD_READY, &apart, &m), SMR_OK);
	assert_int_equal(m->face.partitions, 2);
	assert_int_equal(m->face.args[0].dims[0], 2);
	assert_int_equal(m->face.args[0].split.parts[0], 2);
	assert_int_equal(m->face.args[1].split.ndevices, 1);
	assert_int_equal(m->face.results[2].dims[0], 2); /* by propagation */
	assert_true(count_numbers(m->module->functions[0]->body.blocks[0]->flow) >= 2);
	for (int d = 0; d < 2; d++) {
		smr_ndarray *out = results + (ptrdiff_t)3 * d;

		args[2 * d] =
			(smr_ndarray){.dtype = "f32", .rank = 2, .dims = {2, 2}, .data = a[d]};
		args[2 * d + 1] =
			(smr_ndarray){.dtype = "f32", .rank = 2, .dims = {4, 3}, .data = b};
		out[0] = (smr_ndarray){
			.dtype = "f32", .rank = 2, .dims = {2, 3}, .data = product[d]};
		out[1] = (smr_ndarray){.dtype = "f32", .rank = 0, .data = &sum[d]};
		out[2] = (smr_ndarray){
			.dtype = "f32", .rank = 2, .dims = {2, 2}, .data = negated[d]};
	}
	assert_int_equal(smr_model_run_apart(m, args, results), SMR_OK);
	for (int d = 0; d < 2; d++) {
		static const float want[] = {102, 118, 134, 120, 140, 160};

		assert_memory_equal(product[d], want, sizeof(want));
		assert_true(sum[d] == 36);
		for (int i = 0; i < 4; i++)
			assert_true(negated[d][i] == -a[d][i]);
	}
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_device_has_its_arrays),
		cmocka_unit_test(a_partitioned_program_has_arrays_of_each_device),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
