/* Samples of 1 to n: reservoir sampling and a shuffle, or with replacement. */
#include "base/assert.h"
#include "dml/random/generators.h"
#include "dml/random/random.h"

/* Draws below @p range without a bias: numbers of the last, incomplete interval are refused. */
static int64_t draw_below(dml_java *g, int64_t range)
{
	for (;;) {
		uint64_t bits = dml_java_long(g) << 1 >> 1, v = bits % (uint64_t)range;

		if (bits - v + (uint64_t)range - 1 < 1ull << 63)
			return (int64_t)v;
	}
}

static void shuffle(dml_java *g, int64_t size, double *out)
{
	for (int64_t i = 0; i + 1 < size; i++) {
		int64_t k = i + dml_java_below(g, (int32_t)(size - i));
		double x = out[k];

		out[k] = out[i];
		out[i] = x;
	}
}

void dml_random_sample(int64_t range, int64_t size, bool again, int64_t seed, double *out)
{
	dml_java g;

	smr_assert(again || (size <= range && range < INT32_MAX));
	dml_java_seed(&g, seed);
	for (int64_t i = 0; i < size; i++)
		out[i] = (double)(again ? draw_below(&g, range) + 1 : i + 1);
	if (again)
		return;
	for (int64_t i = size + 1; i <= range; i++)
		if (dml_java_below(&g, (int32_t)i) < size)
			out[dml_java_below(&g, (int32_t)size)] = (double)i;
	shuffle(&g, size, out);
}
