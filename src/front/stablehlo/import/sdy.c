/* Sharding annotations of a whole program: `sdy.sharding` of arguments, results and ops, and
 * `sdy.sharding_constraint`. Variables and `shard` nodes keep them for propagation in pass/. They
 * are hints: one that cannot be represented is dropped. */
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/shard.h"

/* ---- the mesh ------------------------------------------------------------------------------- */

static const smr_mlir_op *find_largest_mesh(const smr_mlir_block *b, hlo_mesh *m)
{
	const smr_mlir_op *found = NULL;

	for (uint32_t i = 0; i < b->nops; i++) {
		hlo_mesh own = {0};

		if (strcmp(b->ops[i]->name, "sdy.mesh") != 0 ||
		    !hlo_mesh_axes(smr_mlir_attr_of(b->ops[i], "mesh"), &own) ||
		    (found != NULL && own.ndevices <= m->ndevices))
			continue;
		*m = own;
		found = b->ops[i];
	}
	return found;
}

/* Splits an axis into axes of prime sizes, those of 2 first. */
static smr_status add_axes(hlo_import *im, const hlo_axis *a, smr_mesh *to)
{
	int64_t left = a->size;
	uint32_t part = 0;

	for (int64_t f = 2; left > 1; f += left % f != 0)
		while (left % f == 0) {
			left /= f;
			to->sizes[to->naxes] = (uint32_t)f;
			to->names[to->naxes] =
				f == a->size ? smr_arena_strdup(im->arena, a->name)
					     : smr_arena_printf(im->arena, "%s.%u", a->name, part);
			part++;
			if (to->names[to->naxes++] == NULL)
				return hlo_no_memory(im);
		}
	return SMR_OK;
}

/* Reads positions of devices through a sharding, which names its mesh, without a tensor. */
static smr_status read_places(hlo_import *im, const smr_mlir_op *op, smr_mesh *to)
{
	smr_mlir_named field = {.name = "mesh", .attr = smr_mlir_attr_of(op, "mesh")};
	const smr_mlir_attr none = {.kind = SMR_MLIR_ATTR, .n = 1, .fields = &field};
	uint32_t *place = smr_arena_array(im->arena, to->ndevices, sizeof(*place));
	hlo_mesh m = {0};

	if (place == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_mesh_read(im, op, &none, &m));
	for (uint32_t d = 0; d < to->ndevices; d++)
		place[d] = (uint32_t)m.place[d];
	to->place = place;
	return SMR_OK;
}

smr_status hlo_module_mesh(hlo_import *im)
{
	smr_mesh *to = smr_arena_alloc(im->arena, sizeof(*to));
	const smr_mlir_block *b;
	const smr_mlir_op *op;
	hlo_mesh m = {0};

	if (to == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_region(im, smr_mlir_module(im->mlir), 0, UINT32_MAX, &b));
	op = find_largest_mesh(b, &m);
	if (op == NULL || m.ndevices < 2 || m.ndevices > SMR_MAX_DEVICES || im->m->replicas > 1 ||
	    (im->m->partitions > 1 && im->m->partitions != m.ndevices))
		return SMR_OK;
	to->ndevices = m.ndevices;
	for (uint32_t i = 0; i < m.naxes; i++)
		SMR_TRY(add_axes(im, &m.axes[i], to));
	SMR_TRY(read_places(im, op, to));
	im->m->mesh = to;
	return SMR_OK;
}

/* ---- shardings ------------------------------------------------------------------------------ */

/* Returns whether the mesh has the devices in the same order as the program's; their axes may
 * differ. */
static bool same_places(const hlo_mesh *m, const smr_mesh *to)
{
	for (uint32_t d = 0; m->ndevices == to->ndevices && d < to->ndevices; d++)
		if (m->place[d] != to->place[d])
			return false;
	return m->ndevices == to->ndevices;
}

/* Returns the first axis of the program's mesh of those that together form one of another mesh; *@p
 * n: how many, 0: none. */
static uint32_t axes_of(const smr_mesh *to, int64_t size, int64_t step, uint32_t *n)
{
	int64_t own = to->ndevices, found = 1;
	uint32_t first = 0;

	*n = 0;
	for (uint32_t a = 0; a < to->naxes; a++) {
		own /= to->sizes[a];
		if (own < step || own * to->sizes[a] > step * size)
			continue;
		if (*n == 0)
			first = a;
		found *= to->sizes[a];
		++*n;
	}
	if (found != size)
		*n = 0;
	return first;
}

/* Adds the axes of @p list to @p c, each once in a sharding; clears *@p good if they cannot be
 * represented. */
static smr_status add_list(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			   const smr_mlir_attr *list, smr_cut *c, uint32_t *seen, bool *good)
{
	for (size_t i = 0; list != NULL && list->kind == SMR_MLIR_LIST && i < list->n; i++) {
		uint32_t axis, first, n;
		int64_t size, step;

		SMR_TRY(hlo_mesh_axis(im, op, m, list->list[i], &axis, &size, &step));
		first = axes_of(im->m->mesh, size, step, &n);
		*good = *good && (n > 0 || size == 1);
		for (uint32_t k = first; k < first + n; k++) {
			if (*seen >> k & 1)
				return hlo_shard_broken(im, op, "an axis twice in a sharding");
			*seen |= 1u << k;
			smr_cut_add(c, k);
		}
	}
	return SMR_OK;
}

