#include "ir/graph/value.h"

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

/* Floats of 16 and 8 bits: sign, exponent, mantissa. */
typedef struct small {
	unsigned ebits, mbits;
	bool finite; /* no infinity: the largest exponent holds numbers too, and one NaN */
} small;

static const small *small_of(smr_dtype t)
{
	static const small f16 = {5, 10, false}, bf16 = {8, 7, false}, e4m3 = {4, 3, true},
			   e5m2 = {5, 2, false};

	smr_assert(t == SMR_F16 || t == SMR_BF16 || t == SMR_F8E4M3FN || t == SMR_F8E5M2);
	return t == SMR_F16 ? &f16 : t == SMR_BF16 ? &bf16 : t == SMR_F8E4M3FN ? &e4m3 : &e5m2;
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
	case SMR_F16:
	case SMR_BF16:
	case SMR_F8E4M3FN:
	case SMR_F8E5M2:
		return small_to_double(small_of(t), bits);
	case SMR_U64:
		return (double)bits;
	default:
		return (double)smr_value_to_int(t, bits);
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
	case SMR_F16:
	case SMR_BF16:
	case SMR_F8E4M3FN:
	case SMR_F8E5M2:
		return small_from_double(small_of(t), v);
	default:
		return int_from_double(t, v);
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
