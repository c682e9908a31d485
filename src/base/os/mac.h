/** @file Message authentication of cache entries: BLAKE2b with a key that only this user can read.
 *
 * A digest detects damage. Cached machine code also needs proof of origin: another user who can
 * write the file could compute a digest, but not the MAC. */
#ifndef SMR_BASE_OS_MAC_H
#define SMR_BASE_OS_MAC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/data/digest.h"

SMR_BEGIN_DECLS

enum { SMR_CACHE_KEY_BYTES = 32 };

/** Reads the user's own key, $SAMARA_CACHE/mac.key, and makes it at first use. Refuses a key file
 * that other users may read or write. */
SMR_MUST_USE smr_status smr_cache_key(uint8_t key[SMR_CACHE_KEY_BYTES]);
/** Computes the MAC with that key. @p purpose separates caches: an entry of one is invalid in
 * another. */
SMR_MUST_USE smr_status smr_cache_mac(const char *purpose, const void *data, size_t n,
				      uint8_t out[SMR_DIGEST_BYTES]);
/** Compares in constant time. */
bool smr_mac_equal(const uint8_t a[SMR_DIGEST_BYTES], const uint8_t b[SMR_DIGEST_BYTES]);

SMR_END_DECLS

#endif
