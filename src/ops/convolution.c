/* convolution: windows of the left operand times the right one, dimensions in any order. Groups of
 * features, or of the batch, are one more loop: feature g * per + o of the result. */
#include "ops/list.h"
#include "ops/window.h"

/* More would take more loops than a nest has: of the result, of one more for groups, and of the
 * sum. */
enum { MOST_SPACE = 4 };

typedef struct conv {
	const int64_t *lhs, *rhs, *out; /* batch or input, feature or output, then space */
	const int64_t *reversed;        /* NULL: nowhere */
	uint32_t n;                     /* dimensions of space */
	int64_t features, batch;        /* groups; one is 1 */
	int64_t per, depth;             /* output features of a group, input features of a window */
	int64_t l[SMR_MAX_RANK], r[SMR_MAX_RANK];
	smr_windows w[SMR_MAX_RANK];
} conv;

static smr_status layout(const smr_node *v, smr_attr_key key, uint32_t rank, const int64_t **out)
{
	uint32_t n, mask;

	SMR_TRY(smr_ops_dim_list(v, key, rank, out, &n, &mask));
	return n == rank ? SMR_OK
			 : smr_ops_wrong(v, "%s names %u of %u dimensions", smr_attr_name(key), n,
					 rank);
}

static smr_status groups(const smr_node *v, conv *c)
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
				     (long long)(c->features * c->batch), (long long)batch,
				     (long long)out);
	c->per = out / (c->features * c->batch);
	return SMR_OK;
}

static smr_status read(const smr_node *v, conv *c)
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
	SMR_TRY(layout(v, SMR_ATTR_lhs_layout, rank, &c->lhs));
	SMR_TRY(layout(v, SMR_ATTR_rhs_layout, rank, &c->rhs));
	SMR_TRY(layout(v, SMR_ATTR_out_layout, rank, &c->out));
	SMR_TRY(groups(v, c));
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

static smr_status infer(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t to[SMR_MAX_RANK];
	conv c;

	SMR_TRY(read(v, &c));
	SMR_TRY(smr_ops_product_types(v));
	to[c.out[0]] = c.l[c.lhs[0]] / c.batch;
	to[c.out[1]] = c.r[c.rhs[1]];
	for (uint32_t d = 0; d < c.n; d++)
		to[c.out[2 + d]] = c.w[d].count;
	return smr_ops_result(g, v, v->type.dtype, 2 + c.n, to, types);
}

/* The loops of the sum and, where groups have several output features, one for these. */
typedef struct loops {
	uint32_t batch, group, feature; /* feature: the group's loop where it is the same */
	uint32_t depth, space[SMR_MAX_RANK];
	uint32_t sum[SMR_MAX_RANK], nsum;
} loops;

static smr_status split_features(smr_graph *g, const conv *c, smr_nest *out, loops *l)
{
	l->batch = (uint32_t)c->out[0];
	l->group = l->feature = (uint32_t)c->out[1];
	if (c->features * c->batch == 1 || c->per == 1)
		return SMR_OK;
	out->loops[l->group].extent = smr_poly_const(g->arena, c->features * c->batch);
	l->feature = smr_ops_loop(g, out, "o", c->per);
	if (out->loops[l->group].extent == NULL || l->feature == UINT32_MAX)
		return smr_fail(SMR_ENOMEM, "no memory for convolution");
	SMR_TRY(smr_ops_along(g, &out->store[c->out[1]], l->group, c->per - 1));
	return smr_ops_along(g, &out->store[c->out[1]], l->feature, 1);
}

static smr_status sum_over(smr_graph *g, const char *name, int64_t extent, smr_nest *out, loops *l,
			   uint32_t *loop)
{
	*loop = smr_ops_loop(g, out, name, extent);
	l->sum[l->nsum++] = *loop;
	return *loop != UINT32_MAX ? SMR_OK : SMR_EUNSUPPORTED;
}

/* Windows of one element that touch one another need no loops of their own. */
static bool has_space(const conv *c)
{
	for (uint32_t d = 0; d < c->n; d++)
		if (c->w[d].size != 1 || c->w[d].stride != 1)
			return true;
	return false;
}

