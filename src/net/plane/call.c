/* The caller's side of code that travels: the code goes along with the first call and never again;
 * then the node tells its handle, and calls are a few bytes. A node that does not have the code
 * sends the call back as it is (it was started anew, or it dropped the code), and gets both. */
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/ending.h"
#include "net/plane/inner.h"

/* A body under way that uses a parcel's bytes, and a copy of a long payload behind it. */
typedef struct shipment {
	smr_parcel *parcel;
	char payload[];
} shipment;

static void was_shipped(void *arg, int ok)
{
	shipment *s = arg;

	s->parcel->pins--;
	smr_free(s);
}

static smr_status send_with_code(smr_peer *e, smr_parcel *k, smr_head *f, const void *payload,
				 size_t n)
{
	bool inside = n <= SMR_HEAD_PAYLOAD;
	shipment *s = smr_malloc(sizeof(*s) + (inside ? 0 : n));
	struct iovec iov[2] = {{0}};
	smr_status st;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	s->parcel = k;
	iov[0].iov_base = (void *)(uintptr_t)smr_parcel_bytes(k, &iov[0].iov_len);
	if (iov[0].iov_base == NULL) {
		smr_free(s);
		return smr_fail(SMR_ESTATE, "the code is not here any more");
	}
	f->flags |= SMR_HEAD_HASH | SMR_HEAD_BODY;
	memcpy(f->hash, k->hash, sizeof(f->hash));
	f->ncode = (uint32_t)iov[0].iov_len;
	f->nbody = f->ncode;
	if (inside) {
		f->payload = payload;
		f->npayload = n;
	} else {
		memcpy(s->payload, payload, n);
		iov[1] = (struct iovec){s->payload, n};
		f->nbody += n;
	}
	smr_body_seal(e, f, iov, inside ? 1 : 2);
	k->pins++;
	st = smr_send(e, f, iov, inside ? 1 : 2, was_shipped, s);
	if (st != SMR_OK) {
		k->pins--;
		smr_free(s);
		return st;
	}
	e->plane->stats.code_sent++;
	return SMR_OK;
}

