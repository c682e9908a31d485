/** @file One of the devices that an image runs on: a thread of this process (internal to run/). */
#ifndef SMR_RUN_EXEC_DEVICE_H
#define SMR_RUN_EXEC_DEVICE_H
#include <pthread.h>

#include "run/exec/internal.h"

enum { SMR_MAX_CALLS = 200 }; /* calls in calls: recursion has an end */

/** Nothing is run, memory alone is counted. */
typedef struct smr_counting {
	uint64_t left;  /* acts until it takes too long */
	unsigned loops; /* that it is in */
	unsigned nopen; /* functions that it is in */
	const smr_function *open[SMR_MAX_CALLS];
} smr_counting;

struct smr_device {
	smr_executable *image;
	uint32_t number; /* replica * partitions + partition */
	smr_heap *heap;
	unsigned calls;          /* functions that it is in */
	smr_buffer ***places_of; /* by block number: of its flow; NULL: it was not run */
	smr_counting *counting;  /* NULL: it runs */
	/* of the run that is on */
	smr_buffer **args;
	smr_buffer **results;
	void *const *homes; /* by result; NULL: none */
	smr_status status;
	pthread_t thread;
	/* of the collective that it waits in */
	const smr_instr *at;
	smr_buffer **places;
};

/** Runs function 0 on all devices, each with its args and results set. */
SMR_MUST_USE smr_status smr_devices_run(smr_executable *x);
/** What an op between devices gives; the results are there, their elements not set. */
SMR_MUST_USE smr_status smr_device_collective(smr_device *d, const smr_instr *a,
					      smr_buffer **places);
#endif
