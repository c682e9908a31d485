/** @file Schedules of task graphs: which task runs on which processor, and when.
 *
 * Task i takes w(i, p) time on processor p and e(i, p) energy. It begins when all its predecessors
 * have ended and their outputs have arrived: a transfer takes `data` time between tasks on
 * different processors, none on the same processor, and no energy. Processors run one task at a
 * time, to its end; idle ones cost nothing. Any unit of time and of energy will do. */
#ifndef SMR_PLAN_DAG_DAG_H
#define SMR_PLAN_DAG_DAG_H
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum { SMR_DAG_MAX_TASKS = 1000000, SMR_DAG_MAX_PROCESSORS = 4096, SMR_DAG_MAX_CELLS = 1 << 26 };

typedef struct smr_dag_edge {
	uint32_t task; /* the task at the other end */
	double data;
} smr_dag_edge;

/** Tasks are in topological order: predecessors have smaller numbers. */
typedef struct smr_dag {
	uint32_t n, p;
	double *w, *e;        /* [n][p] */
	size_t *first, *next; /* [n + 1]: where a task's edges begin in preds and in succs */
	smr_dag_edge *preds, *succs;
	char **names; /* [n]: printable; NULL: tasks have numbers alone; one block of memory */
} smr_dag;

/** Reads a graph in text form; @p name is used in messages. First line `n P`, then for each task
 * `id w[0..P-1] e[0..P-1] npred (pred data)*`, ids from 0 on in order; numbers are separated by
 * blanks and line ends. Free it with smr_dag_free(). */
SMR_MUST_USE smr_status smr_dag_read(const char *name, const char *text, size_t n, smr_dag **out);
void smr_dag_free(smr_dag *d); /* accepts NULL */

typedef struct smr_dag_slot {
	uint32_t processor;
	double start, finish;
} smr_dag_slot;

typedef struct smr_dag_schedule {
	double makespan, energy;
	double bound;        /* lower bound of the objective */
	bool optimal;        /* the schedule is proved to be optimal */
	smr_dag_slot *slots; /* [n], by task */
} smr_dag_schedule;

void smr_dag_schedule_free(smr_dag_schedule *s); /* frees the contents of @p s; accepts NULL */
/** Checks a schedule by the rules above, from the graph alone: SMR_ECORRUPT, with the rule that it
 * breaks. Times are compared exactly: they are sums in an order that is the same for every caller.
 */
SMR_MUST_USE smr_status smr_dag_check(const smr_dag *d, const smr_dag_schedule *s);

typedef enum smr_dag_objective { SMR_DAG_MAKESPAN, SMR_DAG_ENERGY } smr_dag_objective;

typedef struct smr_dag_goal {
	smr_dag_objective objective;
	double deadline; /* of the makespan; INFINITY: none */
	double seconds;  /* time limit of planning, for anytime planners */
} smr_dag_goal;

/** The quantity that @p goal minimises: energy or makespan. */
static inline double smr_dag_value(const smr_dag_goal *goal, const smr_dag_schedule *s)
{
	return goal->objective == SMR_DAG_ENERGY ? s->energy : s->makespan;
}

/** Returns whether the first schedule is better by @p goal: a schedule within the deadline is
 * better than one that is not, and of two that are not the earlier one is better. */
bool smr_dag_better(const smr_dag_goal *goal, double makespan, double energy, double than_makespan,
		    double than_energy);

typedef struct smr_dag_planner {
	const char *name, *about;
	bool any_goal; /* else: supports only the makespan without a deadline */
	/** Plans @p d into @p out, which the caller frees. The schedule may miss the deadline:
	 * compare makespan. */
	smr_status (*plan)(const smr_dag *d, const smr_dag_goal *goal, smr_dag_schedule *out);
} smr_dag_planner;

extern const smr_dag_planner
	*const smr_dag_planners[]; /* NULL-terminated; the first is the default */
/** Returns NULL, with the existing names in smr_errmsg(), if no planner is called @p name. */
const smr_dag_planner *smr_dag_planner_find(const char *name);

typedef struct smr_dag_point {
	double time, energy;
} smr_dag_point;

typedef struct smr_dag_front {
	smr_dag_point *points; /* ascending time, descending energy; freed with smr_free() */
	size_t n;
	bool exact;     /* no schedule dominates any of them */
	double epsilon; /* for each schedule, a point is at most this share worse in both time and
			 * energy; INFINITY: not known */
} smr_dag_front;

/** Computes schedules that no other dominates in time and energy. */
SMR_MUST_USE smr_status smr_dag_pareto(const smr_dag *d, double seconds, smr_dag_front *out);
#endif
