/* Queues of tasks. */
#include "pjrt/queue.h"

#include <string.h>

static __thread const pjrt_queue *own; /* of this thread; NULL: none */

void pjrt_queue_begin(pjrt_queue *q)
{
	pthread_mutex_init(&q->lock, NULL);
	pthread_cond_init(&q->changed, NULL);
	q->last = &q->first;
}

static pjrt_task *take_task(pjrt_queue *q)
{
	pjrt_task *t;

	pthread_mutex_lock(&q->lock);
	while (q->first == NULL && !q->ending)
		pthread_cond_wait(&q->changed, &q->lock);
	t = q->first;
	if (t != NULL)
		q->first = t->next;
	if (q->first == NULL)
		q->last = &q->first;
	pthread_mutex_unlock(&q->lock);
	return t;
}

static void *run_tasks(void *arg)
{
	pjrt_queue *q = arg;

	own = q;
	for (pjrt_task *t = take_task(q); t != NULL; t = take_task(q))
		t->run(t);
	return NULL;
}

bool pjrt_queue_is_own(const pjrt_queue *q)
{
	return own == q || atomic_load(&q->spread) > 0;
}

void pjrt_queue_spread(pjrt_queue *q, bool on)
{
	atomic_fetch_add(&q->spread, on ? 1 : -1U);
}

smr_status pjrt_queue_push(pjrt_queue *q, pjrt_task *t)
{
	int failed = 0;

	t->next = NULL;
	pthread_mutex_lock(&q->lock);
	if (!q->running)
		failed = pthread_create(&q->thread, NULL, run_tasks, q);
	if (failed == 0) {
		q->running = true;
		*q->last = t;
		q->last = &t->next;
		pthread_cond_signal(&q->changed);
	}
	pthread_mutex_unlock(&q->lock);
	if (failed != 0)
		return smr_fail(SMR_EIO, "cannot start the thread of a device: %s",
				strerror(failed));
	return SMR_OK;
}

void pjrt_queue_end(pjrt_queue *q)
{
	pthread_mutex_lock(&q->lock);
	q->ending = true;
	pthread_cond_signal(&q->changed);
	pthread_mutex_unlock(&q->lock);
	if (q->running)
		pthread_join(q->thread, NULL);
	pthread_cond_destroy(&q->changed);
	pthread_mutex_destroy(&q->lock);
}
