/* Inverse functions of complex numbers, and sinh and cosh. W. Kahan, "Branch cuts for complex
 * elementary functions": roots of 1 - z and 1 + z preserve branch cuts and signs. */
#include "front/stablehlo/import/import.h"

#define T (x->in[0].dtype)
#define F(v) hlo_f(x->g, T, v)
#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define ADD(p, q) OP2(add, p, q)
#define SUB(p, q) OP2(sub, p, q)
#define MUL(p, q) OP2(mul, p, q)
#define DIV(p, q) OP2(div, p, q)
#define NEG(p) OP1(neg, p)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)

static smr_status set_result_parts(hlo_x *x, const smr_expr *re, const smr_expr *im)
{
	x->r[0] = re;
	x->r[1] = im;
	return SMR_OK;
}

static hlo_pair operand_as_pair(const hlo_x *x)
{
	return (hlo_pair){x->a[0][0], x->a[0][1]};
}

/* Computes the roots of 1 - a (times -1 if @p back) and 1 + a, shared among their users. */
static smr_status emit_roots(hlo_x *x, hlo_pair a, bool back, hlo_pair *less, hlo_pair *more)
{
	hlo_pair b =
		back ? (hlo_pair){SUB(a.re, F(1)), a.im} : (hlo_pair){SUB(F(1), a.re), NEG(a.im)};
	const smr_expr *e[4];

	SMR_TRY(hlo_complex_root(x, b, less));
	SMR_TRY(hlo_complex_root(x, (hlo_pair){ADD(a.re, F(1)), a.im}, more));
	e[0] = less->re;
	e[1] = less->im;
	e[2] = more->re;
	e[3] = more->im;
	SMR_TRY(hlo_let(x, e, 4));
	*less = (hlo_pair){e[0], e[1]};
	*more = (hlo_pair){e[2], e[3]};
	return SMR_OK;
}

smr_status hlo_complex_acos(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x), l, m;

	SMR_TRY(emit_roots(x, a, false, &l, &m));
	return set_result_parts(x, MUL(F(2), OP2(atan2, l.re, m.re)),
				OP1(asinh, SUB(MUL(m.re, l.im), MUL(m.im, l.re))));
}

smr_status hlo_complex_acosh(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x), l, m;

	SMR_TRY(emit_roots(x, a, true, &l, &m));
	return set_result_parts(x, OP1(asinh, ADD(MUL(l.re, m.re), MUL(l.im, m.im))),
				MUL(F(2), OP2(atan2, l.im, m.re)));
}

static smr_status emit_asin(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	hlo_pair l, m;

	SMR_TRY(emit_roots(x, a, false, &l, &m));
	out->re = OP2(atan2, a.re, SUB(MUL(l.re, m.re), MUL(l.im, m.im)));
	out->im = OP1(asinh, SUB(MUL(l.re, m.im), MUL(l.im, m.re)));
	return SMR_OK;
}

smr_status hlo_complex_asin(hlo_x *x)
{
	hlo_pair r;

	SMR_TRY(emit_asin(x, operand_as_pair(x), &r));
	return set_result_parts(x, r.re, r.im);
}

/* asinh z = -i asin(i z) */
smr_status hlo_complex_asinh(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x), r;

	SMR_TRY(emit_asin(x, (hlo_pair){NEG(a.im), a.re}, &r));
	return set_result_parts(x, r.im, NEG(r.re));
}

/* Computes atanh; for large |a| it is 1/a, and i pi/2. */
static smr_status emit_atanh(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	double limit = T == SMR_F64 ? 0x1p500 : 0x1p60;
	const smr_expr *far = OP2(gt, OP2(maximum, OP1(abs, a.re), OP1(abs, a.im)), F(limit));
	const smr_expr *less, *more, *square, *ratio;
	hlo_pair s = {SELECT(far, F(0), a.re), SELECT(far, F(0), a.im)};

	square = MUL(s.im, s.im);
	less = SUB(F(1), s.re);
	more = ADD(F(1), s.re);
	ratio = DIV(MUL(F(4), s.re), ADD(MUL(less, less), square));
	out->re = SELECT(far, DIV(DIV(a.re, OP2(hypot, a.re, a.im)), OP2(hypot, a.re, a.im)),
			 MUL(F(.25), OP1(log1p, ratio)));
	out->im = SELECT(far, OP2(copysign, F(1.57079632679489661923), a.im),
			 MUL(F(.5), OP2(atan2, ADD(s.im, s.im), SUB(MUL(less, more), square))));
	return SMR_OK;
}

smr_status hlo_complex_atanh(hlo_x *x)
{
	hlo_pair r;

	SMR_TRY(emit_atanh(x, operand_as_pair(x), &r));
	return set_result_parts(x, r.re, r.im);
}

/* atan z = -i atanh(i z) */
smr_status hlo_complex_atan(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x), r;

	SMR_TRY(emit_atanh(x, (hlo_pair){NEG(a.im), a.re}, &r));
	return set_result_parts(x, r.im, NEG(r.re));
}

smr_status hlo_complex_sinh(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x);

	return set_result_parts(x, MUL(OP1(sinh, a.re), OP1(cos, a.im)),
				SELECT(OP2(eq, a.im, F(0)), a.im,
				       MUL(OP1(cosh, a.re), OP1(sin, a.im))));
}

smr_status hlo_complex_cosh(hlo_x *x)
{
	hlo_pair a = operand_as_pair(x);

	return set_result_parts(x, MUL(OP1(cosh, a.re), OP1(cos, a.im)),
				SELECT(OP2(eq, a.im, F(0)), MUL(a.im, OP2(copysign, F(1), a.re)),
				       MUL(OP1(sinh, a.re), OP1(sin, a.im))));
}
