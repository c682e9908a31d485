/* Operators to IR. No fast-math flags: operators have the program's semantics, NaN and -0
 * included. */
#include "back/cpu/codegen/emit/emit.h"
#include "ir/graph/value.h"
#include <stdio.h>
#include <string.h>

/* Splats all arguments if one of them has lanes. */
static bool splat_arguments(nest_emit *m, const smr_expr *e, const nest_val *args, nest_val *out)
{
	bool vec = false;

	for (uint32_t i = 0; i < e->nargs; i++)
		vec |= args[i].vec;
	for (uint32_t i = 0; i < e->nargs; i++)
		out[i] = vec ? nest_splat(m, e->args[i]->type, args[i]) : args[i];
	return vec;
}

nest_val nest_two(nest_emit *m, const char *op, smr_dtype t, nest_val a, nest_val b)
{
	nest_val r = nest_new(m, a.vec);

	nest_line(m, "%s = %s %s %s, %s", r.s, op, nest_vtype(m, t, a.vec), a.s, b.s);
	return r;
}

static const char *short_type(smr_dtype t)
{
	static const char *const names[] = {
		[SMR_F64] = "f64", [SMR_F32] = "f32", [SMR_F16] = "f16"};

	return smr_dtype_is_float(t) ? names[t] : nest_type(t);
}

/* Calls llvm.NAME with 1 or 2 arguments of one type; `flag`: one more i1 argument, as llvm.abs
 * has. */
static nest_val call_intrinsic(nest_emit *m, const char *name, smr_dtype t, int n,
			       const nest_val *a, const char *flag)
{
	nest_val r = nest_new(m, a[0].vec);
	const char *ty = nest_vtype(m, t, a[0].vec);
	char fn[64], text[256];

	if (a[0].vec)
		snprintf(fn, sizeof(fn), "@llvm.%s.v%d%s", name, m->width, short_type(t));
	else
		snprintf(fn, sizeof(fn), "@llvm.%s.%s", name, short_type(t));
	snprintf(text, sizeof(text), "%s %s(%s%s%s%s)", ty, fn, ty, n > 1 ? ", " : "",
		 n > 1 ? ty : "", flag != NULL ? ", i1" : "");
	nest_declare(m, text);
	nest_line(m, "%s = call %s %s(%s %s%s%s %s%s%s)", r.s, ty, fn, ty, a[0].s,
		  n > 1 ? ", " : "", n > 1 ? ty : "", n > 1 ? a[1].s : "",
		  flag != NULL ? ", i1 " : "", flag != NULL ? flag : "");
	return r;
}

nest_val nest_fused(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c)
{
	bool vec = a.vec || b.vec || c.vec;
	char text[160], fn[40];
	const char *ty = nest_vtype(m, t, vec);
	nest_val r;

	if (vec) {
		a = nest_splat(m, t, a);
		b = nest_splat(m, t, b);
		c = nest_splat(m, t, c);
		snprintf(fn, sizeof(fn), "@llvm.fma.v%d%s", m->width, short_type(t));
	} else {
		snprintf(fn, sizeof(fn), "@llvm.fma.%s", short_type(t));
	}
	snprintf(text, sizeof(text), "%s %s(%s, %s, %s)", ty, fn, ty, ty, ty);
	nest_declare(m, text);
	r = nest_new(m, vec);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, %s %s)", r.s, ty, fn, ty, a.s, ty, b.s, ty,
		  c.s);
	return r;
}

nest_val nest_choose(nest_emit *m, smr_dtype t, nest_val c, nest_val a, nest_val b)
{
	nest_val r = nest_new(m, a.vec);
	const char *ty = nest_vtype(m, t, a.vec);

	nest_line(m, "%s = select %s %s, %s %s, %s %s", r.s, nest_vtype(m, SMR_I1, c.vec), c.s, ty,
		  a.s, ty, b.s);
	return r;
}

