/* The twin is another ticket with another id, which the node with the first ticket does not take. A
 * ticket that no node has begun gets no twin: then all are busy, and a second one would wait as
 * well. Nor does a ticket whose node has ended: it may be what ends nodes, and should not run twice
 * at once. */
#include "cluster/dispatch/hedge.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"

enum { TURN_MS = 5 /* time for which each of the two is waited for in turn */, ASK_AGAIN_S = 1 };

struct smr_hedge {
	smr_client *client;
	smr_submission what;
	char fleet[SMR_QUEUE_WORD];
	smr_job *job, *twin;
	int64_t began, hedge_at; /* ns; INT64_MAX: never */
};

smr_status smr_hedge_open(smr_client *c, const smr_submission *s, double hedge_after_s,
			  smr_hedge **out)
{
	smr_hedge *r = smr_calloc(1, sizeof(*r));
	smr_status st;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	r->client = c;
	r->what = *s;
	r->what.batch = NULL;
	snprintf(r->fleet, sizeof(r->fleet), "%s", s->fleet);
	r->began = smr_now_ns();
	r->hedge_at = hedge_after_s < 1e6 ? r->began + (int64_t)(hedge_after_s * 1e9) : INT64_MAX;
	st = smr_client_submit(c, s, &r->job);
	if (st != SMR_OK) {
		smr_free(r);
		return st;
	}
	*out = r;
	return SMR_OK;
}

/* Submits a twin. On failure nothing changes: the call continues without one. */
static void submit_hedge_twin(smr_hedge *r)
{
	smr_submission s = r->what;
	char node[SMR_QUEUE_WORD], avoid[SMR_QUEUE_WORD + 3];
	unsigned before;

	r->hedge_at = smr_now_ns() + (int64_t)ASK_AGAIN_S * 1000000000;
	if (smr_client_holder(r->client, r->job, node, &before) != SMR_OK || before > 0)
		return;
	snprintf(avoid, sizeof(avoid), " %s ", node);
	s.fleet = r->fleet;
	s.node = NULL;
	s.avoid = avoid;
	s.batch = NULL;
	if (smr_client_submit(r->client, &s, &r->twin) != SMR_OK)
		return;
	r->hedge_at = INT64_MAX;
	smr_log(SMR_LOG_INFO, "fleet: %s takes %.3g s on %s: another node does it, too", s.name,
		smr_seconds(r->began, smr_now_ns()), node);
}

static smr_status wait_for(smr_hedge *r, smr_job *j, int64_t ns, bool *done, smr_task_reply *a,
			   smr_str *reply)
{
	return smr_client_wait(r->client, j, (int)(ns / 1000000) + 1, done, a, reply);
}

static smr_status look(smr_hedge *r, bool *done, smr_task_reply *a, smr_str *reply)
{
	SMR_TRY(smr_client_wait(r->client, r->job, 0, done, a, reply));
	if (!*done && r->twin != NULL)
		SMR_TRY(smr_client_wait(r->client, r->twin, 0, done, a, reply));
	if (!*done && r->twin == NULL && smr_now_ns() >= r->hedge_at)
		submit_hedge_twin(r);
	return SMR_OK;
}

smr_status smr_hedge_wait(smr_hedge *r, int timeout_ms, bool *done, smr_task_reply *a,
			  smr_str *reply)
{
	int64_t now = smr_now_ns(), end = now + (int64_t)timeout_ms * 1000000;

	*done = false;
	if (timeout_ms == 0)
		return look(r, done, a, reply);
	for (; !*done && now < end; now = smr_now_ns()) {
		int64_t next = r->hedge_at < end ? r->hedge_at : end;

		if (r->twin == NULL) {
			SMR_TRY(wait_for(r, r->job, next > now ? next - now : 0, done, a, reply));
			if (!*done && smr_now_ns() >= r->hedge_at)
				submit_hedge_twin(r);
			continue;
		}
		SMR_TRY(smr_client_wait(r->client, r->job, TURN_MS, done, a, reply));
		if (!*done)
			SMR_TRY(smr_client_wait(r->client, r->twin, TURN_MS, done, a, reply));
	}
	return SMR_OK;
}

smr_status smr_hedge_move(smr_hedge *r, const char *fleet)
{
	snprintf(r->fleet, sizeof(r->fleet), "%s", fleet);
	return smr_client_move(r->client, r->job, fleet);
}

bool smr_hedge_is_pending(smr_hedge *r)
{
	char node[SMR_QUEUE_WORD];
	unsigned before;

	return r->twin == NULL &&
	       smr_client_holder(r->client, r->job, node, &before) == SMR_ENOTFOUND;
}

bool smr_hedge_has_twin(const smr_hedge *r)
{
	return r->twin != NULL;
}

void smr_hedge_close(smr_hedge *r)
{
	if (r == NULL)
		return;
	smr_client_drop(r->client, r->job);
	smr_client_drop(r->client, r->twin);
	smr_free(r);
}
