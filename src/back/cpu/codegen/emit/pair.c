/* Pairs of floats with twice the precision, for steps of functions that would else lose digits.
 * Without fma the error of a product is found from halves of its factors [Dekker 1971]. */
#include "back/cpu/codegen/emit/poly.h"

/* The upper half of the bits. */
static nest_val upper_half(const nest_polynomial *p, nest_val a)
{
	double split = p->t == SMR_F32 ? 0x1p12 + 1 : 0x1p27 + 1;
	nest_val large = nest_poly_multiply(p, a, nest_poly_const(p, split));

	return nest_poly_subtract(p, large, nest_poly_subtract(p, large, a));
}

/* The error of the product @p ab without fma. */
static nest_val error_of_product(const nest_polynomial *p, nest_val a, nest_val b, nest_val ab)
{
	nest_val ah = upper_half(p, a), bh = upper_half(p, b), r;
	nest_val al = nest_poly_subtract(p, a, ah), bl = nest_poly_subtract(p, b, bh);

	r = nest_poly_subtract(p, nest_poly_multiply(p, ah, bh), ab);
	r = nest_poly_add(p, r, nest_poly_multiply(p, ah, bl));
	r = nest_poly_add(p, r, nest_poly_multiply(p, al, bh));
	return nest_poly_add(p, r, nest_poly_multiply(p, al, bl));
}

nest_pair nest_pair_product(const nest_polynomial *p, nest_val a, nest_val b)
{
	nest_val hi = nest_poly_multiply(p, a, b);

	if (p->m->p->cpu.fma)
		return (nest_pair){hi, nest_poly_fma(p, a, b, nest_negated(p->m, p->t, hi))};
	return (nest_pair){hi, error_of_product(p, a, b, hi)};
}

nest_pair nest_pair_times(const nest_polynomial *p, nest_pair a, nest_pair b)
{
	nest_pair r = nest_pair_product(p, a.hi, b.hi);

	r.lo = nest_poly_fma(p, a.hi, b.lo, r.lo);
	r.lo = nest_poly_fma(p, a.lo, b.hi, r.lo);
	return r;
}

nest_pair nest_pair_sum(const nest_polynomial *p, nest_val a, nest_val b)
{
	nest_val hi = nest_poly_add(p, a, b);

	return (nest_pair){hi, nest_poly_add(p, nest_poly_subtract(p, a, hi), b)};
}

nest_pair nest_pair_sum_of_any(const nest_polynomial *p, nest_val a, nest_val b)
{
	nest_val hi = nest_poly_add(p, a, b), of_b = nest_poly_subtract(p, hi, a), lost;

	lost = nest_poly_subtract(p, a, nest_poly_subtract(p, hi, of_b));
	return (nest_pair){hi, nest_poly_add(p, lost, nest_poly_subtract(p, b, of_b))};
}

nest_val nest_pair_residue(const nest_polynomial *p, nest_val a, nest_val b, nest_val c)
{
	nest_pair ab, sum;

	if (p->m->p->cpu.fma)
		return nest_poly_fma(p, a, b, c);
	ab = nest_pair_product(p, a, b);
	sum = nest_pair_sum_of_any(p, ab.hi, c);
	return nest_poly_add(p, sum.hi, nest_poly_add(p, sum.lo, ab.lo));
}
