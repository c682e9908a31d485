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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_device_has_its_arrays),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
