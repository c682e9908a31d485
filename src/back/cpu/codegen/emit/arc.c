/* atan, atan2, asin and acos inline (coefficients: tools/fit-polynomials).
 *
 * atan2: the angle of |y| over |x| is that of t = y / x, pi / 4 + that of (y - x) / (y + x), or pi
 * / 2 - that of x / y, so that |t| <= tan(pi / 8); t is a pair, and atan t = t + t^3 p(t^2). Large
 * and small numbers are scaled first. atan is the angle over 1.
 * asin and acos: up to 1/2 asin x = x + x^3 p(x^2), beyond it pi / 2 - 2 asin s, s = sqrt((1 - x) /
 * 2) as a pair. Sums with parts of pi are pairs, too. Within 1 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

/* pi in two parts; halves and quarters have half and a quarter of them. */
static const double pi[2][2] = {{0x1.921fb6p+1, -0x1.777a5cp-24},
				{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}};

/* @p k times part @p part of pi. */
static nest_val times_pi(const nest_polynomial *p, double k, int part)
{
	return nest_poly_const(p, k * pi[p->t == SMR_F64][part]);
}

static nest_val choose_3(const nest_polynomial *p, nest_val first, nest_val second, nest_val a,
			 nest_val b, nest_val c)
{
	return nest_poly_select(p, first, a, nest_poly_select(p, second, b, c));
}

/* (@p above + its error) / (@p below + its error) */
static nest_pair divide(const nest_polynomial *p, nest_pair above, nest_pair below)
{
	nest_val over = nest_poly_divide(p, nest_poly_const(p, 1), below.hi), left, minus;
	nest_pair t;

	t.hi = nest_poly_multiply(p, above.hi, over);
	minus = nest_negated(p->m, p->t, t.hi);
	left = nest_poly_add(p, nest_pair_residue(p, minus, below.hi, above.hi), above.lo);
	left = nest_poly_fma(p, minus, below.lo, left);
	t.lo = nest_poly_multiply(p, left, over);
	return t;
}

/* The angle of y over x, both at least 0, x or y greater, not yet rounded. */
static nest_pair emit_angle(const nest_polynomial *p, nest_val y, nest_val x)
{
	static const double f32[] = {-0x1.f31d6ep-5, 0x1.b22eccp-4, -0x1.23ba42p-3, 0x1.9991e8p-3,
				     -0x1.55554ap-2};
	static const double f64[] = {-0x1.257c06b8222dfp-6, 0x1.37de5f2f45229p-5,
				     -0x1.9cd66c604c97ap-5, 0x1.df1029c67a092p-5,
				     -0x1.10ebc85b16343p-4, 0x1.3b111a93860edp-4,
				     -0x1.745cf8f1cf14bp-4, 0x1.c71c70e6c960dp-4,
				     -0x1.24924922af0cep-3, 0x1.999999999589bp-3,
				     -0x1.555555555553dp-2};
	bool narrow = p->t == SMR_F32;
	nest_val zero = nest_poly_const(p, 0), steep, middle, z, q;
	nest_val scaled = nest_poly_multiply(p, x, nest_poly_const(p, 1 + M_SQRT2));
	nest_pair less = nest_pair_sum_of_any(p, y, nest_negated(p->m, p->t, x)),
		  more = nest_pair_sum_of_any(p, y, x), t;

	steep = nest_poly_two(p, "fcmp ogt", p->t, y, scaled);
	scaled = nest_poly_multiply(p, x, nest_poly_const(p, M_SQRT2 - 1));
	middle = nest_poly_two(p, "fcmp ogt", p->t, y, scaled);
	less.hi = choose_3(p, steep, middle, nest_negated(p->m, p->t, x), less.hi, y);
	less.lo = choose_3(p, steep, middle, zero, less.lo, zero);
	more.hi = choose_3(p, steep, middle, y, more.hi, x);
	more.lo = choose_3(p, steep, middle, zero, more.lo, zero);
	t = divide(p, less, more);
	z = nest_poly_multiply(p, t.hi, t.hi);
	q = narrow ? nest_poly_horner(p, z, f32, 5) : nest_poly_horner(p, z, f64, 11);
	q = nest_poly_fma(p, nest_poly_multiply(p, z, t.hi), q, t.lo);
	q = nest_poly_add(
		p, q, choose_3(p, steep, middle, times_pi(p, 0.5, 1), times_pi(p, 0.25, 1), zero));
	t = nest_pair_sum(
		p, choose_3(p, steep, middle, times_pi(p, 0.5, 0), times_pi(p, 0.25, 0), zero),
		t.hi);
	t.lo = nest_poly_add(p, t.lo, q);
	return t;
}

