/* Tickets sent directly to a node. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/loop/ring.h"

static smr_queue *find_receiver(smr_ring *r, const char *fleet, const char *node)
{
	for (smr_queue *h = r->handles; h != NULL; h = h->next)
		if (h->taker != NULL && strcmp(h->node, node) == 0 &&
		    strcmp(h->receives, fleet) == 0)
			return h;
	return NULL;
}

/* Delivers a ticket without the lock, since the taker reports its tickets under a lock of its
 * own. */
static void deliver_ticket(smr_ring *r, smr_queue *to, smr_ticket *t)
{
	smr_recent_note(&to->recent, t->id);
	to->calls++;
	pthread_mutex_unlock(&r->lock);
	to->taker(to->taker_ctx, t);
	pthread_mutex_lock(&r->lock);
	to->calls--;
	pthread_cond_broadcast(&r->more);
}

smr_status smr_loop_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			 const void *data, size_t n)
{
	smr_queue *to;
	smr_loop_held *h;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a ticket of %zu bytes with the id \"%s\"", n, id);
	h = smr_calloc(1, sizeof(*h) + n);
	if (h == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	memcpy(h->data, data, n);
	snprintf(h->t.id, sizeof(h->t.id), "%s", id);
	snprintf(h->t.fleet, sizeof(h->t.fleet), "%s", fleet);
	h->t.data = h->data;
	h->t.n = n;
	h->t.deliveries = 1;
	h->t.sent = true;
	pthread_mutex_lock(&q->ring->lock);
	to = find_receiver(q->ring, fleet, node);
	if (to != NULL)
		deliver_ticket(q->ring, to, &h->t);
	pthread_mutex_unlock(&q->ring->lock);
	if (to == NULL)
		smr_free(h); /* no receiver gets it: the sender pushes it later */
	return SMR_OK;
}

smr_status smr_loop_send_all(smr_queue *q, const smr_posting *v, size_t n)
{
	for (size_t i = 0; i < n; i++)
		SMR_TRY(smr_loop_send(q, v[i].fleet, v[i].node, v[i].id, v[i].data, v[i].n));
	return SMR_OK;
}

smr_status smr_loop_receive(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx)
{
	if (fn != NULL && !smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	pthread_mutex_lock(&q->ring->lock);
	while (q->calls > 0)
		pthread_cond_wait(&q->ring->more, &q->ring->lock);
	snprintf(q->receives, sizeof(q->receives), "%s", fn != NULL ? fleet : "");
	q->taker = fn;
	q->taker_ctx = ctx;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}
