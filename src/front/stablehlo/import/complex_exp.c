/* Exponential, trigonometric and hyperbolic functions of complex numbers. Powers of e that overflow
 * are multiplied by a sine first, which may be small: e^a = e^(a - c) e^c. */
#include "front/stablehlo/import/pair.h"

/* Beyond limit e^a is near overflow; e^(limit + 2 shift) times the least sine overflows. */
typedef struct exponents {
	double limit, shift, by; /* by = e^shift */
} exponents;

static exponents exponents_of(smr_dtype t)
{
	return t == SMR_F64 ? (exponents){709, 64, 6.2351490808116168829e27}
			    : (exponents){88, 32, 7.8962960182680695161e13};
}

static const smr_expr *emit_zero_like(hlo_x *x, smr_dtype t, const smr_expr *p)
{
	return OP2(copysign, F(0), p);
}

/* Keeps real numbers real: infinity * sin 0 would be NaN. e^-infinity is 0 whatever its angle is.
 */
smr_status hlo_pair_exp(hlo_x *x, smr_dtype t, hlo_pair a, hlo_pair *out)
{
	exponents to = exponents_of(t);
	const smr_expr *over = OP2(gt, a.re, F(to.limit)), *no_angle, *e, *by, *s, *c;

	e = OP1(exp, SELECT(over, SUB(a.re, F(to.shift)), a.re));
	s = OP1(sin, a.im);
	c = OP1(cos, a.im);
	SHARE(e);
	SHARE(s);
	SHARE(c);
	by = SELECT(over, F(to.by), F(1));
	no_angle = AND(IS_INF(a.re), IS_NAN(c));
	out->re = SELECT(no_angle, e, MUL(MUL(e, c), by));
	out->im = SELECT(OR(IS_ZERO(a.im), AND(no_angle, OP2(lt, a.re, F(0)))),
			 emit_zero_like(x, t, a.im), MUL(MUL(e, s), by));
	return SMR_OK;
}

