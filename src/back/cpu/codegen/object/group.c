/* Groups of stages, divided into tasks of whole tiles. Does not use the C library: compiled
 * programs contain it. */
#include <string.h>

#include "back/cpu/codegen/object/recipe.h"

/* Below this many cycles, waking a second thread costs more than it gains. */
enum { PARALLEL_CYCLES = 60000, BLOCK_ROWS = 96, MOST_SLICES = 1 << 20 };

/* Size of kept rows, which stay in the first cache together with inputs and results. */
enum { KEPT_BYTES = 16 << 10 };

/* Runs stages from *k on that compute rows, row by row over slabs [at, end); sets *k to the next
 * stage. */
static bool run_rows(const nest_group *g, int *k, int64_t at, int64_t end, char *scratch)
{
	const nest_recipe_stage *s = g->r->stage;
	int64_t rows = s[*k].rows;
	int behind = *k;

	while (behind <= g->last && s[behind].rows == rows)
		behind++;
	for (int64_t row = at * rows; row < end * rows; row += g->block) {
		int64_t most = row + g->block < end * rows ? row + g->block : end * rows;

		for (int i = *k; i < behind; i++)
			if (!g->part(g->ctx, i, row, most, scratch))
				return false;
	}
	*k = behind;
	return true;
}

/* Runs all stages of the group over [at, end). */
static bool run_part(const nest_group *g, int64_t at, int64_t end, char *scratch)
{
	for (int k = g->first; k <= g->last;) {
		if (g->r->stage[k].rows > 1) {
			if (!run_rows(g, &k, at, end, scratch))
				return false;
		} else if (!g->part(g->ctx, k++, at, end, scratch)) {
			return false;
		}
	}
	return true;
}

/* Makes stores past the caches visible to other threads, since these are not ordered. */
static void fence_streaming_stores(void)
{
#if defined(__x86_64__)
	__asm__ volatile("sfence" : : : "memory"); /* also for builds without vector registers */
#endif
}

void nest_group_task(const nest_group *g, int i, int room)
{
	_Alignas(64) char small[NEST_SCRATCH] = {0}, *scratch = small;
	int64_t lo = g->units * i / g->tasks * g->tile,
		hi = g->units * (i + 1) / g->tasks * g->tile;

	if (g->rows != NULL) {
		scratch = g->rows + (size_t)room * NEST_PART_BYTES;
		memset(scratch, 0, NEST_SCRATCH);
	}
	/* the last part takes the rest, so that no part is smaller than a tile */
	if (i + 1 == g->tasks)
		hi = g->n;
	/* columns of a block run over all rows of [lo, hi): few pages at a time */
	for (int64_t at = lo; at < hi;) {
		int64_t end = hi - at < 2 * g->sub ? hi : at + g->sub;

		if (!run_part(g, at, end, scratch))
			return;
		at = end;
	}
	fence_streaming_stores();
}

/* Returns a common multiple of the tiles in a group. */
static int64_t common_tile(const nest_group *g)
{
	int64_t tile = 1;

	for (int k = g->first; k <= g->last; k++) {
		int64_t t = g->r->stage[k].tile;

		tile = t > tile ? t : tile;
		if (tile % t != 0 && __builtin_mul_overflow(tile, t, &tile))
			tile = g->n;
		tile = tile > g->n ? g->n : tile;
	}
	return tile;
}

/* Returns the least block of stages of slabs, or of the others; 1: none. */
static int64_t least_block(const nest_group *g, bool of_slabs)
{
	int64_t least = INT64_MAX;

	for (int k = g->first; k <= g->last; k++) {
		const nest_recipe_stage *s = &g->r->stage[k];

		if ((s->rows > 1) == of_slabs && s->block < least)
			least = s->block;
	}
	return least == INT64_MAX ? 1 : least;
}

static void choose_rows(nest_group *g, int64_t tile)
{
	g->sub = g->n;
	if (g->r->stage[g->first].blocked)
		g->sub = (BLOCK_ROWS + tile - 1) / tile * tile;
	if (g->first < g->last) {
		g->sub = least_block(g, false) / tile * tile;
		g->sub = g->sub < tile ? tile : g->sub;
	}
	if (g->rows != NULL) {
		int64_t most = KEPT_BYTES / nest_recipe_row(g->r) / tile * tile;

		most = most < tile ? tile : most;
		g->sub = g->sub < most ? g->sub : most;
	}
}

static int64_t sum_cycles(const nest_group *g)
{
	int64_t sum = 0;

	for (int k = g->first; k <= g->last; k++)
		if (__builtin_add_overflow(sum, g->r->stage[k].cycles, &sum))
			sum = INT64_MAX;
	return sum;
}

/* Divides a group into parts of whole tiles, several for each thread, so that a slow thread does
 * not delay the end. */
int nest_group_begin(const nest_recipe *r, int first, int threads, int64_t slice, int64_t part,
		     int64_t whole, nest_group *g)
{
	int64_t parts;

	g->r = r;
	g->first = g->last = first;
	while (g->last + 1 < r->nstages && !r->stage[g->last + 1].flush)
		g->last++;
	g->n = r->stage[first].n / r->stage[first].rows;
	g->cycles = nest_cycles_part(sum_cycles(g), part, whole);
	g->tile = common_tile(g);
	g->block = least_block(g, true);
	choose_rows(g, g->tile);
	parts = g->cycles < PARALLEL_CYCLES || threads < 2
			? 1
			: threads * (g->cycles > 500000 ? NEST_MOST_PARTS : 1);
	if (slice > 0 && g->cycles / slice > parts)
		parts = g->cycles / slice < MOST_SLICES ? g->cycles / slice : MOST_SLICES;
	g->units = g->tile > 0 ? g->n / g->tile : 0;
	g->tasks = (int)(parts < g->units ? parts : g->units > 0 ? g->units : 1);
	return g->last + 1;
}
