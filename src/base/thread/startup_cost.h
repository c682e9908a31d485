/** @file Start-up cost: the time this process spent on opening libraries, generating code and
 * packing constants. Predictions of later processes use it. */
#ifndef SMR_BASE_THREAD_STARTUP_COST_H
#define SMR_BASE_THREAD_STARTUP_COST_H
#include <stdint.h>

/** Adds time that this thread spent on what later runs find done; thread-safe. */
void smr_startup_cost_took(int64_t ns);
/** Returns the nanoseconds of it that this thread added. */
int64_t smr_startup_cost_thread_ns(void);
/** Returns the seconds this process spent on opening libraries; another process spends the same. */
double smr_startup_cost_s(void);

/** Adds CPU time that this thread spent on results that later processes find in the cache (machine
 * code). */
void smr_compile_job_took(int64_t ns);
/** Returns the nanoseconds of such CPU time in this thread. */
int64_t smr_compile_job_ns(void);
#endif
