/* sin, cos and tan inline: polynomials for the sine and cosine of the rest r + l of |x| in its
 * quadrant (quadrant.c), |r| <= 0.79 (coefficients: tools/fit-polynomials).
 *
 * sin: r + (r^3 s(r^2) + l cos r); cos: 1 - r^2 / 2, whose rounding error is added again, + (r^4
 * c(r^2) - l r). Each lane chooses one of them. tan is their quotient, both as pairs: one division,
 * and a correction by the remainder. Within 1 ulp. */
#include "back/cpu/codegen/emit/poly.h"

nest_circle nest_circle_of(const nest_polynomial *p, nest_pair r, bool exact)
{
	static const double s32[] = {-0x1.991696p-13, 0x1.1106bcp-7, -0x1.555544p-3};
	static const double s64[] = {0x1.5d7dcf504c719p-33, -0x1.ae5e1eb1036edp-26,
				     0x1.71de351ea2769p-19, -0x1.a01a019bade92p-13,
				     0x1.111111110f579p-7,  -0x1.5555555555547p-3};
	static const double c32[] = {0x1.99e0e8p-16, -0x1.6c0c1ap-10, 0x1.55554ap-5};
	static const double c64[] = {-0x1.8f94262715285p-37, 0x1.1ee9b9eaa4d33p-29,
				     -0x1.27e4f7c23bb98p-22, 0x1.a01a019c515d9p-16,
				     -0x1.6c16c16c14dc4p-10, 0x1.555555555554ap-5};
	bool f32 = p->t == SMR_F32;
	nest_pair z = {nest_poly_multiply(p, r.hi, r.hi), {{0}, false}};
	nest_val half = nest_poly_const(p, 0.5), minus, c, l;
	nest_circle out;

	if (exact)
		z = nest_pair_product(p, r.hi, r.hi);
	minus = nest_poly_multiply(p, z.hi, nest_poly_const(p, -0.5));
	l = nest_poly_fma(p, minus, r.lo, r.lo);
	c = nest_poly_horner(p, z.hi, f32 ? s32 : s64, f32 ? 3 : 6);
	out.sine.hi = r.hi;
	out.sine.lo = nest_poly_fma(p, nest_poly_multiply(p, z.hi, r.hi), c, l);
	c = nest_poly_horner(p, z.hi, f32 ? c32 : c64, f32 ? 3 : 6);
	l = nest_poly_multiply(p, r.hi, r.lo);
	if (exact)
		l = nest_poly_fma(p, z.lo, half, l);
	c = nest_poly_fma(p, nest_poly_multiply(p, z.hi, z.hi), c, nest_negated(p->m, p->t, l));
	out.cosine = nest_pair_sum(p, nest_poly_const(p, 1), minus);
	out.cosine.lo = nest_poly_add(p, out.cosine.lo, c);
	return out;
}

/* One bit of @p number at the place of the sign. */
static nest_val sign_by_bit(const nest_polynomial *p, nest_val number, int bit)
{
	int size = p->t == SMR_F32 ? 32 : 64;

	number = nest_poly_two(p, "shl", p->i, number, nest_poly_integer(p, size - 1 - bit));
	return nest_poly_two(p, "and", p->i, number,
			     nest_poly_integer(p, p->t == SMR_F32 ? INT32_MIN : INT64_MIN));
}

static nest_val sign_of(const nest_polynomial *p, nest_val x)
{
	return sign_by_bit(p, nest_poly_to_bits(p, x), p->t == SMR_F32 ? 31 : 63);
}

static nest_val flip_sign(const nest_polynomial *p, nest_val a, nest_val sign)
{
	a = nest_poly_two(p, "xor", p->i, nest_poly_to_bits(p, a), sign);
	return nest_poly_from_bits(p, a);
}

static nest_val is_odd(const nest_polynomial *p, nest_val number)
{
	nest_val low = nest_poly_two(p, "and", p->i, number, nest_poly_integer(p, 1));

	return nest_poly_two(p, "icmp ne", p->i, low, nest_poly_integer(p, 0));
}

/* sin x, or cos x = sin(x + pi / 2). */
static nest_val emit_wave(const nest_polynomial *p, nest_val x, bool cosine)
{
	quadrant q = nest_reduce_to_quadrant(p, nest_poly_with_sign(p, x, x, true));
	nest_circle c = nest_circle_of(p, q.r, false);
	nest_val sign, odd;

	if (cosine)
		q.number = nest_poly_two(p, "add", p->i, q.number, nest_poly_integer(p, 1));
	odd = is_odd(p, q.number);
	sign = sign_by_bit(p, q.number, 1);
	if (!cosine)
		sign = nest_poly_two(p, "xor", p->i, sign, sign_of(p, x));
	return flip_sign(p,
			 nest_poly_add(p, nest_poly_select(p, odd, c.cosine.hi, c.sine.hi),
				       nest_poly_select(p, odd, c.cosine.lo, c.sine.lo)),
			 sign);
}

static nest_val emit_tan(const nest_polynomial *p, nest_val x)
{
	quadrant q = nest_reduce_to_quadrant(p, nest_poly_with_sign(p, x, x, true));
	nest_circle c = nest_circle_of(p, q.r, true);
	nest_val odd = is_odd(p, q.number), over, r, left, sign;
	nest_pair s = nest_pair_sum(p, c.sine.hi, c.sine.lo), a, b;

	c.cosine = nest_pair_sum(p, c.cosine.hi, c.cosine.lo);
	a = (nest_pair){nest_poly_select(p, odd, c.cosine.hi, s.hi),
			nest_poly_select(p, odd, c.cosine.lo, s.lo)};
	b = (nest_pair){nest_poly_select(p, odd, s.hi, c.cosine.hi),
			nest_poly_select(p, odd, s.lo, c.cosine.lo)};
	over = nest_poly_divide(p, nest_poly_const(p, 1), b.hi);
	r = nest_poly_multiply(p, a.hi, over);
	left = nest_pair_residue(p, nest_negated(p->m, p->t, r), b.hi, a.hi);
	left = nest_poly_add(p, left, a.lo);
	left = nest_poly_fma(p, nest_negated(p->m, p->t, r), b.lo, left);
	r = nest_poly_fma(p, left, over, r);
	sign = nest_poly_two(p, "xor", p->i, sign_by_bit(p, q.number, 0), sign_of(p, x));
	return flip_sign(p, r, sign);
}

bool nest_trigonometric(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	if (what == SMR_OP_sin || what == SMR_OP_cos)
		*out = emit_wave(p, x, what == SMR_OP_cos);
	else if (what == SMR_OP_tan)
		*out = emit_tan(p, x);
	else
		return false;
	return true;
}
