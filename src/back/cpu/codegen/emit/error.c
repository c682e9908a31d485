/* erf and erfc inline (coefficients: tools/fit-erf, tools/fit-polynomials).
 *
 * erf of f32: up to 15/16 x + x p(x^2), beyond it 1 - e^(-|x| q(|x|)); from 4 on it is 1.
 * erf of f64: up to 1 x + x p(x^2), beyond it 1 - erfc |x|.
 * erfc: up to 3/4 1 - x - x p(x^2). Beyond it e^(-x^2) (1 + w(q)) u, u = 1 / (x + 2), q = 1 - 4 u:
 * x^2, the exponential and u are pairs. For negative numbers 2 - erfc(-x). NaN propagates.
 * erf is within 1.1 ulp (1.4 without fma), erfc within 1.5. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

static nest_val negate(const nest_polynomial *p, nest_val a)
{
	return nest_negated(p->m, p->t, a);
}

static const double near_f32[] = {0x1.553aa8p-14, -0x1.a78edp-11, 0x1.546cdap-8, -0x1.b8038cp-6,
				  0x1.ce2d72p-4,  -0x1.81274p-2,  0x1.06eba8p-3};
static const double near_f64[] = {0x1.3ba88e17f7e14p-33, -0x1.c4be51e4cde43p-30,
				  0x1.1321225889f41p-26, -0x1.6390d33673f45p-23,
				  0x1.ba69155bb4e8bp-20, -0x1.f4dcf15e368a1p-17,
				  0x1.f9a3b95353cd4p-14, -0x1.c02db9331d493p-11,
				  0x1.565bcd2c630ddp-8,  -0x1.b82ce31354cf2p-6,
				  0x1.ce2f21a0458d8p-4,  -0x1.812746b037a25p-2,
				  0x1.06eba8214db69p-3};

/* erf(x) / x - 1 */
static nest_val emit_near(const nest_polynomial *p, nest_val x)
{
	nest_val z = nest_poly_multiply(p, x, x);

	return p->t == SMR_F32 ? nest_poly_horner(p, z, near_f32, 7)
			       : nest_poly_horner(p, z, near_f64, 13);
}

static nest_val emit_erf_f32(const nest_polynomial *p, nest_val x)
{
	static const double far[] = {-0x1.bf7abep-13, 0x1.a4ba9cp-9, -0x1.76c344p-6,
				     0x1.af0c5p-4,    0x1.457f6cp-1, 0x1.20e5fp+0};
	nest_val a = nest_poly_with_sign(p, x, x, true), small, large;

	small = nest_poly_fma(p, emit_near(p, x), x, x);
	a = nest_poly_at_most(p, a, 4);
	large = nest_poly_exp(p,
			      negate(p, nest_poly_multiply(p, nest_poly_horner(p, a, far, 6), a)));
	large = nest_poly_subtract(p, nest_poly_const(p, 1), large);
	large = nest_poly_with_sign(p, large, x, false);
	return nest_poly_select(p, nest_poly_compare(p, "fcmp olt", a, 0.9375), small, large);
}

/* c + a q, a step of Horner's rule with a pair. */
static nest_pair add_to_product(const nest_polynomial *p, nest_pair a, nest_val q, double c)
{
	nest_pair r = nest_pair_product(p, a.hi, q), sum;

	r.lo = nest_poly_fma(p, a.lo, q, r.lo);
	sum = nest_pair_sum_of_any(p, nest_poly_const(p, c), r.hi);
	return (nest_pair){sum.hi, nest_poly_add(p, sum.lo, r.lo)};
}

