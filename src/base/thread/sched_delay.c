/* /proc/.../schedstat has three numbers: nanoseconds of running, nanoseconds of waiting for a
 * processor, and the number of time slices (Documentation/scheduler/sched-stats.rst of Linux). */
#include "base/thread/sched_delay.h"

#include <inttypes.h>
#include <stdio.h>

static int64_t read_waited(const char *path)
{
	FILE *f = fopen(path, "re");
	int64_t ran, waited = 0;

	if (f == NULL)
		return 0;
	if (fscanf(f, "%" SCNd64 " %" SCNd64, &ran, &waited) != 2)
		waited = 0;
	fclose(f);
	return waited > 0 ? waited : 0;
}

int64_t smr_sched_delay_ns(void)
{
	return read_waited("/proc/thread-self/schedstat");
}

int64_t smr_sched_delay_by(pid_t pid)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%ld/schedstat", (long)pid);
	return read_waited(path);
}
