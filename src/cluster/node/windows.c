/* Checks that a codelet reads only memory that was sent. */
#include "cluster/node/windows.h"
#include "ir/graph/reach.h"
#include "net/window.h"

/* Checks that a window lies within one segment: other memory does not exist here. */
static smr_status check_range(const smr_task *t, const smr_graph *g, const smr_node *view,
			      int64_t lo, int64_t hi)
{
	size_t align = smr_dtype_size(view->type.dtype);

	for (size_t i = 0; i < t->nsegments; i++) {
		const smr_segment *s = &t->segments[i];

		if (s->base == view->window->base && s->lo <= lo && hi <= s->lo + (int64_t)s->n &&
		    ((uint64_t)s->phase + (uint64_t)lo) % align == 0)
			return SMR_OK;
	}
	return smr_fail(SMR_EINVAL, "a window of %s was not sent",
			g->bases[view->window->base].name);
}

static const smr_node *window_of(const smr_codelet *c, uint32_t i)
{
	const smr_node *v = i < c->nest->nins ? c->nest->ins[i] : c->nest;

	return smr_node_window(v);
}

static smr_status check_opaque(const smr_task *t, const smr_codelet *c)
{
	const smr_node *v = c->nest;

	SMR_TRY(smr_opaque_holds(c->graph, t->syms));
	for (uint32_t i = 0; t->only_prepare != 1 && i < v->nins + v->nouts; i++) {
		const smr_node *view = i < v->nins ? v->ins[i] : v->outs[i - v->nins];
		int64_t lo, hi;

		if (view->op != SMR_OP_view)
			continue;
		SMR_TRY(smr_opaque_range(view, t->syms, &lo, &hi));
		SMR_TRY(check_range(t, c->graph, view, lo, hi));
	}
	return SMR_OK;
}

smr_status smr_windows_check(const smr_task *t, const smr_codelet *c)
{
	if (t->nsyms != c->graph->nsyms || t->nvalues != c->graph->nnodes)
		return smr_fail(SMR_EINVAL, "%zu sizes and %zu values for a flow of %u and %u",
				t->nsyms, t->nvalues, c->graph->nsyms, c->graph->nnodes);
	if (smr_codelet_is_opaque(c))
		return check_opaque(t, c);
	SMR_TRY(smr_bounds_check(c, t->syms));
	for (uint32_t i = 0; t->only_prepare != 1 && i <= c->nest->nins; i++) {
		const smr_node *view = window_of(c, i);
		int64_t lo, hi;

		if (view == NULL || smr_view_is_open(view))
			continue;
		SMR_TRY(smr_window_range(view, t->syms, &lo, &hi));
		SMR_TRY(check_range(t, c->graph, view, lo, hi));
	}
	return SMR_OK;
}

/* Checks windows whose length only the index arrays give. */
smr_status smr_windows_check_open(const smr_task *t, const smr_codelet *c, const smr_env *e)
{
	if (smr_codelet_is_opaque(c))
		return SMR_OK;
	for (uint32_t i = 0; i <= c->nest->nins; i++) {
		const smr_node *view = window_of(c, i);
		int64_t lo, hi;

		if (view == NULL || !smr_view_is_open(view))
			continue;
		SMR_TRY(smr_nest_range(c->nest, view, e, &lo, &hi));
		SMR_TRY(check_range(t, c->graph, view, lo, hi));
	}
	return smr_bounds_indices(c, e);
}
