/* Validates arriving messages before they are interpreted: the name of the connection, the MAC and
 * its counter, the fields of the header, the size of the body. */
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "net/rpc/fastpath.h"

void smr_refuse(smr_rpc *p, const smr_peer *e, const smr_frame_head *f, const char *why)
{
	p->stats.refused++;
	snprintf(p->stats.reason, sizeof(p->stats.reason), "%s", why);
	smr_log(SMR_LOG_WARN, "net: a message%s%s from %016llx is refused: %s",
		f != NULL ? " " : "", f != NULL ? smr_frame_head_name(f->kind) : "",
		e != NULL ? (unsigned long long)e->id : 0ULL, why);
}

smr_status smr_status_of_wire(unsigned status)
{
	return status <= SMR_EFAULT ? (smr_status)status : SMR_ECORRUPT;
}

typedef void handler(smr_peer *e, const smr_frame_head *f, smr_arrival **a);

static handler *const handlers[SMR_FRAME_HEAD_KINDS] = {
	[SMR_FRAME_HEAD_REQUEST] = smr_on_request, [SMR_FRAME_HEAD_ANSWER] = smr_on_answer,
	[SMR_FRAME_HEAD_CALL] = smr_on_call,       [SMR_FRAME_HEAD_NOCODE] = smr_on_nocode,
	[SMR_FRAME_HEAD_HAVE] = smr_on_have,       [SMR_FRAME_HEAD_GET] = smr_on_get,
	[SMR_FRAME_HEAD_PUT] = smr_on_put,         [SMR_FRAME_HEAD_LOST] = smr_on_lost,
};

/* Calls the handler of a message whose body, if any, has arrived. */
static void dispatch_frame(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	handler *h = handlers[f->kind];

	e->plane->stats.received[f->kind]++;
	if (h != NULL)
		h(e, f, a);
	else
		smr_refuse(e->plane, e, f, "nothing here takes such messages");
}

/* Finds the peer of a CHALLENGE, which does not have this side's name of the connection yet. */
static smr_peer *peer_at(smr_rpc *p, const smr_port_end *end)
{
	for (uint32_t i = 0; i < p->npeers; i++)
		if (p->peers[i] != NULL && p->peers[i]->end == end &&
		    p->peers[i]->state == SMR_PEER_OPENING)
			return p->peers[i];
	return NULL;
}

/* Checks a message. NULL: it is from @p *e, its seal is right, and *@p n is its size without the
 * seal. */
SMR_HOT const char *check(smr_rpc *p, const smr_port_end *from, const void *head, size_t *n,
			  smr_peer **e)
{
	const char *wrong;
	uint32_t to;

	if (*n < SMR_FRAME_HEAD_LEAST)
		return "a head of no such size";
	to = smr_frame_head_to(head);
	*e = to == 0 && from != NULL ? peer_at(p, from) : smr_peer_find(p, to);
	if (*e == NULL)
		return "no such connection";
	if (p->face->from != NULL && (*e)->end != p->face->from)
		return "a name of another connection";
	if ((*e)->sealed) {
		wrong = smr_frame_mac_check(&(*e)->seal, head, *n);
		if (wrong != NULL)
			return wrong;
		*n -= SMR_FRAME_HEAD_SEAL;
	}
	return NULL;
}

static const char *check_body(const smr_peer *e, const smr_frame_head *f, size_t n)
{
	if (f->nbody != n)
		return "a body of another size than the head says";
	if (n > e->plane->o.max_message)
		return "a body that is too large";
	return NULL;
}

/* Handles a message with a body, from an open connection. Returns an error text; *@p to: memory for
 * the body. */
static const char *take_body(smr_peer *e, const smr_frame_head *f, const void *body, size_t n,
			     void **cookie, void **to)
{
	const char *wrong = check_body(e, f, n);
	smr_arrival *a = wrong == NULL ? smr_arrival_new(e, f) : NULL;

	if (wrong != NULL || a == NULL)
		return wrong != NULL ? wrong : "there is no memory for its body";
	if (body == NULL) {
		*cookie = a;
		*to = a->body;
		return NULL;
	}
	memcpy(a->body, body, n);
	dispatch_frame(e, &a->f, &a);
	smr_arrival_drop(a);
	return NULL;
}

/* Handles a handshake message; this may end the peer. */
static void handle_handshake_frame(smr_peer *e, const smr_frame_head *f, size_t n)
{
	const char *wrong;

	e->refs++;
	e->plane->stats.received[f->kind]++;
	wrong = n > 0 ? "a greeting with a body" : smr_handshake_frame(e->plane, e, f);
	if (wrong != NULL)
		smr_refuse(e->plane, e, f, wrong);
	smr_peer_unref(e);
}

/* Handles a message that has no short form, or is already known to be wrong. */
static void *receive_frame(smr_rpc *p, smr_peer *e, const void *head, size_t nhead,
			   const void *body, size_t n, void **cookie, const char *wrong)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_NONE};
	smr_arrival *none = NULL;
	void *to = NULL;

	if (wrong == NULL)
		wrong = smr_frame_head_read(head, nhead, e->sealed, &f);
	if (wrong != NULL) {
		;
	} else if (f.kind <= SMR_FRAME_HEAD_WELCOME) {
		handle_handshake_frame(e, &f, n);
	} else if (e->state != SMR_PEER_OPEN) {
		wrong = "the connection is not open";
	} else if (n == 0 && f.nbody == 0) {
		dispatch_frame(e, &f, &none);
	} else if (n == 0) {
		wrong = check_body(e, &f, n);
	} else {
		wrong = take_body(e, &f, body, n, cookie, &to);
	}
	if (wrong != NULL)
		smr_refuse(p, e, f.kind != 0 ? &f : NULL, wrong);
	return to;
}

void smr_on_head(void *plane, const void *head, size_t n)
{
	smr_rpc *p = plane;
	smr_peer *e = NULL;
	const char *wrong = check(p, NULL, head, &n, &e);
	smr_frame_head_brief b;

	if (wrong != NULL || e->state != SMR_PEER_OPEN || !smr_frame_head_read_short(head, n, &b)) {
		(void)receive_frame(p, e, head, n, NULL, 0, NULL, wrong);
	} else if (b.form == SMR_FRAME_HEAD_SHORT_CALL) {
		p->stats.received[SMR_FRAME_HEAD_CALL]++;
		smr_on_short_call(e, b.tag, b.handle, b.payload, b.npayload);
	} else {
		smr_rpc_future *w = smr_rpc_future_find(p, b.tag);

		p->stats.received[SMR_FRAME_HEAD_ANSWER]++;
		if (w != NULL)
			smr_future_answer(p, w, SMR_OK, b.payload, b.npayload);
		else
			smr_refuse_answer(e);
	}
}

void *smr_on_message(void *plane, smr_port_end *from, const void *head, size_t nhead,
		     const void *body, size_t n, void **cookie)
{
	smr_peer *e = NULL;
	const char *wrong = check(plane, from, head, &nhead, &e);

	return receive_frame(plane, e, head, nhead, body, n, cookie, wrong);
}

void smr_on_received(void *plane, void *cookie, int ok)
{
	smr_arrival *a = cookie;

	if (ok && a->peer->state == SMR_PEER_OPEN)
		dispatch_frame(a->peer, &a->f, &a);
	smr_arrival_drop(a);
}

void smr_on_gone(void *plane, void *user, const char *why)
{
	smr_peer *e = user;

	e->end = NULL; /* the port frees it */
	smr_peer_kill(e, why);
}
