/** @file The elements of one block of a random matrix. */
#ifndef SMR_DML_RANDOM_DRAWS_H
#define SMR_DML_RANDOM_DRAWS_H
#include "dml/random/generators.h"
#include "dml/random/random.h"

typedef struct dml_block {
	const dml_random *r;
	int64_t seed, row, col; /* of the first element */
	int64_t rows, cols;
} dml_block;

/** Draws every element into @p out, whose rows have @p stride elements. */
void dml_draw_all(const dml_block *b, double *out, int64_t stride);
/** Calls @p put for each element that is drawn, row by row; the others are zero. @p places: the
 * values do not matter, and are 1. */
void dml_draw_some(const dml_block *b, bool places,
		   void (*put)(void *arg, int64_t row, int64_t col, double v), void *arg);
#endif
