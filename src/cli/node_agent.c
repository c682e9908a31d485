/* What both kinds of node have. */
#include <stdlib.h>
#include <string.h>

#include "back/wasm/wasm.h"
#include "base/log.h"
#include "cli/node.h"
#include "pipeline/pipeline.h"

/* What those may do whom nobody knows. */
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

static smr_status open_all(smr_node_target target, const char *trust, bool own,
			   const smr_workers *w, smr_node_end *n)
{
	smr_codes_options codes = {.sandbox = target == SMR_NODE_WASM ? SMR_SANDBOX_ALL
								      : SMR_SANDBOX_SOME};
	smr_agent_options o = {.target = target};

	SMR_TRY(smr_pipeline_library(&n->library));
	SMR_TRY(smr_trust_open(trust, &n->trust));
	smr_trust_strangers(n->trust, rights_of_strangers(target));
	if (own)
		SMR_TRY(trust_own(n->trust));
	SMR_TRY(smr_codes_open(n->trust, &codes, &n->codes));
	o.trust = n->trust;
	o.codes = n->codes;
	return smr_agent_open(n->library, w, &o, &n->agent);
}

smr_status smr_node_end_open(const char *target, const char *trust, bool own, const smr_workers *w,
			     smr_node_end *out)
{
	smr_node_target t = SMR_NODE_TRUST;
	smr_status st;

	if (target != NULL && !smr_node_target_of(target, &t))
		return smr_fail(SMR_EINVAL, "--target is native, wasm or trust, not '%s'", target);
	smr_wasm_own_signals(); /* no program of anyone's is in this process */
	*out = (smr_node_end){0};
	st = open_all(t, trust, own, w, out);
	if (st != SMR_OK)
		smr_node_end_close(out);
	return st;
}

void smr_node_end_close(smr_node_end *n)
{
	smr_agent_close(n->agent);
	smr_codes_close(n->codes);
	smr_trust_close(n->trust);
	smr_library_free(n->library);
	*n = (smr_node_end){0};
}
