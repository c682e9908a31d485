/* A plane opens and closes; messages that arrive are checked here, once, before anyone looks at
 * what they say: the connection's name, the MAC and its counter, the parts of the head, the body's
 * size. */
#include <netdb.h>
#include <stdio.h>
#include <string.h>

#include <netinet/in.h>
#include <sodium.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/ending.h"
#include "base/log.h"
#include "net/plane/inner.h"

void smr_refuse(smr_plane *p, const smr_peer *e, const smr_head *f, const char *why)
{
	p->stats.refused++;
	snprintf(p->stats.reason, sizeof(p->stats.reason), "%s", why);
	smr_log(SMR_LOG_WARN, "net: a message%s%s from %016llx is refused: %s",
		f != NULL ? " " : "", f != NULL ? smr_head_name(f->kind) : "",
		e != NULL ? (unsigned long long)e->id : 0ULL, why);
}

smr_status smr_status_of_wire(unsigned status)
{
	return status <= SMR_EDENIED ? (smr_status)status : SMR_ECORRUPT;
}

/* ---- what arrives ---------------------------------------------------------------------------- */

typedef void handler(smr_peer *e, const smr_head *f, smr_arrival **a);

static handler *const handlers[SMR_HEAD_KINDS] = {
	[SMR_HEAD_REQUEST] = smr_on_request, [SMR_HEAD_ANSWER] = smr_on_answer,
	[SMR_HEAD_CALL] = smr_on_call,       [SMR_HEAD_NOCODE] = smr_on_nocode,
	[SMR_HEAD_HAVE] = smr_on_have,       [SMR_HEAD_GET] = smr_on_get,
	[SMR_HEAD_PUT] = smr_on_put,         [SMR_HEAD_LOST] = smr_on_lost,
};

/* The body is there, or there is none. */
static void dispatch(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	handler *h = handlers[f->kind];

	e->plane->stats.received[f->kind]++;
	if (h != NULL)
		h(e, f, a);
	else
		smr_refuse(e->plane, e, f, "nothing here takes such messages");
}

/* NULL: @p f is good, from @p *e. */
static const char *check(smr_plane *p, smr_ucx_end *from, const uint8_t *head, size_t n,
			 smr_head *f, smr_peer **e)
{
	uint32_t to;
	const char *wrong;

	if (n < SMR_HEAD_LEAST)
		return "a head of no such size";
	to = smr_head_to(head);
	*e = smr_peer_find(p, to);
	if (to == 0 && from != NULL) /* a CHALLENGE: we have not told our name yet */
		for (uint32_t i = 0; i < p->npeers && *e == NULL; i++)
			if (p->peers[i] != NULL && p->peers[i]->end == from &&
			    p->peers[i]->state == SMR_PEER_OPENING)
				*e = p->peers[i];
	if (*e == NULL)
		return "no such connection";
	if ((*e)->sealed) {
		wrong = smr_seal_check(&(*e)->seal, head, n);
		if (wrong != NULL)
			return wrong;
		n -= SMR_HEAD_SEAL;
	}
	return smr_head_read(head, n, (*e)->sealed, f);
}

static const char *check_body(const smr_peer *e, const smr_head *f, size_t n)
{
	if (f->nbody != n)
		return "a body of another size than the head says";
	if (n > e->plane->o.max_message)
		return "a body that is too large";
	return NULL;
}

/* A message with a body, from an open connection. Returns what is wrong; *@p to: memory for the
 * body. */
static const char *take_body(smr_peer *e, const smr_head *f, const void *body, size_t n,
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
	dispatch(e, &a->f, &a);
	smr_arrival_drop(a);
	return NULL;
}

static void *on_message(void *plane, smr_ucx_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	smr_plane *p = plane;
	smr_peer *e = NULL;
	smr_head f; /* what it does not have is not written to */
	smr_arrival *none = NULL;
	void *to = NULL;
	const char *wrong;

	f.kind = SMR_HEAD_NONE;
	wrong = check(p, from, head, nhead, &f, &e);
	if (wrong != NULL) {
		;
	} else if (f.kind <= SMR_HEAD_WELCOME) {
		p->stats.received[f.kind]++;
		wrong = n > 0 ? "a greeting with a body" : smr_hello_frame(p, e, &f);
	} else if (e->state != SMR_PEER_OPEN) {
		wrong = "the connection is not open";
	} else if (n == 0 && f.nbody == 0) {
		dispatch(e, &f, &none);
		return NULL;
	} else if (n == 0) {
		wrong = check_body(e, &f, n);
	} else {
		wrong = take_body(e, &f, body, n, cookie, &to);
	}
	if (wrong != NULL)
		smr_refuse(p, e, f.kind != 0 ? &f : NULL, wrong);
	return to;
}

