/* Host calls of remote functions. src/net/archive has checked the arguments and the signer's
 * rights. */
#include <string.h>

#include "base/thread/clock.h"
#include "net/rpc/fastpath.h"

static void lock_plane_for_call(const smr_running_call *c)
{
	if (!c->held)
		smr_lock(c->plane);
}

static void leave(const smr_running_call *c)
{
	if (!c->held)
		smr_unlock(c->plane);
}

static int answer_of(smr_status st)
{
	return st == SMR_OK       ? SMR_CODE_OK
	       : st == SMR_EIO    ? SMR_CODE_EGONE
	       : st == SMR_EINVAL ? SMR_CODE_EINVAL
				  : SMR_CODE_EBUSY;
}

static int reply(void *call, const void *answer, size_t n)
{
	smr_running_call *c = call;
	smr_status st;

	lock_plane_for_call(c);
	st = smr_chain_answer(c->plane, c->chain, SMR_OK, answer, n);
	leave(c);
	c->settled |= st == SMR_OK;
	c->chain.tag = st == SMR_OK ? 0 : c->chain.tag; /* code started from now on has no answer */
	return answer_of(st);
}

/* ---- forwarding ------------------------------------------------------------------------------ */

static void record_passed_chain(smr_peer *e, smr_chain c)
{
	if (c.tag == 0)
		return;
	if (e->passed == NULL)
		e->passed = smr_calloc(LOST, sizeof(*e->passed));
	if (e->passed != NULL)
		e->passed[e->npassed++ % LOST] = (smr_passed){c.origin, c.tag};
}

/* [L] Charges the chain for a hop: *@p next is its budget where it continues. */
static smr_status spend_chain_budget(smr_running_call *c, size_t n, smr_chain *next)
{
	smr_rpc *p = c->plane;

	if (smr_chain_is_idle(p, c->chain))
		return smr_fail(SMR_EIO, "who began the chain is gone");
	if (c->chain.hops >= p->o.hops)
		c->why = "the chain has gone on too often (SAMARA_HOPS)";
	else if (c->went_on && c->chain.ends == 0)
		c->why = "the chain has come to too many ends";
	else if (n > MAX_CHAINED_BYTES -
			     (p->outgoing < MAX_CHAINED_BYTES ? p->outgoing : MAX_CHAINED_BYTES))
		c->why = "too much is being sent";
	if (c->why != NULL)
		return smr_fail(SMR_ESTATE, "%s", c->why);
	c->chain.ends /= 2;
	*next = c->chain;
	next->hops++;
	return SMR_OK;
}

/* [L] Runs a call on this node, later. */
static smr_status run_here(smr_running_call *c, smr_chain chain, smr_rpc_packet *k,
			   const void *payload, size_t n, const void *more, size_t nmore)
{
	smr_arrival *a;

	if (k->code == NULL)
		return smr_fail(SMR_ESTATE, "the code is not here any more");
	a = smr_arrival_own(c->plane, n + nmore);
	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	if (!smr_arrival_chain(a)) {
		smr_arrival_drop(a);
		c->why = "too many calls of chains wait here";
		return smr_fail(SMR_ESTATE, "%s", c->why);
	}
	memcpy(a->head, payload, n);
	if (nmore > 0)
		memcpy(a->head + n, more, nmore);
	a->npayload = n + nmore;
	a->got = nmore;
	a->chain = chain;
	a->source = c->plane->o.rank;
	smr_run_later(k, a);
	return SMR_OK;
}

/* [L] */
static smr_status forward_chain(smr_running_call *c, smr_rpc_packet *k, uint32_t rank,
				const void *payload, size_t n)
{
	smr_chain next;
	smr_peer *e;
	smr_status st;

	SMR_TRY(spend_chain_budget(c, n, &next));
	if (rank == c->plane->o.rank)
		return run_here(c, next, k, payload, n, NULL, 0);
	e = c->plane->members[rank];
	if (e == NULL)
		return smr_fail(SMR_EIO, "rank %u is not connected", rank);
	st = smr_call_send(e, k, next, payload, n);
	if (st == SMR_OK)
		record_passed_chain(e, c->chain);
	return st;
}

static int forward_call(void *call, smr_code *self, uint32_t rank, const void *payload, size_t n)
{
	smr_running_call *c = call;
	smr_status st;

	lock_plane_for_call(c);
	st = forward_chain(c, c->parcel, rank, payload, n);
	leave(c);
	c->settled |= st == SMR_OK;
	c->went_on |= st == SMR_OK;
	return answer_of(st);
}

static int spawn_call(void *call, const uint8_t *hash, uint32_t rank, const void *payload, size_t n)
{
	smr_running_call *c = call;
	smr_code *other = c->plane->o.codes != NULL ? smr_code_find(c->plane->o.codes, hash) : NULL;
	smr_status st = SMR_ENOMEM;
	smr_rpc_packet *k;

	if (other == NULL)
		return SMR_CODE_EINVAL;
	lock_plane_for_call(c);
	k = smr_parcel_add(c->plane, hash);
	if (k != NULL && k->code == NULL)
		smr_parcel_installed(k, smr_code_retain(other));
	if (k != NULL)
		st = forward_chain(c, k, rank, payload, n);
	leave(c);
	smr_code_release(other);
	c->settled |= st == SMR_OK;
	c->went_on |= st == SMR_OK;
	return answer_of(st);
}

/* ---- remote memory --------------------------------------------------------------------------- */

static int get_then_run(void *call, smr_code *self, uint32_t rank, uint64_t offset, size_t n,
			const void *payload, size_t npayload)
{
	smr_running_call *c = call, next = *c;
	smr_status st;

	lock_plane_for_call(c);
	st = spend_chain_budget(c, npayload, &next.chain);
	if (st == SMR_OK && rank == c->plane->o.rank)
		st = run_here(c, next.chain, c->parcel, payload, npayload,
			      (const char *)c->plane->o.data + offset, n);
	else if (st == SMR_OK)
		st = smr_fetch(&next, self, rank, offset, n, payload, npayload);
	leave(c);
	c->settled |= st == SMR_OK;
	c->went_on |= st == SMR_OK;
	return answer_of(st);
}

static int put_remote_data(void *call, uint32_t rank, uint64_t offset, const void *from, size_t n)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_PUT,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n};
	smr_running_call *c = call;
	smr_status st = SMR_OK;

	lock_plane_for_call(c);
	if (rank == c->plane->o.rank)
		memmove((char *)c->plane->o.data + offset, from, n);
	else if (c->plane->members[rank] == NULL)
		st = smr_fail(SMR_EIO, "rank %u is not connected", rank);
	else
		st = smr_send_copy(c->plane->members[rank], &f, from, n);
	leave(c);
	return answer_of(st);
}

const smr_code_ops smr_rpc_ops = {
	.reply = reply,
	.forward = forward_call,
	.spawn = spawn_call,
	.get = get_then_run,
	.put = put_remote_data,
};
