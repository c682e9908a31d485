/** @file Floating-point types of eight bits and less, by their MLIR names. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_FLOAT8_H
#define SMR_FRONT_STABLEHLO_MLIR_FLOAT8_H
#include <stdbool.h>
#include <stdint.h>

/** Converts with one rounding, to nearest even (ir/graph/value.h). False: the type's encoding is
 * unknown. */
bool smr_small_from_double(const char *name, double v, uint64_t *bits);
/** Converts to double; NaN for a type of unknown encoding. */
double smr_small_to_double(const char *name, uint64_t bits);
#endif
