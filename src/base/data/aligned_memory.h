/** @file Cache-line aligned memory for matrices of doubles. */
#ifndef SMR_BASE_DATA_ALIGNED_MEMORY_H
#define SMR_BASE_DATA_ALIGNED_MEMORY_H
#include <stdint.h>

/** @p n numbers, not set, in whole cache lines; free() them. NULL: no memory, told. */
double *smr_numbers_new(int64_t n);
#endif
