/* Asynchronous requests: sent now, waited for later, many concurrently. The port's own thread moves
 * the bytes while no caller waits. */
#include <stdio.h>

#include "base/alloc.h"
#include "net/rpc/fastpath.h"

struct smr_begun {
	smr_rpc_future f;
	smr_str answer;
	smr_rpc *plane;
	bool taken; /* st and why are final; the connection may be gone */
	smr_status st;
};

/* A request. A long payload is copied before the lock is taken; the port owns the copy until it is
 * sent. */
typedef struct question {
	smr_frame_head f; /* all but the tag */
	smr_rpc_packet *code;
	const void *payload;
	smr_given *copy;
	size_t n;
} question;

static smr_status copy_payload(question *q)
{
	if (q->n <= SMR_FRAME_HEAD_PAYLOAD)
		return SMR_OK;
	q->copy = smr_given_new(q->payload, q->n);
	return q->copy != NULL ? SMR_OK : SMR_ENOMEM;
}

/* [L] */
static smr_status send_question(smr_peer *e, question *q)
{
	smr_status st;

	if (q->copy == NULL || (q->code != NULL && !smr_call_long(e, q->code, q->n, &q->f)))
		return q->code != NULL
			       ? smr_call_send(e, q->code,
					       (smr_chain){.origin = e->plane->id, .tag = q->f.tag},
					       q->payload, q->n)
			       : smr_send_copy(e, &q->f, q->payload, q->n);
	st = smr_send_given(e, &q->f, q->copy);
	if (st == SMR_OK)
		q->copy = NULL;
	return st;
}

static smr_status begin_and_send(smr_begun *b, smr_peer *e, question *q)
{
	smr_status st;

	SMR_TRY(copy_payload(q));
	st = smr_future_begin(e, &b->f, &b->answer);
	if (st == SMR_OK) {
		q->f.tag = b->f.tag;
		st = send_question(e, q);
		if (st != SMR_OK)
			st = smr_rpc_future_not_sent(e->plane, &b->f, st);
		smr_unlock(e->plane);
	}
	smr_free(q->copy);
	return st;
}

static smr_status begin_call(smr_peer *e, question *q, smr_begun **out)
{
	smr_begun *b = smr_malloc(sizeof(*b));
	smr_status st;

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	b->answer = (smr_str){0};
	b->plane = e->plane;
	b->taken = false;
	b->st = SMR_OK;
	st = begin_and_send(b, e, q);
	if (st == SMR_OK)
		*out = b;
	else
		smr_free(b);
	return st;
}

smr_status smr_peer_begin_call(smr_peer *e, smr_rpc_packet *code, const void *payload, size_t n,
			       smr_begun **out)
{
	question q = {.f = {.kind = SMR_FRAME_HEAD_CALL}, .code = code, .payload = payload, .n = n};

	SMR_TRY(smr_call_check(e, code, n));
	return begin_call(e, &q, out);
}

smr_status smr_peer_begin_get(smr_peer *e, uint64_t offset, size_t n, smr_begun **out)
{
	question q = {.f = {.kind = SMR_FRAME_HEAD_GET,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n}};

	return begin_call(e, &q, out);
}

smr_status smr_peer_begin_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
			      smr_begun **out)
{
	question q = {.f = {.kind = SMR_FRAME_HEAD_PUT,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n},
		      .payload = from,
		      .n = n};

	return begin_call(e, &q, out);
}

/* ---- results --------------------------------------------------------------------------------- */

bool smr_begun_done(smr_begun *b)
{
	bool done = b->taken;

	if (!done) {
		smr_lock(b->plane);
		done = b->f.done;
		smr_unlock(b->plane);
	}
	return done;
}

typedef struct several {
	smr_begun *const *list;
	size_t n, which;
} several;

static int any_done(void *arg)
{
	several *s = arg;

	for (size_t i = 0; i < s->n; i++)
		if (s->list[i] != NULL && (s->list[i]->taken || s->list[i]->f.done)) {
			s->which = i;
			return 1;
		}
	return 0;
}

size_t smr_begun_wait(smr_rpc *p, smr_begun *const *list, size_t n, int64_t ns)
{
	several s = {list, n, n};

	if (smr_exit_guard())
		return n;
	smr_lock(p);
	if (!any_done(&s) && ns > 0)
		p->calls->wait(p->port, any_done, &s, ns);
	smr_unlock(p);
	return s.which;
}

smr_status smr_begun_take(smr_begun *b, const smr_str **answer)
{
	if (!b->taken) {
		smr_lock(b->plane);
		if (!b->f.done) {
			smr_unlock(b->plane);
			return smr_fail(SMR_ESTATE, "there is no answer yet");
		}
		b->st = smr_rpc_future_take(b->plane, &b->f);
		b->taken = true;
		smr_unlock(b->plane);
		if (b->st != SMR_OK)
			snprintf(b->f.why, sizeof(b->f.why), "%s", smr_errmsg());
	}
	*answer = &b->answer;
	return b->st == SMR_OK ? SMR_OK : smr_fail(b->st, "%s", b->f.why);
}

void smr_begun_free(smr_begun *b)
{
	const smr_str *unread;

	if (b == NULL)
		return;
	if (!b->taken && !smr_exit_guard()) {
		smr_lock(b->plane);
		if (!b->f.done)
			smr_rpc_future_done(b->plane, &b->f, SMR_EIO, "the call was given up");
		smr_unlock(b->plane);
		(void)smr_begun_take(b, &unread);
	}
	smr_str_free(&b->answer);
	smr_free(b);
}
