#include "cli/gpus.h"

#include "cuda_case.h"

static int two_cards(void)
{
	smr_finding f[SMR_GPU_FINDINGS];

	GPU_CHECK(smr_find_gpus(f) == 3);
	GPU_CHECK(strcmp(f[0].name, "GPU driver") == 0 && strcmp(f[0].state, "ok") == 0);
	GPU_CHECK(strstr(f[0].detail, "CUDA 12.2, /") == f[0].detail);
	GPU_CHECK(strcmp(f[1].name, "GPU 0") == 0 && strcmp(f[1].state, "note") == 0);
	GPU_CHECK(strstr(f[1].detail,
			 "it is not used: GPU 0: cuDevicePrimaryCtxRetain: CUDA-capable "
			 "device(s) is/are busy") != NULL);
	GPU_CHECK(f[1].get != NULL);
	GPU_CHECK(strcmp(f[2].name, "GPU 1") == 0 && strcmp(f[2].state, "ok") == 0);
	GPU_CHECK(strcmp(f[2].detail, "mock card 1, compute capability 9.0, 4 multiprocessors, "
				      "2.0 GiB, 2.0 free") == 0);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void cards_are_told_with_capability_and_memory_or_why_not(void **state)
{
	GPU_IN_CHILD(two_cards, "MOCK_CUDA_DEVICES=2", "MOCK_CUDA_MEMORY=2048",
		     "MOCK_CUDA_FAIL=cuDevicePrimaryCtxRetain:1:46");
}

static int no_card(void)
{
	smr_finding f[SMR_GPU_FINDINGS];

	GPU_CHECK(smr_find_gpus(f) == 1 && strcmp(f[0].state, "note") == 0 && f[0].get != NULL);
	GPU_CHECK(strstr(f[0].detail, getenv("EXPECT")) != NULL);
	return 0;
}

static void a_machine_without_a_gpu_is_told_why(void **state)
{
	GPU_IN_CHILD(no_card, "SAMARA_CUDA=/no/driver",
		     "EXPECT=GPUs are not used: there is no CUDA driver");
	GPU_IN_CHILD(no_card, "CUDA_VISIBLE_DEVICES=", "EXPECT=CUDA_VISIBLE_DEVICES is empty");
	GPU_IN_CHILD(no_card, "MOCK_CUDA_DRIVER=11040", "EXPECT=the CUDA driver is too old");
}

static int many_cards(void)
{
	smr_finding f[SMR_GPU_FINDINGS];

	GPU_CHECK(smr_find_gpus(f) == SMR_GPU_FINDINGS && strcmp(f[16].name, "GPU 15") == 0);
	return 0;
}

static void the_list_has_an_end(void **state)
{
	GPU_IN_CHILD(many_cards, "MOCK_CUDA_DEVICES=16");
}

static int libraries(void)
{
	smr_finding f[SMR_GPU_LIBRARY_FINDINGS];

	GPU_CHECK(smr_find_gpu_libraries(f) == 2);
	GPU_CHECK(strcmp(f[0].name, "cuBLASLt") == 0 && strcmp(f[0].state, "ok") == 0);
	GPU_CHECK(strstr(f[0].detail, "12.9.3, /") == f[0].detail);
	GPU_CHECK(strcmp(f[1].name, "NCCL") == 0 && strcmp(f[1].state, "note") == 0);
	GPU_CHECK(strstr(f[1].detail, "it is not used: NCCL is not found (/nowhere") != NULL);
	GPU_CHECK(strcmp(f[1].get, "pip install nvidia-nccl-cu12") == 0);
	return 0;
}

static void libraries_are_told_with_their_versions(void **state)
{
	GPU_IN_CHILD(libraries, "SAMARA_NCCL=/nowhere");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards_are_told_with_capability_and_memory_or_why_not),
		cmocka_unit_test(a_machine_without_a_gpu_is_told_why),
		cmocka_unit_test(the_list_has_an_end),
		cmocka_unit_test(libraries_are_told_with_their_versions),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
