/* The number of processors that this process may use. */
#include "base/thread/usable_cpus.h"

#include <sched.h>

#include "unit.h"

static void only_processors_of_the_affinity_mask_count(void **state)
{
	cpu_set_t before, one;
	int cpu = 0;

	assert_int_equal(sched_getaffinity(0, sizeof(before), &before), 0);
	assert_int_equal(smr_usable_cpus(), CPU_COUNT(&before));
	while (!CPU_ISSET(cpu, &before))
		cpu++;
	CPU_ZERO(&one);
	CPU_SET(cpu, &one);
	assert_int_equal(sched_setaffinity(0, sizeof(one), &one), 0);
	assert_int_equal(smr_usable_cpus(), 1);
	assert_int_equal(sched_setaffinity(0, sizeof(before), &before), 0);
	assert_int_equal(smr_usable_cpus(), CPU_COUNT(&before));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(only_processors_of_the_affinity_mask_count),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
