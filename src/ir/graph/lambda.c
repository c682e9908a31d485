/* Bodies of ops: expressions over parameters. */
#include "base/assert.h"
#include "ir/graph/grow.h"
#include "ir/graph/rewrite.h"

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

typedef struct applying {
	const smr_expr *const *args;
	uint32_t nargs;
} applying;

static bool substitute_param(smr_rewriting *r, const smr_expr *e, const smr_expr **to)
{
	const applying *a = r->ctx;

	if (e->kind == SMR_EXPR_PARAM)
		*to = e->acc < a->nargs ? a->args[e->acc] : NULL;
	else if (e->kind != SMR_EXPR_OP)
		*to = e;
	return e->kind != SMR_EXPR_OP;
}

const smr_expr *smr_expr_apply(smr_graph *g, const smr_expr *e, const smr_expr *const *args,
			       uint32_t nargs)
{
	applying a = {.args = args, .nargs = nargs};
	smr_rewriting r = {.a = g->arena, .replace = substitute_param, .ctx = &a};
	const smr_expr *to = smr_expr_rewrite(&r, e);

	if (smr_rewriting_end(&r))
		return to;
	(void)graph_no_memory(g);
	return NULL;
}
