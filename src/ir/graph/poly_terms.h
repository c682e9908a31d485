/** @file Lists of terms, from which polynomials are built (internal to ir/). */
#ifndef SMR_IR_GRAPH_POLY_TERMS_H
#define SMR_IR_GRAPH_POLY_TERMS_H
#include "ir/graph/poly.h"

/** Multiplies modulo 2^64, as the program's own arithmetic does. */
const smr_poly *poly_make(smr_arena *a, const smr_term *terms, size_t n);
/** Computes out = p + k * q; out has room for both. Sets *over when a sum wraps. */
size_t poly_add_scaled(smr_term *out, const smr_term *p, size_t np, const smr_term *q, size_t nq,
		       int64_t k, bool *over);
/** Multiplies two monomials; false when the degree would be too high. */
bool poly_times_monomial(smr_term *out, const smr_term *a, const smr_term *b);
#endif
