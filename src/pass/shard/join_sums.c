/* A sum of two all-reduces over the same devices is one all-reduce of the sum: the gradients that
 * reach a value from several weights are added on each device first. Sums of short floats are
 * converted after the all-reduce; the conversion then comes once, too. */
#include <string.h>

#include "ops/build.h"
#include "pass/shard/internal.h"

static bool same_attrs(const smr_node *a, const smr_node *b)
{
	if (a->nattrs != b->nattrs)
		return false;
	for (uint32_t i = 0; i < a->nattrs; i++) {
		const smr_attr *x = &a->attrs[i], *y = &b->attrs[i];

		if (x->key != y->key || x->n != y->n ||
		    memcmp(x->v, y->v, x->n * sizeof(*x->v)) != 0)
			return false;
	}
	return true;
}

/* Returns the all-reduce that @p v is, or is a conversion of; NULL: neither. */
static smr_node *find_reduce(smr_node *v)
{
	bool converts = v->op == SMR_OP_map && v->nins == 1 && v->body->nresults == 1 &&
			v->body->results[0]->kind == SMR_EXPR_OP &&
			v->body->results[0]->op == SMR_OP_convert &&
			v->body->results[0]->args[0]->kind == SMR_EXPR_PARAM;

	if (converts)
		v = v->ins[0];
	return v->op == SMR_OP_all_reduce && v->nins == 1 && smr_ops_plain(v->body) == SMR_OP_add
		       ? v
		       : NULL;
}

smr_status smr_parts_join_sums(smr_parts *p, const smr_node *v, smr_node *const *ins,
			       smr_node **out)
{
	smr_node *a, *b, *sum, *both[2];
	smr_node like;
	smr_dtype t;

	*out = NULL;
	if (v->op != SMR_OP_map || v->nins != 2 || smr_ops_plain(v->body) != SMR_OP_add)
		return SMR_OK;
	a = find_reduce(ins[0]);
	b = find_reduce(ins[1]);
	if (a == NULL || b == NULL || a == b || !same_attrs(a, b) ||
	    !smr_dtype_is_float(a->type.dtype) || a->type.dtype != b->type.dtype ||
	    ins[0]->type.dtype != ins[1]->type.dtype)
		return SMR_OK;
	both[0] = a->ins[0];
	both[1] = b->ins[0];
	t = both[0]->type.dtype;
	SMR_TRY(smr_parts_map(p, both, 2,
			      smr_ops_2(p->g, SMR_OP_add, smr_expr_param(p->g, t, 0),
					smr_expr_param(p->g, t, 1)),
			      &sum));
	like = *a;
	like.ins = &sum;
	SMR_TRY(smr_parts_make(p, &like, 1, out));
	return smr_parts_convert(p, v->type.dtype, out);
}
