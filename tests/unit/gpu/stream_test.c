#include "cuda_case.h"

enum { N = 1000 };

/* Uploads two arrays, adds them on the card, and gets the sum. */
static int add_on_card(smr_gpu_device *d, smr_gpu_kernel *k, float first)
{
	float a[N], b[N], c[N];
	smr_gpu_ptr p[3];
	uint64_t n = N;
	void *params[] = {&p[0], &p[1], &p[2], &n};
	smr_gpu_work w = {.fn = k, .grid = {4, 1, 1}, .block = {256, 1, 1}, .params = params};

	for (int i = 0; i < N; i++) {
		a[i] = first + (float)i;
		b[i] = 0.5f;
	}
	for (int i = 0; i < 3; i++)
		GPU_OK(smr_gpu_alloc(d, sizeof(a), &p[i]));
	GPU_OK(smr_gpu_upload(d, p[0], a, sizeof(a), NULL));
	GPU_OK(smr_gpu_upload(d, p[1], b, sizeof(b), NULL));
	memset(a, 0, sizeof(a)); /* the call has read it */
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	GPU_OK(smr_gpu_download(d, c, p[2], sizeof(c), NULL));
	for (int i = 0; i < N; i++)
		GPU_CHECK(c[i] == first + (float)i + 0.5f);
	for (int i = 0; i < 3; i++)
		smr_gpu_free(d, p[i]);
	return 0;
}

static int add(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *k, *same;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m));
	GPU_OK(smr_gpu_function(m, "mock_add", &k));
	GPU_OK(smr_gpu_function(m, "mock_add", &same));
	GPU_CHECK(k == same);
	GPU_CHECK(add_on_card(d, k, 3) == 0);
	GPU_OK(smr_gpu_synchronize(d));
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_kernel_adds_two_arrays(void **state)
{
	GPU_IN_CHILD(add, "MOCK_CUDA_LATE=0");
}

static void a_kernel_adds_two_arrays_when_work_is_late(void **state)
{
	GPU_IN_CHILD(add, "MOCK_CUDA_LATE=1");
}

/* Multiplies an array by a factor, on a stream. */
static smr_status scale(smr_gpu_device *d, smr_gpu_kernel *k, smr_gpu_ptr p, float factor,
			smr_gpu_stream *s)
{
	uint64_t n = N;
	void *params[] = {&p, &n, &factor};
	smr_gpu_work w = {.fn = k, .grid = {4, 1, 1}, .block = {256, 1, 1}, .params = params};

	return smr_gpu_launch_kernel(d, &w, s);
}

/* Two streams take turns at one array; with @p ordered they wait for each other. */
static int take_turns(bool ordered, float *out)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *k;
	smr_gpu_stream *one, *two;
	smr_gpu_event *e;
	smr_gpu_ptr p;
	float a[N] = {1};

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m));
	GPU_OK(smr_gpu_function(m, "mock_scale", &k));
	GPU_OK(smr_gpu_stream_new(d, &one));
	GPU_OK(smr_gpu_stream_new(d, &two));
	GPU_OK(smr_gpu_event_new(d, false, &e));
	GPU_OK(smr_gpu_alloc(d, sizeof(a), &p));
	GPU_OK(smr_gpu_upload(d, p, a, sizeof(a), one));
	GPU_OK(scale(d, k, p, 3, one));
	GPU_OK(smr_gpu_event_record(e, one));
	if (ordered)
		GPU_OK(smr_gpu_event_before(e, two));
	GPU_OK(scale(d, k, p, 5, two));
	GPU_OK(smr_gpu_download(d, a, p, sizeof(a), two));
	*out = a[0];
	smr_gpu_free(d, p);
	smr_gpu_event_free(e);
	smr_gpu_stream_free(one);
	smr_gpu_stream_free(two);
	smr_gpu_stream_free(NULL);
	smr_gpu_event_free(NULL);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static int ordered_turns(void)
{
	float first;

	GPU_CHECK(take_turns(true, &first) == 0);
	GPU_CHECK(first == 15);
	return 0;
}

