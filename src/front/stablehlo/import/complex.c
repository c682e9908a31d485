/* Arithmetic on complex numbers, as pairs. Handles intermediate overflow, infinities and signs of
 * zeros as C99's annex G requires, where XLA does so too. */
#include "front/stablehlo/import/pair.h"

smr_status hlo_complex_add(hlo_x *x)
{
	hlo_pair a = hlo_pair_of(x, 0), b = hlo_pair_of(x, 1);

	return hlo_pair_result(x, ADD(a.re, b.re), ADD(a.im, b.im));
}

smr_status hlo_complex_subtract(hlo_x *x)
{
	hlo_pair a = hlo_pair_of(x, 0), b = hlo_pair_of(x, 1);

	return hlo_pair_result(x, SUB(a.re, b.re), SUB(a.im, b.im));
}

static hlo_pair multiply_pairs(hlo_x *x, hlo_pair a, hlo_pair b)
{
	return (hlo_pair){SUB(MUL(a.re, b.re), MUL(a.im, b.im)),
			  ADD(MUL(a.re, b.im), MUL(a.im, b.re))};
}

smr_status hlo_complex_multiply(hlo_x *x)
{
	hlo_pair r = multiply_pairs(x, hlo_pair_of(x, 0), hlo_pair_of(x, 1));

	return hlo_pair_result(x, r.re, r.im);
}

/* (a + b) (a - b) loses fewer digits than a^2 - b^2, and is 0 where one factor overflows. */
smr_status hlo_complex_square(hlo_x *x)
{
	smr_dtype t = x->in[0].dtype;
	hlo_pair a = hlo_pair_of(x, 0);
	const smr_expr *less = SUB(a.re, a.im), *more = ADD(a.re, a.im), *product = MUL(a.re, a.im);

	return hlo_pair_result(x, SELECT(OR(IS_ZERO(less), IS_ZERO(more)), F(0), MUL(less, more)),
			       ADD(product, product));
}

/* Returns 1 if p is infinite, else 0, with the sign of p. */
static const smr_expr *sign_of_infinity(hlo_x *x, const smr_expr *p)
{
	smr_dtype t = x->in[0].dtype;

	return OP2(copysign, SELECT(IS_INF(p), F(1), F(0)), p);
}

/* Corrects a quotient whose parts are both NaN, as annex G requires. */
static hlo_pair recover_from_nan(hlo_x *x, hlo_pair a, hlo_pair b, hlo_pair q)
{
	smr_dtype t = x->in[0].dtype;
	const smr_expr *nan = AND(IS_NAN(q.re), IS_NAN(q.im));
	const smr_expr *zero = AND(AND(IS_ZERO(b.re), IS_ZERO(b.im)),
				   OR(OP2(ord, a.re, a.re), OP2(ord, a.im, a.im)));
	const smr_expr *a_inf = OR(IS_INF(a.re), IS_INF(a.im));
	const smr_expr *b_inf = OR(IS_INF(b.re), IS_INF(b.im));
	const smr_expr *pole = OP2(copysign, INF, b.re);
	hlo_pair u = {sign_of_infinity(x, a.re), sign_of_infinity(x, a.im)};
	hlo_pair v = {sign_of_infinity(x, b.re), sign_of_infinity(x, b.im)};
	hlo_pair far = {MUL(INF, ADD(MUL(u.re, b.re), MUL(u.im, b.im))),
			MUL(INF, SUB(MUL(u.im, b.re), MUL(u.re, b.im)))};
	hlo_pair near = {MUL(F(0), ADD(MUL(a.re, v.re), MUL(a.im, v.im))),
			 MUL(F(0), SUB(MUL(a.im, v.re), MUL(a.re, v.im)))};
	const smr_expr *only_a = AND(a_inf, OP1(not, b_inf));
	const smr_expr *only_b = AND(b_inf, OP1(not, a_inf));

	q.re = SELECT(nan,
		      SELECT(zero, MUL(pole, a.re),
			     SELECT(only_a, far.re, SELECT(only_b, near.re, q.re))),
		      q.re);
	q.im = SELECT(nan,
		      SELECT(zero, MUL(pole, a.im),
			     SELECT(only_a, far.im, SELECT(only_b, near.im, q.im))),
		      q.im);
	return q;
}

