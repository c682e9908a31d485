/* Moves the start value of a sum out of it, so that a kernel with a bias remains. */
#include "base/status.h"
#include "pass/codelet/join_stores.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to take a sum apart");
}

/* Returns whether @p e is a read or built from one: a bias, or an optional bias. */
static bool is_start(const smr_expr *e)
{
	return e->kind == SMR_EXPR_READ ||
	       (e->kind == SMR_EXPR_OP && !join_has_fold(e) && !smr_expr_open(e));
}

/* Returns the only fold if its start is read from memory, else NULL. */
static const smr_expr *find_seeded_fold(const smr_expr *e)
{
	const smr_expr *found = NULL;

	if (e->kind == SMR_EXPR_FOLD)
		return e->nacc == 1 && is_start(e->init[0]) && smr_dtype_is_float(e->type) ? e
											   : NULL;
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_expr *one = find_seeded_fold(e->args[i]);

		if (one != NULL && found != NULL && one != found)
			return NULL;
		found = one != NULL ? one : found;
	}
	return found;
}

smr_status smr_split_init(smr_graph *g, const smr_node *v, smr_node **out, const smr_expr **core)
{
	const smr_expr *e = find_seeded_fold(v->nest->value), *two[2];
	smr_expr *fold;
	smr_nest *n;
	smr_node *made;

	*out = NULL;
	if (e == NULL)
		return SMR_OK;
	n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));
	fold = smr_expr_copy(g->arena, e);
	if (n == NULL || fold == NULL)
		return no_memory();
	fold->init[0] = smr_expr_float(g, e->type, 0);
	two[0] = fold;
	two[1] = e->init[0];
	n->value = fold->init[0] == NULL ? NULL : smr_expr_op(g, SMR_OP_add, e->type, 2, two);
	n->value = n->value == NULL ? NULL : join_put(g, v->nest->value, e, n->value);
	made = n->value == NULL ? NULL : smr_graph_nest(g, n, v->ins, v->nins, v->into);
	if (made == NULL)
		return no_memory();
	made->group = v->group;
	made->loc = v->loc;
	made->name = v->name;
	*core = fold;
	*out = made;
	return SMR_OK;
}
