#include "cuda_case.h"
#include "gpu/driver.h"

static int nothing_is_opened_before_need(void)
{
	int n;

	GPU_CHECK(dlopen(getenv("SAMARA_CUDA"), RTLD_NOW | RTLD_NOLOAD) == NULL);
	GPU_OK(smr_gpu_count(&n));
	GPU_CHECK(n == 3);
	GPU_CHECK(gpu_mock_calls("cuInit") == 1);
	GPU_OK(smr_gpu_count(&n));
	GPU_CHECK(gpu_mock_calls("cuInit") == 1);
	return 0;
}

static void the_driver_is_opened_at_first_need_once(void **state)
{
	GPU_IN_CHILD(nothing_is_opened_before_need, "MOCK_CUDA_DEVICES=3");
}

/* The reason is that of EXPECT in the environment, twice. */
static int refuse(void)
{
	const smr_gpu_driver *d;

	GPU_FAILS(smr_gpu_driver_open(&d), SMR_EUNSUPPORTED, getenv("EXPECT"));
	GPU_FAILS(smr_gpu_driver_open(&d), SMR_EUNSUPPORTED, getenv("EXPECT"));
	return 0;
}

static void a_missing_driver_is_named(void **state)
{
	GPU_IN_CHILD(refuse, "SAMARA_CUDA=/no/libcuda.so.1",
		     "EXPECT=there is no CUDA driver: /no/libcuda.so.1");
}

static void another_library_is_refused(void **state)
{
	GPU_IN_CHILD(refuse, "SAMARA_CUDA=libm.so.6", "EXPECT=libm.so.6 is no CUDA driver");
}

static void an_old_driver_is_refused_with_both_versions(void **state)
{
	GPU_IN_CHILD(refuse, "MOCK_CUDA_DRIVER=11020",
		     "EXPECT=supports CUDA 11.2, 12.0 is the oldest");
}

static void a_machine_without_a_card_is_told(void **state)
{
	GPU_IN_CHILD(refuse, "MOCK_CUDA_DEVICES=0", "EXPECT=the CUDA driver finds no GPU");
}

static void hidden_cards_are_told(void **state)
{
	GPU_IN_CHILD(refuse, "CUDA_VISIBLE_DEVICES=", "EXPECT=CUDA_VISIBLE_DEVICES is empty");
	GPU_IN_CHILD(refuse, "CUDA_VISIBLE_DEVICES=7", "EXPECT=CUDA_VISIBLE_DEVICES=7");
}

static void a_driver_that_does_not_start_tells_why(void **state)
{
	GPU_IN_CHILD(refuse, "MOCK_CUDA_FAIL=cuInit:1:803", "EXPECT=are of different drivers");
	GPU_IN_CHILD(refuse, "MOCK_CUDA_FAIL=cuInit:1:999", "EXPECT=does not start: cuInit");
}

/* The child of a process that uses a GPU. */
static int use_after_fork(smr_gpu_device *d, smr_gpu_ptr p)
{
	smr_gpu_device *again;
	char byte = 0;
	int n;

	GPU_FAILS(smr_gpu_count(&n), SMR_ESTATE, "was forked from one that uses a GPU");
	GPU_FAILS(smr_gpu_open(0, &again), SMR_ESTATE, "was forked");
	GPU_FAILS(smr_gpu_upload(d, p, &byte, 1, NULL), SMR_ESTATE, "was forked");
	GPU_FAILS(smr_gpu_synchronize(d), SMR_ESTATE, "was forked");
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	return 0;
}

static int fork_after_use(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr p;
	int status;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_alloc(d, 100, &p));
	fflush(NULL);

	pid_t child = fork();

	if (child == 0)
		_exit(use_after_fork(d, p));
	GPU_CHECK(waitpid(child, &status, 0) == child && status == 0);
	GPU_OK(smr_gpu_synchronize(d));
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_forked_child_is_refused_and_its_parent_goes_on(void **state)
{
	GPU_IN_CHILD(fork_after_use, "MOCK_CUDA_LATE=0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_driver_is_opened_at_first_need_once),
		cmocka_unit_test(a_missing_driver_is_named),
		cmocka_unit_test(another_library_is_refused),
		cmocka_unit_test(an_old_driver_is_refused_with_both_versions),
		cmocka_unit_test(a_machine_without_a_card_is_told),
		cmocka_unit_test(hidden_cards_are_told),
		cmocka_unit_test(a_driver_that_does_not_start_tells_why),
		cmocka_unit_test(a_forked_child_is_refused_and_its_parent_goes_on),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
