/** @file The compile queue: prepares implementations on a background thread. */
#ifndef SMR_RUN_KERNEL_COMPILE_QUEUE_H
#define SMR_RUN_KERNEL_COMPILE_QUEUE_H
#include "back/back.h"

typedef struct smr_compile_queue smr_compile_queue;

/** One that is to be made: whoever asks sets the first part and reads the second once it is made.
 */
typedef struct smr_compile_job {
	const smr_impl *impl;
	const smr_codelet *codelet; /* nobody changes its graph until it is made */
	const smr_workers *workers;
	smr_env env;          /* its sizes count; the rest is the maker's */
	_Atomic double worth; /* the one with the most is made first; may change as it waits */

	_Atomic bool made;
	smr_status status;
	smr_exec *exec; /* SMR_OK: whoever asked releases it */
	char why[240];  /* else */

	struct smr_compile_job *next; /* the maker's */
} smr_compile_job;

SMR_MUST_USE smr_status smr_compile_queue_new(smr_compile_queue **out);
/** Waits for what is in work, and for nothing else; what was made stays whose it is. NULL is fine.
 */
void smr_compile_queue_free(smr_compile_queue *m);
/** Puts it into the queue. It stays where it is until it is made or the maker is freed. */
SMR_MUST_USE smr_status smr_compile_queue_ask(smr_compile_queue *m, smr_compile_job *x);
/** Returns when it is made; what still waits is made by the caller. */
void smr_compile_queue_finish(smr_compile_queue *m, smr_compile_job *x);
/** Something is being made in this process, now. */
bool smr_compile_queue_works(void);
#endif
