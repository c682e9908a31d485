#include "api/remote/loopback.h"

#include <stdio.h>

#include "base/alloc.h"
#include "cluster/node/agent.h"
#include "cluster/worker/worker.h"

static const char only_fleet[] = "any";

struct smr_loopback {
	smr_trust *trust;
	smr_codes *codes;
	smr_agent *agent;
	void *contexts[1];
	smr_queue *submits, *pulls;
	smr_worker_fleet fleet;
	smr_worker *worker;
	smr_orchestrator *orchestrator;
};

static size_t list_only_member(void *ctx, smr_fleet_member *out, size_t cap)
{
	*out = (smr_fleet_member){.node = "here",
				  .fleets = " any ",
				  .slowdown = 1,
				  .slots = 1,
				  .fit = true,
				  .alike = true};
	return 1;
}

static size_t list_only_fleet(void *ctx, const smr_dispatch *p, const char *out[SMR_RANKED])
{
	out[0] = only_fleet;
	return 1;
}

static smr_status open_codes(smr_loopback *l)
{
	smr_secret_key key;
	smr_status st;

	if (smr_key_own(&key) != SMR_OK) /* without a key nothing is signed, so no code is sent */
		return SMR_OK;
	st = smr_trust_open(NULL, &l->trust);
	if (st == SMR_OK)
		st = smr_trust_add(l->trust, "you", key.public_key, SMR_MAY_ALL, 0, 0);
	if (st == SMR_OK)
		st = smr_codes_open(l->trust, NULL, &l->codes);
	smr_key_forget(&key);
	return st;
}

smr_status smr_loopback_node(smr_runner *r, smr_loopback **out)
{
	smr_loopback *l = smr_calloc(1, sizeof(*l));
	smr_agent_options o = {.target = SMR_NODE_NATIVE};
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a node");
	st = open_codes(l);
	o.codes = l->codes;
	if (st == SMR_OK)
		st = smr_agent_open(r->library, r->workers, &o, &l->agent);
	if (st != SMR_OK) {
		smr_loopback_close(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

smr_status smr_loopback_serve(void *loop, const void *request, size_t n, smr_str *reply)
{
	return smr_agent_serve(((smr_loopback *)loop)->agent, request, n, reply);
}

static smr_status start_worker(smr_loopback *l)
{
	smr_queue_params q = {.node = "here"};
	smr_worker_params w = {.kind = &smr_queue_loop,
			       .node = "here",
			       .fleets = &l->fleet,
			       .nfleets = 1,
			       .slots = 1,
			       .serve = smr_agent_serve,
			       .contexts = l->contexts};
	char name[32]; /* unique, since each loopback has its own queues */

	snprintf(name, sizeof(name), "program-%p", (void *)l);
	SMR_TRY(smr_queue_loop.open(name, &(smr_queue_params){0}, &l->submits));
	SMR_TRY(smr_queue_loop.open(name, &q, &l->pulls));
	SMR_TRY(smr_queue_loop.make(l->submits, only_fleet));
	l->fleet = (smr_worker_fleet){.name = only_fleet, .queue = l->pulls};
	l->contexts[0] = l->agent;
	return smr_worker_start(&w, &l->worker);
}

smr_status smr_loopback_open(smr_runner *r, const char *run, smr_monitor_book *book,
			     smr_node_perf *fares, smr_packager *coder, smr_loopback **out)
{
	static const smr_blob_route ways[] = {{.transport = "local"}, {.transport = NULL}};
	smr_orchestrator_params o = {.kind = &smr_queue_loop,
				     .run = run,
				     .ways = ways,
				     .members = list_only_member,
				     .rank = list_only_fleet,
				     .monitor = book,
				     .coder = coder,
				     .fares = fares};
	smr_loopback *l;
	smr_status st;

	SMR_TRY(smr_loopback_node(r, &l));
	st = start_worker(l);
	o.queue = l->submits;
	if (st == SMR_OK)
		st = smr_orchestrator_open(&o, &l->orchestrator);
	if (st != SMR_OK) {
		smr_loopback_close(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

smr_orchestrator *smr_loopback_orchestrator(const smr_loopback *l)
{
	return l->orchestrator;
}

void smr_loopback_close(smr_loopback *l)
{
	if (l == NULL)
		return;
	smr_orchestrator_close(l->orchestrator);
	smr_worker_stop(l->worker);
	if (l->pulls != NULL)
		smr_queue_loop.close(l->pulls);
	if (l->submits != NULL)
		smr_queue_loop.close(l->submits);
	smr_agent_close(l->agent);
	smr_codes_close(l->codes);
	smr_trust_close(l->trust);
	smr_free(l);
}
