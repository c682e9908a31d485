/** @file A fast non-cryptographic hash for tables and for detecting damage. Against an adversary
 * use base/data/digest.h. */
#ifndef SMR_BASE_DATA_HASH_H
#define SMR_BASE_DATA_HASH_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** Returns the same value on every machine, so it may be stored. */
uint64_t smr_hash64(const void *data, size_t n, uint64_t seed);
/** Hashes large data at the speed of memory. Up to 511 bytes it is smr_hash64(data, n, 0). */
uint64_t smr_hash_large(const void *data, size_t n);
/** FNV-1a: slower, but simple to implement elsewhere; the frames of <samara/site.h> carry it.
 * Offset basis and prime: draft-eastlake-fnv. */
uint64_t smr_hash_fnv1a(const void *data, size_t n);
#define SMR_FNV1A_BASIS 0xcbf29ce484222325U
#define SMR_FNV1A_PRIME 0x100000001b3U
/** Mixes one more number into a hash; the order matters. */
uint64_t smr_hash_mix(uint64_t hash, uint64_t more);

SMR_END_DECLS

#endif
