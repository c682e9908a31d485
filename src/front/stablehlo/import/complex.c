/* Arithmetic on complex numbers, as pairs. Handles intermediate overflow, infinities and signs of
 * zeros as C99's annex G requires, where XLA does so too. */
#include "front/stablehlo/import/import.h"

#define T (x->in[0].dtype)
#define F(v) hlo_f(x->g, T, v)
#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define ADD(p, q) OP2(add, p, q)
#define SUB(p, q) OP2(sub, p, q)
#define MUL(p, q) OP2(mul, p, q)
#define DIV(p, q) OP2(div, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)
#define INF F(__builtin_inf())
#define IS_INF(p) OP2(eq, OP1(abs, p), INF)
#define IS_ZERO(p, q) OP2(and, OP2(eq, p, F(0)), OP2(eq, q, F(0)))

typedef hlo_pair pair;

static pair operand_as_pair(const hlo_x *x, uint32_t i)
{
	return (pair){x->a[i][0], x->a[i][1]};
}

static smr_status set_result_parts(hlo_x *x, pair p)
{
	x->r[0] = p.re;
	x->r[1] = p.im;
	return SMR_OK;
}

/* Shares both parts among their users. */
static smr_status bind_pair(hlo_x *x, pair *p)
{
	const smr_expr *e[] = {p->re, p->im};

	SMR_TRY(hlo_let(x, e, 2));
	*p = (pair){e[0], e[1]};
	return SMR_OK;
}

smr_status hlo_complex_add(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), b = operand_as_pair(x, 1);

	return set_result_parts(x, (pair){ADD(a.re, b.re), ADD(a.im, b.im)});
}

smr_status hlo_complex_subtract(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), b = operand_as_pair(x, 1);

	return set_result_parts(x, (pair){SUB(a.re, b.re), SUB(a.im, b.im)});
}

static pair multiply_pairs(hlo_x *x, pair a, pair b)
{
	return (pair){SUB(MUL(a.re, b.re), MUL(a.im, b.im)), ADD(MUL(a.re, b.im), MUL(a.im, b.re))};
}

smr_status hlo_complex_multiply(hlo_x *x)
{
	return set_result_parts(x, multiply_pairs(x, operand_as_pair(x, 0), operand_as_pair(x, 1)));
}

/* Returns 1 if p is infinite, else 0, with the sign of p. */
static const smr_expr *sign_of_infinity(hlo_x *x, const smr_expr *p)
{
	return OP2(copysign, SELECT(IS_INF(p), F(1), F(0)), p);
}

