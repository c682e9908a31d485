/** @file Formulas on complex numbers, as pairs of real ones: notation, and what several share.
 *
 * Results are right to a few units in the last place of each part, wherever they are, and as C99's
 * annex G has them for infinities and NaNs. Most functions of complex<f32> are computed in f64,
 * where squares of the parts are exact and neither over- nor underflow; for complex<f64> numbers of
 * extreme size are scaled by powers of 2. */
#ifndef SMR_FRONT_STABLEHLO_PAIR_H
#define SMR_FRONT_STABLEHLO_PAIR_H
#include "front/stablehlo/import/import.h"

/* Notation: x is the op being imported, t the type of the constants. */
#define F(v) hlo_f(x->g, t, v)
#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define ADD(p, q) OP2(add, p, q)
#define SUB(p, q) OP2(sub, p, q)
#define MUL(p, q) OP2(mul, p, q)
#define DIV(p, q) OP2(div, p, q)
#define NEG(p) OP1(neg, p)
#define ABS(p) OP1(abs, p)
#define AND(p, q) OP2(and, p, q)
#define OR(p, q) OP2(or, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)
#define INF F(__builtin_inf())
#define IS_INF(p) OP2(eq, ABS(p), INF)
#define IS_NAN(p) OP2(uno, p, p)
#define IS_ZERO(p) OP2(eq, p, F(0))
/* Shares the value of a variable among its users. */
#define SHARE(p) SMR_TRY(hlo_let(x, &(p), 1))

/** Returns operand @p i as it is. */
hlo_pair hlo_pair_of(const hlo_x *x, uint32_t i);
/** Gets operand @p i in f64, shared among its users. */
SMR_MUST_USE smr_status hlo_pair_wide(hlo_x *x, uint32_t i, hlo_pair *out);
SMR_MUST_USE smr_status hlo_pair_share(hlo_x *x, hlo_pair *p);
/** Sets the results, rounded to the type of the result. */
SMR_MUST_USE smr_status hlo_pair_result(hlo_x *x, const smr_expr *re, const smr_expr *im);
/** Returns whether operands come from f32, so that f64 has room for squares of them. */
bool hlo_pair_is_short(const hlo_x *x);

/** A number of f64, scaled such that squares of its parts are normal numbers or negligible. */
typedef struct hlo_scaled {
	hlo_pair z;
	const smr_expr *most;        /* the greater of its parts' absolute values, before scaling */
	const smr_expr *big, *small; /* whether it was scaled; NULL: never */
} hlo_scaled;
/** Binary exponents of the scales; even, as roots are taken. */
enum { HLO_BIG_BY = -514, HLO_SMALL_BY = 700 };
SMR_MUST_USE smr_status hlo_pair_scale(hlo_x *x, hlo_pair a, hlo_scaled *out);
/** Returns the constant for numbers that are big, small, or neither. */
const smr_expr *hlo_pair_pick(hlo_x *x, const hlo_scaled *s, double big, double small,
			      double other);
/** Returns |z| of the scaled number, infinite where a part is. */
const smr_expr *hlo_pair_modulus(hlo_x *x, const hlo_scaled *s);

/** A sum of two numbers that has no rounding error: low is at most half a unit of high. */
typedef struct hlo_exact {
	const smr_expr *high, *low;
} hlo_exact;
/** D. E. Knuth's sum, of f64. */
SMR_MUST_USE smr_status hlo_exact_sum(hlo_x *x, const smr_expr *a, const smr_expr *b,
				      hlo_exact *out);
/** T. J. Dekker's product of @p a by itself; needs no fma, which some targets lack. */
SMR_MUST_USE smr_status hlo_exact_square(hlo_x *x, const smr_expr *a, hlo_exact *out);

/** Gets e^a of complex numbers in the type of the operand's parts, log a in f64. */
SMR_MUST_USE smr_status hlo_pair_exp(hlo_x *x, smr_dtype t, hlo_pair a, hlo_pair *out);
SMR_MUST_USE smr_status hlo_pair_log(hlo_x *x, hlo_pair a, hlo_pair *out);
#endif
