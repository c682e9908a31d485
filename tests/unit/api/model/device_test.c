/* Models on a GPU that the mock driver imitates: graphs of their kernels give what single launches
 * give, whatever changes from run to run, and whatever fails. */
#include <math.h>
#include <samara/samara.h>
#include <sys/mman.h>

#include "cuda_case.h"

enum { ROWS = 40, COLUMNS = 25, LENGTH = 1000, RUNS = 5 };

/* %s is a number that changes from run to run. */
static const char text[] =
	"module @m {\n"
	"func.func public @main(%x: tensor<40x25xf32>, %s: tensor<f32>, %y: tensor<1000xf32>)"
	" -> (tensor<25xf32>, tensor<1000xf32>, tensor<40x25xf32>) {\n"
	"%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"%a = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<40x25xf32>\n"
	"%b = stablehlo.multiply %x, %a : tensor<40x25xf32>\n"
	"%u = stablehlo.exponential %b : tensor<40x25xf32>\n"
	"%r = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [1]"
	" : (tensor<40x25xf32>, tensor<f32>) -> tensor<40xf32>\n"
	"%v = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<40xf32>) -> "
	"tensor<40x25xf32>\n"
	"%t = stablehlo.divide %u, %v : tensor<40x25xf32>\n"
	"%w = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0]"
	" : (tensor<40x25xf32>, tensor<f32>) -> tensor<25xf32>\n"
	"%c = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<1000xf32>\n"
	"%z = stablehlo.add %y, %c : tensor<1000xf32>\n"
	"%q = stablehlo.tanh %z : tensor<1000xf32>\n"
	"return %w, %q, %t : tensor<25xf32>, tensor<1000xf32>, tensor<40x25xf32>\n}\n}\n";

/* Results of all runs in a child. */
typedef struct outcome {
	float w[RUNS][COLUMNS], q[RUNS][LENGTH], t[RUNS][ROWS * COLUMNS];
	unsigned long long graphs, kernels, launched;
	long alone; /* launches outside graphs */
} outcome;
static outcome *out; /* shared by the children */

static smr_status run_once(smr_model *m, int turn)
{
	static float x[ROWS * COLUMNS], y[LENGTH];
	float s = 0.25f * (float)(turn + 1);
	smr_ndarray args[] = {
		{"f32", 2, {ROWS, COLUMNS}, x}, {"f32", 0, {0}, &s}, {"f32", 1, {LENGTH}, y}};
	smr_ndarray results[] = {{"f32", 1, {COLUMNS}, out->w[turn]},
				 {"f32", 1, {LENGTH}, out->q[turn]},
				 {"f32", 2, {ROWS, COLUMNS}, out->t[turn]}};

	for (int i = 0; i < ROWS * COLUMNS; i++)
		x[i] = (float)((i * 7 + turn) % 31) / 31;
	for (int i = 0; i < LENGTH; i++)
		y[i] = (float)((i * 5 + 3 * turn) % 17) / 17;
	return smr_model_run(m, args, 3, results, 3);
}

static int run_all(const char *device)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model_stats stats = SMR_INIT(smr_model_stats);
	smr_ctx *ctx;
	smr_model *m;

	memset(out, 0, sizeof(*out));
	o.device = device;
	l.text = text;
	l.length = strlen(text);
	GPU_OK(smr_open(&o, &ctx));
	GPU_OK(smr_load(ctx, &l, &m));
	for (int turn = 0; turn < RUNS; turn++)
		GPU_OK(run_once(m, turn));
	GPU_OK(smr_model_stat(m, &stats));
	out->graphs = stats.graphs;
	out->kernels = stats.graph_kernels;
	out->launched = stats.graph_runs;
	out->alone = gpu_mock_calls("cuLaunchKernel");
	GPU_OK(smr_unload(m));
	GPU_OK(smr_close(ctx));
	return 0;
}

static int run_on_gpu(void)
{
	return run_all("gpu");
}

static int run_on_cpu(void)
{
	return run_all("cpu");
}