static smr_status make_loops(smr_graph *g, const conv *c, smr_nest *out, loops *l)
{
	*l = (loops){0};
	SMR_TRY(split_features(g, c, out, l));
	if (c->depth > 1)
		SMR_TRY(sum_over(g, "c", c->depth, out, l, &l->depth));
	for (uint32_t d = 0; has_space(c) && d < c->n; d++)
		SMR_TRY(sum_over(g, "r", c->w[d].size, out, l, &l->space[d]));
	return SMR_OK;
}

static smr_status left(smr_graph *g, const smr_node *v, const conv *c, const smr_nest *out,
		       const loops *l, const smr_expr **to)
{
	smr_expr *r = smr_ops_read(g, v, 0);
	const smr_expr *inside = NULL;
	smr_index *batch, *feature;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for convolution");
	batch = &r->index[c->lhs[0]];
	feature = &r->index[c->lhs[1]];
	SMR_TRY(smr_ops_along(g, batch, l->batch, 1));
	if (c->batch > 1)
		SMR_TRY(smr_ops_along(g, batch, l->group, c->l[c->lhs[0]] / c->batch));
	if (c->features > 1)
		SMR_TRY(smr_ops_along(g, feature, l->group, c->depth));
	if (c->depth > 1)
		SMR_TRY(smr_ops_along(g, feature, l->depth, 1));
	for (uint32_t d = 0; d < c->n; d++) {
		const smr_stride along[2] = {
			{.loop = (uint32_t)c->out[2 + d], .coef = c->w[d].stride},
			{.loop = l->space[d], .coef = c->w[d].dilation},
		};

		SMR_TRY(smr_ops_spread(g, out, &c->w[d].base, along, has_space(c) ? 2 : 1,
				       &r->index[c->lhs[2 + d]], &inside));
	}
	*to = inside == NULL
		      ? r
		      : smr_ops_select(g, inside, r, smr_expr_int(g, v->ins[0]->type.dtype, 0));
	return SMR_OK;
}

static smr_status right(smr_graph *g, const smr_node *v, const conv *c, const loops *l,
			const smr_expr **to)
{
	smr_expr *r = smr_ops_read(g, v, 1);
	smr_index *feature;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for convolution");
	feature = &r->index[c->rhs[1]];
	SMR_TRY(smr_ops_along(g, feature, l->feature, 1));
	if (l->feature != l->group)
		SMR_TRY(smr_ops_along(g, feature, l->group, c->per));
	if (c->depth > 1)
		SMR_TRY(smr_ops_along(g, &r->index[c->rhs[0]], l->depth, 1));
	for (uint32_t d = 0; has_space(c) && d < c->n; d++) {
		bool back = c->reversed != NULL && c->reversed[d] == 1;
		smr_index *x = &r->index[c->rhs[2 + d]];

		SMR_TRY(smr_ops_along(g, x, l->space[d], back ? -1 : 1));
		if (back)
			SMR_TRY(smr_ops_offset(g, x, c->w[d].size - 1));
	}
	*to = r;
	return SMR_OK;
}

/* Whether an operand has no element: then there are sums of nothing, or of padding alone. */
static bool is_nothing(const conv *c)
{
	for (uint32_t d = 0; d < c->n; d++)
		if (c->w[d].size == 0 || c->w[d].base.n == 0)
			return true;
	return c->depth == 0;
}

static smr_status nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const smr_expr *a, *b, *sum;
	loops l;
	conv c;

	SMR_TRY(read(v, &c));
	if (is_nothing(&c))
		return smr_ops_value(v, out, smr_expr_int(g, v->type.dtype, 0));
	SMR_TRY(make_loops(g, &c, out, &l));
	SMR_TRY(left(g, v, &c, out, &l, &a));
	SMR_TRY(right(g, v, &c, &l, &b));
	SMR_TRY(smr_ops_products(g, v, l.nsum, l.sum, a, b, &sum));
	return smr_ops_value(v, out, sum);
}

const smr_op_info smr_ops_convolution = {.op = SMR_OP_convolution, .infer = infer, .nest = nest};
