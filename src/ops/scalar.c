/* The element operators, one table for each way of computing: f32, f64 (which also serves f16 and
 * bf16, rounded once), integers, comparisons. */
#include "ops/scalar.h"

#include "ops/special.h"

#include <math.h>
#include <string.h>

/* clang-format off: tables */
#define UNARY_FLOAT(X)                                                     \
	X(neg, -a, -a)                                                     \
	X(abs, fabsf(a), fabs(a))                                          \
	X(sqrt, sqrtf(a), sqrt(a))                                         \
	X(exp, expf(a), exp(a))                                            \
	X(exp2, exp2f(a), exp2(a))                                         \
	X(expm1, expm1f(a), expm1(a))                                      \
	X(log, logf(a), log(a))                                            \
	X(log2, log2f(a), log2(a))                                         \
	X(log10, log10f(a), log10(a))                                      \
	X(log1p, log1pf(a), log1p(a))                                      \
	X(sin, sinf(a), sin(a))                                            \
	X(cos, cosf(a), cos(a))                                            \
	X(tan, tanf(a), tan(a))                                            \
	X(tanh, tanhf(a), tanh(a))                                         \
	X(erf, erff(a), erf(a))                                            \
	X(erfc, erfcf(a), erfc(a))                                         \
	X(asin, asinf(a), asin(a))                                         \
	X(acos, acosf(a), acos(a))                                         \
	X(atan, atanf(a), atan(a))                                         \
	X(sinh, sinhf(a), sinh(a))                                         \
	X(cosh, coshf(a), cosh(a))                                         \
	X(asinh, asinhf(a), asinh(a))                                      \
	X(acosh, acoshf(a), acosh(a))                                      \
	X(atanh, atanhf(a), atanh(a))                                      \
	X(cbrt, cbrtf(a), cbrt(a))                                         \
	X(lgamma, log_gammaf(a), log_gamma(a))                             \
	X(erf_inv, (float)smr_erf_inv_near((double)a), smr_erf_inv(a))     \
	X(digamma, (float)smr_digamma((double)a), smr_digamma(a))          \
	X(bessel_i1e, (float)smr_bessel_i1e((double)a), smr_bessel_i1e(a)) \
	X(floor, floorf(a), floor(a))                                      \
	X(ceil, ceilf(a), ceil(a))                                         \
	X(trunc, truncf(a), trunc(a))                                      \
	X(round, roundf(a), round(a))                                      \
	X(rint, rintf(a), rint(a))

#define BINARY_FLOAT(X)                                                               \
	X(add, a + b, a + b)                                                          \
	X(sub, a - b, a - b)                                                          \
	X(mul, a *b, a *b)                                                            \
	X(div, a / b, a / b)                                                          \
	X(rem, fmodf(a, b), fmod(a, b))                                               \
	X(fmax, number_max(a, b), number_max(a, b))                                   \
	X(fmin, number_min(a, b), number_min(a, b))                                   \
	X(maximum, nan_max(a, b), nan_max(a, b))                                      \
	X(minimum, nan_min(a, b), nan_min(a, b))                                      \
	X(pow, powf(a, b), pow(a, b))                                                 \
	X(atan2, atan2f(a, b), atan2(a, b))                                           \
	X(hypot, hypotf(a, b), hypot(a, b))                                           \
	X(polygamma, (float)smr_polygamma((double)a, (double)b), smr_polygamma(a, b)) \
	X(zeta, (float)smr_zeta((double)a, (double)b), smr_zeta(a, b))                \
	X(copysign, copysignf(a, b), copysign(a, b))                                  \
	X(addc, a + b, a + b)

#define COMPARE_FLOAT(X)               \
	X(eq, a == b)                  \
	X(ne, a != b)                  \
	X(lt, a < b)                   \
	X(le, a <= b)                  \
	X(gt, a > b)                   \
	X(ge, a >= b)                  \
	X(ult, !(a >= b))              \
	X(ule, !(a > b))               \
	X(ugt, !(a <= b))              \
	X(uge, !(a < b))               \
	X(ueq, !(a < b) && !(a > b))   \
	X(one, a<b || a> b)            \
	X(ord, !isnan(a) && !isnan(b)) \
	X(uno, isnan(a) || isnan(b))
/* clang-format on */

/* C's fmax: a number wins over NaN; of two zeros the first, as clang's code for x86. */
#define number_max(a, b) (isnan(a) || (b) > (a) ? (b) : (a))
#define number_min(a, b) (isnan(a) || (b) < (a) ? (b) : (a))

