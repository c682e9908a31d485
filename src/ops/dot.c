/* dot: result dimensions are the batches, then the free ones of the left operand, then of the right
 * one. Products and sums have the result's type, or f32 if that is a shorter float. */
#include "ops/build.h"
#include "ops/list.h"

typedef struct dims {
	const int64_t *lb, *rb, *lc, *rc;
	uint32_t nb, nc, left, right; /* left, right: masks of batch and contracted dimensions */
	int64_t l[SMR_MAX_RANK], r[SMR_MAX_RANK];
} dims;

static smr_status read_dot_dims(const smr_node *v, dims *x)
{
	uint32_t lr = v->ins[0]->type.rank, rr = v->ins[1]->type.rank, n, lm, rm;

	SMR_TRY(smr_ops_dims(v, 0, x->l));
	SMR_TRY(smr_ops_dims(v, 1, x->r));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_lhs_batch, lr, &x->lb, &x->nb, &x->left));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_rhs_batch, rr, &x->rb, &n, &x->right));
	if (n != x->nb)
		return smr_ops_wrong(v, "%u and %u batch dimensions", x->nb, n);
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_lhs_contract, lr, &x->lc, &x->nc, &lm));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_rhs_contract, rr, &x->rc, &n, &rm));
	if (n != x->nc)
		return smr_ops_wrong(v, "%u and %u dimensions to sum over", x->nc, n);
	if ((x->left & lm) != 0 || (x->right & rm) != 0)
		return smr_ops_wrong(v, "a dimension is both batch and summed over");
	x->left |= lm;
	x->right |= rm;
	return SMR_OK;
}

static smr_status infer_dot(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t to[2 * SMR_MAX_RANK];
	uint32_t n = 0;
	dims x;

	SMR_TRY(smr_ops_counts(v, 2, 1));
	SMR_TRY(read_dot_dims(v, &x));
	SMR_TRY(smr_ops_product_types(v));
	for (uint32_t i = 0; i < x.nb; i++) {
		if (x.l[x.lb[i]] != x.r[x.rb[i]])
			return smr_ops_wrong(v, "batches of %lld and %lld", (long long)x.l[x.lb[i]],
					     (long long)x.r[x.rb[i]]);
		to[n++] = x.l[x.lb[i]];
	}
	for (uint32_t i = 0; i < x.nc; i++)
		if (x.l[x.lc[i]] != x.r[x.rc[i]])
			return smr_ops_wrong(v, "sums over %lld and %lld elements",
					     (long long)x.l[x.lc[i]], (long long)x.r[x.rc[i]]);
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (!(x.left >> d & 1))
			to[n++] = x.l[d];
	for (uint32_t d = 0; d < v->ins[1]->type.rank; d++)
		if (!(x.right >> d & 1))
			to[n++] = x.r[d];
	return smr_ops_result(g, v, v->type.dtype, n, to, types);
}

static smr_status build_operand_read(smr_graph *g, const smr_node *v, const dims *x, uint32_t i,
				     const uint32_t *loop, uint32_t *free_loop,
				     const smr_expr **out)
{
	const int64_t *batch = i == 0 ? x->lb : x->rb, *summed = i == 0 ? x->lc : x->rc;
	uint32_t taken = i == 0 ? x->left : x->right;
	smr_expr *r = smr_ops_read(g, v, i);

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for dot");
	for (uint32_t b = 0; b < x->nb; b++)
		SMR_TRY(smr_ops_along(g, &r->index[batch[b]], b, 1));
	for (uint32_t c = 0; c < x->nc; c++)
		SMR_TRY(smr_ops_along(g, &r->index[summed[c]], loop[c], 1));
	for (uint32_t d = 0; d < r->rank; d++)
		if (!(taken >> d & 1))
			SMR_TRY(smr_ops_along(g, &r->index[d], (*free_loop)++, 1));
	*out = r;
	return SMR_OK;
}

static smr_status build_dot_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const smr_expr *a, *b, *sum;
	uint32_t loop[SMR_MAX_RANK] = {0}, next;
	dims x;

	SMR_TRY(read_dot_dims(v, &x));
	for (uint32_t c = 0; c < x.nc; c++) {
		if (x.l[x.lc[c]] == 0) /* an empty sum */
			return smr_ops_value(v, out, smr_expr_int(g, v->type.dtype, 0));
		loop[c] = smr_ops_loop(g, out, "k", x.l[x.lc[c]]);
		if (loop[c] == UINT32_MAX)
			return SMR_EUNSUPPORTED;
	}
	next = x.nb;
	SMR_TRY(build_operand_read(g, v, &x, 0, loop, &next, &a));
	SMR_TRY(build_operand_read(g, v, &x, 1, loop, &next, &b));
	SMR_TRY(smr_ops_products(g, v, x.nc, loop, a, b, &sum));
	return smr_ops_value(v, out, sum);
}

const smr_op_info smr_ops_dot = {.op = SMR_OP_dot, .infer = infer_dot, .nest = build_dot_nest};