/* Emits fmax and fmin as the C library computes them: x if it is at least y or y is a NaN. */
static nest_val emit_c_fmax_fmin(nest_emit *m, smr_dtype t, const char *cmp, const nest_val *a)
{
	nest_val c = nest_two(m, cmp, t, a[0], a[1]), n = nest_two(m, "fcmp uno", t, a[1], a[1]);

	return nest_choose(m, t, nest_two(m, "or", SMR_I1, c, n), a[0], a[1]);
}

/* Whether the divisor is a constant other than 0 and -1, which is safe for all dividends. */
static bool divides_all(const smr_expr *by)
{
	int64_t d = by->kind == SMR_EXPR_CONST ? smr_value_to_int(by->type, by->bits) : 0;

	return d != 0 && (d != -1 || !smr_dtype_is_signed(by->type));
}

/* Emits an integer division. Inactive lanes divide by 1 if their divisor may be 0. */
static nest_val emit_int_division(nest_emit *m, const smr_expr *e, const nest_val *a)
{
	bool rem = e->op == SMR_OP_rem, sgn = smr_dtype_is_signed(e->type);
	nest_val d = a[1];

	if (m->mask[0] != '\0' && !divides_all(e->args[1])) {
		nest_val one = nest_literal(e->type, 1), mask = {.vec = m->mask_vec};

		memcpy(mask.s, m->mask, sizeof(mask.s));
		if (d.vec)
			one = nest_splat(m, e->type, one);
		else if (mask.vec) { /* one divisor for all lanes: used if any lane is active */
			nest_val any = nest_new(m, false);
			char text[96];

			snprintf(text, sizeof(text), "i1 @llvm.vector.reduce.or.v%di1(<%d x i1>)",
				 m->width, m->width);
			nest_declare(m, text);
			nest_line(m, "%s = call i1 @llvm.vector.reduce.or.v%di1(%s %s)", any.s,
				  m->width, nest_vtype(m, SMR_I1, true), mask.s);
			mask = any;
		}
		d = nest_choose(m, e->type, mask, d, one);
	}
	return nest_two(m, rem ? sgn ? "srem" : "urem" : sgn ? "sdiv" : "udiv", e->type, a[0], d);
}

static nest_val emit_arithmetic(nest_emit *m, const smr_expr *e, const nest_val *a, bool *done)
{
	smr_dtype t = e->type;
	bool f = smr_dtype_is_float(t), sgn = smr_dtype_is_signed(t);
	nest_val r;

	*done = true;
	switch (e->op) {
	case SMR_OP_add:
	case SMR_OP_addc:
		return nest_two(m, f ? "fadd" : "add", t, a[0], a[1]);
	case SMR_OP_sub:
		return nest_two(m, f ? "fsub" : "sub", t, a[0], a[1]);
	case SMR_OP_mul:
		return nest_two(m, f ? "fmul" : "mul", t, a[0], a[1]);
	case SMR_OP_fma:
		return nest_fused(m, t, a[0], a[1], a[2]);
	case SMR_OP_div:
	case SMR_OP_rem:
		if (f && nest_is_called(m->p, e))
			return nest_call(m, e->op, t, 2, a);
		if (f && e->op == SMR_OP_rem && nest_remainder(m, t, a[0], a[1], &r))
			return r;
		if (f)
			return nest_two(m, e->op == SMR_OP_div ? "fdiv" : "frem", t, a[0], a[1]);
		return emit_int_division(m, e, a);
	case SMR_OP_and:
		return nest_two(m, "and", t, a[0], a[1]);
	case SMR_OP_or:
		return nest_two(m, "or", t, a[0], a[1]);
	case SMR_OP_xor:
		return nest_two(m, "xor", t, a[0], a[1]);
	case SMR_OP_shl:
		return nest_two(m, "shl", t, a[0], a[1]);
	case SMR_OP_shr:
		return nest_two(m, sgn ? "ashr" : "lshr", t, a[0], a[1]);
	default:
		*done = false;
		return a[0];
	}
}

/* Rounds half away from 0, without the function that LLVM may call: the sum with the number below
 * 1/2 reaches the next integer from 1/2 on. */
