#include "base/data/hash.h"

#include <string.h>

/* Finaliser of splitmix64 (Steele, Lea, Flood 2014): each input bit flips each
 * output bit with a chance near one half. */
static uint64_t mix_splitmix64(uint64_t x)
{
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
	return x ^ (x >> 31);
}

uint64_t smr_hash_mix(uint64_t hash, uint64_t more)
{
	/* the odd constant is 2^64 / golden ratio: a hash of 0 with 0 does not stay 0 */
	return mix_splitmix64((hash ^ mix_splitmix64(more + 0x9e3779b97f4a7c15U)) +
			      0x9e3779b97f4a7c15U);
}

uint64_t smr_hash64(const void *data, size_t n, uint64_t seed)
{
	const unsigned char *p = data;
	uint64_t hash = smr_hash_mix(seed, n);

	for (; n >= 8; p += 8, n -= 8) {
		uint64_t word;

		memcpy(&word, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
		word = __builtin_bswap64(word);
#endif
		hash = smr_hash_mix(hash, word);
	}
	if (n > 0) {
		uint64_t tail = 0;

		for (size_t i = 0; i < n; i++)
			tail |= (uint64_t)p[i] << (8 * i);
		hash = smr_hash_mix(hash, tail);
	}
	return hash;
}

/* Words are distributed over eight lanes, since one lane waits for its multiplication. A step is
 * invertible, so one word that differs makes its lane differ. */
uint64_t smr_hash_large(const void *data, size_t n)
{
	enum { LANES = 8, LARGE = 512 };
	const unsigned char *p = data;
	uint64_t lane[LANES], hash = n;

	if (n < LARGE)
		return smr_hash64(data, n, 0);
	for (int i = 0; i < LANES; i++)
		lane[i] = mix_splitmix64((uint64_t)i + 1);
	for (; n >= 8 * LANES; p += 8 * LANES, n -= 8 * LANES)
		for (int i = 0; i < LANES; i++) {
			uint64_t word;

			memcpy(&word, p + (ptrdiff_t)8 * i, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
			word = __builtin_bswap64(word);
#endif
			word = (lane[i] ^ word) * 0xbf58476d1ce4e5b9U;
			lane[i] = word << 29 | word >> 35;
		}
	for (int i = 0; i < LANES; i++)
		hash = smr_hash_mix(hash, lane[i]);
	return smr_hash64(p, n, hash);
}

uint64_t smr_hash_fnv1a(const void *data, size_t n)
{
	const unsigned char *p = data;
	uint64_t hash = SMR_FNV1A_BASIS;

	for (size_t i = 0; i < n; i++)
		hash = (hash ^ p[i]) * SMR_FNV1A_PRIME;
	return hash;
}
