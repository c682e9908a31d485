/* Checks the form of ops over values; ops/ checks their shapes. */
#include "ir/graph/verify.h"

static smr_status check_part(const smr_checker *c)
{
	const smr_node *v = c->v, *of = v->nins == 1 ? v->ins[0] : NULL;
	const smr_type *t;

	if (of == NULL || v->bits == 0 || v->bits > of->nmore)
		return smr_broken(c, "a part is one of the results after the first");
	t = smr_node_type(of, (uint32_t)v->bits);
	return smr_type_equal(t, &v->type)
		       ? SMR_OK
		       : smr_broken(c, "a part has another type than the result");
}

/* Checks param and part: a type and a number. */
static smr_status check_leaf(const smr_checker *c)
{
	if (c->v->nmore > 0 || c->v->nattrs > 0 || c->v->body != NULL || c->v->routine != NULL)
		return smr_broken(c, "it has one result, no numbers and no body");
	return c->v->op == SMR_OP_part ? check_part(c) : SMR_OK;
}

/* Rejects complex elements (a complex tensor is two tensors), so that all elements fit into 64
 * bits. */
static smr_status check_real(const smr_checker *c, const smr_type *t)
{
	return t->dtype == SMR_C64 || t->dtype == SMR_C128
		       ? smr_broken(c, "values are real numbers, complex ones are two each")
		       : SMR_OK;
}

static smr_status check_types(const smr_checker *c)
{
	const smr_node *v = c->v;

	for (uint32_t k = 1; k <= v->nmore; k++)
		SMR_TRY(smr_check_type(c, smr_node_type(v, k)));
	for (uint32_t k = 0; k <= v->nmore; k++)
		SMR_TRY(check_real(c, smr_node_type(v, k)));
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(check_real(c, &v->ins[i]->type));
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

/* Checks a result of a fused op. Only smr_graph_fuse() makes its store, so that is not checked. */
static smr_status check_result(smr_checker *c, const smr_type *t)
{
	const smr_nest *n = c->v->nest;

	if (n == NULL || n->nloops > SMR_MAX_LOOPS || n->nloops < t->rank)
		return smr_broken(c,
				  "each result has a nest, with a loop for each of its dimensions");
	for (uint32_t d = 0; d < t->rank; d++)
		if (!smr_poly_equal(n->loops[d].extent, t->dims[d]))
			return smr_broken(c, "a loop has another size than the result");
	c->bound = 0;
	SMR_TRY(smr_check_loops(c, n));
	SMR_TRY(smr_check_expr(c, n->value));
	if (n->value->type != t->dtype)
		return smr_broken(c, "the value has another type than the result");
	return (n->domain | c->bound) == (UINT64_C(1) << n->nloops) - 1
		       ? SMR_OK
		       : smr_broken(c, "a loop is neither in the domain nor bound by a fold");
}

/* Checks each result's nest as if the node had no other. */
static smr_status check_fused(smr_checker *c)
{
	const smr_node *v = c->v;
	smr_status st = SMR_OK;

	for (uint32_t k = 0; st == SMR_OK && k <= v->nmore; k++) {
		smr_node one = *v;

		one.nest = smr_node_nest(v, k);
		c->v = &one;
		st = check_result(c, smr_node_type(v, k));
		c->v = v;
	}
	return st;
}

smr_status smr_check_op(smr_checker *c)
{
	const smr_node *v = c->v;

	if (smr_op_arity(v->op) >= 0 && v->nins != (uint32_t)smr_op_arity(v->op))
		return smr_broken(c, "it has more or fewer operands than it takes");
	SMR_TRY(check_types(c));
	if (v->op == SMR_OP_part || v->op == SMR_OP_param)
		return check_leaf(c);
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->op == SMR_OP_view || v->ins[i]->op == SMR_OP_scalar ||
		    v->ins[i]->op == SMR_OP_opaque || v->ins[i]->op == SMR_OP_slot ||
		    v->ins[i]->op == SMR_OP_nest)
			return smr_broken(c, "an op over values takes no memory");
	for (uint32_t i = 1; i < v->nattrs; i++)
		if (v->attrs[i - 1].key >= v->attrs[i].key)
			return smr_broken(c, "its numbers are not in order");
	if ((v->op == SMR_OP_fused) != (v->nest != NULL))
		return smr_broken(c, "only a fused op has a nest over values");
	if (v->nest != NULL)
		SMR_TRY(check_fused(c));
	return v->body != NULL ? check_body(c) : SMR_OK;
}
