/** @file What a worker does with one ticket (between worker.c and task_run.c). */
#ifndef SMR_CLUSTER_WORKER_TASK_RUN_H
#define SMR_CLUSTER_WORKER_TASK_RUN_H
#include "cluster/worker/worker.h"

typedef struct smr_task_runs smr_task_runs;
typedef enum smr_task_run_end {
	SMR_TASK_RUN_DONE,
	SMR_TASK_RUN_HANDED_IN, /* done, and the queue's word about the result is awaited */
	SMR_TASK_RUN_BURIED,
	SMR_TASK_RUN_LEFT /* for another node, or nobody wants it any more */
} smr_task_run_end;

/** @p p must outlive it. */
SMR_MUST_USE smr_status smr_task_runs_open(const smr_worker_params *p, smr_task_runs **out);
void smr_task_runs_close(smr_task_runs *e); /* NULL is fine */
/** From now on what cannot be published is given up after a while. */
void smr_task_runs_end(smr_task_runs *e);
/** @p result: what was handed in, for the case that it has to be handed in again. */
smr_task_run_end smr_task_run_run(smr_task_runs *e, smr_queue *q, smr_ticket *t, void *context,
				  smr_str *result);
/** Whether it is said to take less than @p most_s, and nothing has to be fetched for it. */
bool smr_task_run_is_short(const smr_ticket *t, double most_s);
#endif
