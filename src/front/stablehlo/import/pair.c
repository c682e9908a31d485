/* Formulas on complex numbers: conversion, scaling, and sums without rounding error. */
#include "front/stablehlo/import/pair.h"

hlo_pair hlo_pair_of(const hlo_x *x, uint32_t i)
{
	return (hlo_pair){x->a[i][0], x->a[i][1]};
}

bool hlo_pair_is_short(const hlo_x *x)
{
	return x->in[0].dtype == SMR_F32;
}

smr_status hlo_pair_share(hlo_x *x, hlo_pair *p)
{
	const smr_expr *e[] = {p->re, p->im};

	SMR_TRY(hlo_let(x, e, 2));
	*p = (hlo_pair){e[0], e[1]};
	return SMR_OK;
}

smr_status hlo_pair_wide(hlo_x *x, uint32_t i, hlo_pair *out)
{
	*out = hlo_pair_of(x, i);
	if (!hlo_pair_is_short(x))
		return SMR_OK;
	out->re = smr_ops_to(x->g, SMR_F64, out->re);
	out->im = smr_ops_to(x->g, SMR_F64, out->im);
	return hlo_pair_share(x, out);
}

smr_status hlo_pair_result(hlo_x *x, const smr_expr *re, const smr_expr *im)
{
	x->r[0] = smr_ops_to(x->g, x->out.dtype, re);
	x->r[1] = smr_ops_to(x->g, x->out.dtype, im);
	return SMR_OK;
}

smr_status hlo_pair_scale(hlo_x *x, hlo_pair a, hlo_scaled *out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *by;

	*out = (hlo_scaled){.z = a, .most = OP2(fmax, ABS(a.re), ABS(a.im))};
	SHARE(out->most);
	if (hlo_pair_is_short(x))
		return SMR_OK;
	out->big = OP2(gt, out->most, F(0x1p500));
	out->small = OP2(lt, out->most, F(0x1p-450));
	by = hlo_pair_pick(x, out, 0x1p-514, 0x1p700, 1);
	SHARE(by);
	out->z = (hlo_pair){MUL(a.re, by), MUL(a.im, by)};
	return hlo_pair_share(x, &out->z);
}

const smr_expr *hlo_pair_pick(hlo_x *x, const hlo_scaled *s, double big, double small, double other)
{
	smr_dtype t = SMR_F64;

	return s->big == NULL ? F(other)
			      : SELECT(s->big, F(big), SELECT(s->small, F(small), F(other)));
}

const smr_expr *hlo_pair_modulus(hlo_x *x, const hlo_scaled *s)
{
	smr_dtype t = SMR_F64;

	return SELECT(OP2(eq, s->most, INF), INF,
		      OP1(sqrt, ADD(MUL(s->z.re, s->z.re), MUL(s->z.im, s->z.im))));
}

smr_status hlo_exact_sum(hlo_x *x, const smr_expr *a, const smr_expr *b, hlo_exact *out)
{
	const smr_expr *of_b;

	out->high = ADD(a, b);
	SHARE(out->high);
	of_b = SUB(out->high, a);
	out->low = ADD(SUB(a, SUB(out->high, of_b)), SUB(b, of_b));
	SHARE(out->low);
	return SMR_OK;
}

smr_status hlo_exact_square(hlo_x *x, const smr_expr *a, hlo_exact *out)
{
	smr_dtype t = SMR_F64;
	const smr_expr *more, *head, *tail;

	out->high = MUL(a, a);
	out->low = F(0);
	SHARE(out->high);
	if (hlo_pair_is_short(x)) /* 48 bits at most */
		return SMR_OK;
	more = MUL(a, F(0x1p27 + 1));
	head = SUB(more, SUB(more, a));
	SHARE(head);
	tail = SUB(a, head);
	out->low = ADD(ADD(SUB(MUL(head, head), out->high), MUL(ADD(head, head), tail)),
		       MUL(tail, tail));
	SHARE(out->low);
	return SMR_OK;
}
