/* 1 + tanh u and 1 - tanh u from one exponential, and exponentials that are rounded to bf16.
 *
 * With e = e^-2u, 1 + tanh u is 1 / (e/2 + 1/2) = w, or twice 1 / (e + 1) if half of it is needed,
 * and 1 - tanh u is e w: a third less work than tanh, and no digits are lost where tanh u is close
 * to 1 or -1. e is 2^y, y = -2u / ln 2: y - floor(y) is one instruction, 2^ of that a polynomial,
 * times 2^floor(y) one more instruction, which takes y itself. The polynomials have the least
 * relative error on [0, 1] with coefficients in f32 (tools/fit-exp2): degree 5 with 9e-8, and
 * degree 3 with 7.5e-5 for low precision (back/cpu/codegen/plan/precision.c). The rounded y adds an
 * error of |y| 2^-24 to e, much less than that of 1 + tanh u computed directly. e is at least
 * 2^-125, which does not change w. If 1 - tanh u is needed, e is 0 below 2^-120, and at most 2^126,
 * so that its product with w is 1; w is then 2^-125, which is subtracted from w in other uses,
 * without effect above 2^-101. NaN propagates. */
#include "back/cpu/codegen/emit/emit.h"

enum { ABOVE = 6, EXPONENTIAL = 7 }; /* kinds of memo: w, e */

static nest_val splat_f32_constant(nest_emit *m, double v)
{
	return nest_splat(m, SMR_F32, nest_float(SMR_F32, v));
}

static nest_val emit_horner_f32(nest_emit *m, nest_val x, const double *c, int n)
{
	nest_val r = splat_f32_constant(m, c[0]);

	for (int i = 1; i < n; i++)
		r = nest_fma(m, SMR_F32, r, x, splat_f32_constant(m, c[i]));
	return r;
}

/* Emits 2^y where @p kept is true; a @p kept without name is always true. */
static nest_val exp2_of(nest_emit *m, nest_val y, nest_val kept, bool brief)
{
	static const double exact[] = {0x1.ec3166p-10, 0x1.26903ep-7, 0x1.c9543cp-5,
				       0x1.ebd5aap-3,  0x1.62e4f6p-1, 0x1.fffffep-1};
	static const double rough[] = {0x1.3f96a4p-4, 0x1.cefc4cp-3, 0x1.64444cp-1, 0x1.fff632p-1};
	nest_val f = nest_fraction(m, y);

	return nest_scaled(
		m, SMR_F32,
		brief ? emit_horner_f32(m, f, rough, 4) : emit_horner_f32(m, f, exact, 6), y, kept);
}

/* True for NaN, too. */
static nest_val emit_not_less(nest_emit *m, nest_val y, double least)
{
	return nest_two(m, "fcmp uge", SMR_F32, y, splat_f32_constant(m, least));
}

nest_val nest_exp_brief(nest_emit *m, nest_val x)
{
	nest_val y = nest_two(m, "fmul", SMR_F32, x, splat_f32_constant(m, 1.4426950408889634));

	return exp2_of(m, y, emit_not_less(m, y, -150), true);
}

/* A NaN propagates, since the comparison is false. */
static nest_val at_most(nest_emit *m, nest_val x, double most)
{
	nest_val h = splat_f32_constant(m, most);

	return nest_choose(m, SMR_F32, nest_two(m, "fcmp ogt", SMR_F32, x, h), h, x);
}

static nest_val not_below(nest_emit *m, nest_val x, double least)
{
	nest_val l = splat_f32_constant(m, least);

	return nest_choose(m, SMR_F32, nest_two(m, "fcmp ogt", SMR_F32, l, x), l, x);
}

/* Emits F u. If u is v + c s v with a positive c, perhaps times a constant G, this is v (F G + F G
 * c s). */
static nest_val emit_scaled_argument(nest_emit *m, const smr_expr *u, double factor)
{
	const smr_expr *v, *s;
	double c;

	if (nest_times_number(u, &v, &c)) {
		u = v;
		factor *= c;
	}
	if (!nest_is_cubic(u, &v, &s, &c))
		return nest_two(m, "fmul", SMR_F32, nest_splat(m, SMR_F32, nest_eval(m, u)),
				splat_f32_constant(m, factor));
	nest_val x = nest_splat(m, SMR_F32, nest_eval(m, v)),
		 z = nest_splat(m, SMR_F32, nest_eval(m, s));

	z = nest_fma(m, SMR_F32, z, splat_f32_constant(m, c * factor),
		     splat_f32_constant(m, factor));
	return nest_two(m, "fmul", SMR_F32, x, z);
}

/* Emits e, and w or w/2. */
static void emit_exp_and_reciprocal(nest_emit *m, const nest_need *n, nest_val *e, nest_val *w)
{
	const smr_expr *tanh = n->e;
	nest_val half = splat_f32_constant(m, 0.5), y;
	uint64_t deps = smr_expr_loops(tanh);
	bool open = smr_expr_open(tanh);

	if (!open && nest_memo_get(m, tanh, ABOVE, deps, w) &&
	    nest_memo_get(m, tanh, EXPONENTIAL, deps, e))
		return;
	y = emit_scaled_argument(m, tanh->args[0], -2.8853900817779268);
	if (!n->minus)
		y = not_below(m, y, -125);
	*e = exp2_of(m, y, n->minus ? emit_not_less(m, y, -120) : (nest_val){.vec = true},
		     n->brief);
	if (n->minus) {
		*e = at_most(m, *e, 0x1p126);
		*w = nest_over(m, nest_fma(m, SMR_F32, *e, half, half), true, false);
	} else {
		*w = nest_over(m, nest_two(m, "fadd", SMR_F32, *e, splat_f32_constant(m, 1)), false,
			       n->brief);
	}
	if (open)
		return;
	nest_memo_put(m, tanh, ABOVE, deps, *w);
	nest_memo_put(m, tanh, EXPONENTIAL, deps, *e);
}

static nest_val emit_one_plus_minus_tanh(nest_emit *m, const nest_need *n, const nest_beside *b)
{
	nest_val e, w;

	emit_exp_and_reciprocal(m, n, &e, &w);
	if (b->minus)
		return nest_two(m, "fmul", SMR_F32, e, w);
	if (!n->minus)
		return b->half ? w : nest_two(m, "fadd", SMR_F32, w, w);
	w = nest_two(m, "fsub", SMR_F32, w, splat_f32_constant(m, 0x1p-125));
	return b->half ? nest_two(m, "fmul", SMR_F32, w, splat_f32_constant(m, 0.5)) : w;
}

bool nest_beside_one(nest_emit *m, const smr_expr *e, nest_val *out)
{
	const nest_need *need;
	nest_beside b;

	if (!m->p->reassoc || !nest_is_beside(e, &b))
		return false;
	need = nest_need_of(m->p, b.tanh);
	if (need == NULL || need->alone ||
	    !nest_has_wide(m, SMR_F32, nest_eval(m, b.tanh->args[0])))
		return false;
	*out = emit_one_plus_minus_tanh(m, need, &b);
	if (b.times != NULL)
		*out = nest_two(m, "fmul", SMR_F32, *out,
				nest_splat(m, SMR_F32, nest_eval(m, b.times)));
	return true;
}
