/* Floats of eight bits or less: each number is computed as f32, which contains all of them.
 *
 * In both directions numbers are integers in which the mantissa follows the exponent, so that a
 * carry of rounding runs into the exponent. Subnormal numbers are multiples of the least one:
 * widened by a product, rounded by adding a power of two whose last bit is that number. */
#include <math.h>

#include "back/cpu/codegen/emit/emit.h"
#include "ir/graph/value.h"

enum { EXPONENT = 127, MANTISSA = 23, INFINITE = 0x7f800000, QUIET = 0x400000 }; /* of f32 */

/* One format, in vectors or single numbers. */
typedef struct tiny_emit {
	nest_emit *m;
	smr_tiny_format f;
	bool vec;
} tiny_emit;

static nest_val literal(const tiny_emit *e, uint32_t bits)
{
	nest_val v = nest_literal(SMR_I32, bits);

	return e->vec ? nest_splat(e->m, SMR_I32, v) : v;
}

static nest_val apply(const tiny_emit *e, const char *op, nest_val a, uint32_t b)
{
	return nest_two(e->m, op, SMR_I32, a, literal(e, b));
}

static nest_val choose(const tiny_emit *e, nest_val c, nest_val a, nest_val b)
{
	return nest_choose(e->m, SMR_I32, c, a, b);
}

static nest_val reinterpret(const tiny_emit *e, smr_dtype from, smr_dtype to, nest_val a)
{
	return nest_cast(e->m, "bitcast", from, to, a);
}

static nest_val float_of(const tiny_emit *e, double v)
{
	nest_val x = nest_float(SMR_F32, v);

	return e->vec ? nest_splat(e->m, SMR_F32, x) : x;
}

/* Returns the bits of a number without sign, from its code. */
static nest_val widen_magnitude(const tiny_emit *e, nest_val code)
{
	unsigned shift = MANTISSA - e->f.mbits;
	nest_val shifted = apply(e, "shl", code, shift);
	nest_val normal = apply(e, "add", shifted, (uint32_t)(EXPONENT - e->f.bias) << MANTISSA);
	nest_val least, is_small;

	if (e->f.sign == 0) /* there is no 0: the lowest exponent is that of a number */
		least = literal(e, 1u << (MANTISSA - 1));
	else
		least = reinterpret(e, SMR_F32, SMR_I32,
				    nest_two(e->m, "fmul", SMR_F32,
					     nest_cast(e->m, "sitofp", SMR_I32, SMR_F32, code),
					     float_of(e, ldexp(1, 1 - e->f.bias - e->f.mbits))));
	is_small = apply(e, "icmp ult", code, 1u << e->f.mbits);
	normal = choose(e, is_small, least, normal);
	if (!e->f.has_infinity)
		return normal;
	shifted = choose(e, apply(e, "icmp ugt", code, e->f.inf), apply(e, "or", shifted, QUIET),
			 shifted);
	return choose(e, apply(e, "icmp uge", code, e->f.inf), apply(e, "or", shifted, INFINITE),
		      normal);
}

nest_val nest_from_tiny(nest_emit *m, smr_dtype from, nest_val a)
{
	tiny_emit e = {.m = m, .vec = a.vec};
	unsigned mask;
	nest_val code, r, sign, is_nan;

	smr_tiny_format_of(from, &e.f);
	mask = e.f.sign != 0 ? 2u * e.f.sign - 1 : 0xff;
	code = apply(&e, "and", nest_cast(m, "zext", SMR_U8, SMR_I32, a), mask);
	r = widen_magnitude(&e, apply(&e, "and", code, mask & ~(unsigned)e.f.sign));
	if (e.f.sign != 0) {
		sign = apply(&e, "and", code, e.f.sign);
		sign = nest_two(m, "mul", SMR_I32, sign, literal(&e, 0x80000000u / e.f.sign));
		r = nest_two(m, "or", SMR_I32, r, sign);
	}
	if (e.f.has_nan && !e.f.has_infinity) {
		is_nan = e.f.fnuz || e.f.sign == 0
				 ? apply(&e, "icmp eq", code, e.f.nan)
				 : apply(&e, "icmp eq", apply(&e, "and", code, e.f.nan), e.f.nan);
		r = choose(&e, is_nan, apply(&e, "or", r, INFINITE | QUIET), r);
		if (e.f.fnuz || e.f.sign == 0)
			r = choose(&e, is_nan, literal(&e, INFINITE | QUIET), r);
	}
	return reinterpret(&e, SMR_I32, SMR_F32, r);
}

/* Returns the code of a number without sign, from its bits. */
static nest_val narrow_magnitude(const tiny_emit *e, nest_val a)
{
	unsigned shift = MANTISSA - e->f.mbits;
	double magic = ldexp(1, MANTISSA + 1 - e->f.bias - e->f.mbits);
	nest_val odd = apply(e, "and", apply(e, "lshr", a, shift), 1), normal, small, code;

	if (e->f.mbits == 0) /* the significand is 1 or, after rounding, 2: the even one */
		odd = literal(e, 1);
	normal = nest_two(e->m, "add", SMR_I32, apply(e, "add", a, (1u << (shift - 1)) - 1), odd);
	normal = apply(e, "sub", apply(e, "lshr", normal, shift),
		       (uint32_t)(EXPONENT - e->f.bias) << e->f.mbits);
	small = nest_two(e->m, "fadd", SMR_F32, reinterpret(e, SMR_I32, SMR_F32, a),
			 float_of(e, magic));
	small = apply(e, "sub", reinterpret(e, SMR_F32, SMR_I32, small),
		      (uint32_t)smr_value_from_double(SMR_F32, magic));
	code = choose(e, apply(e, "icmp ult", a, (uint32_t)(EXPONENT + 1 - e->f.bias) << MANTISSA),
		      small, normal);
	return choose(e, apply(e, "icmp sgt", code, e->f.most), literal(e, e->f.inf), code);
}

static nest_val nan_code(const tiny_emit *e, nest_val a)
{
	nest_val payload;

	if (!e->f.has_infinity)
		return literal(e, e->f.nan);
	payload =
		apply(e, "and", apply(e, "lshr", a, MANTISSA - e->f.mbits), (1u << e->f.mbits) - 1);
	return apply(e, "or", payload, e->f.nan);
}

nest_val nest_to_tiny(nest_emit *m, smr_dtype to, nest_val x)
{
	tiny_emit e = {.m = m, .vec = x.vec};
	nest_val bits = reinterpret(&e, SMR_F32, SMR_I32, x), a, code, sign;

	smr_tiny_format_of(to, &e.f);
	a = apply(&e, "and", bits, 0x7fffffff);
	code = choose(&e, apply(&e, "icmp ugt", a, INFINITE), nan_code(&e, a),
		      narrow_magnitude(&e, a));
	if (e.f.sign == 0) {
		code = choose(&e, apply(&e, "icmp sle", bits, 0), literal(&e, e.f.nan), code);
	} else {
		sign = apply(&e, "lshr", bits, 31);
		sign = nest_two(m, "mul", SMR_I32, sign, literal(&e, e.f.sign));
		sign = nest_two(m, "or", SMR_I32, code, sign);
		code = e.f.fnuz ? choose(&e, apply(&e, "icmp eq", apply(&e, "and", code, 0x7f), 0),
					 code, sign)
				: sign;
	}
	return nest_cast(m, "trunc", SMR_I32, SMR_U8, code);
}
