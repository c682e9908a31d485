/** @file Functions as polynomials in generated code (poly.c, erf.c, hyperbolic.c). */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_POLY_H
#define SMR_BACK_CPU_CODEGEN_EMIT_POLY_H
#include "back/cpu/codegen/emit/emit.h"

/** The place where a function is written: for vectors, or single numbers. */
typedef struct nest_polynomial {
	nest_emit *m;
	smr_dtype t, i; /* the float type and the integer type of its size */
	bool vec;
} nest_polynomial;

static inline nest_polynomial nest_poly_of(nest_emit *m, smr_dtype t, bool vec)
{
	return (nest_polynomial){.m = m, .t = t, .i = t == SMR_F32 ? SMR_I32 : SMR_I64, .vec = vec};
}

nest_val nest_poly_const(const nest_polynomial *p, double v);
/** Emits an instruction on two values of type @p t. */
nest_val nest_poly_two(const nest_polynomial *p, const char *name, smr_dtype t, nest_val a,
		       nest_val b);
static inline nest_val nest_poly_multiply(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fmul", p->t, a, b);
}
/** Emits a b + c: one rounding if the target has fma. */
nest_val nest_poly_fma(const nest_polynomial *p, nest_val a, nest_val b, nest_val c);
/** Emits the polynomial of @p n coefficients, highest first. */
nest_val nest_poly_horner(const nest_polynomial *p, nest_val x, const double *c, int n);
nest_val nest_poly_select(const nest_polynomial *p, nest_val c, nest_val a, nest_val b);
/** Emits the lesser of @p x and @p most; NaN propagates. */
nest_val nest_poly_at_most(const nest_polynomial *p, nest_val x, double most);
nest_val nest_poly_exp(const nest_polynomial *p, nest_val x);
/** Emits @p a, at least 0, with the sign of @p sign; @p drop: @p sign without its sign. */
nest_val nest_poly_with_sign(const nest_polynomial *p, nest_val a, nest_val sign, bool drop);
/** Emits an operator of one operand. */
nest_val nest_poly_apply(const nest_polynomial *p, smr_op op, nest_val x);
/** Emits sinh, cosh or their inverses, or that of tanh; false: another function. */
bool nest_hyperbolic(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits erf or erfc of f32 with fma; false: another function, type or target. */
bool nest_error_function(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
#endif
