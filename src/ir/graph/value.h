/** @file Numbers as bits of an element type, for literals and for the reference interpreter. Bits
 * lie in the low bytes of a uint64_t, the rest is 0; complex types are unsupported. */
#ifndef SMR_IR_GRAPH_VALUE_H
#define SMR_IR_GRAPH_VALUE_H
#include "ir/graph/dtype.h"

/** A float of eight bits or less: sign, exponent and mantissa, of which the exponent is biased.
 * Numbers are rounded to nearest even; the code of a larger number than @p most is @p inf. */
typedef struct smr_tiny_format {
	uint8_t sign; /* its bit; 0: negative numbers become NaN, and so does 0 */
	uint8_t mbits, bias;
	uint8_t most;      /* code of the largest number */
	uint8_t inf, nan;  /* codes of infinity and NaN, without sign */
	bool has_nan;      /* false: NaN becomes -0, which is then @p nan */
	bool has_infinity; /* codes beyond it are NaNs, which keep the upper bits of a payload */
	bool fnuz;         /* the code of -0 is NaN; 0 and NaN have no sign */
} smr_tiny_format;

/** Describes the type; false: it is not such a float. */
bool smr_tiny_format_of(smr_dtype t, smr_tiny_format *out);

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
