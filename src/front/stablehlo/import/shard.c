/* Programs for each device of a mesh, as Shardy writes them. Values outside of them are whole, and
 * computed by every device; each device takes its parts of the inputs, and outputs are gathered. */
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/shard.h"

typedef hlo_mesh mesh;

static smr_status read_manual(hlo_import *im, const smr_mlir_op *op, mesh *m)
{
	const smr_mlir_attr *list = smr_mlir_field(smr_mlir_attr_of(op, "manual_axes"), "axes");

	if (list == NULL || list->kind != SMR_MLIR_LIST)
		return hlo_shard_broken(im, op, "no manual_axes");
	for (uint32_t i = 0; i < m->naxes; i++)
		for (size_t k = 0; k < list->n; k++) {
			const smr_mlir_attr *name = smr_mlir_field(list->list[k], "name");

			if (name == NULL)
				name = list->list[k];
			m->axes[i].manual |=
				name->text != NULL && strcmp(name->text, m->axes[i].name) == 0;
		}
	return SMR_OK;
}

static smr_status read_shardings(hlo_import *im, const smr_mlir_op *op, const char *name,
				 uint32_t n, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	*out = a != NULL && a->kind == SMR_MLIR_ATTR ? smr_mlir_field(a, "shardings") : a;
	if (*out == NULL || (*out)->kind != SMR_MLIR_LIST || (*out)->n != n)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %s has not %u shardings", op->name, name,
				n);
	return SMR_OK;
}

/* Makes the results zeros; operands and results have the shardings. */
static smr_status outline_computation(hlo_import *im, const smr_mlir_op *op,
				      const smr_mlir_attr *ins, const smr_mlir_attr *outs)
{
	hlo_value *v;
	hlo_type t;

	SMR_TRY(hlo_here(im));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_annotate(im, op, ins->list[i], v, &v));
	}
	for (uint32_t i = 0; i < op->nresults; i++) {
		smr_node *made[2] = {NULL};

		SMR_TRY(hlo_result_type(im, op, i, &t));
		for (uint32_t p = 0; p < hlo_parts(&t); p++)
			SMR_TRY(hlo_splat(im, t.elem.dtype, t.rank, t.dims, 0, &made[p]));
		if (hlo_parts(&t) == 0) {
			SMR_TRY(hlo_var_value(im, &t, &v));
			SMR_TRY(hlo_out_value(im, op, i, v));
			continue;
		}
		SMR_TRY(hlo_out(im, op, i, made));
		SMR_TRY(hlo_lookup(im, &op->results[i], &v));
		SMR_TRY(hlo_annotate(im, op, outs->list[i], v, &v));
		SMR_TRY(hlo_bind(im, &op->results[i], v));
	}
	return SMR_OK;
}

static smr_status import_manual_computation(hlo_import *im, const smr_mlir_op *op,
					    const hlo_row *row)
{
	const smr_mlir_attr *ins, *outs;
	const smr_mlir_block *b;
	const smr_mlir_op *end;
	hlo_value *v;
	hlo_cuts cuts;
	mesh m = {0};

	SMR_TRY(read_shardings(im, op, "in_shardings", op->noperands, &ins));
	SMR_TRY(read_shardings(im, op, "out_shardings", op->nresults, &outs));
	if (im->outline)
		return outline_computation(im, op, ins, outs);
	if (op->noperands + op->nresults > 0) {
		SMR_TRY(hlo_mesh_read(im, op, op->noperands > 0 ? ins->list[0] : outs->list[0],
				      &m));
		if (m.ndevices != im->m->partitions)
			return hlo_unsupported(im, op, "a mesh that is not all devices");
		SMR_TRY(read_manual(im, op, &m));
	}
	SMR_TRY(hlo_region(im, op, 0, op->noperands, &b));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_mesh_cuts(im, op, &m, ins->list[i], v->type.rank, &cuts));
		SMR_TRY(hlo_local_of(im, op, &cuts, v, &v));
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &v->type));
		SMR_TRY(hlo_bind(im, &b->args[i], v));
	}
	im->manual++;
	SMR_TRY(hlo_block(im, b, &end));
	im->manual--;
	if (end->noperands != op->nresults)
		return hlo_shard_broken(im, op, "a region of more or fewer results");
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_operand(im, end, i, &v));
		SMR_TRY(hlo_mesh_cuts(im, op, &m, outs->list[i], v->type.rank, &cuts));
		SMR_TRY(hlo_gathered(im, &cuts, v, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return SMR_OK;
}

static smr_status import_named_computation(hlo_import *im, const smr_mlir_op *op,
					   const hlo_row *row)
{
	const smr_mlir_block *b;
	const smr_mlir_op *end;
	hlo_value *v;

	SMR_TRY(hlo_region(im, op, 0, op->noperands, &b));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_bind(im, &b->args[i], v));
	}
	SMR_TRY(hlo_block(im, b, &end));
	if (end->noperands != op->nresults)
		return hlo_shard_broken(im, op, "a region of more or fewer results");
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_operand(im, end, i, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return SMR_OK;
}

struct hlo_group {
	int64_t id;
	hlo_value *v;
	struct hlo_group *next;
};

