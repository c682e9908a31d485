/* erf and erfc of f32 inline, without tables and branches (coefficients: tools/fit-erf).
 *
 * erf: up to 15/16 x + x p(x^2), beyond it 1 - e^(-|x| q(|x|)); from 4 on it is 1.
 * erfc: e^(-x^2) w(x) with w(x) = e^(x^2) erfc(x), u + u p(1 - 4 u), u = 1 / (x + 2).
 * The rounding error r of x^2 is at most 2^-18: the result is multiplied by 1 + r. For negative
 * numbers 2 - erfc(-x). From 10.06 on the result is 0. NaN propagates. erf is within 1.5 ulp, erfc
 * within 3.6 where it is a normal number (tested for every 61st number). */
#include "back/cpu/codegen/emit/poly.h"

static nest_val negate(const nest_polynomial *p, nest_val a)
{
	return nest_negated(p->m, p->t, a);
}

static nest_val emit_erf(const nest_polynomial *p, nest_val x)
{
	static const double near[] = {0x1.553aa8p-14, -0x1.a78edp-11, 0x1.546cdap-8, -0x1.b8038cp-6,
				      0x1.ce2d72p-4,  -0x1.81274p-2,  0x1.06eba8p-3};
	static const double far[] = {-0x1.bf7abep-13, 0x1.a4ba9cp-9, -0x1.76c344p-6,
				     0x1.af0c5p-4,    0x1.457f6cp-1, 0x1.20e5fp+0};
	nest_val a = nest_poly_with_sign(p, x, x, true), small, large, is_small;

	small = nest_poly_fma(p, nest_poly_horner(p, nest_poly_multiply(p, x, x), near, 7), x, x);
	a = nest_poly_at_most(p, a, 4);
	large = nest_poly_exp(p,
			      negate(p, nest_poly_multiply(p, nest_poly_horner(p, a, far, 6), a)));
	large = nest_poly_two(p, "fsub", p->t, nest_poly_const(p, 1), large);
	large = nest_poly_with_sign(p, large, x, false);
	is_small = nest_poly_two(p, "fcmp olt", p->t, a, nest_poly_const(p, 0.9375));
	return nest_poly_select(p, is_small, small, large);
}

/* 1 / (a + 2), rounded once or twice: one step of Newton's method from an approximation, with the
 * part of a that the sum cuts off. */
static nest_val reciprocal_of_sum(const nest_polynomial *p, nest_val a)
{
	nest_val two = nest_poly_const(p, 2), d, lost, u, left;

	d = nest_poly_two(p, "fadd", p->t, a, two);
	lost = nest_poly_two(p, "fsub", p->t, a, nest_poly_two(p, "fsub", p->t, d, two));
	u = nest_reciprocal(p->m, d);
	left = nest_poly_fma(p, negate(p, u), d, nest_poly_const(p, 1));
	left = nest_poly_fma(p, negate(p, u), lost, left);
	return nest_poly_fma(p, left, u, u);
}

static nest_val emit_erfc(const nest_polynomial *p, nest_val x)
{
	static const double w[] = {0x1.3c01eap-14, 0x1.d61d46p-15, -0x1.38c9d2p-11, -0x1.b9976ap-11,
				   0x1.91766ep-9,  0x1.a8ab18p-8,  -0x1.60588p-6,   -0x1.2a8948p-5,
				   0x1.1e2dd6p-2,  -0x1.5fd386p-1, 0x1.619c72p-6};
	nest_val a = nest_poly_with_sign(p, x, x, true), one = nest_poly_const(p, 1), u, s, r, v;

	a = nest_poly_at_most(p, a, 10.1);
	s = nest_poly_multiply(p, a, a);
	r = nest_poly_fma(p, negate(p, a), a, s);
	u = reciprocal_of_sum(p, a);
	v = nest_poly_horner(p, nest_poly_fma(p, nest_poly_const(p, -4), u, one), w, 11);
	v = nest_poly_multiply(p, nest_poly_fma(p, v, u, u), nest_poly_exp(p, negate(p, s)));
	v = nest_poly_fma(p, v, r, v);
	return nest_poly_select(p, nest_poly_two(p, "fcmp olt", p->t, x, nest_poly_const(p, 0)),
				nest_poly_two(p, "fsub", p->t, nest_poly_const(p, 2), v), v);
}

bool nest_error_function(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	if (p->t != SMR_F32 || !p->m->p->cpu.fma || (what != SMR_OP_erf && what != SMR_OP_erfc))
		return false;
	*out = what == SMR_OP_erf ? emit_erf(p, x) : emit_erfc(p, x);
	return true;
}
