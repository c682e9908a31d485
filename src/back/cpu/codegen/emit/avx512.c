/* Instructions of AVX-512 for operations that take LLVM several. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"

bool nest_has_wide(const nest_emit *m, smr_dtype t, nest_val a)
{
	return a.vec && m->p->cpu.scalef && (t == SMR_F32 || t == SMR_F64) &&
	       m->width * (int)smr_dtype_size(t) == 64;
}

nest_val nest_reciprocal(nest_emit *m, nest_val d)
{
	static const char fn[] = "@llvm.x86.avx512.rcp14.ps.512";
	nest_val one = nest_literal(SMR_F32, 0x3f800000), r;
	char text[120];

	if (!nest_has_wide(m, SMR_F32, d))
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

nest_val nest_fraction(nest_emit *m, nest_val y)
{
	enum { DOWN = 1 };
	static const char fn[] = "@llvm.x86.avx512.mask.reduce.ps.512";
	nest_val r = nest_new(m, true);
	char text[120];

	snprintf(text, sizeof(text), "<16 x float> %s(<16 x float>, i32, <16 x float>, i16, i32)",
		 fn);
	nest_declare(m, text);
	nest_line(m,
		  "%s = call <16 x float> %s(<16 x float> %s, i32 %d, <16 x float> "
		  "zeroinitializer, i16 -1, i32 4)",
		  r.s, fn, y.s, DOWN);
	return r;
}

nest_val nest_scaled(nest_emit *m, smr_dtype t, nest_val r, nest_val n, nest_val kept)
{
	nest_val mask = nest_new(m, false), out = nest_new(m, true);
	const char *ty = nest_vtype(m, t, true);
	int lanes = m->width;
	char fn[64], text[240];

	snprintf(fn, sizeof(fn), "@llvm.x86.avx512.mask.scalef.%s.512", t == SMR_F32 ? "ps" : "pd");
	snprintf(text, sizeof(text), "%s %s(%s, %s, %s, i%d, i32)", ty, fn, ty, ty, ty, lanes);
	nest_declare(m, text);
	if (kept.s[0] == '\0')
		snprintf(mask.s, sizeof(mask.s), "-1");
	else
		nest_line(m, "%s = bitcast %s %s to i%d", mask.s, nest_vtype(m, SMR_I1, true),
			  kept.s, lanes);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, %s zeroinitializer, i%d %s, i32 4)", out.s, ty,
		  fn, ty, r.s, ty, n.s, ty, lanes, mask.s);
	return out;
}

/* VRANGE orders -0 and 0 as maximum does (LLVM compares signs before VMAX), but returns the number
 * for a number and a NaN. */
static nest_val emit_range(nest_emit *m, int how, smr_dtype t, nest_val a, nest_val b)
{
	int lanes = m->width;
	const char *ty = nest_vtype(m, t, true);
	nest_val r = nest_new(m, true);
	char fn[64], text[240];

	snprintf(fn, sizeof(fn), "@llvm.x86.avx512.mask.range.%s.512", t == SMR_F32 ? "ps" : "pd");
	snprintf(text, sizeof(text), "%s %s(%s, %s, i32, %s, i%d, i32)", ty, fn, ty, ty, ty, lanes);
	nest_declare(m, text);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, i32 %d, %s zeroinitializer, i%d -1, i32 4)",
		  r.s, ty, fn, ty, a.s, ty, b.s, how, ty, lanes);
	return r;
}

nest_val nest_range(nest_emit *m, bool max, smr_dtype t, nest_val a, nest_val b)
{
	enum { MIN = 4, MAX = 5 }; /* with the sign of the result */

	return emit_range(m, max ? MAX : MIN, t, a, b);
}

nest_val nest_larger(nest_emit *m, smr_dtype t, nest_val a, nest_val b)
{
	enum { LARGER = 11 }; /* maximum of magnitudes, without sign */

	return emit_range(m, LARGER, t, a, b);
}

nest_val nest_nan(smr_dtype t)
{
	return nest_literal(t, t == SMR_F32 ? 0x7fc00000 : 0x7ff8000000000000);
}

bool nest_extreme(nest_emit *m, bool max, smr_dtype t, const nest_val *a, nest_val *out)
{
	nest_val unordered;

	if (!nest_has_wide(m, t, a[0]) || !a[1].vec)
		return false;
	unordered = nest_two(m, "fcmp uno", t, a[0], a[1]);
	*out = nest_choose(m, t, unordered, nest_splat(m, t, nest_nan(t)),
			   nest_range(m, max, t, a[0], a[1]));
	return true;
}

bool nest_upper_halves(nest_emit *m, nest_val a, nest_val *out)
{
	nest_val r = nest_new(m, true);
	smr_str from = {0};

	if (!m->p->cpu.permutes || !a.vec || m->width != 16 || m->pair != 0)
		return false;
	for (int k = 0; k < 16; k++)
		smr_str_printf(&from, "%si32 %d, i32 %d", k > 0 ? ", " : "", k, 16 + k);
	nest_line(m,
		  "%s = shufflevector <16 x i16> zeroinitializer, <16 x i16> %s, <32 x i32> <%s>",
		  r.s, a.s, smr_str_text(&from));
	smr_str_free(&from);
	*out = nest_new(m, true);
	nest_line(m, "%s = bitcast <32 x i16> %s to <16 x float>", out->s, r.s);
	return true;
}

