#include "cuda_case.h"
#include "gpu/driver.h"

static int describe(void)
{
	smr_gpu_info i;
	int n;

	GPU_OK(smr_gpu_count(&n));
	GPU_CHECK(n == 2);
	GPU_OK(smr_gpu_describe(1, &i));
	GPU_CHECK(strcmp(i.name, "mock card 1") == 0 && strcmp(i.bus, "0000:02:00.0") == 0);
	GPU_CHECK(i.ordinal == 1 && i.driver == 12020 && i.major == 8 && i.minor == 9);
	GPU_CHECK(i.multiprocessors == 4 && i.warp == 32 && i.threads_per_block == 1024);
	GPU_CHECK(i.shared_per_block == 48 << 10 && i.shared_per_block_most == 227 << 10);
	GPU_CHECK(i.clock_hz == 1e9 && i.memory_clock_hz == 2e9 && i.memory_bus_bits == 256);
	GPU_CHECK(i.memory_bytes == UINT64_C(64) << 20);
	GPU_FAILS(smr_gpu_describe(2, &i), SMR_ENOTFOUND, "there is no GPU 2; 2 can be used");
	GPU_FAILS(smr_gpu_describe(-1, &i), SMR_ENOTFOUND, "there is no GPU -1");
	return 0;
}

static void a_card_is_described_without_opening_it(void **state)
{
	GPU_IN_CHILD(describe, "MOCK_CUDA_DEVICES=2", "MOCK_CUDA_CC=8.9", "MOCK_CUDA_MEMORY=64");
}

static int lacking(void)
{
	smr_gpu_info i;

	GPU_OK(smr_gpu_describe(0, &i));
	GPU_CHECK(i.major == 0 && i.minor == 0 && i.multiprocessors == 4);
	GPU_CHECK(strcmp(i.name, "a GPU without a name") == 0);
	return 0;
}

static void a_figure_that_the_driver_lacks_is_zero(void **state)
{
	GPU_IN_CHILD(lacking, "MOCK_CUDA_FAIL=cuDeviceGetAttribute:1:1,cuDeviceGetName:1:1");
}

