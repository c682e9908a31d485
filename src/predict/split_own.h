/** @file What the files of a split share (internal). */
#ifndef SMR_PREDICT_SPLIT_OWN_H
#define SMR_PREDICT_SPLIT_OWN_H
#include "predict/split.h"
#include "predict/units.h"

typedef struct split_task {
	double seconds[2][3]; /* by side: p10, p50, p90 */
	double joules[2];
	double flops, bytes;
	uint32_t line, ops;
} split_task;

typedef struct split_tasks {
	const smr_split_params *p;
	smr_units units;
	uint32_t n;
	uint32_t *of_unit;        /* tasks are in topological order */
	split_task *list;         /* [n] */
	double message_s, byte_s; /* of what goes from one side to the other */
	uint32_t *back;           /* by argument: 1 + the result that is its next value; 0: none */
} split_tasks;

static inline smr_status split_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to split a program");
}

/** Units, what they take on either side, joined to a few tasks. Free it, on failure, too. */
SMR_MUST_USE smr_status split_tasks_of(const smr_split_params *p, split_tasks *out);
void split_tasks_free(split_tasks *t);
/** Joins them; of_unit and n are there then. @p list: by unit. */
SMR_MUST_USE smr_status split_join(split_tasks *t, const split_task *list);
/** As a task graph of two processors. */
SMR_MUST_USE smr_status split_dag(const split_tasks *t, smr_dag **out);
/** Simulates; slots say where tasks are and in which order they begin. */
SMR_MUST_USE smr_status split_run(const split_tasks *t, const smr_dag_slot *slots, smr_split *out);
/** Bytes of either side at its worst. */
SMR_MUST_USE smr_status split_memory(const split_tasks *t, const smr_dag_slot *slots, double *out);
#endif
