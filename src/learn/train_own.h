/** @file What the files that learn a part of a model share (train_part.c, train_intervals.c). */
#ifndef SMR_LEARN_TRAIN_OWN_H
#define SMR_LEARN_TRAIN_OWN_H
#include "learn/train.h"

/** The samples of a part. */
typedef struct smr_lessons {
	const smr_samples *s;
	const size_t *at;
	size_t n;
	unsigned seed;
	float *x;     /* n x SMR_COST_FEATURES */
	double *y;    /* log(seconds / analytic) */
	double *off;  /* the same of y, minus what trees said that had not seen it */
	double *bare; /* the same of y, by a formula that was not fitted to its machine */
	int *fold;    /* of each row */
	bool has_wave;
	smr_wave wave; /* constants of the formula that x and y are of */
} smr_lessons;

static inline const smr_sample *smr_row(const smr_lessons *r, size_t i)
{
	return &r->s->list.v[r->at[i]];
}

/** The member @p name of the part: an interval of what is off for each of its "classes"; where
 * there are @p machines, which fold tells, that of one more machine. */
SMR_MUST_USE smr_status smr_train_intervals(const smr_lessons *r, json_t *part, const char *name,
					    int machines);
#endif
