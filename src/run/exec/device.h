/** @file One of the devices that an image runs on: a thread of this process (internal to run/). */
#ifndef SMR_RUN_EXEC_DEVICE_H
#define SMR_RUN_EXEC_DEVICE_H
#include <pthread.h>

#include "ir/module/eval.h"
#include "run/exec/internal.h"

struct smr_device {
	smr_executable *image;
	uint32_t number; /* replica * partitions + partition */
	smr_heap *heap;
	int card;                             /* that its thread uses (back/gpu/card.h) */
	struct smr_device_commands *commands; /* NULL: none */
	smr_eval eval;                        /* its walk; ctx: the device */
	smr_buffer ***constants_of; /* by block number: its own copies, for its card; NULL: none */
	smr_buffer ***places_of;    /* by block number: places of its flow; NULL: it was not run */
	/* of the current run */
	smr_buffer **args;
	smr_buffer **results;
	void *const *homes; /* by result; NULL: none */
	smr_status status;
	pthread_t thread;
	/* of the collective that it waits in */
	const smr_instr *at;
	smr_buffer **places;
	bool lent; /* it does not leave: the collective uses its places */
};

/** Runs a program: the variables of a frame are buffers. */
extern const smr_domain smr_vm_domain;
/** Runs a flow or a call. */
SMR_MUST_USE smr_status smr_vm_block(smr_eval *e, smr_eval_frame *f, const smr_block *b);
/** Sets a variable, and drops its buffer; takes @p b over. */
void smr_vm_set(const smr_device *d, smr_eval_frame *f, uint32_t var, smr_buffer *b);
/** Drops the variables that are dead at the start of body @p k, or after a loop. */
void smr_vm_drop(const smr_device *d, smr_eval_frame *f, const smr_block *b, uint32_t k);

/** Runs a collective of a group that has members of other processes. Members that are here wait:
 * the call reads their operands and writes their results, and may take long. */
SMR_MUST_USE smr_status smr_others_run(const smr_device *d, const smr_instr *a,
				       const uint32_t *member, uint32_t n);

/** Runs function 0 on all devices; args and results of each are set. */
SMR_MUST_USE smr_status smr_devices_run(smr_executable *x);
/** Computes the result of an op between devices; the results exist, their elements are not set. */
SMR_MUST_USE smr_status smr_device_collective(smr_device *d, const smr_instr *a,
					      smr_buffer **places);
#endif
