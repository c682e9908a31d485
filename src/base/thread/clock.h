/** @file Clocks: wall, monotonic, CPU time of a thread or a process. */
#ifndef SMR_BASE_THREAD_CLOCK_H
#define SMR_BASE_THREAD_CLOCK_H

#include <stdint.h>
#include <sys/resource.h>
#include <time.h>

/** Reads a monotonic clock, in nanoseconds; only differences have a meaning. */
static inline int64_t smr_now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/** Reads the processor time of this thread, in nanoseconds; only differences have a meaning. */
static inline int64_t smr_thread_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/** Reads the processor time of all threads of this process since its start, in nanoseconds. */
static inline int64_t smr_process_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/** Reads the wall clock: nanoseconds since 1970, comparable between machines and runs. */
static inline int64_t smr_wall_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_REALTIME, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/** Reads the processor time, in nanoseconds, of this thread and of the process's ended children. */
static inline int64_t smr_work_ns(void)
{
	struct timespec t;
	struct rusage u = {0};

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	getrusage(RUSAGE_CHILDREN, &u);
	return (int64_t)(t.tv_sec + u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1000000000 +
	       t.tv_nsec + (int64_t)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1000;
}

/** Returns how often a thread of this process lost its processor to another one; only differences
 * have a meaning. */
static inline int64_t smr_preemptions(void)
{
	struct rusage u = {0};

	getrusage(RUSAGE_SELF, &u);
	return u.ru_nivcsw;
}

/** Seconds between two readings. */
static inline double smr_seconds(int64_t from_ns, int64_t to_ns)
{
	return (double)(to_ns - from_ns) * 1e-9;
}

#endif
