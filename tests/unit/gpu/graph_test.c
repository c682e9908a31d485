#include "cuda_case.h"
#include "gpu/graph.h"

enum { N = 100 };

typedef struct scene {
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *add, *scale;
	smr_gpu_ptr a, b, c, out;
	uint64_t n;
	float factor;
} scene;

static smr_status open_scene(scene *s)
{
	float in[N];

	s->n = N;
	s->factor = 2;
	for (int i = 0; i < N; i++)
		in[i] = (float)i;
	SMR_TRY(smr_gpu_open(0, &s->d));
	SMR_TRY(smr_gpu_module_load(s->d, gpu_ptx, sizeof(gpu_ptx), &s->m));
	SMR_TRY(smr_gpu_function(s->m, "mock_add", &s->add));
	SMR_TRY(smr_gpu_function(s->m, "mock_scale", &s->scale));
	for (smr_gpu_ptr *p = &s->a; p <= &s->out; p++) {
		SMR_TRY(smr_gpu_alloc(s->d, sizeof(in), p));
		SMR_TRY(smr_gpu_upload(s->d, *p, in, sizeof(in), NULL));
	}
	return SMR_OK;
}

static void close_scene(scene *s)
{
	for (smr_gpu_ptr *p = &s->a; p <= &s->out; p++)
		smr_gpu_free(s->d, *p);
	smr_gpu_module_free(s->m);
	smr_gpu_close(s->d);
}

/* c = a + b; c *= factor; out = c */
static smr_status build_graph(scene *s, smr_gpu_graph *g, smr_gpu_node node[3])
{
	void *sum[] = {&s->a, &s->b, &s->c, &s->n}, *product[] = {&s->c, &s->n, &s->factor};
	smr_gpu_work add = {.fn = s->add, .grid = {1, 1, 1}, .block = {N, 1, 1}, .params = sum};
	smr_gpu_work scale = {
		.fn = s->scale, .grid = {1, 1, 1}, .block = {N, 1, 1}, .params = product};

	SMR_TRY(smr_gpu_graph_add_launch(g, NULL, 0, &add, &node[0]));
	SMR_TRY(smr_gpu_graph_add_launch(g, &node[0], 1, &scale, &node[1]));
	return smr_gpu_graph_add_copy(g, &node[1], 1, s->out, s->c, N * sizeof(float), &node[2]);
}

static smr_status run_graph(scene *s, smr_gpu_graph *g, float out[N])
{
	SMR_TRY(smr_gpu_graph_launch(g, NULL));
	return smr_gpu_download(s->d, out, s->out, N * sizeof(float), NULL);
}

