#include "cuda_case.h"
#include "gpu/commands.h"
#include "gpu/own.h"
#include "gpu/sequence.h"

enum { N = 100 };

/* ---- what waits for what ------------------------------------------------------------------------
 */

/* The launches that the next one waits for, as bits. */
static unsigned waits(smr_gpu_hazards *h, smr_gpu_sequence *s, size_t n, const smr_gpu_access *a)
{
	static smr_gpu_kernel none;
	smr_gpu_work w = {.fn = &none, .params = (void *[]){&none}};
	size_t before = s->after.n;
	unsigned bits = 0;

	assert_int_equal(smr_gpu_hazards_add(h, s, a, n), SMR_OK);
	for (size_t i = before; i < s->after.n; i++)
		bits |= 1u << s->after.v[i];
	assert_int_equal(smr_gpu_sequence_add(s, &w, 0, s->after.n - before), SMR_OK);
	return bits;
}

#define WAITS(...)                                                                     \
	waits(h, &s, sizeof((smr_gpu_access[]){__VA_ARGS__}) / sizeof(smr_gpu_access), \
	      (smr_gpu_access[]){__VA_ARGS__})

static void launches_wait_for_writers_and_writers_for_readers(void **state)
{
	smr_gpu_sequence s = {0};
	smr_gpu_hazards *h;

	assert_int_equal(smr_gpu_hazards_new(&h), SMR_OK);
	assert_int_equal(WAITS({1, false}, {2, true}), 0);
	assert_int_equal(WAITS({3, true}), 0);                           /* independent */
	assert_int_equal(WAITS({2, false}, {4, true}), 1 << 0);          /* reads what 0 wrote */
	assert_int_equal(WAITS({2, false}, {5, true}), 1 << 0);          /* and so does this */
	assert_int_equal(WAITS({2, true}), 1 << 2 | 1 << 3);             /* after its readers */
	assert_int_equal(WAITS({2, false}, {2, true}), 1 << 4);          /* in place */
	assert_int_equal(WAITS({1, true}, {3, false}), 1 << 0 | 1 << 1); /* both kinds */
	assert_int_equal(WAITS({4, false}, {4, false}, {5, true}), 1 << 2 | 1 << 3);
	smr_gpu_hazards_clear(h);
	smr_gpu_sequence_clear(&s);
	assert_int_equal(WAITS({2, false}), 0);
	/* many allocations, each written by one launch and read by a later one */
	smr_gpu_hazards_clear(h);
	smr_gpu_sequence_clear(&s);
	for (smr_gpu_ptr i = 0; i < 1000; i++)
		assert_int_equal(smr_gpu_hazards_add(h, &s, &(smr_gpu_access){512 * (i + 1), true},
						     1),
				 SMR_OK);
	assert_int_equal(s.after.n, 0);
	for (smr_gpu_ptr i = 0; i < 1000; i++)
		assert_int_equal(smr_gpu_hazards_add(h, &s, &(smr_gpu_access){512 * (i + 1), true},
						     1),
				 SMR_OK);
	assert_int_equal(s.after.n, 1000);
	smr_gpu_sequence_free(&s);
	smr_gpu_hazards_free(h);
}

/* ---- sequences on the mock ----------------------------------------------------------------------
 */

typedef struct scene {
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *step;
	smr_gpu_commands *c;
	smr_gpu_ptr a;
} scene;

/* The mock's kernel of that name: to = from + add. */
static const char step_ptx[] =
	".version 7.0\n.target sm_75\n.address_size 64\n"
	".visible .entry mock_step(.param .align 8 .b8 args[32])\n{ ret; }\n";

typedef struct parameters {
	uint64_t to, from, n, add;
} parameters;

static smr_status open_scene(scene *s)
{
	float in[N];

	for (int i = 0; i < N; i++)
		in[i] = (float)i;
	SMR_TRY(smr_gpu_open(0, &s->d));
	SMR_TRY(smr_gpu_module_load(s->d, step_ptx, sizeof(step_ptx), &s->m));
	SMR_TRY(smr_gpu_function(s->m, "mock_step", &s->step));
	SMR_TRY(smr_gpu_commands_new(s->d, &s->c));
	SMR_TRY(smr_gpu_alloc(s->d, sizeof(in), &s->a));
	return smr_gpu_upload(s->d, s->a, in, sizeof(in), NULL);
}

