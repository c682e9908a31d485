/** @file Error bounds: expressions for the allowed difference between a result and the reference.
 */
#ifndef SMR_RUN_STEP_ERROR_BOUND_H
#define SMR_RUN_STEP_ERROR_BOUND_H
#include "pass/codelet/codelet.h"

/** Returns the expression with every term positive; NULL: no memory. It joins the graph's arena. */
const smr_expr *smr_error_bound(smr_graph *g, const smr_expr *e);
/** 2 * gamma_K of @p steps operations of a type; u its unit roundoff. */
double smr_rounding(smr_dtype t, double steps);
/** Additional error of results that are too small to be normal numbers. */
double smr_underflow(smr_dtype t, double steps);
/** Returns the values of a nest whose product of floats is @p by times its magnitude less, and
 * more, if it computes more than sums, differences and products of it (a tail); else both are NULL.
 */
SMR_MUST_USE smr_status smr_shifted(smr_graph *g, const smr_nest *n, double by,
				    const smr_expr *out[2]);
#endif
