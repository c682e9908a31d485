/* A slice that is the only reader of a product becomes a product of slices: the same sums of the
 * same products, and only the wanted ones. */
#include <string.h>

#include "pass/simplify/internal.h"

/* Origin of a product's dimensions: the operand and its dimension; batch dimensions have both. */
typedef struct origin {
	uint32_t n, nbatch, nleft; /* of the product; batch; free ones of the left */
	const int64_t *batch[2], *contract[2];
	uint32_t ncontract;
	uint32_t dims[2][SMR_MAX_RANK]; /* that of the product, or `n`: summed */
} origin;

static bool read_dot(const smr_node *x, origin *o)
{
	uint32_t n[4], at;

	o->n = x->type.rank;
	o->batch[0] = smr_node_get(x, SMR_ATTR_lhs_batch, &n[0]);
	o->batch[1] = smr_node_get(x, SMR_ATTR_rhs_batch, &n[1]);
	o->contract[0] = smr_node_get(x, SMR_ATTR_lhs_contract, &n[2]);
	o->contract[1] = smr_node_get(x, SMR_ATTR_rhs_contract, &n[3]);
	if (x->nins != 2 || o->batch[0] == NULL || o->batch[1] == NULL || o->contract[0] == NULL ||
	    o->contract[1] == NULL || n[0] != n[1] || n[2] != n[3])
		return false;
	o->nbatch = at = n[0];
	o->ncontract = n[2];
	for (uint32_t i = 0; i < 2; i++) {
		uint32_t rank = x->ins[i]->type.rank, *dims = o->dims[i];

		memset(dims, 0xff, sizeof(o->dims[i]));
		for (uint32_t k = 0; k < o->nbatch; k++)
			dims[o->batch[i][k]] = k;
		for (uint32_t k = 0; k < o->ncontract; k++)
			dims[o->contract[i][k]] = o->n;
		for (uint32_t d = 0; d < rank; d++)
			if (dims[d] == UINT32_MAX)
				dims[d] = at++;
	}
	return at == o->n;
}

static smr_status make_sliced_dot(fs_flow *f, const smr_node *v, smr_node *const *ins,
				  const smr_node *x, smr_node **out)
{
	smr_node *both[] = {ins[0], ins[1]};
	smr_node like = {.op = SMR_OP_dot,
			 .ins = both,
			 .nins = 2,
			 .attrs = x->attrs,
			 .nattrs = x->nattrs,
			 .type = {.dtype = x->type.dtype},
			 .loc = v->loc,
			 .name = v->name};

	return fs_make(f, &like, out);
}

/* Returns whether all of operand @p i is needed. */
static bool is_whole(const origin *o, const smr_node *x, uint32_t i, const int64_t *from,
		     const int64_t *to)
{
	for (uint32_t d = 0; d < x->ins[i]->type.rank; d++)
		if (o->dims[i][d] < o->n && from[o->dims[i][d]] != to[o->dims[i][d]])
			return false;
	return true;
}

static bool reads_parts(const fs_flow *f, const smr_node *v, origin *o, int64_t *from, int64_t *to)
{
	const smr_node *x = v->ins[0];

	if (x->op != SMR_OP_dot || !fs_read_once(f, x) || !smr_type_dims(&x->type, from) ||
	    !smr_type_dims(&v->type, to) || !read_dot(x, o))
		return false;
	for (uint32_t d = 0; d < o->n; d++)
		if (to[d] == 0)
			return false;
	return true;
}

smr_status fs_slice_of_dot(fs_flow *f, smr_node *v, smr_node **out)
{
	static const smr_attr_key keys[] = {SMR_ATTR_start, SMR_ATTR_limit, SMR_ATTR_stride};
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK], size[SMR_MAX_RANK], at[3][SMR_MAX_RANK];
	const int64_t *part[3];
	smr_node *x = v->ins[0], *ins[2];
	origin o;

	if (!reads_parts(f, v, &o, from, to))
		return SMR_OK;
	for (uint32_t k = 0; k < 3; k++)
		if (!fs_numbers(v, keys[k], o.n, &part[k]))
			return SMR_OK;
	for (uint32_t i = 0; i < 2; i++) {
		ins[i] = x->ins[i];
		if (!smr_type_dims(&ins[i]->type, size))
			return SMR_OK;
		for (uint32_t d = 0; d < ins[i]->type.rank; d++) {
			uint32_t k = o.dims[i][d];

			at[0][d] = k < o.n ? part[0][k] : 0;
			at[1][d] = k < o.n ? part[1][k] : size[d];
			at[2][d] = k < o.n ? part[2][k] : 1;
		}
		if (!is_whole(&o, x, i, from, to))
			SMR_TRY(fs_make_slice(f, v, ins[i], at[0], at[1], at[2], &ins[i]));
	}
	return make_sliced_dot(f, v, ins, x, out);
}

/* Slices operand @p i dynamically by the same scalars. They clamp alike, since sizes and slice
 * sizes are equal. */
static smr_status slice_operand(fs_flow *f, const smr_node *v, const origin *o, uint32_t i,
				smr_node **operand)
{
	smr_node *ins[1 + SMR_MAX_RANK] = {*operand}, *zero = NULL;
	int64_t size[SMR_MAX_RANK], to[SMR_MAX_RANK];
	smr_attr attr = {.key = SMR_ATTR_sizes, .n = (*operand)->type.rank, .v = size};
	smr_node like = {.op = SMR_OP_dynamic_slice,
			 .ins = ins,
			 .nins = 1 + (*operand)->type.rank,
			 .attrs = &attr,
			 .nattrs = 1,
			 .loc = v->loc,
			 .name = v->name};

	if (!smr_type_dims(&(*operand)->type, size) || !smr_type_dims(&v->type, to))
		return SMR_OK;
	if (o->ncontract > 0)
		SMR_TRY(fs_make_splat(f, &v->ins[1]->type, 0, &zero));
	for (uint32_t d = 0; d < (*operand)->type.rank; d++) {
		uint32_t k = o->dims[i][d];

		ins[1 + d] = k < o->n ? v->ins[1 + k] : zero;
		if (k < o->n)
			size[d] = to[k];
	}
	return fs_make(f, &like, operand);
}

smr_status fs_dynamic_slice_of_dot(fs_flow *f, smr_node *v, smr_node **out)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK];
	smr_node *x = v->ins[0], *ins[2];
	origin o;

	if (!reads_parts(f, v, &o, from, to) || v->nins != 1 + o.n || o.n == 0)
		return SMR_OK;
	for (uint32_t i = 0; i < 2; i++) {
		ins[i] = x->ins[i];
		if (!is_whole(&o, x, i, from, to))
			SMR_TRY(slice_operand(f, v, &o, i, &ins[i]));
	}
	if (ins[0] == x->ins[0] && ins[1] == x->ins[1])
		return SMR_OK;
	return make_sliced_dot(f, v, ins, x, out);
}
