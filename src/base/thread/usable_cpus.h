/** @file The number of processors that this process may use. */
#ifndef SMR_BASE_THREAD_USABLE_CPUS_H
#define SMR_BASE_THREAD_USABLE_CPUS_H

/** Returns the number of processors in the affinity mask of the calling thread, as taskset or a
 * cpuset leave them; 1 if it is unknown. */
int smr_usable_cpus(void);
#endif
