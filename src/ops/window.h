/** @file Dimensions with edge and interior padding, and windows over them (internal to ops/). */
#ifndef SMR_OPS_WINDOW_H
#define SMR_OPS_WINDOW_H
#include "ops/build.h"

/** Limit of positions: sums and small products of them do not overflow. */
#define SMR_OPS_FAR (INT64_C(1) << 48)

/** A dilated dimension: @p n elements, @p distance apart, the first after @p low positions of
 * padding. */
typedef struct smr_spread {
	int64_t n, distance, low;
	bool asks; /* whether to test for padding even if there is none: kernels expect the test */
} smr_spread;
/** A term of a position: @p coef for each iteration of @p loop. */
typedef struct smr_stride {
	uint32_t loop;
	int64_t coef;
} smr_stride;
/** Builds the index of the element at the sum of @p strides; adds to *@p inside (NULL: always) the
 * condition that there is one. The size of the dimension with all its padding is at most
 * SMR_OPS_FAR. */
SMR_MUST_USE smr_status smr_ops_spread(smr_graph *g, const smr_nest *n, const smr_spread *s,
				       const smr_stride *strides, uint32_t nstrides, smr_index *x,
				       const smr_expr **inside);
/** Computes the positions of a dilated dimension with its padding, not negative; fails on
 * overflow. */
SMR_MUST_USE smr_status smr_ops_padded(const smr_node *v, const smr_spread *s, int64_t high,
				       int64_t *out);
/** Windows over one dimension. */
typedef struct smr_windows {
	smr_spread base;
	int64_t high, size, dilation, stride;
	int64_t count; /* number of windows */
} smr_windows;
/** Reads windows of @p size over dimensions of @p dims from the node's attributes; a missing
 * padding is 0, other missing numbers are 1. */
SMR_MUST_USE smr_status smr_ops_windows(const smr_node *v, uint32_t n, const int64_t *dims,
					const int64_t *size, smr_windows *out);
/** Sets `asks` of all windows of several elements if some dimension is padded. */
void smr_ops_ask(smr_windows *w, uint32_t n);
#endif
