/* reduce: n operands and n start values; the body folds dimensions. Its parameters are n
 * accumulators and n elements. */
#include <string.h>

#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_reduce(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t count, mask, to = 0;
	const smr_type *from;
	const int64_t *list;

	SMR_TRY(smr_ops_fold_check(v, types));
	from = &v->ins[0]->type;
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, from->rank, &list, &count, &mask));
	for (uint32_t d = 0; d < from->rank; d++)
		if (!(mask >> d & 1))
			types[0].dims[to++] = from->dims[d];
	types[0].rank = to;
	for (uint32_t i = 1; i <= v->nmore; i++) {
		memcpy(types[i].dims, types[0].dims, sizeof(types[i].dims));
		types[i].rank = to;
	}
	return SMR_OK;
}

/* Builds the element of operand i: kept dimensions use the result's loops, the others the
 * fold's. */
static smr_status build_reduced_read(smr_graph *g, const smr_node *v, uint32_t i, uint32_t mask,
				     const uint32_t *loop, const smr_expr **out)
{
	smr_expr *r = smr_ops_read(g, v, i);
	uint32_t kept = 0, folded = 0;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for reduce");
	for (uint32_t d = 0; d < r->rank; d++)
		SMR_TRY(smr_ops_along(g, &r->index[d], mask >> d & 1 ? loop[folded++] : kept++, 1));
	*out = r;
	return SMR_OK;
}

static smr_status build_reduce_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	uint32_t n = v->nins / 2, count, mask, loop[SMR_MAX_RANK] = {0}, nloops = 0;
	const smr_expr *elements[SMR_MAX_ACCS], *e;
	int64_t dims[SMR_MAX_RANK];
	const int64_t *list;

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, v->ins[0]->type.rank, &list, &count, &mask));
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (mask >> d & 1) {
			if (dims[d] == 0) /* an empty fold */
				return smr_ops_value(v, out, smr_ops_scalar(g, v, n + k));
			loop[nloops] = smr_ops_loop(g, out, "r", dims[d]);
			if (loop[nloops++] == UINT32_MAX)
				return SMR_EUNSUPPORTED;
		}
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(build_reduced_read(g, v, i, mask, loop, &elements[i]));
	SMR_TRY(smr_ops_fold(g, v, k, SMR_EXPR_FOLD, nloops, loop, elements, NULL, &e));
	return smr_ops_value(v, out, e);
}

const smr_op_info smr_ops_reduce = {
	.op = SMR_OP_reduce, .infer = infer_reduce, .nest = build_reduce_nest};
