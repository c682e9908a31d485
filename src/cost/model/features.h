/** @file Features of learned predictors: numbers computed from a kernel, a machine and the analytic
 * prediction. */
#ifndef SMR_COST_MODEL_FEATURES_H
#define SMR_COST_MODEL_FEATURES_H
#include "cost/model/device.h"

enum {
	SMR_FEATURES_FREE = 65,    /* the first ones are free of scale: ratios and remainders */
	SMR_FEATURES_CPU_KIND = 8, /* of CPUs: number of those that do not depend on sizes */
	SMR_COST_FEATURES = 77,    /* the others are sizes and properties of the hardware */
	SMR_COST_SHARES = 20       /* of CPUs: parts of which a kernel's time is composed */
};
extern const char *const smr_feature_names[SMR_COST_FEATURES];
/** Returns the name of feature @p i of a kind of machine: CPUs have their own. "": there are fewer.
 */
const char *smr_feature_name(smr_machine_kind kind, int i);

/** Computes the features; all are finite. @p base: the result of the machine's analytic predictor.
 */
void smr_features_of(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		     float out[SMR_COST_FEATURES]);
/** Seconds that the learned factor is applied to: the analytic prediction, of CPUs the machine's
 * roofline, which does not depend on the implementation. */
double smr_features_ground(const smr_machine *m, const smr_cost_query *q,
			   const smr_device_time *base);
/** Of CPUs: computes lower bounds of the times of start, arithmetic and memory, and times of parts
 * of a kernel that implementations handle differently, each as a share of smr_features_ground(), of
 * which the first three are all. Computed from the features alone. */
void smr_features_shares(const float x[SMR_COST_FEATURES], double out[SMR_COST_SHARES]);

/** Range of a feature in the training data. */
typedef struct smr_feature_range {
	double least, most, unit; /* unit: measures distances from the range */
} smr_feature_range;

/** Distance of the first @p n features from their ranges, in their units; 0: inside all of them. */
double smr_feature_range_distance(const smr_feature_range *hull, const float *x, size_t n);
#endif
