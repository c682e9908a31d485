/* Checks that a received codelet stays within its windows. */
#include <string.h>

#include "base/alloc.h"
#include "cluster/node/agent.h"
#include "ir/graph/reach.h"

static smr_status check_expr(const smr_codelet *c, const smr_expr *e, const int64_t *sym);

static smr_status check_index(const smr_codelet *c, const smr_node *view, const smr_index *index,
			      const int64_t *sym)
{
	const smr_nest *n = c->nest->nest;

	for (uint32_t d = 0; d < view->type.rank; d++) {
		int64_t lo = smr_poly_eval(index[d].offset, sym), hi = lo;

		if (index[d].indirect != NULL) { /* smr_bounds_indices() checks them in memory */
			SMR_TRY(check_expr(c, index[d].indirect, sym));
			continue;
		}
		for (uint32_t l = 0; l < n->nloops; l++) {
			int64_t k = index[d].coef[l] ? smr_poly_eval(index[d].coef[l], sym) : 0;
			int64_t last = smr_poly_eval(n->loops[l].extent, sym) - 1;

			if (!smr_mul_add(k < 0 ? &lo : &hi, k, last))
				return smr_fail(SMR_EUNSUPPORTED, "an index overflows");
		}
		if (lo < 0 || hi >= smr_poly_eval(view->type.dims[d], sym))
			return smr_fail(SMR_EUNSUPPORTED, "an index leaves its window of %s",
					c->graph->bases[view->window->base].name);
	}
	return SMR_OK;
}

static smr_status check_expr(const smr_codelet *c, const smr_expr *e, const int64_t *sym)
{
	const smr_node *view;

	if (e == NULL)
		return SMR_OK;
	if (e->kind == SMR_EXPR_READ && (view = smr_node_window(c->nest->ins[e->input])) != NULL)
		SMR_TRY(check_index(c, view, e->index, sym));
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(check_expr(c, e->args[i], sym));
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(check_expr(c, e->init[k], sym));
		SMR_TRY(check_expr(c, e->step[k], sym));
	}
	return SMR_OK;
}

smr_status smr_bounds_check(const smr_codelet *c, const int64_t *sym)
{
	const smr_nest *n = c->nest->nest;

	for (uint32_t l = 0; l < n->nloops; l++) {
		int64_t extent = smr_poly_eval(n->loops[l].extent, sym);

		if (extent < 1 || extent > INT32_MAX)
			return smr_fail(SMR_EUNSUPPORTED, "loop %s runs %lld times",
					n->loops[l].name, (long long)extent);
	}
	if (c->nest->into != NULL)
		SMR_TRY(check_index(c, c->nest->into, n->store, sym));
	SMR_TRY(check_expr(c, n->pred, sym));
	return check_expr(c, n->value, sym);
}

/* Refuses a codelet that writes to its own index arrays: checked indices must stay valid. */
static smr_status guard_indices(const smr_codelet *c, const smr_env *e)
{
	uint8_t *marks = smr_calloc(c->graph->nnodes, 1);
	const smr_node *to = c->nest->into;
	smr_status st = SMR_OK;
	int64_t lo, hi, a, b;

	if (marks == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for guards");
	smr_mark_indices(c->nest, marks, 1);
	if (to != NULL)
		st = smr_nest_range(c->nest, to, e, &lo, &hi);
	for (uint32_t i = 0; st == SMR_OK && to != NULL && i < c->graph->nnodes; i++) {
		const smr_node *v = c->graph->nodes[i];

		if (marks[i] == 0 || v->window->base != to->window->base)
			continue;
		st = smr_window_range(v, e->sym, &a, &b);
		if (st == SMR_OK && a < hi && lo < b)
			st = smr_fail(SMR_EUNSUPPORTED, "it writes to an index array");
	}
	smr_free(marks);
	return st;
}

smr_status smr_bounds_indices(const smr_codelet *c, const smr_env *e)
{
	smr_reach r;

	for (uint32_t i = 0; i <= c->nest->nins; i++) {
		const smr_node *v =
			i < c->nest->nins ? smr_node_window(c->nest->ins[i]) : c->nest->into;

		if (v == NULL)
			continue;
		smr_reach_start(&r, v, e->sym);
		SMR_TRY(smr_reach_nest(&r, c->nest, v, e));
	}
	return guard_indices(c, e);
}
