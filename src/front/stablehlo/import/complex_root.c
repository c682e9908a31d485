/* Square roots of complex numbers, and what is divided by a modulus. */
#include "front/stablehlo/import/pair.h"

/* The root of a is (s, |im| / 2s) with s = sqrt((|re| + |a|) / 2), or these exchanged. */
typedef struct root {
	hlo_scaled a;
	const smr_expr *modulus; /* of the scaled number */
	const smr_expr *s;
} root;

static smr_status emit_root(hlo_x *x, hlo_pair a, root *r)
{
	smr_dtype t = SMR_F64;

	SMR_TRY(hlo_pair_scale(x, a, &r->a));
	r->modulus = hlo_pair_modulus(x, &r->a);
	SHARE(r->modulus);
	r->s = OP1(sqrt, MUL(ADD(ABS(r->a.z.re), r->modulus), F(0.5)));
	if (r->a.big != NULL)
		r->s = MUL(r->s, hlo_pair_pick(x, &r->a, 0x1p257, 0x1p-350, 1));
	SHARE(r->s);
	return SMR_OK;
}

/* |im| / 2s is not computed from scaled numbers, of which the smaller part may be 0. */
smr_status hlo_complex_sqrt(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *other, *right, *flat;
	hlo_pair a;
	root r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_root(x, a, &r));
	other = SELECT(IS_ZERO(r.s), F(0), DIV(ABS(a.im), ADD(r.s, r.s)));
	SHARE(other);
	right = OP2(ge, a.re, F(0));
	flat = IS_INF(a.im);
	return hlo_pair_result(x, SELECT(flat, INF, SELECT(right, r.s, other)),
			       SELECT(flat, a.im, OP2(copysign, SELECT(right, other, r.s), a.im)));
}

/* 1 / w = conj(w) / |w|^2, and |w|^2 = |a|; each part is rounded to a subnormal number last. */
smr_status hlo_complex_rsqrt(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *zero, *infinite, *s, *other, *right;
	root r;
	hlo_pair a;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(emit_root(x, a, &r));
	zero = IS_ZERO(r.a.most);
	infinite = OP2(eq, r.a.most, INF);
	right = OP2(ge, a.re, F(0));
	s = DIV(MUL(r.s, hlo_pair_pick(x, &r.a, 0x1p-514, 0x1p700, 1)), r.modulus);
	other = ABS(a.im);
	if (r.a.big != NULL)
		other = MUL(other, hlo_pair_pick(x, &r.a, 1, 0x1p700, 0x1p500));
	other = DIV(DIV(other, ADD(r.s, r.s)), r.modulus);
	if (r.a.big != NULL)
		other = MUL(other, hlo_pair_pick(x, &r.a, 0x1p-514, 1, 0x1p-500));
	SHARE(s);
	SHARE(other);
	return hlo_pair_result(
		x, SELECT(zero, INF, SELECT(infinite, F(0), SELECT(right, s, other))),
		OP2(copysign, SELECT(OR(zero, infinite), F(0), SELECT(right, other, s)),
		    NEG(a.im)));
}

/* a / |a|, and 0 at 0. A big number is divided by half its modulus, which is no infinity. */
smr_status hlo_complex_sign(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *by, *fit;
	hlo_scaled scaled;
	hlo_pair a, z;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(hlo_pair_scale(x, a, &scaled));
	by = hlo_pair_modulus(x, &scaled);
	fit = F(1);
	z = scaled.z;
	if (scaled.big != NULL) {
		by = MUL(by, hlo_pair_pick(x, &scaled, 0x1p513, 1, 1));
		fit = hlo_pair_pick(x, &scaled, 0.5, 1, 1);
		z = (hlo_pair){SELECT(scaled.big, a.re, z.re), SELECT(scaled.big, a.im, z.im)};
	}
	SHARE(by);
	z.re = SELECT(IS_ZERO(by), a.re, MUL(DIV(z.re, by), fit));
	z.im = SELECT(IS_ZERO(by), a.im, MUL(DIV(z.im, by), fit));
	return hlo_pair_result(x, z.re, z.im);
}
