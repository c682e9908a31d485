/** @file This machine's own predictor, retrained from its history: a new model replaces the old one
 * only if it is better on the latest measurements. */
#ifndef SMR_LEARN_TRAIN_RETRAIN_H
#define SMR_LEARN_TRAIN_RETRAIN_H
#include "learn/train/train.h"

typedef struct smr_retraining {
	size_t samples, newest; /* all; the latest of them, which models are scored on */
	/* mean of |log(predicted / measured)| of the newest, by models that were not trained on
	 * them, except in earlier trainings; below 0: there is no such model */
	double formula, champion, before, challenger;
	bool damaged; /* the current model could not be read */
	enum {
		SMR_RETRAIN_KEPT,     /* the current model stays */
		SMR_RETRAIN_REPLACED, /* by the new one; the old one is kept as the previous one */
		SMR_RETRAIN_BACK      /* the previous model was better than both */
	} what;
} smr_retraining;

/** Returns the path of this machine's model: this.json in the cache; the previous one has ".before"
 * appended. The caller frees *@p out. */
SMR_MUST_USE smr_status smr_retrain_path(char **out);
/** Retrains; @p s: oldest first, from smr_history_samples(). SMR_EINVAL: there are too few. The
 * files are unchanged on any failure. */
SMR_MUST_USE smr_status smr_retrain(const smr_samples *s, const char *path, const smr_training *how,
				    smr_retraining *out);
/** Swaps the current and the previous model. SMR_ENOTFOUND: there is no previous one. */
SMR_MUST_USE smr_status smr_retrain_back(const char *path);
#endif
