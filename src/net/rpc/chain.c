/* Chains of calls: the last node sends the answer directly to the caller that began the chain. */
#include <stdio.h>
#include <string.h>

#include "net/rpc/fastpath.h"

smr_status smr_chain_otherwise(smr_rpc *p, smr_chain c, smr_peer *e, smr_status st,
			       const void *answer, size_t n)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_ANSWER, .status = (uint16_t)st, .tag = c.tag};

	if (c.tag == 0)
		return SMR_OK;
	if (c.origin == p->id) {
		smr_rpc_future *w = smr_rpc_future_find(p, c.tag);

		if (w != NULL)
			smr_future_answer(p, w, st, answer, n);
		return SMR_OK;
	}
	if (e == NULL)
		return smr_fail(SMR_EIO, "who waits for the answer is not connected");
	return smr_send_copy(e, &f, answer, n);
}

bool smr_chain_is_idle(smr_rpc *p, smr_chain c)
{
	return c.tag != 0 && c.origin != p->id && smr_peer_of_id(p, c.origin) == NULL;
}

void smr_chain_fail(smr_rpc *p, smr_chain c, smr_status st, const char *why)
{
	char copy[160]; /* a copy, since it may be smr_errmsg() */

	snprintf(copy, sizeof(copy), "%s", why);
	(void)smr_chain_answer(p, c, st, copy, strlen(copy));
}

/* Fails calls that were passed on to a lost node, since they may be lost with it. The callers get a
 * failure even if the calls had already moved on. */
void smr_peer_lost(smr_peer *e)
{
	smr_rpc *p = e->plane;
	uint32_t n = e->npassed < LOST ? e->npassed : LOST;

	for (uint32_t i = 0; i < e->ncopies; i++)
		while (e->copies[i].held != NULL) {
			smr_arrival *a = e->copies[i].held;

			e->copies[i].held = a->next;
			smr_chain_fail(p, smr_chain_of(&a->f, p->id), SMR_EIO, e->why);
			smr_arrival_drop(a);
		}
	for (uint32_t i = 0; i < n; i++) {
		smr_frame_head f = {.kind = SMR_FRAME_HEAD_LOST, .tag = e->passed[i].tag};
		smr_peer *origin = smr_peer_of_id(p, e->passed[i].origin);
		smr_rpc_future *w =
			e->passed[i].origin == p->id ? smr_rpc_future_find(p, f.tag) : NULL;

		if (w != NULL)
			smr_rpc_future_done(p, w, SMR_EIO, "a node that had the call is gone");
		if (origin != NULL && origin != e)
			(void)smr_send_head(origin, &f);
	}
}

void smr_on_lost(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc_future *w = smr_rpc_future_find(e->plane, f->tag);

	if (w != NULL)
		smr_rpc_future_done(e->plane, w, SMR_EIO, "a node that had the call is gone");
}
