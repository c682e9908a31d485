/* Questions that go on by themselves: asked now, waited for later, many at a time. The port's own
 * thread moves the bytes while nobody waits. */
#include <stdio.h>

#include "base/alloc.h"
#include "net/plane/short.h"

struct smr_begun {
	smr_future f;
	smr_str answer;
	smr_plane *plane;
	bool taken; /* st and why are final, the connection may be gone */
	smr_status st;
};

/* [L] What is sent; the head is made by then but for the tag. */
typedef smr_status send_fn(smr_begun *b, smr_peer *e, void *what);

static smr_status begin(smr_peer *e, send_fn *send, void *what, smr_begun **out)
{
	smr_begun *b = smr_malloc(sizeof(*b));
	smr_status st;

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	b->answer = (smr_str){0};
	b->plane = e->plane;
	b->taken = false;
	b->st = SMR_OK;
	st = smr_future_begin(e, &b->f, &b->answer);
	if (st != SMR_OK)
		goto free_begun;
	st = send(b, e, what);
	if (st != SMR_OK)
		st = smr_future_not_sent(e->plane, &b->f, st);
	smr_unlock(e->plane);
	if (st != SMR_OK)
		goto free_begun;
	*out = b;
	return SMR_OK;

free_begun:
	smr_free(b);
	return st;
}

/* ---- what is asked --------------------------------------------------------------------------- */

typedef struct call {
	smr_parcel *code;
	const void *payload;
	size_t n;
} call;

static smr_status send_call(smr_begun *b, smr_peer *e, void *what)
{
	const call *c = what;

	return smr_call_send(e, c->code, (smr_chain){.origin = e->plane->id, .tag = b->f.tag},
			     c->payload, c->n);
}

smr_status smr_peer_begin_call(smr_peer *e, smr_parcel *code, const void *payload, size_t n,
			       smr_begun **out)
{
	call c = {code, payload, n};

	SMR_TRY(smr_call_check(e, code, n));
	return begin(e, send_call, &c, out);
}

typedef struct range {
	smr_head f;
	const void *from;
	size_t n;
} range;

static smr_status send_range(smr_begun *b, smr_peer *e, void *what)
{
	range *r = what;

	r->f.tag = b->f.tag;
	return smr_send_copy(e, &r->f, r->from, r->n);
}

smr_status smr_peer_begin_get(smr_peer *e, uint64_t offset, size_t n, smr_begun **out)
{
	range r = {.f = {.kind = SMR_HEAD_GET, .flags = SMR_HEAD_RANGE, .offset = offset, .n = n}};

	return begin(e, send_range, &r, out);
}

smr_status smr_peer_begin_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
			      smr_begun **out)
{
	range r = {.f = {.kind = SMR_HEAD_PUT, .flags = SMR_HEAD_RANGE, .offset = offset, .n = n},
		   .from = from,
		   .n = n};

	return begin(e, send_range, &r, out);
}

/* ---- what comes of it ------------------------------------------------------------------------ */

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

size_t smr_begun_wait(smr_plane *p, smr_begun *const *list, size_t n, int64_t ns)
{
	several s = {list, n, n};

	if (smr_ending())
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
		b->st = smr_future_take(b->plane, &b->f);
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
	if (!b->taken && !smr_ending()) {
		smr_lock(b->plane);
		if (!b->f.done)
			smr_future_done(b->plane, &b->f, SMR_EIO, "nobody waits any more");
		smr_unlock(b->plane);
		(void)smr_begun_take(b, &unread);
	}
	smr_str_free(&b->answer);
	smr_free(b);
}
