/** @file Handles one ticket in a worker (between worker.c and task_run.c). */
#ifndef SMR_CLUSTER_WORKER_TASK_RUN_H
#define SMR_CLUSTER_WORKER_TASK_RUN_H
#include "cluster/worker/worker.h"

typedef struct smr_task_runs smr_task_runs;
typedef enum smr_task_run_end {
	SMR_TASK_RUN_DONE,
	SMR_TASK_RUN_HANDED_IN, /* done; the result's acknowledgement is awaited */
	SMR_TASK_RUN_BURIED,
	SMR_TASK_RUN_LEFT /* left to another node, or dropped by its sender */
} smr_task_run_end;

/** @p p must outlive it. */
SMR_MUST_USE smr_status smr_task_runs_open(const smr_worker_params *p, smr_task_runs **out);
void smr_task_runs_close(smr_task_runs *e); /* NULL is allowed */
/** From now on publishing is given up after a while. */
void smr_task_runs_end(smr_task_runs *e);
/** Runs a ticket. @p result: the submitted result, in case it has to be submitted again. */
smr_task_run_end smr_task_run_run(smr_task_runs *e, smr_queue *q, smr_ticket *t, void *context,
				  smr_str *result);
/** Returns whether it is declared to take less than @p most_s, and needs no fetch. */
bool smr_task_run_is_short(const smr_ticket *t, double most_s);
#endif
