/** @file Chooses one thread or all threads for repeated work by its measured time on one thread.
 *
 * The prediction decides the first call. The next calls run on one thread and are measured. Only
 * for work whose result does not depend on the number of threads. */
#ifndef SMR_BASE_THREAD_THREAD_CHOICE_H
#define SMR_BASE_THREAD_THREAD_CHOICE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum {
	SMR_PACE_MEASURED = 3,    /* calls, the first of which is as predicted */
	SMR_PACE_WORTH_NS = 25000 /* on one thread: waking another one takes about half of it */
};

/** All 0 at first. Several threads may have it. */
typedef struct smr_pace {
	_Atomic uint32_t calls;
	_Atomic uint64_t least_ns; /* on one thread; 0: not known yet */
} smr_pace;

typedef enum smr_pace_way { SMR_PACE_ALL, SMR_PACE_ALONE, SMR_PACE_MEASURE } smr_pace_way;

/** How this call is to run; after SMR_PACE_MEASURE tell smr_pace_note(). */
static inline smr_pace_way smr_pace_next(smr_pace *p)
{
	uint32_t calls = atomic_load_explicit(&p->calls, memory_order_relaxed);
	uint64_t least = atomic_load_explicit(&p->least_ns, memory_order_relaxed);

	if (calls < SMR_PACE_MEASURED)
		atomic_store_explicit(&p->calls, calls + 1, memory_order_relaxed);
	if (calls > 0 && calls < SMR_PACE_MEASURED)
		return SMR_PACE_MEASURE;
	return least > 0 && least < SMR_PACE_WORTH_NS ? SMR_PACE_ALONE : SMR_PACE_ALL;
}

static inline void smr_pace_note(smr_pace *p, int64_t ns)
{
	uint64_t least = atomic_load_explicit(&p->least_ns, memory_order_relaxed);
	uint64_t now = ns > 0 ? (uint64_t)ns : 1;

	if (least == 0 || now < least)
		atomic_store_explicit(&p->least_ns, now, memory_order_relaxed);
}
#endif
