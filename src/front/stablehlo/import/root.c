/* Collectives with a root: one member of each group, its first or that of an operand.
 *
 * The root's tensor is the sum of the bits of all, where all but the root have zeros; a sum for the
 * root alone is that of all, and zeros elsewhere. Devices in no group have zeros, and make groups
 * of their own. */
#include <string.h>

#include "front/stablehlo/import/collective.h"
#include "front/stablehlo/import/cuts.h"

/* Groups of all devices; the place of each in its group, -1: it is in none. */
typedef struct places {
	int64_t channel, size, n;
	int64_t *list;
	uint32_t nlist;
	int32_t *place;
} places;

bool hlo_has_dynamic_root(const smr_mlir_op *op)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "has_dynamic_root");

	return a != NULL && (a->kind == SMR_MLIR_UNIT || a->bits != 0);
}

static int64_t count_devices(const hlo_import *im, int64_t channel)
{
	return channel == HLO_REPLICAS     ? im->m->replicas
	       : channel == HLO_PARTITIONS ? im->m->partitions
					   : (int64_t)im->m->replicas * im->m->partitions;
}

/* Adds a group of its own for each device that is in none. */
static smr_status complete_groups(hlo_import *im, const smr_mlir_op *op, const int64_t *list,
				  uint32_t n, places *p)
{
	p->list = smr_arena_array(im->arena, (size_t)n + (size_t)(p->n * p->size) + 1,
				  sizeof(*p->list));
	p->place = smr_arena_array(im->arena, (size_t)p->n + 1, sizeof(*p->place));
	if (p->list == NULL || p->place == NULL)
		return hlo_no_memory(im);
	memset(p->place, -1, (size_t)p->n * sizeof(*p->place));
	for (uint32_t i = 0; i < n; i++) {
		p->list[i] = list[i];
		if (list[i] < -1 || list[i] >= p->n)
			return hlo_fail(im, op, SMR_ETYPE, "%s: there is no device %lld", op->name,
					(long long)list[i]);
		if (list[i] >= 0)
			p->place[list[i]] = (int32_t)(i % p->size);
	}
	p->nlist = n;
	for (int64_t d = 0; d < p->n; d++)
		for (int64_t i = 0; p->place[d] < 0 && i < p->size; i++)
			p->list[p->nlist++] = i == 0 ? d : -1;
	return SMR_OK;
}

static smr_status read_places(hlo_import *im, const smr_mlir_op *op, places *p)
{
	const int64_t *list;
	smr_draft k;
	uint32_t n;

	smr_draft_begin(&k, SMR_OP_all_reduce, NULL, 0);
	SMR_TRY(hlo_replica_groups(im, op, false, &k));
	list = smr_node_get(&k.v, SMR_ATTR_groups, &n);
	p->size = smr_node_number(&k.v, SMR_ATTR_group_size, 0);
	p->channel = smr_node_number(&k.v, SMR_ATTR_channel, 0);
	if (p->channel == HLO_PARTITIONS && smr_mlir_attr_of(op, "use_global_device_ids") != NULL)
		p->channel = HLO_FLAT;
	p->n = count_devices(im, p->channel);
	if (p->size < 1 || n == 0 || n % p->size != 0 || p->n > HLO_DEVICES || n > HLO_DEVICES)
		return hlo_unsupported(im, op, "without groups, or of more devices");
	return complete_groups(im, op, list, n, p);
}

static smr_status build_number(hlo_import *im, int64_t kind, smr_node **out)
{
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_device, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	SMR_TRY(hlo_build(im, &k, 1, out));
	return hlo_cast(im, *out, SMR_I32, out);
}

