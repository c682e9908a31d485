/* Models on several GPUs that the mock driver imitates: partitioned programs give what they give on
 * the CPU, whatever fails. */
#include <math.h>
#include <samara/samara.h>
#include <sys/mman.h>

#include "cuda_case.h"

enum { X = 16 * 12, W1 = 12 * 24, W2 = 24 * 12, RUNS = 4 };

static const char text[] =
	"func.func public @main(%x: tensor<16x12xf32>, %w1: tensor<12x24xf32>, %w2: "
	"tensor<24x12xf32>) -> (tensor<16x12xf32>, tensor<f32>) {\n"
	"%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"%k = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, "
	"12.0]> : tensor<12xf32>\n"
	"%h = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<16x12xf32>, "
	"tensor<12x24xf32>) -> tensor<16x24xf32>\n"
	"%t = stablehlo.tanh %h : tensor<16x24xf32>\n"
	"%p = stablehlo.dot_general %t, %w2, contracting_dims = [1] x [0] : (tensor<16x24xf32>, "
	"tensor<24x12xf32>) -> tensor<16x12xf32>\n"
	"%b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<12xf32>) -> tensor<16x12xf32>\n"
	"%y = stablehlo.multiply %p, %b : tensor<16x12xf32>\n"
	"%s = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0, 1] : "
	"(tensor<16x12xf32>, tensor<f32>) -> tensor<f32>\n"
	"return %y, %s : tensor<16x12xf32>, tensor<f32>\n}\n";

/* Collectives along a second dimension; devices are 0 to 3, in pairs for the last one. */
static const char collectives[] =
	"module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
	"func.func public @main(%x: tensor<16x12xf32>, %w1: tensor<12x24xf32>, %w2: "
	"tensor<24x12xf32>) -> (tensor<16x12xf32>, tensor<f32>) {\n"
	"%n = stablehlo.partition_id : tensor<ui32>\n"
	"%f = stablehlo.convert %n : (tensor<ui32>) -> tensor<f32>\n"
	"%b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<16x12xf32>\n"
	"%m = stablehlo.add %x, %b : tensor<16x12xf32>\n"
	"%g = \"stablehlo.all_gather\"(%m) <{all_gather_dim = 1 : i64, channel_handle = "
	"#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : "
	"tensor<1x4xi64>, use_global_device_ids}> : (tensor<16x12xf32>) -> tensor<16x48xf32>\n"
	"%r = \"stablehlo.reduce_scatter\"(%g) <{channel_handle = #stablehlo.channel_handle<handle "
	"= "
	"2, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension "
	"= "
	"1 : i64, use_global_device_ids}> ({\n"
	"^bb0(%u: tensor<f32>, %v: tensor<f32>):\n"
	"%w = stablehlo.add %u, %v : tensor<f32>\n"
	"stablehlo.return %w : tensor<f32>\n"
	"}) : (tensor<16x48xf32>) -> tensor<16x12xf32>\n"
	"%a = \"stablehlo.all_to_all\"(%r) <{channel_handle = #stablehlo.channel_handle<handle = "
	"3, "
	"type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : "
	"tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<16x12xf32>) "
	"-> tensor<64x3xf32>\n"
	"%q = \"stablehlo.all_to_all\"(%a) <{channel_handle = #stablehlo.channel_handle<handle = "
	"4, "
	"type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : "
	"tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<64x3xf32>) "
	"-> "
	"tensor<16x12xf32>\n"
	"%c = \"stablehlo.collective_permute\"(%q) <{channel_handle = "
	"#stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, "
	"0], [3, 2]]> : tensor<3x2xi64>}> : (tensor<16x12xf32>) -> tensor<16x12xf32>\n"
	"%y = stablehlo.add %q, %c : tensor<16x12xf32>\n"
	"%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"%s = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0, 1] : "
	"(tensor<16x12xf32>, tensor<f32>) -> tensor<f32>\n"
	"return %y, %s : tensor<16x12xf32>, tensor<f32>\n}\n}\n";

/* Results of all runs in a child. */
typedef struct outcome {
	float y[RUNS][X], s[RUNS];
	long exchanges, aborts;
} outcome;
static outcome *out; /* shared by the children */
static const char *device, *strategy, *program;

static smr_status run_once(smr_model *m, int turn)
{
	static float x[X], w1[W1], w2[W2];
	smr_ndarray args[] = {
		{"f32", 2, {16, 12}, x}, {"f32", 2, {12, 24}, w1}, {"f32", 2, {24, 12}, w2}};
	smr_ndarray results[] = {{"f32", 2, {16, 12}, out->y[turn]},
				 {"f32", 0, {0}, &out->s[turn]}};

	for (int i = 0; i < X; i++)
		x[i] = (float)((i * 7 + turn) % 31) / 31;
	for (int i = 0; i < W1; i++)
		w1[i] = (float)((i * 5 + turn) % 17) / 17 - 0.5f;
	for (int i = 0; i < W2; i++)
		w2[i] = (float)((i * 3 + turn) % 13) / 13 - 0.5f;
	return smr_model_run(m, args, 3, results, 2);
}