/* (1 + w(q)) u for a >= 3/4; the last steps, which have the largest errors, are pairs. */
static nest_pair emit_scaled_erfc(const nest_polynomial *p, nest_val a)
{
	static const double f32[] = {0x1.259aaap-12, -0x1.77f3dep-11, -0x1.e88606p-11,
				     0x1.9abb16p-9,  0x1.a95a3cp-8,   -0x1.608b56p-6,
				     -0x1.2a89dap-5, 0x1.1e2e06p-2,   -0x1.5fd386p-1,
				     0x1.619c6ap-6};
	static const double f64[] = {
		0x1.06d0d101e186cp-27,  -0x1.5ce19dc623c6cp-23, 0x1.ed5cb3aee9aacp-22,
		-0x1.a9000e8f20832p-24, -0x1.3244d9e7ce5fdp-21, -0x1.816f40a56b0d1p-22,
		0x1.37dbc8ec4fc99p-25,  0x1.fdc8b94ba73b3p-20,  0x1.eb62a309ff38fp-19,
		-0x1.277f8389ee4adp-20, -0x1.0e99ad5e33b3cp-16, -0x1.6c0f66cbe2360p-16,
		0x1.1e797b543cb57p-15,  0x1.2efa4d4071a96p-13,  0x1.2053c1e8240a0p-15,
		-0x1.5ba438b49ce4bp-11, -0x1.b6fbf9526718fp-11, 0x1.9517bb7125087p-9,
		0x1.a89eaff828b6dp-8,   -0x1.606e415529fb8p-6,  -0x1.2a88e6107d39cp-5,
		0x1.1e2deea6b1174p-2,   -0x1.5fd386754eff9p-1,  0x1.619c6d4b1dd7bp-6};
	bool narrow = p->t == SMR_F32;
	nest_val one = nest_poly_const(p, 1), left, q;
	nest_pair d = nest_pair_sum_of_any(p, a, nest_poly_const(p, 2)), u, w;

	u.hi = nest_poly_divide(p, one, d.hi);
	left = nest_pair_residue(p, negate(p, u.hi), d.hi, one);
	u.lo = nest_poly_multiply(p, nest_poly_fma(p, negate(p, u.hi), d.lo, left), u.hi);
	q = nest_pair_residue(p, nest_poly_const(p, -4), u.hi, one);
	q = nest_poly_fma(p, nest_poly_const(p, -4), u.lo, q);
	d = (nest_pair){narrow ? nest_poly_horner(p, q, f32, 8) : nest_poly_horner(p, q, f64, 22),
			nest_poly_const(p, 0)};
	d = add_to_product(p, d, q, narrow ? f32[8] : f64[22]);
	d = add_to_product(p, d, q, narrow ? f32[9] : f64[23]);
	w = nest_pair_product(p, u.hi, d.hi);
	left = nest_poly_fma(p, u.hi, d.lo, nest_poly_add(p, w.lo, u.lo));
	left = nest_poly_fma(p, u.lo, d.hi, left);
	w = nest_pair_sum(p, u.hi, w.hi);
	w.lo = nest_poly_add(p, w.lo, left);
	return w;
}

/* erfc(a) for a >= 3/4. */
static nest_val emit_far(const nest_polynomial *p, nest_val a)
{
	bool narrow = p->t == SMR_F32;
	nest_val log2e, cut, r;
	nest_pair s, w;
	nest_power_of_two e;

	a = nest_poly_at_most(p, a, narrow ? 10.1 : 27.3);
	s = nest_pair_product(p, a, a);
	w = emit_scaled_erfc(p, a);
	log2e = nest_poly_const(p, -M_LOG2E);
	cut = nest_poly_const(p, narrow ? -0x1.4ae0cp-26 : -0x1.777d0ffda0d24p-56);
	r = nest_poly_fma(p, s.hi, cut, nest_poly_multiply(p, s.lo, log2e));
	s = nest_pair_product(p, s.hi, log2e);
	s.lo = nest_poly_add(p, s.lo, r);
	e = nest_poly_split_exp2(p, s);
	r = nest_poly_multiply(p, e.m.lo, w.hi);
	r = nest_poly_fma(p, e.m.hi, w.lo, r);
	r = nest_pair_residue(p, e.m.hi, w.hi, r);
	return nest_poly_scaled(p, r, e.n, e.i, e.kept);
}

static nest_val emit_erf_f64(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), small, large;

	small = nest_poly_fma(p, emit_near(p, x), x, x);
	large = nest_poly_subtract(p, nest_poly_const(p, 1), emit_far(p, a));
	large = nest_poly_with_sign(p, large, x, false);
	return nest_poly_select(p, nest_poly_compare(p, "fcmp olt", a, 1), small, large);
}

static nest_val emit_erfc(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), small, large, two;
	nest_pair s = nest_pair_sum(p, nest_poly_const(p, 1), negate(p, x));

	small = nest_poly_fma(p, negate(p, x), emit_near(p, x), s.lo);
	small = nest_poly_add(p, s.hi, small);
	large = emit_far(p, a);
	two = nest_poly_subtract(p, nest_poly_const(p, 2), large);
	large = nest_poly_select(p, nest_poly_compare(p, "fcmp olt", x, 0), two, large);
	return nest_poly_select(p, nest_poly_compare(p, "fcmp olt", a, 0.75), small, large);
}

bool nest_error_function(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	if (what == SMR_OP_erf)
		*out = p->t == SMR_F32 ? emit_erf_f32(p, x) : emit_erf_f64(p, x);
	else if (what == SMR_OP_erfc)
		*out = emit_erfc(p, x);
	else
		return false;
	return true;
}