static nest_val emit_atan(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true);
	nest_pair r = emit_angle(p, nest_poly_at_most(p, a, 0x1p70), nest_poly_const(p, 1));

	return nest_poly_with_sign(p, nest_poly_add(p, r.hi, r.lo), x, false);
}

/* 1 for infinity, else 0; where neither of both is infinite: @p a. */
static nest_val without_infinity(const nest_polynomial *p, nest_val a, nest_val some)
{
	nest_val one = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", a, INFINITY),
					nest_poly_const(p, 1), nest_poly_const(p, 0));

	return nest_poly_select(p, some, one, a);
}

static nest_val emit_atan2(const nest_polynomial *p, nest_val y, nest_val x)
{
	bool narrow = p->t == SMR_F32;
	nest_val a = nest_poly_with_sign(p, y, y, true), b = nest_poly_with_sign(p, x, x, true);
	nest_val most = nest_poly_select(p, nest_poly_two(p, "fcmp ogt", p->t, a, b), a, b), by,
		 bits, infinite;
	nest_pair r, back;

	by = nest_poly_select(p,
			      nest_poly_compare(p, "fcmp olt", most, narrow ? 0x1p-60 : 0x1p-800),
			      nest_poly_const(p, narrow ? 0x1p80 : 0x1p250), nest_poly_const(p, 1));
	by = nest_poly_select(p, nest_poly_compare(p, "fcmp ogt", most, narrow ? 0x1p80 : 0x1p900),
			      nest_poly_const(p, narrow ? 0x1p-60 : 0x1p-200), by);
	infinite = nest_poly_compare(p, "fcmp oeq", most, INFINITY);
	a = nest_poly_multiply(p, without_infinity(p, a, infinite), by);
	b = nest_poly_multiply(p, without_infinity(p, b, infinite), by);
	b = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", most, 0), nest_poly_const(p, 1),
			     b);
	r = emit_angle(p, a, b);
	if (!p->m->p->cpu.fma) { /* parts of products of smaller numbers are below the smallest */
		bits = nest_poly_compare(p, "fcmp olt", a, narrow ? 0x1p-100 : 0x1p-960);
		r.lo = nest_poly_select(p, bits, nest_poly_const(p, 0), r.lo);
	}
	back = nest_pair_sum(p, times_pi(p, 1, 0), nest_negated(p->m, p->t, r.hi));
	back.lo = nest_poly_add(p, back.lo, nest_poly_subtract(p, times_pi(p, 1, 1), r.lo));
	bits = nest_poly_two(p, "icmp slt", p->i, nest_poly_to_bits(p, x), nest_poly_integer(p, 0));
	a = nest_poly_add(p, nest_poly_select(p, bits, back.hi, r.hi),
			  nest_poly_select(p, bits, back.lo, r.lo));
	a = nest_poly_with_sign(p, a, y, false);
	return nest_poly_select(p, nest_poly_two(p, "fcmp uno", p->t, x, y), nest_poly_add(p, x, y),
				a);
}

