/* Bodies of ops: expressions over parameters. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ir/graph/grow.h"

smr_lambda *smr_graph_lambda(smr_graph *g, uint32_t nparams, uint32_t nresults,
			     const smr_expr *const *results)
{
	smr_lambda *l = smr_arena_alloc(g->arena, sizeof(*l));

	smr_assert(nresults > 0 && results != NULL);
	if (l != NULL)
		l->results = smr_arena_memdup(g->arena, results, nresults * sizeof(*results));
	if (l == NULL || l->results == NULL) {
		(void)graph_no_memory(g);
		return NULL;
	}
	for (uint32_t i = 0; i < nresults; i++)
		if (results[i] == NULL)
			return NULL;
	l->nparams = nparams;
	l->nresults = nresults;
	return l;
}

smr_expr *smr_expr_param(smr_graph *g, smr_dtype t, uint32_t k)
{
	smr_expr *e = smr_expr_acc(g, t, 0, k);

	if (e != NULL)
		e->kind = SMR_EXPR_PARAM;
	return e;
}

/* Memo table from parts to their copies, searched linearly: bodies are small, and mostly trees. */
typedef struct made {
	const smr_expr *from, *to;
} made;

typedef struct applying {
	smr_graph *g;
	const smr_expr *const *args;
	uint32_t nargs;
	made *done;
	size_t n, cap;
} applying;

static bool memoize_expr(applying *a, const smr_expr *from, const smr_expr *to)
{
	smr_assert(a->n <= a->cap);
	if (a->n == a->cap) {
		size_t cap = a->cap == 0 ? 32 : 2 * a->cap;
		made *grown = smr_realloc(a->done, cap * sizeof(*grown));

		if (grown == NULL)
			return false;
		a->done = grown;
		a->cap = cap;
	}
	a->done[a->n++] = (made){from, to};
	return true;
}

static const smr_expr *substitute_params(applying *a, const smr_expr *e)
{
	const smr_expr *args[3];
	smr_expr *to;

	if (e->kind == SMR_EXPR_PARAM)
		return e->acc < a->nargs ? a->args[e->acc] : NULL;
	if (e->kind != SMR_EXPR_OP)
		return e;
	for (size_t i = a->n; i-- > 0;)
		if (a->done[i].from == e)
			return a->done[i].to;
	for (uint32_t i = 0; i < e->nargs; i++) {
		smr_assert(i < sizeof(args) / sizeof(args[0]));
		args[i] = substitute_params(a, e->args[i]);
		if (args[i] == NULL)
			return NULL;
	}
	to = smr_expr_op(a->g, e->op, e->type, e->nargs, args);
	return to != NULL && memoize_expr(a, e, to) ? to : NULL;
}

const smr_expr *smr_expr_apply(smr_graph *g, const smr_expr *e, const smr_expr *const *args,
			       uint32_t nargs)
{
	applying a = {.g = g, .args = args, .nargs = nargs};
	const smr_expr *to = substitute_params(&a, e);

	smr_free(a.done);
	if (to == NULL)
		(void)graph_no_memory(g);
	return to;
}
