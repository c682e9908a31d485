/** @file Disjointness of strided sets whose ranges overlap: colour planes of one image, the left
 * and the right half of a matrix. */
#ifndef SMR_IR_GRAPH_DISJOINT_H
#define SMR_IR_GRAPH_DISJOINT_H
#include "ir/graph/graph.h"

enum { SMR_MAX_GAPS = 4 };

/** Elements of @p size bytes at lo + sum of stride[d] * i, 0 <= i < extent[d]; strides >= 0. */
typedef struct smr_lattice {
	uint32_t n;
	bool repeats; /* a dimension has stride 0 */
	int64_t size, stride[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS];
} smr_lattice;

/** A way for two of them to be apart: modulo @p step one lies in [0, a), the other in [d, d + b).
 */
typedef struct smr_gap {
	int64_t step, a, b;
} smr_gap;

/** Adds a dimension; a stride below 0 counts as one above, from the other end. */
void smr_lattice_add(smr_lattice *l, int64_t stride, int64_t extent);
/** Whether no two of its elements share a byte. Sufficient: in order of size, each stride steps
 * over all that the smaller ones span. @p bytes: from its first to its last; INT64_MAX: more than
 * memory has, and false. */
bool smr_lattice_is_injective(const smr_lattice *l, int64_t *bytes);
/** The ways for @p a and @p b to be apart, SMR_MAX_GAPS at most. */
uint32_t smr_lattice_gaps(const smr_lattice *a, const smr_lattice *b, smr_gap *out);
/** Whether they are, b's lowest element lying @p distance bytes behind a's. */
bool smr_gaps_hold(const smr_gap *gaps, uint32_t n, int64_t distance);
#endif
