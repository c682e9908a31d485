/* Addresses of a recipe's operands: the caller's windows, tensors between stages, rows. Does not
 * use the C library. */
#include "back/cpu/codegen/object/recipe.h"

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

/* Adds integers, not pointers: a window under a condition may have an invalid address. */
static char *place_operand(const nest_recipe *r, int op, void *const *bases, char *temp,
			   uint64_t *result)
{
	const nest_recipe_op *o = &r->op[op];

	switch (o->where) {
	case NEST_MEMORY:
		return (char *)((uintptr_t)bases[o->base] + (uintptr_t)o->offset);
	case NEST_RESULT:
		return (char *)result;
	case NEST_TEMP:
		return temp + nest_recipe_temp_at(r, op);
	default:
		return NULL;
	}
}

void nest_recipe_place(const nest_recipe *r, void *const *bases, char *temp, uint64_t *result,
		       char *base[NEST_MAX_OPERANDS])
{
	for (int i = 0; i < r->nops; i++)
		base[i] = place_operand(r, i, bases, temp, result);
}

int64_t nest_recipe_row(const nest_recipe *r)
{
	int64_t most = 0;

	for (int i = 0; i < r->nops; i++)
		if (r->op[i].where == NEST_ROWS && r->op[i].bytes > most)
			most = r->op[i].bytes;
	return most;
}
