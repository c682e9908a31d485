/* Remainders of floats, exact as C's fmod is.
 *
 * With q the truncated quotient below 2^p, p the bits of the significand, x - q y is exact by one
 * fused operation: it is a multiple of the last bit of y, and smaller than y. The rounded quotient
 * may have reached the next integer; then the difference is negative, and y is added, which is
 * exact, too. Lanes with larger quotients, zero, infinite or NaN operands are rare: where there is
 * one, all lanes are computed by the C library. */
#include <math.h>
#include <stdio.h>

#include "back/cpu/codegen/emit/emit.h"

static nest_val spread(nest_emit *m, smr_dtype t, double x, bool vec)
{
	nest_val v = nest_float(t, x);

	return vec ? nest_splat(m, t, v) : v;
}

/* llvm.NAME of one or two values. */
static nest_val call_intrinsic(nest_emit *m, const char *name, smr_dtype t, nest_val a,
			       const nest_val *b)
{
	const char *ty = nest_vtype(m, t, a.vec), *of = t == SMR_F32 ? "f32" : "f64";
	nest_val r = nest_new(m, a.vec);
	char fn[48], text[160], lanes[16] = "";

	if (a.vec)
		snprintf(lanes, sizeof(lanes), "v%d", m->width);
	snprintf(fn, sizeof(fn), "@llvm.%s.%s%s", name, lanes, of);
	snprintf(text, sizeof(text), "%s %s(%s%s%s)", ty, fn, ty, b != NULL ? ", " : "",
		 b != NULL ? ty : "");
	nest_declare(m, text);
	nest_line(m, "%s = call %s %s(%s %s%s%s %s)", r.s, ty, fn, ty, a.s, b != NULL ? ", " : "",
		  b != NULL ? ty : "", b != NULL ? b->s : "");
	return r;
}

nest_val nest_all_lanes(nest_emit *m, nest_val c)
{
	nest_val r = nest_new(m, false);
	char text[96];

	if (!c.vec)
		return c;
	snprintf(text, sizeof(text), "i1 @llvm.vector.reduce.and.v%di1(<%d x i1>)", m->width,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "%s = call i1 @llvm.vector.reduce.and.v%di1(<%d x i1> %s)", r.s, m->width,
		  m->width, c.s);
	return r;
}

bool nest_remainder(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val *out)
{
	double limit = t == SMR_F32 ? 0x1p24 : 0x1p53;
	int slow = m->next++, join = m->next++;
	nest_val x, y, q, r, below, fast, whole, sure, c;
	char from[28];

	if (!m->p->cpu.fma || (t != SMR_F32 && t != SMR_F64))
		return false;
	x = call_intrinsic(m, "fabs", t, a, NULL);
	y = call_intrinsic(m, "fabs", t, b, NULL);
	q = nest_two(m, "fdiv", t, x, y);
	r = nest_fused(m, t, nest_negated(m, t, call_intrinsic(m, "trunc", t, q, NULL)), y, x);
	below = nest_two(m, "fcmp olt", t, r, spread(m, t, 0, r.vec));
	fast = call_intrinsic(m, "copysign", t,
			      nest_choose(m, t, below, nest_two(m, "fadd", t, r, y), r), &a);
	sure = nest_two(m, "and", SMR_I1, nest_two(m, "fcmp olt", t, q, spread(m, t, limit, q.vec)),
			nest_two(m, "fcmp one", t, y, spread(m, t, INFINITY, y.vec)));
	sure = nest_all_lanes(m, sure);
	snprintf(from, sizeof(from), "%s", m->block);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", sure.s, join, slow);
	nest_label(m, slow);
	whole = nest_two(m, "frem", t, a, b);
	nest_line(m, "br label %%b%d", join);
	nest_label(m, join);
	c = nest_new(m, fast.vec);
	nest_line(m, "%s = phi %s [%s, %s], [%s, %%b%d]", c.s, nest_vtype(m, t, fast.vec), fast.s,
		  from, whole.s, slow);
	*out = c;
	return true;
}
