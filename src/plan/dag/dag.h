/** @file Plans of task graphs: which task runs where, and when.
 *
 * Task i takes w(i, p) time on processor p and e(i, p) energy. It begins when all its predecessors
 * have ended and what they hand on is there: that takes `data` time where two tasks run on
 * different processors, none where on the same one, and no energy. Processors run one task at a
 * time, to its end; idle ones cost nothing. Any unit of time and of energy will do.
 */
#ifndef SMR_PLAN_DAG_DAG_H
#define SMR_PLAN_DAG_DAG_H
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum { SMR_DAG_MAX_TASKS = 1000000, SMR_DAG_MAX_PROCESSORS = 4096, SMR_DAG_MAX_CELLS = 1 << 26 };

typedef struct smr_dag_edge {
	uint32_t task; /* at the other end */
	double data;
} smr_dag_edge;

/** Tasks are in topological order: predecessors have smaller numbers. */
typedef struct smr_dag {
	uint32_t n, p;
	double *w, *e;        /* [n][p] */
	size_t *first, *next; /* [n + 1]: where a task's edges begin in preds, and in succs */
	smr_dag_edge *preds, *succs;
} smr_dag;

/** Reads a graph in text form; @p name stands in messages. First line `n P`, then for each task
 * `id w[0..P-1] e[0..P-1] npred (pred data)*`, ids from 0 on in order; what is between numbers is
 * blanks and ends of lines. Free it with smr_dag_free(). */
SMR_MUST_USE smr_status smr_dag_read(const char *name, const char *text, size_t n, smr_dag **out);
void smr_dag_free(smr_dag *d); /* NULL is fine */

typedef struct smr_dag_slot {
	uint32_t processor;
	double start, finish;
} smr_dag_slot;

typedef struct smr_dag_schedule {
	double makespan, energy;
	double bound;        /* of the objective: no schedule is below it */
	bool optimal;        /* proved */
	smr_dag_slot *slots; /* [n], by task */
} smr_dag_schedule;

void smr_dag_schedule_free(smr_dag_schedule *s); /* what is in it; NULL is fine */
/** Judges a schedule by the rules above, from the graph alone: SMR_ECORRUPT, with the rule that it
 * breaks. Times are compared exactly: they are sums that anybody makes in the same order. */
SMR_MUST_USE smr_status smr_dag_check(const smr_dag *d, const smr_dag_schedule *s);

typedef enum smr_dag_objective { SMR_DAG_MAKESPAN, SMR_DAG_ENERGY } smr_dag_objective;

typedef struct smr_dag_goal {
	smr_dag_objective objective;
	double deadline; /* of the makespan; INFINITY: none */
	double seconds;  /* of planning: for planners that go on as long as they may */
} smr_dag_goal;

/** What @p goal would have small: its energy, or its makespan. */
static inline double smr_dag_value(const smr_dag_goal *goal, const smr_dag_schedule *s)
{
	return goal->objective == SMR_DAG_ENERGY ? s->energy : s->makespan;
}

/** The schedule that @p goal likes better; one within the deadline before any that is not, and of
 * two that are not the earlier. */
bool smr_dag_better(const smr_dag_goal *goal, double makespan, double energy, double than_makespan,
		    double than_energy);

typedef struct smr_dag_planner {
	const char *name, *about;
	bool any_goal; /* else: makespan without a deadline */
	/** The caller frees what is in @p out. It may miss the deadline: compare makespan. */
	smr_status (*plan)(const smr_dag *d, const smr_dag_goal *goal, smr_dag_schedule *out);
} smr_dag_planner;

extern const smr_dag_planner
	*const smr_dag_planners[]; /* NULL-terminated; the first is the default */
/** NULL, with the names there are in smr_errmsg(): there is none. */
const smr_dag_planner *smr_dag_planner_find(const char *name);

/** Below this no schedule comes, by @p goal's objective: longest path, and work over processors. */
SMR_MUST_USE smr_status smr_dag_bound(const smr_dag *d, const smr_dag_goal *goal, double *out);

typedef struct smr_dag_point {
	double time, energy;
} smr_dag_point;

typedef struct smr_dag_front {
	smr_dag_point *points; /* rising time, falling energy; smr_free() */
	size_t n;
	bool exact;     /* no schedule beats any of them in both */
	double epsilon; /* of chains that are not exact: none beats one by more than this share;
			 * else INFINITY */
} smr_dag_front;

/** Schedules that none beats in both time and energy. */
SMR_MUST_USE smr_status smr_dag_pareto(const smr_dag *d, double seconds, smr_dag_front *out);
#endif
