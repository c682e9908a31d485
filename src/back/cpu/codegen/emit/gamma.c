/* lgamma inline (coefficients: tools/fit-polynomials). All parts are pairs, since they cancel.
 *
 * For a = |x| up to 2.5 t p(t) - log q, where 2 + t is a plus 2, 1 or 0 and q the product of the
 * numbers in between. From 6.5 on Stirling's series, up to it that of a + 4 less log(a (a + 1) (a +
 * 2) (a + 3)). For negative numbers log(pi / (a sin(pi a))) less that. Within 2 ulp for x > 0;
 * between the zeros of negative numbers the absolute error is within an ulp of 1 or of the result.
 */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

/* Ranges of a. */
typedef struct ranges {
	nest_val low, middle, near, shifted; /* below 0.5, 1.5, 2.5; 2.5 to 6.5 */
} ranges;

static nest_pair constant(const nest_polynomial *p, double hi, double lo)
{
	return (nest_pair){nest_poly_const(p, hi), nest_poly_const(p, lo)};
}

static nest_pair choose(const nest_polynomial *p, nest_val c, nest_pair a, nest_pair b)
{
	return (nest_pair){nest_poly_select(p, c, a.hi, b.hi), nest_poly_select(p, c, a.lo, b.lo)};
}

static nest_pair subtract(const nest_polynomial *p, nest_pair a, nest_pair b)
{
	nest_pair r = nest_pair_sum_of_any(p, a.hi, nest_negated(p->m, p->t, b.hi));

	r.lo = nest_poly_add(p, r.lo, nest_poly_subtract(p, a.lo, b.lo));
	return r;
}

static nest_pair add_number(const nest_polynomial *p, nest_pair a, double b)
{
	nest_pair r = nest_pair_sum_of_any(p, a.hi, nest_poly_const(p, b));

	r.lo = nest_poly_add(p, r.lo, a.lo);
	return r;
}

static nest_pair log_of_pair(const nest_polynomial *p, nest_pair a)
{
	nest_pair r = nest_poly_precise_log(p, a.hi);

	r.lo = nest_poly_add(p, r.lo, nest_poly_divide(p, a.lo, a.hi));
	return r;
}

/* t p(t) */
static nest_pair emit_near(const nest_polynomial *p, nest_val a, const ranges *r)
{
	static const double f32[] = {-0x1.1af578p-12, 0x1.2ac018p-11, -0x1.34c3aap-10,
				     0x1.795d1ep-9,   -0x1.e4246cp-8, 0x1.5135acp-6,
				     -0x1.13dfe6p-4,  0x1.4a34cap-2,  0x1.b0ee6p-2};
	static const double f64[] = {
		0x1.290a50a536fe1p-24,  -0x1.1fc765557972ap-23, 0x1.a659c22e8b474p-23,
		-0x1.ce3ca8ee0ab07p-22, 0x1.01fb1dab5624bp-20,  -0x1.1274bb9b3bf25p-19,
		0x1.2580379ab566dp-18,  -0x1.3cb3e1a104016p-17, 0x1.580ea6a8ca3eap-16,
		-0x1.78de99694589cp-15, 0x1.a127ac1bed74ep-14,  -0x1.d3fd4b6ed723ap-13,
		0x1.0b36af8e87b46p-11,  -0x1.38ac5c2d3cdf6p-10, 0x1.7add6eada7167p-9,
		-0x1.e404fc218dcc3p-8,  0x1.51322ac7d8502p-6,   -0x1.13e001a557607p-4,
		0x1.4a34cc4a60fa6p-2,   0x1.b0ee6072093cep-2};
	bool narrow = p->t == SMR_F32;
	nest_val t, q;
	nest_pair sum;

	t = nest_poly_select(p, r->middle, nest_poly_const(p, 1), nest_poly_const(p, 2));
	t = nest_poly_select(p, r->low, nest_poly_const(p, 0), t);
	t = nest_poly_subtract(p, a, t);
	q = narrow ? nest_poly_horner(p, t, f32, 8) : nest_poly_horner(p, t, f64, 19);
	q = nest_poly_multiply(p, q, t);
	sum = nest_pair_sum(p, nest_poly_const(p, narrow ? f32[8] : f64[19]), q);
	return nest_pair_times(p, (nest_pair){t, nest_poly_const(p, 0)}, sum);
}

