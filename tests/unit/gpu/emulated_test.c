/* Objects for the emulator take the same road as code for cards. */
#include "base/fs.h"
#include "cuda_case.h"

enum { N = 192 };

static int load_sample(smr_gpu_device *d, smr_gpu_module **m)
{
	char *image;
	size_t n;

	GPU_OK(smr_read_file(getenv("GPU_SAMPLE"), &image, &n));
	GPU_FAILS(smr_gpu_module_load(d, image, n / 2, m), SMR_ECORRUPT, "cut off");
	GPU_OK(smr_gpu_module_load(d, image, n, m));
	smr_free(image);
	return 0;
}

static int reverse(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	float x[N], y[N], factor = 3;
	smr_gpu_ptr arrays[2];
	void *params[] = {arrays, &factor};
	smr_gpu_work w = {
		.grid = {N / 64, 1, 1}, .block = {64, 1, 1}, .shared = 256, .params = params};

	for (int i = 0; i < N; i++)
		x[i] = (float)i;
	GPU_OK(smr_gpu_open(0, &d));
	GPU_CHECK(smr_gpu_about(d)->major == 0 && smr_gpu_about(d)->minor == 0);
	GPU_CHECK(load_sample(d, &m) == 0);
	GPU_OK(smr_gpu_function(m, "smr_gpu_0", &w.fn));
	GPU_OK(smr_gpu_alloc(d, sizeof(x), &arrays[0]));
	GPU_OK(smr_gpu_alloc(d, sizeof(y), &arrays[1]));
	GPU_OK(smr_gpu_upload(d, arrays[0], x, sizeof(x), NULL));
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	factor = 0; /* the launch has its own copy */
	GPU_OK(smr_gpu_download(d, y, arrays[1], sizeof(y), NULL));
	for (int i = 0; i < N; i++)
		GPU_CHECK(y[i] == 3 * (float)(i / 64 * 64 + 63 - i % 64));
	smr_gpu_free(d, arrays[0]);
	smr_gpu_free(d, arrays[1]);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_kernel_with_shared_memory_runs_on_the_emulator(void **state)
{
	GPU_IN_CHILD(reverse, "MOCK_CUDA_CC=0.0", "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(reverse, "MOCK_CUDA_CC=0.0", "MOCK_CUDA_LATE=1");
}

static int overrun(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_work w = {.grid = {1, 1, 1}, .block = {64, 1, 1}, .shared = 64};

	GPU_OK(smr_gpu_open(0, &d));
	GPU_CHECK(load_sample(d, &m) == 0);
	GPU_FAILS(smr_gpu_function(m, "smr_gpu_2", &w.fn), SMR_ENOTFOUND, "no kernel 'smr_gpu_2'");
	GPU_OK(smr_gpu_function(m, "smr_gpu_1", &w.fn));
	GPU_OK(smr_gpu_launch_kernel(d, &w, NULL));
	GPU_FAILS(smr_gpu_synchronize(d), SMR_EFAULT, "unspecified launch failure");
	GPU_FAILS(smr_gpu_synchronize(d), SMR_EFAULT, "the GPU was lost by an earlier error");
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	return 0;
}

static void a_kernel_that_writes_beyond_its_shared_memory_ends_the_device(void **state)
{
	GPU_IN_CHILD(overrun, "MOCK_CUDA_CC=0.0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_kernel_with_shared_memory_runs_on_the_emulator),
		cmocka_unit_test(a_kernel_that_writes_beyond_its_shared_memory_ends_the_device),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
