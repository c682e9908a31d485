/* The number of processors that this process may use. */
#include "base/thread/usable_cpus.h"

#include <sched.h>

int smr_usable_cpus(void)
{
	cpu_set_t set;

	return sched_getaffinity(0, sizeof(set), &set) == 0 ? CPU_COUNT(&set) : 1;
}
