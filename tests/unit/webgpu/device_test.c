/* The device of WebGPU: adapters, memory, kernels, and what happens to errors. Skipped without one.
 */
#include "webgpu/device.h"

#include <string.h>

#include "unit.h"
#include "webgpu/adapter.h"
#include "webgpu/own.h"

static smr_webgpu_device *d;
static char **own; /* environment */

static const char doubled[] =
	"@group(0) @binding(0) var<storage, read_write> x: array<u32>;\n"
	"@compute @workgroup_size(64)\n"
	"fn main(@builtin(global_invocation_id) id: vec3<u32>) { x[id.x] = x[id.x] * 2u; }\n";

static smr_status launch(smr_webgpu_kernel *k, smr_webgpu_buffer *b, uint64_t n)
{
	const smr_webgpu_work work = {
		.kernel = k, .x = 2, .y = 1, .nbuffers = 1, .buffer = {{b, 0, n}}};

	return smr_webgpu_run(d, &work, 1);
}

static void adapters_are_chosen_by_number_and_by_name(void **state)
{
	const smr_webgpu_info all[] = {{.name = "llvmpipe (LLVM 15)", .software = true},
				       {.name = "Radeon RX 7800"},
				       {.name = "GeForce RTX 4070"}};
	size_t k = 9;

	assert_int_equal(smr_webgpu_choose(all, 3, NULL, &k), SMR_OK);
	assert_int_equal(k, 1);
	assert_int_equal(smr_webgpu_choose(all, 3, "", &k), SMR_OK);
	assert_int_equal(k, 1);
	assert_int_equal(smr_webgpu_choose(all, 3, "geforce", &k), SMR_OK);
	assert_int_equal(k, 2);
	assert_int_equal(smr_webgpu_choose(all, 3, "0", &k), SMR_OK);
	assert_int_equal(k, 0);
	assert_int_equal(smr_webgpu_choose(all, 1, NULL, &k), SMR_OK);
	assert_int_equal(k, 0);
	assert_int_equal(smr_webgpu_choose(all, 3, "Arc", &k), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "'Arc'"));
	assert_int_equal(smr_webgpu_choose(all, 0, NULL, &k), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "no adapter"));
}

static void the_device_is_described(void **state)
{
	const smr_webgpu_info *i = smr_webgpu_about(d);

	assert_true(i->name[0] != '\0' && i->backend[0] != '\0');
	assert_true(i->threads >= 128 && i->groups >= 65535 && i->buffers >= 8);
	assert_true(i->shared >= 16384 && i->binding >= 128 << 20);
}

/* Lengths that are no whole words, and more bytes than one part of a download. */
static void memory_comes_back(void **state)
{
	const size_t sizes[] = {1, 4, 6, 4099, (16 << 20) + 5};

	for (size_t k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++) {
		size_t n = sizes[k];
		unsigned char *from = malloc(n), *to = calloc(1, n);
		smr_webgpu_buffer *b;

		for (size_t i = 0; i < n; i++)
			from[i] = (unsigned char)(i * 7 + k);
		assert_int_equal(smr_webgpu_alloc(d, n, &b), SMR_OK);
		assert_int_equal(smr_webgpu_upload(d, b, 0, from, n), SMR_OK);
		assert_int_equal(smr_webgpu_download(d, to, b, 0, n), SMR_OK);
		assert_memory_equal(from, to, n);
		smr_webgpu_free(d, b);
		free(from);
		free(to);
	}
}

static void kernels_run_in_order(void **state)
{
	smr_webgpu_kernel *k, *same;
	smr_webgpu_buffer *b;
	uint32_t x[100];

	for (uint32_t i = 0; i < 100; i++)
		x[i] = i;
	assert_int_equal(smr_webgpu_kernel_get(d, doubled, strlen(doubled), &k), SMR_OK);
	assert_int_equal(smr_webgpu_kernel_get(d, doubled, strlen(doubled), &same), SMR_OK);
	assert_ptr_equal(k, same);
	assert_int_equal(smr_webgpu_alloc(d, sizeof(x), &b), SMR_OK);
	assert_int_equal(smr_webgpu_upload(d, b, 0, x, sizeof(x)), SMR_OK);
	assert_int_equal(launch(k, b, sizeof(x)), SMR_OK);
	assert_int_equal(launch(k, b, sizeof(x)), SMR_OK);
	assert_int_equal(smr_webgpu_download(d, x, b, 0, sizeof(x)), SMR_OK);
	for (uint32_t i = 0; i < 100; i++)
		assert_int_equal(x[i], 4 * i);
	smr_webgpu_free(d, b);
}

