/** @file What holds for all sizes of a nest (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_SIZES_H
#define SMR_IDENTIFY_CANON_SIZES_H
#include "ir/graph/graph.h"

/** Every loop runs at least twice: one that runs once is no loop of a kernel. Other symbols are at
 * least 0. */
typedef struct sizes {
	smr_arena *a;
	uint32_t n;
	uint16_t sym[SMR_MAX_LOOPS];
	const smr_poly *is[SMR_MAX_LOOPS]; /* what stands for it, in turn */
} sizes;

void sizes_of(sizes *z, smr_arena *a, const smr_nest *n);
/** p >= 0 for all of these sizes. False: not shown. NULL is no size. */
bool sizes_nonnegative(const sizes *z, const smr_poly *p);
/** Product or NULL: of too high a degree. */
const smr_poly *sizes_times(const sizes *z, const smr_poly *p, const smr_poly *q);
#endif
