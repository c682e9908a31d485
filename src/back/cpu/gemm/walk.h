/** @file Shared by walk_plan.c and walk.c: convolutions as products of windows. */
#ifndef SMR_BACK_CPU_GEMM_WALK_H
#define SMR_BACK_CPU_GEMM_WALK_H
#include "back/cpu/gemm/micro_float.h"

enum {
	SMR_WALK_VECTORS = 2, /* of most tiles; CPUs with few registers have one */
	SMR_WALK_LANES = SMR_TILE_BYTES / sizeof(float),
	SMR_WALK_COLUMNS = SMR_WALK_LANES * SMR_WALK_VECTORS,
	SMR_WALK_BLOCK = 256, /* columns of weights that are copied together, for long reads */
	SMR_WALK_DEPTH = 256, /* most channels of a part */
};

/** Vectors of a tile. Lines of pixels that are a page apart exclude each other from the first
 * cache, which has eight places for them: their tiles have few rows. */
static inline int smr_walk_vectors(const smr_conv_walk *w)
{
	const smr_gemm_tile_set *s = smr_gemm_tile_set_here(SMR_F32);

	if (w->paged && s->rows[SMR_TILE_VECS] > 0)
		return SMR_TILE_VECS;
	return s->rows[SMR_WALK_VECTORS] > 0 ? SMR_WALK_VECTORS : 1;
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
