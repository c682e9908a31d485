/** @file The relative-trend error of predictions: the median, over kernels that were measured on
 * two machines A and B, of |(predicted B / predicted A) / (measured B / measured A) - 1|, on B held
 * back (internal to learn/). */
#ifndef SMR_LEARN_TRAIN_CROSS_MACHINE_H
#define SMR_LEARN_TRAIN_CROSS_MACHINE_H
#include "learn/train/train.h"

typedef struct smr_trend {
	struct smr_trend_row *rows;
	size_t n;
} smr_trend;

/** @p seconds, by sample: what is predicted; 0 or below: it does not count. Free it with
 * smr_trend_free(); @p s must outlive it. */
SMR_MUST_USE smr_status smr_trend_new(const smr_samples *s, const double *seconds, const bool *held,
				      smr_trend *out);
void smr_trend_free(smr_trend *t);
/** Of a group, NULL: of all. Below 0: no kernel was measured on two machines. */
SMR_MUST_USE smr_status smr_trend_of(const smr_trend *t, const char *group, double *out);
#endif
