/* Folds transposes into products: a product names its dimensions, and the order of its operands
 * only decides the layout of the result. Each element is the sum of the same products in the same
 * order. */
#include <string.h>

#include "pass/simplify/internal.h"

typedef struct product {
	const int64_t *batch[2], *contract[2];
	uint32_t nbatch, ncontract;
} product;

static bool read_dot(const smr_node *v, product *p)
{
	uint32_t n[4];

	p->batch[0] = smr_node_get(v, SMR_ATTR_lhs_batch, &n[0]);
	p->batch[1] = smr_node_get(v, SMR_ATTR_rhs_batch, &n[1]);
	p->contract[0] = smr_node_get(v, SMR_ATTR_lhs_contract, &n[2]);
	p->contract[1] = smr_node_get(v, SMR_ATTR_rhs_contract, &n[3]);
	p->nbatch = n[0];
	p->ncontract = n[2];
	return v->nins == 2 && p->batch[0] != NULL && p->batch[1] != NULL &&
	       p->contract[0] != NULL && p->contract[1] != NULL && n[0] == n[1] && n[2] == n[3];
}

/* Makes the product @p from of other operands, in place of @p v. */
static smr_status make_dot(fs_flow *f, const smr_node *v, const smr_node *from, smr_node *left,
			   smr_node *right, const product *p, smr_node **out)
{
	smr_node *ins[] = {left, right};
	const int64_t *precision = smr_node_get(from, SMR_ATTR_kind, NULL);
	smr_attr attrs[] = {
		{.key = SMR_ATTR_lhs_batch, .n = p->nbatch, .v = p->batch[0]},
		{.key = SMR_ATTR_rhs_batch, .n = p->nbatch, .v = p->batch[1]},
		{.key = SMR_ATTR_lhs_contract, .n = p->ncontract, .v = p->contract[0]},
		{.key = SMR_ATTR_rhs_contract, .n = p->ncontract, .v = p->contract[1]},
		{.key = SMR_ATTR_kind, .n = 1, .v = precision},
	};
	smr_node like = {.op = SMR_OP_dot,
			 .ins = ins,
			 .nins = 2,
			 .attrs = attrs,
			 .nattrs = precision != NULL ? 5 : 4,
			 .type = {.dtype = v->type.dtype},
			 .loc = v->loc,
			 .name = v->name};

	return fs_make(f, &like, out);
}

/* Returns whether the free dimensions (neither batch nor summed) have the same order without the
 * transpose @p dims. */
static bool keeps_order(const product *p, uint32_t i, const int64_t *dims, uint32_t rank)
{
	uint32_t taken = 0;
	int64_t before = -1;

	for (uint32_t k = 0; k < p->nbatch; k++)
		taken |= 1U << p->batch[i][k];
	for (uint32_t k = 0; k < p->ncontract; k++)
		taken |= 1U << p->contract[i][k];
	for (uint32_t d = 0; d < rank; d++) {
		if (taken >> d & 1)
			continue;
		if (dims[d] < before)
			return false;
		before = dims[d];
	}
	return true;
}

/* Returns whether the listed dimensions can be merged: adjacent in this order except for those of
 * size 1. Libraries take one dimension of each kind. */
static bool is_one(const int64_t *list, uint32_t n, const int64_t *size)
{
	int64_t before = -1;

	for (uint32_t k = 0; k < n; k++) {
		if (size[list[k]] == 1)
			continue;
		for (int64_t d = before + 1; before >= 0 && d < list[k]; d++)
			if (size[d] != 1)
				return false;
		if (list[k] < before)
			return false;
		before = list[k];
	}
	return true;
}

/* Checks that for batch, summed and free dimensions. */
static bool is_matrix(const product *p, uint32_t i, const smr_node *x)
{
	int64_t size[SMR_MAX_RANK], left[SMR_MAX_RANK];
	uint32_t taken = 0, n = 0;

	if (!smr_type_dims(&x->type, size))
		return false;
	for (uint32_t k = 0; k < p->nbatch; k++)
		taken |= 1U << p->batch[i][k];
	for (uint32_t k = 0; k < p->ncontract; k++)
		taken |= 1U << p->contract[i][k];
	for (uint32_t d = 0; d < x->type.rank; d++)
		if (!(taken >> d & 1))
			left[n++] = d;
	return is_one(p->batch[i], p->nbatch, size) && is_one(p->contract[i], p->ncontract, size) &&
	       is_one(left, n, size);
}

/* Folds a transposed operand. */
smr_status fs_dot(fs_flow *f, smr_node *v, smr_node **out)
{
	int64_t batch[SMR_MAX_RANK], contract[SMR_MAX_RANK];
	smr_node *ins[2];
	product p, q;

	if (!read_dot(v, &p))
		return SMR_OK;
	for (uint32_t i = 0; i < 2; i++) {
		const smr_node *x = v->ins[i];
		const int64_t *dims;

		if (x->op != SMR_OP_transpose ||
		    !fs_numbers(x, SMR_ATTR_dims, x->type.rank, &dims) ||
		    !keeps_order(&p, i, dims, x->type.rank))
			continue;
		for (uint32_t k = 0; k < p.nbatch; k++)
			batch[k] = dims[p.batch[i][k]];
		for (uint32_t k = 0; k < p.ncontract; k++)
			contract[k] = dims[p.contract[i][k]];
		memcpy(ins, v->ins, sizeof(ins));
		q = p;
		q.batch[i] = batch;
		q.contract[i] = contract;
		ins[i] = x->ins[0];
		if (!is_matrix(&q, i, ins[i]))
			continue;
		return make_dot(f, v, v, ins[0], ins[1], &q, out);
	}
	return SMR_OK;
}

/* Folds the transpose of a product with leading batch dimensions: swaps operands as the order of
 * dimensions requires. */
smr_status fs_turned_dot(fs_flow *f, smr_node *v, smr_node **out)
{
	const smr_node *x = v->ins[0];
	int64_t left[SMR_MAX_RANK], right[SMR_MAX_RANK];
	uint32_t nleft, rank = v->type.rank;
	const int64_t *dims;
	product p, q;

	if (x->op != SMR_OP_dot || !fs_read_once(f, x) || !read_dot(x, &p) ||
	    !fs_numbers(v, SMR_ATTR_dims, rank, &dims))
		return SMR_OK;
	for (uint32_t d = 0; d < p.nbatch; d++) {
		if (dims[d] >= (int64_t)p.nbatch)
			return SMR_OK;
		left[d] = p.batch[0][dims[d]];
		right[d] = p.batch[1][dims[d]];
	}
	nleft = x->ins[0]->type.rank - p.nbatch - p.ncontract;
	/* dimensions of the right operand, then of the left one, each in order */
	for (uint32_t d = p.nbatch; d < rank; d++) {
		int64_t from = d - p.nbatch;

		from = from < (int64_t)(rank - p.nbatch - nleft)
			       ? from + nleft
			       : from - (int64_t)(rank - p.nbatch - nleft);
		if (dims[d] != from + p.nbatch)
			return SMR_OK;
	}
	q = p;
	q.batch[0] = right;
	q.batch[1] = left;
	q.contract[0] = p.contract[1];
	q.contract[1] = p.contract[0];
	return make_dot(f, v, x, x->ins[1], x->ins[0], &q, out);
}
