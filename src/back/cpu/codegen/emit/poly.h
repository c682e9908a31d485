/** @file Functions as polynomials in generated code: inline, without tables and libraries. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_POLY_H
#define SMR_BACK_CPU_CODEGEN_EMIT_POLY_H
#include "back/cpu/codegen/emit/emit.h"

/** The place where a function is written: for vectors, or single numbers. */
typedef struct nest_polynomial {
	nest_emit *m;
	smr_dtype t, i; /* the float type and the integer type of its size */
	bool vec;
} nest_polynomial;

/** A number as the sum of two, of which the second is at most the rounding error of the first
 * (pair.c). */
typedef struct nest_pair {
	nest_val hi, lo;
} nest_pair;

static inline nest_polynomial nest_poly_of(nest_emit *m, smr_dtype t, bool vec)
{
	return (nest_polynomial){.m = m, .t = t, .i = t == SMR_F32 ? SMR_I32 : SMR_I64, .vec = vec};
}

nest_val nest_poly_const(const nest_polynomial *p, double v);
/** Returns an integer of the type that has the float's size. */
nest_val nest_poly_integer(const nest_polynomial *p, int64_t v);
/** Returns the bits of @p v in the float's type. */
int64_t nest_poly_bits(const nest_polynomial *p, double v);
/** Emit the bits of a float as an integer, and back. */
nest_val nest_poly_to_bits(const nest_polynomial *p, nest_val a);
nest_val nest_poly_from_bits(const nest_polynomial *p, nest_val a);
/** Emits an instruction on two values of type @p t. */
nest_val nest_poly_two(const nest_polynomial *p, const char *name, smr_dtype t, nest_val a,
		       nest_val b);
static inline nest_val nest_poly_add(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fadd", p->t, a, b);
}
static inline nest_val nest_poly_subtract(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fsub", p->t, a, b);
}
static inline nest_val nest_poly_divide(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "fdiv", p->t, a, b);
}
/** Emits a comparison with a constant, such as "fcmp olt". */
static inline nest_val nest_poly_compare(const nest_polynomial *p, const char *how, nest_val a,
					 double b)
{
	return nest_poly_two(p, how, p->t, a, nest_poly_const(p, b));
}
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
/** Emits r of x = n ln 2 + r, |r| <= 0.35, n, and n as an integer. @p parts: NULL, or the sum that
 * is rounded to r. */
nest_val nest_poly_reduce_exp(const nest_polynomial *p, nest_val x, nest_val *n, nest_val *i,
			      nest_pair *parts);
/** Emits (e^r - 1 - r) / r^2 for |r| <= 0.35. */
nest_val nest_poly_exp_rest(const nest_polynomial *p, nest_val r);
/** Emits 2^n for an integer in the range of exponents. */
nest_val nest_poly_exp2_of_integer(const nest_polynomial *p, nest_val n);
/** Emits r 2^n, rounded once, where @p kept is true, else 0; @p i is n as an integer. */
nest_val nest_poly_scaled(const nest_polynomial *p, nest_val r, nest_val n, nest_val i,
			  nest_val kept);
/** Splits x = 2^e m, 2/3 <= m < 4/3, for x > 0, subnormal or not; returns m (logarithm.c). */
nest_val nest_poly_split_number(const nest_polynomial *p, nest_val x, nest_val *e);
/** Emits @p a, at least 0, with the sign of @p sign; @p drop: @p sign without its sign. */
nest_val nest_poly_with_sign(const nest_polynomial *p, nest_val a, nest_val sign, bool drop);
/** Emits an operator of one operand. */
nest_val nest_poly_apply(const nest_polynomial *p, smr_op op, nest_val x);
/** Emits sinh, cosh or their inverses, or that of tanh; false: another function. */
bool nest_hyperbolic(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits erf or erfc; false: another function. */
bool nest_error_function(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits log, log2, log10 or log1p; false: another function. */
bool nest_logarithm(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits sin, cos or tan; false: another function. */
bool nest_trigonometric(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emit exp2 and expm1; cbrt; pow; false: another function. */
bool nest_exponential(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
bool nest_cube_root(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits atan, atan2, asin or acos; false: another function. */
bool nest_arc(const nest_polynomial *p, smr_op what, const nest_val *x, nest_val *out);
bool nest_gamma(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out);
/** Emits log(a) as a pair, not for 0, infinity and NaN (power.c). */
nest_pair nest_poly_precise_log(const nest_polynomial *p, nest_val a);
bool nest_power(const nest_polynomial *p, smr_op what, const nest_val *x, nest_val *out);

/** x = number * pi / 2 + r, |r| <= 0.79. */
typedef struct quadrant {
	nest_val number; /* an integer; only its two lowest bits count */
	nest_pair r;
} quadrant;

/** Sine and cosine of a number up to 0.79, as sums that are not yet rounded. */
typedef struct nest_circle {
	nest_pair sine, cosine;
} nest_circle;

/** Emits them; @p exact: also with the rounding error of r^2 (trigonometric.c). */
nest_circle nest_circle_of(const nest_polynomial *p, nest_pair r, bool exact);
/** Emits the quadrant of @p x >= 0; NaN if @p x is infinite or NaN (quadrant.c). */
quadrant nest_reduce_to_quadrant(const nest_polynomial *p, nest_val x);

/** m 2^n; @p i is n as an integer. */
typedef struct nest_power_of_two {
	nest_pair m;
	nest_val n, i, kept; /* kept: not certainly 0 */
} nest_power_of_two;

/** Emits 2^x with twice the precision; @p x is at most 1.5 times the largest exponent
 * (exponential.c). */
nest_power_of_two nest_poly_split_exp2(const nest_polynomial *p, nest_pair x);
/** Emits a b + c as if it were rounded once, on every target: the errors of a b and of the sum are
 * small beside the result even if a b and c cancel. Without fma, a and b are below 2^100 (f32) or
 * 2^990. */
nest_val nest_pair_residue(const nest_polynomial *p, nest_val a, nest_val b, nest_val c);
/** Emits a b without error. */
nest_pair nest_pair_product(const nest_polynomial *p, nest_val a, nest_val b);
/** Emits the product of two pairs. */
nest_pair nest_pair_times(const nest_polynomial *p, nest_pair a, nest_pair b);
/** Emits a + b without error, where |a| >= |b| or a is 0. */
nest_pair nest_pair_sum(const nest_polynomial *p, nest_val a, nest_val b);
/** Emits a + b without error. */
nest_pair nest_pair_sum_of_any(const nest_polynomial *p, nest_val a, nest_val b);
#endif
