/** @file How long tests with random input go on. */
#ifndef SMR_TESTS_UNIT_ROUNDS_H
#define SMR_TESTS_UNIT_ROUNDS_H

#include <stdint.h>
#include <stdlib.h>

/** How often a test with random input runs: @p n times SAMARA_REPEATS, which is 1. */
static inline uint64_t unit_rounds(uint64_t n)
{
	const char *times = getenv("SAMARA_REPEATS");

	return times == NULL ? n : n * strtoul(times, NULL, 10);
}

#endif
