/* pow and cbrt inline.
 *
 * pow: 2^(y log2 |x|), the logarithm as a pair with 68 bits (f64) or 33 (f32).
 * |x| = 2^e m, 2/3 <= m < 4/3, s = (m - 1) / (m + 1) as a pair: log m = s (2 + s^2 (2/3 + s^2
 * p(s^2))) (coefficients: tools/fit-polynomials). Exponents y beyond those that matter are bounded
 * first. Special numbers are those of IEEE 754-2019, 9.2.1. Within 1 ulp.
 *
 * cbrt: |x| = a 8^k, 1 <= a < 8. r is about a^(-1/3), by a polynomial for a less a power of two,
 * with a relative error of 2^-12, and a step of third order. Then y = a r^2 is about the root, and
 * a - y^3, computed without losing digits, corrects it. Subnormal numbers are scaled first. Within
 * 0.6 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

static nest_val both(const nest_polynomial *p, const char *how, nest_val a, nest_val b)
{
	return nest_poly_two(p, how, SMR_I1, a, b);
}

/* (m - 1) / (m + 1) */
static nest_pair emit_ratio(const nest_polynomial *p, nest_val m)
{
	nest_val one = nest_poly_const(p, 1), f = nest_poly_subtract(p, m, one), over, left;
	nest_pair sum = nest_pair_sum(p, one, m), s;

	over = nest_poly_divide(p, one, sum.hi);
	s.hi = nest_poly_multiply(p, f, over);
	left = nest_pair_residue(p, nest_negated(p->m, p->t, s.hi), sum.hi, f);
	left = nest_poly_fma(p, nest_negated(p->m, p->t, s.hi), sum.lo, left);
	s.lo = nest_poly_multiply(p, left, over);
	return s;
}

static nest_pair pair_of(const nest_polynomial *p, double hi, double lo)
{
	return (nest_pair){nest_poly_const(p, hi), nest_poly_const(p, lo)};
}

/* log(m) */
static nest_pair emit_log_of_fraction(const nest_polynomial *p, nest_val m)
{
	static const double f32[] = {0x1.97fa9cp-3, 0x1.c5becap-3, 0x1.249502p-2, 0x1.999996p-2};
	static const double f64[] = {0x1.01932ec099d31p-3, 0x1.dac95bc76e27fp-4,
				     0x1.113a54c3ec64ep-3, 0x1.3b12964206de5p-3,
				     0x1.745d1bd13c4a7p-3, 0x1.c71c71bc4f16ap-3,
				     0x1.2492492498f14p-2, 0x1.9999999999967p-2};
	bool narrow = p->t == SMR_F32;
	nest_pair s = emit_ratio(p, m), z = nest_pair_times(p, s, s), g;
	nest_val q = nest_poly_horner(p, z.hi, narrow ? f32 : f64, narrow ? 4 : 8);

	g = pair_of(p, narrow ? 0x1.555556p-1 : 0x1.5555555555555p-1,
		    narrow ? -0x1.555556p-26 : 0x1.5555555555555p-55);
	g.lo = nest_poly_fma(p, z.lo, q, g.lo);
	q = nest_poly_fma(p, z.hi, q, g.lo);
	g = nest_pair_times(p, z, nest_pair_sum(p, g.hi, q));
	z = nest_pair_sum(p, nest_poly_const(p, 2), g.hi);
	z.lo = nest_poly_add(p, z.lo, g.lo);
	return nest_pair_times(p, s, z);
}

nest_pair nest_poly_precise_log(const nest_polynomial *p, nest_val a)
{
	bool narrow = p->t == SMR_F32;
	nest_val e, m = nest_poly_split_number(p, a, &e);
	nest_pair r = emit_log_of_fraction(p, m), sum;

	r.lo = nest_poly_fma(
		p, e, nest_poly_const(p, narrow ? 0x1.7f7d1cp-20 : -0x1.718432a1b0e26p-35), r.lo);
	e = nest_poly_multiply(p, e, nest_poly_const(p, narrow ? 0x1.62e4p-1 : 0x1.62e42ffp-1));
	sum = nest_pair_sum(p, e, r.hi); /* e times these bits is exact */
	return nest_pair_sum(p, sum.hi, nest_poly_add(p, sum.lo, r.lo));
}

/* log2(a), not for 0, infinity and NaN. */
static nest_pair emit_log2(const nest_polynomial *p, nest_val a)
{
	bool narrow = p->t == SMR_F32;
	nest_val e, m = nest_poly_split_number(p, a, &e);
	nest_pair r = emit_log_of_fraction(p, m), sum;

	r = nest_pair_times(p, r,
			    pair_of(p, narrow ? 0x1.715476p+0 : 0x1.71547652b82fep+0,
				    narrow ? 0x1.4ae0cp-26 : 0x1.777d0ffda0d24p-56));
	sum = nest_pair_sum(p, e, r.hi);
	return nest_pair_sum(p, sum.hi, nest_poly_add(p, sum.lo, r.lo));
}

