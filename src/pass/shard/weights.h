/** @file The dimensions by which tensor parallelism cuts weights (internal). */
#ifndef SMR_PASS_SHARD_WEIGHTS_H
#define SMR_PASS_SHARD_WEIGHTS_H
#include "ir/module/module.h"

typedef struct smr_weights {
	smr_module *m;
	int64_t parts;         /* of a weight */
	const bool *is_weight; /* by parameter of function 0 */
	bool stored_apart;     /* a weight of several products is cut in each of them: slices of cut
				* values are marked (weights.c) */
	int32_t *dim;          /* by parameter: gets the cut dimension; -1: it stays whole */
} smr_weights;

/** Decides in the order of use; the program keeps its meaning unless `stored_apart`. */
SMR_MUST_USE smr_status smr_weights_cut(smr_weights *w);
#endif
