/* The generator of java.util.Random.
 *
 * Its state is x -> a x + c modulo 2^48; n steps are one step with other a and c, so that several
 * numbers are computed side by side. The upper bits of the state are garbage: they never reach the
 * lower 48. */
#include "dml/random/generators.h"

#include <stddef.h>

#include "base/assert.h"

enum { LANES = 8 };

#define FACTOR 0x5deece66dull
#define SUMMAND 0xbull

void dml_java_seed(dml_java *g, int64_t seed)
{
	g->state = (uint64_t)seed ^ FACTOR;
}

static uint64_t next_state(uint64_t x)
{
	return x * FACTOR + SUMMAND;
}

uint32_t dml_java_bits(dml_java *g, unsigned n)
{
	smr_assert(n >= 1 && n <= 32);
	g->state = next_state(g->state);
	return (uint32_t)((g->state << 16) >> (64 - n));
}

uint64_t dml_java_long(dml_java *g)
{
	uint64_t high = (uint64_t)dml_java_bits(g, 32) << 32;

	return high + (uint64_t)(int64_t)(int32_t)dml_java_bits(g, 32);
}

/* Makes a number in [0, 1) of 26 bits of one state and 27 bits of the next. */
static double unit_of(uint64_t a, uint64_t b)
{
	uint64_t high = (a << 16) >> 38, low = (b << 16) >> 37;

	return (double)(int64_t)((high << 27) + low) * 0x1p-53;
}

double dml_java_double(dml_java *g)
{
	uint64_t a = next_state(g->state);

	g->state = next_state(a);
	return unit_of(a, g->state);
}

int32_t dml_java_below(dml_java *g, int32_t n)
{
	uint32_t bits = dml_java_bits(g, 31);

	smr_assert(n > 0);
	if ((n & (n - 1)) == 0)
		return (int32_t)(((uint64_t)(uint32_t)n * bits) >> 31);
	for (;; bits = dml_java_bits(g, 31)) {
		uint32_t v = bits % (uint32_t)n;

		/* The last, incomplete interval of length n would favour small numbers. */
		if (bits - v + (uint32_t)n - 1 < 1u << 31)
			return (int32_t)v;
	}
}

/* The factor and the summand of 2 * LANES steps. */
static void jump_of(uint64_t *factor, uint64_t *summand)
{
	*factor = 1;
	*summand = 0;
	for (int i = 0; i < 2 * LANES; i++) {
		*summand = *summand * FACTOR + SUMMAND;
		*factor *= FACTOR;
	}
}

void dml_java_fill(dml_java *g, int64_t n, double *out)
{
	uint64_t factor, summand, x[LANES];
	int64_t i = 0;

	if (n >= 4 * LANES) {
		jump_of(&factor, &summand);
		x[0] = next_state(g->state);
		for (int k = 1; k < LANES; k++)
			x[k] = next_state(next_state(x[k - 1]));
		for (; i + LANES <= n; i += LANES)
			for (int k = 0; k < LANES; k++) {
				out[i + k] = unit_of(x[k], next_state(x[k]));
				g->state = x[k];
				x[k] = x[k] * factor + summand;
			}
		g->state = next_state(g->state);
	}
	for (; i < n; i++)
		out[i] = dml_java_double(g);
}
