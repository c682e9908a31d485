/* One thread per fleet pulls when a slot is free; each slot is a thread that works, unless the work
 * takes less time than waking it; one more thread extends the deadlines of all held tickets. */
#include "cluster/worker/worker.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/worker/slots.h"

enum {
	PULL_MS = 250,
	IDLE_MS = 5000, /* without tickets: each wake-up of a thread costs 30 us */
	TICK_MS = 50,   /* with tickets */
	SETTLE_S = 15,  /* time of a leaving worker for acknowledgements of submitted results */
	WAITING_MOST = 1024,
	SHORT_MOST = 512, /* short tickets for each slot */
};

/* If tickets usually take less, they are requested before a slot is free: a request takes as
 * long. */
static const double QUICK_S = 1e-3;
/* A shorter ticket runs on the thread that receives it: waking another takes as long. */
static const double INSTANT_S = 100e-6;
/* Maximum wait of a ticket sent directly. */
static const double SOON_S = 5e-3;

/* ---- threads --------------------------------------------------------------------------------- */

/* Returns the number of tickets to request; 0: none. With several fleets, each could fill all
 * slots. */
static unsigned count_free_slots(const smr_worker *w)
{
	unsigned n = w->free;

	if (w->draining || w->ending)
		return 0;
	if (w->p.nfleets == 1 && w->usual_s < QUICK_S && w->counts.done > 0)
		n += (unsigned)w->nslots;
	if (n <= w->waiting)
		return 0;
	return w->p.nfleets == 1 ? n - w->waiting : 1;
}

/* Makes an entry for a ticket; an unwanted one is returned to the queue at once. */
static smr_worker_slot_entry *hold_ticket(smr_worker *w, smr_queue *q, smr_ticket *t, bool wanted)
{
	smr_worker_slot_entry *h = wanted ? smr_calloc(1, sizeof(*h)) : NULL;

	if (h != NULL) {
		*h = (smr_worker_slot_entry){.queue = q, .ticket = t, .since = smr_now_ns()};
		return h;
	}
	(void)w->p.kind->nak(q, t, 0); /* if it is lost, the deadline returns the ticket */
	w->p.kind->drop(q, t);
	return NULL;
}

static void work_on(smr_worker *w, const smr_worker_slot *me, smr_worker_slot_entry *h)
{
	smr_task_run_end end;
	int64_t from = smr_now_ns();
	double took;

	w->counts.busy++;
	pthread_mutex_unlock(&w->lock);
	end = smr_task_run_run(w->errands, h->queue, h->ticket,
			       w->p.contexts != NULL ? w->p.contexts[me->number] : NULL,
			       &h->result);
	took = smr_seconds(from, smr_now_ns());
	pthread_mutex_lock(&w->lock);
	w->counts.busy--;
	w->counts.done += end == SMR_TASK_RUN_DONE || end == SMR_TASK_RUN_HANDED_IN;
	w->counts.left += end == SMR_TASK_RUN_LEFT;
	w->counts.buried += end == SMR_TASK_RUN_BURIED;
	w->counts.busy_s += took;
	w->usual_s += (took - w->usual_s) / 8;
	smr_hands_done(w, h, end);
}

/* Returns whether the ticket is so short that this thread runs it; meanwhile it receives no
 * other. */
static bool is_instant(const smr_worker *w, const smr_worker_slot_entry *h)
{
	return w->counts.done > 0 && w->usual_s < INSTANT_S &&
	       smr_task_run_is_short(h->ticket, INSTANT_S);
}

static void enqueue_entry(smr_worker *w, smr_worker_slot_entry *h)
{
	smr_worker_slot *slot = NULL;

	smr_hands_add(w, h);
	if (w->waiting == 1 && is_instant(w, h))
		slot = smr_hands_borrow(w);
	if (slot == NULL) {
		smr_hands_give(w, h);
		return;
	}
	work_on(w, slot, smr_hands_next(w));
	smr_hands_return(w, slot);
}

