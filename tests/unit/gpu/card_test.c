/* The runtime on a real card; skipped where there is none. It prints a few speeds. */
#include "base/thread/clock.h"
#include "cuda_case.h"
#include "gpu/driver.h"
#include "gpu/graph.h"
#include "gpu/meter.h"

enum { MIB = 1 << 20 };

/* ---- kernels */

typedef struct card {
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *add, *scale;
} card;

static smr_status open_card(card *c)
{
	SMR_TRY(smr_gpu_open(0, &c->d));
	SMR_TRY(smr_gpu_module_load(c->d, gpu_ptx, sizeof(gpu_ptx), &c->m));
	SMR_TRY(smr_gpu_function(c->m, "mock_add", &c->add));
	return smr_gpu_function(c->m, "mock_scale", &c->scale);
}

static void close_card(card *c)
{
	smr_gpu_module_free(c->m);
	smr_gpu_close(c->d);
}

static int add_arrays(void)
{
	enum { N = 1000003 };
	float *x = malloc(N * sizeof(float)), *y = malloc(N * sizeof(float));
	card c;
	smr_gpu_ptr p[3];
	uint64_t n = N;
	void *params[] = {&p[0], &p[1], &p[2], &n};
	smr_gpu_work w = {.grid = {(N + 255) / 256, 1, 1}, .block = {256, 1, 1}, .params = params};

	for (int i = 0; i < N; i++)
		x[i] = (float)i * 0.25f;
	GPU_OK(open_card(&c));
	for (int i = 0; i < 3; i++)
		GPU_OK(smr_gpu_alloc(c.d, N * sizeof(float), &p[i]));
	GPU_OK(smr_gpu_upload(c.d, p[0], x, N * sizeof(float), NULL));
	GPU_OK(smr_gpu_copy(c.d, p[1], p[0], N * sizeof(float), NULL));
	w.fn = c.add;
	GPU_OK(smr_gpu_launch_kernel(c.d, &w, NULL));
	GPU_OK(smr_gpu_download(c.d, y, p[2], N * sizeof(float), NULL));
	for (int i = 0; i < N; i++)
		GPU_CHECK(y[i] == 2 * x[i]);
	for (int i = 0; i < 3; i++)
		smr_gpu_free(c.d, p[i]);
	close_card(&c);
	free(x);
	free(y);
	return 0;
}

static void a_kernel_adds_arrays(void **state)
{
	GPU_IN_CHILD(add_arrays, "SAMARA_GPU_MEMORY=64");
}

static int replay(void)
{
	enum { N = 1000, TURNS = 1000 };
	card c;
	smr_gpu_ptr p, q;
	uint64_t n = N;
	float x[N], y[N], factor = 2;
	void *params[] = {&p, &n, &factor};
	smr_gpu_work w = {.grid = {4, 1, 1}, .block = {256, 1, 1}, .params = params};
	smr_gpu_graph *g;
	smr_gpu_node scale, copy;

	for (int i = 0; i < N; i++)
		x[i] = (float)i;
	GPU_OK(open_card(&c));
	GPU_OK(smr_gpu_alloc(c.d, sizeof(x), &p));
	GPU_OK(smr_gpu_alloc(c.d, sizeof(x), &q));
	GPU_OK(smr_gpu_upload(c.d, p, x, sizeof(x), NULL));
	w.fn = c.scale;
	GPU_OK(smr_gpu_graph_new(c.d, &g));
	GPU_OK(smr_gpu_graph_add_launch(g, NULL, 0, &w, &scale));
	GPU_OK(smr_gpu_graph_add_copy(g, &scale, 1, q, p, sizeof(x), &copy));
	GPU_OK(smr_gpu_graph_finish(g));
	GPU_OK(smr_gpu_graph_launch(g, NULL));
	factor = 3;
	GPU_OK(smr_gpu_graph_set_launch(g, scale, &w));
	GPU_OK(smr_gpu_graph_launch(g, NULL));
	GPU_OK(smr_gpu_download(c.d, y, q, sizeof(y), NULL));
	for (int i = 0; i < N; i++)
		GPU_CHECK(y[i] == 6 * x[i]);
	GPU_OK(smr_gpu_graph_set_copy(g, copy, p, q, sizeof(x)));
	GPU_OK(smr_gpu_graph_launch(g, NULL));
	GPU_OK(smr_gpu_download(c.d, y, p, sizeof(y), NULL));
	for (int i = 0; i < N; i++)
		GPU_CHECK(y[i] == 6 * x[i]);

	int64_t start = smr_now_ns();

	for (int i = 0; i < TURNS; i++)
		GPU_OK(smr_gpu_launch_kernel(c.d, &w, NULL));
	int64_t issued = smr_now_ns();

	GPU_OK(smr_gpu_synchronize(c.d));
	print_message("launch: %.2f us to issue, %.2f us until done\n",
		      smr_seconds(start, issued) * 1e6 / TURNS,
		      smr_seconds(start, smr_now_ns()) * 1e6 / TURNS);
	smr_gpu_graph_free(g);
	smr_gpu_free(c.d, p);
	smr_gpu_free(c.d, q);
	close_card(&c);
	return 0;
}

