/** @file One program on several devices of any kinds: which of its ops run where, and when.
 *
 * Its ops become tasks (what is cheaper to compute than to send stays together), planned as a task
 * graph (plan/dag/dag.h) by the quantile of 90 %. What comes out is then simulated with its
 * messages, one after another out of each device and into each, which the planner knows nothing of:
 * the times are those. Arguments are where they are read, results stay where they are made; what a
 * training step keeps goes back to where it is read. */
#ifndef SMR_PREDICT_SPLIT_SPLIT_H
#define SMR_PREDICT_SPLIT_SPLIT_H
#include "learn/history/history.h"
#include "plan/dag/dag.h"
#include "predict/predict.h"

enum { SMR_SPLIT_SIDES = 8 };

typedef struct smr_split_params {
	const smr_workload *work;              /* of one device, read for one of these */
	uint32_t n;                            /* devices, 2 at least */
	const smr_cost *cost[SMR_SPLIT_SIDES]; /* by device, with its machine */
	uint32_t host[SMR_SPLIT_SIDES]; /* equal: they are of one host, over their nearest link */
	const char *link;               /* of the machines: how hosts reach each other */
	double dispatch_s; /* of a message between hosts: smr_split_dispatch(); 0: 250 us */
	smr_dag_goal goal;
	double most_bytes; /* of each device; INFINITY: all that it has */
} smr_split_params;

typedef struct smr_split_task {
	uint32_t line, ops; /* of the program: the first of it; how many */
	int side;
	double start, finish; /* seconds, medians */
} smr_split_task;

typedef struct smr_split_message {
	uint32_t task; /* whose values they are; all that `to` reads at once */
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
	uint32_t ops[SMR_SPLIT_SIDES];  /* on each side; 0: it is better without that one */
	double memory[SMR_SPLIT_SIDES]; /* bytes */
	bool within;                    /* these fit, and are not more than what was asked for */
	bool by_memory;                 /* it is cut so that they do */
	double bound; /* of the goal, by p90: no plan of these tasks is below it */
	double value; /* of this one, as planned and then simulated */
	smr_forecast forecast;
} smr_split;

/** Seconds in which codelets that were sent to nodes of the local cluster were dispatched, a
 * decaying mean of what @p h (NULL is fine) keeps; 0: nothing was sent yet. */
double smr_split_dispatch(smr_history *h);
/** SMR_EUNSUPPORTED, told: there is nothing to cut, or the machines do not reach each other. */
SMR_MUST_USE smr_status smr_split_plan(const smr_split_params *p, smr_split **out);
/** What no plan of the tasks beats in both time and energy (p90; idle machines and queues of
 * messages apart), within goal.seconds of planning; smr_free(out->points). */
SMR_MUST_USE smr_status smr_split_front(const smr_split_params *p, smr_dag_front *out);
void smr_split_free(smr_split *s); /* NULL is fine */
#endif
