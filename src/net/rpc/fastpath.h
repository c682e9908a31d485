/** @file The fast path: a call of cached code and its answer, in one function at each end. All [L].
 */
#ifndef SMR_NET_RPC_FASTPATH_H
#define SMR_NET_RPC_FASTPATH_H
#include <string.h>

#include "base/thread/exit_guard.h"
#include "net/rpc/internal.h"

/* Sends a head that was written in place; seals it if necessary. */
SMR_HOT smr_status smr_send_written(smr_peer *e, smr_frame_head_kind kind, size_t n)
{
	smr_rpc *p = e->plane;

	if (p->calls->send_head(e->end, n) != 0)
		return smr_send_failed();
	p->stats.sent[kind]++;
	p->stats.bytes_sent += n;
	return SMR_OK;
}

/* Sends a message of a short form; a payload that is too long for it is sent as a body. */
SMR_HOT smr_status smr_send_short(smr_peer *e, smr_frame_head_form form, uint32_t tag,
				  uint32_t handle, const void *payload, size_t n)
{
	smr_frame_head_kind kind =
		form == SMR_FRAME_HEAD_SHORT_CALL ? SMR_FRAME_HEAD_CALL : SMR_FRAME_HEAD_ANSWER;
	uint8_t *head = e->plane->face->head;

	if (e->state != SMR_PEER_OPEN || head == NULL || n > SMR_FRAME_HEAD_PAYLOAD)
		return smr_send_otherwise(e, kind, tag, handle, payload, n);
	n = smr_frame_head_write_short(form, e->there, tag, handle, payload, n, head);
	if (e->sealed)
		n = smr_frame_mac_head(&e->seal, head, n);
	return smr_send_written(e, kind, n);
}

/* Calls the code on the peer, and sends the code if it is missing there. */
SMR_HOT smr_status smr_call_send(smr_peer *e, smr_rpc_packet *k, smr_chain c, const void *payload,
				 size_t n)
{
	smr_copy *there = smr_copy_of(e, k);

	if (there == NULL || there->state != SMR_COPY_THERE || c.hops > 0 ||
	    (c.tag != 0 && c.origin != e->plane->id))
		return smr_call_otherwise(e, k, there, c, payload, n);
	return smr_send_short(e, SMR_FRAME_HEAD_SHORT_CALL, c.tag, there->handle, payload, n);
}

/* Sends the answer to the plane where the chain began; SMR_EIO: it is gone. */
SMR_HOT smr_status smr_chain_answer(smr_rpc *p, smr_chain c, smr_status st, const void *answer,
				    size_t n)
{
	smr_peer *e = c.tag != 0 && c.origin != p->id ? smr_peer_of_id(p, c.origin) : NULL;

	if (e == NULL || st != SMR_OK)
		return smr_chain_otherwise(p, c, e, st, answer, n);
	return smr_send_short(e, SMR_FRAME_HEAD_SHORT_ANSWER, c.tag, 0, answer, n);
}

/* ---- pending requests ------------------------------------------------------------------------ */

SMR_HOT void smr_future_init(smr_rpc_future *f, smr_str *answer)
{
	memset(f, 0, offsetof(smr_rpc_future, nonce));
	f->answer = answer;
}

/* Adds a request to the table, which gives it a tag. */
SMR_HOT smr_status smr_future_add(smr_rpc *p, smr_peer *e, smr_rpc_future *f)
{
	uint32_t i;

	if (e->state != SMR_PEER_OPEN || p->nfree == 0)
		return smr_rpc_future_refused(e);
	i = p->free_futures[--p->nfree];
	p->futures[i] = f;
	f->tag = p->tags[i];
	f->peer = e;
	e->refs++;
	return SMR_OK;
}

SMR_HOT void smr_future_remove(smr_rpc *p, smr_rpc_future *f)
{
	uint32_t i = f->tag % MAX_FUTURES;

	if (f->tag == 0)
		return;
	p->futures[i] = NULL;
	p->tags[i] += MAX_FUTURES;
	if (p->tags[i] == 0)
		p->tags[i] = MAX_FUTURES; /* 0 is not a tag */
	p->free_futures[p->nfree++] = (uint16_t)i;
	f->tag = 0;
}

SMR_HOT void smr_future_finish(smr_rpc *p, smr_rpc_future *f, smr_status st)
{
	smr_future_remove(p, f);
	f->st = st;
	f->done = true;
	if (f->then != NULL)
		f->then(f);
	else if (!p->face->inside)
		p->calls->told(p->port);
}

/* Completes a request with the bytes of an answer, or with an error text. */
SMR_HOT void smr_future_answer(smr_rpc *p, smr_rpc_future *f, smr_status st, const void *answer,
			       size_t n)
{
	char *to = st == SMR_OK ? smr_str_extend(f->answer, n) : NULL;

	if (to == NULL) {
		smr_rpc_future_failed(p, f, st, answer, n);
		return;
	}
	smr_copy_few(to, answer, n);
	smr_future_finish(p, f, SMR_OK);
}

/* Ends a completed request: takes the whole answer, or its error. Releases the lock meanwhile if
 * the answer is long. */
SMR_HOT smr_status smr_rpc_future_take(smr_rpc *p, smr_rpc_future *f)
{
	smr_status st = SMR_OK;

	if (f->st != SMR_OK || f->body != NULL)
		st = smr_rpc_future_take_more(p, f);
	smr_peer_give(f->peer);
	return st;
}

/* Begins a request for which the caller waits: takes the lock, unless it fails; the end releases
 * it. @p sent is the status of the sending in between. */
SMR_HOT smr_status smr_future_begin(smr_peer *e, smr_rpc_future *f, smr_str *answer)
{
	smr_status st;

	if (smr_exit_guard())
		return smr_fail(SMR_ESTATE, "the process ends");
	smr_future_init(f, answer);
	smr_lock(e->plane);
	st = smr_future_add(e->plane, e, f);
	if (st != SMR_OK)
		smr_unlock(e->plane);
	return st;
}

SMR_HOT smr_status smr_future_end(smr_rpc_future *f, smr_status sent, int ms)
{
	smr_rpc *p = f->peer->plane;
	int64_t ns = ms < 0 ? INT64_MAX : INT64_C(1000000) * ms;

	if (sent != SMR_OK) {
		sent = smr_rpc_future_not_sent(p, f, sent);
	} else {
		if (!p->calls->wait(p->port, smr_rpc_future_settled, f, ns))
			smr_rpc_future_give_up(p, f);
		sent = smr_rpc_future_take(p, f);
	}
	smr_unlock(p);
	return sent;
}
#endif