static void a_graph_is_launched_with_other_parameters(void **state)
{
	GPU_IN_CHILD(replay, "SAMARA_GPU_MEMORY=64");
}

static int measure(void)
{
	card c;
	smr_gpu_event *from, *to;
	smr_gpu_meter *meter = NULL;
	smr_gpu_ptr p;
	uint64_t n = 64 * MIB / sizeof(float);
	float factor = 1;
	void *params[] = {&p, &n, &factor};
	smr_gpu_work w = {
		.grid = {(unsigned)(n / 256), 1, 1}, .block = {256, 1, 1}, .params = params};
	double s, joules = 0;

	GPU_OK(open_card(&c));
	GPU_OK(smr_gpu_alloc(c.d, 64 * MIB, &p));
	GPU_OK(smr_gpu_event_new(c.d, true, &from));
	GPU_OK(smr_gpu_event_new(c.d, true, &to));
	w.fn = c.scale;
	if (smr_gpu_meter_open(smr_gpu_about(c.d), &meter) != SMR_OK)
		print_message("%s\n", smr_errmsg());
	GPU_OK(smr_gpu_launch_kernel(c.d, &w, NULL));
	GPU_OK(smr_gpu_event_record(from, NULL));
	for (int i = 0; i < 1000; i++)
		GPU_OK(smr_gpu_launch_kernel(c.d, &w, NULL));
	GPU_OK(smr_gpu_event_record(to, NULL));
	GPU_OK(smr_gpu_seconds(from, to, &s));
	GPU_CHECK(s > 0 && s < 10);
	if (meter != NULL)
		GPU_OK(smr_gpu_meter_lap(meter, &joules));
	print_message("scale: %.0f GB/s, %.2f J in %.3f s\n", 1000 * 128e-9 * MIB / s, joules, s);
	smr_gpu_meter_close(meter);
	smr_gpu_event_free(from);
	smr_gpu_event_free(to);
	smr_gpu_free(c.d, p);
	close_card(&c);
	return 0;
}

static void events_measure_the_card(void **state)
{
	GPU_IN_CHILD(measure, "SAMARA_GPU_MEMORY=128");
}

/* ---- copies */

