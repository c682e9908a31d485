/** @file Scheduling delay: time in which a thread was runnable but had no processor. */
#ifndef SMR_BASE_THREAD_SCHED_DELAY_H
#define SMR_BASE_THREAD_SCHED_DELAY_H
#include <stdint.h>
#include <sys/types.h>

/** Reads the delay of this thread since its start, in nanoseconds; only differences have a meaning.
 * 0 where the system does not report it: Linux does, in schedstat. */
int64_t smr_sched_delay_ns(void);
/** The same for the first thread of the child process @p pid, which may have ended but was not yet
 * waited for. */
int64_t smr_sched_delay_by(pid_t pid);
#endif
