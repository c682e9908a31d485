/* Decimal to double: w * 10^q, with at most 19 digits w and a power q of ten.
 *
 * w and 10^q as doubles are exact where both are small, and their product is then rounded once.
 * Else w is multiplied by the first 128 bits of 5^q (Lemire, "Number parsing at a gigabyte per
 * second", 2021): the product's first bits are those of the number except for a negligible error,
 * unless all bits behind the mantissa are ones: then the lower half of the power counts, too. Cases
 * that are still in doubt are left to the caller. */
#include "base/data/parse_double.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

enum { DIGITS = 19, MANTISSA = 52, BIAS = 1023, INFINITE = 2047 };

static const struct power {
	uint64_t high, low;
} powers[] = {
#define POWER(q, high, low) {high, low},
#include "base/data/powers_of_five.def"
};

static const double small_powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
				      1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
				      1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
enum { SMALL = sizeof(small_powers) / sizeof(small_powers[0]) - 1 };

/* ---- w * 10^q -------------------------------------------------------------------------------- */

static unsigned __int128 multiply_by_power(uint64_t w, int q)
{
	const struct power *p = &powers[q - SMR_LEAST_POWER];
	unsigned __int128 x = (unsigned __int128)w * p->high;

	if (((uint64_t)(x >> 64) & 0x1ff) == 0x1ff)
		x += (uint64_t)((unsigned __int128)w * p->low >> 64);
	return x;
}

static bool scale_to_double_bits(uint64_t w, int q, uint64_t *bits)
{
	int shift = __builtin_clzll(w);
	unsigned __int128 x = multiply_by_power(w << shift, q);
	uint64_t high = (uint64_t)(x >> 64), low = (uint64_t)x, m;
	int upper = (int)(high >> 63), drop = upper + 64 - MANTISSA - 3;
	int64_t power = ((217706 * (int64_t)q) >> 16) + 63 + upper - shift + BIAS;

	if (power <= 0 || (low == UINT64_MAX && (q < -27 || q > 55)))
		return false;
	m = high >> drop;
	/* exactly half way between two doubles: rounds to the even one */
	if (low <= 1 && q >= -4 && q <= 23 && (m & 3) == 1 && m << drop == high)
		m &= ~(uint64_t)1;
	m = (m + (m & 1)) >> 1;
	if (m >> (MANTISSA + 1) != 0) {
		m >>= 1;
		power++;
	}
	if (power >= INFINITE)
		return false;
	*bits = (m & ((UINT64_C(1) << MANTISSA) - 1)) | (uint64_t)power << MANTISSA;
	return true;
}

static bool decimal_to_double(uint64_t w, int64_t q, bool negative, double *out)
{
	uint64_t bits = 0;

	if (w >> (MANTISSA + 1) == 0 && q >= -SMALL && q <= SMALL) {
		double x = (double)w;

		x = q < 0 ? x / small_powers[-q] : x * small_powers[q];
		*out = negative ? -x : x;
		return true;
	}
	if (w != 0 && (q < SMR_LEAST_POWER || q > SMR_GREATEST_POWER ||
		       !scale_to_double_bits(w, (int)q, &bits)))
		return false;
	bits |= (uint64_t)negative << 63;
	memcpy(out, &bits, sizeof(*out));
	return true;
}

/* ---- text ------------------------------------------------------------------------------------ */

static bool is_digit(const char *at, const char *end)
{
	return at < end && *at >= '0' && *at <= '9';
}

/* Parses eight digits at once, the first in the lowest byte: by pairs, fours, all. */
static bool eight(const char *at, const char *end, uint64_t *out)
{
	uint64_t x;

	if (end - at < 8 || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__)
		return false;
	memcpy(&x, at, sizeof(x));
	if (((x & 0xf0f0f0f0f0f0f0f0) | ((x + 0x0606060606060606) & 0xf0f0f0f0f0f0f0f0) >> 4) !=
	    0x3333333333333333)
		return false;
	x = ((x & 0x0f0f0f0f0f0f0f0f) * (1 + (10 << 8))) >> 8;
	x = ((x & 0x00ff00ff00ff00ff) * (1 + (100 << 16))) >> 16;
	*out = ((x & 0x0000ffff0000ffff) * (1 + (UINT64_C(10000) << 32))) >> 32;
	return true;
}

typedef struct reading {
	const char *at, *end;
	uint64_t w;
	int digits; /* digits of w, at most so many */
} reading;

static void read_digits(reading *r)
{
	uint64_t x;

	while (r->digits + 8 <= DIGITS && eight(r->at, r->end, &x)) {
		r->w = r->w * 100000000 + x;
		r->digits += r->w > 0 ? 8 : 0;
		r->at += 8;
	}
	for (; r->digits <= DIGITS && is_digit(r->at, r->end); r->at++) {
		r->w = r->w * 10 + (uint64_t)(*r->at - '0');
		r->digits += r->w > 0;
	}
}

static void read_exponent(reading *r, int64_t *q)
{
	const char *at = r->at + 1;
	bool negative = at < r->end && *at == '-';
	int64_t e = 0;

	at += at < r->end && (*at == '-' || *at == '+');
	if (!is_digit(at, r->end))
		return; /* "1e" is 1, followed by an e */
	for (; is_digit(at, r->end); at++)
		if (e < 100000)
			e = e * 10 + (*at - '0');
	*q += negative ? -e : e;
	r->at = at;
}

bool smr_parse_double_read(const char **at, const char *end, double *out)
{
	reading r = {.at = *at, .end = end};
	bool negative = r.at < end && *r.at == '-', any;
	const char *from;
	int64_t q = 0;

	r.at += r.at < end && (*r.at == '-' || *r.at == '+');
	from = r.at;
	read_digits(&r);
	any = r.at > from;
	if (any && r.at - from == 1 && *from == '0' && r.at < end && (*r.at | 32) == 'x')
		return false;
	if (r.digits <= DIGITS && r.at < end && *r.at == '.') {
		from = ++r.at;
		read_digits(&r);
		q = from - r.at;
		any |= r.at > from;
	}
	if (!any || r.digits > DIGITS || is_digit(r.at, end))
		return false;
	if (r.at < end && (*r.at | 32) == 'e')
		read_exponent(&r, &q);
	if (!decimal_to_double(r.w, q, negative, out))
		return false;
	*at = r.at;
	return true;
}

bool smr_parse_double_scan(const char **at, const char *end, double *out)
{
	char few[128], *copy = few, *stop;
	size_t n = (size_t)(end - *at);

	if (n >= sizeof(few))
		copy = smr_malloc(n + 1);
	if (copy == NULL)
		return false;
	memcpy(copy, *at, n);
	copy[n] = '\0';
	*out = strtod(copy, &stop);
	*at += stop - copy;
	if (copy != few)
		smr_free(copy);
	return true;
}
