/** @file Rematerialisation: values of layers that are computed anew on the way back, not kept. */
#ifndef SMR_PREDICT_STAGES_REMAT_H
#define SMR_PREDICT_STAGES_REMAT_H
#include "predict/stages/layers.h"

/** Turns what is predicted of @p w into what it takes when its layers are computed anew: more time
 * and energy, less memory. SMR_EINVAL, told: that would save nothing; SMR_EUNSUPPORTED: no loop is
 * over layers. */
SMR_MUST_USE smr_status smr_forecast_remat(const smr_cost *c, const smr_workload *w,
					   smr_forecast *out);
/** The same errors of layers alone. */
SMR_MUST_USE smr_status smr_remat_check(const smr_layers *l);
#endif
