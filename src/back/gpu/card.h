/** @file The GPUs that codelets run on, opened at first need: each thread has one of them, at first
 * the first visible one. */
#ifndef SMR_BACK_GPU_CARD_H
#define SMR_BACK_GPU_CARD_H
#include "back/gpu/gpu.h"
#include "cost/machine/machine.h"
#include "gpu/device.h"

enum { SMR_GPU_ALIGNED = 16 /* bytes: base pointers and scratch tensors */ };

typedef struct smr_gpu_card {
	smr_gpu_device *device; /* open until the process ends */
	smr_gpu_target target;
	smr_machine machine;
} smr_gpu_card;

/** Makes a card, by its number among the visible ones, the calling thread's; at first it is 0. All
 * functions here and of memory.h use the thread's card. */
void smr_gpu_card_select(int ordinal);
int smr_gpu_card_selected(void);
/** Returns the number of visible cards; 0: none can be used. */
int smr_gpu_card_count(void);
/** Opens the thread's card once in a process; *@p out is constant from then on. Thread safe.
 * SMR_EUNSUPPORTED and others: there is none, with the reason (gpu/device.h); the first reason
 * stays. */
SMR_MUST_USE smr_status smr_gpu_card_open(const smr_gpu_card **out);
/** Returns the bytes that can be allocated on the card. Errors: those of smr_gpu_card_open(). */
SMR_MUST_USE smr_status smr_gpu_card_room(uint64_t *out);
/** Describes a GPU as a machine: figures that the driver does not tell are those of its
 * architecture, or usual ones. */
void smr_gpu_describe_machine(const smr_gpu_info *i, smr_machine *out);
/** Returns the watts that the card drew lately, by NVML; 0: unknown. Thread safe. */
double smr_gpu_card_watts(void);
/** Returns the card's description: its calibration ("this-gpu"), if there is one that fits, else
 * the driver's figures. NULL: there is no card. */
const smr_machine *smr_gpu_card_machine(void);
#endif
