/** @file Declarations shared by the files that train a part of a model (train_part.c,
 * train_intervals.c). */
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
	double *off;           /* y minus the cross-validated prediction; NAN: none */
	double *bare;          /* residual of a formula that was not fitted to the row's machine */
	int *fold;             /* fold of each row */
	bool has_wave;
	smr_wave wave; /* constants of the formula that x and y were computed with */
} smr_lessons;

static inline const smr_train_sample *smr_row(const smr_lessons *r, size_t i)
{
	return &r->s->list.v[r->at[i]];
}

/** Writes the member @p name of the part: an interval of residuals for each of its "classes"; with
 * @p machines, which fold contains, the interval for a new machine. */
SMR_MUST_USE smr_status smr_train_intervals(const smr_lessons *r, json_t *part, const char *name,
					    int machines);
/** Grows trees for @p y from the used rows, by their first @p columns features; rows whose repeats
 * differ have less weight. The caller frees *@p out. */
SMR_MUST_USE smr_status smr_train_grow(const smr_lessons *r, const bool *use, const double *y,
				       size_t columns, json_t **out);
/** Computes the ranges of the used (NULL: all) rows of a class (NULL: of any); units are those of
 * all rows. */
void smr_train_hull(const smr_lessons *r, const bool *use, const char *klass,
		    smr_feature_range out[SMR_COST_FEATURES]);
json_t *smr_train_hull_json(const smr_feature_range *hull);
/** Computes constants with which smr_features_shares() of that class become exp(y); from all used
 * rows if too few are of the class. */
void smr_train_shares(const smr_lessons *r, const bool *use, const char *klass,
		      double out[SMR_COST_SHARES]);
/** Writes the members "inside", "all", "over", "made_up" and "wider" of CPUs (train_host.c). */
SMR_MUST_USE smr_status smr_train_host(smr_lessons *r, json_t *part);
#endif
