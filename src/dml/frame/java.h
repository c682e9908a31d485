/** @file What SystemDS takes from Java and scripts can see: random numbers, hash codes, the order
 * of a HashMap (internal to dml/). */
#ifndef SMR_DML_FRAME_JAVA_H
#define SMR_DML_FRAME_JAVA_H
#include "dml/dataframe.h"

/** java.util.Random */
typedef struct dml_java_random {
	uint64_t state;
} dml_java_random;
dml_java_random dml_java_random_begin(int64_t seed);
/** Returns a number from 0 to @p n - 1. */
int32_t dml_java_next(dml_java_random *r, int32_t n);
int32_t dml_java_next_int(dml_java_random *r);
int64_t dml_java_next_long(dml_java_random *r);
float dml_java_next_float(dml_java_random *r);
double dml_java_next_double(dml_java_random *r);

/** Returns String.hashCode() of UTF-8. */
int32_t dml_java_hash_text(const char *s, size_t n);
/** Returns hashCode() of the object that a cell is. */
int32_t dml_java_hash_cell(const dml_column *c, int64_t i);
/** Sorts @p n distinct keys, given by their hash codes in order of insertion, into the order in
 * which a HashMap that grew with them lists them; @p copied: a copy of one. SMR_ENOMEM. */
SMR_MUST_USE smr_status dml_java_map_order(const int32_t *hashes, int64_t n, bool copied,
					   int64_t *order);
#endif
