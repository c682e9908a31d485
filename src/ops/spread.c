/* Dimensions with edge and interior padding. */
#include "ops/window.h"

smr_status smr_ops_padded(const smr_node *v, const smr_spread *s, int64_t high, int64_t *out)
{
	int64_t n = s->n, all;

	if (n > 0 && (__builtin_mul_overflow(n - 1, s->distance, &n) || n >= SMR_OPS_FAR))
		return smr_ops_wrong(v, "%lld elements %lld apart", (long long)s->n,
				     (long long)s->distance);
	n += s->n > 0;
	if (__builtin_add_overflow(n, s->low, &all) || __builtin_add_overflow(all, high, &all) ||
	    s->low > SMR_OPS_FAR || s->low < -SMR_OPS_FAR || high > SMR_OPS_FAR ||
	    high < -SMR_OPS_FAR)
		return smr_ops_wrong(v, "padding of %lld and %lld elements", (long long)s->low,
				     (long long)high);
	*out = all < 0 ? 0 : all;
	return SMR_OK;
}

static int64_t extent_of(const smr_nest *n, uint32_t loop)
{
	int64_t extent = 1;

	(void)smr_poly_is_const(n->loops[loop].extent, &extent);
	return extent;
}

/* Builds the position, counted from the first element. */
static const smr_expr *build_position(smr_graph *g, const smr_spread *s, const smr_stride *strides,
				      uint32_t n)
{
	const smr_expr *sum = s->low != 0 ? smr_ops_i64(g, -s->low) : NULL;

	for (uint32_t i = 0; i < n; i++) {
		const smr_expr *e = smr_expr_loop(g, strides[i].loop);

		if (strides[i].coef != 1)
			e = smr_ops_2(g, SMR_OP_mul, e, smr_ops_i64(g, strides[i].coef));
		sum = sum == NULL ? e : smr_ops_2(g, SMR_OP_add, e, sum);
		if (sum == NULL)
			return NULL;
	}
	return sum != NULL ? sum : smr_ops_i64(g, 0);
}

/* Returns whether all steps are whole elements: the index is then linear, as in a dense
 * dimension. */
static bool is_whole(const smr_spread *s, const smr_stride *strides, uint32_t n)
{
	if (s->low % s->distance != 0)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (strides[i].coef % s->distance != 0)
			return false;
	return true;
}

static smr_status add_straight_index(smr_graph *g, const smr_spread *s, const smr_stride *strides,
				     uint32_t n, smr_index *x)
{
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(smr_ops_along(g, x, strides[i].loop, strides[i].coef / s->distance));
	return smr_ops_offset(g, x, -s->low / s->distance);
}

smr_status smr_ops_spread(smr_graph *g, const smr_nest *n, const smr_spread *s,
			  const smr_stride *strides, uint32_t nstrides, smr_index *x,
			  const smr_expr **inside)
{
	int64_t least = -s->low, most = -s->low, end = s->n == 0 ? 0 : (s->n - 1) * s->distance + 1;
	const smr_expr *at = build_position(g, s, strides, nstrides), *off;

	for (uint32_t i = 0; i < nstrides; i++) {
		int64_t reach = strides[i].coef * (extent_of(n, strides[i].loop) - 1);

		*(reach < 0 ? &least : &most) += reach;
	}
	if (least < 0 || s->asks)
		SMR_TRY(smr_ops_and(g, inside, smr_ops_2(g, SMR_OP_ge, at, smr_ops_i64(g, 0))));
	if (most >= end || s->asks)
		SMR_TRY(smr_ops_and(g, inside, smr_ops_2(g, SMR_OP_lt, at, smr_ops_i64(g, end))));
	if (is_whole(s, strides, nstrides))
		return add_straight_index(g, s, strides, nstrides, x);
	off = smr_ops_2(g, SMR_OP_rem, at, smr_ops_i64(g, s->distance));
	SMR_TRY(smr_ops_and(g, inside, smr_ops_2(g, SMR_OP_eq, off, smr_ops_i64(g, 0))));
	return smr_ops_indirect(g, x, smr_ops_2(g, SMR_OP_div, at, smr_ops_i64(g, s->distance)));
}