static void close_scene(scene *s)
{
	if (s->d == NULL)
		return;
	smr_gpu_commands_free(s->c);
	smr_gpu_free(s->d, s->a);
	smr_gpu_module_free(s->m);
	smr_gpu_close(s->d);
}

/* to = from + add */
static smr_status step(scene *s, smr_gpu_ptr to, smr_gpu_ptr from, uint64_t add)
{
	parameters p = {to, from, N, add};
	smr_gpu_access all[] = {{from, false}, {to, true}};
	smr_gpu_work w = {
		.fn = s->step, .grid = {1, 1, 1}, .block = {N, 1, 1}, .params = (void *[]){&p}};

	return smr_gpu_commands_launch(s->c, &w, sizeof(p), all, 2);
}

/* a += 3 * add, by way of memory that lives in the sequence; @p more makes another sequence. */
static smr_status run_steps(scene *s, uint64_t add, bool more)
{
	smr_gpu_ptr b, c;

	SMR_TRY(smr_gpu_commands_alloc(s->c, N * sizeof(float), &b));
	SMR_TRY(step(s, b, s->a, add));
	SMR_TRY(smr_gpu_commands_alloc(s->c, N * sizeof(float), &c));
	SMR_TRY(step(s, c, b, add));
	smr_gpu_commands_release(s->c, b, N * sizeof(float));
	SMR_TRY(step(s, s->a, c, add));
	if (more)
		SMR_TRY(step(s, s->a, s->a, 0));
	smr_gpu_commands_release(s->c, c, N * sizeof(float));
	return SMR_OK;
}

static smr_status read_scene(scene *s, float out[N])
{
	SMR_TRY(smr_gpu_commands_submit(s->c));
	return smr_gpu_download(s->d, out, s->a, N * sizeof(float), NULL);
}

static int again(void)
{
	scene s = {0};
	smr_gpu_commands_told t;
	float out[N];

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 5; turn++) {
		GPU_OK(run_steps(&s, 1, false));
		GPU_OK(read_scene(&s, out));
		for (int i = 0; i < N; i++)
			GPU_CHECK(out[i] == (float)(i + 3 * (turn + 1)));
	}
	smr_gpu_commands_tell(s.c, &t);
	GPU_CHECK(gpu_mock_calls("cuLaunchKernel") == 3 && gpu_mock_calls("cuGraphLaunch") == 4);
	GPU_CHECK(t.alone == 3 && t.graphs == 1 && t.launched == 4 && t.kernels == 12);
	GPU_CHECK(t.largest == 3 && t.updated == 0);
	/* another number, another sequence, then the first one */
	GPU_OK(run_steps(&s, 5, false));
	GPU_OK(run_steps(&s, 0, true));
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[7] == 7 + 15 + 15 && gpu_mock_calls("cuLaunchKernel") == 3 + 7);
	GPU_OK(run_steps(&s, 5, false));
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[7] == 7 + 15 + 15 + 15 && gpu_mock_calls("cuLaunchKernel") == 3 + 7);
	smr_gpu_commands_tell(s.c, &t);
	GPU_CHECK(t.updated == 3 && t.graphs == 1);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_sequence_that_comes_again_is_one_graph(void **state)
{
	GPU_IN_CHILD(again, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(again, "MOCK_CUDA_LATE=1");
	GPU_IN_CHILD(again, "MOCK_CUDA_ORDER=1");
}

static int alternating(void)
{
	scene s = {0};
	smr_gpu_commands_told t;
	float out[N];

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 40; turn++) {
		GPU_OK(run_steps(&s, (uint64_t)(turn % 3), false));
		GPU_OK(smr_gpu_commands_submit(s.c));
	}
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[0] == 3 * 39);
	smr_gpu_commands_tell(s.c, &t);
	GPU_CHECK(t.graphs == 3 && t.launched == 39 && t.updated <= 9);
	/* ever other parameters: one of the graphs gets them each time */
	for (int turn = 0; turn < 40; turn++) {
		GPU_OK(run_steps(&s, (uint64_t)(turn + 10), false));
		GPU_OK(smr_gpu_commands_submit(s.c));
	}
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[0] == 3 * 39 + 3 * (10 * 40 + 39 * 20));
	smr_gpu_commands_tell(s.c, &t);
	GPU_CHECK(t.graphs == 4 && t.launched == 79);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void parameters_that_alternate_have_graphs_of_their_own(void **state)
{
	GPU_IN_CHILD(alternating, "MOCK_CUDA_LATE=1");
}

