/* Inverse functions of complex numbers.
 *
 * Arc sine and cosine: for x, y >= 0 and r = |z + 1|, s = |z - 1|, a = (r + s) / 2, T. E. Hull, T.
 *F. Fairgrieve and P. T. P. Tang ("Implementing the complex arcsine and arccosine functions using
 * exception handling") have asin z = atan(x / d) + i asinh p with d^2 = a^2 - x^2, p^2 = a^2 - 1.
 * Neither difference is computed: with w = |x - 1| + s, Q = sqrt(w (r + x + 1)) / 2 and u = y / 2Q
 *	A = Q + u y / 2,  B = u (max(x, 1) + a)
 * are d and p if x <= 1, p and d otherwise; all terms are positive. This follows from W. Kahan's
 * forms of both by roots of 1 - z and 1 + z ("Branch cuts for complex elementary functions"), in
 * which d = Re sqrt(1 - z) sqrt(1 + z). */
#include "front/stablehlo/import/pair.h"

#define LN2 0.69314718055994530942
#define HALF_PI 1.57079632679489661923

/* asin z = atan2(x, d) + i p, acos z = atan2(d, x) - i p, p with the sign of y. */
typedef struct arc {
	const smr_expr *d, *p;
} arc;

/* |z + c| for c = 1 or -1, or |z| for big numbers; @p shifted is x + c. */
static const smr_expr *emit_distance(hlo_x *x, const smr_expr *shifted, const smr_expr *y)
{
	return OP1(sqrt, ADD(MUL(shifted, shifted), MUL(y, y)));
}

/* Computes p = asinh(sinh) by log1p(sinh + cosh - 1), where cosh - 1 = sinh^2 / (cosh + 1). For big
 * numbers it is log 2|z|, and |z| may overflow. */
static const smr_expr *emit_log_of_arc(hlo_x *x, const hlo_scaled *z, const smr_expr *sinh,
				       const smr_expr *cosh, const smr_expr *modulus)
{
	smr_dtype t = SMR_F64;
	const smr_expr *e = ADD(sinh, MUL(sinh, DIV(sinh, ADD(cosh, F(1)))));

	if (z->big != NULL)
		e = SELECT(z->big, MUL(modulus, F(0x1p513)), e);
	e = OP1(log1p, SELECT(OP2(eq, z->most, INF), INF, e));
	return z->big == NULL ? e : ADD(e, SELECT(z->big, F(2 * LN2), F(0)));
}

static smr_status emit_arc(hlo_x *x, hlo_pair a, arc *out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *re = ABS(a.re), *im = ABS(a.im), *r, *s, *mean, *q, *near, *more, *one,
		       *less;
	const smr_expr *left, *right, *inside;
	hlo_scaled z;

	SMR_TRY(hlo_pair_scale(x, a, &z));
	if (z.big != NULL) { /* tiny numbers need no scale here */
		one = SELECT(z.big, F(0), F(1));
		SHARE(one);
		re = SELECT(z.big, ABS(z.z.re), re);
		im = SELECT(z.big, ABS(z.z.im), im);
	} else {
		one = F(1);
	}
	SHARE(re);
	SHARE(im);
	more = ADD(re, one);
	less = SUB(re, one);
	SHARE(more);
	SHARE(less);
	r = emit_distance(x, more, im);
	s = SELECT(IS_ZERO(less), im, emit_distance(x, less, im)); /* im^2 may be 0 */
	SHARE(r);
	SHARE(s);
	mean = MUL(F(0.5), ADD(r, s));
	SHARE(mean);
	q = MUL(F(0.5), OP1(sqrt, MUL(ADD(ABS(less), s), ADD(r, more))));
	SHARE(q);
	near = SELECT(IS_ZERO(im), F(0), DIV(F(0.5), q));
	SHARE(near);
	left = ADD(q, MUL(MUL(im, near), MUL(im, F(0.5))));
	right = MUL(im, MUL(near, ADD(OP2(fmax, re, one), mean)));
	SHARE(left);
	SHARE(right);
	inside = OP2(le, re, one);
	out->d = SELECT(inside, left, right);
	out->p = SELECT(inside, right, left);
	SHARE(out->p);
	out->p = emit_log_of_arc(x, &z, out->p, mean, r);
	inside = z.big != NULL ? z.big : OP2(eq, z.most, INF);
	out->d = SELECT(inside, ABS(a.im), out->d);
	SHARE(out->d);
	return SMR_OK;
}