static smr_status pull_one(smr_worker *w, const smr_worker_slot *me, unsigned want)
{
	const smr_worker_fleet *f = &w->fleets[me->number];
	int ms = want > 0 && w->hands == NULL ? IDLE_MS : PULL_MS;
	smr_ticket *t = NULL;
	smr_worker_slot_entry *h;
	smr_status st;

	pthread_mutex_unlock(&w->lock);
	st = w->p.kind->pull(f->queue, &f->name, 1, want, ms, &t);
	pthread_mutex_lock(&w->lock);
	if (t != NULL && t->settled)
		smr_hands_settled(w, t);
	else if (t != NULL && (h = hold_ticket(w, f->queue, t, !w->draining && !w->ending)) != NULL)
		enqueue_entry(w, h);
	return st;
}

/* Returns whether there is room: for as much as is at work, or for more if that finishes soon;
 * longer waits are better spent elsewhere. A ticket declared short may always wait, since it is
 * returned soon (slots.c). */
static bool has_room(const smr_worker *w, const smr_ticket *t)
{
	if (w->waiting < w->nslots)
		return true;
	if (w->waiting < SHORT_MOST * w->nslots && smr_task_run_is_short(t, INSTANT_S))
		return true;
	return w->counts.done > 0 && w->waiting < WAITING_MOST &&
	       w->waiting * w->usual_s < SOON_S * (double)w->nslots;
}

/* Handles a ticket sent directly. */
static void on_sent(void *ctx, smr_ticket *t)
{
	const smr_worker_slot *me = ctx;
	smr_worker *w = me->worker;
	smr_worker_slot_entry *h;

	pthread_mutex_lock(&w->lock);
	h = hold_ticket(w, w->fleets[me->number].queue, t,
			!w->draining && !w->ending && has_room(w, t));
	if (h != NULL)
		enqueue_entry(w, h);
	pthread_mutex_unlock(&w->lock);
}

static bool has_ended(const smr_worker *w)
{
	return w->slots_ended && (w->handed_in == 0 || smr_now_ns() > w->settle_until);
}

