/** @file Compile queues: prepare implementations on background threads, which all queues of a
 * process share. Functions are for any thread; a job is its caller's. */
#ifndef SMR_RUN_KERNEL_COMPILE_QUEUE_H
#define SMR_RUN_KERNEL_COMPILE_QUEUE_H
#include "back/back.h"

typedef struct smr_compile_queue smr_compile_queue;

/** A compilation: the caller sets the first part and reads the second once it is done. */
typedef struct smr_compile_job {
	smr_status (*task)(void *ctx); /* does the job, with @p ctx, in place of `impl`; NULL */
	void *ctx;
	const smr_impl *impl;
	const smr_codelet *codelet; /* its graph does not change until the job is done */
	const smr_workers *workers;
	smr_env env;          /* its sizes are used; the rest is the compile thread's */
	_Atomic double worth; /* the job with the most is compiled first; may change in the queue */

	_Atomic bool made;
	smr_status status;
	smr_exec *exec; /* SMR_OK: the caller releases it */
	char why[240];  /* otherwise */

	smr_compile_queue *queue; /* these are used by the queue */
	struct smr_compile_job *next;
} smr_compile_job;

/** Makes a queue, whose jobs are done one at a time. */
SMR_MUST_USE smr_status smr_compile_queue_new(smr_compile_queue **out);
/** Waits for the current job only, and frees the queue; results stay with their callers. Accepts
 * NULL. */
void smr_compile_queue_free(smr_compile_queue *m);
/** Appends a job, which must stay valid until it is done or the queue is freed. SMR_EIO: there is
 * no thread. In the child of a fork(), queues of the parent do no jobs. */
SMR_MUST_USE smr_status smr_compile_queue_ask(smr_compile_queue *m, smr_compile_job *x);
/** Returns when the job is done; compiles a job that still waits in this thread. */
void smr_compile_queue_finish(smr_compile_queue *m, smr_compile_job *x);
/** Returns when the job is done, or takes it out of the queue. */
void smr_compile_queue_cancel(smr_compile_queue *m, smr_compile_job *x);
/** Returns whether this process is compiling now. */
bool smr_compile_queue_works(void);
#endif