static int copy(void)
{
	static const size_t sizes[] = {1, 65536, 65537, 2 * MIB + 1, 33 * MIB + 7, 256 * MIB};
	smr_gpu_device *d;
	smr_gpu_ptr p;

	GPU_OK(smr_gpu_open(0, &d));
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		size_t n = sizes[i];
		unsigned char *in = malloc(n), *out = calloc(1, n);

		for (size_t k = 0; k < n; k++)
			in[k] = (unsigned char)(k * 2654435761u >> 13);
		memset(out, 1, n); /* its pages are there */
		GPU_OK(smr_gpu_alloc(d, n, &p));

		int64_t start = smr_now_ns();

		GPU_OK(smr_gpu_upload(d, p, in, n, NULL));
		GPU_OK(smr_gpu_synchronize(d));
		int64_t up = smr_now_ns();

		GPU_OK(smr_gpu_download(d, out, p, n, NULL));
		int64_t down = smr_now_ns();

		GPU_CHECK(memcmp(in, out, n) == 0);
		print_message("%9zu bytes: up %.2f GB/s, down %.2f GB/s\n", n,
			      (double)n * 1e-9 / smr_seconds(start, up),
			      (double)n * 1e-9 / smr_seconds(up, down));
		smr_gpu_free(d, p);
		free(in);
		free(out);
	}
	smr_gpu_close(d);
	return 0;
}

static void copies_keep_all_bytes(void **state)
{
	GPU_IN_CHILD(copy, "SAMARA_GPU_MEMORY=512");
}

/* ---- faults */

static int faults(void)
{
	static const char newer[] = ".version 99.9\n.target sm_75\n.address_size 64\n";
	static const char wrong[] = ".version 7.0\n.target sm_75\n.address_size 64\nsyntax error\n";
	card c;
	smr_gpu_module *m;
	smr_gpu_ptr p, wild = 64;
	uint64_t n = 10;
	void *params[] = {&wild, &wild, &wild, &n};
	smr_gpu_work w = {.grid = {1, 1, 1}, .block = {32, 1, 1}, .params = params};

	GPU_OK(open_card(&c));
	GPU_CHECK(smr_gpu_module_load(c.d, newer, sizeof(newer), &m) != SMR_OK);
	print_message("%s\n", smr_errmsg());
	GPU_CHECK(smr_gpu_module_load(c.d, wrong, sizeof(wrong), &m) != SMR_OK);
	print_message("%s\n", smr_errmsg());
	GPU_CHECK(smr_gpu_alloc(c.d, (size_t)smr_gpu_about(c.d)->memory_bytes, &p) == SMR_ENOMEM);
	print_message("%s\n", smr_errmsg());
	GPU_OK(smr_gpu_device_check(c.d));
	w.fn = c.add;
	GPU_OK(smr_gpu_launch_kernel(c.d, &w, NULL));
	GPU_CHECK(smr_gpu_synchronize(c.d) == SMR_EFAULT);
	print_message("%s\n", smr_errmsg());
	GPU_FAILS(smr_gpu_alloc(c.d, 1, &p), SMR_EFAULT, "the GPU was lost by an earlier error");
	close_card(&c);
	return 0;
}

static void faults_are_told_as_on_the_mock(void **state)
{
	GPU_IN_CHILD(faults, "SAMARA_LOG=error");
}

static int cached(void)
{
	card c;

	GPU_OK(open_card(&c));
	GPU_CHECK(smr_gpu_module_cached(c.m));
	close_card(&c);
	return 0;
}

static void compiled_code_is_kept(void **state)
{
	GPU_IN_CHILD(add_arrays, "SAMARA_GPU_MEMORY=64");
	GPU_IN_CHILD(cached, "SAMARA_GPU_MEMORY=64");
}

/* In a child, since the driver may be opened in no process that forks. */
static bool has_card(void)
{
	int status = -1;
	pid_t child;

	fflush(NULL);
	child = fork();
	if (child == 0) {
		int n;
		smr_status st = smr_gpu_count(&n);

		if (st != SMR_OK)
			print_message("skipped: %s\n", smr_errmsg());
		exit(st != SMR_OK);
	}
	return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_kernel_adds_arrays),
		cmocka_unit_test(a_graph_is_launched_with_other_parameters),
		cmocka_unit_test(events_measure_the_card),
		cmocka_unit_test(copies_keep_all_bytes),
		cmocka_unit_test(compiled_code_is_kept),
		cmocka_unit_test(faults_are_told_as_on_the_mock),
	};

	if (unsetenv("SAMARA_CUDA") != 0 || unsetenv("SAMARA_NVML") != 0 || !has_card())
		return 77;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
