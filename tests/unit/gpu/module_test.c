#include <elf.h>
#include <glob.h>
#include <signal.h>
#include <sys/resource.h>

#include "cuda_case.h"
#include "unit_log.h"

static int load(bool *cached, long *links)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *k;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx), &m));
	*cached = smr_gpu_module_cached(m);
	*links = gpu_mock_calls("cuLinkCreate");
	GPU_OK(smr_gpu_function(m, "mock_scale", &k));
	smr_gpu_module_free(m);
	smr_gpu_module_free(NULL);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static int load_fresh(void)
{
	bool cached;
	long links;

	GPU_CHECK(load(&cached, &links) == 0 && !cached && links == 1);
	return 0;
}

static int load_cached(void)
{
	bool cached;
	long links;

	GPU_CHECK(load(&cached, &links) == 0 && cached && links == 0);
	return 0;
}

static void compiled_ptx_is_kept_for_the_driver_and_the_card(void **state)
{
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DEVICES=1");
	GPU_IN_CHILD(load_cached, "MOCK_CUDA_DEVICES=1");
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12030");
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_CC=8.9");
	GPU_IN_CHILD(load_cached, "MOCK_CUDA_CC=8.9");
}

/* Flips a bit in each entry of the cache. */
static void damage_entries(void)
{
	glob_t g;

	assert_int_equal(glob(unit_path("gpu/*.cubin"), 0, NULL, &g), 0);
	for (size_t i = 0; i < g.gl_pathc; i++) {
		FILE *f = fopen(g.gl_pathv[i], "r+");
		int byte;

		assert_non_null(f);
		assert_int_equal(fseek(f, 100, SEEK_SET), 0);
		byte = fgetc(f) ^ 1;
		assert_int_equal(fseek(f, 100, SEEK_SET), 0);
		assert_int_equal(fputc(byte, f), byte);
		fclose(f);
	}
	globfree(&g);
}

static void a_damaged_entry_is_compiled_again(void **state)
{
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12040");
	damage_entries();
	unit_log_begin();
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12040");
	unit_log_has("was not written by us, or is damaged: it is compiled again");
	GPU_IN_CHILD(load_cached, "MOCK_CUDA_DRIVER=12040");
}

static void an_entry_that_the_driver_refuses_is_compiled_again(void **state)
{
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12050");
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12050", "MOCK_CUDA_FAIL=cuModuleLoadData:1:200");
}

static int load_with_full_disk(void)
{
	struct rlimit none = {16, 16};

	signal(SIGXFSZ, SIG_IGN);
	GPU_CHECK(setrlimit(RLIMIT_FSIZE, &none) == 0);
	return load_fresh();
}

static void code_runs_without_a_place_for_the_cache(void **state)
{
	GPU_IN_CHILD(load_fresh, "SAMARA_CACHE=/proc/none");
	GPU_IN_CHILD(load_with_full_disk, "MOCK_CUDA_DRIVER=12060");
	GPU_IN_CHILD(load_fresh, "MOCK_CUDA_DRIVER=12060"); /* nothing was kept */
}

/* ---- wrong images */

static int refuse(const void *image, size_t n, smr_status status, const char *words)
{
	smr_gpu_device *d;
	smr_gpu_module *m;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_FAILS(smr_gpu_module_load(d, image, n, &m), status, words);
	GPU_OK(smr_gpu_device_check(d));
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static int refuse_texts(void)
{
	static const char newer[] = ".version 9.9\n", wrong[] = ".version 8.0\nsyntax error\n";

	GPU_CHECK(refuse(newer, sizeof(newer), SMR_EUNSUPPORTED,
			 "the driver is older than the code") == 0);
	GPU_CHECK(strstr(smr_errmsg(), "Unsupported .version 9.9; current version is '8.2'") !=
		  NULL);
	GPU_CHECK(strstr(smr_errmsg(), "CUDA_ERROR_UNSUPPORTED_PTX_VERSION, 222") != NULL);
	GPU_CHECK(strchr(smr_errmsg(), '\n') == NULL);
	GPU_CHECK(refuse(wrong, sizeof(wrong), SMR_ECORRUPT, "line 7; error   : Parsing error") ==
		  0);
	GPU_CHECK(refuse("", 0, SMR_ECORRUPT, "neither PTX nor a cubin") == 0);
	GPU_CHECK(refuse("MZ, a program", 13, SMR_ECORRUPT, "neither PTX nor a cubin") == 0);
	GPU_CHECK(refuse(".versio", 7, SMR_ECORRUPT, "neither PTX nor a cubin") == 0);
	return 0;
}

static void ptx_that_the_driver_refuses_is_told_with_its_log(void **state)
{
	GPU_IN_CHILD(refuse_texts, "SAMARA_CACHE=/proc/none");
}

/* The instructions of 9.0 alone. */
static const char special[] = ".version 8.0\n.target sm_90a\n.address_size 64\n";

static int refuse_special(void)
{
	return refuse(special, sizeof(special), SMR_ECORRUPT, "another .target");
}

static int accept_special(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, special, sizeof(special), &m));
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	return 0;
}

