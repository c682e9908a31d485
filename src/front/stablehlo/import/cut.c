/* Conversions between whole tensors and the parts that devices have. */
#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

smr_status hlo_no_cut(hlo_import *im, uint32_t ndevices, hlo_cut *out)
{
	*out = (hlo_cut){.parts = 1};
	out->part = smr_arena_array(im->arena, 2 * (size_t)ndevices + 1, sizeof(*out->part));
	if (out->part == NULL)
		return hlo_no_memory(im);
	out->rest = out->part + ndevices;
	return SMR_OK;
}

/* Gets the start of this device's part, from a table. */
static smr_status start_of(hlo_import *im, const hlo_cuts *cuts, const hlo_cut *c, int64_t size,
			   smr_node **out)
{
	int64_t n = cuts->ndevices, one = 1, kind = cuts->replicas;
	int64_t *table = smr_arena_array(im->arena, cuts->ndevices, sizeof(*table));
	smr_node *ins[2];
	smr_draft k;

	if (table == NULL)
		return hlo_no_memory(im);
	for (uint32_t d = 0; d < cuts->ndevices; d++)
		table[d] = c->part[d] * size;
	SMR_TRY(hlo_tensor(im, SMR_I64, 1, &n, table, (size_t)n * sizeof(*table), &ins[0]));
	smr_draft_begin(&k, SMR_OP_device, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	SMR_TRY(hlo_build(im, &k, 1, &ins[1]));
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 2);
	smr_draft_set(&k, SMR_ATTR_sizes, &one, 1);
	SMR_TRY(hlo_build(im, &k, 1, out));
	return hlo_reshape(im, *out, 0, NULL, out);
}

smr_status hlo_part_of(hlo_import *im, const smr_mlir_op *op, const hlo_cuts *cuts, hlo_value *v,
		       hlo_value **out)
{
	smr_node *ins[1 + SMR_MAX_RANK], *made[2] = {NULL};
	int64_t sizes[SMR_MAX_RANK];
	bool whole = true;
	smr_draft k;

	SMR_TRY(hlo_here(im));
	for (uint32_t d = 0; d < v->type.rank; d++) {
		const hlo_cut *c = &cuts->dim[d];

		if (v->type.dims[d] % c->parts != 0)
			return hlo_unsupported(im, op, "parts of several sizes");
		sizes[d] = v->type.dims[d] / c->parts;
		whole = whole && c->parts == 1;
		if (c->parts == 1)
			SMR_TRY(hlo_splat(im, SMR_I64, 0, NULL, 0, &ins[1 + d]));
		else
			SMR_TRY(start_of(im, cuts, c, sizes[d], &ins[1 + d]));
	}
	*out = v;
	if (whole)
		return SMR_OK;
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &ins[0]));
		smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + v->type.rank);
		smr_draft_set(&k, SMR_ATTR_sizes, sizes, v->type.rank);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_value_of(im, v->type.elem, made, out);
}

/* Groups the devices that share one whole, in the order of their parts. */
static smr_status groups_of(hlo_import *im, const hlo_cuts *cuts, const hlo_cut *c, int64_t **out)
{
	int64_t *list = smr_arena_array(im->arena, cuts->ndevices, sizeof(*list));
	uint32_t n = 0;

	if (list == NULL)
		return hlo_no_memory(im);
	for (uint32_t first = 0; first < cuts->ndevices; first++) {
		if (c->part[first] != 0)
			continue;
		if (n + c->parts > cuts->ndevices)
			return smr_fail(SMR_ETYPE, "a dimension that one axis cuts twice");
		for (uint32_t d = 0; d < cuts->ndevices; d++)
			if (c->rest[d] == c->rest[first])
				list[n + c->part[d]] = d;
		n += (uint32_t)c->parts;
	}
	*out = list;
	return SMR_OK;
}

static smr_status gather_dim(hlo_import *im, const hlo_cuts *cuts, const hlo_cut *c, int64_t dim,
			     smr_node **v)
{
	int64_t *groups, dims[SMR_MAX_RANK], channel = cuts->replicas ? 0 : 3;
	smr_draft k;

	SMR_TRY(groups_of(im, cuts, c, &groups));
	smr_draft_begin(&k, SMR_OP_all_gather, v, 1);
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	smr_draft_set(&k, SMR_ATTR_groups, groups, cuts->ndevices);
	smr_draft_set(&k, SMR_ATTR_group_size, &c->parts, 1);
	smr_draft_set(&k, SMR_ATTR_channel, &channel, 1);
	(void)smr_type_dims(&(*v)->type, dims);
	if (__builtin_mul_overflow(dims[dim], c->parts, &dims[dim]))
		return smr_fail(SMR_ETYPE, "a tensor larger than memory");
	SMR_TRY(smr_type_make(im->flow->g, (*v)->type.dtype, (*v)->type.rank, dims, &k.v.type));
	return hlo_build(im, &k, 1, v);
}

smr_status hlo_whole_of(hlo_import *im, const hlo_cuts *cuts, hlo_value *v, hlo_value **out)
{
	smr_node *made[2] = {NULL};
	bool whole = true;

	*out = v;
	if (v->nparts == 0)
		return SMR_OK;
	for (uint32_t p = 0; p < v->nparts; p++)
		SMR_TRY(hlo_node(im, v, p, &made[p]));
	for (uint32_t d = 0; d < v->type.rank; d++) {
		const hlo_cut *c = &cuts->dim[d];

		for (uint32_t p = 0; c->parts > 1 && p < v->nparts; p++)
			SMR_TRY(gather_dim(im, cuts, c, d, &made[p]));
		whole = whole && c->parts == 1;
	}
	return whole ? SMR_OK : hlo_value_of(im, v->type.elem, made, out);
}
