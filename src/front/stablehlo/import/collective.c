/* Collectives. Each operand has an op of its own, complex ones have two. */
#include <string.h>

#include "front/stablehlo/import/collective.h"

static bool has_channel(const smr_mlir_op *op)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "channel_handle");
	const smr_mlir_attr *handle = smr_mlir_field(a, "handle");

	return handle != NULL && (int64_t)handle->bits > 0;
}

/* Finds the numbering of devices. Ops that gather or reduce may use flat numbers; the others have
 * one numbering more. */
static smr_status import_channel(hlo_import *im, const smr_mlir_op *op, bool reduces, int64_t *out)
{
	bool with = has_channel(op), flat = smr_mlir_attr_of(op, "use_global_device_ids") != NULL;

	if (flat && !with)
		return hlo_fail(im, op, SMR_ETYPE, "%s of flat numbers without a channel",
				op->name);
	*out = !with      ? HLO_REPLICAS
	       : !reduces ? HLO_PARTITIONS
	       : flat     ? HLO_FLAT
			  : HLO_REPLICAS_OF_ALL;
	return SMR_OK;
}

smr_status hlo_replica_groups(hlo_import *im, const smr_mlir_op *op, bool reduces, smr_draft *k)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "replica_groups");
	int64_t *v = smr_arena_array(im->arena, 2, sizeof(*v));
	const int64_t *list;
	uint32_t n;

	if (a == NULL || a->kind != SMR_MLIR_DENSE || a->type->n != 2)
		return hlo_fail(im, op, SMR_ETYPE, "%s without replica_groups", op->name);
	if (v == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_ints(im, op, a, "replica_groups", &list, &n));
	v[0] = a->type->dims[1];
	SMR_TRY(import_channel(im, op, reduces, &v[1]));
	smr_draft_set(k, SMR_ATTR_groups, list, n);
	smr_draft_set(k, SMR_ATTR_group_size, &v[0], 1);
	smr_draft_set(k, SMR_ATTR_channel, &v[1], 1);
	return SMR_OK;
}

smr_status hlo_collective_of(hlo_import *im, const smr_mlir_op *op, uint32_t i, smr_draft *k,
			     smr_lambda *const *bodies)
{
	smr_node *in[2] = {NULL}, *made[2] = {NULL};
	smr_type types[2];
	uint32_t step;
	hlo_value *v;
	hlo_type t;

	SMR_TRY(hlo_operand(im, op, i, &v));
	SMR_TRY(hlo_result_type(im, op, i, &t));
	if (v->nparts == 0 || v->nparts != hlo_parts(&t))
		return hlo_fail(im, op, SMR_ETYPE, "%s: operand %u is of another type", op->name,
				i);
	step = bodies != NULL && bodies[1] == NULL ? v->nparts : 1;
	for (uint32_t p = 0; p < v->nparts; p += step) {
		for (uint32_t q = 0; q < step; q++) {
			SMR_TRY(hlo_node(im, v, p + q, &in[q]));
			SMR_TRY(hlo_smr_type(im->flow->g, &t, &types[q]));
		}
		k->v.ins = in;
		k->v.nins = step;
		k->v.body = bodies != NULL ? bodies[p] : NULL;
		k->v.type = types[0];
		k->v.more = &types[1];
		SMR_TRY(hlo_build(im, k, step, &made[p]));
	}
	return hlo_out(im, op, i, made);
}

static smr_status apply_to_all_operands(hlo_import *im, const smr_mlir_op *op, smr_draft *k)
{
	if (op->noperands != op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	for (uint32_t i = 0; i < op->noperands; i++)
		SMR_TRY(hlo_collective_of(im, op, i, k, NULL));
	return SMR_OK;
}

/* ---- with a body ---- */

static bool uses_only_part(const smr_expr *e, uint32_t p)
{
	if (e->kind == SMR_EXPR_PARAM)
		return e->acc % 2 == p;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!uses_only_part(e->args[i], p))
			return false;
	return true;
}

smr_status hlo_collective_bodies(hlo_import *im, const smr_mlir_op *op, hlo_elem elem,
				 smr_lambda **out)
{
	hlo_elem elems[2] = {elem, elem}, result;
	const smr_expr *args[4], *e;
	smr_lambda *l;

	SMR_TRY(hlo_lambda(im, op, 0, elems, 2, NULL, &result, 1, &l));
	out[0] = l;
	out[1] = NULL;
	if (l->nresults != 2 || !uses_only_part(l->results[0], 0) ||
	    !uses_only_part(l->results[1], 1))
		return SMR_OK;
	for (uint32_t i = 0; i < 4; i++)
		args[i] = smr_expr_param(im->flow->g, elem.dtype, i / 2);
	for (uint32_t p = 0; p < 2; p++) {
		e = smr_expr_apply(im->flow->g, l->results[p], args, 4);
		out[p] = e != NULL ? smr_graph_lambda(im->flow->g, 2, 1, &e) : NULL;
		if (out[p] == NULL)
			return hlo_no_memory(im);
	}
	return SMR_OK;
}