static nest_val emit_round(nest_emit *m, smr_dtype t, nest_val a)
{
	nest_val half[2] = {nest_float(t, t == SMR_F32 ? 0x1.fffffep-2 : 0x1.fffffffffffffp-2), a};
	nest_val r;

	if (a.vec)
		half[0] = nest_splat(m, t, half[0]);
	half[0] = call_intrinsic(m, "copysign", t, 2, half, NULL);
	r = nest_two(m, "fadd", t, a, half[0]);
	half[0] = call_intrinsic(m, "trunc", t, 1, &r, NULL);
	return call_intrinsic(m, "copysign", t, 2, half, NULL);
}

static nest_val emit_unary(nest_emit *m, const smr_expr *e, const nest_val *a, bool *done)
{
	static const struct {
		smr_op op;
		const char *name;
	} rounds[] = {{SMR_OP_sqrt, "sqrt"},   {SMR_OP_floor, "floor"}, {SMR_OP_ceil, "ceil"},
		      {SMR_OP_trunc, "trunc"}, {SMR_OP_round, "round"}, {SMR_OP_rint, "rint"}};
	smr_dtype t = e->type;
	nest_val r = nest_new(m, a[0].vec), zero = nest_literal(t, 0),
		 ones = nest_literal(t, UINT64_MAX);

	*done = true;
	if (a[0].vec && (e->op == SMR_OP_neg || e->op == SMR_OP_not) && !smr_dtype_is_float(t)) {
		zero = nest_splat(m, t, zero);
		ones = nest_splat(m, t, ones);
	}
	if (e->op == SMR_OP_neg && smr_dtype_is_float(t)) {
		nest_line(m, "%s = fneg %s %s", r.s, nest_vtype(m, t, a[0].vec), a[0].s);
		return r;
	}
	if (e->op == SMR_OP_neg)
		return nest_two(m, "sub", t, zero, a[0]);
	if (e->op == SMR_OP_not)
		return nest_two(m, "xor", t, a[0], ones);
	if (e->op == SMR_OP_abs && smr_dtype_is_float(t))
		return call_intrinsic(m, "fabs", t, 1, a, NULL);
	if (e->op == SMR_OP_popcount)
		return call_intrinsic(m, "ctpop", t, 1, a, NULL);
	if (e->op == SMR_OP_clz)
		return call_intrinsic(m, "ctlz", t, 1, a, "false");
	if (e->op == SMR_OP_abs)
		return smr_dtype_is_signed(t) ? call_intrinsic(m, "abs", t, 1, a, "false") : a[0];
	if (e->op == SMR_OP_round && !m->p->cpu.libm)
		return emit_round(m, t, a[0]);
	for (size_t i = 0; i < sizeof(rounds) / sizeof(rounds[0]); i++)
		if (e->op == rounds[i].op)
			return call_intrinsic(m, rounds[i].name, t, 1, a, NULL);
	*done = false;
	return a[0];
}

static nest_val emit_min_or_max(nest_emit *m, const smr_expr *e, const nest_val *a, bool *done)
{
	smr_dtype t = e->type;
	bool f = smr_dtype_is_float(t), sgn = smr_dtype_is_signed(t), max;
	nest_val r;

	*done = true;
	max = e->op == SMR_OP_fmax || e->op == SMR_OP_maximum;
	switch (e->op) {
	case SMR_OP_fmax:
	case SMR_OP_fmin:
		if (f)
			return emit_c_fmax_fmin(m, t, max ? "fcmp oge" : "fcmp ole", a);
		/* fall through */
	case SMR_OP_maximum:
	case SMR_OP_minimum:
		if (f && nest_extreme(m, max, t, a, &r))
			return r;
		if (f)
			return call_intrinsic(m, max ? "maximum" : "minimum", t, 2, a, NULL);
		return call_intrinsic(m,
				      max   ? sgn ? "smax" : "umax"
				      : sgn ? "smin"
					    : "umin",
				      t, 2, a, NULL);
	case SMR_OP_copysign:
		return call_intrinsic(m, "copysign", t, 2, a, NULL);
	default:
		*done = false;
		return a[0];
	}
}

