/** @file Collectives of devices whose values stay on cards (internal to run/exec/). */
#ifndef SMR_RUN_EXEC_CARDS_H
#define SMR_RUN_EXEC_CARDS_H
#include "back/device/memory.h"
#include "run/exec/internal.h"

/** Gives each device of an executable a card, one after the other, if there are cards of one kind
 * for all; returns whether values may stay in memory @p of: of several devices only on cards. */
bool smr_cards_assign(smr_executable *x, const smr_device_memory *of);
/** Makes the command buffers of the devices, and their own buffers of constants. */
SMR_MUST_USE smr_status smr_cards_open(smr_executable *x, const smr_device_memory *of);
/** Makes a device's card the calling thread's. */
void smr_cards_select(const smr_device *d);

/** Returns whether operands of this op stay where they are until all members have come. */
bool smr_cards_meet(const smr_executable *x, smr_op op);
/** Runs a collective on the cards of its members, all of which have come. False: it was not run,
 * and operands are as they were. */
bool smr_cards_exchange(smr_executable *x, const smr_instr *a, const uint32_t *member, uint32_t n);
/** Makes operands of all members current on the host, where the results will be. */
SMR_MUST_USE smr_status smr_cards_bring(const smr_executable *x, const smr_instr *a,
					const uint32_t *member, uint32_t n);
#endif