static smr_status emit_asin(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = SMR_F64;
	arc r;

	SMR_TRY(emit_arc(x, a, &r));
	out->re = SELECT(IS_ZERO(a.re), a.re, OP2(atan2, a.re, r.d));
	out->im = OP2(copysign, r.p, a.im);
	return SMR_OK;
}

smr_status hlo_complex_asin(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_asin(x, a, &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* asinh z = -i asin(i z), asin of the mirrored number has these parts exchanged */
smr_status hlo_complex_asinh(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_asin(x, (hlo_pair){a.im, a.re}, &r));
	return hlo_pair_result(x, r.im, r.re);
}

/* An angle of 0 has no imaginary part that is NaN. */
static smr_status emit_acos(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = SMR_F64;
	arc r;

	SMR_TRY(emit_arc(x, a, &r));
	out->re = SELECT(IS_ZERO(a.re), F(HALF_PI), OP2(atan2, r.d, a.re));
	out->im = r.p;
	return SMR_OK;
}

smr_status hlo_complex_acos(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_acos(x, a, &r));
	return hlo_pair_result(x, r.re, OP2(copysign, r.im, NEG(a.im)));
}

/* acosh z = i acos z or -i acos z, whichever has no negative real part */
smr_status hlo_complex_acosh(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_acos(x, a, &r));
	return hlo_pair_result(x, r.im, OP2(copysign, r.re, a.im));
}

/* Computes atanh of the quadrant x >= 0: re = log1p(4 x / ((1 - x)^2 + y^2)) / 4, and im = atan2(2
 * y, (1 - x)(1 + x) - y^2) / 2. For big numbers it is 1 / z + i pi / 2, and 1 is nothing beside x.
 * Next to 1, where y^2 is 0, re = log(2 / y) / 2. */
static smr_status emit_atanh(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *re = ABS(a.re), *im = a.im, *less, *square, *ratio, *pole, *far;
	hlo_scaled z;

	SMR_TRY(hlo_pair_scale(x, a, &z));
	far = z.big != NULL ? z.big : OP2(eq, z.most, INF);
	SHARE(far);
	if (z.big != NULL) {
		re = SELECT(far, ABS(z.z.re), re);
		im = SELECT(far, z.z.im, im);
	}
	SHARE(re);
	SHARE(im);
	less = SUB(SELECT(far, F(0), F(1)), re);
	square = MUL(im, im);
	SHARE(less);
	SHARE(square);
	ratio = DIV(MUL(F(4), re), ADD(MUL(less, less), square));
	if (z.big == NULL) {
		ratio = MUL(F(0.25), OP1(log1p, ratio));
	} else {
		pole = AND(IS_ZERO(less), OP2(lt, ABS(im), F(0x1p-450)));
		SHARE(pole);
		ratio = OP1(log1p, SELECT(pole, DIV(F(0x1p-74), ABS(im)),
					  MUL(ratio, SELECT(far, F(0x1p-514), F(1)))));
		ratio = MUL(SELECT(pole, F(0.5), F(0.25)),
			    ADD(ratio, SELECT(pole, F(75 * LN2), F(0))));
	}
	out->re = SELECT(IS_ZERO(a.re), a.re,
			 OP2(copysign, SELECT(OP2(eq, z.most, INF), F(0), ratio), a.re));
	out->im =
		SELECT(OR(AND(far, OP2(ord, a.re, a.im)), IS_INF(a.im)),
		       OP2(copysign, F(HALF_PI), a.im),
		       MUL(F(0.5), OP2(atan2, ADD(im, im), SUB(MUL(less, ADD(F(1), re)), square))));
	return SMR_OK;
}

smr_status hlo_complex_atanh(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_atanh(x, a, &r));
	return hlo_pair_result(x, r.re, r.im);
}

/* atan z = -i atanh(i z), atanh of the mirrored number has these parts exchanged */
smr_status hlo_complex_atan(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_atanh(x, (hlo_pair){a.im, a.re}, &r));
	return hlo_pair_result(x, r.im, r.re);
}