/* Corrects a quotient whose parts are both NaN, as annex G requires. */
static pair recover_from_nan(hlo_x *x, pair a, pair b, pair q)
{
	const smr_expr *nan = OP2(and, OP2(uno, q.re, q.re), OP2(uno, q.im, q.im));
	const smr_expr *zero =
		OP2(and, IS_ZERO(b.re, b.im), OP2(or, OP2(ord, a.re, a.re), OP2(ord, a.im, a.im)));
	const smr_expr *a_inf = OP2(or, IS_INF(a.re), IS_INF(a.im));
	const smr_expr *b_inf = OP2(or, IS_INF(b.re), IS_INF(b.im));
	const smr_expr *pole = OP2(copysign, INF, b.re);
	pair u = {sign_of_infinity(x, a.re), sign_of_infinity(x, a.im)};
	pair v = {sign_of_infinity(x, b.re), sign_of_infinity(x, b.im)};
	pair far = {MUL(INF, ADD(MUL(u.re, b.re), MUL(u.im, b.im))),
		    MUL(INF, SUB(MUL(u.im, b.re), MUL(u.re, b.im)))};
	pair near = {MUL(F(0), ADD(MUL(a.re, v.re), MUL(a.im, v.im))),
		     MUL(F(0), SUB(MUL(a.im, v.re), MUL(a.re, v.im)))};
	const smr_expr *only_a = OP2(and, a_inf, OP1(not, b_inf));
	const smr_expr *only_b = OP2(and, b_inf, OP1(not, a_inf));

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
static smr_status divide_by_smith(hlo_x *x, pair a, pair b, pair *q)
{
	const smr_expr *real, *e[3];

	real = OP2(ge, OP1(abs, b.re), OP1(abs, b.im));
	e[0] = SELECT(real, DIV(b.im, b.re), DIV(b.re, b.im));
	SMR_TRY(hlo_let(x, e, 1));
	e[1] = SELECT(real, ADD(b.re, MUL(b.im, e[0])), ADD(b.im, MUL(b.re, e[0])));
	q->re = DIV(SELECT(real, ADD(a.re, MUL(a.im, e[0])), ADD(MUL(a.re, e[0]), a.im)), e[1]);
	q->im = DIV(SELECT(real, SUB(a.im, MUL(a.re, e[0])), SUB(MUL(a.im, e[0]), a.re)), e[1]);
	SMR_TRY(bind_pair(x, q));
	*q = recover_from_nan(x, a, b, *q);
	return SMR_OK;
}

smr_status hlo_complex_divide(hlo_x *x)
{
	pair q;

	SMR_TRY(divide_by_smith(x, operand_as_pair(x, 0), operand_as_pair(x, 1), &q));
	return set_result_parts(x, q);
}

static const smr_expr *magnitude_of_pair(hlo_x *x, pair a)
{
	return OP2(hypot, a.re, a.im);
}

smr_status hlo_complex_abs(hlo_x *x)
{
	x->r[0] = magnitude_of_pair(x, operand_as_pair(x, 0));
	return SMR_OK;
}

smr_status hlo_complex_sign(hlo_x *x)
{
	pair a = operand_as_pair(x, 0);
	const smr_expr *zero = IS_ZERO(a.re, a.im), *r = magnitude_of_pair(x, a);

	SMR_TRY(hlo_let(x, &r, 1));
	return set_result_parts(x, (pair){SELECT(zero, a.re, DIV(a.re, r)),
					  SELECT(zero, a.im, DIV(a.im, r))});
}

/* Keeps real numbers real: infinity * sin 0 would be NaN. */
static pair emit_exp(hlo_x *x, pair a)
{
	const smr_expr *r = OP1(exp, a.re), *real = OP2(eq, a.im, F(0));

	return (pair){SELECT(real, r, MUL(r, OP1(cos, a.im))),
		      SELECT(real, a.im, MUL(r, OP1(sin, a.im)))};
}

smr_status hlo_complex_exp(hlo_x *x)
{
	return set_result_parts(x, emit_exp(x, operand_as_pair(x, 0)));
}

/* exp(a) cos(b) - 1 = expm1(a) cos(b) - 2 sin(b/2)^2 */
smr_status hlo_complex_expm1(hlo_x *x)
{
	pair a = operand_as_pair(x, 0);
	const smr_expr *half = OP1(sin, MUL(a.im, F(0.5))), *real = OP2(eq, a.im, F(0));
	const smr_expr *re = SUB(MUL(OP1(expm1, a.re), OP1(cos, a.im)), MUL(F(2), MUL(half, half)));

	return set_result_parts(x, (pair){SELECT(real, OP1(expm1, a.re), re),
					  SELECT(real, a.im, MUL(OP1(exp, a.re), OP1(sin, a.im)))});
}

static pair emit_log(hlo_x *x, pair a)
{
	return (pair){OP1(log, magnitude_of_pair(x, a)), OP2(atan2, a.im, a.re)};
}

smr_status hlo_complex_log(hlo_x *x)
{
	return set_result_parts(x, emit_log(x, operand_as_pair(x, 0)));
}

/* Near 0: log |1 + a| = log1p(2 re + re^2 + im^2) / 2 */
smr_status hlo_complex_log1p(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), b = {ADD(a.re, F(1)), a.im};
	const smr_expr *square = ADD(MUL(a.re, ADD(a.re, F(2))), MUL(a.im, a.im));
	const smr_expr *near = OP2(lt, magnitude_of_pair(x, a), F(0.5));

	return set_result_parts(x, (pair){SELECT(near, MUL(F(0.5), OP1(log1p, square)),
						 OP1(log, magnitude_of_pair(x, b))),
					  OP2(atan2, b.im, b.re)});
}

smr_status hlo_complex_sin(hlo_x *x)
{
	pair a = operand_as_pair(x, 0);

	return set_result_parts(x, (pair){MUL(OP1(sin, a.re), OP1(cosh, a.im)),
					  SELECT(OP2(eq, a.im, F(0)), MUL(OP1(cos, a.re), a.im),
						 MUL(OP1(cos, a.re), OP1(sinh, a.im)))});
}

smr_status hlo_complex_cos(hlo_x *x)
{
	pair a = operand_as_pair(x, 0);

	return set_result_parts(x, (pair){MUL(OP1(cos, a.re), OP1(cosh, a.im)),
					  OP1(neg, MUL(OP1(sin, a.re), OP1(sinh, a.im)))});
}

/* Computes tanh by W. Kahan, "Branch cuts for complex elementary functions": t = tan b, s = sinh a.
 * For large |a| the real part is 1, and the squares would overflow. */
static smr_status emit_tanh(hlo_x *x, pair a, pair *out)
{
	const smr_expr *far = OP2(gt, OP1(abs, a.re), F(20)), *e[2], *beta, *rho, *d;

	e[0] = OP1(tan, a.im);
	e[1] = SELECT(far, F(0), OP1(sinh, a.re));
	SMR_TRY(hlo_let(x, e, 2));
	beta = ADD(F(1), MUL(e[0], e[0]));
	rho = OP1(sqrt, ADD(F(1), MUL(e[1], e[1])));
	d = ADD(F(1), MUL(beta, MUL(e[1], e[1])));
	out->re = SELECT(far, OP2(copysign, F(1), a.re), DIV(MUL(MUL(beta, rho), e[1]), d));
	out->im = SELECT(OP2(and, IS_INF(a.re), OP2(uno, e[0], e[0])), F(0),
			 SELECT(far,
				MUL(MUL(F(4), MUL(OP1(sin, a.im), OP1(cos, a.im))),
				    OP1(exp, MUL(F(-2), OP1(abs, a.re)))),
				SELECT(OP2(eq, a.im, F(0)), a.im, DIV(e[0], d))));
	return SMR_OK;
}