static int one_by_one(void)
{
	scene s = {0};
	float out[N];

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 4; turn++)
		GPU_OK(run_steps(&s, 1, false) != SMR_OK ? SMR_EFAULT : read_scene(&s, out));
	GPU_CHECK(out[0] == 12);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static int parameters_fail(void)
{
	scene s = {0};
	float out[N];

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 4; turn++)
		GPU_OK(run_steps(&s, (uint64_t)turn, false) != SMR_OK ? SMR_EFAULT
								      : read_scene(&s, out));
	GPU_CHECK(out[0] == 18 && gpu_mock_calls("cuGraphExecKernelNodeSetParams") > 0);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_graph_that_fails_is_replaced_by_launches(void **state)
{
	GPU_IN_CHILD(one_by_one, "MOCK_CUDA_FAIL=cuGraphCreate:1:1");
	GPU_IN_CHILD(one_by_one, "MOCK_CUDA_FAIL=cuGraphAddKernelNode:2:1");
	GPU_IN_CHILD(one_by_one, "MOCK_CUDA_FAIL=cuGraphInstantiateWithFlags:1:2");
	GPU_IN_CHILD(one_by_one, "MOCK_CUDA_FAIL=cuGraphLaunch:1:1");
	GPU_IN_CHILD(one_by_one, "MOCK_CUDA_FAIL=cuGraphLaunch:2+:1");
	GPU_IN_CHILD(parameters_fail, "MOCK_CUDA_FAIL=cuGraphExecKernelNodeSetParams:1:1");
	GPU_IN_CHILD(parameters_fail, "MOCK_CUDA_FAIL=cuGraphExecKernelNodeSetParams:3:1");
}

static int lost(void)
{
	scene s = {0};
	float out[N];
	smr_status st = SMR_OK;

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 4 && st == SMR_OK; turn++) {
		st = run_steps(&s, 1, false);
		if (st == SMR_OK)
			st = read_scene(&s, out);
	}
	GPU_CHECK(st == SMR_EFAULT);
	close_scene(&s);
	return 0;
}