/* Runs in a child; the caller frees the outcome. */
#define OUTCOME(run, ...)                                           \
	__extension__({                                             \
		outcome *copy = malloc(sizeof(*copy));              \
		GPU_IN_CHILD(run, "MOCK_CUDA_CC=0.0", __VA_ARGS__); \
		*copy = *out;                                       \
		copy;                                               \
	})

static void assert_same(const outcome *a, const outcome *b)
{
	assert_memory_equal(a->w, b->w, sizeof(a->w));
	assert_memory_equal(a->q, b->q, sizeof(a->q));
	assert_memory_equal(a->t, b->t, sizeof(a->t));
}

static void assert_close(const float *a, const float *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		assert_true(fabsf(a[i] - b[i]) <= 1e-5f * fmaxf(1, fabsf(b[i])));
}

static void assert_near(const outcome *a, const outcome *b)
{
	assert_close(a->w[0], b->w[0], RUNS * COLUMNS);
	assert_close(a->q[0], b->q[0], RUNS * LENGTH);
	assert_close(a->t[0], b->t[0], RUNS * ROWS * COLUMNS);
}

static void graphs_give_the_bits_of_launches(void **state)
{
	outcome *want = OUTCOME(run_on_cpu, "MOCK_CUDA_LATE=0");
	outcome *single = OUTCOME(run_on_gpu, "MOCK_CUDA_FAIL=cuGraphCreate:1+:1");
	outcome *graph = OUTCOME(run_on_gpu, "MOCK_CUDA_LATE=0");
	outcome *late = OUTCOME(run_on_gpu, "MOCK_CUDA_LATE=1");
	outcome *order = OUTCOME(run_on_gpu, "MOCK_CUDA_LATE=1", "MOCK_CUDA_ORDER=1");

	assert_near(single, want);
	assert_same(graph, single);
	assert_same(late, single);
	assert_same(order, single);
	assert_int_equal(want->graphs, 0);
	assert_int_equal(single->launched, 0);
	/* the first run checks each kernel, the second one measures it, the third one is the first
	 * whose launches are collected */
	assert_int_equal(graph->launched, RUNS - 3);
	assert_true(graph->kernels >= 3);
	assert_int_equal(graph->alone, single->alone - (RUNS - 3) * (long)graph->kernels);
	free(want);
	free(single);
	free(graph);
	free(late);
	free(order);
}

static void whatever_fails_the_results_are_right(void **state)
{
	static const char *const calls[] = {
		"cuGraphAddKernelNode", "cuGraphInstantiateWithFlags",
		"cuGraphLaunch",        "cuGraphExecKernelNodeSetParams",
		"cuMemcpyDtoHAsync",    "cuMemcpyHtoDAsync",
		"cuMemAlloc",           "cuLaunchKernel"};
	outcome *want = OUTCOME(run_on_cpu, "MOCK_CUDA_LATE=0");
	char fault[128];

	for (size_t c = 0; c < sizeof(calls) / sizeof(calls[0]); c++)
		for (int n = 1; n < 20; n += n < 4 ? 1 : 5)
			for (int later = 0; later < 2; later++) {
				snprintf(fault, sizeof(fault), "MOCK_CUDA_FAIL=%s:%d%s:1", calls[c],
					 n, later ? "+" : "");
				outcome *got = OUTCOME(run_on_gpu, fault);

				assert_near(got, want);
				free(got);
			}
	for (int n = 1; n < 40; n += 3) {
		snprintf(fault, sizeof(fault), "MOCK_CUDA_LOST=%d", n);
		outcome *got = OUTCOME(run_on_gpu, fault, n % 2 != 0 ? "MOCK_CUDA_LATE=1" : NULL);

		assert_near(got, want);
		free(got);
	}
	free(want);
}

static int share_outcome(void **state)
{
	out = mmap(NULL, sizeof(*out), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return out != MAP_FAILED ? unit_make_cache(state) : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(graphs_give_the_bits_of_launches),
		cmocka_unit_test(whatever_fails_the_results_are_right),
	};

	return cmocka_run_group_tests(tests, share_outcome, unit_drop_folder);
}
