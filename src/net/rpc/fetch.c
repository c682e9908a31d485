/* A remote function requests memory of another node and continues when it arrives. */
#include <string.h>

#include "net/rpc/fastpath.h"

typedef struct fetch {
	smr_rpc_future w;
	smr_str got;
	smr_running_call call; /* the call whose chain continues */
	smr_arrival *job;      /* runs when the memory arrives */
	smr_code *code;
	size_t n, npayload;
	uint8_t payload[];
} fetch;

static void free_fetch(fetch *g)
{
	smr_lock(g->call.plane);
	g->call.parcel->pins--;
	smr_code_release(g->code);
	smr_unlock(g->call.plane);
	smr_str_free(&g->got);
	smr_free(g);
}

static smr_status concatenate_payload(const fetch *g, uint8_t **out)
{
	if (g->got.n != g->n)
		return smr_fail(SMR_ECORRUPT, "%zu bytes were fetched instead of %zu", g->got.n,
				g->n);
	*out = smr_malloc(g->npayload + g->n + 1);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for what was fetched");
	memcpy(*out, g->payload, g->npayload);
	memcpy(*out + g->npayload, g->got.s, g->n);
	return SMR_OK;
}

/* Continues the code with the fetched memory, on a thread of the pool. */
static void resume_after_fetch(smr_arrival *a)
{
	fetch *g = a->arg;
	smr_rpc *p = g->call.plane;
	uint8_t *payload = NULL;
	smr_status st;

	smr_lock(p);
	st = smr_rpc_future_take(p, &g->w);
	smr_unlock(p);
	if (st == SMR_OK)
		st = concatenate_payload(g, &payload);
	if (st == SMR_OK) {
		smr_run_call(p, g->call.parcel, g->code, g->call.chain, p->o.rank, payload,
			     g->npayload + g->n, g->n);
	} else {
		smr_lock(p);
		smr_chain_fail(p, g->call.chain, st, smr_errmsg());
		smr_unlock(p);
	}
	smr_free(payload);
	free_fetch(g);
	smr_arrival_free(a);
}

static void on_fetch_complete(smr_rpc_future *w)
{
	fetch *g = w->arg;

	g->job->arg = g;
	g->job->run = resume_after_fetch;
	smr_pool_add(g->call.plane, g->job);
}

smr_status smr_fetch(const smr_running_call *c, smr_code *self, uint32_t rank, uint64_t offset,
		     size_t n, const void *payload, size_t npayload)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_GET,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n};
	smr_peer *e = c->plane->members[rank];
	fetch *g;
	smr_status st;

	if (e == NULL)
		return smr_fail(SMR_EIO, "rank %u is not connected", rank);
	g = smr_calloc(1, sizeof(*g) + npayload);
	if (g == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fetch");
	g->job = smr_arrival_own(c->plane, 0);
	g->call = *c;
	g->n = n;
	g->npayload = npayload;
	memcpy(g->payload, payload, npayload);
	smr_future_init(&g->w, &g->got);
	g->w.then = on_fetch_complete;
	g->w.arg = g;
	st = g->job == NULL ? smr_fail(SMR_ENOMEM, "no memory to fetch")
			    : smr_future_add(c->plane, e, &g->w);
	if (st == SMR_OK) {
		f.tag = g->w.tag;
		st = smr_send_head(e, &f);
		if (st != SMR_OK) {
			smr_future_remove(c->plane, &g->w);
			smr_peer_unref(e);
		}
	}
	if (st != SMR_OK) {
		smr_arrival_drop(g->job);
		smr_free(g);
		return st;
	}
	g->code = smr_code_retain(self);
	c->parcel->pins++;
	return SMR_OK;
}