/* StableHLO: NaN wins over numbers, +0 is above -0. */
#define nan_max(a, b)                            \
	(isnan(a)     ? (a)                      \
	 : isnan(b)   ? (b)                      \
	 : (a) == (b) ? (signbit(a) ? (b) : (a)) \
	 : (a) > (b)  ? (a)                      \
		      : (b))
#define nan_min(a, b)                            \
	(isnan(a)     ? (a)                      \
	 : isnan(b)   ? (b)                      \
	 : (a) == (b) ? (signbit(a) ? (a) : (b)) \
	 : (a) < (b)  ? (a)                      \
		      : (b))

/* lgamma() stores the sign in a global variable, which is a data race; the reentrant form does
 * not. */
static double log_gamma(double a)
{
	int sign;

	return lgamma_r(a, &sign);
}

static float log_gammaf(float a)
{
	int sign;

	return lgammaf_r(a, &sign);
}

static smr_status no_op(smr_op op, smr_dtype t)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s on %s is not an operator of the reference",
			smr_op_name(op), smr_dtype_name(t));
}

static smr_status op_f32(smr_op op, float a, float b, float *out)
{
	switch (op) {
#define X(name, single, twice) \
	case SMR_OP_##name:    \
		*out = single; \
		return SMR_OK;
		UNARY_FLOAT(X)
		BINARY_FLOAT(X)
#undef X
	default:
		return no_op(op, SMR_F32);
	}
}

static smr_status op_f64(smr_op op, double a, double b, double *out)
{
	switch (op) {
#define X(name, single, twice) \
	case SMR_OP_##name:    \
		*out = twice;  \
		return SMR_OK;
		UNARY_FLOAT(X)
		BINARY_FLOAT(X)
#undef X
	default:
		return no_op(op, SMR_F64);
	}
}

static smr_status compare_floats(smr_op op, double a, double b, uint64_t *out)
{
	switch (op) {
#define X(name, holds)        \
	case SMR_OP_##name:   \
		*out = holds; \
		return SMR_OK;
		COMPARE_FLOAT(X)
#undef X
	default:
		return no_op(op, SMR_F64);
	}
}

/* Steps the bits: numbers of one sign have the order of their bits. */
static uint64_t next_after(smr_dtype t, uint64_t a, uint64_t b)
{
	double x = smr_value_to_double(t, a), y = smr_value_to_double(t, b);
	uint64_t sign = 1ULL << (8 * smr_dtype_size(t) - 1);

	if (isnan(x) || isnan(y))
		return smr_value_from_double(t, NAN);
	if (x == y)
		return b;
	if (x == 0)
		return 1 | (y < 0 ? sign : 0);
	return (x < y) == (x > 0) ? a + 1 : a - 1;
}

/* Rounds once on every processor. */
static smr_status multiply_add(smr_dtype t, const uint64_t *a, uint64_t *out)
{
	double x = smr_value_to_double(t, a[0]), y = smr_value_to_double(t, a[1]),
	       z = smr_value_to_double(t, a[2]);

	if (t == SMR_F32) {
		float r = fmaf((float)x, (float)y, (float)z);

		*out = 0;
		memcpy(out, &r, sizeof(r));
		return SMR_OK;
	}
	if (t != SMR_F64)
		return no_op(SMR_OP_fma, t);
	*out = smr_value_from_double(t, fma(x, y, z));
	return SMR_OK;
}

static smr_status op_float(smr_op op, smr_dtype t, const uint64_t *a, uint64_t *out)
{
	if (op == SMR_OP_fma)
		return multiply_add(t, a, out);
	if (op == SMR_OP_nextafter) {
		*out = next_after(t, a[0], a[1]);
		return SMR_OK;
	}
	double x = smr_value_to_double(t, a[0]), y = smr_value_to_double(t, a[1]), r = 0;
	float single = 0;

	if (t == SMR_F32) {
		SMR_TRY(op_f32(op, (float)x, (float)y, &single));
		*out = 0;
		memcpy(out, &single, sizeof(single));
		return SMR_OK;
	}
	SMR_TRY(op_f64(op, x, y, &r));
	*out = smr_value_from_double(t, r);
	return SMR_OK;
}

