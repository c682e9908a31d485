/** @file sin, cos and tan: the reduction of their arguments. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_FUNCTIONS_TRIGONOMETRIC_H
#define SMR_BACK_CPU_CODEGEN_EMIT_FUNCTIONS_TRIGONOMETRIC_H
#include "back/cpu/codegen/emit/poly.h"

/** x = number * pi / 2 + r, |r| <= 0.79. */
typedef struct quadrant {
	nest_val number; /* an integer; only its two lowest bits count */
	nest_pair r;
} quadrant;

/** Sine and cosine of a number up to 0.79, as sums that are not yet rounded. */
typedef struct nest_circle {
	nest_pair sine, cosine;
} nest_circle;

/** Emits them; @p exact: also with the rounding error of r^2 (trigonometric.c). */
nest_circle nest_circle_of(const nest_polynomial *p, nest_pair r, bool exact);
/** Emits the quadrant of @p x >= 0; NaN if @p x is infinite or NaN (quadrant.c). */
quadrant nest_reduce_to_quadrant(const nest_polynomial *p, nest_val x);
#endif
