/* Pushes and pulls tickets. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/loop/ring.h"

/* ---- pushing --------------------------------------------------------------------------------- */

smr_status smr_loop_make(smr_queue *q, const char *name)
{
	smr_ring_fleet *f;

	if (!smr_queue_word(name))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", name);
	pthread_mutex_lock(&q->ring->lock);
	f = smr_ring_fleet_of(q->ring, name);
	if (f == NULL && (f = smr_calloc(1, sizeof(*f))) != NULL) {
		snprintf(f->name, sizeof(f->name), "%s", name);
		f->next = q->ring->fleets;
		q->ring->fleets = f;
	}
	pthread_mutex_unlock(&q->ring->lock);
	return f != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a fleet");
}

static smr_status push_ticket(smr_queue *q, smr_ring_fleet *f, const char *id, const void *data,
			      size_t n)
{
	char *copy = smr_malloc(n + 1);
	smr_item *i = copy != NULL ? smr_ring_add(q, id) : NULL;

	if (i == NULL) {
		smr_free(copy);
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	}
	memcpy(copy, data, n);
	i->data = copy;
	i->n = n;
	snprintf(i->fleet, sizeof(i->fleet), "%s", f->name);
	smr_ring_make_ready(f, i);
	pthread_cond_broadcast(&q->ring->more);
	return SMR_OK;
}

static void move_to_fleet(smr_ring *r, smr_item *i, smr_ring_fleet *to)
{
	smr_ring_take_out(&smr_ring_fleet_of(r, i->fleet)->ready, i);
	snprintf(i->fleet, sizeof(i->fleet), "%s", to->name);
	smr_ring_make_ready(to, i);
	pthread_cond_broadcast(&r->more);
}

/* Does not blame a node that got the ticket and still runs. */
static smr_status blame(smr_ring *r, smr_item *i, const char *had)
{
	smr_taker t = {.life = 0};

	for (const struct smr_queue *h = r->handles; h != NULL; h = h->next)
		if (strcmp(h->node, had) == 0 && smr_recent_has(&h->recent, i->id))
			t.life = h->life;
	for (size_t k = 0; k < i->takers.n; k++)
		if (i->takers.v[k].life == t.life && strcmp(i->takers.v[k].node, had) == 0)
			return SMR_OK;
	snprintf(t.node, sizeof(t.node), "%s", had);
	return smr_vec_push(&i->takers, t);
}

smr_status smr_loop_push(smr_queue *q, const char *name, const char *id, const void *data, size_t n,
			 const char *had)
{
	smr_status st = SMR_OK;
	smr_ring_fleet *f;
	smr_item *i;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a ticket of %zu bytes with the id \"%s\"", n, id);
	pthread_mutex_lock(&q->ring->lock);
	f = smr_ring_fleet_of(q->ring, name);
	if (f == NULL)
		st = smr_fail(SMR_ENOTFOUND, "there is no fleet \"%s\"", name);
	else if ((i = smr_ring_find(q->ring, id)) == NULL)
		st = push_ticket(q, f, id, data, n);
	else if (i->is_ready && strcmp(i->fleet, name) != 0)
		move_to_fleet(q->ring, i, f);
	if (st == SMR_OK && had != NULL && (i = smr_ring_find(q->ring, id)) != NULL)
		st = blame(q->ring, i, had);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

/* ---- pulling --------------------------------------------------------------------------------- */

/* Makes due tickets ready; *@p next becomes the earliest time of the others. */
static void wake_due_tickets(smr_ring *r, smr_ring_list *l, int64_t now, int64_t *next)
{
	for (smr_item *i = l->first, *after; i != NULL; i = after) {
		after = i->next;
		if (i->due <= now) {
			smr_ring_take_out(l, i);
			i->turn = 0;
			smr_ring_make_ready(smr_ring_fleet_of(r, i->fleet), i);
		} else if (i->due < *next) {
			*next = i->due;
		}
	}
}

static smr_item *find_ready(smr_ring *r, const char *const *fleets, size_t n)
{
	for (size_t k = 0; k < n; k++) {
		smr_ring_fleet *f = smr_ring_fleet_of(r, fleets[k]);

		if (f != NULL && f->ready.first != NULL) {
			smr_item *i = f->ready.first;

			smr_ring_take_out(&f->ready, i);
			return i;
		}
	}
	return NULL;
}

/* Counts the nodes that took the ticket before, and adds this one. */
static smr_status record_taker(smr_item *i, const smr_queue *q, smr_ticket *out)
{
	smr_taker me = {.life = q->life};
	bool signed_before = false;

	for (size_t k = 0; k < i->takers.n; k++) {
		const smr_taker *t = &i->takers.v[k];
		size_t same = 0;

		signed_before |= t->life == q->life;
		out->again |= t->life != q->life && strcmp(t->node, q->node) == 0;
		while (same < k && (i->takers.v[same].life == q->life ||
				    strcmp(i->takers.v[same].node, t->node) != 0))
			same++;
		out->nodes += t->life != q->life && same == k;
	}
	snprintf(me.node, sizeof(me.node), "%s", q->node);
	return signed_before ? SMR_OK : smr_vec_push(&i->takers, me);
}

static smr_status assign_ticket(smr_queue *q, smr_item *i, smr_ticket **out)
{
	smr_loop_held *h = smr_calloc(1, sizeof(*h) + i->n);

	if (h == NULL || record_taker(i, q, &h->t) != SMR_OK) {
		smr_ring_make_ready(smr_ring_fleet_of(q->ring, i->fleet), i);
		smr_free(h);
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	}
	i->due = smr_now_ns() + q->ack_wait;
	i->turn = h->turn = ++q->ring->turns;
	smr_ring_append(&q->ring->out, i);
	memcpy(h->data, i->data, i->n);
	snprintf(h->t.id, sizeof(h->t.id), "%s", i->id);
	snprintf(h->t.fleet, sizeof(h->t.fleet), "%s", i->fleet);
	h->t.data = h->data;
	h->t.n = i->n;
	h->t.deliveries = ++i->deliveries;
	h->t.waited_ns = smr_now_ns() - i->pushed;
	*out = &h->t;
	return SMR_OK;
}

smr_status smr_loop_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			 int timeout_ms, smr_ticket **out)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000;
	smr_status st = SMR_OK;
	smr_item *i;

	*out = NULL;
	if (want == 0)
		return smr_fail(SMR_ENOTFOUND, "nothing was asked for");
	pthread_mutex_lock(&q->ring->lock);
	for (;;) {
		int64_t now = smr_now_ns(), next = end;
		struct timespec at;

		wake_due_tickets(q->ring, &q->ring->out, now, &next);
		wake_due_tickets(q->ring, &q->ring->later, now, &next);
		i = find_ready(q->ring, fleets, nfleets);
		if (i != NULL || now >= end || q->woken)
			break;
		at = (struct timespec){.tv_sec = next / 1000000000, .tv_nsec = next % 1000000000};
		pthread_cond_timedwait(&q->ring->more, &q->ring->lock, &at);
	}
	q->woken = false;
	if (i != NULL)
		st = assign_ticket(q, i, out);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

void smr_loop_wake(smr_queue *q)
{
	pthread_mutex_lock(&q->ring->lock);
	q->woken = true;
	pthread_cond_broadcast(&q->ring->more);
	pthread_mutex_unlock(&q->ring->lock);
}