/* Emits whether any of 16 n numbers is subnormal, which VCVTNEPS2BF16 treats as 0. */
static nest_val has_subnormal(nest_emit *m, const nest_val *a, int n)
{
	enum { SUBNORMAL = 32 };
	nest_val all = {0}, bits, some;

	nest_declare(m, "<16 x i1> @llvm.x86.avx512.fpclass.ps.512(<16 x float>, i32)");
	for (int i = 0; i < n; i++) {
		nest_val k = nest_new(m, true);

		nest_line(m,
			  "%s = call <16 x i1> @llvm.x86.avx512.fpclass.ps.512(<16 x float> %s, "
			  "i32 %d)",
			  k.s, a[i].s, SUBNORMAL);
		all = i > 0 ? nest_two(m, "or", SMR_I1, all, k) : k;
	}
	bits = nest_new(m, false);
	some = nest_new(m, false);
	nest_line(m, "%s = bitcast <16 x i1> %s to i16", bits.s, all.s);
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

/* VCVTNEPS2BF16 rounds and quiets NaNs as nest_to_bf16() does; results for all numbers except
 * subnormal ones have been compared. */
bool nest_round_to_bf16(nest_emit *m, nest_val a, nest_val (*exactly)(nest_emit *m, nest_val a),
			nest_val *out)
{
	int slow = m->next++, done = m->next++;
	char before[28], behind[28];
	nest_val some, quick, exact;
	size_t memo = m->nmemo;

	if (!m->p->cpu.bf16 || !nest_has_wide(m, SMR_F32, a))
		return false;
	some = has_subnormal(m, &a, 1);
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

static nest_val convert_32(nest_emit *m, nest_val lo, nest_val hi)
{
	static const char fn[] = "@llvm.x86.avx512bf16.cvtne2ps2bf16.512";
	nest_val q = nest_new(m, true), r = nest_new(m, true);
	char text[120];

	snprintf(text, sizeof(text), "<32 x bfloat> %s(<16 x float>, <16 x float>)", fn);
	nest_declare(m, text);
	nest_line(m, "%s = call <32 x bfloat> %s(<16 x float> %s, <16 x float> %s)", q.s, fn, hi.s,
		  lo.s);
	nest_line(m, "%s = bitcast <32 x bfloat> %s to <32 x i16>", r.s, q.s);
	return r;
}

/* Emits whether any of 32 n numbers of bf16 is 0: twice the bits are 0 for either sign. (For one
 * vector, LLVM would compare each number with 0.0.) */
static nest_val has_zero(nest_emit *m, const nest_val *r, int n)
{
	static const char fn[] = "@llvm.umin.v32i16";
	nest_val least = {0}, k = nest_new(m, true), bits = nest_new(m, false), some;

	nest_declare(m, "<32 x i16> @llvm.umin.v32i16(<32 x i16>, <32 x i16>)");
	for (int i = 0; i < n; i++) {
		nest_val twice = nest_new(m, true), both = nest_new(m, true);

		nest_line(m, "%s = add <32 x i16> %s, %s", twice.s, r[i].s, r[i].s);
		if (i > 0)
			nest_line(m, "%s = call <32 x i16> %s(<32 x i16> %s, <32 x i16> %s)",
				  both.s, fn, least.s, twice.s);
		least = i > 0 ? both : twice;
	}
	nest_line(m, "%s = icmp eq <32 x i16> %s, zeroinitializer", k.s, least.s);
	nest_line(m, "%s = bitcast <32 x i1> %s to i32", bits.s, k.s);
	some = nest_new(m, false);
	nest_line(m, "%s = icmp ne i32 %s, 0", some.s, bits.s);
	return some;
}

/* If no rounded number is 0, no number was subnormal; zeros are cheaper to find. There is one test
 * for all vectors: between two tests, nothing of the second vector could be computed while the
 * first waits for its results. */
void nest_pairs_to_bf16(nest_emit *m, const nest_val *a, int n,
			nest_val (*exactly)(nest_emit *m, nest_val a), nest_val *out)
{
	int look = m->next++, slow = m->next++, done = m->next++;
	nest_val one[NEST_MAX_INST / 2], two[NEST_MAX_INST / 2], some;
	char before[28], looked[28], behind[28];
	size_t memo = m->nmemo;

	for (int i = 0; i < n; i += 2)
		two[i / 2] = convert_32(m, a[i], a[i + 1]);
	memcpy(before, m->block, sizeof(before));
	if (n > 2)
		nest_line(m, "br i1 %s, label %%b%d, label %%b%d", has_zero(m, two, n / 2).s, look,
			  done);
	else
		nest_line(m, "br label %%b%d", look);
	nest_label(m, look);
	some = has_subnormal(m, a, n);
	memcpy(looked, m->block, sizeof(looked));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", some.s, slow, done);
	nest_label(m, slow);
	for (int i = 0; i < n; i += 2)
		one[i / 2] = nest_both(m, SMR_BF16, exactly(m, a[i]), exactly(m, a[i + 1]));
	m->nmemo = memo;
	memcpy(behind, m->block, sizeof(behind));
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
	for (int i = 0; i < n / 2; i++) {
		char quick[64] = "";

		if (n > 2)
			snprintf(quick, sizeof(quick), "[%s, %s], ", two[i].s, before);
		out[i] = nest_new(m, true);
		nest_line(m, "%s = phi <32 x i16> %s[%s, %s], [%s, %s]", out[i].s, quick, two[i].s,
			  looked, one[i].s, behind);
	}
}
