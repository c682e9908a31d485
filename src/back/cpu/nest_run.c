/* What may be done at once is done at once: groups of stages, cut into parts of whole tiles. */
#include "back/cpu/nest_recipe.h"

/* Below this many cycles waking a second thread costs more than it gains. */
enum { PARALLEL_CYCLES = 60000, GROUP_BYTES = 128 << 10, BLOCK_ROWS = 96 };

typedef struct group {
	const nest_recipe *r;
	nest_part_fn *part;
	void *ctx;
	int first, last; /* stages */
	int64_t n, step; /* range of the parallel loop, part for each task */
	int64_t sub;     /* rows all stages of a group do before the next rows */
} group;

static void run_task(void *arg, int i)
{
	const group *g = arg;
	_Alignas(64) char scratch[NEST_SCRATCH] = {0};
	int64_t lo = i * g->step, hi = lo + g->step;

	/* the last part takes what is left, so that no part is smaller than a tile */
	if (hi > g->n || g->n - hi < g->step)
		hi = g->n;
	/* columns of a block are walked down all rows of [lo, hi): few pages at a time */
	for (int64_t at = lo; at < hi;) {
		int64_t end = hi - at < 2 * g->sub ? hi : at + g->sub;

		for (int k = g->first; k <= g->last; k++)
			if (!g->part(g->ctx, k, at, end, scratch))
				return;
		at = end;
	}
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

static void choose_rows(group *g, int64_t tile, double cost)
{
	g->sub = g->n;
	if (g->r->stage[g->first].blocked)
		g->sub = (BLOCK_ROWS + tile - 1) / tile * tile;
	if (g->first < g->last) {
		double row = cost / (double)g->n; /* about a byte a cycle */

		g->sub = (int64_t)(GROUP_BYTES / (row > 1 ? row : 1)) / tile * tile;
		g->sub = g->sub < tile ? tile : g->sub;
	}
}

/* Parts are whole tiles; several for each thread, so that a late one does not hold up all. */
static void run_group(group *g, const smr_workers *w)
{
	int threads = smr_workers_count(w);
	int64_t tile, parts;
	double cost = 0;

	g->n = g->r->stage[g->first].n;
	for (int k = g->first; k <= g->last; k++)
		cost += (double)g->r->stage[k].cycles;
	tile = common_tile(g);
	choose_rows(g, tile, cost);
	parts = cost < PARALLEL_CYCLES || threads < 2 ? 1 : threads * (cost > 1e7 ? 4 : 1);
	g->step = (g->n + parts - 1) / parts;
	g->step = (g->step + tile - 1) / tile * tile;
	if (g->step < 1)
		g->step = 1;
	int tasks = (int)(g->n / g->step > 0 ? g->n / g->step : 1);

	if (tasks == 1) {
		g->step = g->n;
		run_task(g, 0);
		return;
	}
	smr_workers_run(w, tasks, run_task, g);
}

void nest_recipe_run(const nest_recipe *r, nest_part_fn *part, void *ctx, const smr_workers *w)
{
	group g = {.r = r, .part = part, .ctx = ctx};

	for (int k = 0; k < r->nstages;) {
		g.first = g.last = k++;
		while (k < r->nstages && !r->stage[k].flush)
			g.last = k++;
		run_group(&g, w);
	}
}
