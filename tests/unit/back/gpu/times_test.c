/* Times of kernels by events, on the mock driver. */
#include "back/gpu/times.h"

#include "cuda_case.h"

enum { N = 100, FIRST = 32, ONE_IN = 64 };

typedef struct bench {
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_ptr p;
	uint64_t n;
	float factor;
	void *params[3];
	smr_gpu_work w;
	smr_gpu_times t;
	bool collected;
} bench;

static int open_bench(bench *b)
{
	*b = (bench){.n = N, .factor = 2};
	GPU_OK(smr_gpu_open(0, &b->d));
	GPU_OK(smr_gpu_module_load(b->d, gpu_ptx, sizeof(gpu_ptx), &b->m));
	GPU_OK(smr_gpu_alloc(b->d, N * sizeof(float), &b->p));
	GPU_OK(smr_gpu_fill(b->d, b->p, 0, N * sizeof(float), NULL));
	b->params[0] = &b->p;
	b->params[1] = &b->n;
	b->params[2] = &b->factor;
	b->w = (smr_gpu_work){.grid = {1, 1, 1}, .block = {128, 1, 1}, .params = b->params};
	GPU_OK(smr_gpu_function(b->m, "mock_scale", &b->w.fn));
	smr_gpu_times_init(&b->t);
	return 0;
}

static int close_bench(bench *b)
{
	GPU_OK(smr_gpu_synchronize(b->d));
	smr_gpu_times_destroy(&b->t);
	smr_gpu_free(b->d, b->p);
	smr_gpu_module_free(b->m);
	smr_gpu_close(b->d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static smr_status run_once(bench *b)
{
	bool due = smr_gpu_times_due(&b->t, b->collected);
	int run = due ? smr_gpu_times_begin(&b->t, b->d) : -1;
	smr_status st = smr_gpu_launch_kernel(b->d, &b->w, NULL);

	smr_gpu_times_end(&b->t, run, st == SMR_OK);
	return st;
}

/* Work is late: nothing has run before something waits for it. */
static int read_late(void)
{
	smr_device_measured m;
	bench b;

	if (open_bench(&b) != 0)
		return 1;
	smr_gpu_times_read(&b.t, &m);
	GPU_CHECK(m.runs == 0 && m.fresh_s == 0);
	GPU_OK(run_once(&b));
	smr_gpu_times_read(&b.t, &m); /* the mock says once that work has not ended */
	GPU_CHECK(m.runs == 0 && m.fresh_s == 0);
	smr_gpu_times_read(&b.t, &m);
	GPU_CHECK(m.runs == 1 && m.seconds > 0 && m.fresh_s == m.seconds);
	smr_gpu_times_read(&b.t, &m);
	GPU_CHECK(m.runs == 1 && m.fresh_s == 0);
	for (int i = 0; i < 3 * SMR_GPU_PAIRS; i++) /* more than can wait to be read */
		GPU_OK(run_once(&b));
	GPU_OK(smr_gpu_synchronize(b.d));
	smr_gpu_times_read(&b.t, &m);
	GPU_CHECK(m.runs >= SMR_GPU_PAIRS && m.fresh_s > 0 && m.fresh_s <= m.seconds);
	return close_bench(&b);
}

static void times_are_read_when_the_card_has_ended(void **state)
{
	GPU_IN_CHILD(read_late, "MOCK_CUDA_LATE=1");
}

static int count_measured(bool collected, uint64_t want)
{
	smr_device_measured m = {.runs = 0};
	bench b;

	if (open_bench(&b) != 0)
		return 1;
	b.collected = collected;
	for (int i = 0; i < FIRST + 2 * ONE_IN; i++) {
		GPU_OK(run_once(&b));
		smr_gpu_times_read(&b.t, &m);
		smr_gpu_times_read(&b.t, &m);
	}
	/* the first is left out: the driver loads code in it */
	GPU_CHECK(m.runs == want - 1);
	return close_bench(&b);
}

static int count_alone(void)
{
	return count_measured(false, FIRST + 2);
}

static int count_collected(void)
{
	return count_measured(true, 2);
}

static void the_first_runs_and_few_later_ones_are_measured(void **state)
{
	GPU_IN_CHILD(count_alone, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(count_collected, "MOCK_CUDA_LATE=0");
}

static int fail_events(void)
{
	smr_device_measured m;
	bench b;

	if (open_bench(&b) != 0)
		return 1;
	for (int i = 0; i < 6; i++) {
		GPU_OK(run_once(&b));
		smr_gpu_times_read(&b.t, &m);
	}
	GPU_CHECK(m.runs < 5);
	GPU_OK(smr_gpu_device_check(b.d));
	return close_bench(&b);
}

static void events_that_fail_leave_the_run_unmeasured(void **state)
{
	GPU_IN_CHILD(fail_events, "MOCK_CUDA_FAIL=cuEventRecord:1:801,cuEventRecord:4:801");
	GPU_IN_CHILD(fail_events, "MOCK_CUDA_FAIL=cuEventCreate:1+:801");
	GPU_IN_CHILD(fail_events, "MOCK_CUDA_FAIL=cuEventQuery:1+:801");
	GPU_IN_CHILD(fail_events, "MOCK_CUDA_FAIL=cuEventElapsedTime:1+:801");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(times_are_read_when_the_card_has_ended),
		cmocka_unit_test(the_first_runs_and_few_later_ones_are_measured),
		cmocka_unit_test(events_that_fail_leave_the_run_unmeasured),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
