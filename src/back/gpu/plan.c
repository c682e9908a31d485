/* Launches of stages: grid, block, shared memory. */
#include "back/gpu/own.h"

enum { SLOT = 8 /* bytes of a value in shared memory */, MOST_BLOCKS = INT32_MAX };

const char *smr_gpu_kind_name(smr_gpu_kind kind)
{
	static const char *const names[] = {
		[SMR_GPU_CHAIN] = "chain",
		[SMR_GPU_WARP_ROWS] = "rows by warps",
		[SMR_GPU_BLOCK_ROWS] = "rows by blocks",
		[SMR_GPU_COLUMNS] = "columns",
	};

	return names[kind];
}

/* Returns the number of points that a block computes. */
static int64_t points_of_block(const nest_stage *s, smr_gpu_kind kind)
{
	switch (kind) {
	case SMR_GPU_CHAIN:
		return s->threads;
	case SMR_GPU_WARP_ROWS:
		return s->threads / NEST_WARP;
	case SMR_GPU_COLUMNS:
		return NEST_WARP;
	default:
		return 1;
	}
}

static smr_status plan_stage(const nest_plan *p, const nest_stage *s, const smr_gpu_target *t,
			     smr_gpu_launch *out)
{
	static const smr_gpu_kind kinds[] = {[NEST_ALONE] = SMR_GPU_CHAIN,
					     [NEST_TEAM_WARP] = SMR_GPU_WARP_ROWS,
					     [NEST_TEAM_BLOCK] = SMR_GPU_BLOCK_ROWS,
					     [NEST_TEAM_COLUMNS] = SMR_GPU_COLUMNS};
	smr_gpu_kind kind = kinds[s->team];
	int64_t points = nest_simt_points(p, s), each = points_of_block(s, kind);
	int64_t blocks = points / each + (points % each != 0);
	size_t shared = (size_t)s->slots * (size_t)nest_slot_values(s) * SLOT;

	if (blocks > MOST_BLOCKS)
		return smr_fail(SMR_EUNSUPPORTED, "%lld points are more than a GPU's grid has",
				(long long)points);
	if (s->threads > t->threads || shared > t->shared)
		return smr_fail(SMR_EUNSUPPORTED,
				"a block of %d threads with %zu bytes is too large for the GPU",
				s->threads, shared);
	*out = (smr_gpu_launch){.kind = kind,
				.grid = (uint32_t)blocks,
				.block = (uint32_t)s->threads,
				.shared = (uint32_t)shared,
				.points = points};
	return SMR_OK;
}

smr_status smr_gpu_plan(const nest_plan *p, const smr_gpu_target *t,
			smr_gpu_launch launch[NEST_MAX_STAGES])
{
	for (int k = 0; k < p->nstages; k++)
		SMR_TRY(plan_stage(p, &p->stages[k], t, &launch[k]));
	return SMR_OK;
}
