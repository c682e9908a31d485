/* Conversions between types, as C has them; numbers out of range as the CPU's code. */
#include "back/webgpu/own.h"

static bool is_float(wgsl_rep rep)
{
	return rep == WGSL_F32 || rep == WGSL_F64;
}

static wgsl_val to_bool(wgsl *w, wgsl_val v)
{
	switch (v.rep) {
	case WGSL_BOOL:
		return v;
	case WGSL_F32: /* a NaN is true */
		return wgsl_let(w, WGSL_BOOL, "(bitcast<u32>(%s) & 0x7fffffffu) != 0u", v.s);
	case WGSL_F64:
		return wgsl_let(w, WGSL_BOOL, "%s != 0.0lf", v.s);
	default:
		return wgsl_let(w, WGSL_BOOL, "%s != %s(0)", v.s, wgsl_type(v.rep));
	}
}

static wgsl_val from_float(wgsl *w, wgsl_val v, smr_dtype to, wgsl_rep rep)
{
	if (rep == WGSL_I64 || rep == WGSL_U64)
		return wgsl_let(w, rep, "%s(%s)", wgsl_type(rep), v.s);
	if (v.rep == WGSL_F64)
		v = wgsl_let(w, WGSL_F32, "f32(%s)", v.s);
	if (to == SMR_U32)
		return wgsl_let(w, WGSL_U32, "%s(%s)", wgsl_use(w, WGSL_FN_to_u32), v.s);
	v = wgsl_let(w, WGSL_I32, "%s(%s)", wgsl_use(w, WGSL_FN_to_i32), v.s);
	return wgsl_fit(w, to, wgsl_as(w, v, rep));
}

wgsl_val wgsl_convert(wgsl *w, smr_dtype from, smr_dtype to, wgsl_rep rep, wgsl_val v)
{
	if (from == to)
		return wgsl_as(w, v, rep);
	if (to == SMR_I1)
		return to_bool(w, v);
	if (v.rep == WGSL_BOOL)
		v = wgsl_let(w, is_float(rep) ? WGSL_F32 : WGSL_I32,
			     is_float(rep) ? "select(0f, 1f, %s)" : "select(0i, 1i, %s)", v.s);
	if (is_float(rep))
		return wgsl_fit(w, to, wgsl_as(w, v, rep));
	if (is_float(v.rep))
		return from_float(w, v, to, rep);
	return wgsl_fit(w, to, wgsl_as(w, v, rep));
}
