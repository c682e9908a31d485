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
	SMR_THREADS_MEASURED = 3,    /* calls, the first of which follows the prediction */
	SMR_THREADS_WORTH_NS = 25000 /* on one thread; waking another takes half of it */
};

/** State of the choice, all 0 at first. Several threads may share it. */
typedef struct smr_thread_choice {
	_Atomic uint32_t calls;
	_Atomic uint64_t least_ns; /* shortest time on one thread; 0: unknown */
} smr_thread_choice;

typedef enum smr_thread_choice_way {
	SMR_THREADS_ALL,
	SMR_THREADS_ALONE,
	SMR_THREADS_MEASURE
} smr_thread_choice_way;

/** Chooses how this call runs; after SMR_THREADS_MEASURE call smr_thread_choice_note(). */
static inline smr_thread_choice_way smr_thread_choice_next(smr_thread_choice *p)
{
	uint32_t calls = atomic_load_explicit(&p->calls, memory_order_relaxed);
	uint64_t least = atomic_load_explicit(&p->least_ns, memory_order_relaxed);

	if (calls < SMR_THREADS_MEASURED)
		atomic_store_explicit(&p->calls, calls + 1, memory_order_relaxed);
	if (calls > 0 && calls < SMR_THREADS_MEASURED)
		return SMR_THREADS_MEASURE;
	return least > 0 && least < SMR_THREADS_WORTH_NS ? SMR_THREADS_ALONE : SMR_THREADS_ALL;
}

static inline void smr_thread_choice_note(smr_thread_choice *p, int64_t ns)
{
	uint64_t least = atomic_load_explicit(&p->least_ns, memory_order_relaxed);
	uint64_t now = ns > 0 ? (uint64_t)ns : 1;

	if (least == 0 || now < least)
		atomic_store_explicit(&p->least_ns, now, memory_order_relaxed);
}
#endif
