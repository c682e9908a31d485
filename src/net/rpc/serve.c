/* Requests and answers of codelets. */
#include <string.h>

#include "base/alloc.h"
#include "base/os/socket.h"
#include "base/thread/caller.h"
#include "net/rpc/fastpath.h"

/* ---- answers --------------------------------------------------------------------------------- */

/* Ignores failures: a waiting caller learns of a connection's end on its own side. */
void smr_answer_locked(smr_peer *e, uint32_t tag, smr_status st, const void *answer, size_t n)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_ANSWER, .status = (uint16_t)st, .tag = tag};

	if (tag != 0)
		(void)smr_send_copy(e, &f, answer, n);
}

static void send_answer(smr_peer *e, uint32_t tag, smr_status st, const void *answer, size_t n)
{
	smr_lock(e->plane);
	smr_answer_locked(e, tag, st, answer, n);
	smr_unlock(e->plane);
}

static void free_text(void *text, int ok)
{
	smr_free(text);
}

/* Sends a long answer without a copy: the port owns it until it is sent. */
static void answer_str(smr_peer *e, uint32_t tag, smr_status st, smr_str *answer)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_ANSWER,
			    .flags = SMR_FRAME_HEAD_BODY,
			    .status = (uint16_t)st,
			    .tag = tag,
			    .nbody = answer->n};
	struct iovec iov = {.iov_base = answer->s, .iov_len = answer->n};

	if (answer->n <= SMR_FRAME_HEAD_PAYLOAD || tag == 0) {
		send_answer(e, tag, st, answer->s, answer->n);
		smr_str_free(answer);
		return;
	}
	smr_body_seal(e, &f, &iov, 1);
	smr_lock(e->plane);
	if (smr_send(e, &f, &iov, 1, free_text, iov.iov_base) != SMR_OK)
		smr_free(iov.iov_base);
	smr_unlock(e->plane);
	*answer = (smr_str){0};
}

static void send_failure(smr_peer *e, uint32_t tag, smr_status st)
{
	send_answer(e, tag, st, smr_errmsg(), strlen(smr_errmsg()));
}

bool smr_body_right(smr_arrival *a)
{
	a->checked |= a->body == NULL || !a->peer->sealed ||
		      smr_frame_mac_body_check(&a->peer->seal, a->body, (size_t)a->f.nbody,
					       a->f.nonce, a->f.body_tag);
	return a->checked;
}

bool smr_body_good(smr_arrival *a)
{
	if (smr_body_right(a))
		return true;
	smr_lock(a->plane);
	smr_refuse(a->plane, a->peer, &a->f, "a body that was tampered with");
	smr_unlock(a->plane);
	return false;
}

static void serve_request(smr_arrival *a)
{
	smr_rpc *p = a->plane;
	smr_str answer = {0};
	const void *request = a->body != NULL ? a->body : a->head;
	size_t n = a->body != NULL ? (size_t)a->f.nbody : a->f.npayload;
	smr_status st;

	if (!smr_body_good(a)) {
		smr_arrival_free(a);
		return;
	}
	smr_caller_now = (smr_caller){.gone = &a->peer->gone};
	st = p->o.serve(p->o.ctx, request, n, &answer);
	smr_caller_now = (smr_caller){0};
	if (st == SMR_OK)
		st = smr_str_status(&answer, "an answer");
	if (st == SMR_OK)
		answer_str(a->peer, a->f.tag, SMR_OK, &answer);
	else
		send_failure(a->peer, a->f.tag, st);
	smr_str_free(&answer);
	smr_arrival_free(a);
}

void smr_on_request(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc *p = e->plane;
	smr_arrival *mine = *a != NULL ? *a : smr_arrival_new(e, f);

	*a = NULL;
	if (mine == NULL || p->o.serve == NULL) {
		smr_refuse(p, e, f,
			   mine == NULL ? "there is no memory for it" : "nobody serves here");
		smr_arrival_drop(mine);
		return;
	}
	mine->run = serve_request;
	smr_pool_add(p, mine);
}

/* ---- requests -------------------------------------------------------------------------------- */

void smr_refuse_answer(smr_peer *e)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_ANSWER};

	smr_refuse(e->plane, e, &f, "no call waits for this answer");
}

void smr_on_answer(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc_future *w = smr_rpc_future_find(e->plane, f->tag);

	if (w == NULL) {
		smr_refuse_answer(e);
		return;
	}
	if (*a == NULL || f->status != 0) {
		smr_future_answer(e->plane, w, smr_status_of_wire(f->status), f->payload,
				  f->npayload);
		return;
	}
	w->body = (*a)->body; /* the waiting thread checks its tag, not this one */
	w->nbody = (size_t)f->nbody;
	(*a)->body = NULL;
	memcpy(w->nonce, f->nonce, sizeof(w->nonce));
	memcpy(w->body_tag, f->body_tag, sizeof(w->body_tag));
	smr_rpc_future_done(e->plane, w, SMR_OK, NULL);
}

/* [L] Sends a request; a short one in the head. */
static smr_status ask(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t n,
		      smr_rpc_future *w)
{
	uint8_t small[SMR_FRAME_HEAD_PAYLOAD];

	f->tag = w->tag;
	if (f->nbody > SMR_FRAME_HEAD_PAYLOAD) {
		smr_status st;

		w->sending = true;
		st = smr_send(e, f, iov, n, smr_rpc_on_sent, w);
		w->sending &= st == SMR_OK;
		return st;
	}
	f->flags &= (uint8_t)~SMR_FRAME_HEAD_BODY;
	f->payload = small;
	f->npayload = (size_t)f->nbody;
	smr_iov_copy(small, iov, n);
	return smr_send_head(e, f);
}

smr_status smr_peer_request(smr_peer *e, const struct iovec *iov, size_t n, int ms, smr_str *answer)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_REQUEST, .flags = SMR_FRAME_HEAD_BODY};
	smr_rpc_future w;

	f.nbody = smr_iov_bytes(iov, n);
	if (f.nbody > e->plane->o.max_message)
		return smr_fail(SMR_EINVAL, "a message of %llu bytes is too large",
				(unsigned long long)f.nbody);
	if (f.nbody > SMR_FRAME_HEAD_PAYLOAD)
		smr_body_seal(e, &f, iov, n);
	SMR_TRY(smr_future_begin(e, &w, answer));
	return smr_future_end(&w, ask(e, &f, iov, n, &w), ms);
}
