/** @file Numbers as bits of an element type, for literals and for the reference interpreter.
 * Bits lie in the low bytes of a uint64_t, the rest is 0; complex types are not done. */
#ifndef SMR_IR_GRAPH_VALUE_H
#define SMR_IR_GRAPH_VALUE_H
#include "ir/graph/dtype.h"

/** @p bits with all beyond the type's width cleared. */
uint64_t smr_value_mask(smr_dtype t, uint64_t bits);
/** Integer types: the value, sign-extended when the type is signed (u64 as its bits). */
int64_t smr_value_to_int(smr_dtype t, uint64_t bits);
/** Exact for all types but 64-bit integers, which round to nearest even. */
double smr_value_to_double(smr_dtype t, uint64_t bits);
/** Float types: rounded once, to nearest even. Integer types: what C says where C says something;
 * out of range: what x86 does (the lowest 64-bit number, then its low bits); i1: v != 0. */
uint64_t smr_value_from_double(smr_dtype t, double v);
/** C's conversion between any two types; to i1: v != 0. */
uint64_t smr_value_convert(smr_dtype to, smr_dtype from, uint64_t bits);
#endif
