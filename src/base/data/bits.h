/** @file Comparison of numbers by their bits. */
#ifndef SMR_BASE_DATA_BITS_H
#define SMR_BASE_DATA_BITS_H
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/** Returns whether two numbers have the same bits: NaN equals itself, and 0 differs from -0. */
static inline bool smr_same_bits(double x, double y)
{
	uint64_t a, b;

	memcpy(&a, &x, sizeof(a));
	memcpy(&b, &y, sizeof(b));
	return a == b;
}
#endif
