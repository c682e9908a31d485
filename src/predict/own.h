/** @file What the files of predict/ share (internal). */
#ifndef SMR_PREDICT_OWN_H
#define SMR_PREDICT_OWN_H
#include "predict/predict.h"

static inline double smr_predict_bytes(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) ? (double)n * (double)smr_dtype_size(t->dtype) : 0;
}

/** An op between so many devices, which runs so often. */
SMR_MUST_USE smr_status smr_predict_move_of(const smr_node *v, uint32_t devices, double runs,
					    smr_predict_move *out);
#endif
