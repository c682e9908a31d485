#include "cluster/signed.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/digest.h"

enum { SIGNATURE = SMR_NKEY_SIGNATURE };

smr_status smr_signed_make(const uint8_t seed[32], const char *text, size_t n, smr_str *out)
{
	uint8_t secret[crypto_sign_SECRETKEYBYTES], public_key[32], signature[SIGNATURE];
	char hex[2 * SIGNATURE + 1];

	crypto_sign_seed_keypair(public_key, secret, seed);
	crypto_sign_detached(signature, NULL, (const uint8_t *)text, n, secret);
	sodium_memzero(secret, sizeof(secret));
	smr_hex(signature, sizeof(signature), hex);
	smr_str_printf(out, "%s ", hex);
	smr_str_write(out, text, n);
	return smr_str_status(out, "a signed text");
}

const char *smr_signed_text(const char *data, size_t n)
{
	return n > SMR_SIGNED_HEAD && data[SMR_SIGNED_HEAD - 1] == ' ' ? data + SMR_SIGNED_HEAD
								       : NULL;
}

static bool unhex(const char *hex, uint8_t signature[SIGNATURE])
{
	size_t n = 0;

	return sodium_hex2bin(signature, SIGNATURE, hex, 2 * SIGNATURE, NULL, &n, NULL) == 0 &&
	       n == SIGNATURE;
}

bool smr_signed_by(const uint8_t key[32], const char *data, size_t n)
{
	const char *text = smr_signed_text(data, n);
	uint8_t signature[SIGNATURE];

	return text != NULL && unhex(data, signature) &&
	       crypto_sign_verify_detached(signature, (const uint8_t *)text, n - SMR_SIGNED_HEAD,
					   key) == 0;
}

/* ---- passes ---------------------------------------------------------------------------------- */

enum { SAID = 512 };

static smr_status write_said(const char *node, const char *set, const char *key, char out[SAID])
{
	return snprintf(out, SAID, "samara node %s %s %s", node, set, key) < SAID
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "the node %s is in too many fleets", node);
}

smr_status smr_pass_make(const char *operator_seed, const char *node, const char *set,
			 const char *key, char out[SMR_PASS])
{
	uint8_t signature[SIGNATURE];
	char said[SAID], hex[2 * SIGNATURE + 1];

	SMR_TRY(write_said(node, set, key, said));
	SMR_TRY(smr_nkey_sign(operator_seed, said, strlen(said), signature));
	smr_hex(signature, sizeof(signature), hex);
	snprintf(out, SMR_PASS, "%s %s", key, hex);
	return SMR_OK;
}

smr_status smr_pass_check(const char *operator_key, const char *node, const char *set,
			  const char *pass, uint8_t key[32])
{
	uint8_t signature[SIGNATURE], own[32];
	char said[SAID], name[SMR_NKEY_PUBLIC];

	if (strlen(pass) != SMR_PASS - 1 || pass[SMR_NKEY_PUBLIC - 1] != ' ' ||
	    !unhex(pass + SMR_NKEY_PUBLIC, signature))
		return smr_fail(SMR_EDENIED, "the pass of the node '%.60s' is none", node);
	snprintf(name, sizeof(name), "%.56s", pass);
	SMR_TRY(smr_nkey_raw(name, key));
	SMR_TRY(smr_nkey_raw(operator_key, own));
	SMR_TRY(write_said(node, set, name, said));
	return crypto_sign_verify_detached(signature, (const uint8_t *)said, strlen(said), own) == 0
		       ? SMR_OK
		       : smr_fail(SMR_EDENIED,
				  "the operator has not said that the key of the node '%.60s' is "
				  "its own in %s",
				  node, set);
}

/* ---- sets of fleets -------------------------------------------------------------------------- */

bool smr_set_is_own(const char *set)
{
	return set[0] == '=';
}

bool smr_set_has(const char *set, const char *fleet)
{
	size_t n = strlen(fleet);

	if (!smr_set_is_own(set))
		return strcmp(set, fleet) == 0;
	for (const char *at = set; *at == '=';) {
		size_t k = strcspn(at + 1, "=");

		if (k == n && strncmp(at + 1, fleet, n) == 0)
			return true;
		at += k + 1;
	}
	return false;
}
