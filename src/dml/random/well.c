/* WELL1024a of Panneton, L'Ecuyer and Matsumoto (ACM TOMS 32, 2006), table II, with the seeds of
 * Apache Commons Math. */
#include "dml/random/generators.h"

#include "base/assert.h"

enum { WORDS = 32, M1 = 3, M2 = 24, M3 = 10 };

void dml_well_of_java(dml_well *g, dml_java *from)
{
	for (int i = 0; i < WORDS; i++)
		g->v[i] = dml_java_bits(from, 32);
	g->at = 0;
}

/* The two words of the seed, then a recurrence on words extended by their sign. */
void dml_well_seed(dml_well *g, int64_t seed)
{
	g->v[0] = (uint32_t)((uint64_t)seed >> 32);
	g->v[1] = (uint32_t)seed;
	for (unsigned i = 2; i < WORDS; i++) {
		int64_t x = (int32_t)g->v[i - 2];

		g->v[i] = (uint32_t)(1812433253u * (uint64_t)(x ^ (x >> 30)) + i);
	}
	g->at = 0;
}

static uint32_t next_word(dml_well *g)
{
	uint32_t *v = g->v;
	unsigned i = g->at, before = (i + WORDS - 1) % WORDS;
	uint32_t m1 = v[(i + M1) % WORDS], m2 = v[(i + M2) % WORDS], m3 = v[(i + M3) % WORDS];
	uint32_t z0 = v[before], z1 = v[i] ^ m1 ^ (m1 >> 8);
	uint32_t z2 = m2 ^ (m2 << 19) ^ m3 ^ (m3 << 14);

	smr_assert(i < WORDS);
	v[i] = z1 ^ z2;
	v[before] = z0 ^ (z0 << 11) ^ z1 ^ (z1 << 7) ^ z2 ^ (z2 << 13);
	g->at = before;
	return v[before];
}

int64_t dml_well_long(dml_well *g)
{
	uint64_t high = (uint64_t)next_word(g) << 32;

	return (int64_t)(high | next_word(g));
}

double dml_well_double(dml_well *g)
{
	uint64_t high = (uint64_t)(next_word(g) >> 6) << 26;

	return (double)(int64_t)(high | next_word(g) >> 6) * 0x1p-52;
}
