/** @file What features of all kinds of machines are made of (between features*.c). */
#ifndef SMR_COST_MODEL_FEATURES_INTERNAL_H
#define SMR_COST_MODEL_FEATURES_INTERNAL_H
#include "cost/model/features.h"

/** log2 of a quotient; what is 0 or unknown is very little. */
double smr_feature_ratio(double a, double b);
/** Numbers of its class and implementation. */
double smr_feature_class(const smr_cost_query *q);
double smr_feature_impl(const smr_cost_query *q);
/** What sizes leave over of vectors, and small ones as they are; what the operands take of the last
 * cache before memory. Each returns where it ends. */
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