/* Finds the value of a group that came before; the first one is @p v. */
static smr_status find_in_group(hlo_import *im, int64_t id, hlo_value *v, hlo_value **out)
{
	struct hlo_group *g = im->groups;

	while (g != NULL && g->id != id)
		g = g->next;
	if (g == NULL) {
		g = smr_arena_alloc(im->arena, sizeof(*g));
		if (g == NULL)
			return hlo_no_memory(im);
		*g = (struct hlo_group){.id = id, .v = v, .next = im->groups};
		im->groups = g;
	}
	*out = g->v;
	return SMR_OK;
}

/* Any function of two elements, of the first one's type. */
static const smr_expr *read_both(smr_graph *g, smr_dtype a, smr_dtype b)
{
	const smr_expr *is_set =
		smr_ops_2(g, SMR_OP_ne, smr_expr_param(g, b, 1), smr_expr_const(g, b, 0));

	return smr_ops_select(g, is_set, smr_expr_param(g, a, 0), smr_expr_const(g, a, 0));
}

/* Makes the value, for the ops that follow, a map of it and of another one of its group, by which
 * propagation shards both alike. */
static smr_status import_group(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *ins[2], *made[2] = {NULL};
	hlo_value *v, *other;
	const smr_expr *e;

	if (op->nresults != 0 || op->noperands != 1)
		return hlo_unsupported(im, op, "of several values");
	if (!im->outline)
		return SMR_OK;
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(find_in_group(im, hlo_attr_int_or(op, "group_id", 0), v, &other));
	if (other == v || !hlo_same_shape(&other->type, &v->type) || v->nparts != other->nparts)
		return SMR_OK;
	SMR_TRY(hlo_here(im));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &ins[0]));
		SMR_TRY(hlo_node(im, other, p, &ins[1]));
		e = read_both(im->flow->g, ins[0]->type.dtype, ins[1]->type.dtype);
		SMR_TRY(hlo_map(im, &v->type, ins, 2, &e, 1, &made[p]));
	}
	SMR_TRY(hlo_value_of(im, v->type.elem, made, &v));
	return hlo_bind(im, op->operands[0], v);
}

/* ---- how many devices ---- */

static uint32_t size_of_largest_mesh(const smr_mlir_block *b)
{
	uint32_t n = 1;

	for (uint32_t i = 0; i < b->nops; i++) {
		mesh m = {0};

		if (strcmp(b->ops[i]->name, "sdy.mesh") == 0 &&
		    hlo_mesh_axes(smr_mlir_attr_of(b->ops[i], "mesh"), &m) && m.ndevices > n)
			n = m.ndevices;
	}
	return n;
}

static void search_sharding_ops(const smr_mlir_block *b, bool *is_manual, bool *is_gspmd,
				bool *is_cut)
{
	for (uint32_t i = 0; i < b->nops; i++) {
		const smr_mlir_op *op = b->ops[i];

		*is_manual |= strcmp(op->name, "sdy.manual_computation") == 0;
		*is_gspmd |= hlo_is_gspmd(op);
		for (const hlo_row *r = hlo_collective_rows; r->name != NULL; r++)
			*is_cut |= strcmp(r->name, op->name) == 0;
		for (uint32_t r = 0; r < op->nregions; r++)
			for (uint32_t k = 0; k < op->regions[r].nblocks; k++)
				search_sharding_ops(op->regions[r].blocks[k], is_manual, is_gspmd,
						    is_cut);
	}
}

smr_status hlo_devices(hlo_import *im, uint32_t *partitions, uint32_t *replicas)
{
	const smr_mlir_op *module = smr_mlir_module(im->mlir);
	int64_t p = hlo_attr_int_or(module, "mhlo.num_partitions", 1);
	int64_t r = hlo_attr_int_or(module, "mhlo.num_replicas", 1);
	bool is_manual = false, is_gspmd = false, is_cut = false;
	const smr_mlir_block *b;

	SMR_TRY(hlo_region(im, module, 0, UINT32_MAX, &b));
	search_sharding_ops(b, &is_manual, &is_gspmd, &is_cut);
	im->apart = is_cut && !is_gspmd && !is_manual && p * r > 1;
	is_cut |= is_gspmd;
	if (p < 1 || r < 1 || p > HLO_DEVICES || r > HLO_DEVICES || p * r > HLO_DEVICES)
		return hlo_fail(im, module, SMR_EUNSUPPORTED, "%lld partitions and %lld replicas",
				(long long)p, (long long)r);
	*partitions = is_manual ? size_of_largest_mesh(b) : is_cut ? (uint32_t)p : 1;
	im->parts = im->divides && p > 1 && r == 1 && (is_manual || hlo_has_unreduced(module));
	if (im->parts)
		*partitions = (uint32_t)p;
	im->mapped = hlo_pmap_devices(module, (uint32_t)p, (uint32_t)r);
	im->apart &= im->mapped == 0;
	*replicas = is_manual || is_cut || im->mapped > 0 ? (uint32_t)r : 1;
	if (im->outline)
		*partitions = *replicas = 1;
	im->apart |= im->parts;
	return SMR_OK;
}

const hlo_row hlo_shard_rows[] = {
	{"sdy.manual_computation", import_manual_computation, NULL, 0},
	{"sdy.named_computation", import_named_computation, NULL, 0},
	{"sdy.sharding_constraint", hlo_constraint, NULL, 0},
	{"sdy.reshard", hlo_constraint, NULL, 0},
	{"sdy.propagation_barrier", hlo_identity, NULL, 0},
	{"sdy.data_flow_edge", hlo_identity, NULL, 0},
	{"sdy.sharding_group", import_group, NULL, 0},
	{NULL, NULL, NULL, 0},
};
