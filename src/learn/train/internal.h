/** @file What the files that learn a part of a model share (train_part.c, train_intervals.c). */
#ifndef SMR_LEARN_TRAIN_INTERNAL_H
#define SMR_LEARN_TRAIN_INTERNAL_H
#include "cost/model/features.h"
#include "learn/train/train.h"

/** The samples of a part. */
typedef struct smr_lessons {
	const smr_samples *s;
	const size_t *at;
	size_t n;
	unsigned seed, rounds; /* of smr_training */
	float *x;              /* n x SMR_COST_FEATURES */
	double *y;             /* log(seconds / analytic) */
	double *off;           /* y minus what trees said that had not seen it; NAN: nobody asked */
	double *bare;          /* the same of y, by a formula that was not fitted to its machine */
	int *fold;             /* of each row */
	bool has_wave;
	smr_wave wave; /* constants of the formula that x and y are of */
} smr_lessons;

static inline const smr_train_sample *smr_row(const smr_lessons *r, size_t i)
{
	return &r->s->list.v[r->at[i]];
}

/** The member @p name of the part: an interval of what is off for each of its "classes"; where
 * there are @p machines, which fold tells, that of one more machine. */
SMR_MUST_USE smr_status smr_train_intervals(const smr_lessons *r, json_t *part, const char *name,
					    int machines);
/** Trees for @p y from the rows that are used, by their first @p columns features; rows whose
 * repeats differ count less. *@p out is the caller's. */
SMR_MUST_USE smr_status smr_train_grow(const smr_lessons *r, const bool *use, const double *y,
				       size_t columns, json_t **out);
/** Where the rows of a class (NULL: of any) that are used (NULL: all are) lie; units are those of
 * all rows. */
void smr_train_hull(const smr_lessons *r, const bool *use, const char *klass,
		    smr_feature_range out[SMR_COST_FEATURES]);
json_t *smr_train_hull_json(const smr_feature_range *hull);
/** Constants with which smr_features_shares() of that class become exp(y); of all rows that are
 * used where too few are of it. */
void smr_train_shares(const smr_lessons *r, const bool *use, const char *klass,
		      double out[SMR_COST_SHARES]);
/** Of CPUs: the members "inside", "all", "over", "made_up" and "wider" (train_host.c). */
SMR_MUST_USE smr_status smr_train_host(smr_lessons *r, json_t *part);
#endif
