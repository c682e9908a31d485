/* The signer decides. A signature is checked once for each flow; its key's rights are checked each
 * time, so that denying a key has effect at once. */
#include "cluster/node/policy.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static const uint8_t nobody[SMR_KEY_BYTES];

static smr_status rule_by_rights(const smr_vouch *v, const uint8_t *key, smr_ruling *out)
{
	out->sandboxed = (v->rights & SMR_MAY_SHIP) == 0;
	if (!out->sandboxed)
		return SMR_OK;
	if ((v->rights & SMR_MAY_WASM) == 0)
		return smr_fail(SMR_EDENIED, "%s may ship no code", v->signer);
	if (memcmp(key, nobody, sizeof(nobody)) == 0)
		snprintf(out->why, sizeof(out->why), "it is not signed");
	else if (strcmp(v->signer, SMR_TRUST_NOBODY) == 0)
		snprintf(out->why, sizeof(out->why), "its signer is not known here");
	else
		snprintf(out->why, sizeof(out->why), "%s may ship WebAssembly only", v->signer);
	return SMR_OK;
}

/* Returns whether the options alone decide. */
static bool is_settled(const smr_agent_options *o, smr_ruling *out)
{
	if (o->given != NULL) {
		*out = *o->given;
		return true;
	}
	*out = (smr_ruling){.sandboxed = o->target == SMR_NODE_WASM};
	if (out->sandboxed)
		snprintf(out->why, sizeof(out->why), "this node does nothing else");
	return o->target != SMR_NODE_TRUST || o->trust == NULL;
}

static smr_status check_voucher(const smr_agent_options *o, const smr_voucher *v, const char *text,
				size_t n, uint32_t fp, smr_vouched *known)
{
	int64_t now = time(NULL);
	bool is_signed = memcmp(v->bytes, nobody, sizeof(nobody)) != 0;

	if (known->is && memcmp(v, &known->voucher, sizeof(*v)) == 0) {
		if (is_signed)
			SMR_TRY(smr_voucher_in_time(v, now));
		return smr_trust_now(o->trust, v->bytes, known->vouch.hash, &known->vouch);
	}
	known->is = false;
	SMR_TRY(smr_voucher_check(o->trust, is_signed ? v : NULL, text, n, fp, now, &known->vouch));
	known->is = true;
	known->voucher = *v;
	return SMR_OK;
}

smr_status smr_policy_of_signed(const smr_agent_options *o, const void *voucher, const char *text,
				size_t n, uint32_t fp, smr_vouched *known, smr_ruling *out)
{
	smr_voucher v = {{0}};

	if (is_settled(o, out))
		return SMR_OK;
	if (voucher != NULL)
		memcpy(v.bytes, voucher, sizeof(v.bytes));
	SMR_TRY(check_voucher(o, &v, text, n, fp, known));
	return rule_by_rights(&known->vouch, v.bytes, out);
}

smr_status smr_policy_of_text(const smr_agent_options *o, const smr_task *t, smr_node_cache *f,
			      smr_ruling *out)
{
	return smr_policy_of_signed(o, t->voucher, f->text, f->ntext, f->fp, &f->vouched, out);
}

smr_status smr_policy_of_code(const smr_agent_options *o, const smr_code *c, smr_ruling *out)
{
	const uint8_t *key = smr_code_key(c);
	smr_vouch v;

	if (!is_settled(o, out)) {
		SMR_TRY(smr_trust_now(o->trust, key, smr_code_hash(c), &v));
		SMR_TRY(rule_by_rights(&v, key, out));
	}
	if (!out->sandboxed && smr_code_sandboxed(c)) {
		out->sandboxed = true;
		snprintf(out->why, sizeof(out->why), "it has no code for this machine");
	}
	return SMR_OK;
}
