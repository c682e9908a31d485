/** @file Facts that hold for all sizes of a nest (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_SIZES_H
#define SMR_IDENTIFY_CANON_SIZES_H
#include "ir/graph/graph.h"

/** Every loop runs at least twice: a loop that runs once is not a kernel's. Other symbols are at
 * least 0. */
typedef struct sizes {
	smr_arena *a;
	uint32_t n;
	uint16_t sym[SMR_MAX_LOOPS];
	const smr_poly *is[SMR_MAX_LOOPS]; /* their substitutions, in order */
} sizes;

void sizes_of(sizes *z, smr_arena *a, const smr_nest *n);
/** Whether p >= 0 is proved for all of these sizes. NULL is not a size. */
bool sizes_nonnegative(const sizes *z, const smr_poly *p);
/** Returns the product, or NULL if its degree is too high. */
const smr_poly *sizes_times(const sizes *z, const smr_poly *p, const smr_poly *q);
#endif
