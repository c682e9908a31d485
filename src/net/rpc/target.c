/* The callee's side of remote functions.
 *
 * A call of a few microseconds runs on the thread that receives it, which is the fastest way.
 * Longer ones, and every first call, run on a thread of the pool. Code is compiled on the store's
 * thread; calls that arrive meanwhile wait for it. */
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/thread/clock.h"
#include "net/rpc/internal.h"

#define BUSY "too many calls of chains wait here"

enum { LONG_NS = 50000, SHORT_NS = 25000, SAMPLE = 32, CHECK_HERE = 64 << 10 };

/* ---- running --------------------------------------------------------------------------------- */

/* Runs the code, in this process or elsewhere. */
SMR_HOT smr_status enter(smr_rpc *p, smr_code *code, smr_running_call *c, const smr_code_turn *t)
{
	return p->o.run != NULL
		       ? p->o.run(p->o.run_ctx, code, &p->place, c, t)
		       : smr_code_run(code, &p->place, c, t->source, t->payload, t->n, t->got);
}

/* Logs once a second: a code bomb would fill the log. */
static void log_code_failure(smr_rpc_packet *k, const smr_code *code, const char *why)
{
	int64_t now = smr_now_ns();

	if (k->told != 0 && now - k->told < 1000000000)
		return;
	k->told = now;
	smr_log(SMR_LOG_WARN, "net: code %s of %s: %s", smr_code_name(code), smr_code_signer(code),
		why);
}

SMR_HOT void run_call(smr_rpc *p, smr_rpc_packet *k, smr_code *code, smr_chain chain,
		      const smr_code_turn *t, bool held)
{
	smr_running_call c = {.plane = p, .parcel = k, .chain = chain, .held = held};
	bool timed = !held || ++k->calls % SAMPLE == 0;
	int64_t from = timed ? smr_now_ns() : 0, took;
	smr_status st = enter(p, code, &c, t);

	took = timed ? smr_now_ns() - from : 0;
	if (st != SMR_OK)
		smr_log(SMR_LOG_WARN, "net: a call of code %s is refused: %s", smr_code_name(code),
			smr_errmsg());
	if (!timed && c.settled && st == SMR_OK)
		return;
	if (!held)
		smr_lock(p);
	if (timed)
		k->slow = took > (k->slow ? SHORT_NS : LONG_NS);
	k->slow |= st != SMR_OK;
	if (!c.settled)
		smr_chain_fail(p, chain, st == SMR_OK ? SMR_ESTATE : st,
			       st != SMR_OK    ? smr_errmsg()
			       : c.why != NULL ? c.why
					       : "the code ended without a reply");
	if (c.why != NULL)
		log_code_failure(k, code, c.why);
	if (!held)
		smr_unlock(p);
}

void smr_run_call(smr_rpc *p, smr_rpc_packet *k, smr_code *code, smr_chain chain, uint32_t source,
		  void *payload, size_t n, size_t got)
{
	smr_code_turn t = {
		.source = source, .payload = payload, .n = n, .got = got, .gone = &p->over};
	smr_peer *origin = NULL;
	bool idle;

	smr_lock(p);
	idle = smr_chain_is_idle(p, chain);
	if (!idle && chain.tag != 0 && chain.origin != p->id)
		origin = smr_peer_of_id(p, chain.origin);
	if (origin != NULL) {
		origin->refs++;
		t.gone = &origin->gone;
	}
	smr_unlock(p);
	if (idle) {
		smr_log(SMR_LOG_INFO, "net: a call of code %s is dropped: who began it is gone",
			smr_code_name(code));
		return;
	}
	run_call(p, k, code, chain, &t, false);
	if (origin != NULL) {
		smr_lock(p);
		smr_peer_unref(origin);
		smr_unlock(p);
	}
}

static void run_job(smr_arrival *a)
{
	smr_rpc_packet *k = a->parcel;
	smr_code *code = a->arg;
	smr_rpc *p = a->plane;

	smr_run_call(p, k, code, a->chain, a->source, a->payload, a->npayload, a->got);
	smr_lock(p);
	smr_code_release(code);
	k->pins--;
	smr_arrival_drop(a);
	smr_unlock(p);
}

void smr_run_later(smr_rpc_packet *k, smr_arrival *a)
{
	a->parcel = k;
	a->arg = smr_code_retain(k->code);
	k->pins++;
	a->run = run_job;
	smr_pool_add(k->plane, a);
}

/* ---- arrivals -------------------------------------------------------------------------------- */

