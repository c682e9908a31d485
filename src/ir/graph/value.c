#include "ir/graph/value.h"

#include <math.h>
#include <string.h>

#include "base/assert.h"

static uint64_t bits_of_double(double v)
{
	uint64_t b;

	memcpy(&b, &v, sizeof(b));
	return b;
}

static double double_of_bits(uint64_t b)
{
	double v;

	memcpy(&v, &b, sizeof(v));
	return v;
}

static uint64_t bits_of_float(float v)
{
	uint32_t b;

	memcpy(&b, &v, sizeof(b));
	return b;
}

static float float_of_bits(uint64_t bits)
{
	uint32_t b = (uint32_t)bits;
	float v;

	memcpy(&v, &b, sizeof(v));
	return v;
}

/* Floats of 16 and 8 bits as IEEE 754 has them: sign, exponent, mantissa. */
typedef struct small {
	unsigned ebits, mbits;
	bool finite; /* no infinity: the largest exponent holds numbers too, and one NaN */
} small;

static const small smalls[SMR_DTYPE_COUNT] = {
	[SMR_F16] = {5, 10, false},   [SMR_BF16] = {8, 7, false},   [SMR_F8E4M3FN] = {4, 3, true},
	[SMR_F8E5M2] = {5, 2, false}, [SMR_F8E4M3] = {4, 3, false}, [SMR_F8E3M4] = {3, 4, false},
};

/* Floats with other encodings, as LLVM's APFloat.h and ml_dtypes have them. Those with a NaN that
 * would be -0 (FNUZ) have no -0; that of exponents alone (E8M0) has no sign and no zero; those of
 * less than eight bits have neither NaN nor infinity: NaN becomes -0, too large a number the
 * largest. */
typedef struct odd {
	uint8_t bits, mbits, bias;
	uint8_t most, inf, nan; /* the largest number; the codes for infinities and NaNs */
	uint8_t zero;           /* the code for 0 */
} odd;

static const odd odds[SMR_DTYPE_COUNT] = {
	[SMR_F8E4M3FNUZ] = {8, 3, 8, 0x7f, 0x80, 0x80, 0},
	[SMR_F8E5M2FNUZ] = {8, 2, 16, 0x7f, 0x80, 0x80, 0},
	[SMR_F8E4M3B11FNUZ] = {8, 3, 11, 0x7f, 0x80, 0x80, 0},
	[SMR_F8E8M0FNU] = {9, 0, 127, 0xfe, 0xff, 0xff, 0xff},
	[SMR_F6E2M3FN] = {6, 3, 1, 0x1f, 0x1f, 0x20, 0},
	[SMR_F6E3M2FN] = {6, 2, 3, 0x1f, 0x1f, 0x20, 0},
	[SMR_F4E2M1FN] = {4, 1, 1, 0x7, 0x7, 0x8, 0},
};

static double odd_to_double(const odd *f, uint64_t b)
{
	unsigned sign = 1u << (f->bits - 1), m = (unsigned)b & (sign - 1), e = m >> f->mbits;
	bool has_nan = f->bits >= 8;
	double v;

	if (has_nan && (b & 0xff) == f->nan)
		return __builtin_nan("");
	v = __builtin_ldexp((double)(m & ((1u << f->mbits) - 1)), -(int)f->mbits);
	if (f->zero != 0) /* there is no zero: the lowest exponent is a number's, too */
		return __builtin_ldexp(1, (int)e - f->bias);
	v = e == 0 ? __builtin_ldexp(v, 1 - f->bias) : __builtin_ldexp(1 + v, (int)e - f->bias);
	return b & sign ? -v : v;
}