/* s and asin(s) - s for |x| up to 1/2, or for sqrt((1 - |x|) / 2). */
static nest_pair emit_part(const nest_polynomial *p, nest_val a, nest_val large)
{
	static const double f32[] = {0x1.349e54p-5, 0x1.d589e6p-7, 0x1.04cd0cp-5,
				     0x1.6ca7dcp-5, 0x1.3338aap-4, 0x1.55554cp-3};
	static const double f64[] = {0x1.0d5495c7b9debp-5, -0x1.5d9df3cd23caep-6,
				     0x1.66f4d9ffb9855p-6, 0x1.dcdd09a9bbb28p-9,
				     0x1.61ba65dca1367p-7, 0x1.757331e92315ap-7,
				     0x1.ca216e8900b3p-7,  0x1.1c49de7fa0df9p-6,
				     0x1.6e8bdfd5f4635p-6, 0x1.f1c71a8c09a5dp-6,
				     0x1.6db6db722aa7bp-5, 0x1.333333332df2p-4,
				     0x1.5555555555578p-3};
	nest_val z, s, q, lost, zero = nest_poly_const(p, 0);

	z = nest_poly_multiply(p, nest_poly_subtract(p, nest_poly_const(p, 1), a),
			       nest_poly_const(p, 0.5));
	s = nest_poly_apply(p, SMR_OP_sqrt, z);
	lost = nest_pair_residue(p, nest_negated(p->m, p->t, s), s, z);
	lost = nest_poly_divide(p, lost, nest_poly_add(p, s, s));
	lost = nest_poly_select(p, nest_poly_compare(p, "fcmp ogt", z, 0), lost, zero);
	lost = nest_poly_select(p, large, lost, zero);
	s = nest_poly_select(p, large, s, a);
	z = nest_poly_select(p, large, z, nest_poly_multiply(p, a, a));
	q = p->t == SMR_F32 ? nest_poly_horner(p, z, f32, 6) : nest_poly_horner(p, z, f64, 13);
	return (nest_pair){s, nest_poly_fma(p, nest_poly_multiply(p, z, s), q, lost)};
}

/* base + by a, where |base| >= |a| or base is 0 */
static nest_val join(const nest_polynomial *p, nest_pair base, nest_val by, nest_pair a)
{
	nest_pair sum = nest_pair_sum(p, base.hi, nest_poly_multiply(p, by, a.hi));

	a.lo = nest_poly_fma(p, by, a.lo, base.lo);
	return nest_poly_add(p, sum.hi, nest_poly_add(p, sum.lo, a.lo));
}

static nest_val emit_asin(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), zero = nest_poly_const(p, 0), by;
	nest_val large = nest_poly_compare(p, "fcmp ogt", a, 0.5);
	nest_pair part = emit_part(p, a, large), base;

	base = (nest_pair){nest_poly_select(p, large, times_pi(p, 0.5, 0), zero),
			   nest_poly_select(p, large, times_pi(p, 0.5, 1), zero)};
	by = nest_poly_select(p, large, nest_poly_const(p, -2), nest_poly_const(p, 1));
	return nest_poly_with_sign(p, join(p, base, by, part), x, false);
}

static nest_val emit_acos(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), by, turned, zero = nest_poly_const(p, 0);
	nest_val large = nest_poly_compare(p, "fcmp ogt", a, 0.5),
		 left = nest_poly_compare(p, "fcmp olt", x, 0);
	nest_pair part = emit_part(p, a, large), base;

	base.hi = nest_poly_select(p, left, times_pi(p, 1, 0), zero);
	base.hi = nest_poly_select(p, large, base.hi, times_pi(p, 0.5, 0));
	base.lo = nest_poly_select(p, left, times_pi(p, 1, 1), zero);
	base.lo = nest_poly_select(p, large, base.lo, times_pi(p, 0.5, 1));
	by = nest_poly_select(p, large, nest_poly_const(p, 2), nest_poly_const(p, -1));
	turned = nest_negated(p->m, p->t, by);
	return join(p, base, nest_poly_select(p, left, turned, by), part);
}

bool nest_arc(const nest_polynomial *p, smr_op what, const nest_val *x, nest_val *out)
{
	if (what == SMR_OP_atan)
		*out = emit_atan(p, x[0]);
	else if (what == SMR_OP_atan2)
		*out = emit_atan2(p, x[0], x[1]);
	else if (what == SMR_OP_asin)
		*out = emit_asin(p, x[0]);
	else if (what == SMR_OP_acos)
		*out = emit_acos(p, x[0]);
	else
		return false;
	return true;
}
