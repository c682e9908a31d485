/* A worker's acknowledgements: ack, nak, extend the deadline, bury (dead letter). */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/loop/ring.h"

/* Finds the ticket's item, if this delivery still counts. Under the lock. */
static smr_item *find_held_item(smr_queue *q, smr_ticket *t)
{
	smr_item *i = smr_ring_find(q->ring, t->id);

	return i != NULL && i->turn != 0 && i->turn == ((smr_loop_held *)t)->turn ? i : NULL;
}

static void end_item(smr_ring *r, smr_item *i)
{
	smr_ring_take_out(&r->out, i);
	i->over = true;
	i->turn = 0;
}

smr_status smr_loop_ack(smr_queue *q, smr_ticket *t)
{
	smr_item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = find_held_item(q, t);
	if (i != NULL) {
		end_item(q->ring, i);
		smr_free(i->data);
		i->data = NULL;
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

static void remove_taker(smr_item *i, const smr_queue *q)
{
	for (size_t k = 0; k < i->takers.n; k++)
		if (i->takers.v[k].life == q->life) {
			i->takers.v[k] = i->takers.v[--i->takers.n];
			return;
		}
}

smr_status smr_loop_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms)
{
	smr_item *i;

	if (t->sent)
		return smr_ring_tell(q, t, NULL, 0);
	pthread_mutex_lock(&q->ring->lock);
	i = find_held_item(q, t);
	if (i != NULL) {
		smr_ring_take_out(&q->ring->out, i);
		remove_taker(i, q);
		i->turn = 0;
		i->due = smr_now_ns() + (int64_t)delay_ms * 1000000;
		smr_ring_append(&q->ring->later, i);
		pthread_cond_broadcast(&q->ring->more);
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

smr_status smr_loop_extend(smr_queue *q, smr_ticket *t)
{
	smr_item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = find_held_item(q, t);
	if (i != NULL)
		i->due = smr_now_ns() + q->ack_wait;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

smr_status smr_loop_bury(smr_queue *q, smr_ticket *t, const char *why)
{
	char *copy = smr_strdup(why);
	smr_item *i;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a dead letter");
	pthread_mutex_lock(&q->ring->lock);
	i = find_held_item(q, t);
	if (i != NULL) {
		end_item(q->ring, i);
		i->why = copy;
		copy = NULL;
	}
	pthread_mutex_unlock(&q->ring->lock);
	smr_free(copy);
	return SMR_OK;
}

void smr_loop_drop(smr_queue *q, smr_ticket *t)
{
	smr_free(t);
}
