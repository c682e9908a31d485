#include "cluster/config/signed.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/data/digest.h"
#include "base/thread/clock.h"

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

static bool decode_hex_signature(const char *hex, uint8_t signature[SIGNATURE])
{
	size_t n = 0;

	return sodium_hex2bin(signature, SIGNATURE, hex, 2 * SIGNATURE, NULL, &n, NULL) == 0 &&
	       n == SIGNATURE;
}

bool smr_signed_by(const uint8_t key[32], const char *data, size_t n)
{
	const char *text = smr_signed_text(data, n);
	uint8_t signature[SIGNATURE];

	return text != NULL && decode_hex_signature(data, signature) &&
	       crypto_sign_verify_detached(signature, (const uint8_t *)text, n - SMR_SIGNED_HEAD,
					   key) == 0;
}

/* ---- passes ---------------------------------------------------------------------------------- */

enum { SAID = 512 };

static smr_status write_signed_text(const char *node, const char *set, const char *key,
				    char out[SAID])
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

	SMR_TRY(write_signed_text(node, set, key, said));
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
	    !decode_hex_signature(pass + SMR_NKEY_PUBLIC, signature))
		return smr_fail(SMR_EDENIED, "the pass of the node '%.60s' is none", node);
	snprintf(name, sizeof(name), "%.56s", pass);
	SMR_TRY(smr_nkey_raw(name, key));
	SMR_TRY(smr_nkey_raw(operator_key, own));
	SMR_TRY(write_signed_text(node, set, name, said));
	return crypto_sign_verify_detached(signature, (const uint8_t *)said, strlen(said), own) == 0
		       ? SMR_OK
		       : smr_fail(SMR_EDENIED,
				  "the operator has not said that the key of the node '%.60s' is "
				  "its own in %s",
				  node, set);
}

/* ---- the operator's commands ----------------------------------------------------------------- */

const char *smr_signed_by_operator(const char *operator_key, const char *data, size_t n)
{
	uint8_t key[32];

	return smr_nkey_raw(operator_key, key) == SMR_OK && smr_signed_by(key, data, n)
		       ? smr_signed_text(data, n)
		       : NULL;
}

smr_status smr_word_make(const uint8_t operator_seed[32], const char *node, uint64_t instance,
			 const char *word, smr_str *out)
{
	char text[SAID];

	snprintf(text, sizeof(text), "samara word %s %016llx %lld %s", node,
		 (unsigned long long)instance, (long long)smr_wall_ns(), word);
	return smr_signed_make(operator_seed, text, strlen(text), out);
}

bool smr_word_check(const char *operator_key, const char *node, uint64_t instance, const char *data,
		    size_t n, char word[SMR_WORD], int64_t *at)
{
	const char *text = smr_signed_by_operator(operator_key, data, n);
	char own[SAID], to[SMR_NODE_NAME];
	unsigned long long which;
	long long when;
	size_t k = text != NULL ? n - SMR_SIGNED_HEAD : 0;

	if (text == NULL || k >= sizeof(own))
		return false;
	memcpy(own, text, k);
	own[k] = '\0';
	if (sscanf(own, "samara word %47s %16llx %lld %15s", to, &which, &when, word) != 4 ||
	    strcmp(to, node) != 0 || which != instance || when <= *at)
		return false;
	*at = when;
	return true;
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
