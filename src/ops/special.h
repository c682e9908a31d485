/** @file Special functions that the C library lacks, accurate to a few ulp. */
#ifndef SMR_OPS_SPECIAL_H
#define SMR_OPS_SPECIAL_H

/** Inverse of erf; NaN beyond 1. */
double smr_erf_inv(double x);
/** The same with a relative error of 2e-15. */
double smr_erf_inv_near(double x);
/** A part of its range: a quotient of polynomials, highest power first, of a number that is
 * computed of x (special.c) and @p shift. Part 0: |x| <= 0.85; 2: that number is above 5. */
enum { SMR_ERF_INV_TERMS = 8 };
typedef struct smr_erf_inv_part {
	double shift, over[SMR_ERF_INV_TERMS], under[SMR_ERF_INV_TERMS];
} smr_erf_inv_part;
const smr_erf_inv_part *smr_erf_inv_part_at(unsigned i);
/** Derivative of log gamma; NaN at its poles. */
double smr_digamma(double x);
/** Derivative number @p n of digamma; NaN unless n is a natural number. */
double smr_polygamma(double n, double x);
/** Hurwitz zeta: the sum of 1 / (q + k)^s over k >= 0, continued to q < 0 for whole s; NaN for s <
 * 1. */
double smr_zeta(double s, double q);
/** e^-|x| times the modified Bessel function of the first kind, of order 1. */
double smr_bessel_i1e(double x);
#endif
