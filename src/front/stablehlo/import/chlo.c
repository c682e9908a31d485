/* chlo's functions of real numbers; complex ones are in complex_exp.c and inverse.c. */
#include <string.h>

#include "front/stablehlo/import/import.h"

#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define ADD(p, q) OP2(add, p, q)
#define SUB(p, q) OP2(sub, p, q)
#define MUL(p, q) OP2(mul, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)

static smr_status floats_only(hlo_x *x)
{
	if (smr_dtype_is_float(x->in[0].dtype) && !x->in[0].complex)
		return SMR_OK;
	return hlo_unsupported(x->im, x->op,
			       x->in[0].complex ? "on complex numbers" : "on integers");
}

#define FLOAT1(name, on_complex, value)                \
	static smr_status name##_of(hlo_x *x)          \
	{                                              \
		smr_status (*f)(hlo_x *) = on_complex; \
		const smr_expr *a = x->a[0][0];        \
                                                       \
		if (x->in[0].complex && f != NULL)     \
			return f(x);                   \
		SMR_TRY(floats_only(x));               \
		x->r[0] = value;                       \
		return SMR_OK;                         \
	}

#define INFINITE(v) hlo_f(x->g, a->type, v)

FLOAT1(acos, hlo_complex_acos, OP1(acos, a))
FLOAT1(acosh, hlo_complex_acosh, OP1(acosh, a))
FLOAT1(asin, hlo_complex_asin, OP1(asin, a))
FLOAT1(asinh, hlo_complex_asinh, OP1(asinh, a))
FLOAT1(atan, hlo_complex_atan, OP1(atan, a))
FLOAT1(atanh, hlo_complex_atanh, OP1(atanh, a))
FLOAT1(sinh, hlo_complex_sinh, OP1(sinh, a))
FLOAT1(cosh, hlo_complex_cosh, OP1(cosh, a))
FLOAT1(tan, hlo_complex_tan, OP1(tan, a))
FLOAT1(erf, NULL, OP1(erf, a))
FLOAT1(erfc, NULL, OP1(erfc, a))
FLOAT1(lgamma, NULL, OP1(lgamma, a))
FLOAT1(erf_inv, NULL, OP1(erf_inv, a))
FLOAT1(digamma, NULL, OP1(digamma, a))
FLOAT1(bessel_i1e, NULL, OP1(bessel_i1e, a))
FLOAT1(is_inf, NULL, OP2(eq, OP1(abs, a), INFINITE(__builtin_inf())))
FLOAT1(is_pos_inf, NULL, OP2(eq, a, INFINITE(__builtin_inf())))
FLOAT1(is_neg_inf, NULL, OP2(eq, a, INFINITE(-__builtin_inf())))

static smr_status import_square(hlo_x *x)
{
	if (x->in[0].complex)
		return hlo_complex_square(x);
	x->r[0] = OP2(mul, x->a[0][0], x->a[0][0]);
	return SMR_OK;
}

static smr_status next_after(hlo_x *x)
{
	SMR_TRY(floats_only(x));
	x->r[0] = OP2(nextafter, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

/* Computes the upper 64 bits of a product of 64 by 64 bits, from four products of halves. */
static const smr_expr *high_half(hlo_x *x, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *half = hlo_i(x->g, SMR_U64, 32), *low = hlo_i(x->g, SMR_U64, 0xffffffff);
	const smr_expr *a1 = OP2(shr, a, half), *a0 = OP2(and, a, low);
	const smr_expr *b1 = OP2(shr, b, half), *b0 = OP2(and, b, low);
	const smr_expr *middle = ADD(MUL(a1, b0), OP2(shr, MUL(a0, b0), half));
	const smr_expr *rest = ADD(MUL(a0, b1), OP2(and, middle, low));

	return ADD(MUL(a1, b1), ADD(OP2(shr, middle, half), OP2(shr, rest, half)));
}

/* Computes the upper half of a product; a negative factor, read as unsigned, is 2^64 too large. */
static smr_status import_mulhi(hlo_x *x)
{
	bool with_sign = smr_dtype_is_signed(x->in[0].dtype);
	smr_dtype t = x->in[0].dtype, wide = with_sign ? SMR_I64 : SMR_U64;
	const smr_expr *a = x->a[0][0], *b = x->a[1][0], *u[2], *e;

	if (smr_dtype_is_float(t) || x->in[0].bits < 8)
		return hlo_unsupported(x->im, x->op, "of this type");
	if (x->in[0].bits < 64) {
		e = MUL(smr_ops_to(x->g, wide, a), smr_ops_to(x->g, wide, b));
		x->r[0] = smr_ops_to(x->g, t, OP2(shr, e, hlo_i(x->g, wide, x->in[0].bits)));
		return SMR_OK;
	}
	u[0] = with_sign ? smr_expr_op(x->g, SMR_OP_bitcast, SMR_U64, 1, &a) : a;
	u[1] = with_sign ? smr_expr_op(x->g, SMR_OP_bitcast, SMR_U64, 1, &b) : b;
	e = high_half(x, u[0], u[1]);
	if (with_sign) {
		const smr_expr *zero = hlo_i(x->g, t, 0);

		e = smr_expr_op(x->g, SMR_OP_bitcast, t, 1, &e);
		e = SUB(e, SELECT(OP2(lt, a, zero), b, zero));
		e = SUB(e, SELECT(OP2(lt, b, zero), a, zero));
	}
	x->r[0] = e;
	return SMR_OK;
}

static smr_status polygamma_of(hlo_x *x)
{
	SMR_TRY(floats_only(x));
	x->r[0] = OP2(polygamma, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

static smr_status zeta_of(hlo_x *x)
{
	SMR_TRY(floats_only(x));
	x->r[0] = OP2(zeta, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

const hlo_row hlo_chlo_rows[] = {
	{"chlo.acos", NULL, acos_of, HLO_1},
	{"chlo.acosh", NULL, acosh_of, HLO_1},
	{"chlo.asin", NULL, asin_of, HLO_1},
	{"chlo.asinh", NULL, asinh_of, HLO_1},
	{"chlo.atan", NULL, atan_of, HLO_1},
	{"chlo.atanh", NULL, atanh_of, HLO_1},
	{"chlo.sinh", NULL, sinh_of, HLO_1},
	{"chlo.cosh", NULL, cosh_of, HLO_1},
	{"chlo.tan", NULL, tan_of, HLO_1},
	{"chlo.erf", NULL, erf_of, HLO_1},
	{"chlo.erfc", NULL, erfc_of, HLO_1},
	{"chlo.erf_inv", NULL, erf_inv_of, HLO_1},
	{"chlo.lgamma", NULL, lgamma_of, HLO_1},
	{"chlo.digamma", NULL, digamma_of, HLO_1},
	{"chlo.bessel_i1e", NULL, bessel_i1e_of, HLO_1},
	{"chlo.polygamma", NULL, polygamma_of, HLO_2},
	{"chlo.zeta", NULL, zeta_of, HLO_2},
	{"chlo.is_inf", NULL, is_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.is_pos_inf", NULL, is_pos_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.is_neg_inf", NULL, is_neg_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.square", NULL, import_square, HLO_1 | HLO_WRAPS},
	{"chlo.next_after", NULL, next_after, HLO_2},
	{"chlo.mulhi", NULL, import_mulhi, HLO_2},
	{NULL, NULL, NULL, 0},
};