static nest_val emit_comparison(nest_emit *m, const smr_expr *e, smr_dtype t, const nest_val *a,
				bool *done)
{
	static const struct {
		smr_op op;
		const char *flt, *sgn, *uns;
	} rows[] = {
		{SMR_OP_eq, "oeq", "eq", "eq"},    {SMR_OP_ne, "une", "ne", "ne"},
		{SMR_OP_lt, "olt", "slt", "ult"},  {SMR_OP_le, "ole", "sle", "ule"},
		{SMR_OP_gt, "ogt", "sgt", "ugt"},  {SMR_OP_ge, "oge", "sge", "uge"},
		{SMR_OP_ult, "ult", "slt", "ult"}, {SMR_OP_ule, "ule", "sle", "ule"},
		{SMR_OP_ugt, "ugt", "sgt", "ugt"}, {SMR_OP_uge, "uge", "sge", "uge"},
		{SMR_OP_ueq, "ueq", "eq", "eq"},   {SMR_OP_one, "one", "ne", "ne"},
		{SMR_OP_ord, "ord", NULL, NULL},   {SMR_OP_uno, "uno", NULL, NULL},
	};
	char op[16];

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		bool f = smr_dtype_is_float(t);
		const char *name = f                        ? rows[i].flt
				   : smr_dtype_is_signed(t) ? rows[i].sgn
							    : rows[i].uns;

		if (rows[i].op != e->op || name == NULL)
			continue;
		*done = true;
		snprintf(op, sizeof(op), "%s %s", f ? "fcmp" : "icmp", name);
		return nest_two(m, op, t, a[0], a[1]);
	}
	*done = false;
	return a[0];
}

nest_val nest_cast(nest_emit *m, const char *op, smr_dtype from, smr_dtype to, nest_val a)
{
	nest_val r = nest_new(m, a.vec);

	nest_line(m, "%s = %s %s %s to %s", r.s, op, nest_vtype(m, from, a.vec), a.s,
		  nest_vtype(m, to, a.vec));
	return r;
}

static nest_val is_not_zero(nest_emit *m, smr_dtype t, nest_val a)
{
	nest_val zero = nest_literal(t, 0);

	if (a.vec)
		zero = nest_splat(m, t, zero);
	return nest_two(m, smr_dtype_is_float(t) ? "fcmp une" : "icmp ne", t, a, zero);
}

static nest_val emit_conversion(nest_emit *m, smr_dtype from, smr_dtype to, nest_val a)
{
	bool ff = smr_dtype_is_float(from), tf = smr_dtype_is_float(to);
	size_t nf = smr_dtype_size(from), nt = smr_dtype_size(to);

	if (from == to)
		return a;
	if (to == SMR_I1)
		return is_not_zero(m, from, a);
	if (ff && tf)
		return nest_cast(m, nf > nt ? "fptrunc" : "fpext", from, to, a);
	if (ff)
		return nest_cast(m, smr_dtype_is_signed(to) ? "fptosi" : "fptoui", from, to, a);
	bool sgn = from != SMR_I1 && smr_dtype_is_signed(from);

	if (tf)
		return nest_cast(m, sgn ? "sitofp" : "uitofp", from, to, a);
	if (from == SMR_I1 || nf < nt)
		return nest_cast(m, sgn ? "sext" : "zext", from, to, a);
	return nf == nt ? a : nest_cast(m, "trunc", from, to, a);
}

static bool is_narrow(smr_dtype t)
{
	return t == SMR_F16 || t == SMR_BF16 || smr_dtype_is_tiny(t);
}

/* Converts numbers. Floats of 16 bits or less are converted to and from f32, which contains them,
 * with one rounding: numbers that f32 cannot represent are first f64, which is rounded to odd. */
