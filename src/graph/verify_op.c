/* The form of ops over values; that their shapes fit is checked by ops/. */
#include "graph/verify.h"

static smr_status check_more(const smr_checker *c)
{
	const smr_node *v = c->v;

	for (uint32_t k = 1; k <= v->nmore; k++)
		SMR_TRY(smr_check_type(c, smr_node_type(v, k)));
	return SMR_OK;
}

static smr_status check_part(const smr_checker *c)
{
	const smr_node *v = c->v, *of = v->nins == 1 ? v->ins[0] : NULL;
	const smr_type *t;

	if (of == NULL || v->bits == 0 || v->bits > of->nmore)
		return smr_broken(c, "a part is one of the results behind the first");
	t = smr_node_type(of, (uint32_t)v->bits);
	if (t->dtype != v->type.dtype || t->rank != v->type.rank)
		return smr_broken(c, "a part has another type than the result");
	for (uint32_t d = 0; d < t->rank; d++)
		if (!smr_poly_equal(t->dims[d], v->type.dims[d]))
			return smr_broken(c, "a part has another shape than the result");
	return SMR_OK;
}

static smr_status check_body(smr_checker *c)
{
	const smr_lambda *l = c->v->body;

	if (l->nresults == 0)
		return smr_broken(c, "a body gives nothing");
	c->body = l;
	for (uint32_t i = 0; i < l->nresults; i++)
		SMR_TRY(smr_check_expr(c, l->results[i]));
	c->body = NULL;
	return SMR_OK;
}

smr_status smr_check_tensor(const smr_checker *c)
{
	const smr_node *v = c->v;
	size_t size = smr_dtype_size(v->type.dtype);
	int64_t n;

	if (!smr_type_count(&v->type, &n))
		return smr_broken(c, "a constant's sizes are numbers");
	if (v->ndata != size && (v->ndata % size != 0 || (int64_t)(v->ndata / size) != n))
		return smr_broken(c, "a constant has one element or all of them");
	return SMR_OK;
}

smr_status smr_check_op(smr_checker *c)
{
	const smr_node *v = c->v;

	if (smr_op_arity(v->op) >= 0 && v->nins != (uint32_t)smr_op_arity(v->op))
		return smr_broken(c, "it has more or fewer operands than it takes");
	if (v->op == SMR_OP_part)
		return check_part(c);
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->op == SMR_OP_view || v->ins[i]->op == SMR_OP_scalar ||
		    v->ins[i]->op == SMR_OP_opaque || v->ins[i]->op == SMR_OP_slot ||
		    v->ins[i]->op == SMR_OP_nest)
			return smr_broken(c, "an op over values takes no memory");
	for (uint32_t i = 1; i < v->nattrs; i++)
		if (v->attrs[i - 1].key >= v->attrs[i].key)
			return smr_broken(c, "its numbers are not in order");
	SMR_TRY(check_more(c));
	return v->body != NULL ? check_body(c) : SMR_OK;
}
