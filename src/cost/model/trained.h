/** @file A learned predictor: what is added to log(seconds) of the analytic one, for kinds of
 * machines and classes of kernels. `samara learn train` makes its file. */
#ifndef SMR_COST_MODEL_TRAINED_H
#define SMR_COST_MODEL_TRAINED_H
#include <jansson.h>

#include "cost/model/features.h"

typedef struct smr_trained smr_trained;

/** No interval of a model goes farther, as a logarithm; what does is no model's. */
#define SMR_TRAINED_FARTHEST 9.0

/** What it says of a kernel: seconds are the base's times exp(shift), and times exp(shift + low) to
 * exp(shift + high) in 80 of 100 cases. */
typedef struct smr_learned {
	double shift, low, high;
	double inside; /* 1: within what was learned; towards 0: far from it */
	bool known;    /* the machine is one that was learned from */
} smr_learned;

/** A model among ours, NAME.json in models/, or a path (it has a '/' or ends in ".json").
 * SMR_EPARSE: it is damaged, or of another version; the text says where. */
SMR_MUST_USE smr_status smr_trained_load(const char *name, smr_trained **out);
/** The same of what is in memory; @p path is what errors call it. */
SMR_MUST_USE smr_status smr_trained_read(json_t *model, const char *path, smr_trained **out);
void smr_trained_free(smr_trained *m); /* NULL is fine */
/** False: nothing was learned of this class on this kind of machine. */
bool smr_trained_ask(const smr_trained *m, const smr_machine *machine, const smr_cost_query *q,
		     const smr_device_time *base, smr_learned *out);
/** Whether anything was learned of that kind of machine. */
bool smr_trained_has(const smr_trained *m, smr_machine_kind kind);
/** Constants of the formula that it has for such kernels; NULL: it has none of its own. */
const struct smr_wave *smr_trained_wave(const smr_trained *m, const smr_machine *machine,
					const smr_cost_query *q);
/** What it was made from, in words. */
const char *smr_trained_about(const smr_trained *m);
#endif
