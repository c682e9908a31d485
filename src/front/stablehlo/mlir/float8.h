/** @file Floating-point types of eight bits, by their MLIR names. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_FLOAT8_H
#define SMR_FRONT_STABLEHLO_MLIR_FLOAT8_H
#include <stdbool.h>
#include <stdint.h>

/** Rounded once, to nearest even; beyond the largest: infinity, or NaN where there is none.
 * False: a type whose numbers are known as bits only. */
bool smr_small_from_double(const char *name, double v, uint64_t *bits);
/** NaN for such a type. */
double smr_small_to_double(const char *name, uint64_t bits);
#endif
