/** @file Shared by walk_plan.c and walk.c: convolutions as products of windows. */
#ifndef SMR_BACK_CPU_GEMM_WALK_H
#define SMR_BACK_CPU_GEMM_WALK_H
#include "back/cpu/gemm/micro_float.h"

enum {
	SMR_WALK_VECTORS = 2, /* of a tile; CPUs with few registers have one */
	SMR_WALK_LANES = SMR_TILE_BYTES / sizeof(float),
	SMR_WALK_COLUMNS = SMR_WALK_LANES * SMR_WALK_VECTORS,
	SMR_WALK_APART = 16, /* elements between gathered pixels */
};

static inline int smr_walk_vectors(void)
{
	return smr_gemm_tile_set_here(SMR_F32)->rows[SMR_WALK_VECTORS] > 0 ? SMR_WALK_VECTORS : 1;
}

/** Pixels or rows of an image under the windows of @p out results. */
static inline int64_t smr_walk_extent(int64_t out, int64_t stride, int64_t taps, int64_t dilation)
{
	return (out - 1) * stride + (taps - 1) * dilation + 1;
}

static inline int64_t smr_walk_divide_up(int64_t v, int64_t by)
{
	return (v + by - 1) / by;
}
#endif
