/** @file Declarations shared by the files of a split (internal). */
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

/* Cost of a route from one side to another. */
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
	split_road least, mean; /* over all pairs of sides */
	uint32_t *back;         /* by argument: 1 + the result that is its next value; 0: none */
} split_tasks;

/* A macro, not a function: clang-tidy, which follows calls to a limited depth, must see that it
 * never is SMR_OK. */
#define split_no_memory() smr_fail(SMR_ENOMEM, "no memory to split a program")

/** Finds the units, their costs on each side, and joins them to a few tasks. Free it on failure,
 * too. */
SMR_MUST_USE smr_status split_tasks_of(const smr_split_params *p, split_tasks *out);
void split_tasks_free(split_tasks *t);
/** Joins the units; sets of_unit and n. @p list: by unit. */
SMR_MUST_USE smr_status split_join(split_tasks *t, const split_task *list);
/** Makes a task graph whose transfers all cost what @p road says. */
SMR_MUST_USE smr_status split_dag(const split_tasks *t, const split_road *road, smr_dag **out);
/** Simulates; slots have the tasks' sides and order. */
SMR_MUST_USE smr_status split_run(const split_tasks *t, const smr_dag_slot *slots, smr_split *out);
/** Makes the split with the tasks placed by slots, and simulates it. */
SMR_MUST_USE smr_status split_try(const split_tasks *t, const smr_dag_slot *slots, smr_split **out);
/** Returns whether @p a is better: one that fits into memory first, then by the goal. */
bool split_better(const split_tasks *t, const smr_split *a, const smr_split *b);
/** Makes all moves from the given slots that improve the plan; fills in times. @p d: with the
 * transfers of t->least. @p other: space for as many slots. */
void split_move(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots, smr_dag_slot *other);
/** Replaces *@p best by the best of all cuts, if that is better. */
SMR_MUST_USE smr_status split_cuts(const split_tasks *t, smr_split **best);
/** Computes the peak bytes of each side. */
SMR_MUST_USE smr_status split_memory(const split_tasks *t, const smr_dag_slot *slots, double *out);
#endif
