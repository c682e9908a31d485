/* The table of connections. The name of a connection is its index and a generation, so that a stale
 * name is detected. */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "net/rpc/fastpath.h"

smr_peer *smr_peer_new(smr_rpc *p, smr_peer_state state)
{
	uint32_t i = 0, half_open = 0;
	smr_peer *e;

	for (uint32_t k = 0; k < p->npeers; k++)
		half_open += p->peers[k] != NULL && p->peers[k]->state == SMR_PEER_ASKED;
	while (i < MAX_PEERS && p->peers[i] != NULL)
		i++;
	if (i == MAX_PEERS || (state == SMR_PEER_ASKED && half_open >= MAX_HALF_OPEN))
		return NULL;
	e = smr_calloc(1, sizeof(*e));
	if (e == NULL)
		return NULL;
	e->plane = p;
	e->state = state;
	e->refs = 1;
	e->rank = UINT32_MAX;
	e->fd = -1;
	e->here = (++p->generation % (SMR_FRAME_HEAD_NAMES / MAX_PEERS) + 1) * MAX_PEERS + i;
	e->until = smr_now_ns() + INT64_C(1000000) * HALF_OPEN_MS;
	p->peers[i] = e;
	if (i >= p->npeers)
		p->npeers = i + 1;
	return e;
}

smr_peer *smr_peer_look_for(smr_rpc *p, uint64_t id)
{
	for (uint32_t i = 0; i < p->npeers; i++) {
		smr_peer *e = p->peers[i];

		if (e != NULL && e->id == id && e->state == SMR_PEER_OPEN) {
			p->asked = i;
			return e;
		}
	}
	return NULL;
}

/* The first peer that claims a rank has it as long as it lives. */
void smr_peer_opened(smr_peer *e)
{
	smr_rpc *p = e->plane;

	if (e->rank >= p->o.nranks || e->rank == p->o.rank) {
		e->rank = UINT32_MAX;
		return;
	}
	if (p->members[e->rank] != NULL)
		return;
	p->members[e->rank] = e;
	p->sizes[e->rank] = e->data_size;
}

uint32_t smr_rpc_members(smr_rpc *p)
{
	uint32_t n = 0;

	smr_lock(p);
	for (uint32_t i = 0; i < p->o.nranks; i++)
		n += p->members[i] != NULL;
	smr_unlock(p);
	return n;
}

void smr_peer_unref(smr_peer *e)
{
	if (--e->refs > 0)
		return;
	if (e->fd >= 0)
		close(e->fd);
	smr_free(e->copies);
	smr_free(e->passed);
	memset(e->key, 0, sizeof(e->key));
	memset(&e->seal, 0, sizeof(e->seal));
	smr_free(e);
}

void smr_peer_kill(smr_peer *e, const char *why)
{
	smr_rpc *p = e->plane;

	if (e->state == SMR_PEER_DEAD)
		return;
	smr_log(SMR_LOG_INFO, "net: connection to %016llx ends: %s", (unsigned long long)e->id,
		why);
	snprintf(e->why, sizeof(e->why), "%s", why);
	e->state = SMR_PEER_DEAD;
	atomic_store(&e->gone, true);
	if (e->end != NULL)
		p->calls->drop(e->end);
	e->end = NULL;
	if (e->fd >= 0)
		shutdown(e->fd, SHUT_RDWR); /* noticed by the other side and the watching thread */
	p->peers[e->here % MAX_PEERS] = NULL;
	for (uint32_t i = 0; i < MAX_FUTURES; i++)
		if (p->futures[i] != NULL && p->futures[i]->peer == e)
			smr_rpc_future_done(p, p->futures[i], SMR_EIO, why);
	if (e->rank < p->o.nranks && p->members[e->rank] == e)
		p->members[e->rank] = NULL;
	smr_peer_lost(e);
	smr_peer_unref(e);
}

bool smr_peer_alive(const smr_peer *e)
{
	bool alive;

	smr_lock(e->plane);
	alive = e->state == SMR_PEER_OPEN;
	smr_unlock(e->plane);
	return alive;
}

void smr_peer_release(smr_peer *e)
{
	smr_rpc *p;

	if (e == NULL || smr_exit_guard())
		return;
	p = e->plane;
	smr_lock(p);
	smr_peer_kill(e, "released");
	smr_peer_unref(e);
	smr_unlock(p);
}
