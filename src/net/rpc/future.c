/* Pending requests. A tag is an index into the table and a generation: a late or duplicate answer
 * matches no request. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/rpc/fastpath.h"

smr_status smr_rpc_future_refused(const smr_peer *e)
{
	if (e->state != SMR_PEER_OPEN)
		return smr_fail(SMR_EIO, "no connection: %s", e->why);
	return smr_fail(SMR_ESTATE, "%d answers are waited for already", MAX_FUTURES);
}

void smr_rpc_future_done(smr_rpc *p, smr_rpc_future *f, smr_status st, const char *why)
{
	if (st != SMR_OK && !f->done)
		snprintf(f->why, sizeof(f->why), "%s", why);
	smr_future_finish(p, f, st);
}

void smr_rpc_future_failed(smr_rpc *p, smr_rpc_future *f, smr_status st, const void *why, size_t n)
{
	char text[sizeof(f->why)]; /* the peer's text has no final 0 */

	snprintf(text, sizeof(text), "%.*s", (int)(n < sizeof(text) ? n : sizeof(text)),
		 (const char *)why);
	if (st == SMR_OK)
		smr_rpc_future_done(p, f, SMR_ENOMEM, "no memory for an answer");
	else
		smr_rpc_future_done(p, f, st, text);
}

int smr_rpc_future_settled(void *future)
{
	const smr_rpc_future *f = future;

	return f->done && !f->sending;
}

/* Gives up a request. If a stuck sender still reads the caller's memory, the connection is
 * closed. */
void smr_rpc_future_give_up(smr_rpc *p, smr_rpc_future *f)
{
	if (!f->done)
		smr_rpc_future_done(p, f, SMR_EIO, "no answer in time");
	if (f->sending)
		smr_peer_kill(f->peer, "it takes nothing");
	while (!p->calls->wait(p->port, smr_rpc_future_settled, f, INT64_MAX))
		;
}

static smr_status open_body(smr_rpc_future *f)
{
	smr_str *answer = f->answer;

	if (f->peer->sealed &&
	    !smr_frame_mac_body_check(&f->peer->seal, f->body, f->nbody, f->nonce, f->body_tag)) {
		smr_rpc *p = f->peer->plane;

		smr_lock(p);
		smr_refuse(p, f->peer, NULL, "a body that was tampered with");
		smr_unlock(p);
		return smr_fail(SMR_ECORRUPT, "an answer was tampered with");
	}
	if (answer->n > 0 || answer->oom) {
		smr_str_write(answer, f->body, f->nbody);
	} else {
		smr_str_adopt(answer, f->body, f->nbody);
		f->body = NULL;
	}
	return smr_str_status(answer, "an answer");
}

smr_status smr_rpc_future_take_more(smr_rpc *p, smr_rpc_future *f)
{
	smr_status st = f->st;

	if (st != SMR_OK) {
		st = smr_fail(st, "%s", f->why);
	} else {
		smr_unlock(p);
		st = open_body(f);
		smr_lock(p);
	}
	if (f->body != NULL)
		smr_free(f->body);
	f->body = NULL;
	return st;
}

smr_status smr_rpc_future_not_sent(smr_rpc *p, smr_rpc_future *f, smr_status st)
{
	smr_future_remove(p, f);
	smr_peer_give(f->peer);
	return st;
}