smr_status smr_call_send(smr_peer *e, smr_parcel *k, smr_chain c, const void *payload, size_t n)
{
	smr_head f = {.kind = SMR_HEAD_CALL, .tag = c.tag, .origin = c.origin};
	smr_copy *there = smr_copy_of(e, k);
	smr_status st;

	if (there == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	if (c.tag != 0 && c.origin != e->plane->id)
		f.flags |= SMR_HEAD_ORIGIN;
	if (there->state == SMR_COPY_THERE) {
		f.handle = there->handle;
		return smr_send_copy(e, &f, payload, n);
	}
	if (there->state == SMR_COPY_SENT) {
		f.flags |= SMR_HEAD_HASH;
		memcpy(f.hash, k->hash, sizeof(f.hash));
		return smr_send_copy(e, &f, payload, n);
	}
	there->state = SMR_COPY_SENT;
	st = send_with_code(e, k, &f, payload, n);
	if (st != SMR_OK)
		there->state = SMR_COPY_NONE;
	return st;
}

/* ---- what comes back ------------------------------------------------------------------------- */

static smr_parcel *parcel_of(smr_peer *e, const smr_head *f)
{
	if ((f->flags & SMR_HEAD_HASH) != 0)
		return smr_parcel_find(e->plane, f->hash);
	for (size_t i = 0; i < e->ncopies; i++) {
		smr_parcel *k = e->plane->parcel[i];

		if (f->handle != 0 && e->copies[i].handle == f->handle && k != NULL &&
		    k->stamp == e->copies[i].stamp)
			return k;
	}
	return NULL;
}

static smr_chain chain_of(const smr_peer *e, const smr_head *f, bool back)
{
	if ((f->flags & SMR_HEAD_ORIGIN) != 0)
		return (smr_chain){f->origin, f->tag};
	return (smr_chain){back ? e->plane->id : e->id, f->tag};
}

static void send_again(smr_peer *e, smr_parcel *k, const smr_arrival *a)
{
	smr_chain c = chain_of(e, &a->f, true);
	const void *payload = a->body != NULL ? a->body : a->head;
	size_t n = a->body != NULL ? (size_t)a->f.nbody : a->f.npayload;

	if (smr_call_send(e, k, c, payload, n) != SMR_OK)
		smr_chain_fail(e->plane, c, SMR_EIO, smr_errmsg());
}

void smr_on_nocode(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	smr_arrival *mine = *a != NULL ? *a : smr_arrival_new(e, f);
	smr_parcel *k = parcel_of(e, f);
	smr_copy *c = k != NULL ? smr_copy_of(e, k) : NULL;

	*a = NULL;
	if (mine == NULL || c == NULL || c->state == SMR_COPY_NONE) {
		smr_refuse(e->plane, e, f, "a call comes back that was not made");
		smr_arrival_drop(mine);
		return;
	}
	if (mine->body != NULL && !smr_body_right(mine)) {
		smr_refuse(e->plane, e, f, "a body that was tampered with");
		smr_arrival_drop(mine);
		return;
	}
	if (c->state == SMR_COPY_THERE && (f->handle == 0 || f->handle == c->handle))
		c->state = SMR_COPY_NONE;
	if (c->state == SMR_COPY_SENT) { /* the code is on its way: HAVE tells when it is there */
		mine->next = c->held;
		c->held = mine;
		return;
	}
	send_again(e, k, mine);
	smr_arrival_drop(mine);
}

void smr_on_have(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	smr_parcel *k = (f->flags & SMR_HEAD_HASH) != 0 ? smr_parcel_find(e->plane, f->hash) : NULL;
	smr_copy *c = k != NULL ? smr_copy_of(e, k) : NULL;
	smr_arrival *held;

	if (c == NULL || c->state == SMR_COPY_NONE) {
		smr_refuse(e->plane, e, f, "news of code that was not sent");
		return;
	}
	c->state = f->status == 0 && f->handle != 0 ? SMR_COPY_THERE : SMR_COPY_NONE;
	c->handle = f->handle;
	held = c->held;
	c->held = NULL;
	while (held != NULL) {
		smr_arrival *next = held->next;

		if (c->state == SMR_COPY_THERE)
			send_again(e, k, held);
		else
			smr_chain_fail(e->plane, chain_of(e, &held->f, true), SMR_EDENIED,
				       "the node refused the code");
		smr_arrival_drop(held);
		held = next;
	}
}

/* ---- calling --------------------------------------------------------------------------------- */

static smr_status check(const smr_peer *e, const smr_parcel *k, size_t n)
{
	if (k->plane != e->plane)
		return smr_fail(SMR_EINVAL, "the parcel is another plane's");
	if (n > MAX_PAYLOAD)
		return smr_fail(SMR_EINVAL, "a payload of %zu bytes; at most %d", n, MAX_PAYLOAD);
	return SMR_OK;
}

smr_status smr_peer_call(smr_peer *e, smr_parcel *k, const void *payload, size_t n, int ms,
			 smr_str *answer)
{
	smr_future w;

	SMR_TRY(check(e, k, n));
	SMR_TRY(smr_future_begin(e, &w));
	return smr_future_end(&w, smr_call_send(e, k, (smr_chain){e->plane->id, w.tag}, payload, n),
			      ms, answer);
}

smr_status smr_peer_tell(smr_peer *e, smr_parcel *k, const void *payload, size_t n)
{
	smr_plane *p = e->plane;
	smr_status st;

	if (smr_ending())
		return smr_fail(SMR_ESTATE, "the process ends");
	SMR_TRY(check(e, k, n));
	smr_lock(p);
	st = smr_call_send(e, k, (smr_chain){p->id, 0}, payload, n);
	smr_unlock(p);
	return st;
}

/* ---- chains ---------------------------------------------------------------------------------- */

static void settle_here(smr_plane *p, uint32_t tag, smr_status st, const void *answer, size_t n)
{
	smr_future *w = smr_future_find(p, tag);
	char why[160] = "";

	if (w == NULL)
		return;
	if (st != SMR_OK) {
		memcpy(why, answer, n < sizeof(why) - 1 ? n : sizeof(why) - 1);
	} else if (n <= sizeof(w->small)) {
		memcpy(w->small, answer, n);
		w->nsmall = n;
	} else {
		smr_future_keep(w, answer, n);
		if (w->body == NULL) {
			st = SMR_ENOMEM;
			memcpy(why, "no memory for an answer", 24);
		}
	}
	smr_future_done(p, w, st, why);
}

smr_status smr_chain_answer(smr_plane *p, smr_chain c, smr_status st, const void *answer, size_t n)
{
	smr_peer *e;
	smr_head f = {.kind = SMR_HEAD_ANSWER, .status = (uint16_t)st, .tag = c.tag};

	if (c.tag == 0)
		return SMR_OK;
	if (c.origin == p->id) {
		settle_here(p, c.tag, st, answer, n);
		return SMR_OK;
	}
	e = smr_peer_of_id(p, c.origin);
	if (e == NULL)
		return smr_fail(SMR_EIO, "who waits for the answer is not connected");
	return smr_send_copy(e, &f, answer, n);
}

void smr_chain_fail(smr_plane *p, smr_chain c, smr_status st, const char *why)
{
	char copy[160]; /* it may be smr_errmsg() */

	snprintf(copy, sizeof(copy), "%s", why);
	(void)smr_chain_answer(p, c, st, copy, strlen(copy));
}

/* Calls that were passed on to a node that is gone may be lost with it: who waits for them is told,
 * and is told for nothing if they had already moved on. */
void smr_peer_lost(smr_peer *e)
{
	smr_plane *p = e->plane;
	uint32_t n = e->npassed < LOST ? e->npassed : LOST;

	for (uint32_t i = 0; i < e->ncopies; i++)
		while (e->copies[i].held != NULL) {
			smr_arrival *a = e->copies[i].held;

			e->copies[i].held = a->next;
			smr_chain_fail(p, chain_of(e, &a->f, true), SMR_EIO, e->why);
			smr_arrival_drop(a);
		}
	for (uint32_t i = 0; i < n; i++) {
		smr_head f = {.kind = SMR_HEAD_LOST, .tag = e->passed[i].tag};
		smr_peer *origin = smr_peer_of_id(p, e->passed[i].origin);
		smr_future *w = e->passed[i].origin == p->id ? smr_future_find(p, f.tag) : NULL;

		if (w != NULL)
			smr_future_done(p, w, SMR_EIO, "a node that had the call is gone");
		if (origin != NULL && origin != e)
			(void)smr_send_head(origin, &f);
	}
}

void smr_on_lost(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	smr_future *w = smr_future_find(e->plane, f->tag);

	if (w != NULL)
		smr_future_done(e->plane, w, SMR_EIO, "a node that had the call is gone");
}
