/* Single instructions of AVX-512 for what takes LLVM several. */
#include <stdio.h>
#include <string.h>

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

/* Where one of 16 numbers is subnormal, which VCVTNEPS2BF16 takes for 0. */
static nest_val has_subnormal(nest_emit *m, nest_val a)
{
	enum { SUBNORMAL = 32 };
	nest_val k = nest_new(m, true), bits = nest_new(m, false), some = nest_new(m, false);

	nest_declare(m, "<16 x i1> @llvm.x86.avx512.fpclass.ps.512(<16 x float>, i32)");
	nest_line(m, "%s = call <16 x i1> @llvm.x86.avx512.fpclass.ps.512(<16 x float> %s, i32 %d)",
		  k.s, a.s, SUBNORMAL);
	nest_line(m, "%s = bitcast <16 x i1> %s to i16", bits.s, k.s);
	nest_line(m, "%s = icmp ne i16 %s, 0", some.s, bits.s);
	return some;
}

static nest_val convert_16(nest_emit *m, nest_val a)
{
	static const char fn[] = "@llvm.x86.avx512bf16.cvtneps2bf16.512";
	nest_val q = nest_new(m, true), r = nest_new(m, true);
	char text[120];

	snprintf(text, sizeof(text), "<16 x bfloat> %s(<16 x float>)", fn);
	nest_declare(m, text);
	nest_line(m, "%s = call <16 x bfloat> %s(<16 x float> %s)", q.s, fn, a.s);
	nest_line(m, "%s = bitcast <16 x bfloat> %s to <16 x i16>", r.s, q.s);
	return r;
}

/* It rounds as nest_to_bf16() does and quiets NaNs as that does; all other numbers than subnormal
 * ones have been compared. */
bool nest_round_to_bf16(nest_emit *m, nest_val a, nest_val (*exactly)(nest_emit *m, nest_val a),
			nest_val *out)
{
	int slow = m->next++, done = m->next++;
	char before[28], behind[28];
	nest_val some, quick, exact;
	size_t memo = m->nmemo;

	if (!m->p->cpu.bf16 || !has_wide(m, SMR_F32, a))
		return false;
	some = has_subnormal(m, a);
	quick = convert_16(m, a);
	memcpy(before, m->block, sizeof(before));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", some.s, slow, done);
	nest_label(m, slow);
	exact = exactly(m, a);
	m->nmemo = memo;
	memcpy(behind, m->block, sizeof(behind));
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
	*out = nest_new(m, true);
	nest_line(m, "%s = phi <16 x i16> [%s, %s], [%s, %s]", out->s, quick.s, before, exact.s,
		  behind);
	return true;
}
