/** @file Random numbers as SystemDS draws them: the same seed gives the same elements (internal to
 * dml/).
 *
 * Matrices are drawn in blocks of 1000 x 1000 elements. Each block has a seed of its own, so that
 * blocks are drawn on all threads and the result does not depend on their number. */
#ifndef SMR_DML_RANDOM_RANDOM_H
#define SMR_DML_RANDOM_RANDOM_H
#include "base/status.h"
#include "base/thread/workers.h"
#include "sparse/sparse.h"

typedef enum dml_pdf { DML_UNIFORM, DML_NORMAL, DML_POISSON, DML_NO_PDF } dml_pdf;

/** Returns the distribution of a name in any case; NO_PDF: there is none. */
dml_pdf dml_pdf_named(const char *name);

typedef struct dml_random {
	int64_t rows, cols;
	double least, most; /* of the uniform distribution */
	double sparsity;    /* expected share of elements drawn, within 0 and 1; the rest is 0 */
	double lambda;      /* of the Poisson distribution, from 0 */
	dml_pdf pdf;
	int64_t seed;
} dml_random;

/** Draws a matrix into @p out, of rows * cols. */
SMR_MUST_USE smr_status dml_random_dense(const dml_random *r, const smr_workers *w, double *out);
/** Draws the same matrix into sparse rows. */
SMR_MUST_USE smr_status dml_random_sparse(const dml_random *r, const smr_workers *w,
					  smr_sparse *out);

/** Draws @p size of the numbers 1 to @p range into @p out; @p again: a number may come several
 * times, else @p size <= @p range. */
void dml_random_sample(int64_t range, int64_t size, bool again, int64_t seed, double *out);

/** Returns a seed that no other call returns, also with concurrent calls. */
int64_t dml_random_seed(void);
#endif
