/* Executor shared by both kinds of node. */
#include <stdlib.h>
#include <string.h>

#include "api/pipeline.h"
#include "back/wasm/wasm.h"
#include "base/log.h"
#include "cli/cluster/node.h"
#include "webgpu/device.h"

/* Returns the rights of clients with an unknown key. */
static uint32_t rights_of_strangers(smr_node_target t)
{
	return t == SMR_NODE_NATIVE ? SMR_MAY_SHIP | SMR_MAY_WASM : SMR_MAY_WASM;
}

static smr_status trust_own(smr_trust *t)
{
	smr_secret_key key;
	smr_status st = smr_key_own(&key);

	if (st == SMR_OK)
		st = smr_trust_add(t, "you", key.public_key, SMR_MAY_ALL, 0, 0);
	else
		smr_log(SMR_LOG_WARN, "node: this user's own code is not known: %s", smr_errmsg());
	smr_key_forget(&key);
	return st == SMR_ENOMEM ? st : SMR_OK;
}

static smr_status find_device(const smr_node_how *how, bool isolated, const smr_impl **out)
{
	smr_webgpu_device *device;

	*out = NULL;
	if (how->device == NULL || strcmp(how->device, "cpu") == 0)
		return SMR_OK;
	if (strcmp(how->device, "webgpu") != 0)
		return smr_fail(SMR_EINVAL, "--device is cpu or webgpu, not '%s'", how->device);
	if (isolated)
		return smr_fail(SMR_EINVAL, "--device=webgpu is for --isolation=none: a confined "
					    "process uses no GPU");
	SMR_TRY(smr_webgpu_open(&device));
	*out = smr_impl_find("webgpu");
	return SMR_OK;
}

static smr_status open_here(smr_node_target target, const smr_node_how *how, const smr_impl *device,
			    smr_node_end *n)
{
	smr_codes_options codes = {.sandbox = target == SMR_NODE_WASM ? SMR_SANDBOX_ALL
								      : SMR_SANDBOX_SOME};
	smr_agent_options o = {.target = target,
			       .trust = n->trust,
			       .device = device,
			       .limit_s = (double)how->limit_s};

	smr_wasm_own_signals(); /* no other program runs in this process */
	SMR_TRY(smr_pipeline_library(&n->library));
	SMR_TRY(smr_codes_open(n->trust, &codes, &n->codes));
	o.codes = n->codes;
	return smr_agent_open(n->library, how->workers, &o, &n->agent);
}

static smr_status open_workers(smr_node_target target, const smr_node_how *how, smr_node_end *n)
{
	smr_isolation_options o = how->hold;

	o.target = target;
	o.trust = n->trust;
	o.limit_s = (double)how->limit_s;
	smr_status st = smr_isolation_open(&o, &n->hold);

	if (st != SMR_OK)
		return smr_fail(st,
				"%s (--isolation=none: what others send runs in the node itself)",
				smr_errmsg());
	n->codes = smr_isolation_codes(n->hold);
	return SMR_OK;
}

static smr_status open_all(smr_node_target target, bool isolated, const smr_node_how *how,
			   smr_node_end *n)
{
	const smr_impl *device;

	SMR_TRY(find_device(how, isolated, &device));
	SMR_TRY(smr_trust_open(how->trust, &n->trust));
	smr_trust_strangers(n->trust, rights_of_strangers(target));
	if (how->own)
		SMR_TRY(trust_own(n->trust));
	return isolated ? open_workers(target, how, n) : open_here(target, how, device, n);
}

smr_status smr_node_end_open(const smr_node_how *how, smr_node_end *out)
{
	smr_node_target t = SMR_NODE_TRUST;
	bool isolated = how->isolation == NULL || strcmp(how->isolation, "jail") == 0;
	smr_status st;

	if (how->target != NULL && !smr_node_target_of(how->target, &t))
		return smr_fail(SMR_EINVAL, "--target is native, wasm or trust, not '%s'",
				how->target);
	if (!isolated && strcmp(how->isolation, "none") != 0)
		return smr_fail(SMR_EINVAL, "--isolation is jail or none, not '%s'",
				how->isolation);
	*out = (smr_node_end){0};
	st = open_all(t, isolated, how, out);
	if (st != SMR_OK)
		smr_node_end_close(out);
	return st;
}

const char *smr_node_end_isolation(const smr_node_end *n)
{
	return n->hold != NULL ? smr_isolation_means(n->hold) : "none";
}

void smr_node_end_close(smr_node_end *n)
{
	if (n->hold != NULL)
		smr_isolation_tell(n->hold);
	else
		smr_codes_close(n->codes);
	smr_agent_close(n->agent);
	smr_isolation_close(n->hold);
	smr_trust_close(n->trust);
	smr_library_free(n->library);
	*n = (smr_node_end){0};
}

smr_serve_fn smr_node_end_serves(const smr_node_end *n, void **ctx)
{
	*ctx = n->hold != NULL ? (void *)n->hold : (void *)n->agent;
	return n->hold != NULL ? smr_isolation_serve : smr_agent_serve;
}