/* Imports the all_reduce without a region by which pmap in jit gathers its results. */
static smr_status import_cross_replica_sum(hlo_import *im, const smr_mlir_op *op,
					   const hlo_row *row)
{
	const smr_expr *args[2], *sum;
	smr_lambda *bodies[2];
	smr_dtype t;
	hlo_value *v;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_here(im));
	t = v->type.elem.dtype;
	for (uint32_t i = 0; i < 2; i++)
		args[i] = smr_expr_param(im->flow->g, t, i);
	sum = smr_ops_2(im->flow->g, t == SMR_I1 ? SMR_OP_or : SMR_OP_add, args[0], args[1]);
	bodies[0] = bodies[1] = smr_graph_lambda(im->flow->g, 2, 1, &sum);
	if (sum == NULL || bodies[0] == NULL)
		return hlo_no_memory(im);
	smr_draft_begin(&k, SMR_OP_all_reduce, NULL, 0);
	SMR_TRY(hlo_replica_groups(im, op, true, &k));
	return hlo_collective_of(im, op, 0, &k, bodies);
}

static smr_status import_reducing_collective(hlo_import *im, const smr_mlir_op *op,
					     const hlo_row *row)
{
	bool scatters = row->data == SMR_OP_reduce_scatter;
	smr_lambda *bodies[2];
	int64_t dim = 0;
	hlo_value *v;
	smr_draft k;

	if (op->noperands != op->nresults || op->noperands == 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	if (scatters)
		SMR_TRY(hlo_attr_int(im, op, "scatter_dimension", &dim));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_collective_bodies(im, op, v->type.elem, bodies));
		smr_draft_begin(&k, (smr_op)row->data, NULL, 0);
		SMR_TRY(hlo_replica_groups(im, op, true, &k));
		if (scatters)
			smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
		SMR_TRY(hlo_collective_of(im, op, i, &k, bodies));
	}
	return SMR_OK;
}

/* ---- without ---- */

static smr_status import_all_gather(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t dim;
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_all_gather, NULL, 0);
	SMR_TRY(hlo_attr_int(im, op, "all_gather_dim", &dim));
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	SMR_TRY(hlo_replica_groups(im, op, true, &k));
	return apply_to_all_operands(im, op, &k);
}

static smr_status import_all_to_all(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t dims[2], n;
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_all_to_all, NULL, 0);
	SMR_TRY(hlo_attr_int(im, op, "split_dimension", &dims[0]));
	SMR_TRY(hlo_attr_int(im, op, "concat_dimension", &dims[1]));
	SMR_TRY(hlo_attr_int(im, op, "split_count", &n));
	smr_draft_set(&k, SMR_ATTR_dims, dims, 2);
	smr_draft_set(&k, SMR_ATTR_sizes, &n, 1);
	SMR_TRY(hlo_replica_groups(im, op, false, &k));
	return apply_to_all_operands(im, op, &k);
}

static smr_status import_broadcast(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_draft k;

	if (hlo_has_dynamic_root(op))
		return hlo_broadcast_from_root(im, op);
	smr_draft_begin(&k, SMR_OP_collective_broadcast, NULL, 0);
	SMR_TRY(hlo_replica_groups(im, op, false, &k));
	return apply_to_all_operands(im, op, &k);
}

static smr_status import_permute(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	const int64_t *pairs;
	int64_t kind;
	uint32_t n;
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_collective_permute, NULL, 0);
	SMR_TRY(hlo_attr_ints(im, op, "source_target_pairs", &pairs, &n));
	SMR_TRY(import_channel(im, op, false, &kind));
	if (n > 2 * HLO_DEVICES)
		return hlo_unsupported(im, op, "of more devices");
	for (uint32_t i = 0; i < n; i++) /* each device is a source at most once, and a target at
					  * most once */
		for (uint32_t j = i % 2; j < i; j += 2)
			if (pairs[i] == pairs[j])
				return hlo_fail(im, op, SMR_ETYPE, "%s: device %lld twice",
						op->name, (long long)pairs[i]);
	smr_draft_set(&k, SMR_ATTR_pairs, pairs, n);
	smr_draft_set(&k, SMR_ATTR_channel, &kind, 1);
	return apply_to_all_operands(im, op, &k);
}

static smr_status import_device_number(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t kind = row->data;
	smr_node *made;
	smr_draft k;

	SMR_TRY(hlo_here(im));
	smr_draft_begin(&k, SMR_OP_device, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	SMR_TRY(hlo_build(im, &k, 1, &made));
	return hlo_out(im, op, 0, &made);
}

const hlo_row hlo_collective_rows[] = {
	{"stablehlo.all_reduce", import_reducing_collective, NULL, SMR_OP_all_reduce},
	{"stablehlo.cross-replica-sum", import_cross_replica_sum, NULL, 0},
	{"stablehlo.reduce_scatter", import_reducing_collective, NULL, SMR_OP_reduce_scatter},
	{"stablehlo.all_gather", import_all_gather, NULL, 0},
	{"stablehlo.all_to_all", import_all_to_all, NULL, 0},
	{"stablehlo.collective_permute", import_permute, NULL, 0},
	{"stablehlo.collective_broadcast", import_broadcast, NULL, 0},
	{"stablehlo.collective_reduce", hlo_reduce_to_root, NULL, 0},
	{"stablehlo.partition_id", import_device_number, NULL, 0},
	{"stablehlo.replica_id", import_device_number, NULL, 1},
	{NULL, NULL, NULL, 0},
};
