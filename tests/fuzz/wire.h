/** @file Messages as net/wire.h frames them. */
#ifndef SMR_TESTS_FUZZ_WIRE_H
#define SMR_TESTS_FUZZ_WIRE_H
#include <stddef.h>
#include <stdint.h>

#include "base/data/hash.h"

/** Most inputs would fail at the frame's length and hash: these are put right. */
static inline void put_right(uint8_t *m, size_t n)
{
	if (n < 24)
		return;

	uint64_t length = n - 24, hash = smr_hash64(m + 24, n - 24, 0);

	for (int i = 0; i < 8; i++) {
		m[8 + i] = (uint8_t)(length >> 8 * i);
		m[16 + i] = (uint8_t)(hash >> 8 * i);
	}
}
#endif
