/* Types of values, literals, and elements as bits. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"
#include "ir/graph/value.h"

wgsl_rep wgsl_rep_of_type(smr_dtype t)
{
	switch (t) {
	case SMR_I1:
		return WGSL_BOOL;
	case SMR_I8:
	case SMR_I16:
	case SMR_I32:
		return WGSL_I32;
	case SMR_U8:
	case SMR_U16:
	case SMR_U32:
		return WGSL_U32;
	case SMR_I64:
		return WGSL_I64;
	case SMR_U64:
		return WGSL_U64;
	case SMR_F64:
		return WGSL_F64;
	default:
		return WGSL_F32;
	}
}

wgsl_rep wgsl_rep_of(const wgsl *w, const smr_expr *e)
{
	int64_t least, most;

	if ((e->type == SMR_I64 || e->type == SMR_U64) && wgsl_bounds(w->p, e, &least, &most) &&
	    least >= INT32_MIN && most <= INT32_MAX)
		return WGSL_I32;
	return wgsl_rep_of_type(e->type);
}

bool wgsl_has_type(wgsl *w, smr_dtype t)
{
	if (t == SMR_C64 || t == SMR_C128 || smr_dtype_is_tiny(t))
		wgsl_refuse(w, "numbers of type %s", smr_dtype_name(t));
	else if (t == SMR_F64 && !w->t->f64)
		wgsl_refuse(w, "the device has no f64");
	else if ((t == SMR_I64 || t == SMR_U64) && !w->t->i64)
		wgsl_refuse(w, "the device has no integers of 64 bits");
	return w->st == SMR_OK;
}

/* A variable hides infinities and NaNs from the compiler, which refuses them as constants. */
static wgsl_val literal_f32(wgsl *w, float f)
{
	uint32_t bits;

	memcpy(&bits, &f, sizeof(bits));
	if (isfinite(f) && (f == 0 || fabsf(f) >= 0x1p-126f))
		return wgsl_text(WGSL_F32, "%.9gf", (double)f);
	return wgsl_let(w, WGSL_F32, "bitcast<f32>(0x%08xu ^ %s)", bits,
			wgsl_use(w, WGSL_FN_hidden));
}

wgsl_val wgsl_literal(wgsl *w, smr_dtype t, wgsl_rep rep, uint64_t bits)
{
	int64_t i = smr_value_to_int(t, bits);
	double f;

	switch (rep) {
	case WGSL_BOOL:
		return wgsl_text(rep, "%s", bits & 1 ? "true" : "false");
	case WGSL_I32: /* the least number has no literal */
		return i == INT32_MIN ? wgsl_text(rep, "i32(-2147483647 - 1)")
				      : wgsl_text(rep, "%di", (int)i);
	case WGSL_U32:
		return wgsl_text(rep, "%uu", (unsigned)i);
	case WGSL_I64:
		return i == INT64_MIN ? wgsl_text(rep, "(-9223372036854775807li - 1li)")
				      : wgsl_text(rep, "%lldli", (long long)i);
	case WGSL_U64:
		return wgsl_text(rep, "%llulu", (unsigned long long)bits);
	case WGSL_F32:
		return literal_f32(w, (float)smr_value_to_double(t, bits));
	default:
		f = smr_value_to_double(t, bits);
		if (!isfinite(f))
			wgsl_refuse(w, "infinities and NaNs of f64");
		return wgsl_text(rep, "%.17glf", isfinite(f) ? f : 0);
	}
}

wgsl_val wgsl_as(wgsl *w, wgsl_val v, wgsl_rep rep)
{
	if (v.rep == rep)
		return v;
	/* naga extends by the sign of the result's type */
	if (v.rep == WGSL_I32 && rep == WGSL_U64)
		return wgsl_let(w, rep, "bitcast<u64>(i64(%s))", v.s);
	if (v.rep == WGSL_U32 && rep == WGSL_I64)
		return wgsl_let(w, rep, "bitcast<i64>(u64(%s))", v.s);
	return wgsl_let(w, rep, "%s(%s)", wgsl_type(rep), v.s);
}

wgsl_val wgsl_fit(wgsl *w, smr_dtype t, wgsl_val v)
{
	switch (t) {
	case SMR_I8:
	case SMR_I16:
		return wgsl_let(w, WGSL_I32, "extractBits(%s, 0u, %uu)", v.s,
				8 * (unsigned)smr_dtype_size(t));
	case SMR_U8:
	case SMR_U16:
		return wgsl_let(w, WGSL_U32, "%s & %uu", v.s, t == SMR_U8 ? 255u : 65535u);
	case SMR_F16:
		return wgsl_let(w, WGSL_F32, "%s(%s(%s))", wgsl_use(w, WGSL_FN_from_f16),
				wgsl_use(w, WGSL_FN_to_f16), v.s);
	case SMR_BF16:
		return wgsl_let(w, WGSL_F32, "bitcast<f32>(%s(%s) << 16u)",
				wgsl_use(w, WGSL_FN_to_bf16), v.s);
	default:
		return v;
	}
}

wgsl_val wgsl_from_bits(wgsl *w, smr_dtype t, wgsl_val bits)
{
	switch (t) {
	case SMR_I1:
		return wgsl_let(w, WGSL_BOOL, "(%s & 255u) != 0u", bits.s);
	case SMR_I8:
	case SMR_I16:
		return wgsl_let(w, WGSL_I32, "extractBits(bitcast<i32>(%s), 0u, %uu)", bits.s,
				8 * (unsigned)smr_dtype_size(t));
	case SMR_I32:
		return wgsl_let(w, WGSL_I32, "bitcast<i32>(%s)", bits.s);
	case SMR_F16:
		return wgsl_let(w, WGSL_F32, "%s(%s)", wgsl_use(w, WGSL_FN_from_f16), bits.s);
	case SMR_BF16:
		return wgsl_let(w, WGSL_F32, "bitcast<f32>(%s << 16u)", bits.s);
	case SMR_F32:
		return wgsl_let(w, WGSL_F32, "bitcast<f32>(%s)", bits.s);
	default:
		return wgsl_fit(w, t, bits);
	}
}

wgsl_val wgsl_to_bits(wgsl *w, smr_dtype t, wgsl_val v)
{
	switch (t) {
	case SMR_I1:
		return wgsl_let(w, WGSL_U32, "select(0u, 1u, %s)", v.s);
	case SMR_I8:
	case SMR_I16:
		return wgsl_let(w, WGSL_U32, "bitcast<u32>(%s) & %uu", v.s,
				t == SMR_I8 ? 255u : 65535u);
	case SMR_F16:
		return wgsl_let(w, WGSL_U32, "%s(%s)", wgsl_use(w, WGSL_FN_to_f16), v.s);
	case SMR_BF16:
		return wgsl_let(w, WGSL_U32, "%s(%s)", wgsl_use(w, WGSL_FN_to_bf16), v.s);
	case SMR_I32:
	case SMR_F32:
		return wgsl_let(w, WGSL_U32, "bitcast<u32>(%s)", v.s);
	default:
		return v;
	}
}
