/** @file Learning a predictor from measured kernels, and telling how good it is on others. */
#ifndef SMR_LEARN_TRAIN_TRAIN_H
#define SMR_LEARN_TRAIN_TRAIN_H
#include <jansson.h>

#include "cost/model/wave.h"
#include "learn/train/samples.h"

typedef struct smr_training {
	unsigned seed;
	/** What is held back to judge by: nothing, a share of all kernels at random (by a hash of
	 * each and the seed), that share of each class with the most work, or a machine. */
	enum smr_isolation {
		SMR_ISOLATION_NOTHING,
		SMR_ISOLATION_RANDOM,
		SMR_ISOLATION_LARGEST,
		SMR_ISOLATION_MACHINE
	} hold;
	double share;
	const char *machine;
	unsigned probes; /* of a machine held back: kernels whose median error is taken off */
	bool compare;    /* with trees on log(seconds), without an analytic prediction */
	unsigned rounds; /* of boosting, at most; 0: as many as are best */
	const char *about;
} smr_training;

/** How good predictions of a group of held-back kernels are. Shares, not percent. */
typedef struct smr_score {
	char group[32];
	size_t n;
	double mape, median;    /* |predicted / measured - 1| */
	double r2, mae_s, bias; /* of seconds; bias: mean of log(predicted / measured) */
	double covered;         /* within p10 to p90 */
	double trend;           /* from machine to machine (cross_machine.h); below 0: not known */
	double analytic;        /* mape without learning */
	double plain;           /* mape of trees on log(seconds); below 0: not asked */
	double noise;           /* mean of what repeats differ by; below 0: nobody said */
} smr_score;

typedef struct smr_scores {
	SMR_VEC(smr_score) list; /* of each group, then of all */
	size_t taught;
} smr_scores;

/** *@p model: what smr_trained_read() takes, the caller's. SMR_EINVAL: there is too little to
 * learn from. Frees nothing of @p s; scores.list.v is the caller's. */
SMR_MUST_USE smr_status smr_train(const smr_samples *s, const smr_training *how, json_t **model,
				  smr_scores *scores);

/** Writes it where smr_trained_load() reads it; what is there before stays whole until it is. */
SMR_MUST_USE smr_status smr_train_write(json_t *model, const char *path);

/* ---- between train.c, train_part.c and evaluate.c */

/** A part of a model from the samples at these places, which are of one kind of machine. */
SMR_MUST_USE smr_status smr_train_part(const smr_samples *s, const size_t *at, size_t n,
				       const smr_training *how, json_t **out);
SMR_MUST_USE smr_status smr_evaluate_model(const smr_samples *s, const bool *held, json_t *model,
					   const smr_training *how, smr_scores *out);
/** The constants of the formula for products (cost/model/wave.h) that are nearest to the samples at
 * these places, where one is of such a kernel; those that tell nothing of a constant leave it as it
 * is usual. */
SMR_MUST_USE smr_status smr_fit_gpu_fit(const smr_samples *s, const size_t *at, size_t n,
					smr_wave *out);
/** A whole number from 0 to @p n - 1 by which it is dealt out. */
uint64_t smr_sample_deal(const smr_train_sample *s, unsigned seed, uint64_t n);
/** The value below which a share of them lies; they are sorted. */
double smr_quantile(double *values, size_t n, double share);
extern const struct smr_xgboost smr_train_trees;
#endif
