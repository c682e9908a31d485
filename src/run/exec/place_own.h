/** @file A program while it is placed (place_tasks.c), and what is decided of it (place.c). */
#ifndef SMR_RUN_EXEC_PLACE_OWN_H
#define SMR_RUN_EXEC_PLACE_OWN_H
#include "base/data/table.h"
#include "base/data/vec.h"
#include "plan/placement/placement.h"
#include "run/exec/block_runs.h"
#include "run/exec/internal.h"

typedef struct place_kernel {
	smr_kernel_run *kernel; /* the key */
	uint32_t task;
	bool whole; /* it takes the place of several ops */
	UT_hash_handle hh;
} place_kernel;

typedef struct place_read {
	uint32_t reader, next; /* next: of the same value; NONE: the last */
} place_read;

typedef struct placing {
	smr_executable *x;
	const smr_machine *machine;
	smr_block_runs runs;
	SMR_VEC(smr_placement_task) tasks;
	SMR_VEC(smr_placement_value) values; /* their readers: NULL until all are there */
	SMR_VEC(uint32_t) readers;           /* of all values, in order */
	place_kernel *kernels;
	/* of the current function */
	const smr_function *f;
	uint32_t *first_var; /* by function: the task of its first variable */
	double *made;        /* by variable: how often it gets a value */
	uint32_t at;         /* number of the function */
	/* of the current flow, by place */
	uint32_t *maker, *same, *reads; /* same: the place with its memory */
	uint32_t *part;                 /* by act: the task that it is part of; NONE */
	double *bytes;
	SMR_VEC(place_read) list;
} placing;

/** Finds the tasks and the values of a program. */
SMR_MUST_USE smr_status smr_place_tasks(placing *p);
void smr_place_tasks_free(placing *p);
#endif
