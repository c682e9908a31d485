/* Random numbers, hash codes and the order of a HashMap, by Java's published specifications. */
#include "dml/frame/java.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"

/* ---- java.util.Random ------------------------------------------------------------------------ */

enum { STATE_BITS = 48 };
static const uint64_t multiplier = 0x5DEECE66D;

dml_java_random dml_java_random_begin(int64_t seed)
{
	return (dml_java_random){((uint64_t)seed ^ multiplier) & ((1ull << STATE_BITS) - 1)};
}

static uint32_t next_bits(dml_java_random *r, int bits)
{
	r->state = (r->state * multiplier + 0xB) & ((1ull << STATE_BITS) - 1);
	return (uint32_t)(r->state >> (STATE_BITS - bits));
}

int32_t dml_java_next_int(dml_java_random *r)
{
	return (int32_t)next_bits(r, 32);
}

int32_t dml_java_next(dml_java_random *r, int32_t n)
{
	uint32_t bits, v;

	if ((n & (n - 1)) == 0)
		return (int32_t)((uint64_t)n * next_bits(r, 31) >> 31);
	do {
		bits = next_bits(r, 31);
		v = bits % (uint32_t)n;
	} while (bits - v + (uint32_t)n - 1 > (uint32_t)INT32_MAX);
	return (int32_t)v;
}

int64_t dml_java_next_long(dml_java_random *r)
{
	uint64_t high = (uint64_t)(int64_t)dml_java_next_int(r) << 32;

	return (int64_t)(high + (uint64_t)(int64_t)dml_java_next_int(r));
}

float dml_java_next_float(dml_java_random *r)
{
	return (float)next_bits(r, 24) * 0x1p-24F;
}

double dml_java_next_double(dml_java_random *r)
{
	uint64_t high = (uint64_t)next_bits(r, 26) << 27;

	return (double)(high + next_bits(r, 27)) * 0x1p-53;
}

/* ---- hashCode() ------------------------------------------------------------------------------ */

/* Decodes one character; @p at moves behind it. Invalid bytes stand for themselves. */
static uint32_t next_character(const unsigned char *s, size_t n, size_t *at)
{
	uint32_t c = s[(*at)++];
	int more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC0 ? 1 : 0;

	if (more == 0 || *at + (size_t)more > n)
		return c;
	c &= 0x3Fu >> more;
	for (; more > 0; more--)
		c = c << 6 | (s[(*at)++] & 0x3Fu);
	return c;
}

int32_t dml_java_hash_text(const char *s, size_t n)
{
	const unsigned char *u = (const unsigned char *)s;
	uint32_t h = 0;

	for (size_t at = 0; at < n;) {
		uint32_t c;

		if (u[at] < 0x80) {
			h = 31 * h + u[at++];
			continue;
		}
		c = next_character(u, n, &at);
		if (c >= 0x10000) { /* a pair of UTF-16 units */
			h = 31 * h + (0xD800 + ((c - 0x10000) >> 10));
			c = 0xDC00 + ((c - 0x10000) & 0x3FF);
		}
		h = 31 * h + c;
	}
	return (int32_t)h;
}

static int32_t hash_bits(uint64_t bits)
{
	return (int32_t)(uint32_t)(bits ^ bits >> 32);
}

int32_t dml_java_hash_cell(const dml_column *c, int64_t i)
{
	char room[DML_CELL_ROOM];
	uint64_t bits;
	uint32_t half;
	dml_cell s;

	switch (c->type) {
	case DML_CELL_FP64:
		memcpy(&bits, &c->fp64[i], sizeof(bits));
		return hash_bits(isnan(c->fp64[i]) ? 0x7ff8000000000000 : bits);
	case DML_CELL_FP32:
		memcpy(&half, &c->fp32[i], sizeof(half));
		return isnan(c->fp32[i]) ? 0x7fc00000 : (int32_t)half;
	case DML_CELL_INT64:
		return hash_bits((uint64_t)c->int64[i]);
	case DML_CELL_BOOLEAN:
		return c->truth[i];
	case DML_CELL_CHARACTER:
		return c->utf16[i];
	case DML_CELL_STRING:
		s = dml_cell_text(c, i, room);
		return dml_java_hash_text(s.s, s.n);
	default:
		return c->int32[i];
	}
}

/* ---- HashMap --------------------------------------------------------------------------------- */

/* Keys lie by bucket, in a bucket by insertion: a table that doubles keeps the order of a bucket's
 * keys. */
smr_status dml_java_map_order(const int32_t *hashes, int64_t n, bool copied, int64_t *order)
{
	int64_t size = copied ? 1 : 16, *starts;

	while (copied ? (double)size < (double)n / 0.75 + 1 : n > size / 4 * 3)
		size *= 2;
	starts = smr_calloc((size_t)size + 1, sizeof(*starts));
	if (starts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld tokens", (long long)n);
	for (int64_t i = 0; i < n; i++) {
		uint32_t h = (uint32_t)hashes[i];

		starts[((h ^ h >> 16) & (uint64_t)(size - 1)) + 1]++;
	}
	for (int64_t b = 0; b < size; b++)
		starts[b + 1] += starts[b];
	for (int64_t i = 0; i < n; i++) {
		uint32_t h = (uint32_t)hashes[i];

		order[starts[(h ^ h >> 16) & (uint64_t)(size - 1)]++] = i;
	}
	smr_free(starts);
	return SMR_OK;
}
