/** @file Sums of some rows, and of columns of some rows (internal to sparse/). */
#ifndef SMR_SPARSE_SUMS_H
#define SMR_SPARSE_SUMS_H
#include "base/data/sum.h"
#include "sparse/sparse.h"

/** Of rows @p from to @p to, with what additions lose: out[row]. */
void smr_sparse_sum_rows(const smr_sparse_rows *r, int64_t from, int64_t to, double *out);
/** Of the columns of these rows, with what additions lose: out[cols], set. */
void smr_sparse_sum_cols(const smr_sparse_rows *r, int64_t from, int64_t to, smr_sum *out);
#endif
