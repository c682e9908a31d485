/** @file Special functions that the C library lacks, accurate to a few ulp (internal to ops/). */
#ifndef SMR_OPS_SPECIAL_H
#define SMR_OPS_SPECIAL_H

/** Inverse of erf; NaN beyond 1. */
double smr_erf_inv(double x);
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
