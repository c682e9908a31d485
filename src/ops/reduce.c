/* reduce: n operands and n starts, dimensions folded by the body, whose parameters are n values so
 * far and n elements. */
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t n = v->nins / 2, rank = n > 0 ? v->ins[0]->type.rank : 0, count, mask, to = 0;
	const int64_t *list;

	if (n == 0 || v->nins % 2 != 0 || n != v->nmore + 1)
		return smr_ops_wrong(v, "%u operands for %u results", v->nins, v->nmore + 1);
	if (n > SMR_MAX_ACCS)
		return smr_fail(SMR_EUNSUPPORTED, "reduce of more than %d operands", SMR_MAX_ACCS);
	SMR_TRY(smr_ops_body(v, 2 * n, n));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, rank, &list, &count, &mask));
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(smr_ops_rank(v, i, rank));
		SMR_TRY(smr_ops_rank(v, n + i, 0));
		for (uint32_t d = 0; d < rank; d++)
			if (!smr_poly_equal(v->ins[i]->type.dims[d], v->ins[0]->type.dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
		if (v->body->results[i]->type != v->ins[n + i]->type.dtype)
			return smr_ops_wrong(v, "the body's type differs from the start's");
	}
	for (uint32_t d = 0; d < rank; d++)
		if (!(mask >> d & 1))
			types[0].dims[to++] = v->ins[0]->type.dims[d];
	types[0].rank = to;
	for (uint32_t i = n; i-- > 0;) {
		types[i] = types[0];
		types[i].dtype = v->body->results[i]->type;
	}
	return SMR_OK;
}

/* Element of operand i: kept dimensions go with the result's loops, the others with the fold's. */
static smr_status element(smr_graph *g, const smr_node *v, uint32_t i, uint32_t mask,
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

static smr_status nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	uint32_t n = v->nins / 2, count, mask, loop[SMR_MAX_RANK] = {0}, nloops = 0;
	const smr_expr *args[2 * SMR_MAX_ACCS];
	int64_t dims[SMR_MAX_RANK];
	const int64_t *list;
	smr_expr *fold;

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, v->ins[0]->type.rank, &list, &count, &mask));
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (mask >> d & 1) {
			if (dims[d] == 0) /* nothing is folded */
				return smr_ops_value(v, out, smr_ops_read(g, v, n + k));
			loop[nloops] = smr_ops_loop(g, out, "r", dims[d]);
			if (loop[nloops++] == UINT32_MAX)
				return SMR_EUNSUPPORTED;
		}
	for (uint32_t i = 0; i < n; i++) {
		args[i] = smr_expr_acc(g, v->ins[n + i]->type.dtype, 0, i);
		SMR_TRY(element(g, v, i, mask, loop, &args[n + i]));
	}
	if (nloops == 0) { /* folds no dimension: each element meets the start */
		for (uint32_t i = 0; i < n; i++)
			args[i] = smr_ops_read(g, v, n + i);
		return smr_ops_value(v, out, smr_expr_apply(g, v->body->results[k], args, 2 * n));
	}
	fold = smr_expr_fold(g, nloops, loop, smr_ops_read(g, v, n),
			     smr_expr_apply(g, v->body->results[0], args, 2 * n));
	for (uint32_t i = 1; fold != NULL && i < n; i++) {
		fold->init[i] = smr_ops_read(g, v, n + i);
		fold->step[i] = smr_expr_apply(g, v->body->results[i], args, 2 * n);
		if (fold->init[i] == NULL || fold->step[i] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for reduce");
	}
	if (fold != NULL) {
		fold->nacc = n;
		fold->result = k;
		fold->type = v->body->results[k]->type;
	}
	return smr_ops_value(v, out, fold);
}

const smr_op_info smr_ops_reduce = {.op = SMR_OP_reduce, .infer = infer, .nest = nest};
