/* The inverse of erf inline, without tables and branches.
 *
 * f32: x p(w - 2.5) up to w = 5, x q(sqrt(w) - 3) beyond, where w = -log(1 - x^2) (the form is that
 * of M. Giles, "Approximating the erfinv function", 2010; coefficients: tools/fit-erf). Within 4
 * ulp.
 * f64: the rational functions of ops/special.h, within 10 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"
#include "ops/special.h"

static nest_val add(const nest_polynomial *p, nest_val a, double b)
{
	return nest_poly_two(p, "fadd", p->t, a, nest_poly_const(p, b));
}

static nest_val minus_log(const nest_polynomial *p, nest_val x)
{
	return nest_negated(p->m, p->t, nest_poly_apply(p, SMR_OP_log, x));
}

static nest_val compare(const nest_polynomial *p, const char *how, nest_val a, double b)
{
	return nest_poly_two(p, how, p->t, a, nest_poly_const(p, b));
}

/* Replaces the result where |x| is 1. */
static nest_val at_ends(const nest_polynomial *p, nest_val x, nest_val a, nest_val y)
{
	nest_val end = nest_poly_with_sign(p, nest_poly_const(p, INFINITY), x, false);

	return nest_poly_select(p, compare(p, "fcmp oeq", a, 1), end, y);
}

static nest_val emit_f32(const nest_polynomial *p, nest_val x)
{
	static const double near[] = {-0x1.1af94cp-27, 0x1.e4af92p-26,  0x1.eddb2cp-22,
				      -0x1.d8f958p-19, -0x1.4bbff2p-18, 0x1.ca6444p-13,
				      -0x1.486702p-10, -0x1.11c9a8p-8,  0x1.f91e8ap-3,
				      0x1.805c5ep+0};
	static const double far[] = {-0x1.517c96p-13, 0x1.377e38p-14, 0x1.54ac58p-10,
				     -0x1.ddb0c6p-9,  0x1.7975dap-8,  -0x1.f42e42p-8,
				     0x1.35338cp-7,   0x1.006dc8p+0,  0x1.6a9efep+1};
	nest_val a = nest_poly_with_sign(p, x, x, true), one = nest_poly_const(p, 1), w, small,
		 large;

	w = nest_poly_two(p, "fsub", p->t, one, a);
	w = minus_log(p, nest_poly_multiply(p, w, nest_poly_two(p, "fadd", p->t, one, a)));
	small = nest_poly_horner(p, add(p, w, -2.5), near, 10);
	large = nest_poly_horner(p, add(p, nest_poly_apply(p, SMR_OP_sqrt, w), -3), far, 9);
	small = nest_poly_select(p, compare(p, "fcmp olt", w, 5), small, large);
	return at_ends(p, x, a, nest_poly_multiply(p, small, x));
}

typedef struct quotient {
	nest_val over, under;
} quotient;

static quotient emit_part(const nest_polynomial *p, unsigned part, nest_val r)
{
	const smr_erf_inv_part *k = smr_erf_inv_part_at(part);

	return (quotient){nest_poly_horner(p, r, k->over, SMR_ERF_INV_TERMS),
			  nest_poly_horner(p, r, k->under, SMR_ERF_INV_TERMS)};
}

static quotient choose_part(const nest_polynomial *p, nest_val c, quotient a, quotient b)
{
	return (quotient){nest_poly_select(p, c, a.over, b.over),
			  nest_poly_select(p, c, a.under, b.under)};
}

static double shift_of(unsigned part)
{
	return smr_erf_inv_part_at(part)->shift;
}

static nest_val emit_f64(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), h, t, middle, y;
	quotient q;

	h = nest_poly_multiply(p, x, nest_poly_const(p, 0.5));
	t = nest_poly_two(p, "fsub", p->t, nest_poly_const(p, 1), a);
	t = minus_log(p, nest_poly_multiply(p, t, nest_poly_const(p, 0.5)));
	t = nest_poly_apply(p, SMR_OP_sqrt, t);
	q = choose_part(p, compare(p, "fcmp ogt", t, 5), emit_part(p, 2, add(p, t, -shift_of(2))),
			emit_part(p, 1, add(p, t, -shift_of(1))));
	middle = compare(p, "fcmp ole", a, 0.85);
	y = nest_poly_fma(p, nest_negated(p->m, p->t, h), h, nest_poly_const(p, shift_of(0)));
	q = choose_part(p, middle, emit_part(p, 0, y), q);
	y = nest_poly_multiply(p, nest_poly_two(p, "fdiv", p->t, q.over, q.under),
			       nest_poly_const(p, M_SQRT1_2));
	y = nest_poly_select(p, middle, nest_poly_multiply(p, y, h),
			     nest_poly_with_sign(p, y, x, false));
	return at_ends(p, x, a, y);
}

nest_val nest_erf_inv(nest_emit *m, smr_dtype t, nest_val x)
{
	nest_polynomial p = nest_poly_of(m, t, x.vec);

	return t == SMR_F32 ? emit_f32(&p, x) : emit_f64(&p, x);
}
