/* Queues inside the process: rings of tickets by name, opened and closed. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/loop/ring.h"

static smr_ring *rings;
static pthread_mutex_t rings_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- lists ----------------------------------------------------------------------------------- */

void smr_ring_append(smr_ring_list *l, smr_item *i)
{
	i->is_ready = false;
	if (l->end == NULL)
		l->end = &l->first;
	i->next = NULL;
	i->link = l->end;
	*l->end = i;
	l->end = &i->next;
}

void smr_ring_take_out(smr_ring_list *l, smr_item *i)
{
	*i->link = i->next;
	if (i->next != NULL)
		i->next->link = i->link;
	else
		l->end = i->link;
	i->link = NULL;
	i->is_ready = false;
}

void smr_ring_make_ready(smr_ring_fleet *f, smr_item *i)
{
	smr_ring_append(&f->ready, i);
	i->is_ready = true;
}

smr_ring_fleet *smr_ring_fleet_of(smr_ring *r, const char *name)
{
	smr_ring_fleet *f = r->fleets;

	while (f != NULL && strcmp(f->name, name) != 0)
		f = f->next;
	return f;
}

smr_item *smr_ring_find(smr_ring *r, const char *id)
{
	smr_item *i;

	HASH_FIND_STR(r->items, id, i);
	return i;
}

static void free_item(smr_ring *r, smr_item *i)
{
	HASH_DEL(r->items, i);
	smr_vec_free(&i->takers);
	smr_free(i->data);
	smr_free(i->why);
	smr_free(i->result);
	smr_free(i);
}

/* Frees finished items in time, the oldest first. */
static void free_expired_items(smr_queue *q)
{
	smr_item *i = q->ring->items;

	while (i != NULL && i->over && smr_now_ns() - i->pushed > q->keep) {
		smr_item *next = i->hh.next;

		free_item(q->ring, i);
		i = next;
	}
}

smr_item *smr_ring_add(smr_queue *q, const char *id)
{
	smr_item *i = smr_calloc(1, sizeof(*i));

	if (i == NULL)
		return NULL;
	snprintf(i->id, sizeof(i->id), "%s", id);
	i->pushed = smr_now_ns();
	HASH_ADD_STR(q->ring->items, id, i);
	if (i->hh.tbl == NULL) {
		smr_free(i);
		return NULL;
	}
	free_expired_items(q);
	return i;
}

/* ---- open and close -------------------------------------------------------------------------- */

static smr_ring *find_ring(const char *name)
{
	pthread_condattr_t clock;
	smr_ring *r = rings;

	while (r != NULL && strcmp(r->name, name) != 0)
		r = r->next;
	if (r != NULL || (r = smr_calloc(1, sizeof(*r))) == NULL)
		return r;
	snprintf(r->name, sizeof(r->name), "%s", name);
	pthread_mutex_init(&r->lock, NULL);
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&r->more, &clock);
	pthread_condattr_destroy(&clock);
	r->next = rings;
	rings = r;
	return r;
}

smr_status smr_loop_open(const char *address, const smr_queue_params *p, smr_queue **out)
{
	smr_queue *q;

	if (!smr_queue_word(address) || (p->node != NULL && !smr_queue_word(p->node)))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a queue or node", address);
	q = smr_calloc(1, sizeof(*q));
	if (q == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	snprintf(q->node, sizeof(q->node), "%s", p->node != NULL ? p->node : "");
	q->ack_wait = (int64_t)(p->ack_wait_ms ? p->ack_wait_ms : 2000) * 1000000;
	q->keep = (int64_t)(p->keep_s ? p->keep_s : 600) * 1000000000;
	pthread_mutex_lock(&rings_lock);
	q->ring = find_ring(address);
	if (q->ring != NULL) {
		q->ring->users++;
		q->life = ++q->ring->lives;
		pthread_mutex_lock(&q->ring->lock);
		q->next = q->ring->handles;
		q->ring->handles = q;
		pthread_mutex_unlock(&q->ring->lock);
	}
	pthread_mutex_unlock(&rings_lock);
	if (q->ring == NULL) {
		smr_free(q);
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	}
	*out = q;
	return SMR_OK;
}

static void free_ring(smr_ring *r)
{
	while (r->items != NULL)
		free_item(r, r->items);
	while (r->fleets != NULL) {
		smr_ring_fleet *next = r->fleets->next;

		smr_free(r->fleets);
		r->fleets = next;
	}
	pthread_cond_destroy(&r->more);
	pthread_mutex_destroy(&r->lock);
	smr_free(r);
}

void smr_loop_close(smr_queue *q)
{
	smr_ring **r = &rings;

	if (q == NULL)
		return;
	pthread_mutex_lock(&rings_lock);
	pthread_mutex_lock(&q->ring->lock);
	for (smr_queue **h = &q->ring->handles; *h != NULL; h = &(*h)->next)
		if (*h == q) {
			*h = q->next;
			break;
		}
	pthread_mutex_unlock(&q->ring->lock);
	while (*r != q->ring)
		r = &(*r)->next;
	if (--q->ring->users == 0) {
		*r = q->ring->next;
		free_ring(q->ring);
	}
	pthread_mutex_unlock(&rings_lock);
	smr_free(q);
}