static smr_status read_dims(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			    const smr_mlir_attr *a, smr_sharding *s, bool *good)
{
	const smr_mlir_attr *dims = smr_mlir_field(a, "dims");
	const smr_mlir_attr *replicated = smr_mlir_field(a, "replicated");
	uint32_t seen = 0;
	smr_cut whole = {0};

	if (dims == NULL || dims->kind != SMR_MLIR_LIST || dims->n != s->rank)
		return hlo_shard_broken(im, op, "a sharding of other dimensions");
	for (uint32_t d = 0; d < s->rank; d++) {
		const smr_mlir_attr *open = smr_mlir_field(dims->list[d], "open");
		const smr_mlir_attr *urgent = smr_mlir_field(dims->list[d], "priority");

		s->open[d] = open != NULL && open->bits != 0;
		if (urgent != NULL && (int64_t)urgent->bits > 0)
			s->urgent[d] = urgent->bits < INT32_MAX ? (uint32_t)urgent->bits
								: (uint32_t)INT32_MAX;
		SMR_TRY(add_list(im, op, m, smr_mlir_field(dims->list[d], "axes"), &s->dims[d],
				 &seen, good));
	}
	SMR_TRY(add_list(im, op, m, replicated, &whole, &seen, good));
	for (uint32_t i = 0; i < whole.n; i++)
		s->whole |= 1u << whole.axes[i];
	return SMR_OK;
}

/* Translates the sharding `a` of a tensor to the module's mesh; *out is NULL if that is
 * impossible. */
static smr_status read_sharding(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				uint32_t rank, smr_sharding **out)
{
	smr_sharding *s = smr_arena_alloc(im->arena, sizeof(*s));
	hlo_mesh m = {0};
	bool good = true;

	*out = NULL;
	if (s == NULL)
		return hlo_no_memory(im);
	if (smr_mlir_field(a, "unreduced") != NULL)
		return hlo_unsupported(im, op, "axes that are not reduced yet");
	SMR_TRY(hlo_mesh_read(im, op, a, &m));
	if (!same_places(&m, im->m->mesh))
		return SMR_OK;
	smr_sharding_none(rank, false, s);
	SMR_TRY(read_dims(im, op, &m, a, s, &good));
	*out = good ? s : NULL;
	return SMR_OK;
}

smr_status hlo_say(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
		   const hlo_value *v)
{
	smr_sharding *s;

	if (im->m->mesh == NULL || a == NULL || v->nparts == 0)
		return SMR_OK;
	SMR_TRY(read_sharding(im, op, a, v->type.rank, &s));
	for (uint32_t p = 0; s != NULL && p < v->nparts; p++)
		im->f->vars[v->part[p].var].sharding = s;
	return SMR_OK;
}

/* ---- values within -------------------------------------------------------------------------- */

smr_status hlo_annotate(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a, hlo_value *v,
			hlo_value **out)
{
	smr_node *made[2] = {NULL};
	int64_t numbers[SMR_SHARDING_NUMBERS];
	smr_sharding *s;
	smr_draft k;

	*out = v;
	if (im->m->mesh == NULL || im->m->partitions > 1 || a == NULL || v->nparts == 0 ||
	    v->type.rank == 0 || v->type.elem.tuple)
		return SMR_OK;
	SMR_TRY(read_sharding(im, op, a, v->type.rank, &s));
	for (uint32_t p = 0; s != NULL && p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &made[p]));
		smr_draft_begin(&k, SMR_OP_shard, &made[p], 1);
		smr_draft_set(&k, SMR_ATTR_sharding, numbers, smr_sharding_write(s, numbers));
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return s != NULL ? hlo_value_of(im, v->type.elem, made, out) : SMR_OK;
}

smr_status hlo_constraint(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v;

	if (op->noperands != 1 || op->nresults != 1)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_annotate(im, op, smr_mlir_attr_of(op, "sharding"), v, &v));
	return hlo_out_value(im, op, 0, v);
}

smr_status hlo_said_of_results(hlo_import *im, const smr_mlir_op *op)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "sdy.sharding"), *list;

	if (a == NULL || im->m->mesh == NULL)
		return SMR_OK;
	list = smr_mlir_field(a, "shardings");
	if (list == NULL || list->kind != SMR_MLIR_LIST || list->n != op->nresults)
		return SMR_OK;
	for (uint32_t i = 0; i < op->nresults; i++) {
		hlo_value *v;

		SMR_TRY(hlo_lookup(im, &op->results[i], &v));
		SMR_TRY(hlo_annotate(im, op, list->list[i], v, &v));
		SMR_TRY(hlo_bind(im, &op->results[i], v));
	}
	return SMR_OK;
}