static nest_val nest_convert(nest_emit *m, smr_dtype from, smr_dtype to, nest_val a)
{
	bool to_short = is_narrow(to);
	bool large = !smr_dtype_is_float(from) && from != SMR_I1 && smr_dtype_size(from) > 2;

	if (from == to)
		return a;
	if (from == SMR_BF16) {
		a = nest_from_bf16(m, a);
		from = SMR_F32;
	} else if (smr_dtype_is_tiny(from)) {
		a = nest_from_tiny(m, from, a);
		from = SMR_F32;
	}
	if (to_short && large)
		a = nest_round_to_odd(m, nest_int_to_f64(m, from, a));
	else if (to_short && from == SMR_F64)
		a = nest_round_to_odd(m, a);
	else if (to_short)
		a = emit_conversion(m, from, SMR_F32, a);
	if (to_short)
		from = SMR_F32;
	if (smr_dtype_is_tiny(to))
		return nest_to_tiny(m, to, a);
	return to == SMR_BF16 ? nest_to_bf16(m, a) : emit_conversion(m, from, to, a);
}

/* Returns the type to compute in. Sums, products, quotients and roots of short floats that are
 * rounded to f32 and then to the type equal those with a single rounding [Figueroa 1995]. Functions
 * are computed in f64, as in the reference, unless low precision is enough. */
static smr_dtype computation_type(const nest_emit *m, const smr_expr *e, smr_dtype t)
{
	if (!is_narrow(t))
		return t;
	return nest_is_function(e->op) && !m->p->reassoc ? SMR_F64 : SMR_F32;
}

/* Whether the operator may be inexact, since its result is rounded to bf16. */
static bool is_brief(const nest_emit *m, const smr_expr *e)
{
	const nest_need *need;

	if (!m->p->reassoc || (e->op != SMR_OP_exp && e->op != SMR_OP_div))
		return false;
	if (e->type == SMR_BF16)
		return true;
	need = e->type == SMR_F32 ? nest_need_of(m->p, e) : NULL;
	return need != NULL && need->brief;
}

/* Emits 1 / (1 + ...), or another dividend if one more rounding is allowed. */
static bool quotient_over_one(nest_emit *m, const smr_expr *e, const nest_val *a, nest_val *out)
{
	const smr_expr *up = e->args[0];
	bool one = up->kind == SMR_EXPR_CONST && up->bits == 0x3f800000;

	if (e->op != SMR_OP_div || e->type != SMR_F32 || (!one && !m->brief) || !m->p->reassoc ||
	    !nest_has_wide(m, SMR_F32, a[1]) || !nest_is_over_one(e->args[1]))
		return false;
	*out = nest_over(m, a[1], false, m->brief);
	if (!one)
		*out = nest_two(m, "fmul", SMR_F32, a[0], *out);
	return true;
}

nest_val nest_apply(nest_emit *m, const smr_expr *e, const nest_val *given)
{
	nest_val a[3] = {0}, r;
	smr_dtype from = e->args[0]->type, t = computation_type(m, e, from);
	smr_expr wide;
	bool done = false;

	smr_expr_put(&wide, e);
	m->brief = is_brief(m, e);
	if (e->op == SMR_OP_div && e->type == SMR_F32 && nest_quotient(m, given[0], given[1], &r))
		return r;
	splat_arguments(m, e, given, a);
	if (quotient_over_one(m, e, a, &r))
		return r;
	if (e->op == SMR_OP_convert)
		return nest_convert(m, from, e->type, a[0]);
	if (e->op == SMR_OP_bitcast)
		return strcmp(nest_type(e->type), nest_type(from)) == 0
			       ? a[0]
			       : nest_cast(m, "bitcast", from, e->type, a[0]);
	for (uint32_t i = 0; i < e->nargs; i++)
		a[i] = nest_convert(m, from, t, a[i]);
	wide.type = e->type == from ? t : e->type;
	if (t != from && (e->op == SMR_OP_maximum || e->op == SMR_OP_minimum))
		return nest_convert(m, t, from,
				    nest_short_extreme(m, e->op == SMR_OP_maximum, a[0], a[1]));
	r = emit_arithmetic(m, &wide, a, &done);
	if (!done)
		r = emit_unary(m, &wide, a, &done);
	if (!done)
		r = emit_min_or_max(m, &wide, a, &done);
	if (!done)
		r = emit_comparison(m, &wide, t, a, &done);
	if (!done)
		r = nest_math(m, &wide, a);
	return nest_convert(m, wide.type, e->type, r);
}
