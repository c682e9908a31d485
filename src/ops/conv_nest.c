/* The nest of a convolution.
 *
 * Groups, of features or of the batch, are an additional loop: feature g * per + o of the result.
 *
 * If the left operand is dilated by D (the gradient of a convolution of stride D), most of a window
 * covers zeros between elements. The elements it covers depend on its position modulo D. With e so
 * that low + e = D - 1 modulo D, element r of the window and position y of the result
 *     r + e = D * r' + q,    y = D * y' + D - 1 - q
 * are one for each r', y' and phase q, 0 <= q < D, and the window covers
 *     (y + r - low) / D = y' + r' + (D - 1 - e - low) / D,
 * which is an integer: the sum over r' alone has all elements and no zeros. */
#include "ops/convolution.h"

static smr_status split_features(smr_graph *g, const smr_conv *c, smr_nest *out, smr_conv_loops *l)
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

static bool has_phases(const smr_windows *w)
{
	return w->base.distance > 1 && w->stride == 1 && w->dilation == 1 &&
	       w->count % w->base.distance == 0;
}

/* Returns whether the nest with phases has no more loops than allowed. */
static bool phases_fit(const smr_conv *c)
{
	uint32_t loops = 2 + c->n + 1 + 1 + c->n;

	for (uint32_t d = 0; d < c->n; d++)
		loops += has_phases(&c->w[d]);
	return loops <= SMR_MAX_LOOPS;
}

static smr_status split_space(smr_graph *g, const smr_conv *c, smr_nest *out, smr_conv_loops *l)
{
	for (uint32_t d = 0; phases_fit(c) && d < c->n; d++) {
		int64_t apart = c->w[d].base.distance;
		uint32_t y = (uint32_t)c->out[2 + d];
		smr_index *x = &out->store[y];

		if (!has_phases(&c->w[d]))
			continue;
		l->phase[d] = smr_ops_loop(g, out, "q", apart);
		out->loops[y].extent = smr_poly_const(g->arena, c->w[d].count / apart);
		if (l->phase[d] == UINT32_MAX || out->loops[y].extent == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for convolution");
		SMR_TRY(smr_ops_along(g, x, y, apart - 1));
		SMR_TRY(smr_ops_along(g, x, l->phase[d], -1));
		SMR_TRY(smr_ops_offset(g, x, apart - 1));
		l->ahead[d] = ((apart - 1 - c->w[d].base.low) % apart + apart) % apart;
	}
	return SMR_OK;
}

static smr_status add_sum_loop(smr_graph *g, const char *name, int64_t extent, smr_nest *out,
			       smr_conv_loops *l, uint32_t *loop)
{
	*loop = smr_ops_loop(g, out, name, extent);
	l->sum[l->nsum++] = *loop;
	return *loop != UINT32_MAX ? SMR_OK : SMR_EUNSUPPORTED;
}

/* Returns whether windows need loops of their own; adjacent windows of one element do not. */
static bool has_windows(const smr_conv *c)
{
	for (uint32_t d = 0; d < c->n; d++)
		if (c->w[d].size != 1 || c->w[d].stride != 1 || c->w[d].base.distance != 1)
			return true;
	return false;
}

smr_status smr_conv_make_loops(smr_graph *g, const smr_conv *c, smr_nest *out, smr_conv_loops *l)
{
	*l = (smr_conv_loops){.windows = has_windows(c)};
	SMR_TRY(split_features(g, c, out, l));
	SMR_TRY(split_space(g, c, out, l));
	if (c->depth > 1)
		SMR_TRY(add_sum_loop(g, "c", c->depth, out, l, &l->depth));
	for (uint32_t d = 0; l->windows && d < c->n; d++) {
		int64_t apart = c->w[d].base.distance, extent = c->w[d].size;

		if (l->phase[d] != 0)
			extent = (extent + l->ahead[d] + apart - 1) / apart;
		SMR_TRY(add_sum_loop(g, "r", extent, out, l, &l->space[d]));
	}
	return SMR_OK;
}

static smr_status build_left_space(smr_graph *g, const smr_conv *c, const smr_nest *out,
				   const smr_conv_loops *l, uint32_t d, smr_index *x,
				   const smr_expr **inside)
{
	smr_stride along[2] = {
		{.loop = (uint32_t)c->out[2 + d], .coef = c->w[d].stride},
		{.loop = l->space[d], .coef = c->w[d].dilation},
	};
	smr_spread s = c->w[d].base;

	if (l->phase[d] != 0) {
		s.low = -((s.distance - 1 - l->ahead[d] - s.low) / s.distance);
		s.distance = along[0].coef = along[1].coef = 1;
	}
	return smr_ops_spread(g, out, &s, along, l->windows ? 2 : 1, x, inside);
}

/* Indexes element r of the window, counted from its end if the dimension is reversed. */
static smr_status build_right_space(smr_graph *g, const smr_conv *c, const smr_nest *out,
				    const smr_conv_loops *l, uint32_t d, smr_index *x,
				    const smr_expr **inside)
{
	bool back = c->reversed != NULL && c->reversed[d] == 1, phases = l->phase[d] != 0;
	int64_t way = back ? -1 : 1, from = back ? c->w[d].size - 1 : 0;
	const smr_stride along[2] = {
		{.loop = l->space[d], .coef = phases ? way * c->w[d].base.distance : way},
		{.loop = l->phase[d], .coef = way},
	};
	const smr_spread s = {.n = c->w[d].size, .distance = 1, .low = way * l->ahead[d] - from};

	return smr_ops_spread(g, out, &s, along, phases ? 2 : 1, x, inside);
}

static smr_status select_or_zero(smr_graph *g, const smr_expr *inside, const smr_expr *r,
				 const smr_expr **to)
{
	*to = inside == NULL ? r : smr_ops_select(g, inside, r, smr_expr_int(g, r->type, 0));
	return *to != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for convolution");
}

smr_status smr_conv_left(smr_graph *g, const smr_node *v, const smr_conv *c, const smr_nest *out,
			 const smr_conv_loops *l, const smr_expr **to)
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
	for (uint32_t d = 0; d < c->n; d++)
		SMR_TRY(build_left_space(g, c, out, l, d, &r->index[c->lhs[2 + d]], &inside));
	return select_or_zero(g, inside, r, to);
}

smr_status smr_conv_right(smr_graph *g, const smr_node *v, const smr_conv *c, const smr_nest *out,
			  const smr_conv_loops *l, const smr_expr **to)
{
	smr_expr *r = smr_ops_read(g, v, 1);
	const smr_expr *inside = NULL;
	smr_index *feature;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for convolution");
	feature = &r->index[c->rhs[1]];
	SMR_TRY(smr_ops_along(g, feature, l->feature, 1));
	if (l->feature != l->group)
		SMR_TRY(smr_ops_along(g, feature, l->group, c->per));
	if (c->depth > 1)
		SMR_TRY(smr_ops_along(g, &r->index[c->rhs[0]], l->depth, 1));
	for (uint32_t d = 0; l->windows && d < c->n; d++)
		SMR_TRY(build_right_space(g, c, out, l, d, &r->index[c->rhs[2 + d]], &inside));
	return select_or_zero(g, inside, r, to);
}
