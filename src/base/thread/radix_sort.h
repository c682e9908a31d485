/** @file Stable sorts of 64-bit keys on all threads. Results depend on the keys only. */
#ifndef SMR_BASE_THREAD_RADIX_SORT_H
#define SMR_BASE_THREAD_RADIX_SORT_H
#include <stdint.h>

#include "base/thread/workers.h"

typedef struct smr_sort_item {
	uint64_t key;
	int64_t at; /* of any meaning */
} smr_sort_item;

/** Sorts @p n numbers in place; @p spare: memory of the same size. */
void smr_sort_keys(uint64_t *keys, uint64_t *spare, int64_t n, const smr_workers *w);
/** Does the same for numbers of which the upper 32 bits are the key; those with equal keys stay in
 * their order. */
void smr_sort_packed(uint64_t *items, uint64_t *spare, int64_t n, const smr_workers *w);
/** Sorts @p n items by their keys; items with equal keys stay in their order. */
void smr_sort_items(smr_sort_item *items, smr_sort_item *spare, int64_t n, const smr_workers *w);

/** Returns keys that are in the order of these numbers; -0 and 0 have one key. NaN is last. */
static inline uint64_t smr_sort_key_of_double(double x)
{
	union {
		double x;
		uint64_t bits;
	} u = {x + 0.0}; /* -0 becomes 0 */
	uint64_t sign = UINT64_C(1) << 63;

	return x != x ? UINT64_MAX : u.bits ^ (sign | ((sign - 1) & -(u.bits >> 63)));
}

/** Does the same for falling order; NaN is last, too. */
static inline uint64_t smr_sort_falling_key(double x)
{
	return x != x ? UINT64_MAX : ~smr_sort_key_of_double(x);
}

/** Returns the number of a key that is not NaN's; 0 for both zeros. */
static inline double smr_sort_double_of_key(uint64_t key)
{
	uint64_t sign = UINT64_C(1) << 63;
	union {
		uint64_t bits;
		double x;
	} u = {key ^ (sign | ((sign - 1) & -(~key >> 63)))};

	return u.x;
}
#endif
