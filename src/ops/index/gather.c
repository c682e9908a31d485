/* gather: slices of the operand at start indices from a tensor, clamped so that each slice lies
 * inside. */
#include "ops/index/picks.h"
#include "ops/list.h"

static smr_status infer_gather(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t to[SMR_MAX_RANK] = {0};
	const int64_t *sizes;
	smr_picks p;

	SMR_TRY(smr_ops_counts(v, 2, 1));
	SMR_TRY(smr_ops_picks(v, 1, &p));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_sizes, p.rank, 0, INT64_MAX, &sizes));
	for (uint32_t d = 0; d < p.rank; d++) {
		if (sizes[d] > p.dims[d] || (p.within[d] < 0 && sizes[d] > 1))
			return smr_ops_wrong(v, "slices have %lld of %lld elements",
					     (long long)sizes[d], (long long)p.dims[d]);
		if (p.within[d] >= 0)
			to[p.within[d]] = sizes[d];
	}
	for (uint32_t i = 0; i < p.index_rank; i++)
		if (p.along[i] >= 0)
			to[p.along[i]] = p.index_dims[i];
	return smr_ops_result(g, v, v->ins[0]->type.dtype, p.slices_rank, to, types);
}

/* Builds the read of component @p k of the index for a point of the result. */
static smr_status build_index_read(smr_graph *g, const smr_node *v, const smr_picks *p, int k,
				   const smr_expr **out)
{
	smr_expr *r = smr_ops_read(g, v, 1);

	for (uint32_t i = 0; r != NULL && i < p->index_rank; i++)
		if (p->along[i] >= 0)
			SMR_TRY(smr_ops_along(g, &r->index[i], (uint32_t)p->along[i], 1));
		else
			SMR_TRY(smr_ops_offset(g, &r->index[i], k));
	*out = r;
	return r != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for gather");
}

static smr_status build_gather_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *sizes = smr_node_get(v, SMR_ATTR_sizes, NULL);
	smr_expr *r = smr_ops_read(g, v, 0);
	const smr_expr *place;
	smr_picks p;

	SMR_TRY(smr_ops_picks(v, 1, &p));
	for (uint32_t d = 0; r != NULL && d < p.rank; d++) {
		/* a dimension that the slices lack has one element of each, even if its size is
		 * given as 0 */
		int64_t size = sizes[d] > 0 ? sizes[d] : 1;

		if (p.dims[d] == 0) /* an empty operand has no element to read */
			return smr_ops_value(v, out, smr_expr_int(g, v->type.dtype, 0));
		if (p.within[d] >= 0)
			SMR_TRY(smr_ops_along(g, &r->index[d], (uint32_t)p.within[d], 1));
		if (p.batch[d] >= 0)
			SMR_TRY(smr_ops_along(g, &r->index[d], (uint32_t)p.along[p.batch[d]], 1));
		if (p.part[d] < 0 || size == p.dims[d])
			continue;
		SMR_TRY(build_index_read(g, v, &p, p.part[d], &place));
		SMR_TRY(smr_ops_indirect(g, &r->index[d],
					 smr_ops_place(g, place, p.dims[d] - size)));
	}
	return smr_ops_value(v, out, r);
}

const smr_op_info smr_ops_gather = {
	.op = SMR_OP_gather, .infer = infer_gather, .nest = build_gather_nest};
