/** @file The loops over layers of a program, at which a pipeline may divide it (internal to
 * predict/). */
#ifndef SMR_PREDICT_STAGES_LAYERS_H
#define SMR_PREDICT_STAGES_LAYERS_H
#include "predict/predict.h"

/** Position of a step. Loops over layers have one iteration for each layer, and read an array with
 * a part for each iteration: there is one, or one forward and one backward. */
typedef enum smr_layer_part {
	SMR_LAYERS_BEFORE,
	SMR_LAYERS_FORWARD,
	SMR_LAYERS_BETWEEN,
	SMR_LAYERS_BACKWARD,
	SMR_LAYERS_AFTER,
	SMR_LAYER_PARTS
} smr_layer_part;

typedef struct smr_layers {
	uint32_t n, line;     /* number of layers; line of the first loop */
	bool backward;        /* there is a second loop */
	smr_layer_part *part; /* by block */
	double carried[2];    /* bytes from one layer to the next, forward and backward */
	double kept, made;    /* bytes of all layers: kept for the backward pass, and gradients */
	double weights;       /* bytes of arguments that have a part for each layer */
	double results;       /* ... and of such results */
} smr_layers;

/** Finds the loops. SMR_EUNSUPPORTED, with a message: no loop is over layers, or too many are. Free
 * it with smr_layers_free(), on failure, too. */
SMR_MUST_USE smr_status smr_layers_of(const smr_workload *w, smr_layers *out);
void smr_layers_free(smr_layers *l);
/** Returns whether a value has a part for each layer. */
bool smr_layers_has(const smr_layers *l, const smr_type *t);
#endif
