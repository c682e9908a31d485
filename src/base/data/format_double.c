/* Double to the fewest decimal digits (Giulietti, "The Schubfach way to render doubles", 2021).
 *
 * v is c * 2^q. All numbers between v - 2^(q-1) and v + 2^(q-1) parse as v, and the bounds too if c
 * is even. With k = floor(log10(2^q)) at least one multiple of 10^k is among them and at most one
 * of 10^(k+1). All three are multiplied by 10^-k, of which 126 bits are enough, in units of 1/4,
 * with a sticky last bit. The gap below a power of two is half as wide: these are left to the
 * caller. */
#include "base/data/format_double.h"

#include <string.h>

#include "base/data/parse_double.h"

enum { MANTISSA = 52, BIAS = 1075, EXPONENTS = 2047, EXACT = 55 /* 5^55 has 128 bits */ };

static const struct power {
	uint64_t high, low;
} powers[] = {
#define POWER(q, high, low) {high, low},
#include "base/data/powers_of_five.def"
};

/* Returns the upper 64 bits of a product by 128 bits; the last bit is set if any bit below is. */
static uint64_t multiply_to_odd(const struct power *p, uint64_t x)
{
	unsigned __int128 low = (unsigned __int128)p->low * x;
	unsigned __int128 high = (unsigned __int128)p->high * x + (uint64_t)(low >> 64);

	return (uint64_t)(high >> 64) | ((uint64_t)high > 1);
}

static int floor_log2_of_power(int k) /* of 10^k */
{
	return (int)((int64_t)k * 1741647 >> 19);
}

static bool power_of_ten(int k, struct power *out)
{
	if (k < SMR_LEAST_POWER || k > SMR_GREATEST_POWER)
		return false;
	*out = powers[k - SMR_LEAST_POWER];
	out->low += k > EXACT; /* rounded up; the lower half is never all ones */
	return true;
}

/* Chooses among the multiples of 10^(k+1) and 10^k next to v, which is @p v / 4 * 10^k. */
static uint64_t choose_multiple(uint64_t below, uint64_t v, uint64_t above, bool even, int *k)
{
	uint64_t low = below + !even, high = above - !even, s = v / 4, tens = s / 10;
	bool up = low <= 40 * tens, next = 40 * tens + 40 <= high;

	if (s >= 10 && up != next) {
		++*k;
		return tens + next;
	}
	up = low <= 4 * s;
	next = 4 * s + 4 <= high;
	if (up != next)
		return s + next;
	return s + (v > 4 * s + 2 || (v == 4 * s + 2 && s % 2 != 0));
}

static uint64_t drop_zeros(uint64_t w, int *q)
{
	while (w % 100000000 == 0) {
		w /= 100000000;
		*q += 8;
	}
	while (w % 10 == 0) {
		w /= 10;
		++*q;
	}
	return w;
}

bool smr_shortest_double(double v, uint64_t *w, int *q)
{
	uint64_t bits, c;
	struct power p;
	int exponent, k, h;

	memcpy(&bits, &v, sizeof(bits));
	exponent = (int)(bits >> MANTISSA); /* with the sign */
	c = bits & ((UINT64_C(1) << MANTISSA) - 1);
	if (exponent <= 0 || exponent >= EXPONENTS || c == 0)
		return false;
	c |= UINT64_C(1) << MANTISSA;
	exponent -= BIAS;
	k = (int)((int64_t)exponent * 1262611 >> 22); /* floor(log10(2^exponent)) */
	if (!power_of_ten(-k, &p))
		return false;
	h = exponent + floor_log2_of_power(-k) + 1;
	*w = choose_multiple(multiply_to_odd(&p, (4 * c - 2) << h), multiply_to_odd(&p, 4 * c << h),
			     multiply_to_odd(&p, (4 * c + 2) << h), c % 2 == 0, &k);
	*q = k;
	*w = drop_zeros(*w, q);
	return true;
}

/* Returns eight digits, the first in the lowest byte: halves, quarters, all. */
static uint64_t eight_digits(uint32_t w)
{
	uint64_t x = w / 10000 | (uint64_t)(w % 10000) << 32, y;

	y = (x * 10486 >> 20) & 0x0000007f0000007f; /* x / 100 */
	x = y | (x - 100 * y) << 16;
	y = (x * 103 >> 10) & 0x000f000f000f000f; /* x / 10 */
	x = y | (x - 10 * y) << 8;
	return x + 0x3030303030303030;
}

static void put_bytes(unsigned __int128 x, char *to)
{
	if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
		memcpy(to, &x, sizeof(x));
	else
		for (int i = 0; i < (int)sizeof(x); i++)
			to[i] = (char)(x >> 8 * i);
}

static int count_digits(uint64_t w)
{
	static const uint64_t powers_of_ten[] = {
		0,
		10,
		100,
		1000,
		10000,
		100000,
		1000000,
		10000000,
		100000000,
		1000000000,
		10000000000,
		100000000000,
		1000000000000,
		10000000000000,
		100000000000000,
		1000000000000000,
		10000000000000000,
		100000000000000000,
	};
	int n = (64 - __builtin_clzll(w | 1)) * 1233 >> 12; /* log10(2) = 1233 / 4096 */

	return n + (w >= powers_of_ten[n]);
}

int smr_put_digits(uint64_t w, char digits[SMR_DOUBLE_DIGITS])
{
	uint64_t last = w % 100000000, rest = w / 100000000, first = rest / 100000000;
	unsigned __int128 x = (unsigned __int128)eight_digits((uint32_t)last) << 64 |
			      eight_digits((uint32_t)(rest % 100000000));
	int n = count_digits(w);

	digits[SMR_DOUBLE_DIGITS - 1] = '\0';
	if (n == SMR_DOUBLE_DIGITS)
		*digits++ = (char)('0' + first);
	put_bytes(n < SMR_DOUBLE_DIGITS ? x >> 8 * (16 - n) : x, digits);
	return n;
}
