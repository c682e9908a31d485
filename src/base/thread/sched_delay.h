/** @file Scheduling delay: time in which a thread was runnable but had no processor. */
#ifndef SMR_BASE_THREAD_SCHED_DELAY_H
#define SMR_BASE_THREAD_SCHED_DELAY_H
#include <stdint.h>
#include <sys/types.h>

/** Nanoseconds of this thread since it began; only differences mean something. 0 where nobody
 * tells: Linux does, in its schedstat. */
int64_t smr_sched_delay_ns(void);
/** The same of the first thread of process @p pid, which is ours: it may have ended, but nobody
 * has asked for its status yet. */
int64_t smr_sched_delay_by(pid_t pid);
#endif