static smr_status divide_ints(smr_op op, smr_dtype t, uint64_t a, uint64_t b, uint64_t *out)
{
	int64_t x = smr_value_to_int(t, a), y = smr_value_to_int(t, b);

	if (y == 0)
		return smr_fail(SMR_EUNSUPPORTED, "an integer is divided by 0");
	if (!smr_dtype_is_signed(t))
		*out = op == SMR_OP_div ? a / b : a % b;
	else if (y == -1) /* the lowest number by -1 is itself modulo 2^64 */
		*out = op == SMR_OP_div ? 0 - (uint64_t)x : 0;
	else
		*out = (uint64_t)(op == SMR_OP_div ? x / y : x % y);
	return SMR_OK;
}

static smr_status op_int(smr_op op, smr_dtype t, const uint64_t *a, uint64_t *out)
{
	int64_t x = smr_value_to_int(t, a[0]), y = smr_value_to_int(t, a[1]);
	bool sgn = smr_dtype_is_signed(t), less = sgn ? x < y : a[0] < a[1];
	uint64_t bits = t == SMR_I1 ? 1 : 8 * smr_dtype_size(t);

	switch (op) {
	case SMR_OP_add:
		*out = a[0] + a[1];
		break;
	case SMR_OP_sub:
		*out = a[0] - a[1];
		break;
	case SMR_OP_mul:
		*out = a[0] * a[1];
		break;
	case SMR_OP_div:
	case SMR_OP_rem:
		SMR_TRY(divide_ints(op, t, a[0], a[1], out));
		break;
	case SMR_OP_neg:
		*out = 0 - a[0];
		break;
	case SMR_OP_abs:
		*out = sgn && x < 0 ? 0 - a[0] : a[0];
		break;
	case SMR_OP_fmax:
	case SMR_OP_maximum:
		*out = less ? a[1] : a[0];
		break;
	case SMR_OP_fmin:
	case SMR_OP_minimum:
		*out = less ? a[0] : a[1];
		break;
	case SMR_OP_and:
		*out = a[0] & a[1];
		break;
	case SMR_OP_or:
		*out = a[0] | a[1];
		break;
	case SMR_OP_xor:
		*out = a[0] ^ a[1];
		break;
	case SMR_OP_not:
		*out = ~a[0];
		break;
	case SMR_OP_popcount:
		*out = (uint64_t)__builtin_popcountll(a[0]);
		break;
	case SMR_OP_clz:
		*out = a[0] == 0 ? bits : bits - 64 + (uint64_t)__builtin_clzll(a[0]);
		break;
	case SMR_OP_shl:
		*out = a[1] < bits ? a[0] << a[1] : 0;
		break;
	case SMR_OP_shr:
		*out = a[1] >= bits ? (sgn && x < 0 ? ~0ULL : 0)
		       : sgn        ? (uint64_t)(x >> a[1])
				    : a[0] >> a[1];
		break;
	default:
		return no_op(op, t);
	}
	*out = smr_value_mask(t, *out);
	return SMR_OK;
}

static smr_status compare_ints(smr_op op, smr_dtype t, const uint64_t *a, uint64_t *out)
{
	int64_t x = smr_value_to_int(t, a[0]), y = smr_value_to_int(t, a[1]);
	bool less = smr_dtype_is_signed(t) ? x < y : a[0] < a[1], same = a[0] == a[1];

	switch (op) {
	case SMR_OP_eq:
		*out = same;
		return SMR_OK;
	case SMR_OP_ne:
		*out = !same;
		return SMR_OK;
	case SMR_OP_lt:
		*out = less;
		return SMR_OK;
	case SMR_OP_le:
		*out = less || same;
		return SMR_OK;
	case SMR_OP_gt:
		*out = !less && !same;
		return SMR_OK;
	case SMR_OP_ge:
		*out = !less;
		return SMR_OK;
	default:
		return no_op(op, t);
	}
}

static bool is_comparison(smr_op op)
{
	return op >= SMR_OP_eq && op <= SMR_OP_uno;
}

smr_status smr_scalar_op(smr_op op, smr_dtype t, const smr_dtype *at, const uint64_t *a,
			 uint64_t *out)
{
	if (op == SMR_OP_convert) {
		*out = smr_value_convert(t, at[0], a[0]);
		return SMR_OK;
	}
	if (op == SMR_OP_bitcast) {
		*out = smr_value_mask(t, a[0]);
		return SMR_OK;
	}
	if (is_comparison(op))
		return smr_dtype_is_float(at[0])
			       ? compare_floats(op, smr_value_to_double(at[0], a[0]),
						smr_value_to_double(at[0], a[1]), out)
			       : compare_ints(op, at[0], a, out);
	return smr_dtype_is_float(t) ? op_float(op, t, a, out) : op_int(op, t, a, out);
}
