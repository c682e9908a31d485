/* What may be done at once is done at once: groups of stages, cut into parts of whole tiles. */
#include <string.h>

#include "back/cpu/nest_recipe.h"

/* Below this many cycles waking a second thread costs more than it gains. */
enum { MOST_PARTS = 4, PARALLEL_CYCLES = 60000, BLOCK_ROWS = 96 };

/* Rows that are kept between stages lie in the first cache, with what is read and stored. */
enum { KEPT_BYTES = 16 << 10, PART_BYTES = NEST_SCRATCH + NEST_ROW_ROOM };

typedef struct group {
	const nest_recipe *r;
	nest_part_fn *part;
	void *ctx;
	int first, last; /* stages */
	int64_t n, tile,
		units; /* range of the parallel loop; tiles, and how many of them are whole */
	int tasks;     /* equal parts of them, but for a tile */
	int64_t block; /* rows that stages of a slab do before the next ones */
	int64_t sub;   /* ... all stages */
	char *rows;    /* PART_BYTES for each task, or NULL */
} group;

/* Stages [*k, ...) that go over rows, row by row over slabs [at, end). */
static bool run_rows(const group *g, int *k, int64_t at, int64_t end, char *scratch)
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

/* All stages of the group over [at, end). */
static bool run_part(const group *g, int64_t at, int64_t end, char *scratch)
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

/* What was stored past the caches is there for other threads, too: such stores keep no order. */
static void fence(void)
{
#if defined(__x86_64__)
	__builtin_ia32_sfence();
#endif
}

static void run_task(void *arg, int i)
{
	const group *g = arg;
	_Alignas(64) char small[NEST_SCRATCH] = {0}, *scratch = small;
	int64_t lo = g->units * i / g->tasks * g->tile,
		hi = g->units * (i + 1) / g->tasks * g->tile;

	if (g->rows != NULL) {
		scratch = g->rows + (size_t)i * PART_BYTES;
		memset(scratch, 0, NEST_SCRATCH);
	}
	/* the last part takes what is left, so that no part is smaller than a tile */
	if (i + 1 == g->tasks)
		hi = g->n;
	/* columns of a block are walked down all rows of [lo, hi): few pages at a time */
	for (int64_t at = lo; at < hi;) {
		int64_t end = hi - at < 2 * g->sub ? hi : at + g->sub;

		if (!run_part(g, at, end, scratch))
			return;
		at = end;
	}
	fence();
}

/* A common multiple: tiles of one loop in a group. */
static int64_t common_tile(const group *g)
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

/* Of stages that go over rows of slabs, or of the others; 1: there are none. */
static int64_t least_block(const group *g, bool of_slabs)
{
	int64_t least = INT64_MAX;

	for (int k = g->first; k <= g->last; k++) {
		const nest_recipe_stage *s = &g->r->stage[k];

		if ((s->rows > 1) == of_slabs && s->block < least)
			least = s->block;
	}
	return least == INT64_MAX ? 1 : least;
}

static void choose_rows(group *g, int64_t tile)
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

/* Parts are whole tiles; several for each thread, so that a late one does not hold up all. */
static void run_group(group *g, const smr_workers *w)
{
	int threads = smr_workers_count(w);
	int64_t parts;
	double cost = 0;

	g->n = g->r->stage[g->first].n / g->r->stage[g->first].rows;
	for (int k = g->first; k <= g->last; k++)
		cost += (double)g->r->stage[k].cycles;
	g->tile = common_tile(g);
	g->block = least_block(g, true);
	choose_rows(g, g->tile);
	parts = cost < PARALLEL_CYCLES || threads < 2 ? 1 : threads * (cost > 5e5 ? MOST_PARTS : 1);
	g->units = g->tile > 0 ? g->n / g->tile : 0;
	g->tasks = (int)(parts < g->units ? parts : g->units > 0 ? g->units : 1);
	if (g->tasks == 1)
		run_task(g, 0);
	else
		smr_workers_run(w, g->tasks, run_task, g);
}

size_t nest_recipe_rows(const nest_recipe *r, const smr_workers *w)
{
	size_t parts = (size_t)smr_workers_count(w) * MOST_PARTS;

	return nest_recipe_row(r) > 0 ? parts * PART_BYTES : 0;
}

void nest_recipe_run(const nest_recipe *r, nest_part_fn *part, void *ctx, const smr_workers *w,
		     char *rows)
{
	group g = {.r = r, .part = part, .ctx = ctx, .rows = nest_recipe_row(r) > 0 ? rows : NULL};

	for (int k = 0; k < r->nstages;) {
		g.first = g.last = k++;
		while (k < r->nstages && !r->stage[k].flush)
			g.last = k++;
		run_group(&g, w);
	}
}