/* Divides by Smith's method, which neither over- nor underflows unless the quotient does. */
static smr_status divide_by_smith(hlo_x *x, hlo_pair a, hlo_pair b, hlo_pair *q)
{
	const smr_expr *real, *e[3];

	real = OP2(ge, ABS(b.re), ABS(b.im));
	e[0] = SELECT(real, DIV(b.im, b.re), DIV(b.re, b.im));
	SMR_TRY(hlo_let(x, e, 1));
	e[1] = SELECT(real, ADD(b.re, MUL(b.im, e[0])), ADD(b.im, MUL(b.re, e[0])));
	q->re = DIV(SELECT(real, ADD(a.re, MUL(a.im, e[0])), ADD(MUL(a.re, e[0]), a.im)), e[1]);
	q->im = DIV(SELECT(real, SUB(a.im, MUL(a.re, e[0])), SUB(MUL(a.im, e[0]), a.re)), e[1]);
	SMR_TRY(hlo_pair_share(x, q));
	*q = recover_from_nan(x, a, b, *q);
	return SMR_OK;
}

smr_status hlo_complex_divide(hlo_x *x)
{
	hlo_pair q;

	SMR_TRY(divide_by_smith(x, hlo_pair_of(x, 0), hlo_pair_of(x, 1), &q));
	return hlo_pair_result(x, q.re, q.im);
}

smr_status hlo_complex_abs(hlo_x *x)
{
	hlo_pair a = hlo_pair_of(x, 0);

	x->r[0] = OP2(hypot, a.re, a.im);
	return SMR_OK;
}

/* exp(b log a); 0^0 = 1, other powers of 0 are 0 */
smr_status hlo_complex_power(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *from0, *to0;
	hlo_pair a, b, p;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(hlo_pair_wide(x, 1, &b));
	SMR_TRY(hlo_pair_log(x, a, &p));
	SMR_TRY(hlo_pair_share(x, &p));
	p = multiply_pairs(x, b, p);
	SMR_TRY(hlo_pair_share(x, &p));
	SMR_TRY(hlo_pair_exp(x, t, p, &p));
	from0 = AND(IS_ZERO(a.re), IS_ZERO(a.im));
	to0 = AND(IS_ZERO(b.re), IS_ZERO(b.im));
	return hlo_pair_result(x, SELECT(to0, F(1), SELECT(from0, F(0), p.re)),
			       SELECT(OR(to0, from0), F(0), p.im));
}

/* ---- parts ---- */

static smr_status real_of(hlo_x *x)
{
	x->r[0] = x->a[0][0];
	return SMR_OK;
}

static smr_status imag_of(hlo_x *x)
{
	x->r[0] = x->in[0].complex ? x->a[0][1] : hlo_f(x->g, x->in[0].dtype, 0);
	return SMR_OK;
}

static smr_status complex_of(hlo_x *x)
{
	if (x->in[0].complex || !x->out.complex)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s of complex numbers", x->op->name);
	return hlo_pair_result(x, x->a[0][0], x->a[1][0]);
}

static smr_status conj_of(hlo_x *x)
{
	x->r[0] = x->a[0][0];
	x->r[1] = x->in[0].complex ? NEG(x->a[0][1]) : NULL;
	return SMR_OK;
}

const hlo_row hlo_complex_rows[] = {
	{"stablehlo.real", NULL, real_of, HLO_1 | HLO_OTHER},
	{"stablehlo.imag", NULL, imag_of, HLO_1 | HLO_OTHER},
	{"stablehlo.complex", NULL, complex_of, HLO_2 | HLO_OTHER},
	{"chlo.conj", NULL, conj_of, HLO_1},
	{NULL, NULL, NULL, 0},
};
