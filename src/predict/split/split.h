/** @file One program on several devices of any kinds: placement and times of its ops.
 *
 * Its ops become tasks (ops that are cheaper to compute than to send stay together), planned as a
 * task graph (plan/dag/dag.h) by the 90 % quantile. The plan is then simulated with its messages,
 * one after another out of each device and into each, which the planner ignores: the reported times
 * are the simulated ones. Arguments are where they are read, results stay where they are computed;
 * values that a training step keeps return to their readers. */
#ifndef SMR_PREDICT_SPLIT_SPLIT_H
#define SMR_PREDICT_SPLIT_SPLIT_H
#include "learn/history/history.h"
#include "plan/dag/dag.h"
#include "predict/predict.h"

enum { SMR_SPLIT_SIDES = 8 };

typedef struct smr_split_params {
	const smr_workload *work;              /* for one device, read for one of these machines */
	uint32_t n;                            /* number of devices, at least 2 */
	const smr_cost *cost[SMR_SPLIT_SIDES]; /* by device, with its machine */
	uint32_t host[SMR_SPLIT_SIDES]; /* equal numbers: same host, joined by the nearest link */
	const char *link;               /* name of the machines' link between hosts */
	double dispatch_s; /* of a message between hosts: smr_split_dispatch(); 0: 250 us */
	smr_dag_goal goal;
	double most_bytes; /* memory limit of each device; INFINITY: all its memory */
} smr_split_params;

typedef struct smr_split_task {
	uint32_t line, ops; /* of the program: the first line; number of ops */
	int side;
	double start, finish; /* seconds, medians */
} smr_split_task;

typedef struct smr_split_message {
	uint32_t task; /* the task whose values they are; all that `to` reads at once */
	int to;        /* side */
	double bytes, start, finish;
} smr_split_message;

/** A value of `from` that `to` reads. */
typedef struct smr_split_edge {
	uint32_t from, to;
} smr_split_edge;

typedef struct smr_split {
	uint32_t ntasks, nmessages, nedges;
	smr_split_task *tasks;
	smr_split_message *messages;
	smr_split_edge *edges;
	uint32_t ops[SMR_SPLIT_SIDES];  /* on each side; 0: it is better without that device */
	double memory[SMR_SPLIT_SIDES]; /* bytes */
	bool within;                    /* these fit, and keep the memory limit */
	bool by_memory;                 /* it was cut to fit into memory */
	double bound;                   /* lower bound of the goal (p90) for these tasks */
	double value;                   /* of this plan, before simulation */
	smr_forecast forecast;
} smr_split;

/** Returns the dispatch time of codelets sent to nodes of the local cluster, a decaying mean in
 * seconds from @p h (may be NULL); 0: none was sent yet. */
double smr_split_dispatch(smr_history *h);
/** Plans a split. SMR_EUNSUPPORTED, with a message: the program cannot be divided, or the machines
 * are not connected. */
SMR_MUST_USE smr_status smr_split_plan(const smr_split_params *p, smr_split **out);
/** Computes the Pareto front of plans in time and energy (p90; without idle machines and queues of
 * messages), within goal.seconds of planning; the caller frees out->points (smr_free). */
SMR_MUST_USE smr_status smr_split_front(const smr_split_params *p, smr_dag_front *out);
void smr_split_free(smr_split *s); /* accepts NULL */
#endif
