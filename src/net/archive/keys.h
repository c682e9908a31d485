/** @file Ed25519 keys of the signers of code. A key is a text file of lines "word value": `public`
 * and 64 hexadecimal digits, and in the secret one, mode 0600, `secret` and 64 (the seed). */
#ifndef SMR_NET_ARCHIVE_KEYS_H
#define SMR_NET_ARCHIVE_KEYS_H
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum { SMR_KEY_BYTES = 32, SMR_SEED_BYTES = 32, SMR_SIGNATURE_BYTES = 64 };

typedef struct smr_secret_key {
	uint8_t seed[SMR_SEED_BYTES], public_key[SMR_KEY_BYTES];
} smr_secret_key;

SMR_MUST_USE smr_status smr_key_make(smr_secret_key *out);
/** Writes the file @p path, mode 0600; fails if it exists. */
SMR_MUST_USE smr_status smr_key_save(const smr_secret_key *k, const char *path);
/** Reads a key file; refuses one that other users may read. */
SMR_MUST_USE smr_status smr_key_load(const char *path, smr_secret_key *out);
/** Reads the key for this user's runs: the file $SAMARA_CODE_KEY; else it is derived from the key
 * in $SAMARA_CACHE, so only this user's processes know it. */
SMR_MUST_USE smr_status smr_key_own(smr_secret_key *out);
/** Overwrites the key in memory. */
void smr_key_forget(smr_secret_key *k);
SMR_MUST_USE smr_status smr_key_sign(const smr_secret_key *k, const void *data, size_t n,
				     uint8_t signature[SMR_SIGNATURE_BYTES]);
/** Checks a signature; SMR_EDENIED: it is not by that key. */
SMR_MUST_USE smr_status smr_key_check(const uint8_t public_key[SMR_KEY_BYTES], const void *data,
				      size_t n, const uint8_t signature[SMR_SIGNATURE_BYTES]);
/** Converts hexadecimal digits to bytes; SMR_EPARSE unless @p text is exactly 2 * @p n of them. */
SMR_MUST_USE smr_status smr_unhex(const char *text, uint8_t *out, size_t n);
#endif
