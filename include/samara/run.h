/** @file Runs plans on the caller's arrays. */
#ifndef SAMARA_RUN_H
#define SAMARA_RUN_H
#include <samara/plan.h>

SMR_BEGIN_DECLS

typedef struct smr_result smr_result;

/** Memory for a base pointer of the flow. The flow must access only [data, data + bytes), which is
 * checked. The caller keeps the memory. */
typedef struct smr_array {
	const char *name;
	void *data;
	size_t bytes;
} smr_array;

/** The value of a scalar of the flow. */
typedef struct smr_number {
	const char *name;
	double value;
} smr_number;

typedef struct smr_execute_params {
	size_t struct_size;
	const char *flow; /* NULL: the only flow of the plan */
	const smr_array *arrays;
	size_t narrays;
	const smr_number *numbers;
	size_t nnumbers;
	int stepwise; /* 1: run nothing now; smr_step() runs each codelet */
} smr_execute_params;

/** Binds the arrays and runs the flow. *@p out holds times and scalar results; close it with
 * smr_result_close(). SMR_EINVAL: an array or number is missing or too small; smr_errmsg() names
 * it. SMR_EUNSUPPORTED: arrays overlap that must not, or an index array points outside another
 * array. */
SMR_API SMR_MUST_USE smr_status smr_execute(smr_planned *plan, const smr_execute_params *params,
					    smr_result **out);
/** Runs the next codelet; SMR_ESTATE when none is left. */
SMR_API SMR_MUST_USE smr_status smr_step(smr_result *result);
/** The number of codelets that smr_step() has not run yet. */
SMR_API size_t smr_left(const smr_result *result);
/** Gives scalar result number @p i of the flow. SMR_ESTATE: before the last step. */
SMR_API SMR_MUST_USE smr_status smr_result_number(const smr_result *result, size_t i, double *out);
/** Gives the time of codelet number @p i in seconds. SMR_ESTATE: it has not run yet. */
SMR_API SMR_MUST_USE smr_status smr_result_seconds(const smr_result *result, size_t i, double *out);
SMR_API smr_status smr_result_close(smr_result *result); /* NULL is fine */

/** An asynchronous run. */
typedef struct smr_future smr_future;

/** Starts smr_execute() and returns at once; the results are the same.
 *
 * Codelets for a cluster are sent, independent ones of a flow concurrently. Codelets for this
 * process run on two threads of the context. Any number of runs may be active, of one plan, too.
 *
 * Until smr_wait() the arrays must stay in place and must not be written; those that the flow
 * stores to must not be read. Arrays of active runs must not overlap if one of the runs stores to
 * them. Other calls on the context are allowed, by one thread at a time; smr_plan_close() and
 * smr_leave() fail with SMR_ESTATE. Arguments are checked as by smr_execute(). SMR_EINVAL:
 * stepwise. Threads of the context call the watcher (smr_watch()) when the run is over. */
SMR_API SMR_MUST_USE smr_status smr_submit(smr_planned *plan, const smr_execute_params *params,
					   smr_future **out);
/** Waits for the end of a run, closes the future in any case and returns the status of the run.
 * *@p out as in smr_execute(); NULL: drop the result. */
SMR_API SMR_MUST_USE smr_status smr_wait(smr_future *future, smr_result **out);
/** Sets *@p done to 1 if the run is over, else to 0. */
SMR_API SMR_MUST_USE smr_status smr_poll(const smr_future *future, int *done);
/** Waits until one of @p n runs is over and sets *@p which to its index; after @p timeout_s seconds
 * (negative: no limit) to @p n. NULL entries of @p futures are skipped. SMR_EINVAL: all are NULL.
 * smr_wait() must still be called for the run. */
SMR_API SMR_MUST_USE smr_status smr_wait_any(smr_future *const *futures, size_t n, double timeout_s,
					     size_t *which);
/** Cancels the codelets that have not started; those that have started finish and store their
 * results. smr_wait() must still be called; it returns SMR_ESTATE if codelets were cancelled. */
SMR_API SMR_MUST_USE smr_status smr_cancel(smr_future *future);

/** The argument of a watcher: one finished codelet. */
typedef struct smr_event {
	size_t struct_size;
	uint32_t codelet, line;
	const char *flow, *function, *kernel, *implementation; /* kernel NULL: none */
	double p10_s, p50_s, p90_s;                            /* predicted */
	double measured_s;
	size_t done, total; /* codelets of this run */
	const char *name;   /* for smr_monitor() */
	const char *node;   /* the node that ran it; "": here */
} smr_event;

/** Installs a watcher: the running thread calls @p fn after each codelet. NULL @p fn removes it. If
 * several codelets of a run may be on a cluster concurrently, a thread of the context calls @p fn
 * for all of them at the end of the run. */
SMR_API SMR_MUST_USE smr_status smr_watch(smr_ctx *ctx,
					  void (*fn)(void *arg, const smr_event *event), void *arg);

SMR_END_DECLS

#endif
