/* The caller's side of remote functions: the first call carries the code; the node answers with a
 * handle, and later calls are a few bytes. A node without the code (it was restarted, or dropped
 * the code) returns the call, and gets both again. */
#include <stdio.h>
#include <string.h>

#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "net/rpc/fastpath.h"

/* A body being sent that uses a parcel's bytes, and a copy of a long payload behind it. */
typedef struct shipment {
	smr_rpc_packet *parcel;
	char payload[];
} shipment;

static void on_shipment_sent(void *arg, int ok)
{
	shipment *s = arg;

	s->parcel->pins--;
	smr_free(s);
}

static smr_status send_with_code(smr_peer *e, smr_rpc_packet *k, smr_frame_head *f,
				 const void *payload, size_t n)
{
	bool inside = n <= SMR_FRAME_HEAD_PAYLOAD;
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
	f->flags |= SMR_FRAME_HEAD_HASH | SMR_FRAME_HEAD_BODY;
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
	st = smr_send(e, f, iov, inside ? 1 : 2, on_shipment_sent, s);
	if (st != SMR_OK) {
		k->pins--;
		smr_free(s);
		return st;
	}
	e->plane->stats.code_sent++;
	return SMR_OK;
}

smr_status smr_call_otherwise(smr_peer *e, smr_rpc_packet *k, smr_copy *there, smr_chain c,
			      const void *payload, size_t n)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_CALL, .tag = c.tag, .origin = c.origin};
	smr_status st;

	if (there == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	if (c.tag != 0 && c.origin != e->plane->id)
		f.flags |= SMR_FRAME_HEAD_ORIGIN;
	if (c.hops > 0) {
		f.flags |= SMR_FRAME_HEAD_HOPS;
		f.hops = c.hops;
		f.ends = c.ends;
	}
	if (there->state == SMR_COPY_THERE) {
		f.handle = there->handle;
		return smr_send_copy(e, &f, payload, n);
	}
	if (there->state == SMR_COPY_SENT) {
		f.flags |= SMR_FRAME_HEAD_HASH;
		memcpy(f.hash, k->hash, sizeof(f.hash));
		return smr_send_copy(e, &f, payload, n);
	}
	there->state = SMR_COPY_SENT;
	st = send_with_code(e, k, &f, payload, n);
	if (st != SMR_OK)
		there->state = SMR_COPY_NONE;
	return st;
}

/* ---- answers --------------------------------------------------------------------------------- */

static smr_rpc_packet *parcel_of(smr_peer *e, const smr_frame_head *f)
{
	if ((f->flags & SMR_FRAME_HEAD_HASH) != 0)
		return smr_parcel_find(e->plane, f->hash);
	for (size_t i = 0; i < e->ncopies; i++) {
		smr_rpc_packet *k = e->plane->parcel[i];

		if (f->handle != 0 && k != NULL && k->stamp == e->copies[i].stamp &&
		    (e->copies[i].handle == f->handle || e->copies[i].was == f->handle))
			return k;
	}
	return NULL;
}

static void send_again(smr_peer *e, smr_rpc_packet *k, const smr_arrival *a)
{
	smr_chain c = smr_chain_of(&a->f, e->plane->id);
	const void *payload = a->body != NULL ? a->body : a->head;
	size_t n = a->body != NULL ? (size_t)a->f.nbody : a->f.npayload;

	if (smr_call_send(e, k, c, payload, n) != SMR_OK)
		smr_chain_fail(e->plane, c, SMR_EIO, smr_errmsg());
}

/* Refuses the return of an unknown call, which cannot be repeated, and fails its waiting caller, if
 * that is here. */
static void refuse_unknown_call(smr_peer *e, const smr_frame_head *f)
{
	smr_rpc_future *w = smr_rpc_future_find(e->plane, f->tag);

	smr_refuse(e->plane, e, f, "a call comes back that was not made");
	if (w != NULL && w->peer == e && (f->flags & SMR_FRAME_HEAD_ORIGIN) == 0)
		smr_rpc_future_done(e->plane, w, SMR_EIO, "the node has lost the code");
}

