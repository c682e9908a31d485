/** @file How precisely products of f32 numbers are computed, attribute `kind` of dot and
 * convolution. Samara computes all of them in f32; predictions for other machines need it. */
#ifndef SMR_OPS_PRECISION_H
#define SMR_OPS_PRECISION_H

/** Without the attribute it is SMR_DOT_PRECISION_DEFAULT. */
typedef enum smr_dot_precision {
	SMR_DOT_PRECISION_F32,     /* factors are never rounded */
	SMR_DOT_PRECISION_DEFAULT, /* as the compiler of the machine likes */
	SMR_DOT_PRECISION_HIGH,
	SMR_DOT_PRECISION_HIGHEST,
	SMR_DOT_PRECISION_TF32, /* in one product of tf32 numbers, or in three of their parts */
	SMR_DOT_PRECISION_TF32X3,
	SMR_DOT_PRECISION_BF16, /* in one product of bf16 numbers, or in several of their parts */
	SMR_DOT_PRECISION_BF16X3,
	SMR_DOT_PRECISION_BF16X6,
	SMR_DOT_PRECISION_BF16X9,
	SMR_DOT_PRECISIONS
} smr_dot_precision;
#endif
