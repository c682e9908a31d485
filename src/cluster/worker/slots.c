/* Each slot has its own condition: waking all threads of a worker costs more than a ticket does. */
#include "cluster/worker/slots.h"

#include <time.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"

/* ns */
static const int64_t GIVE_BACK_AFTER = 50000000, HAND_IN_AGAIN = 2000000000;
/* For a ticket sent directly that is declared short: if it waits so long for processors, other
 * nodes on the same ones would not be faster. Its sender gives up soon after
 * (cluster/dispatch/wait.c). */
static const int64_t GIVE_SHORT_BACK_AFTER = 150000000;
static const double SHORT_S = 1e-3;

void smr_hands_nap(smr_worker *w, smr_worker_slot *me, int ms)
{
	int64_t end = smr_now_ns() + (int64_t)ms * 1000000;
	struct timespec at = {.tv_sec = end / 1000000000, .tv_nsec = end % 1000000000};

	pthread_cond_timedwait(&me->wake, &w->lock, &at);
}

void smr_hands_wake_pullers(smr_worker *w)
{
	for (size_t i = 0; w->napping > 0 && i < w->npullers; i++)
		pthread_cond_signal(&w->pullers[i].wake);
}

void smr_hands_add(smr_worker *w, smr_worker_slot_entry *h)
{
	smr_worker_slot_entry **at = &w->hands;

	while (*at != NULL)
		at = &(*at)->next;
	*at = h;
	w->waiting++;
}

static void mark_entry_at_work(smr_worker *w, smr_worker_slot_entry *h)
{
	h->state = SMR_AT_WORK;
	w->waiting--;
}

void smr_hands_give(smr_worker *w, smr_worker_slot_entry *h)
{
	smr_worker_slot *slot = smr_hands_borrow(w);

	if (slot == NULL) {
		pthread_cond_signal(&w->pulse.wake); /* it may have to return the ticket soon */
		return;
	}
	mark_entry_at_work(w, h);
	slot->job = h;
	pthread_cond_signal(&slot->wake);
}

smr_worker_slot *smr_hands_borrow(smr_worker *w)
{
	smr_worker_slot *slot = w->idle;

	if (slot == NULL)
		return NULL;
	w->idle = slot->next_idle;
	w->free--;
	return slot;
}

void smr_hands_rest(smr_worker *w, smr_worker_slot *slot)
{
	slot->next_idle = w->idle;
	w->idle = slot;
	w->free++;
	smr_hands_wake_pullers(w);
}

void smr_hands_return(smr_worker *w, smr_worker_slot *slot)
{
	slot->job = smr_hands_next(w);
	if (slot->job != NULL)
		pthread_cond_signal(&slot->wake);
	else
		smr_hands_rest(w, slot);
}

smr_worker_slot_entry *smr_hands_next(smr_worker *w)
{
	smr_worker_slot_entry *h = w->waiting > 0 ? w->hands : NULL;

	while (h != NULL && h->state != SMR_WAITING)
		h = h->next;
	if (h != NULL)
		mark_entry_at_work(w, h);
	return h;
}

void smr_hands_let_go(smr_worker *w, smr_worker_slot_entry *h)
{
	smr_worker_slot_entry **at = &w->hands;

	while (*at != h)
		at = &(*at)->next;
	*at = h->next;
	w->waiting -= h->state == SMR_WAITING;
	w->handed_in -= h->state == SMR_HANDED_IN;
	w->p.kind->drop(h->queue, h->ticket);
	smr_str_free(&h->result);
	smr_free(h);
}

void smr_hands_done(smr_worker *w, smr_worker_slot_entry *h, smr_task_run_end end)
{
	if (end != SMR_TASK_RUN_HANDED_IN || h->settled) {
		smr_hands_let_go(w, h);
		return;
	}
	h->state = SMR_HANDED_IN;
	h->handed_in = smr_now_ns();
	w->handed_in++;
}

void smr_hands_settled(smr_worker *w, const smr_ticket *t)
{
	smr_worker_slot_entry *h = w->hands;

	while (h != NULL && h->ticket != t)
		h = h->next;
	if (h != NULL && h->state == SMR_HANDED_IN)
		smr_hands_let_go(w, h);
	else if (h != NULL)
		h->settled = true;
}

/* Returns whether a ticket waits because another fleet's ticket took the slot: other nodes may have
 * room. */
static bool should_return_ticket(const smr_worker_slot_entry *h, int64_t now)
{
	if (h->state != SMR_WAITING || now - h->since <= GIVE_BACK_AFTER)
		return false;
	return now - h->since > GIVE_SHORT_BACK_AFTER || !h->ticket->sent ||
	       !smr_task_run_is_short(h->ticket, SHORT_S);
}

static void resubmit_result(smr_worker *w, smr_worker_slot_entry *h, int64_t now)
{
	bool settled = false;

	h->handed_in = now;
	if (w->p.kind->hand_in(h->queue, h->ticket, h->result.s, h->result.n, &settled) != SMR_OK)
		smr_log(SMR_LOG_WARN, "worker: %s: tries again: %s", h->ticket->id, smr_errmsg());
	if (settled)
		smr_hands_let_go(w, h);
}

void smr_hands_look_after(smr_worker *w, bool beat)
{
	int64_t now = smr_now_ns();

	for (smr_worker_slot_entry *h = w->hands, *next; h != NULL; h = next) {
		next = h->next;
		/* a lost one delays the deadline by one beat of eight */
		if (beat)
			(void)w->p.kind->extend(h->queue, h->ticket);
		if (should_return_ticket(h, now) &&
		    w->p.kind->nak(h->queue, h->ticket, 0) == SMR_OK)
			smr_hands_let_go(w, h);
		else if (h->state == SMR_HANDED_IN && now - h->handed_in > HAND_IN_AGAIN)
			resubmit_result(w, h, now);
	}
}
