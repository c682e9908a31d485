/* sinh, cosh and the inverses of sinh, cosh and tanh inline. f32 and f64 are within 2 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

static nest_val add(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fadd", p->t, a, b);
}

static nest_val divide(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fdiv", p->t, a, b);
}

static nest_val number(const nest_polynomial *p, double v)
{
	return nest_poly_const(p, v);
}

/* y = e^|x| / 2, which overflows only where the result does, and 1 / (4 y). The exponent of 2 is a
 * pair, so y is rounded once. */
static nest_val half_exp(const nest_polynomial *p, nest_val x, nest_val *over)
{
	bool narrow = p->t == SMR_F32;
	nest_val a = nest_poly_with_sign(p, x, x, true), rest, y;
	nest_power_of_two e;
	nest_pair s;

	a = nest_poly_at_most(p, a, narrow ? 91 : 712);
	s = nest_pair_product(p, a, number(p, M_LOG2E));
	rest = number(p, narrow ? 0x1.4ae0cp-26 : 0x1.777d0ffda0d24p-56);
	rest = nest_poly_fma(p, a, rest, s.lo);
	s = nest_pair_sum_of_any(p, s.hi, number(p, -1));
	s.lo = add(p, s.lo, rest);
	e = nest_poly_split_exp2(p, s);
	y = nest_poly_scaled(p, add(p, e.m.hi, e.m.lo), e.n, e.i, e.kept);
	*over = divide(p, number(p, 0.25), y);
	return y;
}

static nest_val emit_cosh(const nest_polynomial *p, nest_val x)
{
	nest_val over, y = half_exp(p, x, &over);

	return add(p, y, over);
}

/* Below 1 by its series. */
static nest_val emit_sinh(const nest_polynomial *p, nest_val x)
{
	static const double series[] = {1.0 / 121645100408832000,
					1.0 / 355687428096000,
					1.0 / 1307674368000,
					1.0 / 6227020800,
					1.0 / 39916800,
					1.0 / 362880,
					1.0 / 5040,
					1.0 / 120,
					1.0 / 6};
	int from = p->t == SMR_F32 ? 4 : 0;
	nest_val s = nest_poly_multiply(p, x, x), over, y, small,
		 a = nest_poly_with_sign(p, x, x, true);

	small = nest_poly_horner(p, s, series + from, 9 - from);
	small = nest_poly_fma(p, nest_poly_multiply(p, small, s), x, x);
	y = half_exp(p, x, &over);
	y = nest_poly_two(p, "fsub", p->t, y, over);
	y = nest_poly_with_sign(p, y, x, false);
	return nest_poly_select(p, nest_poly_two(p, "fcmp olt", p->t, a, number(p, 1)), small, y);
}

/* Chooses log a + log 2 where a^2 counts for nothing beside it, or would be infinite. */
static nest_val or_log_of_twice(const nest_polynomial *p, nest_val a, nest_val y)
{
	nest_val most = number(p, p->t == SMR_F32 ? 0x1p14 : 0x1p28), large;

	large = add(p, nest_poly_apply(p, SMR_OP_log, a), number(p, 0.69314718055994530942));
	return nest_poly_select(p, nest_poly_two(p, "fcmp ogt", p->t, a, most), large, y);
}

/* log(1 + a + b), a >= b >= 0, with the rounding error of a + b. */
static nest_val log1p_of_sum(const nest_polynomial *p, nest_val a, nest_val b)
{
	nest_pair u = nest_pair_sum(p, a, b);
	nest_val rest = divide(p, u.lo, add(p, u.hi, number(p, 1)));

	return add(p, nest_poly_apply(p, SMR_OP_log1p, u.hi), rest);
}

/* log(1 + a + a^2 / (1 + sqrt(a^2 + 1))). */
static nest_val emit_asinh(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), s = nest_poly_multiply(p, a, a), u;

	u = nest_poly_apply(p, SMR_OP_sqrt, add(p, s, number(p, 1)));
	u = divide(p, s, add(p, u, number(p, 1)));
	u = or_log_of_twice(p, a, log1p_of_sum(p, a, u));
	return nest_poly_with_sign(p, u, x, false);
}

/* log(1 + t + sqrt(t^2 + 2 t)), t = x - 1. */
static nest_val emit_acosh(const nest_polynomial *p, nest_val x)
{
	nest_val t = nest_poly_two(p, "fsub", p->t, x, number(p, 1)), u, nan = nest_nan(p->t);

	u = nest_poly_apply(p, SMR_OP_sqrt, nest_poly_multiply(p, t, add(p, t, number(p, 2))));
	u = or_log_of_twice(p, x, log1p_of_sum(p, u, t));
	return nest_poly_select(p, nest_poly_two(p, "fcmp olt", p->t, x, number(p, 1)),
				p->vec ? nest_splat(p->m, p->t, nan) : nan, u);
}

/* log(1 + 2 a / (1 - a)) / 2. */
static nest_val emit_atanh(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), u;

	u = divide(p, add(p, a, a), nest_poly_two(p, "fsub", p->t, number(p, 1), a));
	u = nest_poly_multiply(p, nest_poly_apply(p, SMR_OP_log1p, u), number(p, 0.5));
	return nest_poly_with_sign(p, u, x, false);
}

bool nest_hyperbolic(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	static const struct {
		smr_op op;
		nest_val (*emit)(const nest_polynomial *p, nest_val x);
	} functions[] = {{SMR_OP_sinh, emit_sinh},
			 {SMR_OP_cosh, emit_cosh},
			 {SMR_OP_asinh, emit_asinh},
			 {SMR_OP_acosh, emit_acosh},
			 {SMR_OP_atanh, emit_atanh}};

	for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++)
		if (functions[i].op == what) {
			*out = functions[i].emit(p, x);
			return true;
		}
	return false;
}
