/* Moves the padding of a convolution of short integers into its operand.
 *
 * The rest is a sum of products of elements at fixed distances, which pass/codelet/contract.c
 * recognises as a matrix product, for which processors have instructions; with padding each element
 * would depend on a condition. Zeros do not change integer sums, so all bits stay the same. The
 * padded copy has short elements, each of which is read many times.
 */
#include <string.h>

#include "pass/simplify/internal.h"

enum { MANY = 8 /* features on each side: with fewer the product does not pay for the copy */ };

typedef struct padded {
	const smr_node *v;
	uint32_t n; /* number of spatial dimensions */
	const int64_t *lhs;
	int64_t low[SMR_MAX_RANK], high[SMR_MAX_RANK], base[SMR_MAX_RANK];
} padded;

static bool is_short(const smr_node *v)
{
	return v->type.dtype == SMR_I8 || v->type.dtype == SMR_U8 || v->type.dtype == SMR_I16;
}

static bool read(const smr_node *v, padded *p)
{
	int64_t window[SMR_MAX_RANK];
	uint32_t rank = v->type.rank;
	const int64_t *rhs;
	bool any = false;

	*p = (padded){.v = v, .n = rank - 2};
	if (v->nins != 2 || rank < 3 || v->nattrs + 3 > FS_MOST_ATTRS || v->type.dtype != SMR_I32 ||
	    !is_short(v->ins[0]) || !is_short(v->ins[1]) ||
	    smr_node_number(v, SMR_ATTR_feature_groups, 1) != 1 ||
	    smr_node_number(v, SMR_ATTR_batch_groups, 1) != 1 ||
	    !fs_numbers(v, SMR_ATTR_lhs_layout, rank, &p->lhs) ||
	    !fs_numbers(v, SMR_ATTR_rhs_layout, rank, &rhs) ||
	    !smr_type_dims(&v->ins[1]->type, window) ||
	    !fs_numbers_or(v, SMR_ATTR_low, p->n, 0, p->low) ||
	    !fs_numbers_or(v, SMR_ATTR_high, p->n, 0, p->high) ||
	    !fs_numbers_or(v, SMR_ATTR_base_dilation, p->n, 1, p->base) || window[rhs[0]] < MANY ||
	    window[rhs[1]] < MANY)
		return false;
	for (uint32_t d = 0; d < p->n; d++)
		any |= p->low[d] != 0 || p->high[d] != 0 || p->base[d] != 1;
	return any;
}

static smr_status make_pad(fs_flow *f, const padded *p, smr_node **out)
{
	int64_t low[SMR_MAX_RANK] = {0}, high[SMR_MAX_RANK] = {0}, interior[SMR_MAX_RANK] = {0};
	smr_node *image = p->v->ins[0], *ins[2] = {image, NULL};
	smr_attr attrs[] = {{.key = SMR_ATTR_low, .n = p->n + 2, .v = low},
			    {.key = SMR_ATTR_high, .n = p->n + 2, .v = high},
			    {.key = SMR_ATTR_interior, .n = p->n + 2, .v = interior}};
	smr_type number = {.dtype = image->type.dtype};
	smr_node v = {.op = SMR_OP_pad,
		      .nins = 2,
		      .ins = ins,
		      .attrs = attrs,
		      .nattrs = 3,
		      .loc = p->v->loc,
		      .name = p->v->name};

	for (uint32_t d = 0; d < p->n; d++) {
		low[p->lhs[2 + d]] = p->low[d];
		high[p->lhs[2 + d]] = p->high[d];
		interior[p->lhs[2 + d]] = p->base[d] - 1;
	}
	SMR_TRY(fs_make_splat(f, &number, 0, &ins[1]));
	return fs_make(f, &v, out);
}

smr_status fs_bare_convolution(fs_flow *f, smr_node *v, smr_node **out)
{
	int64_t none[SMR_MAX_RANK] = {0}, one[SMR_MAX_RANK];
	smr_attr attrs[FS_MOST_ATTRS];
	smr_node bare = *v, *ins[2];
	padded p;

	if (!read(v, &p))
		return SMR_OK;
	for (uint32_t d = 0; d < p.n; d++)
		one[d] = 1;
	SMR_TRY(make_pad(f, &p, &ins[0]));
	ins[1] = v->ins[1];
	memcpy(attrs, v->attrs, v->nattrs * sizeof(*attrs));
	fs_put_attr(attrs, &bare.nattrs, SMR_ATTR_low, none, p.n);
	fs_put_attr(attrs, &bare.nattrs, SMR_ATTR_high, none, p.n);
	fs_put_attr(attrs, &bare.nattrs, SMR_ATTR_base_dilation, one, p.n);
	bare.attrs = attrs;
	bare.ins = ins;
	return fs_make(f, &bare, out);
}
