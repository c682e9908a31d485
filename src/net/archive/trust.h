/** @file Trust store: signers whose code a node runs, with rights and a period, and denied keys.
 *
 * A trust store is a folder. `NAME.key` is one signer:
 *   public 64 hexadecimal digits
 *   may ship forward spawn get put     (or: wasm; or: all)
 *   from 2026-01-01                    (optional)
 *   until 2027-01-01                   (optional; UTC, the first moment it is no longer valid)
 * `denied` has one key or archive hash per line, optionally followed by a comment.
 * `versions` is written by the node: the highest version seen of each name and signer. */
#ifndef SMR_NET_ARCHIVE_TRUST_H
#define SMR_NET_ARCHIVE_TRUST_H
#include <stdint.h>

#include "net/archive/archive.h"

typedef struct smr_trust smr_trust;

/** Rights of a signer. */
typedef enum smr_right {
	SMR_MAY_SHIP = 1,    /* native code, with the full rights of the process */
	SMR_MAY_FORWARD = 2, /* each host call of <samara/smr_code.h>; replying needs no right */
	SMR_MAY_SPAWN = 4,
	SMR_MAY_GET = 8,
	SMR_MAY_PUT = 16,
	SMR_MAY_WASM = 32, /* code that runs in a sandbox alone; SMR_MAY_SHIP includes it */
	SMR_MAY_ALL = 63
} smr_right;

#define SMR_TRUST_NOBODY "nobody" /* name of unknown signers */

/** Facts about an archive whose signature is valid. */
typedef struct smr_vouch {
	char signer[SMR_ARCHIVE_NAME]; /* name of the key, SMR_TRUST_NOBODY when it is not signed */
	uint32_t rights;               /* of smr_right */
	uint8_t hash[SMR_HASH_BYTES];
} smr_vouch;

/** Reads the folder; a missing or empty one trusts no signer. @p dir NULL: a store in memory
 * only. */
SMR_MUST_USE smr_status smr_trust_open(const char *dir, smr_trust **out);
void smr_trust_close(smr_trust *t); /* NULL is allowed */
/** Adds a signer in memory; times are seconds since 1970, 0: none. */
SMR_MUST_USE smr_status smr_trust_add(smr_trust *t, const char *name,
				      const uint8_t key[SMR_KEY_BYTES], uint32_t rights,
				      int64_t from, int64_t until);
/** Denies a key or the hash of an archive, in memory. */
SMR_MUST_USE smr_status smr_trust_deny(smr_trust *t, const uint8_t what[32]);
/** Sets the rights of code of unknown signers, and of unsigned code; none by default. */
void smr_trust_strangers(smr_trust *t, uint32_t rights);

/** Decides whether the bytes may be read, and with which rights. Checks in this order and stops at
 * the first failure: length; signer known, not denied, within its time; signature; hash not denied.
 * Parses nothing of the archive. SMR_EDENIED, or SMR_ECORRUPT if it is not an archive. Reads a
 * changed folder again first. Thread-safe. */
SMR_MUST_USE smr_status smr_trust_vouch(smr_trust *t, const void *bytes, size_t n, smr_vouch *out);
/** The same for @p n bytes with a detached signature: a few bytes, such as a voucher's. @p key
 * NULL: not signed. @p what is their hash, by which they can be denied. */
SMR_MUST_USE smr_status smr_trust_vouch_for(smr_trust *t, const uint8_t *key, const void *data,
					    size_t n, const uint8_t *signature,
					    const uint8_t what[SMR_HASH_BYTES], smr_vouch *out);
/** Refuses a version lower than the highest seen of that name and signer, and records a higher one
 * (in the folder too). SMR_EDENIED. */
SMR_MUST_USE smr_status smr_trust_version(smr_trust *t, const smr_archive *a);
/** Returns the current rights of the signer of bytes that were vouched for before. */
SMR_MUST_USE smr_status smr_trust_now(smr_trust *t, const uint8_t signer[SMR_KEY_BYTES],
				      const uint8_t hash[SMR_HASH_BYTES], smr_vouch *out);
/** Checks that installed code is still allowed: neither its signer nor its hash is denied, and its
 * signer's time is not over. */
SMR_MUST_USE smr_status smr_trust_still(smr_trust *t, const uint8_t signer[SMR_KEY_BYTES],
					const uint8_t hash[SMR_HASH_BYTES]);
#endif