/* Returns a call unchanged: its sender has the code. */
static void send_back(smr_arrival *a)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_NOCODE,
			    .flags = a->f.flags & (SMR_FRAME_HEAD_ORIGIN | SMR_FRAME_HEAD_HASH |
						   SMR_FRAME_HEAD_HOPS),
			    .tag = a->f.tag,
			    .hops = a->f.hops,
			    .ends = a->f.ends,
			    .handle = a->f.handle,
			    .origin = a->f.origin};

	memcpy(f.hash, a->f.hash, sizeof(f.hash));
	smr_find_payload(a);
	if (smr_send_copy(a->peer, &f, a->payload, a->npayload) != SMR_OK)
		smr_chain_fail(a->plane, a->chain, SMR_EIO, smr_errmsg());
	smr_arrival_drop(a);
}

static smr_rpc_packet *parcel_of(smr_rpc *p, const smr_frame_head *f)
{
	if (f->handle != 0)
		return smr_parcel_of_handle(p, f->handle);
	return (f->flags & SMR_FRAME_HEAD_HASH) != 0 ? smr_parcel_find(p, f->hash) : NULL;
}

/* [L] Handles a call whose body, if any, has arrived. */
static void take(smr_arrival *a)
{
	smr_rpc *p = a->plane;
	smr_rpc_packet *k = parcel_of(p, &a->f);

	if (k != NULL && k->code != NULL) {
		k->used = smr_now_ns();
		smr_call_settle(k, a, SMR_OK, NULL);
	} else if (k != NULL && k->installing) {
		smr_call_wait(k, a);
	} else if (p->o.codes == NULL) {
		smr_refuse(p, a->peer, &a->f, "this node runs no code of others");
		smr_chain_fail(p, smr_chain_of(&a->f, a->peer->id), SMR_EUNSUPPORTED,
			       "the node runs no code of others");
		smr_arrival_drop(a);
	} else if (a->f.ncode > 0) {
		smr_call_install(a);
	} else {
		send_back(a);
	}
}

static void check_and_take(smr_arrival *a)
{
	smr_rpc *p = a->plane;
	bool good = smr_body_good(a);

	smr_lock(p);
	if (good)
		take(a);
	else
		smr_arrival_drop(a);
	smr_unlock(p);
}

static void receive_call(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc *p = e->plane;
	smr_arrival *mine = *a != NULL ? *a : smr_arrival_new(e, f);

	*a = NULL;
	if (mine == NULL) {
		smr_refuse(p, e, f, "there is no memory for it");
	} else if (f->hops > 0 && !smr_arrival_chain(mine)) {
		smr_refuse(p, e, f, BUSY);
		smr_chain_fail(p, smr_chain_of(f, e->id), SMR_ESTATE, BUSY);
		smr_arrival_drop(mine);
	} else if (mine->f.nbody > CHECK_HERE) {
		mine->run = check_and_take;
		smr_pool_add(p, mine);
	} else if (smr_body_right(mine)) {
		take(mine);
	} else {
		smr_refuse(p, e, f, "a body that was tampered with");
		smr_arrival_drop(mine);
	}
}

/* Runs the code at once, if it is installed and fast; returns whether it did. */
SMR_HOT bool run_now(smr_peer *e, smr_rpc_packet *k, smr_chain c, const void *payload, size_t n)
{
	_Alignas(16) uint8_t own[SMR_FRAME_HEAD_MAX];

	if (k == NULL || k->code == NULL || k->slow)
		return false;
	smr_copy_few(own, payload, n);
	run_call(
		e->plane, k, k->code, c,
		&(smr_code_turn){.source = smr_source_of(e), .payload = own, .n = n, .hurry = true},
		true);
	return true;
}

void smr_on_short_call(smr_peer *e, uint32_t tag, uint32_t handle, const void *payload, size_t n)
{
	smr_rpc_packet *k = smr_parcel_of_handle(e->plane, handle);
	smr_arrival *none = NULL;

	if (!run_now(e, k, (smr_chain){e->id, tag, 0, MAX_ENDS}, payload, n)) {
		smr_frame_head f = {.kind = SMR_FRAME_HEAD_CALL,
				    .tag = tag,
				    .handle = handle,
				    .payload = payload,
				    .npayload = n};

		receive_call(e, &f, &none);
	}
}

void smr_on_call(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	smr_rpc_packet *k = *a == NULL ? parcel_of(e->plane, f) : NULL;

	if (!run_now(e, k, smr_chain_of(f, e->id), f->payload, f->npayload))
		receive_call(e, f, a);
}