static void *pulling(void *arg)
{
	smr_worker_slot *me = arg;
	smr_worker *w = me->worker;

	pthread_mutex_lock(&w->lock);
	while (!has_ended(w)) {
		unsigned want = count_free_slots(w);
		/* also without room: for earlier requests, and for acknowledgements of results */
		smr_status st = pull_one(w, me, want);

		if (st == SMR_OK || (st == SMR_ENOTFOUND && count_free_slots(w) > 0))
			continue;
		/* no ticket can come, or the server is unreachable */
		w->napping++;
		smr_hands_nap(w, me, PULL_MS);
		w->napping--;
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

static void *run_slot_thread(void *arg)
{
	smr_worker_slot *me = arg;
	smr_worker *w = me->worker;

	pthread_mutex_lock(&w->lock);
	for (;;) {
		while (me->job != NULL || (me->job = smr_hands_next(w)) != NULL) {
			work_on(w, me, me->job);
			me->job = NULL;
		}
		if (w->ending)
			break;
		smr_hands_rest(w, me);
		while (me->job == NULL && !w->ending)
			pthread_cond_wait(&me->wake, &w->lock);
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

static void *run_heartbeat_thread(void *arg)
{
	smr_worker_slot *me = arg;
	smr_worker *w = me->worker;
	int wait = (int)(w->p.ack_wait_ms ? w->p.ack_wait_ms : 2000), beat = wait / 8;
	int64_t last = smr_now_ns();

	pthread_mutex_lock(&w->lock);
	while (!w->pulse_ended) {
		smr_hands_nap(w, me, w->hands == NULL ? wait / 4 : beat > TICK_MS ? TICK_MS : beat);

		bool due = smr_now_ns() - last >= (int64_t)beat * 1000000;

		if (due)
			last = smr_now_ns();
		smr_hands_look_after(w, due);
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

/* ---- start and end --------------------------------------------------------------------------- */

static bool start_thread(smr_worker *w, smr_worker_slot *h, size_t number, void *(*run)(void *))
{
	pthread_condattr_t clock;

	h->worker = w;
	h->number = number;
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&h->wake, &clock);
	pthread_condattr_destroy(&clock);
	if (pthread_create(&h->thread, NULL, run, h) == 0)
		return true;
	pthread_cond_destroy(&h->wake);
	return false;
}

static void join_slot_thread(smr_worker_slot *h)
{
	pthread_join(h->thread, NULL);
	pthread_cond_destroy(&h->wake);
}

/* Counts threads in, for the running threads that read the number. */
static void count(smr_worker *w, size_t *threads)
{
	pthread_mutex_lock(&w->lock);
	(*threads)++;
	pthread_mutex_unlock(&w->lock);
}

static smr_status start_threads(smr_worker *w)
{
	size_t slots = w->p.slots > 0 ? w->p.slots : 1;

	w->has_pulse = start_thread(w, &w->pulse, 0, run_heartbeat_thread);
	while (w->has_pulse && w->nslots < slots &&
	       start_thread(w, &w->slots[w->nslots], w->nslots, run_slot_thread))
		count(w, &w->nslots);
	while (w->nslots == slots && w->npullers < w->p.nfleets &&
	       start_thread(w, &w->pullers[w->npullers], w->npullers, pulling))
		count(w, &w->npullers);
	if (w->npullers < w->p.nfleets)
		return smr_fail(SMR_ENOMEM, "no threads for a worker");
	for (size_t i = 0; i < w->npullers; i++)
		SMR_TRY(w->p.kind->receive(w->fleets[i].queue, w->fleets[i].name, on_sent,
					   &w->pullers[i]));
	return SMR_OK;
}

static void free_worker(smr_worker *w)
{
	smr_task_runs_close(w->errands);
	pthread_mutex_destroy(&w->lock);
	smr_free(w);
}

smr_status smr_worker_start(const smr_worker_params *p, smr_worker **out)
{
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
	st = smr_task_runs_open(&w->p, &w->errands);
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
	pthread_mutex_unlock(&w->lock);
	return empty;
}

void smr_worker_resume(smr_worker *w)
{
	pthread_mutex_lock(&w->lock);
	w->draining = false;
	smr_hands_wake_pullers(w);
	pthread_mutex_unlock(&w->lock);
}

void smr_worker_stop(smr_worker *w)
{
	if (w == NULL)
		return;
	smr_task_runs_end(w->errands);
	for (size_t i = 0; i < w->npullers; i++) /* cannot fail for accepted names */
		(void)w->p.kind->receive(w->fleets[i].queue, w->fleets[i].name, NULL, NULL);
	pthread_mutex_lock(&w->lock);
	w->ending = true;
	for (size_t i = 0; i < w->nslots; i++)
		pthread_cond_signal(&w->slots[i].wake);
	pthread_mutex_unlock(&w->lock);
	for (size_t i = 0; i < w->nslots; i++)
		join_slot_thread(&w->slots[i]);
	pthread_mutex_lock(&w->lock);
	w->slots_ended = true;
	w->settle_until = smr_now_ns() + (int64_t)SETTLE_S * 1000000000;
	smr_hands_wake_pullers(w);
	pthread_mutex_unlock(&w->lock);
	for (size_t i = 0; i < w->npullers; i++)
		w->p.kind->wake(w->fleets[i].queue);
	/* pullers receive acknowledgements of the last results, which the heartbeat submits
	 * again */
	for (size_t i = 0; i < w->npullers; i++)
		join_slot_thread(&w->pullers[i]);
	pthread_mutex_lock(&w->lock);
	w->pulse_ended = true;
	if (w->has_pulse)
		pthread_cond_signal(&w->pulse.wake);
	pthread_mutex_unlock(&w->lock);
	if (w->has_pulse)
		join_slot_thread(&w->pulse);
	while (w->hands != NULL)
		smr_hands_let_go(w, w->hands);
	free_worker(w);
}