/* Stirling's series of @p y, for which the logarithm is given. */
static nest_pair emit_stirling(const nest_polynomial *p, nest_pair y)
{
	static const double f32[] = {0x1.9c8832p-11, -0x1.6c1ed6p-9, 0x1.555556p-4};
	static const double f64[] = {0x1.2313a94ef9cd3p-8,  -0x1.e629b3d340991p-10,
				     0x1.b8c16ed8fde30p-11, -0x1.381228c4b9991p-11,
				     0x1.a019fff85ae2dp-11, -0x1.6c16c16bdd956p-9,
				     0x1.5555555555551p-4};
	bool narrow = p->t == SMR_F32;
	nest_val over = nest_poly_divide(p, nest_poly_const(p, 1), y.hi), z, q, huge;
	nest_pair l = add_number(p, nest_poly_precise_log(p, y.hi), -1), r, zero, half, plain;

	z = nest_poly_multiply(p, over, over);
	q = narrow ? nest_poly_horner(p, z, f32, 3) : nest_poly_horner(p, z, f64, 7);
	/* the derivative, log y - 1 / (2 y), times the lost part of y */
	z = nest_poly_fma(p, over, nest_poly_const(p, -0.5), nest_poly_const(p, 1));
	z = nest_poly_multiply(p, nest_poly_add(p, l.hi, z), y.lo);
	q = nest_poly_fma(p, q, over, z);
	zero = constant(p, 0, 0);
	half = (nest_pair){nest_poly_subtract(p, y.hi, nest_poly_const(p, 0.5)), zero.lo};
	r = nest_pair_times(p, half, l);
	r = add_number(p, r, narrow ? 0x1.acfe3ap-2 : 0x1.acfe390c97d69p-2);
	q = nest_poly_add(p, q,
			  nest_poly_const(p, narrow ? -0x1.e6d052p-27 : 0x1.3494bc9001442p-56));
	r.lo = nest_poly_add(p, r.lo, q);
	plain = (nest_pair){nest_poly_multiply(p, y.hi, l.hi), zero.lo};
	huge = nest_poly_compare(p, "fcmp ogt", y.hi, narrow ? 0x1p90 : 0x1p900);
	return choose(p, huge, plain, r);
}

/* The product of the numbers between a and that whose lgamma is computed. */
static nest_pair emit_product(const nest_polynomial *p, nest_val a, const ranges *r,
			      nest_pair one_more)
{
	nest_pair x = {a, nest_poly_const(p, 0)}, one = constant(p, 1, 0), w, q;

	w = nest_pair_times(p, x, add_number(p, x, 3));
	w = nest_pair_times(p, w, add_number(p, w, 2));
	q = choose(p, r->shifted, w, one);
	q = choose(p, r->middle, x, q);
	return choose(p, r->low, nest_pair_times(p, x, one_more), q);
}

/* |sin(pi a)| */
static nest_pair emit_sine(const nest_polynomial *p, nest_val a)
{
	nest_val twice = nest_poly_add(p, a, a), n = nest_poly_apply(p, SMR_OP_rint, twice), odd, f;
	nest_pair pi = p->t == SMR_F32 ? constant(p, 0x1.921fb6p+1, -0x1.777a5cp-24)
				       : constant(p, 0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53);
	nest_pair r;
	nest_circle c;

	f = nest_poly_fma(p, n, nest_poly_const(p, -0.5), a);
	f = nest_poly_with_sign(p, f, f, true);
	r = nest_pair_times(p, (nest_pair){f, nest_poly_const(p, 0)}, pi);
	c = nest_circle_of(p, nest_pair_sum(p, r.hi, r.lo), true);
	n = nest_poly_multiply(p, n, nest_poly_const(p, 0.5));
	odd = nest_poly_two(p, "fcmp one", p->t, nest_poly_apply(p, SMR_OP_trunc, n), n);
	r = choose(p, odd, c.cosine, c.sine);
	return nest_pair_sum(p, r.hi, r.lo);
}

