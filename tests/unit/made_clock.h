/** @file A clock of the test's own, in the place of libc's: each reading is a microsecond after the
 * one before, by whatever thread, and time passes where the test says so. How busy the machine is
 * makes no difference, since no thread waits for a processor. Dates are the machine's. */
#ifndef SMR_TESTS_MADE_CLOCK_H
#define SMR_TESTS_MADE_CLOCK_H

#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/thread/sched_delay.h"

static _Atomic int64_t made_now = 1000000000;

int clock_gettime(clockid_t which, struct timespec *t)
{
	int64_t now;

	if (which == CLOCK_REALTIME)
		return (int)syscall(SYS_clock_gettime, which, t);
	now = atomic_fetch_add(&made_now, 1000) + 1000;
	*t = (struct timespec){.tv_sec = now / 1000000000, .tv_nsec = now % 1000000000};
	return 0;
}

static inline void made_time_passes(double seconds)
{
	atomic_fetch_add(&made_now, (int64_t)(seconds * 1e9));
}

int64_t smr_sched_delay_ns(void)
{
	return 0;
}

int64_t smr_sched_delay_by(pid_t pid)
{
	return 0;
}

#endif
