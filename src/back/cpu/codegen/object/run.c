/* Runs the groups of a recipe on the pool of threads. */
#include "back/cpu/codegen/object/recipe.h"

static void run_task(void *arg, int i)
{
	nest_group_task(arg, i, i);
}

size_t nest_recipe_rows(const nest_recipe *r, const smr_workers *w)
{
	size_t parts = (size_t)smr_workers_count(w) * NEST_MOST_PARTS;

	return nest_recipe_row(r) > 0 ? parts * NEST_PART_BYTES : 0;
}

void nest_recipe_run(const nest_recipe *r, nest_part_fn *part, void *ctx, const smr_workers *w,
		     char *rows)
{
	nest_group g = {.part = part, .ctx = ctx, .rows = nest_recipe_row(r) > 0 ? rows : NULL};

	for (int k = 0; k < r->nstages;) {
		k = nest_group_begin(r, k, smr_workers_count(w), 0, 1, 1, &g);
		if (g.tasks == 1)
			run_task(&g, 0);
		else
			smr_workers_run(w, g.tasks, run_task, &g);
	}
}
