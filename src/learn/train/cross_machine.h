/** @file The relative-trend error of predictions: the median, over kernels that were measured on
 * two machines A and B, of |(predicted B / predicted A) / (measured B / measured A) - 1|, where B
 * was held back (internal to learn/). */
#ifndef SMR_LEARN_TRAIN_CROSS_MACHINE_H
#define SMR_LEARN_TRAIN_CROSS_MACHINE_H
#include "learn/train/train.h"

typedef struct smr_cross_machine {
	struct smr_cross_machine_row *rows;
	size_t n;
} smr_cross_machine;

/** @p seconds: predictions by sample; 0 or below: the sample is ignored. Free it with
 * smr_cross_machine_free(); @p s must outlive it. */
SMR_MUST_USE smr_status smr_cross_machine_new(const smr_samples *s, const double *seconds,
					      const bool *held, smr_cross_machine *out);
void smr_cross_machine_free(smr_cross_machine *t);
/** Computes the error of a group, NULL: of all. Below 0: no kernel was measured on two machines. */
SMR_MUST_USE smr_status smr_cross_machine_of(const smr_cross_machine *t, const char *group,
					     double *out);
#endif