/* log(pi / (a |sin(pi a)|)) - lgamma(a), where lgamma(a) = r - log q. A small a is left out of
 * both, so that products do not vanish. */
static nest_pair emit_reflected(const nest_polynomial *p, nest_val a, const ranges *c, nest_pair r,
				nest_pair q, nest_pair one_more)
{
	nest_pair x = {a, nest_poly_const(p, 0)}, one = constant(p, 1, 0), s = emit_sine(p, a), all;

	q = choose(p, c->middle, one, q);
	q = choose(p, c->low, one_more, q);
	s = choose(p, c->middle, s, nest_pair_times(p, s, x));
	all = p->t == SMR_F32 ? constant(p, 0x1.250d04p+0, 0x1.1cf438p-25)
			      : constant(p, 0x1.250d048e7a1bdp+0, 0x1.7abf2ad8d5088p-57);
	r = subtract(p, log_of_pair(p, q), r);
	all = subtract(p, all, log_of_pair(p, s));
	r.hi = nest_negated(p->m, p->t, r.hi);
	r.lo = nest_negated(p->m, p->t, r.lo);
	all = subtract(p, all, r);
	/* a pole */
	all.hi = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", s.hi, 0),
				  nest_poly_const(p, INFINITY), all.hi);
	all.lo = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", s.hi, 0),
				  nest_poly_const(p, 0), all.lo);
	return all;
}

static ranges ranges_of(const nest_polynomial *p, nest_val a)
{
	ranges c = {nest_poly_compare(p, "fcmp olt", a, 0.5),
		    nest_poly_compare(p, "fcmp olt", a, 1.5),
		    nest_poly_compare(p, "fcmp olt", a, 2.5),
		    nest_poly_compare(p, "fcmp olt", a, 6.5)};
	nest_val far = nest_poly_compare(p, "fcmp oge", a, 2.5);

	c.shifted = nest_poly_two(p, "and", SMR_I1, c.shifted, far);
	return c;
}

bool nest_gamma(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), infinite;
	nest_pair r, q, number = {a, nest_poly_const(p, 0)}, one_more, y;
	ranges c;

	if (what != SMR_OP_lgamma)
		return false;
	c = ranges_of(p, a);
	one_more = add_number(p, number, 1);
	y = choose(p, c.shifted, add_number(p, number, 4), number);
	r = choose(p, c.near, emit_near(p, a, &c), emit_stirling(p, y));
	q = emit_product(p, a, &c, one_more);
	number = subtract(p, r, log_of_pair(p, q));
	infinite = nest_poly_two(p, "or", SMR_I1, nest_poly_compare(p, "fcmp oeq", a, 0),
				 nest_poly_compare(p, "fcmp ole", x,
						   p->t == SMR_F32 ? -0x1p23 : -0x1p52));
	infinite = nest_poly_two(p, "or", SMR_I1, infinite,
				 nest_poly_compare(p, "fcmp oeq", r.hi, INFINITY));
	r = emit_reflected(p, a, &c, r, q, one_more);
	/* next to 0 the sign counts for nothing, and products would lose digits */
	r = choose(p, nest_poly_compare(p, "fcmp olt", x, p->t == SMR_F32 ? -0x1p-30 : -0x1p-60), r,
		   number);
	*out = nest_poly_add(p, r.hi, r.lo);
	*out = nest_poly_select(p, infinite, nest_poly_const(p, INFINITY), *out);
	*out = nest_poly_select(p, nest_poly_two(p, "fcmp uno", p->t, x, x), x, *out);
	return true;
}
