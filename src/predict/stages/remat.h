/** @file Rematerialisation: values of layers that are recomputed in the backward pass, not kept. */
#ifndef SMR_PREDICT_STAGES_REMAT_H
#define SMR_PREDICT_STAGES_REMAT_H
#include "predict/stages/layers.h"

/** Changes the prediction of @p w to that with recomputed layers: more time and energy, less
 * memory. SMR_EINVAL, with a message: that would save nothing; SMR_EUNSUPPORTED: no loop is over
 * layers. */
SMR_MUST_USE smr_status smr_forecast_remat(const smr_cost *c, const smr_workload *w,
					   smr_forecast *out);
/** Returns the same errors for layers alone. */
SMR_MUST_USE smr_status smr_remat_check(const smr_layers *l);
#endif