void smr_on_nocode(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_arrival *mine = *a != NULL ? *a : smr_arrival_new(e, f);
	smr_rpc_packet *k = parcel_of(e, f);
	smr_copy *c = k != NULL ? smr_copy_of(e, k) : NULL;

	*a = NULL;
	if (mine == NULL || c == NULL || c->state == SMR_COPY_NONE) {
		refuse_unknown_call(e, f);
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
	if (c->state == SMR_COPY_SENT) { /* the code is being sent: HAVE reports its arrival */
		mine->next = c->held;
		c->held = mine;
		return;
	}
	send_again(e, k, mine);
	smr_arrival_drop(mine);
}

void smr_on_have(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc_packet *k =
		(f->flags & SMR_FRAME_HEAD_HASH) != 0 ? smr_parcel_find(e->plane, f->hash) : NULL;
	smr_copy *c = k != NULL ? smr_copy_of(e, k) : NULL;
	smr_arrival *held;

	if (c == NULL || c->state == SMR_COPY_NONE) {
		smr_refuse(e->plane, e, f, "news of code that was not sent");
		return;
	}
	c->state = f->status == 0 && f->handle != 0 ? SMR_COPY_THERE : SMR_COPY_NONE;
	if (f->handle != c->handle)
		c->was = c->handle; /* long calls with that handle may still be returned */
	c->handle = f->handle;
	held = c->held;
	c->held = NULL;
	while (held != NULL) {
		smr_arrival *next = held->next;

		if (c->state == SMR_COPY_THERE)
			send_again(e, k, held);
		else
			smr_chain_fail(e->plane, smr_chain_of(&held->f, e->plane->id), SMR_EDENIED,
				       "the node refused the code");
		smr_arrival_drop(held);
		held = next;
	}
}

/* ---- calling --------------------------------------------------------------------------------- */

bool smr_call_long(smr_peer *e, smr_rpc_packet *k, size_t n, smr_frame_head *f)
{
	const smr_copy *there = n > SMR_FRAME_HEAD_PAYLOAD ? smr_copy_of(e, k) : NULL;

	if (there == NULL || there->state != SMR_COPY_THERE)
		return false;
	f->handle = there->handle;
	return true;
}

smr_status smr_call_check(const smr_peer *e, const smr_rpc_packet *k, size_t n)
{
	if (k->plane != e->plane)
		return smr_fail(SMR_EINVAL, "the parcel is another plane's");
	if (n > MAX_PAYLOAD)
		return smr_fail(SMR_EINVAL, "a payload of %zu bytes; at most %d", n, MAX_PAYLOAD);
	return SMR_OK;
}

/* Lends a long payload to a node that has the code, while the caller waits: a node without it would
 * return the payload. */
static smr_status send_waiting(smr_peer *e, smr_rpc_packet *k, smr_rpc_future *w,
			       const void *payload, size_t n)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_CALL, .tag = w->tag};
	struct iovec iov = {(void *)(uintptr_t)payload, n};

	if (!smr_call_long(e, k, n, &f))
		return smr_call_send(e, k, (smr_chain){.origin = e->plane->id, .tag = w->tag},
				     payload, n);
	smr_body_lend(e, &f, &iov);
	return smr_send_lent(w, &f, &iov);
}

smr_status smr_peer_call(smr_peer *e, smr_rpc_packet *k, const void *payload, size_t n, int ms,
			 smr_str *answer)
{
	smr_rpc_future w;

	SMR_TRY(smr_call_check(e, k, n));
	SMR_TRY(smr_future_begin(e, &w, answer));
	return smr_future_end(&w, send_waiting(e, k, &w, payload, n), ms);
}

smr_status smr_peer_tell(smr_peer *e, smr_rpc_packet *k, const void *payload, size_t n)
{
	smr_rpc *p = e->plane;
	smr_status st;

	if (smr_exit_guard())
		return smr_fail(SMR_ESTATE, "the process ends");
	SMR_TRY(smr_call_check(e, k, n));
	smr_lock(p);
	st = smr_call_send(e, k, (smr_chain){.origin = p->id}, payload, n);
	smr_unlock(p);
	return st;
}
