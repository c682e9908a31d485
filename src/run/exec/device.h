/** @file One of the devices that an image runs on: a thread of this process (internal to run/). */
#ifndef SMR_RUN_EXEC_DEVICE_H
#define SMR_RUN_EXEC_DEVICE_H
#include <pthread.h>

#include "run/exec/internal.h"

enum { SMR_MAX_CALLS = 200 }; /* depth of calls: limits recursion */

/** State of a dry run, which only counts memory. */
typedef struct smr_counting {
	uint64_t left;  /* acts until it takes too long */
	unsigned loops; /* nesting depth of loops */
	unsigned nopen; /* nesting depth of functions */
	const smr_function *open[SMR_MAX_CALLS];
} smr_counting;

struct smr_device {
	smr_executable *image;
	uint32_t number; /* replica * partitions + partition */
	smr_heap *heap;
	unsigned calls;          /* nesting depth of functions */
	smr_buffer ***places_of; /* by block number: places of its flow; NULL: it was not run */
	smr_counting *counting;  /* NULL: it runs */
	/* of the current run */
	smr_buffer **args;
	smr_buffer **results;
	void *const *homes; /* by result; NULL: none */
	smr_status status;
	pthread_t thread;
	/* of the collective that it waits in */
	const smr_instr *at;
	smr_buffer **places;
};

/** Runs function 0 on all devices; args and results of each are set. */
SMR_MUST_USE smr_status smr_devices_run(smr_executable *x);
/** Computes the result of an op between devices; the results exist, their elements are not set. */
SMR_MUST_USE smr_status smr_device_collective(smr_device *d, const smr_instr *a,
					      smr_buffer **places);
#endif