static int open_twice(void)
{
	smr_gpu_device *a, *b, *other;

	GPU_OK(smr_gpu_open(0, &a));
	GPU_OK(smr_gpu_open(0, &b));
	GPU_OK(smr_gpu_open(1, &other));
	GPU_CHECK(a == b && a != other && smr_gpu_about(other)->ordinal == 1);
	GPU_FAILS(smr_gpu_open(2, &b), SMR_ENOTFOUND, "there is no GPU 2; 2 can be used");
	smr_gpu_close(a);
	GPU_OK(smr_gpu_device_check(b));
	smr_gpu_close(b);
	smr_gpu_close(other);
	smr_gpu_close(NULL);
	GPU_CHECK(gpu_all_freed());
	GPU_OK(smr_gpu_open(0, &a));
	smr_gpu_close(a);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_device_is_opened_once_and_closed_by_the_last_user(void **state)
{
	GPU_IN_CHILD(open_twice, "MOCK_CUDA_DEVICES=2");
}

/* Another library of the process has its own context on this thread. */
static int keep_context(void)
{
	const smr_gpu_driver *driver;
	smr_gpu_device *d;
	CUcontext theirs, now;
	smr_gpu_ptr p;
	char byte = 5;

	GPU_OK(smr_gpu_driver_open(&driver));
	GPU_CHECK(driver->call.cuDevicePrimaryCtxRetain(&theirs, 1) == CUDA_SUCCESS);
	GPU_CHECK(driver->call.cuCtxPushCurrent(theirs) == CUDA_SUCCESS);
	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_alloc(d, 1, &p));
	GPU_OK(smr_gpu_upload(d, p, &byte, 1, NULL));
	GPU_FAILS(smr_gpu_copy(d, p, 4, 1, NULL), SMR_EINVAL, "invalid argument");
	GPU_OK(smr_gpu_synchronize(d));
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	GPU_CHECK(driver->call.cuCtxPopCurrent(&now) == CUDA_SUCCESS && now == theirs);
	GPU_CHECK(driver->call.cuCtxPopCurrent(&now) == CUDA_ERROR_INVALID_CONTEXT);
	GPU_CHECK(driver->call.cuDevicePrimaryCtxRelease(1) == CUDA_SUCCESS);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void the_context_of_the_caller_is_restored(void **state)
{
	GPU_IN_CHILD(keep_context, "MOCK_CUDA_DEVICES=2");
}

static int busy(void)
{
	smr_gpu_device *d;

	GPU_FAILS(smr_gpu_open(0, &d), SMR_EUNSUPPORTED, "another process uses the GPU alone");
	GPU_OK(smr_gpu_open(0, &d)); /* it has become free */
	smr_gpu_close(d);
	return 0;
}

static void a_busy_card_is_told_and_tried_again(void **state)
{
	GPU_IN_CHILD(busy, "MOCK_CUDA_FAIL=cuDevicePrimaryCtxRetain:1:46");
}

/* ---- work that the following tests disturb */

static smr_status launch_add(smr_gpu_device *d, smr_gpu_module *m, const smr_gpu_ptr p[3],
			     smr_gpu_event *e)
{
	uint64_t n = 10;
	void *params[] = {(void *)&p[0], (void *)&p[1], (void *)&p[2], &n};
	smr_gpu_work w = {.grid = {1, 1, 1}, .block = {32, 1, 1}, .params = params};

	SMR_TRY(smr_gpu_function(m, "mock_add", &w.fn));
	SMR_TRY(smr_gpu_launch_kernel(d, &w, NULL));
	SMR_TRY(smr_gpu_event_record(e, NULL));
	return smr_gpu_synchronize(d);
}

static smr_status use_memory(smr_gpu_device *d, smr_gpu_module *m, smr_gpu_event *e)
{
	float in[10] = {1, 2, 3}, out[10] = {0};
	smr_gpu_ptr p[3] = {0};
	smr_status st = SMR_OK;

	for (int i = 0; i < 3 && st == SMR_OK; i++)
		st = smr_gpu_alloc(d, sizeof(in), &p[i]);
	for (int i = 0; i < 2 && st == SMR_OK; i++)
		st = smr_gpu_upload(d, p[i], in, sizeof(in), NULL);
	if (st == SMR_OK)
		st = launch_add(d, m, p, e);
	if (st == SMR_OK)
		st = smr_gpu_download(d, out, p[2], sizeof(out), NULL);
	if (st == SMR_OK && (out[0] != 2 || out[2] != 6 || out[9] != 0))
		st = smr_fail(SMR_EINTERNAL, "wrong sums");
	for (int i = 0; i < 3; i++)
		smr_gpu_free(d, p[i]);
	return st;
}

/* All of the road, once; frees everything in any case. */
static smr_status use_card(void *unused)
{
	smr_gpu_device *d = NULL;
	smr_gpu_module *m = NULL;
	smr_gpu_event *e = NULL;
	smr_status st = smr_gpu_open(0, &d);

	if (st == SMR_OK)
		st = smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m);
	if (st == SMR_OK)
		st = smr_gpu_event_new(d, true, &e);
	if (st == SMR_OK)
		st = use_memory(d, m, e);
	smr_gpu_event_free(e);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	return st;
}

