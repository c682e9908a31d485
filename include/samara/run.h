/** @file Running a plan on the caller's own arrays. */
#ifndef SAMARA_RUN_H
#define SAMARA_RUN_H
#include <samara/plan.h>

SMR_BEGIN_DECLS

typedef struct smr_result smr_result;

/** Memory for a base pointer of the flow. The range [data, data + bytes) must hold all that the
 * flow touches (it is checked) and stays the caller's. */
typedef struct smr_array {
	const char *name;
	void *data;
	size_t bytes;
} smr_array;

/** A number given at entry. */
typedef struct smr_number {
	const char *name;
	double value;
} smr_number;

typedef struct smr_execute_params {
	size_t struct_size;
	const char *flow; /* NULL: the plan's only one */
	const smr_array *arrays;
	size_t narrays;
	const smr_number *numbers;
	size_t nnumbers;
	int stepwise; /* 1: run nothing yet, smr_step() will */
} smr_execute_params;

/** Binds the arrays and runs the flow. *@p out holds what it measured and its scalar results; close
 * it with smr_result_close(). SMR_EINVAL names an array or number that is missing or too small;
 * SMR_EUNSUPPORTED when arrays overlap that must not, or an index array points out of another. */
SMR_API SMR_MUST_USE smr_status smr_execute(smr_planned *plan, const smr_execute_params *params,
					    smr_result **out);
/** Runs the next codelet; SMR_ESTATE when none is left. */
SMR_API SMR_MUST_USE smr_status smr_step(smr_result *result);
/** Codelets that smr_step() has yet to run. */
SMR_API size_t smr_left(const smr_result *result);
/** Scalar result number @p i of the flow; SMR_ESTATE before the last step. */
SMR_API SMR_MUST_USE smr_status smr_result_number(const smr_result *result, size_t i, double *out);
/** Seconds that codelet number @p i of the run took; SMR_ESTATE before it ran. */
SMR_API SMR_MUST_USE smr_status smr_result_seconds(const smr_result *result, size_t i, double *out);
SMR_API smr_status smr_result_close(smr_result *result); /* NULL is fine */

/** A run that goes on by itself. */
typedef struct smr_future smr_future;

/** smr_execute() without waiting: codelets that go to a cluster are sent, also several of a flow at
 * a time where none needs the other, those that run here run on two threads of the context. Any
 * number of runs may be under way, of one plan too, and their results are those of smr_execute().
 * The arrays stay the caller's and must stay where they are, and neither be written nor, where the
 * flow stores, be read, until the future is waited for; arrays of runs that are under way at the
 * same time must not overlap where one of them stores. Other calls on the context may be made
 * meanwhile, as always by one thread at a time; smr_plan_close() and smr_leave() fail with
 * SMR_ESTATE. What smr_execute() would refuse at once is refused here. SMR_EINVAL: stepwise.
 * A watcher is called by threads of the context, once the run is over. */
SMR_API SMR_MUST_USE smr_status smr_submit(smr_planned *plan, const smr_execute_params *params,
					   smr_future **out);
/** Waits for the end of a run, and says how it ended; the future is closed in any case. @p out as
 * smr_execute() has it; NULL: nobody asks. */
SMR_API SMR_MUST_USE smr_status smr_wait(smr_future *future, smr_result **out);
/** *@p done 1: smr_wait() will not wait. */
SMR_API SMR_MUST_USE smr_status smr_poll(const smr_future *future, int *done);
/** Waits until one of @p n runs has ended, *@p which, or @p timeout_s seconds are over (negative:
 * for ever): then *@p which is @p n. NULL among @p futures are passed over; SMR_EINVAL when all
 * are. It still has to be waited for. */
SMR_API SMR_MUST_USE smr_status smr_wait_any(smr_future *const *futures, size_t n, double timeout_s,
					     size_t *which);
/** Codelets that have not begun will not. It still has to be waited for, which gives SMR_ESTATE if
 * codelets were left out; those that had begun have stored their results. */
SMR_API SMR_MUST_USE smr_status smr_cancel(smr_future *future);

/** What a watcher is told after each codelet. */
typedef struct smr_event {
	size_t struct_size;
	uint32_t codelet, line;
	const char *flow, *function, *kernel, *implementation; /* kernel NULL: none */
	double p10_s, p50_s, p90_s;                            /* predicted */
	double measured_s;
	size_t done, total; /* codelets of this run */
	const char *name;   /* for smr_monitor() */
	const char *node;   /* where it ran; "": here */
} smr_event;

/** Has @p fn called, in the thread that runs, after each codelet; NULL @p fn: no more. Where
 * several codelets of a run may be on a cluster at a time, a thread of the context calls it for all
 * of them when the run is over. */
SMR_API SMR_MUST_USE smr_status smr_watch(smr_ctx *ctx,
					  void (*fn)(void *arg, const smr_event *event), void *arg);

SMR_END_DECLS

#endif