/* Rounds once, to nearest even; the carry may run into the exponent. */
static uint64_t odd_from_double(const odd *f, double v)
{
	unsigned sign = 1u << (f->bits - 1), bits;
	int least = 1 - f->bias, e;
	double a = __builtin_fabs(v), steps;

	if (__builtin_isnan(v) || (f->zero != 0 && !(v > 0)))
		return f->nan;
	(void)__builtin_frexp(a, &e);
	e = a == 0 || e - 1 < least ? least : e - 1;
	steps = __builtin_rint(__builtin_ldexp(a, (int)f->mbits - e)) +
		__builtin_ldexp(e - least, (int)f->mbits);
	bits = __builtin_isinf(v) || steps > f->most ? f->inf : (unsigned)steps;
	if (f->bits == 8 && (bits == 0 || bits == f->nan)) /* FNUZ */
		return bits;
	return signbit(v) ? bits | sign : bits;
}

static bool is_odd(smr_dtype t)
{
	return odds[t].bits != 0;
}

bool smr_tiny_format_of(smr_dtype t, smr_tiny_format *out)
{
	const small *f = &smalls[t];
	const odd *o = &odds[t];
	unsigned inf = ((1u << f->ebits) - 1) << f->mbits, all = (1u << (f->ebits + f->mbits)) - 1;

	if (!smr_dtype_is_tiny(t))
		return false;
	if (is_odd(t))
		*out = (smr_tiny_format){.sign = o->bits > 8 ? 0 : 1u << (o->bits - 1),
					 .mbits = o->mbits,
					 .bias = o->bias,
					 .most = o->most,
					 .inf = o->inf,
					 .nan = o->nan,
					 .has_nan = o->bits >= 8,
					 .fnuz = o->bits == 8};
	else
		*out = (smr_tiny_format){.sign = 1u << (f->ebits + f->mbits),
					 .mbits = (uint8_t)f->mbits,
					 .bias = (uint8_t)((1u << (f->ebits - 1)) - 1),
					 .most = (uint8_t)((f->finite ? all : inf) - 1),
					 .inf = (uint8_t)(f->finite ? all : inf),
					 .nan = (uint8_t)(f->finite ? all
								    : inf | 1u << (f->mbits - 1)),
					 .has_nan = true,
					 .has_infinity = !f->finite};
	return true;
}

static const small *small_of(smr_dtype t)
{
	smr_assert(smalls[t].ebits != 0);
	return &smalls[t];
}

static double small_to_double(const small *f, uint64_t b)
{
	uint64_t sign = (b >> (f->ebits + f->mbits) & 1) << 63, m = b & ((1u << f->mbits) - 1);
	unsigned top = (1u << f->ebits) - 1, e = (unsigned)(b >> f->mbits) & top;
	int bias = (1 << (f->ebits - 1)) - 1;
	double v;

	/* infinity, NaN: keep the payload */
	if (e == top && (!f->finite || m == (1u << f->mbits) - 1))
		return double_of_bits(sign | 0x7ffull << 52 | m << (52 - f->mbits));
	if (e != 0)
		return double_of_bits(sign | (uint64_t)((int)e - bias + 1023) << 52 |
				      m << (52 - f->mbits));
	v = __builtin_ldexp((double)m, 1 - bias - (int)f->mbits);
	return sign ? -v : v;
}

/* Rounds the 53-bit mantissa once, to nearest even; the carry may run into the exponent. Overflow
 * gives infinity, or NaN in formats without infinity. */
static uint64_t small_from_double(const small *f, double v)
{
	uint64_t b = bits_of_double(v), m = b & 0xfffffffffffffull;
	uint64_t sign = b >> 63 << (f->ebits + f->mbits), mmask = (1u << f->mbits) - 1;
	uint64_t inf = (uint64_t)((1u << f->ebits) - 1) << f->mbits, bits;
	int e = (int)(b >> 52 & 0x7ff) - 1023, bias = (1 << (f->ebits - 1)) - 1;
	unsigned drop = 52 - f->mbits;

	if (f->finite && e == 1024)
		return sign | inf | mmask;
	if (e == 1024 && m != 0) /* a NaN stays a NaN, and is quiet */
		return sign | inf | 1u << (f->mbits - 1) | m >> drop;
	if (e > bias + f->finite)
		return sign | inf | (f->finite ? mmask : 0);
	if (e < -bias - (int)f->mbits) /* below half of the smallest number, or 0 */
		return sign;
	m |= 1ull << 52;
	if (e < 1 - bias) { /* subnormal */
		drop += (unsigned)(1 - bias - e);
		e = -bias;
	} else {
		m &= ~(1ull << 52);
	}
	uint64_t kept = m >> drop, rest = m & ((1ull << drop) - 1), half = 1ull << (drop - 1);

	kept += rest > half || (rest == half && (kept & 1));
	bits = ((uint64_t)(e + bias) << f->mbits) + kept;
	return sign | (f->finite && bits > (inf | mmask) ? inf | mmask : bits);
}

