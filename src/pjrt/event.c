/* Events. The state is read without the lock: it changes once, after the error is stored. Functions
 * to call at the end are called after the lock is released, since they may wait for locks of the
 * caller's language. */
#include "pjrt/event.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/alloc.h"
#include "pjrt/functions.h"

typedef struct waiter {
	pjrt_event_fn *fn;
	void *arg;
	struct waiter *next;
} waiter;

struct pjrt_event {
	_Atomic uint32_t refs;
	atomic_bool over;
	pjrt_error *why; /* NULL: no error */
	pthread_mutex_t lock;
	pthread_cond_t changed;
	waiter *first, **last;
};

pjrt_event pjrt_event_over = {.over = true};

pjrt_event *pjrt_event_new(void)
{
	pjrt_event *e = smr_calloc(1, sizeof(*e));

	if (e == NULL)
		return NULL;
	atomic_init(&e->refs, 1);
	pthread_mutex_init(&e->lock, NULL);
	pthread_cond_init(&e->changed, NULL);
	e->last = &e->first;
	return e;
}

pjrt_event *pjrt_event_hold(pjrt_event *e)
{
	if (e != &pjrt_event_over)
		atomic_fetch_add_explicit(&e->refs, 1, memory_order_relaxed);
	return e;
}

/* Functions of an event that never ends are never called. */
void pjrt_event_drop(pjrt_event *e)
{
	if (e == NULL || e == &pjrt_event_over || atomic_fetch_sub(&e->refs, 1) > 1)
		return;
	for (waiter *w = e->first, *next; w != NULL; w = next) {
		next = w->next;
		smr_free(w);
	}
	pthread_cond_destroy(&e->changed);
	pthread_mutex_destroy(&e->lock);
	pjrt_error_free(e->why);
	smr_free(e);
}

static pjrt_error *copy_error(const pjrt_error *e)
{
	return e == NULL ? NULL : pjrt_error_new(pjrt_error_code(e), "%s", pjrt_error_text(e));
}

void pjrt_event_end(pjrt_event *e, const pjrt_error *why)
{
	waiter *w;

	if (e == &pjrt_event_over)
		return;
	pjrt_event_hold(e); /* a function may drop the last reference of others */
	pthread_mutex_lock(&e->lock);
	w = e->first;
	if (!atomic_load(&e->over)) {
		e->first = NULL;
		e->why = copy_error(why);
		atomic_store(&e->over, true);
		pthread_cond_broadcast(&e->changed);
	}
	pthread_mutex_unlock(&e->lock);
	while (w != NULL) {
		waiter *next = w->next;

		w->fn(copy_error(e->why), w->arg);
		smr_free(w);
		w = next;
	}
	pjrt_event_drop(e);
}

bool pjrt_event_is_over(const pjrt_event *e)
{
	return atomic_load_explicit(&e->over, memory_order_acquire);
}

pjrt_error *pjrt_event_wait(pjrt_event *e)
{
	if (!pjrt_event_is_over(e)) {
		pthread_mutex_lock(&e->lock);
		while (!atomic_load(&e->over))
			pthread_cond_wait(&e->changed, &e->lock);
		pthread_mutex_unlock(&e->lock);
	}
	return copy_error(e->why);
}

/* Appends a waiter, unless the event is over. */
static bool enlist(pjrt_event *e, waiter *w)
{
	bool over;

	pthread_mutex_lock(&e->lock);
	over = atomic_load(&e->over);
	if (!over) {
		*e->last = w;
		e->last = &w->next;
	}
	pthread_mutex_unlock(&e->lock);
	return !over;
}

smr_status pjrt_event_then(pjrt_event *e, pjrt_event_fn *fn, void *arg)
{
	waiter *w;

	if (!pjrt_event_is_over(e)) {
		w = smr_malloc(sizeof(*w));
		if (w == NULL)
			return smr_fail(SMR_ENOMEM, "no memory to wait for an event");
		*w = (waiter){.fn = fn, .arg = arg};
		if (enlist(e, w))
			return SMR_OK;
		smr_free(w);
	}
	fn(copy_error(e->why), arg);
	return SMR_OK;
}

/* ---- functions of the table ----------------------------------------------------------------- */

pjrt_error *pjrt_event_destroy(pjrt_event_destroy_args *a)
{
	pjrt_event_drop(a->event);
	return NULL;
}

pjrt_error *pjrt_event_is_ready(pjrt_event_is_ready_args *a)
{
	a->is_ready = pjrt_event_is_over(a->event);
	return NULL;
}

pjrt_error *pjrt_event_error(pjrt_event_error_args *a)
{
	if (!pjrt_event_is_over(a->event))
		return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the event is not ready yet");
	return copy_error(a->event->why);
}

pjrt_error *pjrt_event_await(pjrt_event_await_args *a)
{
	return pjrt_event_wait(a->event);
}

pjrt_error *pjrt_event_on_ready(pjrt_event_on_ready_args *a)
{
	return pjrt_error_of(pjrt_event_then(a->event, a->callback, a->user_arg));
}

pjrt_error *pjrt_event_create(pjrt_event_create_args *a)
{
	a->event = pjrt_event_new();
	return a->event != NULL ? NULL
				: pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for an event");
}

pjrt_error *pjrt_event_set(pjrt_event_set_args *a)
{
	pjrt_error *why = NULL;

	if (pjrt_event_is_over(a->event))
		return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the event is ready already");
	if (a->error_code != 0)
		why = pjrt_error_new((pjrt_code)a->error_code, "%.*s", (int)a->error_message_size,
				     a->error_message != NULL ? a->error_message : "");
	pjrt_event_end(a->event, why);
	pjrt_error_free(why);
	return NULL;
}
