/** @file Queues of tasks: one thread runs them in order. The thread starts with the first task and
 * ends with the queue. */
#ifndef SMR_PJRT_QUEUE_H
#define SMR_PJRT_QUEUE_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/status.h"

/** A task; the first member of a larger struct. */
typedef struct pjrt_task {
	void (*run)(struct pjrt_task *t); /* frees the task */
	struct pjrt_task *next;
} pjrt_task;

typedef struct pjrt_queue {
	pthread_mutex_t lock;
	pthread_cond_t changed;
	pjrt_task *first, **last;
	bool running, ending; /* whether there is a thread; whether it shall end */
	pthread_t thread;
	_Atomic uint32_t spread; /* tasks that run on threads of their own, too */
} pjrt_queue;

void pjrt_queue_begin(pjrt_queue *q);
/** Runs what is left, and ends the thread. */
void pjrt_queue_end(pjrt_queue *q);
/** Appends a task. SMR_EIO: no thread could be started, and the task is still the caller's. */
SMR_MUST_USE smr_status pjrt_queue_push(pjrt_queue *q, pjrt_task *t);
/** Tells that the current task runs on threads of its own, too, or no longer does. */
void pjrt_queue_spread(pjrt_queue *q, bool on);
/** Whether this thread may run a task of the queue: it must not wait for another one. */
bool pjrt_queue_is_own(const pjrt_queue *q);

#endif
