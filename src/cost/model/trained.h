/** @file A learned predictor: a term added to log(seconds) of the analytic one, for kinds of
 * machines and classes of kernels. `samara learn train` makes its file. */
#ifndef SMR_COST_MODEL_TRAINED_H
#define SMR_COST_MODEL_TRAINED_H
#include <jansson.h>

#include "cost/model/features.h"

typedef struct smr_trained smr_trained;

/** Largest logarithm of an interval of a model; a file with a larger one is invalid. */
#define SMR_TRAINED_FARTHEST 9.0

/** A learned prediction of a kernel: seconds are the base's times exp(shift), and times exp(shift +
 * low) to exp(shift + high) in 80 of 100 cases. */
typedef struct smr_learned {
	double shift, low, high;
	double inside; /* 1: within the training data; towards 0: far from it */
	bool known;    /* the machine is one of the training data */
} smr_learned;

/** Loads a shipped model, NAME.json in models/, or a path (it has a '/' or ends in ".json").
 * SMR_EPARSE: it is damaged, or of another version; the message says where. */
SMR_MUST_USE smr_status smr_trained_load(const char *name, smr_trained **out);
/** Reads a model in memory; @p path names it in errors. */
SMR_MUST_USE smr_status smr_trained_read(json_t *model, const char *path, smr_trained **out);
void smr_trained_free(smr_trained *m); /* NULL is fine */
/** Predicts a kernel; returns false if the model has no such class on this kind of machine. */
bool smr_trained_ask(const smr_trained *m, const smr_machine *machine, const smr_cost_query *q,
		     const smr_device_time *base, smr_learned *out);
/** Returns whether the model has that kind of machine. */
bool smr_trained_has(const smr_trained *m, smr_machine_kind kind);
/** Returns the model's constants of the formula for such kernels; NULL: it has none of its own. */
const struct smr_wave *smr_trained_wave(const smr_trained *m, const smr_machine *machine,
					const smr_cost_query *q);
/** Returns a description of the training data. */
const char *smr_trained_about(const smr_trained *m);
#endif