/* 2^(y l) */
static nest_val emit_magnitude(const nest_polynomial *p, nest_val y, nest_pair l)
{
	double bound = p->t == SMR_F32 ? 0x1p40 : 0x1p70, end = p->t == SMR_F32 ? 160 : 1100;
	nest_val a = nest_poly_with_sign(p, y, y, true), far;
	nest_power_of_two e;
	nest_pair r;

	far = nest_poly_const(p, bound);
	y = nest_poly_select(p, nest_poly_compare(p, "fcmp ogt", a, bound),
			     nest_poly_with_sign(p, far, y, false), y);
	r = nest_pair_product(p, y, l.hi);
	r.lo = nest_poly_fma(p, y, l.lo, r.lo);
	a = nest_poly_with_sign(p, r.hi, r.hi, true);
	far = nest_poly_compare(p, "fcmp ogt", a, end);
	r.lo = nest_poly_select(p, far, nest_poly_const(p, 0), r.lo);
	r.hi = nest_poly_select(p, far,
				nest_poly_with_sign(p, nest_poly_const(p, end), r.hi, false), r.hi);
	e = nest_poly_split_exp2(p, r);
	return nest_poly_scaled(p, nest_poly_add(p, e.m.hi, e.m.lo), e.n, e.i, e.kept);
}

/* The sign of x^y, and NaN where x < 0 is finite and y no integer. */
static nest_val choose_for_negative(const nest_polynomial *p, nest_val x, nest_val y, nest_val r)
{
	nest_val half = nest_poly_multiply(p, y, nest_poly_const(p, 0.5)), whole, odd, bad, nan;

	whole = nest_poly_two(p, "fcmp oeq", p->t, nest_poly_apply(p, SMR_OP_trunc, y), y);
	odd = nest_poly_two(p, "fcmp one", p->t, nest_poly_apply(p, SMR_OP_trunc, half), half);
	odd = both(p, "and", whole, odd);
	r = nest_poly_select(p, odd, nest_poly_with_sign(p, r, x, false), r);
	bad = both(p, "and", nest_poly_compare(p, "fcmp olt", x, 0),
		   nest_poly_compare(p, "fcmp ogt", x, -INFINITY));
	bad = both(p, "and", bad,
		   nest_poly_two(p, "fcmp une", p->t, nest_poly_apply(p, SMR_OP_trunc, y), y));
	nan = nest_nan(p->t);
	return nest_poly_select(p, bad, p->vec ? nest_splat(p->m, p->t, nan) : nan, r);
}

static nest_val choose_special(const nest_polynomial *p, nest_val x, nest_val y, nest_val a,
			       nest_val r)
{
	nest_val zero = nest_poly_compare(p, "fcmp oeq", a, 0), end, one;

	end = both(p, "xor", zero, nest_poly_compare(p, "fcmp olt", y, 0));
	end = nest_poly_select(p, end, nest_poly_const(p, 0), nest_poly_const(p, INFINITY));
	zero = both(p, "or", zero, nest_poly_compare(p, "fcmp oeq", a, INFINITY));
	r = choose_for_negative(p, x, y, nest_poly_select(p, zero, end, r));
	r = nest_poly_select(p, nest_poly_two(p, "fcmp uno", p->t, x, y), nest_poly_add(p, x, y),
			     r);
	one = both(p, "or", nest_poly_compare(p, "fcmp oeq", x, 1),
		   nest_poly_compare(p, "fcmp oeq", y, 0));
	return nest_poly_select(p, one, nest_poly_const(p, 1), r);
}

bool nest_power(const nest_polynomial *p, smr_op what, const nest_val *x, nest_val *out)
{
	nest_val a;

	if (what != SMR_OP_pow)
		return false;
	a = nest_poly_with_sign(p, x[0], x[0], true);
	*out = choose_special(p, x[0], x[1], a, emit_magnitude(p, x[1], emit_log2(p, a)));
	return true;
}

/* ---- cbrt ------------------------------------------------------------------------------------ */

/* x = a 8^k: a by the fraction's bits, and the exponent plus @p more, a multiple of 3 less the
 * bias. */
typedef struct root {
	nest_val m, j; /* a = m 2^j, 1 <= m < 2, j is 0, 1 or 2 */
	nest_val k;    /* bits of a float whose lowest ones are k plus a constant */
} root;

