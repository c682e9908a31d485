/** @file What features of all kinds of machines are made of (between features*.c). */
#ifndef SMR_COST_FEATURES_OWN_H
#define SMR_COST_FEATURES_OWN_H
#include "cost/features.h"

/** log2 of a quotient; what is 0 or unknown is very little. */
double smr_feature_ratio(double a, double b);
/** Numbers of its class and implementation. */
double smr_feature_class(const smr_cost_query *q);
double smr_feature_impl(const smr_cost_query *q);
/** Bytes of the last cache before memory. */
double smr_feature_cache(const smr_machine *m);
void smr_features_cpu(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		      const smr_cost_shape *loops, float out[SMR_COST_FEATURES]);
extern const char *const smr_feature_names_cpu[SMR_COST_FEATURES];
#endif