/* Builds the place of this device in its group. */
static smr_status build_place(hlo_import *im, const places *p, smr_node **out)
{
	smr_node *ins[2], *replica;
	int64_t one = 1;
	smr_draft k;

	SMR_TRY(build_number(im, p->channel == HLO_REPLICAS, &ins[1]));
	if (p->channel == HLO_FLAT) {
		smr_node *parts;

		SMR_TRY(build_number(im, 1, &replica));
		SMR_TRY(hlo_splat(im, SMR_I32, 0, NULL, im->m->partitions, &parts));
		SMR_TRY(hlo_2(im, SMR_OP_mul, replica, parts, &replica));
		SMR_TRY(hlo_2(im, SMR_OP_add, replica, ins[1], &ins[1]));
	}
	SMR_TRY(hlo_tensor(im, SMR_I32, 1, &p->n, p->place, (size_t)p->n * sizeof(*p->place),
			   &ins[0]));
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 2);
	smr_draft_set(&k, SMR_ATTR_sizes, &one, 1);
	SMR_TRY(hlo_build(im, &k, 1, out));
	return hlo_reshape(im, *out, 0, NULL, out);
}

/* Builds whether this device is the root of operand @p i: @p roots is NULL or has its place. */
static smr_status build_is_root(hlo_import *im, const places *p, smr_node *roots, int64_t i,
				smr_node **out)
{
	int64_t limit = i + 1, one = 1;
	smr_node *root, *place, *first;

	SMR_TRY(build_place(im, p, &place));
	SMR_TRY(hlo_splat(im, SMR_I32, 0, NULL, 0, &first));
	if (roots == NULL)
		return hlo_2(im, SMR_OP_eq, place, first, out);
	SMR_TRY(hlo_slice(im, roots, &i, &limit, &one, &root));
	SMR_TRY(hlo_reshape(im, root, 0, NULL, &root));
	SMR_TRY(hlo_2(im, SMR_OP_eq, place, root, &root));
	SMR_TRY(hlo_2(im, SMR_OP_ge, place, first, &place)); /* who is in no group is no root */
	return hlo_2(im, SMR_OP_and, place, root, out);
}

smr_status hlo_keep_where(hlo_import *im, smr_node *mask, smr_node *v, smr_node **out)
{
	hlo_type shape = {.rank = v->type.rank};
	smr_graph *g = im->flow->g;
	smr_node *ins[2] = {v};
	const smr_expr *e;

	(void)smr_type_dims(&v->type, shape.dims);
	SMR_TRY(hlo_broadcast(im, mask, shape.rank, shape.dims, NULL, &ins[1]));
	e = smr_ops_select(g, smr_expr_param(g, SMR_I1, 1), smr_expr_param(g, v->type.dtype, 0),
			   smr_expr_const(g, v->type.dtype, 0));
	return hlo_map(im, &shape, ins, 2, &e, 1, out);
}

static smr_status bits_of(hlo_import *im, smr_node *v, smr_dtype t, smr_node **out)
{
	hlo_type shape = {.rank = v->type.rank};
	const smr_expr *e = smr_expr_param(im->flow->g, v->type.dtype, 0);

	(void)smr_type_dims(&v->type, shape.dims);
	if (v->type.dtype != t)
		e = smr_expr_op(im->flow->g, SMR_OP_bitcast, t, 1, &e);
	return hlo_map(im, &shape, &v, 1, &e, 1, out);
}

static smr_status build_or(hlo_import *im, const places *p, smr_node *v, smr_node **out)
{
	smr_graph *g = im->flow->g;
	const smr_expr *e = smr_ops_2(g, SMR_OP_or, smr_expr_param(g, v->type.dtype, 0),
				      smr_expr_param(g, v->type.dtype, 1));
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_all_reduce, &v, 1);
	smr_draft_set(&k, SMR_ATTR_groups, p->list, p->nlist);
	smr_draft_set(&k, SMR_ATTR_group_size, &p->size, 1);
	smr_draft_set(&k, SMR_ATTR_channel, &p->channel, 1);
	k.v.body = e != NULL ? smr_graph_lambda(g, 2, 1, &e) : NULL;
	if (k.v.body == NULL)
		return hlo_no_memory(im);
	return hlo_build(im, &k, 1, out);
}

