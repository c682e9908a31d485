/** @file What learned predictors look at: numbers that are made of a kernel, a machine and the
 * analytic prediction. */
#ifndef SMR_COST_MODEL_FEATURES_H
#define SMR_COST_MODEL_FEATURES_H
#include "cost/model/device.h"

enum {
	SMR_FEATURES_FREE = 65,    /* the first ones are free of scale: ratios and remainders */
	SMR_FEATURES_CPU_KIND = 8, /* of CPUs: up to here is what it is, not how large */
	SMR_COST_FEATURES = 77,    /* the others are sizes and what the hardware is */
	SMR_COST_SHARES = 20       /* of CPUs: of what a kernel is made up */
};
extern const char *const smr_feature_names[SMR_COST_FEATURES];
/** Name @p i of those of a kind of machine: CPUs have their own. "": it has not so many. */
const char *smr_feature_name(smr_machine_kind kind, int i);

/** All finite. @p base: what the machine's analytic predictor says of it. */
void smr_features_of(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		     float out[SMR_COST_FEATURES]);
/** Seconds that what is learned is a factor of: the analytic prediction, of CPUs the roofline of
 * the machine, whoever runs the kernel. */
double smr_features_ground(const smr_machine *m, const smr_cost_query *q,
			   const smr_device_time *base);
/** Of CPUs: what a start, arithmetic and memory take at least, and what parts of a kernel that code
 * does not do alike would take, each as a share of smr_features_ground(), of which the first three
 * are all. By the features alone. */
void smr_features_shares(const float x[SMR_COST_FEATURES], double out[SMR_COST_SHARES]);

/** Where a feature was seen. */
typedef struct smr_feature_range {
	double least, most, unit; /* unit: by which distances from it are measured */
} smr_feature_range;

/** How far the first @p n features are outside their ranges, in their units; 0: inside of all. */
double smr_feature_range_distance(const smr_feature_range *hull, const float *x, size_t n);
#endif
