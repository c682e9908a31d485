/* fused: the nest that several ops became, see pass/values.h. */
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer(smr_graph *g, const smr_node *v, smr_type *types)
{
	if (v->nest == NULL)
		return smr_ops_wrong(v, "it has no nest");
	types[0] = v->type;
	types[0].dtype = v->nest->value->type;
	return SMR_OK;
}

/* Its loops and expressions stay the node's. */
static smr_status nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	*out = *v->nest;
	return SMR_OK;
}

const smr_op_info smr_ops_fused = {.op = SMR_OP_fused, .infer = infer, .nest = nest};
