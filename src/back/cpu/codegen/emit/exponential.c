/* exp2 and expm1 inline (coefficients: tools/fit-polynomials).
 *
 * exp2: x = n + r, |r| <= 1/2; 2^r = 1 + r ln 2 + r^2 p(r), as a pair for functions that multiply
 * it.
 * expm1: x = n ln 2 + r, with h = 2^(n-1): twice (h - 1/2) + h (e^r - 1), which neither overflows
 * before the result does nor loses digits of small numbers. The smallest are their own result.
 * Within 1 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

/* Sets n and the rest r, |r| <= 1/2. */
static nest_val reduce(const nest_polynomial *p, nest_val x, nest_power_of_two *out)
{
	bool narrow = p->t == SMR_F32;
	nest_val magic = nest_poly_const(p, narrow ? 0x1.8p23 : 0x1.8p52), t;

	out->kept = nest_poly_compare(p, "fcmp uge", x, narrow ? -150 : -1075); /* also for NaN */
	x = nest_poly_at_most(p, x, narrow ? 129 : 1025);
	if (!nest_has_wide(p->m, p->t, x))
		x = nest_poly_select(p, out->kept, x, nest_poly_const(p, 0));
	t = nest_poly_add(p, x, magic);
	out->n = nest_poly_subtract(p, t, magic);
	out->i =
		nest_poly_two(p, "sub", p->i, nest_poly_to_bits(p, t), nest_poly_to_bits(p, magic));
	return nest_poly_subtract(p, x, out->n);
}

/* r^2 p(r) */
static nest_val emit_rest(const nest_polynomial *p, nest_val r)
{
	static const double f32[] = {0x1.414ed4p-13, 0x1.5f03dap-10, 0x1.3b2dfap-7, 0x1.c6af88p-5,
				     0x1.ebfbdcp-3};
	static const double f64[] = {0x1.c2a7cb19fdeb7p-36, 0x1.e9f60cd2914ecp-32,
				     0x1.e4d07ffef0eefp-28, 0x1.b524e58e49a34p-24,
				     0x1.62c021e071655p-20, 0x1.ffcbfc70614b7p-17,
				     0x1.430912f88319ep-13, 0x1.5d87fe78a3826p-10,
				     0x1.3b2ab6fba4e19p-7,  0x1.c6b08d704a0c8p-5,
				     0x1.ebfbdff82c58fp-3};
	nest_val q =
		p->t == SMR_F32 ? nest_poly_horner(p, r, f32, 5) : nest_poly_horner(p, r, f64, 11);

	return nest_poly_multiply(p, nest_poly_multiply(p, r, r), q);
}

nest_power_of_two nest_poly_split_exp2(const nest_polynomial *p, nest_pair x)
{
	double cut = p->t == SMR_F32 ? -0x1.05c61p-29 : 0x1.abc9e3b39803fp-56;
	nest_val ln2 = nest_poly_const(p, M_LN2), rest;
	nest_power_of_two out;
	nest_pair r, a;

	r = nest_pair_sum(p, reduce(p, x.hi, &out), x.lo);
	a = nest_pair_product(p, r.hi, ln2);
	a.lo = nest_poly_fma(p, r.hi, nest_poly_const(p, cut), a.lo);
	rest = nest_poly_add(p, emit_rest(p, r.hi), nest_poly_fma(p, r.lo, ln2, a.lo));
	out.m = nest_pair_sum(p, nest_poly_const(p, 1), a.hi);
	out.m.lo = nest_poly_add(p, out.m.lo, rest);
	return out;
}

static nest_val emit_exp2(const nest_polynomial *p, nest_val x)
{
	nest_power_of_two e;
	nest_val r = reduce(p, x, &e);

	r = nest_poly_fma(p, r, nest_poly_const(p, M_LN2), emit_rest(p, r));
	r = nest_poly_add(p, nest_poly_const(p, 1), r);
	return nest_poly_scaled(p, r, e.n, e.i, e.kept);
}

static nest_val emit_expm1(const nest_polynomial *p, nest_val x)
{
	bool narrow = p->t == SMR_F32;
	nest_val low = nest_poly_const(p, narrow ? -20 : -40), n, i, r, q, h, tiny, half;
	nest_pair parts, sum;

	h = nest_poly_select(p, nest_poly_two(p, "fcmp olt", p->t, x, low), low, x);
	h = nest_poly_at_most(p, h, narrow ? 89 : 710);
	r = nest_poly_reduce_exp(p, h, &n, &i, &parts);
	q = nest_poly_multiply(p, nest_poly_exp_rest(p, r), nest_poly_multiply(p, r, r));
	q = nest_poly_add(p, q, parts.lo);
	i = nest_poly_two(p, "sub", p->i, i, nest_poly_integer(p, 1));
	h = nest_poly_exp2_of_integer(p, i);
	half = nest_poly_const(p, 0.5);
	r = nest_poly_subtract(p, h, half);
	q = nest_poly_fma(p, h, q, nest_poly_subtract(p, nest_poly_subtract(p, h, r), half));
	sum = nest_pair_sum(p, r, nest_poly_multiply(p, h, parts.hi));
	q = nest_poly_add(p, sum.hi, nest_poly_add(p, sum.lo, q));
	tiny = nest_poly_compare(p, "fcmp olt", nest_poly_with_sign(p, x, x, true),
				 narrow ? 0x1p-26 : 0x1p-55);
	return nest_poly_select(p, tiny, x, nest_poly_add(p, q, q));
}

bool nest_exponential(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	if (what == SMR_OP_exp2)
		*out = emit_exp2(p, x);
	else if (what == SMR_OP_expm1)
		*out = emit_expm1(p, x);
	else
		return false;
	return true;
}
