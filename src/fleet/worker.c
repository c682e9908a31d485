/* For each fleet one thread pulls, when a slot is free; each slot is a thread that works; one more
 * thread gives signs of life for everything that is in hand. */
#include "fleet/worker.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "fleet/errand.h"

enum { PULL_MS = 250, GIVE_BACK_AFTER_MS = 50 };

typedef struct in_hand {
	struct in_hand *next;
	smr_queue *queue;
	smr_ticket *ticket;
	int64_t since;
	bool running;
} in_hand;

typedef struct hand {
	struct smr_worker *worker;
	pthread_t thread;
	size_t number;
} hand;

struct smr_worker {
	smr_worker_params p;
	smr_worker_fleet fleets[SMR_WORKER_FLEETS];
	char node[SMR_QUEUE_WORD];
	smr_errands *errands;
	pthread_mutex_t lock;
	pthread_cond_t changed;
	in_hand *hands;         /* oldest first */
	unsigned waiting, free; /* tickets that wait for a slot; slots without one */
	bool draining, ending, slots_ended;
	smr_worker_counts counts;
	size_t npullers, nslots;
	hand pullers[SMR_WORKER_FLEETS], slots[SMR_WORKER_SLOTS], pulse;
	bool has_pulse;
};

static void nap(smr_worker *w, int ms)
{
	struct timespec at;
	int64_t end = smr_now_ns() + (int64_t)ms * 1000000;

	at = (struct timespec){.tv_sec = end / 1000000000, .tv_nsec = end % 1000000000};
	pthread_cond_timedwait(&w->changed, &w->lock, &at);
}

/* ---- what is in hand ------------------------------------------------------------------------- */

static void take_in(smr_worker *w, in_hand *h)
{
	in_hand **at = &w->hands;

	while (*at != NULL)
		at = &(*at)->next;
	*at = h;
	w->waiting++;
	pthread_cond_broadcast(&w->changed);
}

/* Under the lock, so that the thread that gives signs of life never sees what is gone. */
static void let_go(smr_worker *w, in_hand *h)
{
	in_hand **at = &w->hands;

	while (*at != h)
		at = &(*at)->next;
	*at = h->next;
	w->p.kind->drop(h->queue, h->ticket);
	smr_free(h);
	pthread_cond_broadcast(&w->changed);
}

static in_hand *first_waiting(smr_worker *w)
{
	in_hand *h = w->hands;

	while (h != NULL && h->running)
		h = h->next;
	return h;
}

/* ---- threads --------------------------------------------------------------------------------- */

static void pull_one(smr_worker *w, const smr_worker_fleet *f)
{
	in_hand *h = smr_calloc(1, sizeof(*h));
	/* where several fleets are asked at once, each could fill all slots */
	unsigned want = w->p.nfleets == 1 && w->free > w->waiting ? w->free - w->waiting : 1;
	smr_status st;

	pthread_mutex_unlock(&w->lock);
	st = h != NULL ? w->p.kind->pull(f->queue, &f->name, 1, want, PULL_MS, &h->ticket)
		       : SMR_ENOMEM;
	pthread_mutex_lock(&w->lock);
	if (st == SMR_OK && h->ticket != NULL) {
		h->queue = f->queue;
		h->since = smr_now_ns();
		take_in(w, h);
		return;
	}
	smr_free(h);
	if (st != SMR_OK)
		nap(w, PULL_MS); /* the server is away */
}

