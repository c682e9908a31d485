/** @file Trains a predictor on measured kernels, and evaluates it on others. */
#ifndef SMR_LEARN_TRAIN_TRAIN_H
#define SMR_LEARN_TRAIN_TRAIN_H
#include <jansson.h>

#include "cost/model/wave.h"
#include "learn/train/samples.h"

typedef struct smr_training {
	unsigned seed;
	/** Test set: nothing, a share of all kernels at random (by a hash of each and the seed),
	 * that share of each class with the most work, or a machine. */
	enum smr_isolation {
		SMR_ISOLATION_NOTHING,
		SMR_ISOLATION_RANDOM,
		SMR_ISOLATION_LARGEST,
		SMR_ISOLATION_MACHINE
	} hold;
	double share;
	const char *machine;
	unsigned probes; /* of a held-back machine: kernels that are measured for correction */
	bool compare;    /* with trees on log(seconds), without an analytic prediction */
	unsigned rounds; /* most rounds of boosting; 0: as many as are best */
	const char *about;
} smr_training;

/** Quality of predictions of a group of held-back kernels. Shares, not percent. */
typedef struct smr_score {
	char group[32];
	size_t n;
	double mape, median;    /* |predicted / measured - 1| */
	double r2, mae_s, bias; /* of seconds; bias: mean of log(predicted / measured) */
	double covered;         /* within p10 to p90 */
	double trend;           /* across machines (cross_machine.h); below 0: unknown */
	double analytic;        /* mape without learning */
	double plain;           /* mape of trees on log(seconds); below 0: not computed */
	double noise;           /* mean difference of repeats; below 0: unknown */
} smr_score;

typedef struct smr_scores {
	SMR_VEC(smr_score) list; /* of each group, then of all */
	size_t taught;
} smr_scores;

/** Trains a model; *@p model: input of smr_trained_read(), released by the caller. SMR_EINVAL:
 * there are too few samples. Frees nothing of @p s; the caller frees scores.list.v. */
SMR_MUST_USE smr_status smr_train(const smr_samples *s, const smr_training *how, json_t **model,
				  smr_scores *scores);

/** Writes the model for smr_trained_load(); replaces an existing file atomically. */
SMR_MUST_USE smr_status smr_train_write(json_t *model, const char *path);

/* ---- between train.c, train_part.c and evaluate.c */

/** Trains a part of a model on the samples at these indices, which are of one kind of machine. */
SMR_MUST_USE smr_status smr_train_part(const smr_samples *s, const size_t *at, size_t n,
				       const smr_training *how, json_t **out);
SMR_MUST_USE smr_status smr_evaluate_model(const smr_samples *s, const bool *held, json_t *model,
					   const smr_training *how, smr_scores *out);
/** Fits the constants of the formula for products (cost/model/wave.h) to the samples at these
 * indices, if one is of such a kernel; a constant that the samples do not determine keeps its usual
 * value. */
SMR_MUST_USE smr_status smr_fit_gpu_fit(const smr_samples *s, const size_t *at, size_t n,
					smr_wave *out);
/** Returns a whole number from 0 to @p n - 1 that assigns the sample to a fold. */
uint64_t smr_sample_deal(const smr_train_sample *s, unsigned seed, uint64_t n);
/** Returns the value below which @p share of the sorted values lie. */
double smr_quantile(double *values, size_t n, double share);
extern const struct smr_xgboost smr_train_trees;
#endif
