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

/** Has @p fn called, in the thread that runs, after each codelet; NULL @p fn: no more. */
SMR_API SMR_MUST_USE smr_status smr_watch(smr_ctx *ctx,
					  void (*fn)(void *arg, const smr_event *event), void *arg);

SMR_END_DECLS

#endif
