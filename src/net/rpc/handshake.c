/* The handshake over tcp, a mutual challenge-response: the listener sends a nonce, the opener
 * proves with its own nonce that it has the key, then the listener proves the same. Before that, a
 * peer gets only one of a few half-open slots. Each proof covers both nonces and both identities,
 * which prevents replay and reflection. */
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/rpc/internal.h"

#define MAGIC "SMRPLAN3"

typedef struct __attribute__((packed)) hello {
	char magic[8];
	uint64_t id;
	uint32_t here;
	uint8_t unsealed;
	uint32_t rank;
	uint64_t data_size;
	uint8_t nonce[16];
	uint8_t proof[32]; /* of HELLO and WELCOME */
} hello;

static const char *send_hello(smr_peer *e, smr_frame_head_kind kind, const hello *h)
{
	smr_frame_head f = {
		.to = e->there, .kind = (uint8_t)kind, .payload = h, .npayload = sizeof(*h)};
	uint8_t head[SMR_FRAME_HEAD_MAX];
	size_t n = smr_frame_head_write(&f, false, head);

	e->plane->stats.sent[kind]++;
	return e->plane->calls->send(e->end, SMR_PORT_REPLY, head, n, NULL, 0, NULL, NULL) == 0
		       ? NULL
		       : "cannot be sent to";
}

static hello make_hello(const smr_peer *e, const uint8_t nonce[16])
{
	hello h = {.magic = MAGIC,
		   .id = e->plane->id,
		   .here = e->here,
		   .rank = e->plane->o.rank,
		   .data_size = e->plane->o.data_size,
		   .unsealed = e->plane->o.unsealed};

	memcpy(h.nonce, nonce, 16);
	return h;
}

bool smr_handshake_knows(void *plane, const uint8_t key[SMR_PORT_KEY])
{
	const smr_rpc *p = plane;

	if (p->o.knows != NULL)
		return p->o.knows(p->o.knows_ctx, key);
	return p->shared && sodium_memcmp(p->own, key, SMR_PORT_KEY) == 0;
}

void *smr_handshake_accept(void *plane, smr_port_end *end)
{
	smr_rpc *p = plane;
	smr_peer *e = p->closing ? NULL : smr_peer_new(p, SMR_PEER_ASKED);
	hello h;

	if (e == NULL) {
		smr_refuse(p, NULL, NULL, "too many connections are being made");
		return NULL;
	}
	e->end = end;
	memcpy(e->key, p->key, sizeof(e->key));
	randombytes_buf(e->nonces[1], 16);
	h = make_hello(e, e->nonces[1]);
	if (send_hello(e, SMR_FRAME_HEAD_CHALLENGE, &h) == NULL)
		return e;
	e->end = NULL; /* the port frees it */
	smr_peer_kill(e, "no challenge could be sent");
	return NULL;
}

static void ids_of(const smr_peer *e, bool opener, uint64_t ids[2])
{
	ids[opener ? 0 : 1] = e->plane->id;
	ids[opener ? 1 : 0] = e->id;
}

static const char *on_challenge(smr_peer *e, const hello *h)
{
	uint64_t ids[2];
	hello mine;

	e->there = h->here;
	e->id = h->id;
	memcpy(e->nonces[1], h->nonce, 16);
	randombytes_buf(e->nonces[0], 16);
	ids_of(e, true, ids);
	mine = make_hello(e, e->nonces[0]);
	smr_frame_mac_proof(e->key, "opener", e->nonces, ids, &mine, offsetof(hello, proof),
			    mine.proof);
	e->state = SMR_PEER_PROVING;
	return send_hello(e, SMR_FRAME_HEAD_HELLO, &mine);
}

static void mark_peer_open(smr_peer *e, const hello *h, bool opener)
{
	e->rank = h->rank;
	e->data_size = h->data_size;
	e->state = SMR_PEER_OPEN;
	e->sealed = !e->plane->o.unsealed;
	smr_frame_mac_open(&e->seal, e->key, e->nonces, opener);
	smr_peer_opened(e);
}

static const char *on_hello(smr_peer *e, const hello *h)
{
	uint8_t proof[32];
	uint64_t ids[2];
	hello mine;

	if (e->plane->o.unsealed != h->unsealed)
		return "one side wants MACs and the other none";
	e->there = h->here;
	e->id = h->id;
	memcpy(e->nonces[0], h->nonce, 16);
	ids_of(e, false, ids);
	smr_frame_mac_proof(e->key, "opener", e->nonces, ids, h, offsetof(hello, proof), proof);
	if (!smr_frame_mac_equal(proof, h->proof, 32))
		return "a wrong key";
	mine = make_hello(e, e->nonces[1]);
	smr_frame_mac_proof(e->key, "listener", e->nonces, ids, &mine, offsetof(hello, proof),
			    mine.proof);
	mark_peer_open(e, h, false);
	return send_hello(e, SMR_FRAME_HEAD_WELCOME, &mine);
}

static const char *on_welcome(smr_peer *e, const hello *h)
{
	uint8_t proof[32];
	uint64_t ids[2];

	if (e->plane->o.unsealed != h->unsealed)
		return "one side wants MACs and the other none";
	ids_of(e, true, ids);
	smr_frame_mac_proof(e->key, "listener", e->nonces, ids, h, offsetof(hello, proof), proof);
	if (!smr_frame_mac_equal(proof, h->proof, 32))
		return "a wrong key";
	mark_peer_open(e, h, true);
	return NULL;
}

const char *smr_handshake_frame(smr_rpc *p, smr_peer *e, const smr_frame_head *f)
{
	const char *wrong = NULL;
	hello h;

	if (f->npayload != sizeof(h) || f->flags != 0)
		return "a greeting of no such size";
	memcpy(&h, f->payload, sizeof(h));
	if (memcmp(h.magic, MAGIC, 8) != 0 || h.id == p->id)
		return "a greeting of another version, or from ourselves";
	if (h.here == 0 || h.here > SMR_FRAME_HEAD_NAMES)
		return "a greeting with no name for the connection";
	if (f->kind == SMR_FRAME_HEAD_CHALLENGE && e->state == SMR_PEER_OPENING)
		wrong = on_challenge(e, &h);
	else if (f->kind == SMR_FRAME_HEAD_HELLO && e->state == SMR_PEER_ASKED)
		wrong = on_hello(e, &h);
	else if (f->kind == SMR_FRAME_HEAD_WELCOME && e->state == SMR_PEER_PROVING)
		wrong = on_welcome(e, &h);
	else
		return "a greeting out of turn";
	/* a peer with a wrong key learns it from the end of the connection */
	if (wrong != NULL && e->state != SMR_PEER_DEAD)
		smr_peer_kill(e, wrong);
	return wrong;
}