static int sweep_allocations(void)
{
	GPU_OK(use_card(NULL)); /* opens the driver */
	unit_fail_each_allocation(use_card, NULL);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void each_failed_allocation_is_reported_and_leaks_nothing(void **state)
{
	GPU_IN_CHILD(sweep_allocations, "SAMARA_CACHE=/proc/none");
}

/* One call of the driver fails, by NAME:N:RESULT in MOCK_CUDA_FAIL. */
static int one_fails(void)
{
	bool freeing = strstr(getenv("MOCK_CUDA_FAIL"), "Free") != NULL ||
		       strstr(getenv("MOCK_CUDA_FAIL"), "Destroy") != NULL ||
		       strstr(getenv("MOCK_CUDA_FAIL"), "Unload") != NULL ||
		       strstr(getenv("MOCK_CUDA_FAIL"), "Release") != NULL;
	bool fatal = strstr(getenv("MOCK_CUDA_FAIL"), ":700") != NULL;

	for (int i = 0; i < 4; i++) {
		smr_status st = use_card(NULL);

		/* a failure is reported, or it does not matter and the sums are right */
		GPU_CHECK(st != SMR_EINTERNAL && (st == SMR_OK || *smr_errmsg() != '\0'));
		GPU_CHECK(freeing || fatal || gpu_all_freed());
		GPU_CHECK(st == SMR_OK || fatal || i < 3);
	}
	return 0;
}

static void each_call_of_the_driver_may_fail(void **state)
{
	static const char *const names[] = {
#define SMR_CUDA(name, version, args) #name,
#include "gpu/cuda.def"
#undef SMR_CUDA
	};
	char fail[100];

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(names[i], "cuInit") == 0 ||
		    strcmp(names[i], "cuDriverGetVersion") == 0 ||
		    strcmp(names[i], "cuDeviceGetCount") == 0 ||
		    strcmp(names[i], "cuCtxPopCurrent") == 0)
			continue; /* driver_test.c; the last one cannot fail after a push */
		for (int n = 1; n <= 3; n++) {
			snprintf(fail, sizeof(fail), "MOCK_CUDA_FAIL=%s:%d:%d", names[i], n,
				 n == 3 ? 700 : 1);
			GPU_IN_CHILD(one_fails, "SAMARA_CACHE=/proc/none", fail);
		}
	}
}

/* ---- lost devices */

static int lose(void)
{
	smr_gpu_device *d, *again;
	smr_gpu_module *m;
	smr_gpu_event *e;
	smr_gpu_ptr p;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m));
	GPU_OK(smr_gpu_event_new(d, true, &e));
	GPU_OK(smr_gpu_alloc(d, 100, &p));
	GPU_OK(use_memory(d, m, e));
	GPU_FAILS(use_memory(d, m, e), SMR_EFAULT, "an illegal memory access was encountered");
	GPU_FAILS(smr_gpu_alloc(d, 100, &p), SMR_EFAULT,
		  "the GPU was lost by an earlier error: GPU 0: cu");
	GPU_FAILS(smr_gpu_device_check(d), SMR_EFAULT, "CUDA_ERROR_ILLEGAL_ADDRESS, 700");
	GPU_FAILS(smr_gpu_open(0, &again), SMR_EFAULT, "lost by an earlier error");
	smr_gpu_free(d, p);
	smr_gpu_event_free(e);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_FAILS(smr_gpu_open(0, &d), SMR_EFAULT, "lost by an earlier error");
	GPU_OK(smr_gpu_open(1, &d)); /* others go on */
	smr_gpu_close(d);
	return 0;
}

static void a_kernel_that_faults_ends_its_device_alone(void **state)
{
	GPU_IN_CHILD(lose, "MOCK_CUDA_LOST=2", "MOCK_CUDA_DEVICES=2");
}

static void a_kernel_that_faults_is_found_when_work_is_late(void **state)
{
	GPU_IN_CHILD(lose, "MOCK_CUDA_LOST=2", "MOCK_CUDA_DEVICES=2", "MOCK_CUDA_LATE=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_card_is_described_without_opening_it),
		cmocka_unit_test(a_figure_that_the_driver_lacks_is_zero),
		cmocka_unit_test(a_device_is_opened_once_and_closed_by_the_last_user),
		cmocka_unit_test(the_context_of_the_caller_is_restored),
		cmocka_unit_test(a_busy_card_is_told_and_tried_again),
		cmocka_unit_test(each_failed_allocation_is_reported_and_leaks_nothing),
		cmocka_unit_test(each_call_of_the_driver_may_fail),
		cmocka_unit_test(a_kernel_that_faults_ends_its_device_alone),
		cmocka_unit_test(a_kernel_that_faults_is_found_when_work_is_late),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
