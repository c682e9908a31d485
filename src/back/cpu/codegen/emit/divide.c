/* Quotients without division instructions, which take ten cycles for a vector of 16.
 *
 * a / b of f32, b the same for all lanes: with r = 1 / b, q = a r has an error of at most 1.5 ulp.
 * With fma the remainder a - q b is exact, and q + remainder * r is the quotient rounded once,
 * except for one in some millions close to the middle of two numbers [Markstein 1990]. A subnormal
 * b has no reciprocal: it and a are scaled first. If q + ... is 0 or not finite (b is 0 or
 * infinite, a is, the quotient overflows), q is right, including its sign. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"

static nest_val emit_f32_constant(nest_emit *m, double v, bool vec)
{
	nest_val c = nest_float(SMR_F32, v);

	return vec ? nest_splat(m, SMR_F32, c) : c;
}

nest_val nest_negated(nest_emit *m, smr_dtype t, nest_val a)
{
	nest_val r = nest_new(m, a.vec);

	nest_line(m, "%s = fneg %s %s", r.s, nest_vtype(m, t, a.vec), a.s);
	return r;
}

nest_val nest_fma(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c)
{
	bool vec = a.vec;

	if (!m->p->cpu.fma)
		return nest_two(m, "fadd", t, nest_two(m, "fmul", t, a, b), c);

	nest_val r = nest_new(m, vec);
	const char *ty = nest_vtype(m, t, vec), *sh = t == SMR_F32 ? "f32" : "f64";
	char fn[48], text[200];

	if (vec)
		snprintf(fn, sizeof(fn), "@llvm.fma.v%d%s", m->width, sh);
	else
		snprintf(fn, sizeof(fn), "@llvm.fma.%s", sh);
	snprintf(text, sizeof(text), "%s %s(%s, %s, %s)", ty, fn, ty, ty, ty);
	nest_declare(m, text);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, %s %s)", r.s, ty, fn, ty, a.s, ty, b.s, ty,
		  c.s);
	return r;
}

bool nest_quotient(nest_emit *m, nest_val a, nest_val b, nest_val *out)
{
	const smr_dtype t = SMR_F32;
	const double least = 0x1p-126; /* least normal number */
	nest_val one = emit_f32_constant(m, 1, false), small, scale, r, q, left, better;

	if (!m->p->reassoc || !m->p->cpu.fma || !a.vec || b.vec || m->width < 8)
		return false;
	small = nest_two(m, "and", SMR_I1,
			 nest_two(m, "fcmp olt", t, b, emit_f32_constant(m, least, false)),
			 nest_two(m, "fcmp ogt", t, b, emit_f32_constant(m, -least, false)));
	scale = nest_choose(m, t, small, emit_f32_constant(m, 0x1p24, false), one);
	b = nest_two(m, "fmul", t, b, scale);
	r = nest_splat(m, t, nest_two(m, "fdiv", t, one, b));
	b = nest_splat(m, t, b);
	a = nest_two(m, "fmul", t, a, nest_splat(m, t, scale));
	q = nest_two(m, "fmul", t, a, r);
	*out = q;
	if (m->brief)
		return true;
	left = nest_fma(m, t, nest_negated(m, t, q), b, a);
	better = nest_fma(m, t, left, r, q);
	*out = nest_choose(m, t, nest_two(m, "fcmp one", t, better, emit_f32_constant(m, 0, true)),
			   better, q);
	return true;
}

/* Emits 1 / b by a division if that is as fast, else by an approximate reciprocal and a Newton
 * step, r + r (1 - b r). For an infinite b, r is already 0, and the step, which would give NaN,
 * uses the largest number in place of b. */
nest_val nest_over(nest_emit *m, nest_val b, bool finite, bool brief)
{
	const smr_dtype t = SMR_F32;
	nest_val one = emit_f32_constant(m, 1, true), most, r, left;

	if (m->p->cpu.quotients && !brief)
		return nest_two(m, "fdiv", t, one, b);
	r = nest_reciprocal(m, b);
	if (brief)
		return r;
	if (!finite) {
		most = emit_f32_constant(m, 0x1.fffffep127, true);
		b = nest_choose(m, t, nest_two(m, "fcmp ogt", t, b, most), most, b);
	}
	left = nest_fma(m, t, nest_negated(m, t, b), r, one);
	return nest_fma(m, t, r, left, r);
}