static int fails_until_reset(void)
{
	scene s = {0};
	float out[N];

	GPU_OK(open_scene(&s));
	GPU_OK(run_steps(&s, 1, false));
	GPU_FAILS(smr_gpu_commands_submit(s.c), SMR_EINVAL, "cuLaunchKernel");
	GPU_FAILS(read_scene(&s, out), SMR_EINVAL, "earlier work failed");
	GPU_FAILS(run_steps(&s, 1, false), SMR_EINVAL, "earlier work failed");
	smr_gpu_commands_reset(s.c);
	GPU_OK(run_steps(&s, 1, false));
	GPU_OK(read_scene(&s, out));
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_launch_that_fails_fails_what_comes_later(void **state)
{
	GPU_IN_CHILD(fails_until_reset, "MOCK_CUDA_FAIL=cuLaunchKernel:2:1");
	GPU_IN_CHILD(lost, "MOCK_CUDA_LOST=2");
	GPU_IN_CHILD(lost, "MOCK_CUDA_LOST=5");
	GPU_IN_CHILD(lost, "MOCK_CUDA_LOST=8", "MOCK_CUDA_LATE=1");
}

static int memory_stays(void)
{
	scene s = {0};
	smr_gpu_ptr b, c, other;
	smr_gpu_usage u;

	GPU_OK(open_scene(&s));
	GPU_OK(smr_gpu_commands_alloc(s.c, 1000, &b));
	GPU_OK(step(&s, b, s.a, 1));
	smr_gpu_commands_release(s.c, b, 1000);
	/* the launch has not been queued: others do not get its memory, later launches do */
	GPU_OK(smr_gpu_alloc(s.d, 1000, &other));
	GPU_CHECK(other != b);
	smr_gpu_free(s.d, other);
	GPU_OK(smr_gpu_commands_alloc(s.c, 1000, &c));
	GPU_CHECK(c == b);
	smr_gpu_commands_release(s.c, c, 1000);
	GPU_OK(smr_gpu_commands_submit(s.c));
	smr_gpu_pool_usage(s.d, &u);
	GPU_CHECK(u.used == 512);
	/* launches that are not submitted never happen */
	GPU_OK(smr_gpu_commands_alloc(s.c, 1000, &b));
	GPU_OK(step(&s, b, s.a, 1));
	smr_gpu_commands_release(s.c, b, 1000);
	smr_gpu_commands_reset(s.c);
	GPU_OK(smr_gpu_commands_submit(s.c));
	GPU_CHECK(gpu_mock_calls("cuLaunchKernel") == 1);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

/* 1 MiB in all: the second piece fits when the first was returned. */
static int memory_is_short(void)
{
	scene s = {0};
	smr_gpu_ptr b, c;

	GPU_OK(open_scene(&s));
	GPU_OK(smr_gpu_commands_alloc(s.c, 600 << 10, &b));
	GPU_OK(step(&s, b, s.a, 1));
	smr_gpu_commands_release(s.c, b, 600 << 10);
	GPU_OK(smr_gpu_commands_alloc(s.c, 700 << 10, &c));
	GPU_OK(step(&s, c, s.a, 1));
	smr_gpu_commands_release(s.c, c, 700 << 10);
	GPU_CHECK(gpu_mock_calls("cuLaunchKernel") == 1);
	GPU_OK(smr_gpu_commands_submit(s.c));
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void memory_is_kept_from_others_until_launches_are_queued(void **state)
{
	GPU_IN_CHILD(memory_stays, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(memory_is_short, "SAMARA_GPU_MEMORY=1");
}

static int parts(void)
{
	scene s = {0};
	float out[N];

	GPU_OK(open_scene(&s));
	for (int turn = 0; turn < 100; turn++) {
		GPU_OK(run_steps(&s, 1, false));
		GPU_OK(smr_gpu_commands_end_part(s.c));
	}
	GPU_OK(smr_gpu_commands_end_part(NULL));
	/* 33 launches wait, then as many again */
	GPU_CHECK(gpu_mock_calls("cuLaunchKernel") == 33 && gpu_mock_calls("cuGraphLaunch") == 8);
	GPU_OK(smr_gpu_commands_wait(s.c));
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[1] == 301);
	/* more launches than a sequence has room for */
	for (int turn = 0; turn < 400; turn++)
		GPU_OK(run_steps(&s, 1, false));
	GPU_OK(read_scene(&s, out));
	GPU_CHECK(out[1] == 1501);
	close_scene(&s);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void parts_of_a_loop_become_equal_sequences(void **state)
{
	GPU_IN_CHILD(parts, "MOCK_CUDA_LATE=1");
}

static smr_status use_commands(void *unused)
{
	scene s = {0};
	float out[N];
	smr_status st = open_scene(&s);

	for (int turn = 0; turn < 3 && st == SMR_OK; turn++) {
		st = run_steps(&s, 1, false);
		if (st == SMR_OK)
			st = read_scene(&s, out);
	}
	if (st == SMR_OK && out[3] != 12)
		st = smr_fail(SMR_EINTERNAL, "wrong sums");
	close_scene(&s);
	return st;
}

static int sweep(void)
{
	GPU_OK(use_commands(NULL));
	unit_fail_each_allocation(use_commands, NULL);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void each_failed_allocation_is_reported_and_leaks_nothing(void **state)
{
	GPU_IN_CHILD(sweep, "SAMARA_CACHE=/proc/none");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(launches_wait_for_writers_and_writers_for_readers),
		cmocka_unit_test(a_sequence_that_comes_again_is_one_graph),
		cmocka_unit_test(parameters_that_alternate_have_graphs_of_their_own),
		cmocka_unit_test(a_graph_that_fails_is_replaced_by_launches),
		cmocka_unit_test(a_launch_that_fails_fails_what_comes_later),
		cmocka_unit_test(memory_is_kept_from_others_until_launches_are_queued),
		cmocka_unit_test(parts_of_a_loop_become_equal_sequences),
		cmocka_unit_test(each_failed_allocation_is_reported_and_leaks_nothing),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
