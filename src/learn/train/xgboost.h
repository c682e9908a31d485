/** @file Trees grown by XGBoost. Its library is opened at first use; without it training is
 * unavailable, and everything else works. */
#ifndef SMR_LEARN_TRAIN_XGBOOST_H
#define SMR_LEARN_TRAIN_XGBOOST_H
#include <jansson.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_xgboost {
	unsigned rounds, depth, seed, threads;
	double rate;          /* learning rate */
	double rows, columns; /* share of them that a tree uses */
	double weight;        /* least number of rows of a leaf */
} smr_xgboost;

/** Grows trees for y[i] from the @p columns numbers at x + i * columns, by least squares, with @p
 * weights (NULL: equal). *@p out, freed by the caller, is XGBoost's saved model. SMR_EUNSUPPORTED:
 * there is no XGBoost here; the message says how to get it. */
SMR_MUST_USE smr_status smr_xgboost_grow(const smr_xgboost *how, const float *x, const float *y,
					 const float *weights, size_t rows, size_t columns,
					 json_t **out);
/** Removes most members that only training needs. */
void smr_xgboost_lean(json_t *model);
/** Rounds the values of leaves to four digits; some hundred of them are added. */
void smr_xgboost_round(json_t *model);
/** Returns XGBoost's own predictions of such rows, for tests of readers of its models. */
SMR_MUST_USE smr_status smr_xgboost_ask(json_t *model, const float *x, size_t rows, size_t columns,
					float *out);
#endif