smr_status hlo_complex_exp(hlo_x *x)
{
	hlo_pair r;

	SMR_TRY(hlo_pair_exp(x, x->in[0].dtype, hlo_pair_of(x, 0), &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* The sum of (-v)^k / (first + step k)! for k < @p terms. */
static const smr_expr *emit_series(hlo_x *x, const smr_expr *v, int first, int step, int terms)
{
	smr_dtype t = SMR_F64;
	double factorial = 1;
	const smr_expr *sum;
	int n = first + step * (terms - 1);

	for (int i = 2; i <= n; i++)
		factorial *= i;
	sum = F(1 / factorial);
	while (n > first) {
		for (int i = 0; i < step; i++)
			factorial /= n--;
		sum = SUB(F(1 / factorial), MUL(v, sum));
	}
	return sum;
}

/* e^a cos b - 1 = e^a ((1 - e^-a) - (1 - cos b)), for 0 < a <= 0.5 and |b| <= 1.1. On the curve
 * where it is 0, a is near b^2 / 2: the difference of these, and a^2 / 2, are taken without
 * rounding. */
static smr_status emit_real_expm1_near_0(hlo_x *x, hlo_pair a, const smr_expr **out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *rest, *half = F(0.5);
	hlo_exact re, im, first, second;

	SMR_TRY(hlo_exact_square(x, a.re, &re));
	SMR_TRY(hlo_exact_square(x, a.im, &im));
	SMR_TRY(hlo_exact_sum(x, a.re, MUL(F(-0.5), im.high), &first));
	SMR_TRY(hlo_exact_sum(x, first.high, MUL(F(-0.5), re.high), &second));
	rest = ADD(MUL(MUL(a.re, re.high), emit_series(x, a.re, 3, 1, 14)),
		   MUL(MUL(im.high, im.high), emit_series(x, im.high, 4, 2, 9)));
	rest = ADD(rest, SUB(ADD(first.low, second.low), MUL(half, ADD(re.low, im.low))));
	*out = MUL(OP1(exp, a.re), ADD(second.high, rest));
	return SMR_OK;
}

/* e^a cos b - 1 = expm1(a) cos b - 2 sin(b/2)^2, except where 1 is nothing beside it. For f64 it is
 * good to a few units of the greater term, near 0 to those of the result. */
smr_status hlo_complex_expm1(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *half, *less, *sum, *near;
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(hlo_pair_exp(x, t, a, &r));
	half = OP1(sin, MUL(a.im, F(0.5)));
	less = OP1(expm1, a.re);
	SHARE(half);
	SHARE(less);
	sum = NEG(SUB(MUL(F(2), MUL(half, half)), MUL(less, OP1(cos, a.im))));
	if (!hlo_pair_is_short(x)) {
		SMR_TRY(emit_real_expm1_near_0(x, a, &near));
		sum = SELECT(AND(AND(OP2(gt, a.re, F(0)), OP2(le, a.re, F(0.5))),
				 OP2(le, ABS(a.im), F(1.1))),
			     near, sum);
	}
	r.re = SELECT(IS_ZERO(a.im), less,
		      SELECT(OP2(gt, ABS(a.re), F(100)), SUB(r.re, F(1)), sum));
	return hlo_pair_result(x, r.re, r.im);
}

/* ---- circular and hyperbolic functions ---- */

/* sinh |a| = high sinh / high e^-shift and so on; sine and cosine of the angle. */
typedef struct waves {
	const smr_expr *sinh, *cosh, *by, *sin, *cos;
} waves;

/* With e = expm1 |a|: sinh |a| = (e + e / (e + 1)) / 2, cosh a = 1 + e^2 / (e + 1) / 2. */
static smr_status emit_waves(hlo_x *x, smr_dtype t, hlo_pair a, waves *w)
{
	exponents to = exponents_of(t);
	const smr_expr *size = ABS(a.re), *over = OP2(gt, size, F(to.limit)), *e, *more, *ratio;

	e = OP1(expm1, SELECT(over, SUB(size, F(to.shift)), size));
	SHARE(e);
	more = ADD(e, F(1));
	SHARE(more);
	ratio = DIV(e, more);
	SHARE(ratio);
	w->sinh = OP2(copysign, MUL(F(0.5), SELECT(over, more, ADD(e, ratio))), a.re);
	w->cosh = SELECT(over, MUL(F(0.5), more), ADD(F(1), MUL(F(0.5), MUL(e, ratio))));
	w->by = SELECT(over, F(to.by), F(1));
	w->sin = OP1(sin, a.im);
	w->cos = OP1(cos, a.im);
	SHARE(w->sin);
	SHARE(w->cos);
	return SMR_OK;
}

/* sinh a cos b + i cosh a sin b; a real or infinite part stays so for any angle */
static smr_status emit_sinh(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = x->in[0].dtype;
	const smr_expr *no_angle;
	waves w;

	SMR_TRY(emit_waves(x, t, a, &w));
	no_angle = AND(IS_NAN(w.cos), OR(IS_ZERO(a.re), IS_INF(a.re)));
	out->re = SELECT(no_angle, a.re, MUL(MUL(w.sinh, w.cos), w.by));
	out->im = SELECT(IS_ZERO(a.im), a.im, MUL(MUL(w.cosh, w.sin), w.by));
	return SMR_OK;
}

/* cosh a cos b + i sinh a sin b */
static smr_status emit_cosh(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = x->in[0].dtype;
	const smr_expr *zero;
	waves w;

	SMR_TRY(emit_waves(x, t, a, &w));
	zero = MUL(emit_zero_like(x, t, a.re), OP2(copysign, F(1), w.sin));
	out->re = SELECT(AND(IS_NAN(w.cos), IS_INF(a.re)), INF, MUL(MUL(w.cosh, w.cos), w.by));
	out->im = SELECT(OR(IS_ZERO(a.re), IS_ZERO(a.im)), zero, MUL(MUL(w.sinh, w.sin), w.by));
	return SMR_OK;
}

smr_status hlo_complex_sinh(hlo_x *x)
{
	hlo_pair r;

	SMR_TRY(emit_sinh(x, hlo_pair_of(x, 0), &r));
	return hlo_pair_result(x, r.re, r.im);
}

smr_status hlo_complex_cosh(hlo_x *x)
{
	hlo_pair r;

	SMR_TRY(emit_cosh(x, hlo_pair_of(x, 0), &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* sin z = -i sinh(i z), sinh of the mirrored number has these parts exchanged */
smr_status hlo_complex_sin(hlo_x *x)
{
	hlo_pair a = hlo_pair_of(x, 0), r;

	SMR_TRY(emit_sinh(x, (hlo_pair){a.im, a.re}, &r));
	return hlo_pair_result(x, r.im, r.re);
}

/* cos z = cosh(i z) */
smr_status hlo_complex_cos(hlo_x *x)
{
	hlo_pair a = hlo_pair_of(x, 0), r;

	SMR_TRY(emit_cosh(x, (hlo_pair){NEG(a.im), a.re}, &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* tanh(a + ib) = (sinh a cosh a + i sin b cos b) / (sinh^2 a + cos^2 b); above and below are
 * multiplied by 4 q for q = e^-2|a|, so that nothing overflows. */
static smr_status emit_tanh(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *twice = MUL(F(-2), ABS(a.re)), *q, *less, *s, *c, *below, *no_angle;

	SHARE(twice);
	q = OP1(exp, twice);
	less = NEG(OP1(expm1, twice));
	c = OP1(cos, a.im);
	SHARE(q);
	SHARE(less);
	SHARE(c);
	s = OP1(sin, a.im);
	below = ADD(MUL(less, less), MUL(MUL(F(4), q), MUL(c, c)));
	SHARE(below);
	no_angle = AND(IS_NAN(c), IS_INF(a.re));
	out->re = SELECT(IS_ZERO(a.re), a.re,
			 OP2(copysign, SELECT(no_angle, F(1), DIV(MUL(less, ADD(F(1), q)), below)),
			     a.re));
	out->im = SELECT(OR(IS_ZERO(a.im), no_angle), emit_zero_like(x, t, a.im),
			 DIV(MUL(MUL(F(4), q), MUL(s, c)), below));
	return SMR_OK;
}

smr_status hlo_complex_tanh(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_tanh(x, a, &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* tan z = -i tanh(i z), tanh of the mirrored number has these parts exchanged */
smr_status hlo_complex_tan(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_tanh(x, (hlo_pair){a.im, a.re}, &r));
	return hlo_pair_result(x, r.im, r.re);
}

/* 1 / (1 + e^-z) for z = a + ib. With w = e^-|a| and d = 1 + w^2 + 2 w cos b the imaginary part is
 * w sin b / d, the real one (1 + w cos b) / d, or w (w + cos b) / d for a < 0. Near the poles,
 * where cos b is -1, sums with it are written with 1 + cos b = 2 cos(b/2)^2 and 1 - w = -expm1
 * -|a|, both small there. */
smr_status hlo_complex_logistic(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *size, *w, *less, *c, *half, *d, *left, *no_angle, *right, *pole;
	hlo_pair a;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	size = NEG(ABS(a.re));
	w = OP1(exp, size);
	less = NEG(OP1(expm1, size));
	half = OP1(cos, MUL(a.im, F(0.5)));
	c = OP1(cos, a.im);
	SHARE(w);
	SHARE(less);
	SHARE(half);
	SHARE(c);
	half = MUL(F(2), MUL(half, half));
	pole = OP2(lt, c, F(-0.5));
	d = SELECT(pole, ADD(MUL(less, less), MUL(MUL(F(2), w), half)),
		   ADD(ADD(F(1), MUL(w, w)), MUL(MUL(F(2), w), c)));
	SHARE(d);
	right = SELECT(pole, ADD(less, MUL(w, half)), ADD(F(1), MUL(w, c)));
	left = MUL(w, SELECT(pole, SUB(half, less), ADD(c, w)));
	no_angle = AND(IS_NAN(c), IS_INF(a.re));
	right = SELECT(no_angle, F(1), DIV(right, d));
	left = SELECT(no_angle, F(0), DIV(left, d));
	return hlo_pair_result(x, SELECT(OP2(ge, a.re, F(0)), right, left),
			       SELECT(OR(no_angle, IS_ZERO(a.im)), emit_zero_like(x, t, a.im),
				      DIV(MUL(w, OP1(sin, a.im)), d)));
}
