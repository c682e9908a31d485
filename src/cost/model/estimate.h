/** @file Costs of a kernel by its loops: for totals of programs, where nothing is chosen. */
#ifndef SMR_COST_MODEL_ESTIMATE_H
#define SMR_COST_MODEL_ESTIMATE_H
#include "cost/model/device.h"

/** Predicts as smr_cost_predict() does, on a CPU by smr_cost_loops() where no past run or learned
 * model knows more. */
void smr_cost_foretell(const smr_cost *c, const smr_cost_query *q, smr_prediction *out);

/** Makes a prediction of a measurement on a CPU: @p s seconds, repeatable within the factor @p
 * spread, with modelled energy. */
void smr_cost_measured(const smr_machine *m, const smr_cost_query *q, double s, double spread,
		       smr_prediction *out);

/** Predicts by the loops, on a CPU. */
void smr_cost_loops(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);
#endif
