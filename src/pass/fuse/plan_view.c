/* Slice views: a slice of whole rows whose readers recompute nothing (products) is read in place at
 * no cost, while a slice fused with its reshape would be a copy. */
#include "ops/ops.h"
#include "pass/fuse/plan_internal.h"
#include "pass/lower/lower.h"

typedef struct viewing {
	const fuse_flow *f;
	bool *alone; /* by node: no reader could compute it */
	bool *view;
} viewing;

/* Visits nodes in reverse; a reshape counts as its readers. */
static void find_alone(viewing *w)
{
	const smr_graph *g = w->f->g;

	for (uint32_t i = 0; i < g->nnodes; i++)
		w->alone[i] = true;
	for (uint32_t i = 0; i < g->nresults; i++)
		w->alone[g->results[i]->id] = false;
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		if (!fuse_may_compute(v) || (smr_lower_moves_nothing(v) && w->alone[i]))
			continue;
		for (uint32_t k = 0; k < v->nins; k++)
			w->alone[v->ins[k]->id] = false;
	}
}

/* Returns whether the sliced value is in memory in every plan. */
static bool is_slice_of_memory(const smr_node *v)
{
	return smr_op_is_piece(v) && !fuse_may_compute(v->ins[0]);
}

smr_status fuse_find_views(const fuse_flow *f, bool **out)
{
	const smr_graph *g = f->g;
	viewing w = {.f = f};

	w.alone = smr_arena_array(f->arena, (size_t)g->nnodes + 1, sizeof(*w.alone));
	w.view = smr_arena_array(f->arena, (size_t)g->nnodes + 1, sizeof(*w.view));
	if (w.alone == NULL || w.view == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
	find_alone(&w);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		w.view[i] = w.alone[i] && (is_slice_of_memory(v) ||
					   (v->op == SMR_OP_reshape && w.view[v->ins[0]->id]));
	}
	*out = w.view;
	return SMR_OK;
}