static int replay(void)
{
	scene s = {0};
	smr_gpu_graph *g;
	smr_gpu_node node[3];
	float out[N];
	void *product[] = {&s.c, &s.n, &s.factor};

	GPU_OK(open_scene(&s));
	GPU_OK(smr_gpu_graph_new(s.d, &g));
	GPU_OK(build_graph(&s, g, node));
	GPU_CHECK(node[0] == 0 && node[1] == 1 && node[2] == 2);
	GPU_OK(smr_gpu_graph_finish(g));
	for (int turn = 0; turn < 2; turn++) {
		GPU_OK(run_graph(&s, g, out));
		for (int i = 0; i < N; i++)
			GPU_CHECK(out[i] == 4 * (float)i);
	}

	/* another factor, and the copy's source and end the other way round */
	smr_gpu_work scale = {
		.fn = s.scale, .grid = {1, 1, 1}, .block = {N, 1, 1}, .params = product};

	s.factor = 5;
	GPU_OK(smr_gpu_graph_set_launch(g, node[1], &scale));
	GPU_OK(run_graph(&s, g, out));
	for (int i = 0; i < N; i++)
		GPU_CHECK(out[i] == 10 * (float)i);
	GPU_OK(smr_gpu_graph_set_copy(g, node[2], s.out, s.a, N * sizeof(float)));
	GPU_OK(run_graph(&s, g, out));
	for (int i = 0; i < N; i++)
		GPU_CHECK(out[i] == (float)i);
	smr_gpu_graph_free(g);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_graph_is_launched_again_with_other_parameters(void **state)
{
	GPU_IN_CHILD(replay, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(replay, "MOCK_CUDA_LATE=1");
}

static int misuse(void)
{
	scene s = {0};
	smr_gpu_graph *g;
	smr_gpu_node node[3], far = 9, other;
	void *sum[] = {&s.a, &s.b, &s.c, &s.n};

	GPU_OK(open_scene(&s));

	smr_gpu_work add = {.fn = s.add, .grid = {1, 1, 1}, .block = {N, 1, 1}, .params = sum};
	smr_gpu_work none = {.fn = s.add, .grid = {0, 1, 1}, .block = {N, 1, 1}, .params = sum};

	GPU_OK(smr_gpu_graph_new(s.d, &g));
	GPU_FAILS(smr_gpu_graph_add_launch(g, &far, 1, &add, &other), SMR_EINVAL,
		  "node 9 of a graph does not exist");
	GPU_FAILS(smr_gpu_graph_add_launch(g, NULL, 0, &none, &other), SMR_EINVAL,
		  "invalid argument");
	GPU_FAILS(smr_gpu_graph_add_copy(g, NULL, 0, s.a, 16, 8, &other), SMR_EINVAL, "invalid");
	GPU_OK(build_graph(&s, g, node));
	GPU_FAILS(smr_gpu_graph_launch(g, NULL), SMR_ESTATE, "the graph is not finished");
	GPU_FAILS(smr_gpu_graph_set_launch(g, node[0], &add), SMR_ESTATE, "is not finished");
	GPU_OK(smr_gpu_graph_finish(g));
	GPU_FAILS(smr_gpu_graph_finish(g), SMR_ESTATE, "the graph is finished");
	GPU_FAILS(smr_gpu_graph_add_launch(g, NULL, 0, &add, &other), SMR_ESTATE,
		  "takes no more nodes");
	GPU_FAILS(smr_gpu_graph_set_launch(g, 3, &add), SMR_EINVAL, "node 3 of a graph");
	GPU_FAILS(smr_gpu_graph_set_launch(g, node[1], &add), SMR_EINVAL, "invalid argument");
	smr_gpu_graph_free(g);
	smr_gpu_graph_free(NULL);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void calls_in_a_wrong_order_are_refused(void **state)
{
	GPU_IN_CHILD(misuse, "MOCK_CUDA_LATE=0");
}

static smr_status use_graph(void *unused)
{
	scene s = {0};
	smr_gpu_graph *g = NULL;
	smr_gpu_node node[3];
	float out[N];
	smr_status st = open_scene(&s);

	if (st == SMR_OK)
		st = smr_gpu_graph_new(s.d, &g);
	if (st == SMR_OK)
		st = build_graph(&s, g, node);
	if (st == SMR_OK)
		st = smr_gpu_graph_finish(g);
	if (st == SMR_OK)
		st = run_graph(&s, g, out);
	if (st == SMR_OK && out[3] != 12)
		st = smr_fail(SMR_EINTERNAL, "wrong sums");
	smr_gpu_graph_free(g);
	if (s.d != NULL)
		close_scene(&s);
	return st;
}

static int sweep(void)
{
	GPU_OK(use_graph(NULL));
	unit_fail_each_allocation(use_graph, NULL);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void each_failed_allocation_is_reported_and_leaks_nothing(void **state)
{
	GPU_IN_CHILD(sweep, "SAMARA_CACHE=/proc/none");
}

static int one_fails(void)
{
	GPU_CHECK(use_graph(NULL) == SMR_EINVAL && strstr(smr_errmsg(), "cuGraph") != NULL);
	GPU_CHECK(gpu_all_freed());
	GPU_OK(use_graph(NULL));
	return 0;
}

static void each_call_of_the_driver_may_fail(void **state)
{
	GPU_IN_CHILD(one_fails, "MOCK_CUDA_FAIL=cuGraphCreate:1:1");
	GPU_IN_CHILD(one_fails, "MOCK_CUDA_FAIL=cuGraphAddKernelNode:2:1");
	GPU_IN_CHILD(one_fails, "MOCK_CUDA_FAIL=cuGraphAddMemcpyNode:1:1");
	GPU_IN_CHILD(one_fails, "MOCK_CUDA_FAIL=cuGraphInstantiateWithFlags:1:1");
	GPU_IN_CHILD(one_fails, "MOCK_CUDA_FAIL=cuGraphLaunch:1:1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_graph_is_launched_again_with_other_parameters),
		cmocka_unit_test(calls_in_a_wrong_order_are_refused),
		cmocka_unit_test(each_failed_allocation_is_reported_and_leaks_nothing),
		cmocka_unit_test(each_call_of_the_driver_may_fail),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
