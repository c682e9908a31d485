/** @file The number of some rank, without sorting, on all threads. */
#ifndef SMR_BASE_THREAD_RANK_SELECT_H
#define SMR_BASE_THREAD_RANK_SELECT_H
#include <stdbool.h>
#include <stdint.h>

#include "base/thread/workers.h"

/** Finds the number at place @p rank, from 0, of @p n numbers in rising order: what a stable sort
 * would put there, in which -0 equals 0 and NaN is last. False: no memory. */
bool smr_rank_select(const double *x, int64_t n, int64_t rank, const smr_workers *w, double *out);
#endif
