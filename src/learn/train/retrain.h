/** @file This machine's own predictor, renewed from its history: a new one takes the place of the
 * old one only where it was better on what was measured last. */
#ifndef SMR_LEARN_TRAIN_RETRAIN_H
#define SMR_LEARN_TRAIN_RETRAIN_H
#include "learn/train/train.h"

typedef struct smr_retraining {
	size_t samples, newest; /* all; of them, the last measured, that are judged by */
	/* mean of |log(predicted / measured)| of the newest, by models that have not seen them but
	 * for those of earlier trainings; below 0: there is no such model */
	double formula, champion, before, challenger;
	bool damaged; /* the model that was there could not be read */
	enum {
		SMR_RETRAIN_KEPT,     /* the model that was there */
		SMR_RETRAIN_REPLACED, /* by the new one; the old one is kept as the one before */
		SMR_RETRAIN_BACK      /* the one before was better than both */
	} what;
} smr_retraining;

/** Where this machine's model lies: this.json in the cache; the one before has ".before" behind.
 * *@p out is the caller's. */
SMR_MUST_USE smr_status smr_retrain_path(char **out);
/** @p s: from the least recent on, smr_history_samples(). SMR_EINVAL: there are too few. What was
 * there stays as it is on any failure. */
SMR_MUST_USE smr_status smr_retrain(const smr_samples *s, const char *path, const smr_training *how,
				    smr_retraining *out);
/** The one before becomes the model, and the model the one before. SMR_ENOTFOUND: there is none. */
SMR_MUST_USE smr_status smr_retrain_back(const char *path);
#endif