/* The mock must notice a wait that is forgotten. */
static int unordered_turns(void)
{
	float first;

	GPU_CHECK(take_turns(false, &first) == 0);
	GPU_CHECK(first != 15);
	return 0;
}

static void a_stream_waits_for_the_event_of_another(void **state)
{
	GPU_IN_CHILD(ordered_turns, "MOCK_CUDA_LATE=1");
	GPU_IN_CHILD(unordered_turns, "MOCK_CUDA_LATE=1");
}

static int measure(void)
{
	smr_gpu_device *d;
	smr_gpu_event *from, *to;
	double s = -1;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_event_new(d, true, &from));
	GPU_OK(smr_gpu_event_new(d, true, &to));
	GPU_OK(smr_gpu_event_record(from, NULL));
	GPU_OK(smr_gpu_synchronize(d));
	usleep(5000);
	GPU_OK(smr_gpu_event_record(to, NULL));
	GPU_OK(smr_gpu_seconds(from, to, &s));
	GPU_CHECK(s >= 0.004 && s < 60);
	smr_gpu_event_free(from);
	smr_gpu_event_free(to);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void events_measure_seconds(void **state)
{
	GPU_IN_CHILD(measure, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(measure, "MOCK_CUDA_LATE=1");
}

static int interrupt(void)
{
	_Atomic uint64_t interrupts = 1;
	smr_gpu_device *d;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_FAILS(smr_gpu_wait(d, NULL, &interrupts, 0), SMR_ESTATE, "the run was interrupted");
	GPU_OK(smr_gpu_device_check(d));
	smr_gpu_close(d);
	return 0;
}

static void a_wait_without_end_can_be_interrupted(void **state)
{
	GPU_IN_CHILD(interrupt, "MOCK_CUDA_FAIL=cuStreamQuery:1+:600");
}

static int limits(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_ptr p;
	uint64_t n = 1;
	float factor = 1;
	void *params[] = {&p, &n, &factor};
	smr_gpu_work w = {.grid = {0, 1, 1}, .block = {32, 1, 1}, .params = params};

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m));
	GPU_OK(smr_gpu_function(m, "mock_scale", &w.fn));
	GPU_OK(smr_gpu_alloc(d, sizeof(float), &p));
	GPU_FAILS(smr_gpu_launch_kernel(d, &w, NULL), SMR_EINVAL,
		  "cuLaunchKernel: invalid argument");
	w.grid[0] = 1;
	w.block[1] = 64;
	GPU_FAILS(smr_gpu_launch_kernel(d, &w, NULL), SMR_EINVAL,
		  "cuLaunchKernel: invalid argument");
	w.block[1] = 1;
	w.shared = 300 << 10;
	GPU_FAILS(smr_gpu_launch_kernel(d, &w, NULL), SMR_EINVAL,
		  "a block has at most 232448 bytes of shared memory, not 16384 + 307200");
	w.shared = 40 << 10; /* with its static memory more than each kernel may use */
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	GPU_CHECK(gpu_mock_calls("cuFuncSetAttribute") == 1);
	w.shared = 200 << 10;
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	GPU_CHECK(gpu_mock_calls("cuFuncSetAttribute") == 2);
	GPU_OK(smr_gpu_synchronize(d));
	smr_gpu_free(d, p);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void launches_beyond_the_card_are_refused(void **state)
{
	GPU_IN_CHILD(limits, "MOCK_CUDA_LATE=0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_kernel_adds_two_arrays),
		cmocka_unit_test(a_kernel_adds_two_arrays_when_work_is_late),
		cmocka_unit_test(a_stream_waits_for_the_event_of_another),
		cmocka_unit_test(events_measure_seconds),
		cmocka_unit_test(a_wait_without_end_can_be_interrupted),
		cmocka_unit_test(launches_beyond_the_card_are_refused),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
