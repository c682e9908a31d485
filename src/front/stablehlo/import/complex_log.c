/* Logarithms of complex numbers: log |a| = log(|a|^2) / 2. Next to |a| = 1 it is lost if the square
 * is rounded: log(q + c) = log q + c / q with the error c of the rounded square q. */
#include "front/stablehlo/import/pair.h"

/* A number near |a|^2: its logarithm lacks rest / q, and shift after it is halved. */
typedef struct square {
	const smr_expr *q, *rest, *shift;
} square;

#define LN2 0.69314718055994530942

/* Sets q to |a|^2 of a scaled number; rest is not set. */
static smr_status emit_square(hlo_x *x, hlo_pair a, hlo_scaled *scaled, square *out)
{
	smr_dtype t = SMR_F64;
	hlo_pair z;

	SMR_TRY(hlo_pair_scale(x, a, scaled));
	z = scaled->z;
	out->q = SELECT(OP2(eq, scaled->most, INF), INF, ADD(MUL(z.re, z.re), MUL(z.im, z.im)));
	out->shift = hlo_pair_pick(x, scaled, -HLO_BIG_BY * LN2, -HLO_SMALL_BY * LN2, 0);
	SHARE(out->q);
	return SMR_OK;
}

static const smr_expr *emit_half_log(hlo_x *x, const square *s)
{
	smr_dtype t = SMR_F64;

	return ADD(MUL(F(0.5), ADD(OP1(log, s->q), s->rest)), s->shift);
}

/* Adds @p n small numbers to sum->high: sum->low then is what their sum rounded thrice lacks. */
static smr_status add_low_parts(hlo_x *x, const smr_expr *const *parts, uint32_t n, hlo_exact *sum)
{
	hlo_exact all = {.high = parts[0]};
	const smr_expr *lost = NULL;

	for (uint32_t i = 1; i < n; i++) {
		SMR_TRY(hlo_exact_sum(x, all.high, parts[i], &all));
		lost = lost == NULL ? all.low : ADD(lost, all.low);
	}
	SMR_TRY(hlo_exact_sum(x, sum->high, all.high, sum));
	if (lost != NULL)
		sum->low = ADD(sum->low, lost);
	return SMR_OK;
}

smr_status hlo_pair_log(hlo_x *x, hlo_pair a, hlo_pair *out)
{
	smr_dtype t = SMR_F64;
	hlo_exact re, im, sum;
	const smr_expr *near;
	hlo_scaled scaled;
	square s;

	SMR_TRY(emit_square(x, a, &scaled, &s));
	SMR_TRY(hlo_exact_square(x, a.re, &re));
	SMR_TRY(hlo_exact_square(x, a.im, &im));
	SMR_TRY(hlo_exact_sum(x, re.high, im.high, &sum));
	SMR_TRY(add_low_parts(x, (const smr_expr *[]){sum.low, re.low, im.low},
			      hlo_pair_is_short(x) ? 1 : 3, &sum));
	near = AND(OP2(lt, s.q, F(2)), OP2(gt, s.q, F(0.5)));
	if (scaled.big != NULL)
		near = AND(near, OP1(not, OR(scaled.big, scaled.small)));
	SHARE(near);
	s.q = SELECT(near, sum.high, s.q);
	SHARE(s.q);
	s.rest = SELECT(near, DIV(sum.low, s.q), F(0));
	out->re = emit_half_log(x, &s);
	out->im = OP2(atan2, a.im, a.re);
	return SMR_OK;
}

smr_status hlo_complex_log(hlo_x *x)
{
	hlo_pair a, r;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	SMR_TRY(hlo_pair_log(x, a, &r));
	a = hlo_pair_of(x, 0);
	return hlo_pair_result(x, r.re, OP2(atan2, a.im, a.re));
}

/* Gets |1 + a|^2 - 1 = 2 re + re^2 + im^2. Its terms may cancel; the sum is good to twice the
 * digits of its largest term. */
static smr_status emit_square_less_1(hlo_x *x, hlo_pair a, hlo_exact *out)
{
	hlo_exact re, im, first;

	SMR_TRY(hlo_exact_square(x, a.re, &re));
	SMR_TRY(hlo_exact_square(x, a.im, &im));
	SMR_TRY(hlo_exact_sum(x, ADD(a.re, a.re), im.high, &first));
	SMR_TRY(hlo_exact_sum(x, first.high, re.high, out));
	return add_low_parts(x, (const smr_expr *[]){first.low, out->low, re.low, im.low},
			     hlo_pair_is_short(x) ? 2 : 4, out);
}

/* Where |1 + a| is near 1, q = 1 + h for h = |1 + a|^2 - 1, and rest has what is rounded. */
smr_status hlo_complex_log1p(hlo_x *x)
{
	smr_dtype t = SMR_F64;
	const smr_expr *near, *more;
	hlo_scaled scaled;
	hlo_pair a, b;
	hlo_exact h;
	square s;

	SMR_TRY(hlo_pair_wide(x, 0, &a));
	b = (hlo_pair){ADD(a.re, F(1)), a.im};
	SMR_TRY(hlo_pair_share(x, &b));
	SMR_TRY(emit_square(x, b, &scaled, &s));
	SMR_TRY(emit_square_less_1(x, a, &h));
	near = AND(OP2(lt, s.q, F(2)), OP2(gt, s.q, F(0.5)));
	if (scaled.big != NULL)
		near = AND(near, OP1(not, OR(scaled.big, scaled.small)));
	SHARE(near);
	more = ADD(F(1), h.high);
	SHARE(more);
	s.q = SELECT(near, more, s.q);
	SHARE(s.q);
	s.rest = SELECT(near, DIV(ADD(SUB(h.high, SUB(more, F(1))), h.low), s.q), F(0));
	s.q = SELECT(AND(IS_ZERO(a.re), IS_ZERO(a.im)), a.re, emit_half_log(x, &s));
	a = hlo_pair_of(x, 0);
	t = x->in[0].dtype;
	return hlo_pair_result(x, s.q, OP2(atan2, a.im, ADD(a.re, F(1))));
}
