/* Converts ops between devices to collectives of a group. */
#include <math.h>
#include <stdlib.h>

#include "predict/internal.h"

static const struct known {
	smr_op op;
	smr_collective what;
} known[] = {{SMR_OP_all_reduce, SMR_ALL_REDUCE},
	     {SMR_OP_all_gather, SMR_ALL_GATHER},
	     {SMR_OP_reduce_scatter, SMR_REDUCE_SCATTER},
	     {SMR_OP_all_to_all, SMR_ALL_TO_ALL},
	     {SMR_OP_collective_permute, SMR_PERMUTE},
	     {SMR_OP_collective_broadcast, SMR_BROADCAST},
	     {SMR_OP_send, SMR_PERMUTE}};

/* All groups are alike: returns the size and stride of the first one. */
static smr_collective_group group_of(const smr_node *v, uint32_t devices)
{
	uint32_t n = 0, nsize = 0;
	const int64_t *members = smr_node_get(v, SMR_ATTR_groups, &n);
	const int64_t *size = smr_node_get(v, SMR_ATTR_group_size, &nsize);
	smr_collective_group g = {.n = (int)devices, .stride = 1, .job = (int)devices};

	if (v->op == SMR_OP_send) {
		const int64_t *pairs = smr_node_get(v, SMR_ATTR_pairs, &n);

		g.n = 2;
		g.stride = n >= 2 ? abs((int)(pairs[1] - pairs[0])) : 1;
		return g;
	}
	if (members == NULL || size == NULL || *size < 1 || *size > n)
		return g;
	g.n = (int)*size;
	if (g.n > 1 && members[0] >= 0 && members[1] >= 0)
		g.stride = abs((int)(members[1] - members[0]));
	if (g.stride < 1 || g.n * g.stride > g.job)
		g.stride = 1;
	return g;
}

smr_status smr_predict_move_of(const smr_node *v, uint32_t devices, double runs,
			       smr_predict_move *out)
{
	double gets = smr_type_bytes(&v->type), gives = 0;

	*out = (smr_predict_move){.v = v, .line = v->loc.line, .runs = runs};
	out->what = SMR_COLLECTIVES;
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (known[i].op == v->op)
			out->what = known[i].what;
	if (out->what == SMR_COLLECTIVES)
		return smr_fail(SMR_EUNSUPPORTED, "line %u: nothing is known of what %s takes",
				v->loc.line, smr_op_name(v->op));
	for (uint32_t k = 1; k <= v->nmore; k++)
		gets += smr_type_bytes(smr_node_type(v, k));
	for (uint32_t i = 0; i < v->nins; i++)
		gives += smr_type_bytes(&v->ins[i]->type);
	out->bytes = fmax(gives, gets);
	out->group = group_of(v, devices);
	return SMR_OK;
}
