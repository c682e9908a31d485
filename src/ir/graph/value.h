/** @file Numbers as bits of an element type, for literals and for the reference interpreter. Bits
 * lie in the low bytes of a uint64_t, the rest is 0; complex types are unsupported. */
#ifndef SMR_IR_GRAPH_VALUE_H
#define SMR_IR_GRAPH_VALUE_H
#include "ir/graph/dtype.h"

/** Clears all bits beyond the type's width. */
uint64_t smr_value_mask(smr_dtype t, uint64_t bits);
/** Converts from an integer type, sign-extending if the type is signed (u64 as its bits). */
int64_t smr_value_to_int(smr_dtype t, uint64_t bits);
/** Converts exactly from all types but 64-bit integers, which round to nearest even. */
double smr_value_to_double(smr_dtype t, uint64_t bits);
/** Converts from double. Float types: rounded once, to nearest even. Integer types: as C where C
 * defines it; out of range: as x86 does (the lowest 64-bit number, then its low bits); i1: v !=
 * 0. */
uint64_t smr_value_from_double(smr_dtype t, double v);
/** Converts between any two types as C does; to i1: v != 0. */
uint64_t smr_value_convert(smr_dtype to, smr_dtype from, uint64_t bits);
#endif
