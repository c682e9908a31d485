/** @file What a worker does with one ticket (between worker.c and task_run.c). */
#ifndef SMR_CLUSTER_WORKER_TASK_RUN_H
#define SMR_CLUSTER_WORKER_TASK_RUN_H
#include "cluster/worker/worker.h"

typedef struct smr_errands smr_errands;
typedef enum smr_errand_end {
	SMR_ERRAND_DONE,
	SMR_ERRAND_HANDED_IN, /* done, and the queue's word about the result is awaited */
	SMR_ERRAND_BURIED,
	SMR_ERRAND_LEFT /* for another node, or nobody wants it any more */
} smr_errand_end;

/** @p p must outlive it. */
SMR_MUST_USE smr_status smr_errands_open(const smr_worker_params *p, smr_errands **out);
void smr_errands_close(smr_errands *e); /* NULL is fine */
/** From now on what cannot be published is given up after a while. */
void smr_errands_end(smr_errands *e);
/** @p result: what was handed in, for the case that it has to be handed in again. */
smr_errand_end smr_errand_run(smr_errands *e, smr_queue *q, smr_ticket *t, void *context,
			      smr_str *result);
/** Whether it is said to take less than @p most_s, and nothing has to be fetched for it. */
bool smr_errand_is_short(const smr_ticket *t, double most_s);
#endif