static int run_all(void)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_ctx *ctx;
	smr_model *m;

	memset(out, 0, sizeof(*out));
	o.device = device;
	l.text = program;
	l.length = strlen(program);
	l.strategy = strategy;
	GPU_OK(smr_open(&o, &ctx));
	GPU_OK(smr_load(ctx, &l, &m));
	for (int turn = 0; turn < RUNS; turn++)
		GPU_OK(run_once(m, turn));
	out->exchanges = gpu_mock_calls("ncclGroupEnd");
	out->aborts = gpu_mock_calls("ncclCommAbort");
	GPU_OK(smr_unload(m));
	GPU_OK(smr_close(ctx));
	return 0;
}

#define RUN(of, text, way, ...)                                                       \
	__extension__({                                                               \
		device = (of);                                                        \
		program = (text);                                                     \
		strategy = (way);                                                     \
		GPU_IN_CHILD(run_all, "MOCK_CUDA_CC=0.0", "SAMARA_CUBLASLT=/nowhere", \
			     __VA_ARGS__);                                            \
		*out;                                                                 \
	})

static void assert_near(const outcome *a, const outcome *b)
{
	for (int r = 0; r < RUNS; r++) {
		for (int i = 0; i < X; i++)
			assert_true(fabsf(a->y[r][i] - b->y[r][i]) <=
				    2e-5f * fmaxf(1, fabsf(b->y[r][i])));
		assert_true(fabsf(a->s[r] - b->s[r]) <= 1e-4f * fmaxf(1, fabsf(b->s[r])));
	}
}

static void partitioned_programs_give_what_the_cpu_gives(void **state)
{
	static const char *const ways[] = {"tp=4", "dp=2,tp=2", "dp=4,fsdp"};

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		outcome want = RUN("cpu", text, ways[i], NULL);
		outcome got = RUN("gpu", text, ways[i], "MOCK_CUDA_DEVICES=4");

		assert_near(&got, &want);
		assert_true(got.exchanges >= RUNS);
		if (i > 0)
			continue;
		outcome late = RUN("gpu", text, ways[i], "MOCK_CUDA_DEVICES=4", "MOCK_CUDA_LATE=1");
		outcome few = RUN("gpu", text, ways[i], "MOCK_CUDA_DEVICES=3");
		outcome seen = RUN("auto", text, ways[i], "CUDA_VISIBLE_DEVICES=0,1",
				   "MOCK_CUDA_DEVICES=4");

		assert_near(&late, &want);
		assert_near(&few, &want);
		assert_near(&seen, &want);
		assert_int_equal(few.exchanges, 0);
	}
}

static void collectives_along_any_dimension_are_exchanges(void **state)
{
	outcome want = RUN("cpu", collectives, NULL, NULL);
	outcome got = RUN("gpu", collectives, NULL, "MOCK_CUDA_DEVICES=4");
	outcome host = RUN("gpu", collectives, NULL, "MOCK_CUDA_DEVICES=4", "SAMARA_NCCL=/nowhere");

	assert_near(&got, &want);
	assert_near(&host, &want);
	assert_int_equal(got.exchanges, 5 * RUNS);
	assert_int_equal(host.exchanges, 0);
}

static void whatever_fails_the_results_are_right(void **state)
{
	static const char *const faults[] = {"ncclCommInitAll:1:3", "ncclGroupEnd:3:2",
					     "ncclAllReduce:6:2", "cuMemAlloc:9+:2",
					     "cuMemcpyHtoDAsync:12+:1"};
	outcome want = RUN("cpu", text, "tp=4", NULL);
	char fault[64];
	long aborts = 0;

	for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
		snprintf(fault, sizeof(fault), "MOCK_CUDA_FAIL=%s", faults[i]);
		outcome got = RUN("gpu", text, "tp=4", "MOCK_CUDA_DEVICES=4", fault);

		assert_near(&got, &want);
	}
	for (int n = 5; n < 50; n += 12) {
		snprintf(fault, sizeof(fault), "MOCK_CUDA_LOST=%d", n);
		outcome got = RUN("gpu", text, "tp=4", "MOCK_CUDA_DEVICES=4", fault,
				  n % 24 == 5 ? "MOCK_CUDA_LATE=1" : NULL);

		assert_near(&got, &want);
		aborts += got.aborts;
	}
	assert_true(aborts > 0);
}

static int share_outcome(void **state)
{
	out = mmap(NULL, sizeof(*out), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return out != MAP_FAILED ? unit_make_cache(state) : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(partitioned_programs_give_what_the_cpu_gives),
		cmocka_unit_test(collectives_along_any_dimension_are_exchanges),
		cmocka_unit_test(whatever_fails_the_results_are_right),
	};

	return cmocka_run_group_tests(tests, share_outcome, unit_drop_folder);
}
