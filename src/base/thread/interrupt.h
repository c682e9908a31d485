/** @file Interrupts of runs: a counter that changes asks the runs in progress to end. */
#ifndef SMR_BASE_THREAD_INTERRUPT_H
#define SMR_BASE_THREAD_INTERRUPT_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/** Whether the counter is not @p before, its value when the run began. @p interrupts: NULL where no
 * run is interrupted. */
static inline bool smr_interrupted(const _Atomic uint64_t *interrupts, uint64_t before)
{
	return interrupts != NULL &&
	       atomic_load_explicit(interrupts, memory_order_relaxed) != before;
}
/** Fails with SMR_ESTATE once the run is interrupted. */
SMR_MUST_USE static inline smr_status smr_interrupt_check(const _Atomic uint64_t *interrupts,
							  uint64_t before)
{
	return smr_interrupted(interrupts, before) ? smr_fail(SMR_ESTATE, "the run was interrupted")
						   : SMR_OK;
}
#endif
