/** @file Dimensions with edge and interior padding, and windows over them (internal to ops/). */
#ifndef SMR_OPS_WINDOW_H
#define SMR_OPS_WINDOW_H
#include "ops/build.h"

/** Numbers of positions beyond which nothing is taken: sums and small products of them fit. */
#define SMR_OPS_FAR (INT64_C(1) << 48)

/** A dimension spread out: @p n elements, @p distance apart, the first behind @p low positions. */
typedef struct smr_spread {
	int64_t n, distance, low;
	bool asks; /* whether there is an element, where that is sure too: so kernels are written */
} smr_spread;
/** A position: @p coef for each iteration of @p loop. */
typedef struct smr_stride {
	uint32_t loop;
	int64_t coef;
} smr_stride;
/** The element at the sum of @p strides, as an index; adds to *@p inside (NULL: always) that there
 * is one. The size of the dimension with all its padding is at most SMR_OPS_FAR. */
SMR_MUST_USE smr_status smr_ops_spread(smr_graph *g, const smr_nest *n, const smr_spread *s,
				       const smr_stride *strides, uint32_t nstrides, smr_index *x,
				       const smr_expr **inside);
/** Positions of a spread dimension with its padding, not negative; what overflows is refused. */
SMR_MUST_USE smr_status smr_ops_padded(const smr_node *v, const smr_spread *s, int64_t high,
				       int64_t *out);
/** Windows over one dimension. */
typedef struct smr_windows {
	smr_spread base;
	int64_t high, size, dilation, stride;
	int64_t count; /* windows that there are */
} smr_windows;
/** Windows of @p size over dimensions of @p dims, as the node's numbers say; those it lacks are 0
 * for padding, else 1. */
SMR_MUST_USE smr_status smr_ops_windows(const smr_node *v, uint32_t n, const int64_t *dims,
					const int64_t *size, smr_windows *out);
/** Where some dimension is padded, all of windows of several elements ask. */
void smr_ops_ask(smr_windows *w, uint32_t n);
#endif
