/* Schedules the blocks of a chunk and sizes its line buffers.
 *
 * The next block of a stage begins after its computed rows, or earlier so that it ends with the
 * chunk; then some rows are recomputed, from rows kept for that. Before a block, each earlier stage
 * computes all rows that the block reads. A buffer keeps the first rows of the next blocks of its
 * readers and of its own; both only move forward. */
#include "run/site/row_chain.h"

static int64_t min_int64(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t next(const smr_row_chain_run *x, int k)
{
	return min_int64(x->done[k], x->hi[k] - x->b->stages[k].block);
}

/* Returns the first row of stage k that is still needed. */
static int64_t first_needed(const smr_row_chain_run *x, int k)
{
	int64_t row = next(x, k);

	for (int r = k + 1; r < x->b->n; r++)
		for (int i = 0; i < x->b->stages[r].nlinks; i++) {
			const smr_row_chain_link *l = &x->b->stages[r].links[i];

			if (l->from == k && x->done[r] < x->hi[r])
				row = min_int64(row, l->step * next(x, r) + l->lo);
		}
	return row;
}

static bool advance_stage(smr_row_chain_run *x, int k)
{
	const smr_row_chain_stage *s = &x->b->stages[k];
	int64_t row = next(x, k), keep;

	for (int i = 0; i < s->nlinks; i++) {
		const smr_row_chain_link *l = &s->links[i];
		int64_t need = l->step * (row + s->block - 1) + l->hi + 1;

		while (x->done[l->from] < need)
			if (!advance_stage(x, l->from))
				return false;
	}
	keep = first_needed(x, k);
	if (row + s->block - keep > x->most[k])
		x->most[k] = row + s->block - keep;
	if (k + 1 < x->b->n && x->compute != NULL && row + s->block - x->base[k] > s->room)
		x->slide(x, k, keep);
	if (x->compute != NULL && !x->compute(x, k, row))
		return false;
	x->done[k] = row + s->block;
	return true;
}

bool smr_row_chain_chunk(smr_row_chain_run *x, int64_t chunk)
{
	const smr_row_chains *b = x->b;
	int last = b->n - 1;

	for (int k = 0; k < last; k++) {
		x->lo[k] = INT64_MAX;
		x->hi[k] = 0;
	}
	x->lo[last] = b->stages[last].rows * chunk / b->chunks;
	x->hi[last] = b->stages[last].rows * (chunk + 1) / b->chunks;
	for (int k = last; k >= 0; k--) {
		for (int i = 0; i < b->stages[k].nlinks; i++) {
			const smr_row_chain_link *l = &b->stages[k].links[i];
			int64_t end = l->step * (x->hi[k] - 1) + l->hi + 1;

			x->lo[l->from] = min_int64(x->lo[l->from], l->step * x->lo[k] + l->lo);
			x->hi[l->from] = end > x->hi[l->from] ? end : x->hi[l->from];
		}
		if (x->hi[k] - x->lo[k] < b->stages[k].block)
			return false;
		x->done[k] = x->base[k] = x->lo[k];
		x->most[k] = 0;
	}
	while (x->done[last] < x->hi[last])
		if (!advance_stage(x, last))
			return false;
	return true;
}
