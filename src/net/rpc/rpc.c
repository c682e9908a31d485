/* Opens and closes a plane. */
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <netinet/in.h>
#include <sodium.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "net/rpc/fabric.h"
#include "net/rpc/internal.h"
#include "net/rpc/open_port.h"

enum { POOL_NS = 200000000 };

/* ---- time ------------------------------------------------------------------------------------ */

static int64_t on_tick(void *plane, int64_t now)
{
	smr_rpc *p = plane;
	int64_t next = INT64_MAX;

	if (p->o.codes != NULL) {
		if (p->look_at <= now) {
			smr_parcel_look(p);
			p->look_at = now + 1000000000;
		}
		next = p->look_at;
		smr_pool_look(p);
		if (p->o.run != NULL && now + POOL_NS < next)
			next = now + POOL_NS;
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

static uint32_t hops_of_setting(void)
{
	const char *text = getenv("SAMARA_HOPS");
	long n = text != NULL ? strtol(text, NULL, 10) : 0;

	return n > 0 && n < UINT32_MAX ? (uint32_t)n : DEFAULT_HOPS;
}

static smr_rpc *make(const smr_rpc_options *o)
{
	smr_rpc *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return NULL;
	p->o = *o;
	if (p->o.threads <= 0 || p->o.threads > MAX_THREADS)
		p->o.threads = 2;
	if (p->o.hops == 0)
		p->o.hops = hops_of_setting();
	if (p->o.poll_ns == 0)
		p->o.poll_ns = 10000;
	if (p->o.max_message == 0)
		p->o.max_message = (size_t)1 << 30;
	if (p->o.max_memory == 0)
		p->o.max_memory = (size_t)4 << 30;
	p->o.unsealed |= p->o.kind != SMR_RPC_TCP; /* TLS encrypts by itself */
	p->unix_fd = -1;
	p->place = (smr_code_place){.rank = o->rank,
				    .nranks = o->nranks,
				    .data = o->data,
				    .data_size = o->data_size,
				    .sizes = p->sizes,
				    .max_payload = MAX_PAYLOAD,
				    .ops = &smr_rpc_ops};
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

/* Returns this side's secret for TLS; it is derived from a shared key, which has no other use. */
static smr_status find_secret(const smr_rpc_options *o, uint8_t secret[SMR_RPC_KEY])
{
	static const char purpose[] = "samara plane: key of all";

	if (o->kind != SMR_RPC_TLS)
		return SMR_OK;
	if ((o->shared_key != NULL) == (o->secret != NULL))
		return smr_fail(SMR_EINVAL, "connections over tcp need a key");
	if (o->secret != NULL)
		memcpy(secret, o->secret, SMR_RPC_KEY);
	else
		crypto_generichash(secret, SMR_RPC_KEY, (const uint8_t *)purpose,
				   sizeof(purpose) - 1, o->shared_key, SMR_RPC_KEY);
	return SMR_OK;
}

smr_status smr_rpc_open(const smr_rpc_options *o, smr_rpc **out)
{
	uint8_t secret[SMR_RPC_KEY];
	smr_fabric fabric;
	smr_rpc *p;
	smr_status st;

	if (o->nranks > MAX_RANKS)
		return smr_fail(SMR_EINVAL, "a group of %u; at most %d", o->nranks, MAX_RANKS);
	if (sodium_init() < 0)
		return smr_fail(SMR_EUNSUPPORTED, "libsodium does not start");
	SMR_TRY(smr_fabric_of(&fabric));
	SMR_TRY(find_secret(o, secret));
	p = make(o);
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a data plane");
	smr_port_options port = {.shared_memory = o->kind == SMR_RPC_SHARED_MEMORY,
				 .poll_ns = p->o.poll_ns < 0 ? 0 : p->o.poll_ns,
				 .secret = o->kind == SMR_RPC_TLS ? secret : NULL,
				 .name = o->name,
				 .events = {p, smr_handshake_knows, smr_handshake_accept,
					    smr_on_head, smr_on_message, smr_on_received,
					    smr_on_gone, on_tick}};

	if (fabric.trusted && o->kind == SMR_RPC_TCP)
		port.interface = fabric.interface;
	if (o->kind == SMR_RPC_TLS)
		smr_rpc_public_key(secret, p->own);
	p->shared = o->shared_key != NULL;
	p->o.shared_key = p->o.secret = NULL; /* both are the caller's */
	st = smr_pool_start(p);
	if (st == SMR_OK)
		st = smr_rpc_port(o->kind, &port, &p->calls, &p->port);
	sodium_memzero(secret, sizeof(secret));
	if (st == SMR_OK)
		p->face = p->calls->face(p->port);
	if (st == SMR_OK && o->kind == SMR_RPC_SHARED_MEMORY)
		st = smr_unix_start(p);
	if (st != SMR_OK) {
		smr_pool_stop(p);
		if (p->port != NULL)
			p->calls->close(p->port);
		smr_free(p);
		return st;
	}
	smr_rpc_known(p, true);
	*out = p;
	return SMR_OK;
}

void smr_rpc_close(smr_rpc *p)
{
	if (p == NULL || smr_exit_guard())
		return; /* stopped by the end of the process */
	smr_rpc_known(p, false);
	smr_lock(p);
	p->closing = true;
	atomic_store(&p->over, true);
	smr_unlock(p);
	smr_unix_close(p);
	smr_lock(p);
	for (uint32_t i = 0; i < p->npeers; i++)
		if (p->peers[i] != NULL)
			smr_peer_kill(p->peers[i], "this side closes");
	smr_unlock(p);
	smr_parcel_wait(p);
	smr_pool_stop(p);
	p->calls->close(p->port);
	smr_parcel_free_all(p);
	sodium_memzero(p->key, sizeof(p->key));
	smr_free(p);
}

void smr_rpc_count(smr_rpc *p, smr_rpc_stats *out)
{
	smr_lock(p);
	*out = p->stats;
	smr_unlock(p);
}
