/** @file Disjointness of strided sets whose ranges overlap: colour planes of one image, the left
 * and the right half of a matrix. */
#ifndef SMR_IR_GRAPH_DISJOINT_H
#define SMR_IR_GRAPH_DISJOINT_H
#include "ir/graph/graph.h"

enum { SMR_MAX_GAPS = 4 };

/** A strided set: elements of @p size bytes at lo + sum of stride[d] * i, 0 <= i < extent[d];
 * strides >= 0. */
typedef struct smr_lattice {
	uint32_t n;
	bool repeats; /* whether a dimension has stride 0 */
	int64_t size, stride[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS];
} smr_lattice;

/** A condition under which two sets are disjoint: modulo @p step, one lies in [0, a), the other in
 * [d, d + b). */
typedef struct smr_gap {
	int64_t step, a, b;
} smr_gap;

/** Adds a dimension. Mirrors a negative stride: the dimension then starts at its other end. */
void smr_lattice_add(smr_lattice *l, int64_t stride, int64_t extent);
/** Returns whether no two elements of @p l share a byte. The test is sufficient: in order of size,
 * each stride steps over all that the smaller ones span. *@p bytes gets the span from the first to
 * the last byte; INT64_MAX if that exceeds the address space (then false). */
bool smr_lattice_is_injective(const smr_lattice *l, int64_t *bytes);
/** Writes the gaps that can separate @p a and @p b, at most SMR_MAX_GAPS, and returns their
 * number. */
uint32_t smr_lattice_gaps(const smr_lattice *a, const smr_lattice *b, smr_gap *out);
/** Returns whether one of @p gaps separates the sets when b's lowest element is @p distance bytes
 * behind a's. */
bool smr_gaps_hold(const smr_gap *gaps, uint32_t n, int64_t distance);
#endif
