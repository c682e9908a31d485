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

/* Keeps the addend of the first of the devices whose tensors are summed. */
static smr_status keep_first(hlo_import *im, const hlo_cuts *cuts, hlo_value *v, hlo_value **out)
{
	smr_node *first, *zero, *made[2] = {NULL};

	*out = v;
	if (cuts->sum.parts <= 1 || v->nparts == 0)
		return SMR_OK;
	SMR_TRY(hlo_here(im));
	SMR_TRY(start_of(im, cuts, &cuts->sum, 1, &first));
	SMR_TRY(hlo_splat(im, SMR_I64, 0, NULL, 0, &zero));
	SMR_TRY(hlo_2(im, SMR_OP_eq, first, zero, &first));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &made[p]));
		SMR_TRY(hlo_keep_where(im, first, made[p], &made[p]));
	}
	return hlo_value_of(im, v->type.elem, made, out);
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
	if (whole)
		return keep_first(im, cuts, v, out);
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &ins[0]));
		smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + v->type.rank);
		smr_draft_set(&k, SMR_ATTR_sizes, sizes, v->type.rank);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	SMR_TRY(hlo_value_of(im, v->type.elem, made, &v));
	return keep_first(im, cuts, v, out);
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

static smr_status sum_parts(hlo_import *im, const hlo_cuts *cuts, smr_node **v)
{
	int64_t *groups, channel = cuts->replicas ? 0 : 3;
	smr_dtype t = (*v)->type.dtype;
	smr_graph *g = im->flow->g;
	const smr_expr *e = smr_ops_2(g, t == SMR_I1 ? SMR_OP_or : SMR_OP_add,
				      smr_expr_param(g, t, 0), smr_expr_param(g, t, 1));
	smr_draft k;

	SMR_TRY(groups_of(im, cuts, &cuts->sum, &groups));
	smr_draft_begin(&k, SMR_OP_all_reduce, v, 1);
	smr_draft_set(&k, SMR_ATTR_groups, groups, cuts->ndevices);
	smr_draft_set(&k, SMR_ATTR_group_size, &cuts->sum.parts, 1);
	smr_draft_set(&k, SMR_ATTR_channel, &channel, 1);
	k.v.body = e != NULL ? smr_graph_lambda(g, 2, 1, &e) : NULL;
	if (k.v.body == NULL)
		return hlo_no_memory(im);
	return hlo_build(im, &k, 1, v);
}

smr_status hlo_whole_of(hlo_import *im, const hlo_cuts *cuts, hlo_value *v, hlo_value **out)
{
	smr_node *made[2] = {NULL};
	bool whole = cuts->sum.parts <= 1;

	*out = v;
	if (v->nparts == 0)
		return SMR_OK;
	SMR_TRY(hlo_here(im));
	for (uint32_t p = 0; p < v->nparts; p++)
		SMR_TRY(hlo_node(im, v, p, &made[p]));
	for (uint32_t p = 0; !whole && p < v->nparts; p++)
		SMR_TRY(sum_parts(im, cuts, &made[p]));
	for (uint32_t d = 0; d < v->type.rank; d++) {
		const hlo_cut *c = &cuts->dim[d];

		for (uint32_t p = 0; c->parts > 1 && p < v->nparts; p++)
			SMR_TRY(gather_dim(im, cuts, c, d, &made[p]));
		whole = whole && c->parts == 1;
	}
	return whole ? SMR_OK : hlo_value_of(im, v->type.elem, made, out);
}

/* ---- parts that are kept ---- */

static bool cut_equal(const hlo_cut *a, const hlo_cut *b, uint32_t ndevices)
{
	if (a->parts <= 1 && b->parts <= 1)
		return true;
	for (uint32_t d = 0; a->parts == b->parts && d < ndevices; d++)
		if (a->part[d] != b->part[d])
			return false;
	return a->parts == b->parts;
}

/* Whether both give each device the same part. */
static bool cuts_equal(const hlo_cuts *a, const hlo_cuts *b, uint32_t rank)
{
	if (a->ndevices != b->ndevices || a->replicas != b->replicas ||
	    !cut_equal(&a->sum, &b->sum, a->ndevices))
		return false;
	for (uint32_t d = 0; d < rank; d++)
		if (!cut_equal(&a->dim[d], &b->dim[d], a->ndevices))
			return false;
	return true;
}

smr_status hlo_local_of(hlo_import *im, const smr_mlir_op *op, const hlo_cuts *cuts, hlo_value *v,
			hlo_value **out)
{
	if (v->local == NULL || !cuts_equal(v->cuts, cuts, v->type.rank))
		return hlo_part_of(im, op, cuts, v, out);
	*out = v->local;
	return SMR_OK;
}

smr_status hlo_gathered(hlo_import *im, const hlo_cuts *cuts, hlo_value *v, hlo_value **out)
{
	hlo_cuts *kept = smr_arena_alloc(im->arena, sizeof(*kept));
	hlo_value *whole, *own;

	if (kept == NULL)
		return hlo_no_memory(im);
	*kept = *cuts;
	SMR_TRY(hlo_whole_of(im, cuts, v, &whole));
	own = smr_arena_alloc(im->arena, sizeof(*own));
	if (own == NULL)
		return hlo_no_memory(im);
	*own = *whole;
	own->local = v;
	own->cuts = kept;
	*out = own;
	return SMR_OK;
}
