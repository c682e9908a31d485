/* cbrt inline: |x| = a 8^k, 1 <= a < 8. r is about a^(-1/3), by a polynomial for a less a power of
 * two (tools/fit-polynomials), with a relative error of 2^-12, and a step of third order. Then y =
 * a r^2 is about the root, and a - y^3, computed without losing digits, corrects it. Subnormal
 * numbers are scaled first. Within 0.6 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

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
