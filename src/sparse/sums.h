/** @file Compensated sums of some rows, and of columns of some rows (internal to sparse/). */
#ifndef SMR_SPARSE_SUMS_H
#define SMR_SPARSE_SUMS_H
#include "base/data/sum.h"
#include "sparse/sparse.h"

/** Sums rows @p from to @p to, with compensation: out[row]. */
void smr_sparse_sum_rows(const smr_sparse_rows *r, int64_t from, int64_t to, double *out);
/** Sums the columns of these rows, with compensation: sets out[cols]. */
void smr_sparse_sum_cols(const smr_sparse_rows *r, int64_t from, int64_t to, smr_sum *out);
#endif