static root split_root(const nest_polynomial *p, nest_val x)
{
	bool narrow = p->t == SMR_F32;
	int width = narrow ? 23 : 52;
	double large = narrow ? 0x1p23 : 0x1p52, magic = narrow ? 0x1.8p23 : 0x1.8p52;
	nest_val bits = nest_poly_to_bits(p, x), e, t, m;

	m = nest_poly_two(p, "and", p->i, bits, nest_poly_integer(p, (INT64_C(1) << width) - 1));
	m = nest_poly_two(p, "or", p->i, m, nest_poly_integer(p, nest_poly_bits(p, 1)));
	e = nest_poly_two(p, "lshr", p->i, bits, nest_poly_integer(p, width));
	e = nest_poly_two(p, "or", p->i, e, nest_poly_integer(p, nest_poly_bits(p, large)));
	e = nest_poly_subtract(p, nest_poly_from_bits(p, e),
			       nest_poly_const(p, narrow ? large - 2 : large));
	/* the closest integer to (e - 1) / 3 */
	t = nest_poly_subtract(p, e, nest_poly_const(p, 1));
	t = nest_poly_multiply(p, t, nest_poly_const(p, 1.0 / 3));
	t = nest_poly_add(p, t, nest_poly_const(p, magic));
	m = nest_poly_from_bits(p, m);
	e = nest_poly_fma(p, nest_poly_subtract(p, t, nest_poly_const(p, magic)),
			  nest_poly_const(p, -3), e);
	return (root){m, e, nest_poly_to_bits(p, t)};
}

static nest_val choose_by_remainder(const nest_polynomial *p, nest_val j, const double c[3])
{
	nest_val r = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", j, 1),
				      nest_poly_const(p, c[1]), nest_poly_const(p, c[2]));

	return nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", j, 0), nest_poly_const(p, c[0]),
				r);
}

/* a^(1/3) */
static nest_val emit_root(const nest_polynomial *p, const root *x)
{
	static const double start[] = {-0x1.991534p-5, 0x1.456216p-2, -0x1.9eb318p-1,
				       0x1.8ab91ap+0};
	static const double factor[] = {1, 0x1.965fea53d6e3dp-1, 0x1.428a2f98d728bp-1};
	static const double power[] = {1, 2, 4};
	nest_val a = nest_poly_multiply(p, x->m, choose_by_remainder(p, x->j, power)), r, h, y,
		 left;
	nest_pair s;

	r = nest_poly_multiply(p, nest_poly_horner(p, x->m, start, 4),
			       choose_by_remainder(p, x->j, factor));
	h = nest_poly_multiply(p, nest_negated(p->m, p->t, a), r);
	h = nest_poly_fma(p, h, nest_poly_multiply(p, r, r), nest_poly_const(p, 1));
	y = nest_poly_fma(p, h, nest_poly_const(p, 2.0 / 9), nest_poly_const(p, 1.0 / 3));
	r = nest_poly_fma(p, nest_poly_multiply(p, r, h), y, r);
	r = nest_poly_multiply(p, r, r);
	y = nest_poly_multiply(p, a, r);
	s = nest_pair_product(p, y, y);
	left = nest_pair_residue(p, nest_negated(p->m, p->t, s.hi), y, a);
	left = nest_poly_fma(p, nest_negated(p->m, p->t, s.lo), y, left);
	return nest_poly_fma(p, nest_poly_multiply(p, left, nest_poly_const(p, 1.0 / 3)), r, y);
}

bool nest_cube_root(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	bool narrow = p->t == SMR_F32;
	int up = narrow ? 24 : 54, shift = narrow ? 127 - 43 : 1023 - 341;
	nest_val a = nest_poly_with_sign(p, x, x, true), tiny, k, y, plain;
	root r;

	if (what != SMR_OP_cbrt)
		return false;
	tiny = nest_poly_compare(p, "fcmp olt", a, narrow ? 0x1p-126 : 0x1p-1022);
	y = nest_poly_multiply(p, a, nest_poly_const(p, ldexp(1, up)));
	r = split_root(p, nest_poly_select(p, tiny, y, a));
	k = nest_choose(p->m, p->i, tiny, nest_poly_integer(p, shift - up / 3),
			nest_poly_integer(p, shift));
	k = nest_poly_two(p, "add", p->i, r.k, k);
	k = nest_poly_two(p, "shl", p->i, k, nest_poly_integer(p, narrow ? 23 : 52));
	y = nest_poly_multiply(p, emit_root(p, &r), nest_poly_from_bits(p, k));
	y = nest_poly_with_sign(p, y, x, false);
	plain = nest_poly_two(p, "or", SMR_I1, nest_poly_compare(p, "fcmp ueq", a, INFINITY),
			      nest_poly_compare(p, "fcmp oeq", a, 0));
	*out = nest_poly_select(p, plain, x, y);
	return true;
}
