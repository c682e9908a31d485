/** @file NKeys, the text form of Ed25519 keys in NATS: base32 (RFC 4648, no padding) of prefix, key
 * and CRC-16/XMODEM, low byte first. A seed's prefix is 'S' and the kind of key, five bits each. */
#ifndef SMR_NET_NKEY_H
#define SMR_NET_NKEY_H
#include <stddef.h>

#include "base/status.h"

enum {
	SMR_NKEY_SEED = 58 + 1,   /* "SU…" and a 0 */
	SMR_NKEY_PUBLIC = 56 + 1, /* "U…" and a 0 */
	SMR_NKEY_SIGNATURE = 64,
};

/** Makes a key of a user (for the server, all roles are users). */
SMR_MUST_USE smr_status smr_nkey_make(char seed[SMR_NKEY_SEED]);
/** Derives the public key of a seed; SMR_ECORRUPT: not a user's seed. White space may follow it. */
SMR_MUST_USE smr_status smr_nkey_public(const char *seed, char out[SMR_NKEY_PUBLIC]);
/** Signs with the key of a seed. */
SMR_MUST_USE smr_status smr_nkey_sign(const char *seed, const void *data, size_t n,
				      unsigned char out[SMR_NKEY_SIGNATURE]);
/** Returns the 32 bytes of a public key or of a seed; SMR_ECORRUPT: not a user's. */
SMR_MUST_USE smr_status smr_nkey_raw(const char *public_key, unsigned char out[32]);
SMR_MUST_USE smr_status smr_nkey_raw_seed(const char *seed, unsigned char out[32]);
#endif