smr_status hlo_complex_tanh(hlo_x *x)
{
	pair r;

	SMR_TRY(emit_tanh(x, operand_as_pair(x, 0), &r));
	return set_result_parts(x, r);
}

/* tan z = -i tanh(i z) */
smr_status hlo_complex_tan(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), r;

	SMR_TRY(emit_tanh(x, (pair){OP1(neg, a.im), a.re}, &r));
	return set_result_parts(x, (pair){r.im, OP1(neg, r.re)});
}

smr_status hlo_complex_root(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	const smr_expr *half =
		ADD(MUL(OP1(abs, a.re), F(0.5)), MUL(magnitude_of_pair(x, a), F(0.5)));
	const smr_expr *s = OP1(sqrt, half), *other, *right, *flat, *zero;

	SMR_TRY(hlo_let(x, &s, 1));
	right = OP2(ge, a.re, F(0));
	flat = IS_INF(a.im);
	zero = IS_ZERO(a.re, a.im);
	other = SELECT(zero, F(0), DIV(OP1(abs, a.im), MUL(F(2), s)));
	out->re = SELECT(flat, INF, SELECT(right, s, other));
	out->im = SELECT(flat, a.im, OP2(copysign, SELECT(right, other, s), a.im));
	return SMR_OK;
}

smr_status hlo_complex_sqrt(hlo_x *x)
{
	pair r;

	SMR_TRY(hlo_complex_root(x, operand_as_pair(x, 0), &r));
	return set_result_parts(x, r);
}

/* 1 / w = conj(w) / |w|^2, and |sqrt a|^2 = |a| */
smr_status hlo_complex_rsqrt(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), w;
	const smr_expr *r, *zero;

	SMR_TRY(hlo_complex_root(x, a, &w));
	SMR_TRY(bind_pair(x, &w));
	r = magnitude_of_pair(x, a);
	zero = IS_ZERO(a.re, a.im);
	return set_result_parts(
		x, (pair){SELECT(zero, INF, SELECT(OP2(eq, r, INF), F(0), DIV(w.re, r))),
			  SELECT(OP2(eq, r, INF), OP2(copysign, F(0), OP1(neg, a.im)),
				 SELECT(zero, OP1(neg, a.im), OP1(neg, DIV(w.im, r))))});
}

smr_status hlo_complex_logistic(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), q, one = {F(1), F(0)};
	pair d = emit_exp(x, (pair){OP1(neg, a.re), OP1(neg, a.im)});

	d.re = ADD(d.re, F(1));
	SMR_TRY(bind_pair(x, &d));
	SMR_TRY(divide_by_smith(x, one, d, &q));
	return set_result_parts(x, q);
}

/* exp(b log a); 0^0 = 1, other powers of 0 are 0 */
smr_status hlo_complex_power(hlo_x *x)
{
	pair a = operand_as_pair(x, 0), b = operand_as_pair(x, 1), l = emit_log(x, a), p;
	const smr_expr *from0 = IS_ZERO(a.re, a.im), *to0 = IS_ZERO(b.re, b.im);

	SMR_TRY(bind_pair(x, &l));
	p = multiply_pairs(x, b, l);
	SMR_TRY(bind_pair(x, &p));
	p = emit_exp(x, p);
	return set_result_parts(x, (pair){SELECT(to0, F(1), SELECT(from0, F(0), p.re)),
					  SELECT(OP2(or, to0, from0), F(0), p.im)});
}

/* ---- parts ---- */

static smr_status real_of(hlo_x *x)
{
	x->r[0] = x->a[0][0];
	return SMR_OK;
}

static smr_status imag_of(hlo_x *x)
{
	x->r[0] = x->in[0].complex ? x->a[0][1] : F(0);
	return SMR_OK;
}

static smr_status complex_of(hlo_x *x)
{
	if (x->in[0].complex || !x->out.complex)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s of complex numbers", x->op->name);
	return set_result_parts(x, (pair){x->a[0][0], x->a[1][0]});
}

static smr_status conj_of(hlo_x *x)
{
	return set_result_parts(x,
				(pair){x->a[0][0], x->in[0].complex ? OP1(neg, x->a[0][1]) : NULL});
}

const hlo_row hlo_complex_rows[] = {
	{"stablehlo.real", NULL, real_of, HLO_1 | HLO_OTHER},
	{"stablehlo.imag", NULL, imag_of, HLO_1 | HLO_OTHER},
	{"stablehlo.complex", NULL, complex_of, HLO_2 | HLO_OTHER},
	{"chlo.conj", NULL, conj_of, HLO_1},
	{NULL, NULL, NULL, 0},
};
