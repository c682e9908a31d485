/** @file Disjoint sets of the numbers below n, by a forest (Galler and Fischer 1964) with path
 * halving: up[i] is a number of i's set, and a set's root is its least number, so that roots come
 * in order. The memory is the caller's. */
#ifndef SMR_BASE_DATA_UNION_FIND_H
#define SMR_BASE_DATA_UNION_FIND_H

#include <stdint.h>

/** Puts each number into a set of its own. */
static inline void smr_union_find_init(uint32_t *up, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		up[i] = i;
}

/** Returns the least number of i's set. */
static inline uint32_t smr_union_find_find(uint32_t *up, uint32_t i)
{
	while (up[i] != i)
		i = up[i] = up[up[i]];
	return i;
}

/** Unites the sets of i and k. */
static inline void smr_union_find_unite(uint32_t *up, uint32_t i, uint32_t k)
{
	uint32_t a = smr_union_find_find(up, i), b = smr_union_find_find(up, k);

	up[a > b ? a : b] = a > b ? b : a;
}

#endif
