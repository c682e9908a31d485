/* Operators to WGSL. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"

/* Tables have formats of one, two or three arguments, by the kind of number. NULL: none. */
typedef enum kind { FLOAT, SIGNED, UNSIGNED, BOOL, WIDE, KINDS } kind;

static kind kind_of(wgsl_rep rep)
{
	static const kind kinds[] = {[WGSL_BOOL] = BOOL, [WGSL_I32] = SIGNED, [WGSL_U32] = UNSIGNED,
				     [WGSL_F32] = FLOAT, [WGSL_I64] = SIGNED, [WGSL_U64] = UNSIGNED,
				     [WGSL_F64] = WIDE};

	return kinds[rep];
}

/* clang-format off: a table */
static const struct {
	smr_op op;
	const char *by[KINDS]; /* of FLOAT, SIGNED, UNSIGNED, BOOL, WIDE */
} arithmetic[] = {
	{SMR_OP_add, {"%s + %s", "%s + %s", "%s + %s", NULL, "%s + %s"}},
	{SMR_OP_addc, {"%s + %s", NULL, NULL, NULL, NULL}},
	{SMR_OP_sub, {"%s - %s", "%s - %s", "%s - %s", NULL, "%s - %s"}},
	{SMR_OP_mul, {"%s * %s", "%s * %s", "%s * %s", NULL, "%s * %s"}},
	{SMR_OP_div, {"%s / %s", "%s / %s", "%s / %s", NULL, "%s / %s"}},
	{SMR_OP_rem, {NULL, "%s %% %s", "%s %% %s", NULL, NULL}},
	{SMR_OP_and, {NULL, "%s & %s", "%s & %s", "%s & %s", NULL}},
	{SMR_OP_or, {NULL, "%s | %s", "%s | %s", "%s | %s", NULL}},
	{SMR_OP_xor, {NULL, "%s ^ %s", "%s ^ %s", "%s != %s", NULL}},
	{SMR_OP_shl, {NULL, "%s << u32(%s)", "%s << u32(%s)", NULL, NULL}},
	{SMR_OP_shr, {NULL, "%s >> u32(%s)", "%s >> u32(%s)", NULL, NULL}},
	{SMR_OP_maximum, {NULL, "max(%s, %s)", "max(%s, %s)", "%s | %s", NULL}},
	{SMR_OP_minimum, {NULL, "min(%s, %s)", "min(%s, %s)", "%s & %s", NULL}},
	{SMR_OP_fmax, {NULL, "max(%s, %s)", "max(%s, %s)", NULL, NULL}},
	{SMR_OP_fmin, {NULL, "min(%s, %s)", "min(%s, %s)", NULL, NULL}},
	{SMR_OP_neg, {"-%s", "-%s", "0 - %s", NULL, "-%s"}},
	{SMR_OP_not, {NULL, "~%s", "~%s", "!%s", NULL}},
	{SMR_OP_abs, {"abs(%s)", "abs(%s)", "%s", NULL, "abs(%s)"}},
	{SMR_OP_sqrt, {"sqrt(%s)", NULL, NULL, NULL, "sqrt(%s)"}},
	{SMR_OP_floor, {"floor(%s)", NULL, NULL, NULL, "floor(%s)"}},
	{SMR_OP_ceil, {"ceil(%s)", NULL, NULL, NULL, "ceil(%s)"}},
	{SMR_OP_trunc, {"trunc(%s)", NULL, NULL, NULL, "trunc(%s)"}},
	{SMR_OP_rint, {"round(%s)", NULL, NULL, NULL, "round(%s)"}},
	{SMR_OP_fma, {"fma(%s, %s, %s)", NULL, NULL, NULL, "%s * %s + %s"}},
};

/* Functions of f32 in math.c. */
static const struct {
	smr_op op;
	wgsl_fn fn;
} functions[] = {
	{SMR_OP_maximum, WGSL_FN_maximum},
	{SMR_OP_minimum, WGSL_FN_minimum},
	{SMR_OP_fmax, WGSL_FN_fmax},
	{SMR_OP_fmin, WGSL_FN_fmin},
	{SMR_OP_copysign, WGSL_FN_with_sign},
	{SMR_OP_round, WGSL_FN_round},
	{SMR_OP_sin, WGSL_FN_sin},
	{SMR_OP_cos, WGSL_FN_cos},
	{SMR_OP_tan, WGSL_FN_tan},
};

/* Comparisons: of floats by a function, of its arguments in this order or the other one, perhaps
 * negated; of integers by an operator. */
