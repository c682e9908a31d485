/** @file Sums of decision trees, as XGBoost saves them: read from its JSON, walked in flat arrays.
 */
#ifndef SMR_COST_MODEL_TREES_H
#define SMR_COST_MODEL_TREES_H
#include <jansson.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_trees smr_trees;

/** Reads a model that XGBoost 1.x or 2.x saved ({"learner": ...}): gbtree, one output, numbers
 * only, of @p features features; "right_children" may be left out where each follows its left one,
 * and "default_left" where no number is ever missing. Anything else is SMR_EPARSE, with @p path and
 * the tree in the message. */
SMR_MUST_USE smr_status smr_trees_read(json_t *model, const char *path, size_t features,
				       smr_trees **out);
void smr_trees_free(smr_trees *t); /* NULL is fine */
size_t smr_trees_nodes(const smr_trees *t);
/** Returns XGBoost's own sum, to the last bit of its floats. @p x: as many features as were passed
 * to smr_trees_read(). */
double smr_trees_sum(const smr_trees *t, const float *x);
#endif
