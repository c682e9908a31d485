/* map: applies a body to the elements of tensors of one shape. */
#include "base/alloc.h"
#include "ops/build.h"
#include "ops/list.h"

static smr_status check_params(const smr_node *v)
{
	smr_dtype *types = smr_calloc(v->nins, sizeof(*types));
	smr_status st;

	if (types == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for map");
	for (uint32_t i = 0; i < v->nins; i++)
		types[i] = v->ins[i]->type.dtype;
	st = smr_ops_takes(v, types);
	smr_free(types);
	return st;
}

static smr_status infer_map(smr_graph *g, const smr_node *v, smr_type *types)
{
	if (v->nins == 0)
		return smr_ops_wrong(v, "it has no operand");
	SMR_TRY(smr_ops_body(v, v->nins, v->nmore + 1));
	SMR_TRY(check_params(v));
	for (uint32_t i = 1; i < v->nins; i++) {
		SMR_TRY(smr_ops_rank(v, i, v->ins[0]->type.rank));
		for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
			if (!smr_poly_equal(v->ins[i]->type.dims[d], v->ins[0]->type.dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
	}
	for (uint32_t k = 0; k <= v->nmore; k++) {
		types[k] = v->ins[0]->type;
		types[k].dtype = v->body->results[k]->type;
	}
	return SMR_OK;
}

/* Reads all operands at the index of the store. */
static smr_status build_map_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const smr_expr **args = smr_arena_array(g->arena, v->nins, sizeof(const smr_expr *));

	if (args == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for map");
	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_type *t = &v->ins[i]->type;

		args[i] = smr_expr_read(g, t->dtype, i, t->rank, out->store);
		if (args[i] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for map");
	}
	return smr_ops_value(v, out, smr_expr_apply(g, v->body->results[k], args, v->nins));
}

const smr_op_info smr_ops_map = {.op = SMR_OP_map, .infer = infer_map, .nest = build_map_nest};
