/* Collectives of one micro-batch of one stage. Devices of the partitioned program are numbered
 * stage by stage, within a stage micro-batch by micro-batch. */
#include "ops/ops.h"
#include "pass/pipeline_parallel/internal.h"

bool st_spans(const st_staging *x, const smr_node *v)
{
	uint32_t n = 0, size;
	const int64_t *list = smr_node_get(v, SMR_ATTR_groups, &n);

	if (v->op == SMR_OP_collective_permute) {
		list = smr_node_get(v, SMR_ATTR_pairs, &n);
		size = 2;
	} else {
		size = (uint32_t)smr_node_number(v, SMR_ATTR_group_size, 1);
	}
	for (uint32_t i = 0; i < n; i++)
		if (list[i] % x->micro != list[i - i % size] % x->micro)
			return true;
	return false;
}

/* Returns the rows of @p all for this stage's devices in micro-batch 0. */
static smr_status own_rows(const st_staging *x, uint32_t stage, const int64_t *all, uint32_t n,
			   uint32_t row, int64_t **out, uint32_t *nout)
{
	int64_t *list = smr_arena_array(x->m->arena, n + 1, sizeof(*list));

	*out = list;
	*nout = 0;
	if (list == NULL)
		return st_no_memory();
	for (uint32_t r = 0; r + row <= n; r += row)
		for (uint32_t i = 0; i < row; i++) {
			int64_t device = all[r + i] / x->micro;

			if (all[r] / x->micro / x->devices == stage && all[r + i] % x->micro == 0 &&
			    all[r] % x->micro == 0)
				list[(*nout)++] = device;
		}
	return SMR_OK;
}

smr_status st_between(const st_staging *x, uint32_t stage, smr_graph *g, const smr_node *v,
		      smr_node **ins, smr_node **out)
{
	bool pairs = v->op == SMR_OP_collective_permute;
	uint32_t n = 0, first = stage * x->devices;
	uint32_t row = pairs ? 2 : (uint32_t)smr_node_number(v, SMR_ATTR_group_size, 1);
	const int64_t *all = smr_node_get(v, pairs ? SMR_ATTR_pairs : SMR_ATTR_groups, &n);
	int64_t *list = NULL, *mine = NULL, size = x->devices;
	smr_node like = *v;

	like.ins = ins;
	SMR_TRY(own_rows(x, stage, all, n, row, &list, &n));
	if (pairs) { /* they number members of the group */
		mine = smr_arena_array(x->m->arena, x->devices, sizeof(*mine));
		if (mine == NULL)
			return st_no_memory();
		for (uint32_t i = 0; i < x->devices; i++)
			mine[i] = first + i;
		for (uint32_t i = 0; list != NULL && i < n; i++)
			list[i] -= first;
	} else if (st_spans(x, v)) {
		size = (int64_t)row / x->micro;
	} else {
		size = row;
	}
	SMR_TRY(smr_ops_make(g, &like, v->nmore + 1, out));
	SMR_TRY(smr_node_set(g, *out, SMR_ATTR_group_size, &size, 1));
	if (pairs)
		SMR_TRY(smr_node_set(g, *out, SMR_ATTR_groups, mine, x->devices));
	return smr_node_set(g, *out, pairs ? SMR_ATTR_pairs : SMR_ATTR_groups, list, n);
}
