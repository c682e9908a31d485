/** @file A run of an executable: the memory of its arguments and results, and the model's run. */
#ifndef SMR_PJRT_RUN_H
#define SMR_PJRT_RUN_H
#include "pjrt/executable.h"
#include "run/exec/others.h"

/** One run on the devices of an executable that are in this process. Memory is that of the
 * arguments of each device, then of the results of each device. Arrays are the model's: those of
 * each device, or whole ones; for these parts are joined before the program runs, and results are
 * split after it. */
typedef struct pjrt_run {
	pjrt_task task;
	pjrt_executable *x;
	pjrt_event *done; /* NULL: on the caller's thread */
	bool queued;      /* it is counted in the memory's `queued` */
	bool donates;     /* it deletes arguments: those of `donated` */
	uint32_t nwaits;
	pjrt_event **waits;     /* of arguments that are not there yet */
	pjrt_storage **storage; /* one reference each; NULL: a token */
	smr_ndarray *arrays;    /* in one list, or one for each device */
	uint64_t number;        /* in all processes the same, if devices of others run, too */
	smr_exec_others others; /* used then */
	uint64_t callbacks;     /* results of functions of Python that processes sent each other */
	char **joined;          /* by argument, then by result: memory of a whole array, or NULL */
	bool *donated;          /* by argument */
} pjrt_run;

/* Entries of the members; devices are counted in this process. */

static inline uint32_t pjrt_run_count_storage(const pjrt_executable *x)
{
	return x->nhere * (x->nargs + x->nresults);
}

static inline pjrt_storage **pjrt_run_arg_storage(const pjrt_run *r, uint32_t device, uint32_t i)
{
	return &r->storage[device * r->x->nargs + i];
}

static inline pjrt_storage **pjrt_run_result_storage(const pjrt_run *r, uint32_t device, uint32_t i)
{
	return &r->storage[r->x->nhere * r->x->nargs + device * r->x->nresults + i];
}

static inline uint32_t pjrt_run_count_lists(const pjrt_executable *x)
{
	return x->apart ? x->nhere : 1;
}

static inline smr_ndarray *pjrt_run_arg_array(const pjrt_run *r, uint32_t list, uint32_t i)
{
	return &r->arrays[list * r->x->nargs + i];
}

static inline smr_ndarray *pjrt_run_result_array(const pjrt_run *r, uint32_t list, uint32_t i)
{
	return &r->arrays[pjrt_run_count_lists(r->x) * r->x->nargs + list * r->x->nresults + i];
}

/** Returns a run without arguments; NULL: no memory. pjrt_run_free() drops all that it holds. */
pjrt_run *pjrt_run_new(pjrt_executable *x);

void pjrt_run_free(pjrt_run *r);

/** Runs the model on the arrays; joins and splits those in parts. */
smr_status pjrt_run_model(pjrt_run *r);

#endif
