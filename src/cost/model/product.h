/** @file Products of matrices and convolutions on a CPU, by their loops. */
#ifndef SMR_COST_MODEL_PRODUCT_H
#define SMR_COST_MODEL_PRODUCT_H
#include "cost/model/cost.h"

/** Seconds on one thread of @p peak FLOP/s for what is multiplied, besides starting; negative: this
 * is none, or nothing is known of who computes it. */
double smr_cost_product(const smr_machine *m, const smr_cost_query *q, double peak);
#endif
