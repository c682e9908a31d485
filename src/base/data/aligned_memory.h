/** @file Cache-line aligned memory for matrices of doubles. */
#ifndef SMR_BASE_DATA_ALIGNED_MEMORY_H
#define SMR_BASE_DATA_ALIGNED_MEMORY_H
#include <stdint.h>

/** Allocates @p n uninitialised numbers in whole cache lines; free them with free(). NULL, with an
 * error text: no memory. */
double *smr_numbers_new(int64_t n);
#endif
