/* convolution: products of windows of the left operand with the right one, dimensions in any
 * order. */
#include "ops/convolution.h"
#include "ops/list.h"

/* Limit of spatial dimensions: a nest has loops for the result, for groups, and for the sum. */
enum { MOST_SPACE = 4 };

static smr_status read_dim_layout(const smr_node *v, smr_attr_key key, uint32_t rank,
				  const int64_t **out)
{
	uint32_t n, mask;

	SMR_TRY(smr_ops_dim_list(v, key, rank, out, &n, &mask));
	return n == rank ? SMR_OK
			 : smr_ops_wrong(v, "%s names %u of %u dimensions", smr_attr_name(key), n,
					 rank);
}

static smr_status read_group_counts(const smr_node *v, smr_conv *c)
{
	int64_t in = c->l[c->lhs[1]], batch = c->l[c->lhs[0]], out = c->r[c->rhs[1]];

	c->features = smr_node_number(v, SMR_ATTR_feature_groups, 1);
	c->batch = smr_node_number(v, SMR_ATTR_batch_groups, 1);
	if (c->features < 1 || c->batch < 1 || (c->features > 1 && c->batch > 1))
		return smr_ops_wrong(v, "%lld groups of features, %lld of the batch",
				     (long long)c->features, (long long)c->batch);
	c->depth = c->r[c->rhs[0]];
	if (in % c->features != 0 || in / c->features != c->depth)
		return smr_ops_wrong(v, "%lld features in %lld groups by %lld", (long long)in,
				     (long long)c->features, (long long)c->depth);
	if (batch % c->batch != 0 || out % (c->features * c->batch) != 0)
		return smr_ops_wrong(v, "%lld groups of %lld batches and %lld features",
				     (long long)c->features * c->batch, (long long)batch,
				     (long long)out);
	c->per = out / (c->features * c->batch);
	return SMR_OK;
}

static smr_status read_convolution(const smr_node *v, smr_conv *c)
{
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK], size[SMR_MAX_RANK];

	SMR_TRY(smr_ops_counts(v, 2, 1));
	SMR_TRY(smr_ops_dims(v, 0, c->l));
	SMR_TRY(smr_ops_dims(v, 1, c->r));
	rank = v->ins[0]->type.rank;
	SMR_TRY(smr_ops_rank(v, 1, rank));
	if (rank < 2 || rank - 2 > MOST_SPACE)
		return smr_fail(SMR_EUNSUPPORTED,
				"convolution of tensors of %u dimensions: from 2 to %d", rank,
				MOST_SPACE + 2);
	c->n = rank - 2;
	SMR_TRY(read_dim_layout(v, SMR_ATTR_lhs_layout, rank, &c->lhs));
	SMR_TRY(read_dim_layout(v, SMR_ATTR_rhs_layout, rank, &c->rhs));
	SMR_TRY(read_dim_layout(v, SMR_ATTR_out_layout, rank, &c->out));
	SMR_TRY(read_group_counts(v, c));
	c->reversed = NULL;
	if (smr_node_get(v, SMR_ATTR_reversed, NULL) != NULL)
		SMR_TRY(smr_ops_numbers(v, SMR_ATTR_reversed, c->n, 0, 1, &c->reversed));
	for (uint32_t d = 0; d < c->n; d++) {
		dims[d] = c->l[c->lhs[2 + d]];
		size[d] = c->r[c->rhs[2 + d]];
	}
	SMR_TRY(smr_ops_windows(v, c->n, dims, size, c->w));
	smr_ops_ask(c->w, c->n);
	return SMR_OK;
}

static smr_status infer_convolution(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t to[SMR_MAX_RANK] = {0};
	smr_conv c;

	SMR_TRY(read_convolution(v, &c));
	SMR_TRY(smr_ops_product_types(v));
	to[c.out[0]] = c.l[c.lhs[0]] / c.batch;
	to[c.out[1]] = c.r[c.rhs[1]];
	for (uint32_t d = 0; d < c.n; d++)
		to[c.out[2 + d]] = c.w[d].count;
	return smr_ops_result(g, v, v->type.dtype, 2 + c.n, to, types);
}

/* Returns whether an operand has no element: the sums are then empty, or of padding only. */
static bool is_empty_sum(const smr_conv *c)
{
	for (uint32_t d = 0; d < c->n; d++)
		if (c->w[d].size == 0 || c->w[d].base.n == 0)
			return true;
	return c->depth == 0;
}

static smr_status build_convolution_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const smr_expr *a, *b, *sum;
	smr_conv_loops l;
	smr_conv c;

	SMR_TRY(read_convolution(v, &c));
	if (is_empty_sum(&c))
		return smr_ops_value(v, out, smr_expr_int(g, v->type.dtype, 0));
	SMR_TRY(smr_conv_make_loops(g, &c, out, &l));
	SMR_TRY(smr_conv_left(g, v, &c, out, &l, &a));
	SMR_TRY(smr_conv_right(g, v, &c, out, &l, &b));
	SMR_TRY(smr_ops_products(g, v, l.nsum, l.sum, a, b, &sum));
	return smr_ops_value(v, out, sum);
}

const smr_op_info smr_ops_convolution = {
	.op = SMR_OP_convolution, .infer = infer_convolution, .nest = build_convolution_nest};