static smr_status spread_bits(hlo_import *im, const places *p, smr_node *mask, smr_node *v,
			      smr_node **out)
{
	static const smr_dtype unsigned_of[] = {
		[1] = SMR_U8, [2] = SMR_U16, [4] = SMR_U32, [8] = SMR_U64};
	smr_dtype t = v->type.dtype;

	SMR_TRY(bits_of(im, v, t == SMR_I1 ? t : unsigned_of[smr_dtype_size(t)], &v));
	if (mask != NULL)
		SMR_TRY(hlo_keep_where(im, mask, v, &v));
	SMR_TRY(build_or(im, p, v, &v));
	return bits_of(im, v, t, out);
}

smr_status hlo_spread_first(hlo_import *im, smr_node *v, smr_node **out)
{
	places p = {.channel = HLO_PARTITIONS,
		    .size = im->m->partitions,
		    .n = im->m->partitions,
		    .nlist = im->m->partitions};

	p.list = smr_arena_array(im->arena, p.nlist, sizeof(*p.list));
	if (p.list == NULL)
		return hlo_no_memory(im);
	for (uint32_t d = 0; d < p.nlist; d++)
		p.list[d] = d;
	return spread_bits(im, &p, NULL, v, out);
}

/* Gets the number of operands without the roots, and these or NULL. */
static smr_status read_roots(hlo_import *im, const smr_mlir_op *op, uint32_t *n, smr_node **roots)
{
	int64_t count = 0;

	*n = op->noperands;
	*roots = NULL;
	if (hlo_has_dynamic_root(op) && *n > 0)
		SMR_TRY(hlo_in(im, op, --*n, roots));
	if (*n == 0 || op->nresults != *n)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	if (*roots != NULL && ((*roots)->type.rank != 1 || (*roots)->type.dtype != SMR_I32 ||
			       !smr_type_count(&(*roots)->type, &count) || count != *n))
		return hlo_fail(im, op, SMR_ETYPE, "%s: the last operand is no tensor<%uxi32>",
				op->name, *n);
	return SMR_OK;
}

smr_status hlo_broadcast_from_root(hlo_import *im, const smr_mlir_op *op)
{
	smr_node *roots, *mask, *made[2] = {NULL}, *in;
	hlo_value *v;
	uint32_t n;
	places p;

	SMR_TRY(hlo_here(im));
	SMR_TRY(read_places(im, op, &p));
	SMR_TRY(read_roots(im, op, &n, &roots));
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		if (v->nparts == 0)
			return hlo_unsupported(im, op, "on what is no tensor");
		SMR_TRY(build_is_root(im, &p, roots, i, &mask));
		for (uint32_t part = 0; part < v->nparts; part++) {
			SMR_TRY(hlo_node(im, v, part, &in));
			SMR_TRY(spread_bits(im, &p, mask, in, &made[part]));
		}
		SMR_TRY(hlo_out(im, op, i, made));
	}
	return SMR_OK;
}

smr_status hlo_reduce_to_root(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *roots, *mask, *made[2] = {NULL};
	smr_lambda *bodies[2];
	hlo_value *v;
	uint32_t n;
	smr_draft k;
	places p;

	SMR_TRY(hlo_here(im));
	SMR_TRY(read_places(im, op, &p));
	SMR_TRY(read_roots(im, op, &n, &roots));
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_collective_bodies(im, op, v->type.elem, bodies));
		smr_draft_begin(&k, SMR_OP_all_reduce, NULL, 0);
		smr_draft_set(&k, SMR_ATTR_groups, p.list, p.nlist);
		smr_draft_set(&k, SMR_ATTR_group_size, &p.size, 1);
		smr_draft_set(&k, SMR_ATTR_channel, &p.channel, 1);
		SMR_TRY(hlo_collective_of(im, op, i, &k, bodies));
		SMR_TRY(hlo_lookup(im, &op->results[i], &v));
		SMR_TRY(build_is_root(im, &p, roots, i, &mask));
		for (uint32_t part = 0; part < v->nparts; part++) {
			SMR_TRY(hlo_node(im, v, part, &made[part]));
			SMR_TRY(hlo_keep_where(im, mask, made[part], &made[part]));
		}
		SMR_TRY(hlo_out(im, op, i, made));
	}
	return SMR_OK;
}
