/* Scratch memory of a recipe: tensors between stages, rows. Needs no C library. */
#include "back/cpu/nest_recipe.h"

int64_t nest_recipe_temp_at(const nest_recipe *r, int op)
{
	int64_t at = 0;

	for (int i = 0; i < op; i++)
		if (r->op[i].where == NEST_TEMP)
			at += (r->op[i].bytes + 127) / 64 * 64;
	return at;
}

int64_t nest_recipe_temp(const nest_recipe *r)
{
	return nest_recipe_temp_at(r, r->nops);
}

int64_t nest_recipe_row(const nest_recipe *r)
{
	int64_t most = 0;

	for (int i = 0; i < r->nops; i++)
		if (r->op[i].where == NEST_ROWS && r->op[i].bytes > most)
			most = r->op[i].bytes;
	return most;
}
