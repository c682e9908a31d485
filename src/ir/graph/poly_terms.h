/** @file Lists of terms, under the polynomials (internal to ir/). */
#ifndef SMR_IR_GRAPH_POLY_TERMS_H
#define SMR_IR_GRAPH_POLY_TERMS_H
#include "ir/graph/poly.h"

/** Wraps, as the program's own arithmetic does. */
int64_t poly_wmul(int64_t a, int64_t b);
const smr_poly *poly_make(smr_arena *a, const smr_term *terms, size_t n);
/** out = p + k * q; out has room for both. *over is set when a sum wraps. */
size_t poly_add_scaled(smr_term *out, const smr_term *p, size_t np, const smr_term *q, size_t nq,
		       int64_t k, bool *over);
/** False when the degree would be too high. */
bool poly_times_monomial(smr_term *out, const smr_term *a, const smr_term *b);
#endif
