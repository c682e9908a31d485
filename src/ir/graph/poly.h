/** @file Symbolic sizes: polynomials over a graph's symbols with integer coefficients.
 *
 * Arithmetic is modulo 2^64, as address arithmetic of the program is: evaluating a polynomial gives
 * exactly the number that the program's own 64-bit arithmetic gives. Polynomials are immutable,
 * canonical (sorted terms, no zero coefficient) and live in an arena. NULL means no memory, a NULL
 * argument, or a sum of more than SMR_POLY_MAX_TERMS terms; smr_errmsg() has the reason. */
#ifndef SMR_IR_GRAPH_POLY_H
#define SMR_IR_GRAPH_POLY_H
#include "base/arena.h"
#include <stdbool.h>
#include <stdint.h>

enum { SMR_POLY_MAX_DEGREE = 6, SMR_POLY_MAX_TERMS = 128 };

typedef struct smr_term {
	int64_t coef;
	uint16_t nsyms;                     /* degree of the monomial */
	uint16_t syms[SMR_POLY_MAX_DEGREE]; /* symbol numbers, ascending, repeated for powers */
} smr_term;

typedef struct smr_poly {
	uint32_t nterms; /* 0 terms: the number 0 */
	smr_term terms[];
} smr_poly;

/** Add and multiply modulo 2^64, as address arithmetic does. */
static inline int64_t smr_wrapping_add(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a + (uint64_t)b);
}
static inline int64_t smr_wrapping_mul(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a * (uint64_t)b);
}
/** Adds a * b; false: that overflows. */
static inline bool smr_mul_add(int64_t *to, int64_t a, int64_t b)
{
	int64_t p;

	return !__builtin_mul_overflow(a, b, &p) && !__builtin_add_overflow(*to, p, to);
}

/** Greatest common divisor, not negative; of 0 and v it is |v|. */
int64_t smr_gcd(int64_t a, int64_t b);
const smr_poly *smr_poly_const(smr_arena *a, int64_t v);
const smr_poly *smr_poly_sym(smr_arena *a, uint16_t sym);
const smr_poly *smr_poly_add(smr_arena *a, const smr_poly *p, const smr_poly *q);
const smr_poly *smr_poly_sub(smr_arena *a, const smr_poly *p, const smr_poly *q);
/** NULL also when smr_poly_mul_fits() is false. */
const smr_poly *smr_poly_mul(smr_arena *a, const smr_poly *p, const smr_poly *q);
const smr_poly *smr_poly_scale(smr_arena *a, const smr_poly *p, int64_t k);
/** p / q as a polynomial when q divides p exactly over the integers, else NULL. */
const smr_poly *smr_poly_div(smr_arena *a, const smr_poly *p, const smr_poly *q);
/** Returns the largest monomial that divides both, with a positive coefficient; NULL also when one
 * is a sum or 0. */
const smr_poly *smr_poly_common(smr_arena *a, const smr_poly *p, const smr_poly *q);
/** Returns whether the degree of p * q stays within SMR_POLY_MAX_DEGREE and the product of their
 * numbers of terms within SMR_POLY_MAX_TERMS. */
bool smr_poly_mul_fits(const smr_poly *p, const smr_poly *q);
/** Returns whether the terms are sorted and none is 0, an invariant of all polynomials. */
bool smr_poly_canonical(const smr_poly *p);
bool smr_poly_equal(const smr_poly *p, const smr_poly *q);
bool smr_poly_is_const(const smr_poly *p, int64_t *v);
bool smr_poly_is_zero(const smr_poly *p);
/** Returns p / q if that is a constant, else 0. */
int64_t smr_poly_ratio(smr_arena *a, const smr_poly *p, const smr_poly *q);
/** Sets @p used of each symbol that occurs; @p p may be NULL. */
void smr_poly_mark(const smr_poly *p, bool *used);
/** Evaluates @p p modulo 2^64; @p sym holds the value of each symbol. */
int64_t smr_poly_eval(const smr_poly *p, const int64_t *sym);
/** Returns whether no step of the evaluation overflows 64 bits: smr_poly_eval() is then exact. */
bool smr_poly_fits(const smr_poly *p, const int64_t *sym);
#endif
