/* Single instructions of AVX-512 for what takes LLVM several. */
#include <stdio.h>

#include "back/cpu/nest_emit.h"

static bool has_wide(const nest_emit *m, smr_dtype t, nest_val a)
{
	return a.vec && m->p->cpu.scalef && (t == SMR_F32 || t == SMR_F64) &&
	       m->width * (int)smr_dtype_size(t) == 64;
}

nest_val nest_reciprocal(nest_emit *m, nest_val d)
{
	static const char fn[] = "@llvm.x86.avx512.rcp14.ps.512";
	nest_val one = nest_literal(SMR_F32, 0x3f800000), r;
	char text[120];

	if (!has_wide(m, SMR_F32, d))
		return nest_two(m, "fdiv", SMR_F32, d.vec ? nest_splat(m, SMR_F32, one) : one, d);
	snprintf(text, sizeof(text), "<16 x float> %s(<16 x float>, <16 x float>, i16)", fn);
	nest_declare(m, text);
	r = nest_new(m, true);
	nest_line(
		m,
		"%s = call <16 x float> %s(<16 x float> %s, <16 x float> zeroinitializer, i16 -1)",
		r.s, fn, d.s);
	return r;
}

/* VRANGE knows -0 from 0 as maximum does (LLVM looks at signs before VMAX), but takes a number for
 * a NaN beside it. */
bool nest_extreme(nest_emit *m, bool max, smr_dtype t, const nest_val *a, nest_val *out)
{
	enum { MIN = 4, MAX = 5 }; /* with the sign of what is taken */
	int lanes = m->width;
	const char *ty = nest_vtype(m, t, true);
	nest_val nan = nest_literal(t, t == SMR_F32 ? 0x7fc00000 : 0x7ff8000000000000), r;
	char fn[64], text[240];

	if (!has_wide(m, t, a[0]) || !a[1].vec)
		return false;
	snprintf(fn, sizeof(fn), "@llvm.x86.avx512.mask.range.%s.512", t == SMR_F32 ? "ps" : "pd");
	snprintf(text, sizeof(text), "%s %s(%s, %s, i32, %s, i%d, i32)", ty, fn, ty, ty, ty, lanes);
	nest_declare(m, text);
	r = nest_new(m, true);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, i32 %d, %s zeroinitializer, i%d -1, i32 4)",
		  r.s, ty, fn, ty, a[0].s, ty, a[1].s, max ? MAX : MIN, ty, lanes);
	*out = nest_choose(m, t, nest_two(m, "fcmp uno", t, a[0], a[1]), nest_splat(m, t, nan), r);
	return true;
}