uint64_t smr_value_mask(smr_dtype t, uint64_t bits)
{
	size_t bytes = smr_dtype_size(t);

	if (t == SMR_I1)
		return bits & 1;
	return bytes >= 8 ? bits : bits & ((1ull << (8 * bytes)) - 1);
}

int64_t smr_value_to_int(smr_dtype t, uint64_t bits)
{
	switch (t) {
	case SMR_I8:
		return (int8_t)bits;
	case SMR_I16:
		return (int16_t)bits;
	case SMR_I32:
		return (int32_t)bits;
	default:
		return (int64_t)smr_value_mask(t, bits);
	}
}

double smr_value_to_double(smr_dtype t, uint64_t bits)
{
	switch (t) {
	case SMR_F64:
		return double_of_bits(bits);
	case SMR_F32:
		return (double)float_of_bits(bits);
	case SMR_U64:
		return (double)bits;
	default:
		if (!smr_dtype_is_float(t))
			return (double)smr_value_to_int(t, bits);
		return is_odd(t) ? odd_to_double(&odds[t], bits)
				 : small_to_double(small_of(t), bits);
	}
}

static uint64_t int_from_double(smr_dtype t, double v)
{
	smr_assert(!smr_dtype_is_float(t));
	if (t == SMR_I1)
		return v != 0; /* C's _Bool: a NaN is true */
	if (t == SMR_U64 && v >= 0x1p63 && v < 0x1p64)
		return (uint64_t)v;
	if (v > -0x1p63 && v < 0x1p63)
		return smr_value_mask(t, (uint64_t)(int64_t)v);
	return smr_value_mask(t, 1ull << 63);
}

uint64_t smr_value_from_double(smr_dtype t, double v)
{
	switch (t) {
	case SMR_F64:
		return bits_of_double(v);
	case SMR_F32:
		return bits_of_float((float)v);
	default:
		if (!smr_dtype_is_float(t))
			return int_from_double(t, v);
		return is_odd(t) ? odd_from_double(&odds[t], v) : small_from_double(small_of(t), v);
	}
}

/* Converts to a double whose rounding to a narrower type equals rounding once: lost bits set the
 * last bit (round to odd). */
static double sticky_double(bool is_signed, uint64_t bits)
{
	bool neg = is_signed && (int64_t)bits < 0;
	uint64_t mag = neg ? 0 - bits : bits;
	unsigned shift = 0;

	while (mag >> shift > 1ull << 53)
		shift++;
	uint64_t top = mag >> shift;

	if (top << shift != mag)
		top |= 1;
	double v = __builtin_ldexp((double)top, (int)shift);

	return neg ? -v : v;
}

uint64_t smr_value_convert(smr_dtype to, smr_dtype from, uint64_t bits)
{
	bool is_signed = smr_dtype_is_signed(from);

	if (to == from)
		return smr_value_mask(to, bits);
	if (smr_dtype_is_float(from))
		return smr_value_from_double(to, smr_value_to_double(from, bits));
	uint64_t v = (uint64_t)smr_value_to_int(from, bits);

	if (!smr_dtype_is_float(to))
		return to == SMR_I1 ? v != 0 : smr_value_mask(to, v);
	if (to == SMR_F64)
		return bits_of_double(is_signed ? (double)(int64_t)v : (double)v);
	if (to == SMR_F32)
		return bits_of_float(is_signed ? (float)(int64_t)v : (float)v);
	return smr_value_from_double(to, sticky_double(is_signed, v));
}
