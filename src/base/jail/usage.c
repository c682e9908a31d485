/* Use of memory and processors by a worker, from the kernel: nothing here is the worker's own
 * claim. */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "base/jail/host.h"

enum { SLACK = 16 << 20 /* memory of libraries that are loaded later */ };

typedef struct taken {
	uint64_t bytes; /* resident, swapped out, page tables */
	uint64_t peak;  /* maximum of resident bytes */
	uint64_t threads;
} taken;

/* Reads /proc; zeros mean unknown. */
static taken read_proc_status(const smr_jail *w)
{
	char line[128];
	taken t = {0};
	uint64_t n;

	(void)snprintf(line, sizeof(line), "/proc/%d/status", w->pid);
	FILE *f = fopen(line, "re");

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (sscanf(line, "VmRSS: %" SCNu64, &n) == 1 ||
		    sscanf(line, "VmSwap: %" SCNu64, &n) == 1 ||
		    sscanf(line, "VmPTE: %" SCNu64, &n) == 1)
			t.bytes += n << 10;
		else if (sscanf(line, "VmHWM: %" SCNu64, &n) == 1)
			t.peak = n << 10;
		else if (sscanf(line, "Threads: %" SCNu64, &n) == 1)
			t.threads = n;
	if (f != NULL)
		(void)fclose(f);
	return t;
}

/* RLIMIT_DATA covers writable memory only, not memory that was made read-only. The area and the
 * shared file are not counted as the worker's. */
smr_jail_excess smr_jail_look(const smr_jail *w)
{
	const smr_jails *j = w->of;
	taken t = read_proc_status(w);

	if (t.threads > j->threads)
		return SMR_JAIL_THREADS;
	return t.bytes > w->inherited + SLACK + j->memory + w->size + j->share_size
		       ? SMR_JAIL_MEMORY
		       : SMR_JAIL_MODEST;
}

uint64_t smr_jail_peak(const smr_jail *w)
{
	return read_proc_status(w).peak;
}

int64_t smr_jail_ran_ns(const smr_jail *w)
{
	struct timespec t = {0};
	clockid_t clock = (clockid_t)(~(unsigned)w->pid << 3 | 2); /* as clock_getcpuclockid() */

	return clock_gettime(clock, &t) == 0 ? (int64_t)t.tv_sec * 1000000000 + t.tv_nsec : 0;
}
