#include "gpu/meter.h"

#include "cuda_case.h"

static const smr_gpu_info card = {.bus = "0000:01:00.0"},
			  other = {.bus = "0000:07:00.0", .ordinal = 1};

static int count(void)
{
	smr_gpu_meter *m;
	double joules;

	GPU_OK(smr_gpu_meter_open(&card, &m));
	GPU_CHECK(smr_gpu_meter_counts(m));
	for (int i = 0; i < 3; i++) {
		GPU_OK(smr_gpu_meter_lap(m, &joules));
		GPU_CHECK(joules == 1.5);
	}
	GPU_CHECK(smr_gpu_meter_limit(m) == 250 && smr_gpu_meter_clock(m) == 1.2e9);
	smr_gpu_meter_close(m);
	smr_gpu_meter_close(NULL);
	GPU_FAILS(smr_gpu_meter_open(&other, &m), SMR_EUNSUPPORTED,
		  "GPU 1 measures no joules: Not Found");
	return 0;
}

static void a_card_that_counts_joules_is_read(void **state)
{
	GPU_IN_CHILD(count, "MOCK_NVML=counter");
}

static int sample(void)
{
	smr_gpu_meter *m;
	double joules;

	GPU_OK(smr_gpu_meter_open(&card, &m));
	GPU_CHECK(!smr_gpu_meter_counts(m));
	usleep(20000);
	GPU_OK(smr_gpu_meter_lap(m, &joules));
	GPU_CHECK(joules >= 2 && joules < 6000);
	smr_gpu_meter_close(m);
	return 0;
}

static void the_power_of_others_is_sampled(void **state)
{
	GPU_IN_CHILD(sample, "MOCK_NVML=power");
}

static int refuse(void)
{
	smr_gpu_meter *m;

	GPU_FAILS(smr_gpu_meter_open(&card, &m), SMR_EUNSUPPORTED, getenv("EXPECT"));
	GPU_FAILS(smr_gpu_meter_open(&card, &m), SMR_EUNSUPPORTED, getenv("EXPECT"));
	return 0;
}

static void a_machine_that_measures_nothing_is_told_why(void **state)
{
	GPU_IN_CHILD(refuse, "MOCK_NVML=none", "EXPECT=GPU 0 measures no joules: Not Supported");
	GPU_IN_CHILD(refuse, "MOCK_NVML=unloaded", "EXPECT=NVML does not start: Driver Not Loaded");
	GPU_IN_CHILD(refuse, "SAMARA_NVML=/no/nvml", "EXPECT=no joules of GPUs: /no/nvml: ");
	GPU_IN_CHILD(refuse, "SAMARA_NVML=libm.so.6", "EXPECT=libm.so.6 has no nvmlInit_v2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_card_that_counts_joules_is_read),
		cmocka_unit_test(the_power_of_others_is_sampled),
		cmocka_unit_test(a_machine_that_measures_nothing_is_told_why),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
