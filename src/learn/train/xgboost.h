/** @file Trees that XGBoost grows. Its library is opened at first need; without it nothing is
 * learned, and all else goes on. */
#ifndef SMR_LEARN_TRAIN_XGBOOST_H
#define SMR_LEARN_TRAIN_XGBOOST_H
#include <jansson.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_xgboost {
	unsigned rounds, depth, seed, threads;
	double rate;          /* of learning */
	double rows, columns; /* share of them that a tree looks at */
	double weight;        /* least number of rows of a leaf */
} smr_xgboost;

/** y[i] from the @p columns numbers at x + i * columns, in the mean of squares, each @p weights[i]
 * times (NULL: all alike). *@p out, the caller's, is what XGBoost saves. SMR_EUNSUPPORTED: there is
 * no XGBoost here; the text says how to get it. */
SMR_MUST_USE smr_status smr_xgboost_grow(const smr_xgboost *how, const float *x, const float *y,
					 const float *weights, size_t rows, size_t columns,
					 json_t **out);
/** Takes away what only training needs, most of it. */
void smr_xgboost_lean(json_t *model);
/** Rounds what leaves add to four digits; some hundred of them are added up. */
void smr_xgboost_round(json_t *model);
/** What XGBoost itself says of such rows, for tests of those who read its models. */
SMR_MUST_USE smr_status smr_xgboost_ask(json_t *model, const float *x, size_t rows, size_t columns,
					float *out);
#endif
