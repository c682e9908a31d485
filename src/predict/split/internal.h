/** @file What the files of a split share (internal). */
#ifndef SMR_PREDICT_SPLIT_INTERNAL_H
#define SMR_PREDICT_SPLIT_INTERNAL_H
#include "predict/split/split.h"
#include "predict/units.h"

typedef struct split_task {
	double seconds[SMR_SPLIT_SIDES][3]; /* by side: p10, p50, p90 */
	double joules[SMR_SPLIT_SIDES];
	double flops, bytes;
	uint32_t line, ops;
} split_task;

/* What goes from one side to another. */
typedef struct split_road {
	double message_s, byte_s;
} split_road;

typedef struct split_tasks {
	const smr_split_params *p;
	smr_units units;
	uint32_t n;
	uint32_t *of_unit; /* tasks are in topological order */
	split_task *list;  /* [n] */
	split_road road[SMR_SPLIT_SIDES][SMR_SPLIT_SIDES];
	split_road least, mean; /* of all between two sides */
	uint32_t *back;         /* by argument: 1 + the result that is its next value; 0: none */
} split_tasks;

/* No function: clang-tidy, which follows calls only so deep, is to see that it never is SMR_OK. */
#define split_no_memory() smr_fail(SMR_ENOMEM, "no memory to split a program")

/** Units, what they take on either side, joined to a few tasks. Free it, on failure, too. */
SMR_MUST_USE smr_status split_tasks_of(const smr_split_params *p, split_tasks *out);
void split_tasks_free(split_tasks *t);
/** Joins them; of_unit and n are there then. @p list: by unit. */
SMR_MUST_USE smr_status split_join(split_tasks *t, const split_task *list);
/** As a task graph, whose transfers take what @p road says, wherever they go. */
SMR_MUST_USE smr_status split_dag(const split_tasks *t, const split_road *road, smr_dag **out);
/** Simulates; slots say where tasks are and in which order they begin. */
SMR_MUST_USE smr_status split_run(const split_tasks *t, const smr_dag_slot *slots, smr_split *out);
/** As it would go with tasks where slots say. */
SMR_MUST_USE smr_status split_try(const split_tasks *t, const smr_dag_slot *slots, smr_split **out);
/** Whether @p a is: one that has room first, then what is asked for. */
bool split_better(const split_tasks *t, const smr_split *a, const smr_split *b);
/** All moves from where slots say, as long as one makes it better; when is filled in. @p d: as it
 * is by t->least. @p other: room for as many slots. */
void split_move(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots, smr_dag_slot *other);
/** The best of all cuts takes the place of *@p best, if it is better. */
SMR_MUST_USE smr_status split_cuts(const split_tasks *t, smr_split **best);
/** Bytes of each side at its worst. */
SMR_MUST_USE smr_status split_memory(const split_tasks *t, const smr_dag_slot *slots, double *out);
#endif
