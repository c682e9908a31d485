/* Code common to all ops. */
#include "ops/ops.h"

#include <string.h>

#include "base/alloc.h"
#include "ops/build.h"

static smr_status infer_types(smr_graph *g, const smr_node *v, smr_type **types)
{
	const smr_op_info *info = smr_op_find(v->op);

	if (info == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is no op over values", smr_op_name(v->op));
	*types = smr_calloc(v->nmore + 1, sizeof(**types));
	if (*types == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
	/* a result type that infer() leaves unset equals no type */
	for (uint32_t k = 0; k <= v->nmore; k++)
		(*types)[k].dtype = SMR_DTYPE_COUNT;
	SMR_TRY(info->infer(g, v, *types));
	for (uint32_t k = 0; k <= v->nmore; k++)
		if ((*types)[k].dtype == SMR_DTYPE_COUNT)
			return smr_ops_wrong(v, "it gives %u results, not %u", k, v->nmore + 1);
	return SMR_OK;
}

static smr_status check_types(smr_graph *g, const smr_node *v)
{
	smr_type *types = NULL;
	smr_status st = infer_types(g, v, &types);

	for (uint32_t k = 0; st == SMR_OK && k <= v->nmore; k++)
		if (!smr_type_equal(&types[k], smr_node_type(v, k)))
			st = smr_ops_wrong(
				v, "result %u has another type than follows from its operands", k);
	smr_free(types);
	return st;
}

smr_status smr_ops_check(smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (smr_op_kind_of(g->nodes[i]->op) >= SMR_KIND_MAP)
			SMR_TRY(check_types(g, g->nodes[i]));
	return SMR_OK;
}

smr_status smr_ops_make(smr_graph *g, const smr_node *like, uint32_t nresults, smr_node **out)
{
	smr_node trial = *like, *v = NULL;
	smr_type *types = NULL;
	smr_status st;

	trial.nmore = nresults - 1;
	st = infer_types(g, &trial, &types);
	if (st == SMR_OK) {
		v = smr_graph_op(g, like->op, types, nresults, like->ins, like->nins);
		st = v != NULL ? SMR_OK : SMR_ENOMEM;
	}
	smr_free(types);
	for (uint32_t i = 0; st == SMR_OK && i < like->nattrs; i++)
		st = smr_node_set(g, v, like->attrs[i].key, like->attrs[i].v, like->attrs[i].n);
	if (st != SMR_OK)
		return st;
	v->body = like->body;
	v->routine = like->routine;
	v->loc = like->loc;
	*out = v;
	return SMR_OK;
}

void smr_draft_begin(smr_draft *d, smr_op op, smr_node *const *ins, uint32_t nins)
{
	*d = (smr_draft){.v = {.op = op, .nins = nins}};
	d->v.ins = (smr_node **)(uintptr_t)ins; /* never written to */
	d->v.attrs = d->attrs;
}

/* Inserts by key: nodes have attributes sorted. */
void smr_draft_set(smr_draft *d, smr_attr_key key, const int64_t *v, uint32_t n)
{
	uint32_t i = d->v.nattrs++;

	for (; i > 0 && d->attrs[i - 1].key > key; i--)
		d->attrs[i] = d->attrs[i - 1];
	d->attrs[i] = (smr_attr){.key = key, .n = n, .v = v};
}

static smr_status build_store_index(smr_graph *g, const smr_type *t, smr_nest *n)
{
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "a result whose sizes are no numbers");
	n->store = t->rank > 0 ? smr_arena_array(g->arena, t->rank, sizeof(*n->store)) : NULL;
	if (t->rank > 0 && n->store == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	for (uint32_t d = 0; d < t->rank; d++) {
		if (smr_ops_loop(g, n, "i", dims[d]) == UINT32_MAX)
			return SMR_ENOMEM;
		n->store[d].offset = smr_poly_const(g->arena, 0);
		if (n->store[d].offset == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a nest");
		SMR_TRY(smr_ops_along(g, &n->store[d], d, 1));
	}
	return SMR_OK;
}

smr_status smr_ops_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest **out)
{
	const smr_op_info *info = smr_op_find(v->op);
	smr_nest *n = smr_arena_alloc(g->arena, sizeof(*n));
	smr_status st;

	if (info == NULL || info->nest == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s has no nest", smr_op_name(v->op));
	if (n == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	SMR_TRY(build_store_index(g, smr_node_type(v, k), n));
	st = info->nest(g, v, k, n);
	if (st != SMR_OK && smr_arena_ran_short(g->arena))
		return smr_fail(SMR_ENOMEM, "no memory for a nest"); /* the cause of the failure */
	if (st != SMR_OK)
		return st;
	*out = n;
	return SMR_OK;
}
