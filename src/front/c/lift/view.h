/** @file Computes windows: the dimensions of an access, from its strides. */
#ifndef SMR_FRONT_C_LIFT_VIEW_H
#define SMR_FRONT_C_LIFT_VIEW_H
#include "front/c/lift/lift.h"

/** One loop of the statement that makes the access. */
typedef struct smr_axis {
	int lift;                        /* number in the lift */
	uint32_t nest;                   /* number in the nest */
	bool domain;                     /* a domain loop, else bound by a fold */
	const smr_poly *extent, *stride; /* stride in bytes, not 0 */
	const smr_poly *from;            /* first iteration of `extent`; NULL means 0 */
	const smr_poly *step;            /* divisor of the extent, or NULL */
} smr_axis;

typedef struct smr_shape {
	smr_window window;
	smr_type type;
	smr_index index[SMR_MAX_RANK];
} smr_shape;

/** Groups the axes into dimensions: a window over a tensor and an index for each dimension. @p
 * alone: the folds read nothing else, so that a dense inner axis is a pooling window, not a row.
 * Returns SMR_EUNSUPPORTED if there are more than SMR_MAX_RANK dimensions. */
SMR_MUST_USE smr_status smr_shape_of(smr_lift *l, const smr_lift_access *a, const smr_axis *axes,
				     uint32_t naxes, bool alone, smr_shape *out);
#endif
