/** @file Products of matrices and convolutions on a CPU, by their loops. */
#ifndef SMR_COST_MODEL_PRODUCT_H
#define SMR_COST_MODEL_PRODUCT_H
#include "cost/model/cost.h"
#include "cost/model/rates.h"

/** Returns the rate of products with the query's factors in multiples of that of f32: more than 1
 * for bf16, if the implementation does not widen it. */
double smr_cost_product_speedup(const smr_machine *m, const smr_cost_query *q,
				const smr_cost_rates *by);
/** Seconds of a product on one thread of @p peak FLOP/s, without the start; negative: it is no
 * product, or the implementation has no terms for it. */
double smr_cost_product(const smr_machine *m, const smr_cost_query *q, const smr_cost_rates *by,
			const smr_cost_rate *r, double peak);
#endif