static const struct {
	smr_op op;
	wgsl_fn fn;
	bool turned, negated;
	const char *of_integers;
} comparisons[] = {
	{SMR_OP_eq, WGSL_FN_equal, false, false, "=="},
	{SMR_OP_ne, WGSL_FN_equal, false, true, "!="},
	{SMR_OP_lt, WGSL_FN_less, false, false, "<"},
	{SMR_OP_le, WGSL_FN_at_most, false, false, "<="},
	{SMR_OP_gt, WGSL_FN_less, true, false, ">"},
	{SMR_OP_ge, WGSL_FN_at_most, true, false, ">="},
	{SMR_OP_ult, WGSL_FN_at_most, true, true, "<"},
	{SMR_OP_ule, WGSL_FN_less, true, true, "<="},
	{SMR_OP_ugt, WGSL_FN_at_most, false, true, ">"},
	{SMR_OP_uge, WGSL_FN_less, false, true, ">="},
};
/* clang-format on */

static wgsl_val refuse_op(wgsl *w, const smr_expr *e)
{
	wgsl_refuse(w, "%s of %s in WGSL", smr_op_name(e->op), smr_dtype_name(e->args[0]->type));
	return wgsl_text(wgsl_rep_of_type(e->type), "0");
}

/* ---- comparisons --------------------------------------------------------------------------------
 */

static wgsl_val compare_floats(wgsl *w, int row, const wgsl_val *a)
{
	bool turned = comparisons[row].turned;

	return wgsl_let(w, WGSL_BOOL, "%s%s(%s, %s)", comparisons[row].negated ? "!" : "",
			wgsl_use(w, comparisons[row].fn), a[turned].s, a[!turned].s);
}

/* Floats: whether one is a NaN, and comparisons by that. */
static bool compare_with_nan(wgsl *w, smr_op op, const wgsl_val *a, wgsl_val *out)
{
	const char *nan = wgsl_use(w, WGSL_FN_is_nan), *equal;

	switch (op) {
	case SMR_OP_ord:
		*out = wgsl_let(w, WGSL_BOOL, "!%s(%s) && !%s(%s)", nan, a[0].s, nan, a[1].s);
		return true;
	case SMR_OP_uno:
		*out = wgsl_let(w, WGSL_BOOL, "%s(%s) || %s(%s)", nan, a[0].s, nan, a[1].s);
		return true;
	case SMR_OP_ueq:
		equal = wgsl_use(w, WGSL_FN_equal);
		*out = wgsl_let(w, WGSL_BOOL, "%s(%s) || %s(%s) || %s(%s, %s)", nan, a[0].s, nan,
				a[1].s, equal, a[0].s, a[1].s);
		return true;
	case SMR_OP_one:
		equal = wgsl_use(w, WGSL_FN_equal);
		*out = wgsl_let(w, WGSL_BOOL, "!%s(%s) && !%s(%s) && !%s(%s, %s)", nan, a[0].s, nan,
				a[1].s, equal, a[0].s, a[1].s);
		return true;
	default:
		return false;
	}
}

static bool compare(wgsl *w, const smr_expr *e, const wgsl_val *given, wgsl_val *out)
{
	wgsl_val a[2] = {given[0], e->nargs > 1 ? given[1] : given[0]};
	size_t n = sizeof(comparisons) / sizeof(comparisons[0]), row = 0;

	while (row < n && comparisons[row].op != e->op)
		row++;
	if (a[0].rep == WGSL_F32 && compare_with_nan(w, e->op, a, out))
		return true;
	if (row == n || a[0].rep == WGSL_F64) /* tests for NaN are not possible there */
		return false;
	if (a[0].rep == WGSL_F32) {
		*out = compare_floats(w, (int)row, a);
		return true;
	}
	if (a[0].rep == WGSL_BOOL && row > 1)
		for (int i = 0; i < 2; i++)
			a[i] = wgsl_let(w, WGSL_U32, "select(0u, 1u, %s)", a[i].s);
	*out = wgsl_let(w, WGSL_BOOL, "%s %s %s", a[0].s, comparisons[row].of_integers, a[1].s);
	return true;
}

/* ---- others -------------------------------------------------------------------------------------
 */

/* Functions of function.c. */
static bool apply_op(wgsl *w, const smr_expr *e, const wgsl_val *a, wgsl_val *out)
{
	if (a[0].rep != WGSL_F32 || !wgsl_use_op(w, e->op))
		return false;
	*out = wgsl_let(w, WGSL_F32, "smr_op_%s(%s%s%s)", smr_op_name(e->op), a[0].s,
			e->nargs > 1 ? ", " : "", e->nargs > 1 ? a[1].s : "");
	return true;
}

static bool apply_function(wgsl *w, const smr_expr *e, const wgsl_val *a, wgsl_val *out)
{
	for (size_t i = 0; a[0].rep == WGSL_F32 && i < sizeof(functions) / sizeof(functions[0]);
	     i++) {
		if (functions[i].op != e->op)
			continue;
		if (e->nargs == 1)
			*out = wgsl_let(w, WGSL_F32, "%s(%s)", wgsl_use(w, functions[i].fn),
					a[0].s);
		else
			*out = wgsl_let(w, WGSL_F32, "%s(%s, %s)", wgsl_use(w, functions[i].fn),
					a[0].s, a[1].s);
		return true;
	}
	return false;
}