/* The next call works. */
static void faults_are_told_and_forgotten(void **state)
{
	static const char wrong[] = "fn main( { }",
			  other[] = "@compute @workgroup_size(1) fn f() { }";
	smr_webgpu_kernel *k;
	smr_webgpu_buffer *b;
	char byte = 0;

	assert_int_equal(smr_webgpu_kernel_get(d, wrong, strlen(wrong), &k), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "a module"));
	assert_int_equal(smr_webgpu_kernel_get(d, other, strlen(other), &k), SMR_EUNSUPPORTED);
	assert_int_equal(smr_webgpu_alloc(d, UINT64_C(1) << 60, &b), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "more than a kernel"));
	assert_int_equal(smr_webgpu_alloc(d, 256, &b), SMR_OK);
	assert_int_equal(smr_webgpu_upload(d, b, 2, &byte, 1), SMR_EINVAL);
	assert_int_equal(smr_webgpu_download(d, &byte, b, 256, 1), SMR_EINVAL);
	assert_int_equal(smr_webgpu_kernel_get(d, doubled, strlen(doubled), &k), SMR_OK);
	assert_int_equal(launch(k, b, UINT64_C(1) << 40), SMR_EUNSUPPORTED); /* beyond the buffer */
	assert_non_null(strstr(smr_errmsg(), "a launch"));
	smr_webgpu_free(d, b);
	kernels_run_in_order(state);
}

/* The last test: the device does not come back. */
static void a_lost_device_stays_lost(void **state)
{
	smr_webgpu_device *again;
	smr_webgpu_kernel *k;
	smr_webgpu_buffer *b, *c;
	uint32_t word = 0;

	assert_int_equal(smr_webgpu_alloc(d, 256, &b), SMR_OK);
	assert_int_equal(smr_webgpu_kernel_get(d, doubled, strlen(doubled), &k), SMR_OK);
	d->lib->call.wgpuDeviceDestroy(d->device);
	assert_int_not_equal(launch(k, b, 256), SMR_OK);
	assert_int_equal(smr_webgpu_check(d), SMR_EFAULT);
	assert_non_null(strstr(smr_errmsg(), "the device is lost"));
	assert_int_equal(smr_webgpu_alloc(d, 256, &c), SMR_EFAULT);
	assert_int_equal(smr_webgpu_upload(d, b, 0, &word, 4), SMR_EFAULT);
	assert_int_equal(smr_webgpu_download(d, &word, b, 0, 4), SMR_EFAULT);
	assert_int_equal(launch(k, b, 256), SMR_EFAULT);
	assert_int_equal(smr_webgpu_open(&again), SMR_EFAULT);
	smr_webgpu_free(d, b);
}

/* Without Mesa's layer, which the environment can leave out, no display is asked. */
static void the_environment_is_as_before(void **state)
{
	assert_ptr_equal(environ, own);
	assert_null(getenv("NODEVICE_SELECT"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(adapters_are_chosen_by_number_and_by_name),
		cmocka_unit_test(the_environment_is_as_before),
		cmocka_unit_test(the_device_is_described),
		cmocka_unit_test(memory_comes_back),
		cmocka_unit_test(kernels_run_in_order),
		cmocka_unit_test(faults_are_told_and_forgotten),
		cmocka_unit_test(a_lost_device_stays_lost),
	};

	unsetenv("NODEVICE_SELECT");
	own = environ;
	if (smr_webgpu_open(&d) != SMR_OK) {
		printf("skipped: %s\n", smr_errmsg());
		return 77;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
