/** @file The representation of a model in memory (between trained.c and trained_read.c). */
#ifndef SMR_COST_MODEL_TRAINED_INTERNAL_H
#define SMR_COST_MODEL_TRAINED_INTERNAL_H
#include "base/data/vec.h"
#include "cost/model/trained.h"
#include "cost/model/trees.h"
#include "cost/model/wave.h"

typedef struct smr_interval {
	double low, high;
} smr_interval;

/** Of CPUs: the parts of which a class is composed on machines of the training data, and their
 * ranges there. */
typedef struct smr_trained_class {
	double shares[SMR_COST_SHARES]; /* seconds are these times smr_features_shares() */
	smr_feature_range hull[SMR_COST_FEATURES];
} smr_trained_class;

typedef struct smr_trained_part {
	smr_machine_kind kind;
	int batched; /* 0: of one product, 1: of several at once, -1: of any kernel */
	char **classes, **machines;
	size_t nclasses, nmachines;
	smr_feature_range hull[SMR_COST_FEATURES];
	smr_interval *inside, *beyond, *base; /* of each class */
	double weight;                        /* of `free` on machines outside the training data */
	bool has_wave;
	smr_wave wave; /* constants of the formula that trees correct, where it has its own */
	smr_trees *all, *free;
	smr_trained_class *made_up; /* of CPUs, of each class; else NULL */
	smr_trees *over;            /* corrections of made_up; NULL: there are none */
	double wider;               /* intervals far from the training data: 1 + wider times */
} smr_trained_part;

struct smr_trained {
	char *about;
	SMR_VEC(smr_trained_part) parts;
};
#endif