static void ptx_of_one_card_runs_on_no_other(void **state)
{
	GPU_IN_CHILD(accept_special, "MOCK_CUDA_CC=9.0");
	GPU_IN_CHILD(refuse_special, "MOCK_CUDA_CC=8.9");
	GPU_IN_CHILD(refuse_special, "MOCK_CUDA_CC=10.0");
}

static int refuse_cubins(void)
{
	Elf64_Ehdr h = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB},
			.e_machine = EM_CUDA};

	GPU_CHECK(refuse(&h, 4, SMR_ECORRUPT, "cut off: 4 bytes") == 0);
	GPU_CHECK(refuse(&h, sizeof(h) - 1, SMR_ECORRUPT, "cut off") == 0);
	h.e_shoff = 1000;
	GPU_CHECK(refuse(&h, sizeof(h), SMR_ECORRUPT, "cut off or damaged") == 0);
	h.e_shoff = 0;
	h.e_shentsize = 64;
	h.e_shnum = 2;
	GPU_CHECK(refuse(&h, sizeof(h), SMR_ECORRUPT, "cut off or damaged") == 0);
	h.e_shnum = 0;
	h.e_phoff = UINT64_MAX;
	GPU_CHECK(refuse(&h, sizeof(h), SMR_ECORRUPT, "cut off or damaged") == 0);
	h.e_phoff = 0;
	h.e_machine = EM_X86_64;
	GPU_CHECK(refuse(&h, sizeof(h), SMR_EUNSUPPORTED, "for another kind of device") == 0);
	return 0;
}

static void damaged_cubins_do_not_reach_the_driver(void **state)
{
	GPU_IN_CHILD(refuse_cubins, "MOCK_CUDA_LATE=0");
}

static int refuse_on_emulator(void)
{
	GPU_CHECK(refuse(gpu_ptx, sizeof(gpu_ptx), SMR_EUNSUPPORTED, "the emulator runs no PTX") ==
		  0);
	return 0;
}

static void the_emulator_takes_no_ptx(void **state)
{
	GPU_IN_CHILD(refuse_on_emulator, "MOCK_CUDA_CC=0.0");
}

static int no_compiler(void)
{
	GPU_CHECK(refuse(gpu_ptx, sizeof(gpu_ptx), SMR_EUNSUPPORTED, "libnvidia-ptxjitcompiler") ==
		  0);
	return 0;
}

static void a_driver_without_its_compiler_is_told(void **state)
{
	GPU_IN_CHILD(no_compiler, "MOCK_CUDA_FAIL=cuLinkAddData:1:221", "SAMARA_CACHE=/proc/none");
}

/* ---- kernels */

static int kernels(void)
{
	smr_gpu_device *d;
	smr_gpu_module *m;
	smr_gpu_kernel *k;
	smr_gpu_kernel_info i;
	int n;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_module_load(d, gpu_ptx, sizeof(gpu_ptx) - 1, &m)); /* no final 0 */
	GPU_FAILS(smr_gpu_function(m, "nope", &k), SMR_ENOTFOUND,
		  "GPU 0: the code has no kernel 'nope'");
	GPU_OK(smr_gpu_function(m, "mock_add", &k));
	GPU_OK(smr_gpu_kernel_about(k, &i));
	GPU_CHECK(i.registers == 32 && i.threads_most == 1024 && i.local_bytes == 0);
	GPU_OK(smr_gpu_kernel_blocks(k, 256, 0, &n));
	GPU_CHECK(n == 8);
	GPU_OK(smr_gpu_kernel_blocks(k, 256, 100 << 10, &n));
	GPU_CHECK(n == 2);
	smr_gpu_module_free(m);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void kernels_are_found_by_name_and_described(void **state)
{
	GPU_IN_CHILD(kernels, "MOCK_CUDA_LATE=0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(compiled_ptx_is_kept_for_the_driver_and_the_card),
		cmocka_unit_test(a_damaged_entry_is_compiled_again),
		cmocka_unit_test(an_entry_that_the_driver_refuses_is_compiled_again),
		cmocka_unit_test(code_runs_without_a_place_for_the_cache),
		cmocka_unit_test(ptx_that_the_driver_refuses_is_told_with_its_log),
		cmocka_unit_test(ptx_of_one_card_runs_on_no_other),
		cmocka_unit_test(damaged_cubins_do_not_reach_the_driver),
		cmocka_unit_test(the_emulator_takes_no_ptx),
		cmocka_unit_test(a_driver_without_its_compiler_is_told),
		cmocka_unit_test(kernels_are_found_by_name_and_described),
	};

	if (unit_log_open() != 0)
		return 1;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
