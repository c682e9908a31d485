/** @file What learned predictors look at: numbers that are made of a kernel, a machine and the
 * analytic prediction. */
#ifndef SMR_COST_FEATURES_H
#define SMR_COST_FEATURES_H
#include "cost/device.h"

enum {
	SMR_FEATURES_FREE = 65, /* the first ones are free of scale: ratios and remainders */
	SMR_COST_FEATURES = 77  /* the others are sizes and what the hardware is */
};
extern const char *const smr_feature_names[SMR_COST_FEATURES];

/** All finite. @p base: what the machine's analytic predictor says of it. */
void smr_features_of(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		     float out[SMR_COST_FEATURES]);
#endif