/* Operators on literals alone would be computed by the compiler, which refuses overflow. */
static wgsl_val hide_literal(wgsl *w, wgsl_val v)
{
	return v.s[0] == 't' && v.s[1] >= '0' && v.s[1] <= '9' ? v : wgsl_let(w, v.rep, "%s", v.s);
}

static bool apply_arithmetic(wgsl *w, const smr_expr *e, const wgsl_val *given, wgsl_val *out)
{
	wgsl_val a[3] = {hide_literal(w, given[0])};
	size_t n = sizeof(arithmetic) / sizeof(arithmetic[0]);
	char text[200];

	for (uint32_t i = 1; i < e->nargs; i++)
		a[i] = given[i];
	for (size_t i = 0; i < n; i++) {
		const char *format = arithmetic[i].by[kind_of(a[0].rep)];

		if (arithmetic[i].op != e->op || format == NULL)
			continue;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-nonliteral"
		snprintf(text, sizeof(text), format, a[0].s, a[1].s, a[2].s);
#pragma clang diagnostic pop
		*out = wgsl_let(w, a[0].rep, "%s", text);
		return true;
	}
	return false;
}

static bool count_bits(wgsl *w, const smr_expr *e, const wgsl_val *a, wgsl_val *out)
{
	unsigned bits = 8 * (unsigned)smr_dtype_size(e->type);
	wgsl_val v;

	if ((e->op != SMR_OP_popcount && e->op != SMR_OP_clz) || bits > 32 || e->type == SMR_I1)
		return false;
	v = wgsl_to_bits(w, e->type, a[0]);
	if (e->op == SMR_OP_popcount)
		v = wgsl_let(w, WGSL_U32, "countOneBits(%s)", v.s);
	else
		v = wgsl_let(w, WGSL_U32, "countLeadingZeros(%s) - %uu", v.s, 32 - bits);
	*out = wgsl_as(w, v, wgsl_rep_of_type(e->type));
	return true;
}

/* x^n for a whole n from 1 to 16 by products, and for 1/2. */
static bool apply_power(wgsl *w, const smr_expr *e, const wgsl_val *a, wgsl_val *out)
{
	const smr_expr *by = e->op == SMR_OP_pow ? e->args[1] : NULL;
	double n = by != NULL && by->kind == SMR_EXPR_CONST ? smr_const_as_double(by) : 0;
	wgsl_val x = a[0];
	bool any = false;

	if (a[0].rep != WGSL_F32 || !(n >= 1 && n <= 16) || n != floor(n))
		return false;
	for (int k = (int)n; k > 0; k /= 2) {
		if (k & 1)
			*out = any ? wgsl_let(w, x.rep, "%s * %s", out->s, x.s) : x;
		any |= k & 1;
		if (k > 1)
			x = wgsl_let(w, x.rep, "%s * %s", x.s, x.s);
	}
	return true;
}

static wgsl_val bitcast(wgsl *w, const smr_expr *e, wgsl_val a)
{
	smr_dtype from = e->args[0]->type;

	if (smr_dtype_size(from) > 4 || from == SMR_I1 || e->type == SMR_I1)
		return refuse_op(w, e);
	return wgsl_from_bits(w, e->type, wgsl_to_bits(w, from, a));
}

/* The type to compute in: that which all arguments and the result fit into. */
static wgsl_rep common(const wgsl *w, const smr_expr *e, const wgsl_val *a)
{
	wgsl_rep rep = a[0].rep;

	for (uint32_t i = 0; i < e->nargs; i++)
		if (a[i].rep != WGSL_I32)
			rep = a[i].rep;
	if (rep == WGSL_I32 && e->type == e->args[0]->type)
		rep = wgsl_rep_of(w, e);
	return rep;
}

wgsl_val wgsl_apply(wgsl *w, const smr_expr *e, const wgsl_val *given)
{
	smr_dtype from = e->args[0]->type;
	bool wide = from == SMR_I64 || from == SMR_U64;
	wgsl_val a[3], out;

	if (e->op == SMR_OP_convert)
		return wgsl_convert(w, from, e->type, wgsl_rep_of(w, e), given[0]);
	if (e->op == SMR_OP_bitcast)
		return bitcast(w, e, given[0]);
	for (uint32_t i = 0; i < e->nargs; i++)
		a[i] = wide ? wgsl_as(w, given[i], common(w, e, given)) : given[i];
	if (compare(w, e, a, &out))
		return out;
	if (!apply_function(w, e, a, &out) && !apply_power(w, e, a, &out) &&
	    !apply_op(w, e, a, &out) && !count_bits(w, e, a, &out) &&
	    !apply_arithmetic(w, e, a, &out))
		return refuse_op(w, e);
	return wide ? wgsl_as(w, out, wgsl_rep_of(w, e)) : wgsl_fit(w, e->type, out);
}
