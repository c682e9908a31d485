/** @file Schedules that change one task at a time. */
#ifndef SMR_PLAN_DAG_WALK_H
#define SMR_PLAN_DAG_WALK_H
#include "plan/dag/internal.h"

/** A processor: its first and last tasks, and where the removed task fits best. */
typedef struct dag_spot {
	uint32_t first, last; /* UINT32_MAX: none */
	double length;        /* of the longest path through the task at its best place here */
	uint32_t at, after;   /* that place: position in the order; the task before it here */
	double arrive, leave; /* when its data is here; the longest rest behind it */
	uint32_t before;      /* while places are tried */
} dag_spot;

typedef struct dag_begun {
	double start, finish;
	uint32_t place, task;
} dag_begun;

typedef struct dag_walk {
	const smr_dag *d;
	uint32_t *order, *place; /* tasks, predecessors first; a task's position there */
	uint32_t *prev, *next;   /* a task's neighbours on its processor; UINT32_MAX: none */
	smr_dag_slot *slots;
	double *rest; /* from a task's start to the end of all that waits for it */
	double *took; /* a task's time on its processor */
	dag_spot *spots;
	dag_begun *sorted;
	double makespan, energy; /* without the removed task; see dag_walk_remove() */
	uint32_t removed;        /* UINT32_MAX: none */
	uint32_t from, to;       /* positions between its predecessors and its successors */
	bool whole;
} dag_walk;

SMR_MUST_USE smr_status dag_walk_new(const smr_dag *d, dag_walk *out);
void dag_walk_free(dag_walk *x);
/** Takes over a schedule. */
void dag_walk_start(dag_walk *x, const smr_dag_slot *slots);
/** Sorts the order by starts: removed tasks have more places to go to then. */
void dag_walk_sort(dag_walk *x);
/** Removes a task. @p whole: the makespan is that of the others; else it stays what it was, which
 * is not less and quicker. */
void dag_walk_remove(dag_walk *x, uint32_t i, bool whole);
/** Fills in the removed task's best place on each processor. */
void dag_walk_find_spots(dag_walk *x);
/** Puts the removed task at its best place on @p p. */
void dag_walk_insert(dag_walk *x, uint32_t p);
#endif
