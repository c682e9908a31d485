/* Computes the device groups of a collective. */
#include "run/exec/groups.h"

smr_status smr_groups_read(const smr_executable *x, const smr_node *v, smr_grouping *out)
{
	uint32_t all, per;

	*out = (smr_grouping){.module = x->module, .n = x->ndevices};
	out->channel = smr_node_number(v, SMR_ATTR_channel, 0);
	out->list = smr_node_get(v, SMR_ATTR_groups, &all);
	per = out->channel == 2   ? x->ndevices
	      : out->channel == 3 ? x->module->partitions
				  : x->module->replicas;
	if (all == 0 || v->op == SMR_OP_collective_permute) {
		out->list = NULL;
		out->size = per;
		out->rows = 1;
		return SMR_OK;
	}
	out->size = (uint32_t)smr_node_number(v, SMR_ATTR_group_size, all);
	if (out->size == 0 || all % out->size != 0)
		return smr_fail(SMR_ETYPE, "%s: %u devices in groups of %u", smr_op_name(v->op),
				all, out->size);
	out->rows = all / out->size;
	for (uint32_t i = 0; i < all; i++)
		if (out->list[i] < -1 || out->list[i] >= per)
			return smr_fail(SMR_ETYPE, "%s: there is no device %lld",
					smr_op_name(v->op), (long long)out->list[i]);
	return SMR_OK;
}

uint32_t smr_groups_members(const smr_grouping *g, uint32_t row, uint32_t c, uint32_t *to)
{
	uint32_t parts = g->module->partitions, n = 0;
	uint32_t times = g->channel == 1 ? parts : 1;

	if ((uint64_t)g->size * times > g->n)
		return UINT32_MAX;
	for (uint32_t p = 0; p < times; p++)
		for (uint32_t i = 0; i < g->size; i++) {
			int64_t k = g->list != NULL ? g->list[(size_t)row * g->size + i] : i;

			if (k < 0)
				continue;
			to[n++] = g->channel == 0   ? (uint32_t)k * parts + c
				  : g->channel == 1 ? (uint32_t)k * parts + p
				  : g->channel == 2 ? (uint32_t)k
						    : c * parts + (uint32_t)k;
		}
	return n;
}

uint32_t smr_groups_copies(const smr_grouping *g)
{
	return g->channel == 0 ? g->module->partitions : g->channel == 3 ? g->module->replicas : 1;
}