static void *pulling(void *arg)
{
	hand *me = arg;
	smr_worker *w = me->worker;

	pthread_mutex_lock(&w->lock);
	while (!w->ending)
		if (!w->draining && w->free > w->waiting)
			pull_one(w, &w->fleets[me->number]);
		else
			nap(w, PULL_MS);
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

static void work_on(smr_worker *w, const hand *me, in_hand *h)
{
	smr_errand_end end;
	int64_t from = smr_now_ns();

	h->running = true;
	w->waiting--;
	w->free--;
	w->counts.busy++;
	pthread_mutex_unlock(&w->lock);
	end = smr_errand_run(w->errands, h->queue, h->ticket,
			     w->p.contexts != NULL ? w->p.contexts[me->number] : NULL);
	pthread_mutex_lock(&w->lock);
	w->counts.busy--;
	w->counts.done += end == SMR_ERRAND_DONE;
	w->counts.left += end == SMR_ERRAND_LEFT;
	w->counts.buried += end == SMR_ERRAND_BURIED;
	w->counts.busy_s += smr_seconds(from, smr_now_ns());
	w->free++;
	let_go(w, h);
}

static void *working(void *arg)
{
	hand *me = arg;
	smr_worker *w = me->worker;
	in_hand *h;

	pthread_mutex_lock(&w->lock);
	while ((h = first_waiting(w)) != NULL || !w->ending)
		if (h != NULL)
			work_on(w, me, h);
		else
			pthread_cond_wait(&w->changed, &w->lock);
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

/* A ticket that came when another fleet's took the slot waits for nobody: others may have room. */
static void give_back_waiting(smr_worker *w)
{
	int64_t now = smr_now_ns();

	for (in_hand *h = w->hands, *next; h != NULL; h = next) {
		next = h->next;
		if (h->running || w->free > 0 ||
		    now - h->since < (int64_t)GIVE_BACK_AFTER_MS * 1000000)
			continue;
		if (w->p.kind->nak(h->queue, h->ticket, 0) != SMR_OK)
			continue;
		w->waiting--;
		let_go(w, h);
	}
}

static void *pulsing(void *arg)
{
	hand *me = arg;
	smr_worker *w = me->worker;
	int beat = (int)(w->p.ack_wait_ms ? w->p.ack_wait_ms : 2000) / 8;
	int64_t last = smr_now_ns();

	pthread_mutex_lock(&w->lock);
	while (!w->slots_ended) {
		nap(w, w->waiting > 0 ? GIVE_BACK_AFTER_MS : beat);
		give_back_waiting(w);
		if (smr_now_ns() - last < (int64_t)beat * 1000000)
			continue;
		last = smr_now_ns();
		/* one that is not heard is late by one beat of eight */
		for (in_hand *h = w->hands; h != NULL; h = h->next)
			(void)w->p.kind->extend(h->queue, h->ticket);
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

/* ---- start and end --------------------------------------------------------------------------- */

static bool start_thread(smr_worker *w, hand *h, size_t number, void *(*run)(void *))
{
	h->worker = w;
	h->number = number;
	return pthread_create(&h->thread, NULL, run, h) == 0;
}

static smr_status start_threads(smr_worker *w)
{
	size_t slots = w->p.slots > 0 ? w->p.slots : 1;

	w->has_pulse = start_thread(w, &w->pulse, 0, pulsing);
	while (w->has_pulse && w->nslots < slots &&
	       start_thread(w, &w->slots[w->nslots], w->nslots, working))
		w->nslots++;
	pthread_mutex_lock(&w->lock);
	w->free = (unsigned)w->nslots;
	pthread_mutex_unlock(&w->lock);
	while (w->nslots == slots && w->npullers < w->p.nfleets &&
	       start_thread(w, &w->pullers[w->npullers], w->npullers, pulling))
		w->npullers++;
	return w->npullers == w->p.nfleets ? SMR_OK
					   : smr_fail(SMR_ENOMEM, "no threads for a worker");
}

static void free_worker(smr_worker *w)
{
	smr_errands_close(w->errands);
	pthread_cond_destroy(&w->changed);
	pthread_mutex_destroy(&w->lock);
	smr_free(w);
}

smr_status smr_worker_start(const smr_worker_params *p, smr_worker **out)
{
	pthread_condattr_t clock;
	smr_worker *w;
	smr_status st;

	if (p->nfleets == 0 || p->nfleets > SMR_WORKER_FLEETS || p->slots > SMR_WORKER_SLOTS ||
	    !smr_queue_word(p->node))
		return smr_fail(SMR_EINVAL, "a worker \"%s\" of %zu fleets with %u slots", p->node,
				p->nfleets, p->slots);
	w = smr_calloc(1, sizeof(*w));
	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker");
	w->p = *p;
	snprintf(w->node, sizeof(w->node), "%s", p->node);
	w->p.node = w->node;
	memcpy(w->fleets, p->fleets, p->nfleets * sizeof(*p->fleets));
	pthread_mutex_init(&w->lock, NULL);
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&w->changed, &clock);
	pthread_condattr_destroy(&clock);
	st = smr_errands_open(&w->p, &w->errands);
	if (st != SMR_OK) {
		free_worker(w);
		return st;
	}
	st = start_threads(w);
	if (st != SMR_OK) {
		smr_worker_stop(w);
		return st;
	}
	*out = w;
	return SMR_OK;
}

smr_worker_counts smr_worker_count(smr_worker *w)
{
	smr_worker_counts c;

	pthread_mutex_lock(&w->lock);
	c = w->counts;
	pthread_mutex_unlock(&w->lock);
	return c;
}

bool smr_worker_drain(smr_worker *w)
{
	bool empty;

	pthread_mutex_lock(&w->lock);
	w->draining = true;
	empty = w->hands == NULL;
	pthread_cond_broadcast(&w->changed);
	pthread_mutex_unlock(&w->lock);
	return empty;
}

void smr_worker_resume(smr_worker *w)
{
	pthread_mutex_lock(&w->lock);
	w->draining = false;
	pthread_cond_broadcast(&w->changed);
	pthread_mutex_unlock(&w->lock);
}

void smr_worker_stop(smr_worker *w)
{
	if (w == NULL)
		return;
	smr_errands_end(w->errands);
	pthread_mutex_lock(&w->lock);
	w->ending = true;
	pthread_cond_broadcast(&w->changed);
	pthread_mutex_unlock(&w->lock);
	for (size_t i = 0; i < w->npullers; i++)
		pthread_join(w->pullers[i].thread, NULL);
	/* what the pullers brought last is still worked on */
	for (size_t i = 0; i < w->nslots; i++)
		pthread_join(w->slots[i].thread, NULL);
	pthread_mutex_lock(&w->lock);
	w->slots_ended = true;
	pthread_cond_broadcast(&w->changed);
	pthread_mutex_unlock(&w->lock);
	if (w->has_pulse)
		pthread_join(w->pulse.thread, NULL);
	while (w->hands != NULL)
		let_go(w, w->hands);
	free_worker(w);
}