static void on_received(void *plane, void *cookie, int ok)
{
	smr_arrival *a = cookie;

	if (ok && a->peer->state == SMR_PEER_OPEN)
		dispatch(a->peer, &a->f, &a);
	smr_arrival_drop(a);
}

static void on_gone(void *plane, void *user, const char *why)
{
	smr_peer *e = user;

	e->end = NULL; /* the port frees it */
	smr_peer_kill(e, why);
}

/* ---- time ------------------------------------------------------------------------------------ */

static int64_t on_tick(void *plane, int64_t now)
{
	smr_plane *p = plane;
	int64_t next = INT64_MAX;

	if (p->o.codes != NULL) {
		if (p->look_at <= now) {
			smr_parcel_look(p);
			p->look_at = now + 1000000000;
		}
		next = p->look_at;
	}
	for (uint32_t i = 0; i < p->npeers; i++) {
		smr_peer *e = p->peers[i];

		if (e == NULL || e->state == SMR_PEER_OPEN)
			continue;
		if (e->until <= now)
			smr_peer_kill(e, "it took too long to connect");
		else if (e->until < next)
			next = e->until;
	}
	return next;
}

/* ---- opening and closing --------------------------------------------------------------------- */

static smr_plane *make(const smr_plane_options *o)
{
	smr_plane *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return NULL;
	p->o = *o;
	if (p->o.threads <= 0 || p->o.threads > 16)
		p->o.threads = 2;
	if (p->o.poll_ns == 0)
		p->o.poll_ns = 10000;
	if (p->o.max_message == 0)
		p->o.max_message = (size_t)1 << 30;
	if (p->o.max_memory == 0)
		p->o.max_memory = (size_t)4 << 30;
	p->o.unsealed |= p->o.kind == SMR_PLANE_SHARED_MEMORY;
	p->unix_fd = -1;
	p->place = (smr_code_place){.rank = o->rank,
				    .nranks = o->nranks,
				    .data = o->data,
				    .data_size = o->data_size,
				    .sizes = p->sizes,
				    .max_payload = MAX_PAYLOAD,
				    .ops = &smr_plane_ops,
				    .codes = o->codes};
	if (o->rank < o->nranks)
		p->sizes[o->rank] = o->data_size;
	randombytes_buf(&p->id, sizeof(p->id));
	p->generation = randombytes_random();
	for (uint32_t i = 0; i < MAX_FUTURES; i++) {
		p->free_futures[i] = (uint16_t)(MAX_FUTURES - 1 - i);
		p->tags[i] = (randombytes_random() / MAX_FUTURES | 1) * MAX_FUTURES + i;
	}
	p->nfree = MAX_FUTURES;
	return p;
}

smr_status smr_plane_open(const smr_plane_options *o, smr_plane **out)
{
	smr_plane *p;
	smr_status st;

	if (o->nranks > MAX_RANKS)
		return smr_fail(SMR_EINVAL, "a group of %u; at most %d", o->nranks, MAX_RANKS);
	if (sodium_init() < 0)
		return smr_fail(SMR_EUNSUPPORTED, "libsodium does not start");
	p = make(o);
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a data plane");
	smr_ucx_options port = {.shared_memory = o->kind == SMR_PLANE_SHARED_MEMORY,
				.poll_ns = p->o.poll_ns < 0 ? 0 : p->o.poll_ns,
				.events = {p, smr_hello_accept, on_message, on_received, on_gone,
					   on_tick}};

	st = smr_pool_start(p);
	if (st == SMR_OK)
		st = smr_plane_port(&port, &p->ucx, &p->port);
	if (st == SMR_OK && o->kind == SMR_PLANE_SHARED_MEMORY)
		st = smr_unix_start(p);
	if (st != SMR_OK) {
		smr_pool_stop(p);
		if (p->port != NULL)
			p->ucx->close(p->port);
		smr_free(p);
		return st;
	}
	smr_plane_known(p, true);
	*out = p;
	return SMR_OK;
}

void smr_plane_close(smr_plane *p)
{
	if (p == NULL || smr_ending())
		return; /* the end of the process stopped it */
	smr_plane_known(p, false);
	smr_lock(p);
	p->closing = true;
	smr_unlock(p);
	smr_unix_close(p);
	smr_lock(p);
	for (uint32_t i = 0; i < p->npeers; i++)
		if (p->peers[i] != NULL)
			smr_peer_kill(p->peers[i], "this side closes");
	smr_unlock(p);
	smr_parcel_wait(p);
	smr_pool_stop(p);
	p->ucx->close(p->port);
	smr_parcel_free_all(p);
	sodium_memzero(p->key, sizeof(p->key));
	smr_free(p);
}

void smr_plane_count(smr_plane *p, smr_plane_stats *out)
{
	smr_lock(p);
	*out = p->stats;
	smr_unlock(p);
}
