/** @file A four-byte futex lock for low contention: lock and unlock take a few instructions, a
 * mutex about forty. Zero is unlocked. */
#ifndef SMR_BASE_THREAD_FUTEX_LOCK_H
#define SMR_BASE_THREAD_FUTEX_LOCK_H
#include <stdbool.h>
#include <stdint.h>

#include "base/thread/futex.h"

typedef struct smr_futex_lock {
	_Atomic uint32_t state;
} smr_futex_lock;

enum { SMR_GATE_FREE, SMR_GATE_TAKEN, SMR_GATE_WANTED /* WANTED: taken, and threads may sleep */ };

static inline bool smr_futex_lock_try(smr_futex_lock *g)
{
	uint32_t is = SMR_GATE_FREE;

	return atomic_compare_exchange_strong_explicit(&g->state, &is, SMR_GATE_TAKEN,
						       memory_order_acquire, memory_order_relaxed);
}

static inline bool smr_futex_lock_wanted(smr_futex_lock *g)
{
	return atomic_load_explicit(&g->state, memory_order_relaxed) == SMR_GATE_WANTED;
}

static inline void smr_futex_lock_enter(smr_futex_lock *g)
{
	if (smr_futex_lock_try(g))
		return;
	/* a woken thread cannot know whether others sleep, so it keeps the state WANTED */
	while (atomic_exchange_explicit(&g->state, SMR_GATE_WANTED, memory_order_acquire) !=
	       SMR_GATE_FREE)
		smr_futex_wait(&g->state, SMR_GATE_WANTED, INT64_MAX);
}

static inline void smr_futex_lock_leave(smr_futex_lock *g)
{
	if (atomic_exchange_explicit(&g->state, SMR_GATE_FREE, memory_order_release) ==
	    SMR_GATE_WANTED)
		smr_futex_wake(&g->state, 1);
}
#endif
