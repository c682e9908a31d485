/* shard: annotates a tensor with a sharding. On one device it is the identity. */
#include "ir/module/sharding.h"
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_shard(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t n;
	const int64_t *numbers = smr_node_get(v, SMR_ATTR_sharding, &n);
	smr_sharding s;

	SMR_TRY(smr_ops_counts(v, 1, 1));
	if (!smr_sharding_read(numbers, n, v->ins[0]->type.rank, &s))
		return smr_ops_wrong(v, "its numbers are no sharding of %u dimensions",
				     v->ins[0]->type.rank);
	*types = v->ins[0]->type;
	return SMR_OK;
}

static smr_status build_shard_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	smr_expr *r = smr_ops_read(g, v, 0);

	for (uint32_t d = 0; r != NULL && d < r->rank; d++)
		SMR_TRY(smr_ops_along(g, &r->index[d], d, 1));
	return smr_ops_value(v, out, r);
}

const smr_op_info smr_ops_shard = {
	.op = SMR_OP_shard, .infer = infer_shard, .nest = build_shard_nest};
