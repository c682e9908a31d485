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
		[SMR_GPU_ROWS] = "rows of several stages",
		[SMR_GPU_SQUARES] = "squares with turned operands",
		[SMR_GPU_PRODUCT] = "tiles of a product",
		[SMR_GPU_ATTENTION] = "rows of an attention",
		[SMR_GPU_JOIN] = "chunks of an attention's keys",
	};

	return names[kind];
}

int64_t smr_gpu_block_points(smr_gpu_kind kind, int threads)
{
	switch (kind) {
	case SMR_GPU_CHAIN:
		return threads;
	case SMR_GPU_WARP_ROWS:
		return threads / NEST_WARP;
	case SMR_GPU_COLUMNS:
		return NEST_WARP;
	default:
		return 1;
	}
}

static smr_gpu_kind kind_of(const nest_stage *s)
{
	static const smr_gpu_kind kinds[] = {[NEST_ALONE] = SMR_GPU_CHAIN,
					     [NEST_TEAM_WARP] = SMR_GPU_WARP_ROWS,
					     [NEST_TEAM_BLOCK] = SMR_GPU_BLOCK_ROWS,
					     [NEST_TEAM_COLUMNS] = SMR_GPU_COLUMNS,
					     [NEST_TEAM_SQUARE] = SMR_GPU_SQUARES,
					     [NEST_TEAM_PRODUCT] = SMR_GPU_PRODUCT,
					     [NEST_TEAM_ATTENTION] = SMR_GPU_ATTENTION,
					     [NEST_TEAM_JOIN] = SMR_GPU_JOIN};

	return s->row != NEST_NO_ROW ? SMR_GPU_ROWS : kinds[s->team];
}

/* Stages of one kernel use the same shared memory, one after the other. */
static size_t shared_bytes(const nest_plan *p, const smr_gpu_launch *l)
{
	size_t most = 0;

	for (int k = l->first; k < l->first + l->nstages; k++) {
		const nest_stage *s = &p->stages[k];
		size_t n = s->team == NEST_TEAM_PRODUCT     ? smr_gpu_product_shared(s)
			   : s->team == NEST_TEAM_ATTENTION ? s->attention.shared
			   : s->team == NEST_TEAM_SQUARE
				   ? nest_square_bytes(p, &s->square)
				   : (size_t)s->slots * (size_t)nest_slot_values(s) * SLOT;

		most = n > most ? n : most;
	}
	return most;
}

static smr_status plan_launch(const nest_plan *p, const smr_gpu_target *t, smr_gpu_launch *l)
{
	const nest_stage *s = &p->stages[l->first];
	int64_t points = nest_simt_points(p, s),
		each = smr_gpu_block_points(kind_of(s), s->threads);
	int64_t blocks = s->team == NEST_TEAM_PRODUCT     ? smr_gpu_product_blocks(p, s)
			 : s->team == NEST_TEAM_ATTENTION ? smr_gpu_attention_blocks(p, s)
			 : s->team == NEST_TEAM_JOIN      ? smr_gpu_join_blocks(p, s)
							  : points / each + (points % each != 0);
	size_t shared = shared_bytes(p, l);
	size_t most = s->team == NEST_TEAM_PRODUCT && s->product.warpgroups > 0 ? t->shared_alone
										: t->shared;

	if (blocks > MOST_BLOCKS)
		return smr_fail(SMR_EUNSUPPORTED, "%lld points are more than a GPU's grid has",
				(long long)points);
	if (s->threads > t->threads || shared > most)
		return smr_fail(SMR_EUNSUPPORTED,
				"a block of %d threads with %zu bytes is too large for the GPU",
				s->threads, shared);
	l->kind = kind_of(s);
	l->together = l->kind == SMR_GPU_PRODUCT ? smr_gpu_product_together(s) : 1;
	l->grid = (uint32_t)blocks;
	l->block = (uint32_t)s->threads;
	l->shared = (uint32_t)shared;
	l->points = points;
	if (l->kind == SMR_GPU_PRODUCT)
		smr_gpu_product_work(p, s, l);
	if (l->kind == SMR_GPU_ATTENTION)
		smr_gpu_attention_work(p, s, l);
	return SMR_OK;
}

smr_status smr_gpu_plan(const nest_plan *p, const smr_gpu_target *t, smr_gpu_code *out)
{
	out->nlaunches = 0;
	for (int k = 0; k < p->nstages;) {
		smr_gpu_launch *l = &out->launch[out->nlaunches++];

		*l = (smr_gpu_launch){.first = k, .nstages = 1};
		for (k++; k < p->nstages && p->stages[k].follows; k++)
			l->nstages++;
		SMR_TRY(plan_launch(p, t, l));
	}
	return SMR_OK;
}
