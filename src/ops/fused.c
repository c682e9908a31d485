/* fused: one nest in place of several ops, see pass/fuse/fuse.h. */
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_fused(smr_graph *g, const smr_node *v, smr_type *types)
{
	for (uint32_t k = 0; k <= v->nmore; k++) {
		if (smr_node_nest(v, k) == NULL)
			return smr_ops_wrong(v, "it has no nest");
		types[k] = *smr_node_type(v, k);
		types[k].dtype = smr_node_nest(v, k)->value->type;
	}
	return SMR_OK;
}

/* Copies the nest; its loops and expressions stay shared with the node. */
static smr_status copy_fused_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	*out = *smr_node_nest(v, k);
	return SMR_OK;
}

const smr_op_info smr_ops_fused = {
	.op = SMR_OP_fused, .infer = infer_fused, .nest = copy_fused_nest};
