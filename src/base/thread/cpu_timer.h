/** @file The time of a run without the time its thread waited for a processor, and without start-up
 * cost (startup_cost.h).
 *
 * The kernel reports the scheduling delay (base/thread/sched_delay.h) or the CPU time of the
 * thread. Either query takes up to some microseconds, so only long runs and the first few runs are
 * queried. Another run that took many times the mean counts as delayed. */
#ifndef SMR_BASE_THREAD_CPU_TIMER_H
#define SMR_BASE_THREAD_CPU_TIMER_H
#include <stdbool.h>
#include <stdint.h>

typedef enum smr_cpu_timer_by {
	SMR_BY_CLOCK,   /* wall-clock time */
	SMR_BY_WAITING, /* wall-clock time less scheduling delay: several threads work on a run */
	SMR_BY_THREAD   /* CPU time of the thread, which works alone; sleeping is not counted */
} smr_cpu_timer_by;

typedef struct smr_cpu_timer {
	smr_cpu_timer_by by;
	bool looks;
	int64_t at, other; /* clock, and delay or CPU time, at the start */
	int64_t startup;   /* start-up cost of the thread at the start */
	double mean_s;     /* of earlier runs; 0: too few */
} smr_cpu_timer;

/** Starts timing a run; @p runs earlier runs of the same work took @p spent_s in total. */
smr_cpu_timer smr_cpu_timer_begin(smr_cpu_timer_by by, uint64_t runs, double spent_s);
/** Ends the run and returns its seconds. */
double smr_cpu_timer_end(const smr_cpu_timer *a);
#endif
