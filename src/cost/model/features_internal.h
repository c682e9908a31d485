/** @file Parts of features that all kinds of machines share (between features*.c). */
#ifndef SMR_COST_MODEL_FEATURES_INTERNAL_H
#define SMR_COST_MODEL_FEATURES_INTERNAL_H
#include "cost/model/features.h"

/** log2 of a quotient; of 0 or unknown values a very small number. */
double smr_feature_ratio(double a, double b);
/** Numbers that identify its class and implementation. */
double smr_feature_class(const smr_cost_query *q);
double smr_feature_impl(const smr_cost_query *q);
/** Remainders of sizes modulo vectors, and small sizes themselves; sizes of operands relative to
 * the last cache before memory. Each returns the end of the features it wrote. */
float *smr_feature_sizes(float *x, const smr_cost_shape *s);
float *smr_feature_over_cache(float *x, const smr_machine *m, const smr_cost_query *q,
			      const smr_cost_shape *s);
#define SMR_SIZE_NAMES \
	"m mod 16", "n mod 16", "k mod 16", "m up to 256", "n up to 256", "k up to 1024"
#define SMR_CACHE_NAMES \
	"working set over cache", "m k over cache", "n k over cache", "m n over cache"
void smr_features_cpu(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		      const smr_cost_shape *loops, float out[SMR_COST_FEATURES]);
extern const char *const smr_feature_names_cpu[SMR_COST_FEATURES];
#endif
