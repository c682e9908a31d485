/* The queue of received messages, and the thread pool that runs long ones. */
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/rpc/internal.h"

enum { PATIENCE_NS = 100000000 };

smr_arrival *smr_arrival_new(smr_peer *e, const smr_frame_head *f)
{
	size_t cost = sizeof(smr_arrival) + f->npayload + (size_t)f->nbody;
	smr_rpc *p = e->plane;
	smr_arrival *a;

	if (f->nbody > p->o.max_message || p->memory + cost > p->o.max_memory)
		return NULL;
	a = smr_calloc(1, sizeof(*a) + f->npayload);
	if (a == NULL)
		return NULL;
	/* one more byte, so that it can become a text */
	a->body = f->nbody > 0 ? smr_malloc((size_t)f->nbody + 1) : NULL;
	if (f->nbody > 0 && a->body == NULL) {
		smr_free(a);
		return NULL;
	}
	a->plane = p;
	a->peer = e;
	e->refs++;
	a->f = *f;
	memcpy(a->head, f->payload, f->npayload);
	a->f.payload = a->head;
	a->cost = cost;
	p->memory += cost;
	return a;
}

smr_arrival *smr_arrival_own(smr_rpc *p, size_t n)
{
	smr_arrival *a;

	if (p->memory + n > p->o.max_memory)
		return NULL;
	a = smr_calloc(1, sizeof(*a) + n);
	if (a == NULL)
		return NULL;
	a->plane = p;
	a->payload = a->head;
	a->cost = sizeof(*a) + n;
	p->memory += a->cost;
	return a;
}

bool smr_arrival_chain(smr_arrival *a)
{
	smr_rpc *p = a->plane;

	if (p->chained >= MAX_CHAINED || a->cost > MAX_CHAINED_BYTES - p->chained_bytes)
		return false;
	a->chained = true;
	p->chained++;
	p->chained_bytes += a->cost;
	return true;
}

void smr_arrival_drop(smr_arrival *a)
{
	if (a == NULL)
		return;
	a->plane->memory -= a->cost;
	if (a->chained) {
		a->plane->chained--;
		a->plane->chained_bytes -= a->cost;
	}
	if (a->peer != NULL)
		smr_peer_unref(a->peer);
	smr_free(a->body);
	smr_free(a);
}

void smr_arrival_free(smr_arrival *a)
{
	smr_rpc *p;

	if (a == NULL)
		return;
	p = a->plane;
	smr_lock(p);
	smr_arrival_drop(a);
	smr_unlock(p);
}

void smr_pool_add(smr_rpc *p, smr_arrival *a)
{
	a->next = NULL;
	pthread_mutex_lock(&p->pool_lock);
	*p->jobs_end = a;
	p->jobs_end = &a->next;
	if (p->idle == 0 && p->busy_since == 0)
		p->busy_since = smr_now_ns();
	pthread_cond_signal(&p->pool_work);
	pthread_mutex_unlock(&p->pool_lock);
}

static smr_arrival *take_pool_job(smr_rpc *p)
{
	smr_arrival *a;

	pthread_mutex_lock(&p->pool_lock);
	p->idle++;
	while (p->jobs == NULL && !p->pool_stop)
		pthread_cond_wait(&p->pool_work, &p->pool_lock);
	p->idle--;
	p->busy_since = 0; /* a thread was idle */
	a = p->jobs;
	if (a != NULL)
		p->jobs = a->next;
	if (p->jobs == NULL)
		p->jobs_end = &p->jobs;
	pthread_mutex_unlock(&p->pool_lock);
	return a;
}

static void *run_pool_thread(void *plane)
{
	smr_arrival *a;

	while ((a = take_pool_job(plane)) != NULL)
		a->run(a);
	return NULL;
}

smr_status smr_pool_start(smr_rpc *p)
{
	p->jobs_end = &p->jobs;
	pthread_mutex_init(&p->pool_lock, NULL);
	pthread_cond_init(&p->pool_work, NULL);
	while (p->nthreads < p->o.threads)
		if (pthread_create(&p->threads[p->nthreads], NULL, run_pool_thread, p) == 0)
			p->nthreads++;
		else
			return smr_fail(SMR_EIO, "no thread for the data plane");
	return SMR_OK;
}

/* Adds a thread, since code may run for long elsewhere and other messages must not wait for it. */
void smr_pool_look(smr_rpc *p)
{
	if (p->o.run == NULL)
		return;
	pthread_mutex_lock(&p->pool_lock);
	if (p->jobs != NULL && p->busy_since != 0 && !p->pool_stop && p->nthreads < MAX_THREADS &&
	    smr_now_ns() - p->busy_since > PATIENCE_NS &&
	    pthread_create(&p->threads[p->nthreads], NULL, run_pool_thread, p) == 0)
		p->nthreads++;
	else if (p->jobs != NULL && p->busy_since == 0)
		p->busy_since = smr_now_ns();
	pthread_mutex_unlock(&p->pool_lock);
}

/* Runs the remaining jobs before the threads end. */
void smr_pool_stop(smr_rpc *p)
{
	pthread_mutex_lock(&p->pool_lock);
	p->pool_stop = true;
	pthread_cond_broadcast(&p->pool_work);
	pthread_mutex_unlock(&p->pool_lock);
	for (int i = 0; i < p->nthreads; i++)
		pthread_join(p->threads[i], NULL);
	pthread_cond_destroy(&p->pool_work);
	pthread_mutex_destroy(&p->pool_lock);
}
