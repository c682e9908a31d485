#include "back/device/resident.h"

#include "back/gpu/card.h"
#include "back/gpu/memory.h"
#include "cuda_case.h"

enum { N = 64 };

/* The calling thread has card 1, the copy is on card 0. */
static int other_card(void)
{
	const smr_gpu_card *first;
	smr_device_resident r;
	smr_gpu_usage usage;
	char host[N];

	GPU_OK(smr_gpu_card_open(&first));
	memset(host, 7, N);
	smr_device_resident_init(&r, host, N, NULL);
	GPU_OK(smr_device_resident_there(&r, &smr_gpu_memory, true));
	GPU_OK(smr_gpu_fill(first->device, r.device, 9, N, NULL));
	smr_device_resident_wrote_there(&r);
	smr_gpu_card_select(1);
	GPU_CHECK(smr_device_resident_there(&r, &smr_gpu_memory, true) == SMR_EINTERNAL);
	GPU_OK(smr_device_resident_here(&r));
	for (int i = 0; i < N; i++)
		GPU_CHECK(host[i] == 9);
	smr_device_resident_drop(&r);
	GPU_CHECK(smr_gpu_card_selected() == 1);
	smr_gpu_pool_usage(first->device, &usage);
	GPU_CHECK(usage.used == 0);
	return 0;
}

static void a_copy_stays_on_its_card(void **state)
{
	GPU_IN_CHILD(other_card, "MOCK_CUDA_DEVICES=2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(a_copy_stays_on_its_card)};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
