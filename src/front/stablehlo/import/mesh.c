/* Meshes of Shardy, and how shardings cut tensors by them. */
#include <string.h>

#include "front/stablehlo/import/shard.h"

smr_status hlo_shard_broken(hlo_import *im, const smr_mlir_op *op, const char *what)
{
	return hlo_fail(im, op, SMR_ETYPE, "%s: %s", op->name, what);
}

bool hlo_mesh_axes(const smr_mlir_attr *a, hlo_mesh *m)
{
	const smr_mlir_attr *list = smr_mlir_field(a, "axes");
	int64_t n = 1;

	if (list == NULL || list->kind != SMR_MLIR_LIST || list->n > HLO_AXES)
		return false;
	for (size_t i = 0; i < list->n; i++) {
		const smr_mlir_attr *name = smr_mlir_field(list->list[i], "name");
		const smr_mlir_attr *size = smr_mlir_field(list->list[i], "size");

		if (name == NULL || size == NULL || (int64_t)size->bits < 1 ||
		    (int64_t)size->bits > HLO_DEVICES)
			return false;
		m->axes[i] = (hlo_axis){.name = name->text, .size = (int64_t)size->bits};
		n *= m->axes[i].size;
		if (n > HLO_DEVICES)
			return false;
	}
	m->naxes = (uint32_t)list->n;
	m->ndevices = (uint32_t)n;
	return true;
}

static const smr_mlir_attr *find_mesh(const smr_mlir_op *module, const smr_mlir_attr *a)
{
	const smr_mlir_block *b = module->nregions > 0 && module->regions[0].nblocks > 0
					  ? module->regions[0].blocks[0]
					  : NULL;

	if (a == NULL || a->kind != SMR_MLIR_SYMBOL || b == NULL)
		return a;
	for (uint32_t i = 0; i < b->nops; i++) {
		const char *name = hlo_symbol(b->ops[i], "sym_name");

		if (strcmp(b->ops[i]->name, "sdy.mesh") == 0 && name != NULL &&
		    strcmp(name, a->text) == 0)
			return smr_mlir_attr_of(b->ops[i], "mesh");
	}
	return NULL;
}

static smr_status read_device_places(hlo_import *im, const smr_mlir_op *op,
				     const smr_mlir_attr *ids, hlo_mesh *m)
{
	int64_t *place = smr_arena_array(im->arena, m->ndevices, sizeof(*place));

	if (place == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < m->ndevices; i++)
		place[i] = ids == NULL ? (int64_t)i : -1;
	for (uint32_t i = 0; ids != NULL && i < m->ndevices; i++) {
		int64_t d = i < ids->n ? smr_mlir_int_at(ids, i) : -1;

		if (d < 0 || d >= m->ndevices || place[d] >= 0)
			return hlo_shard_broken(im, op, "a mesh whose devices are not all there");
		place[d] = i;
	}
	m->place = place;
	return SMR_OK;
}

smr_status hlo_mesh_read(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *sharding,
			 hlo_mesh *m)
{
	const smr_mlir_attr *a =
		find_mesh(smr_mlir_module(im->mlir), smr_mlir_field(sharding, "mesh"));
	const smr_mlir_attr *ids = smr_mlir_field(a, "device_ids");

	if (!hlo_mesh_axes(a, m))
		return hlo_shard_broken(im, op, "a sharding without a mesh that is known");
	/* a mesh of one device may be any device of a larger mesh */
	return read_device_places(im, op, m->ndevices == 1 ? NULL : ids, m);
}

smr_status hlo_mesh_axis(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			 const smr_mlir_attr *a, uint32_t *axis, int64_t *size, int64_t *step)
{
	const smr_mlir_attr *name = smr_mlir_field(a, "name"), *pre = smr_mlir_field(a, "pre_size");
	const smr_mlir_attr *own = smr_mlir_field(a, "size");
	uint32_t i = m->naxes;

	*step = 1;
	while (i > 0 &&
	       (name == NULL || name->text == NULL || strcmp(m->axes[i - 1].name, name->text) != 0))
		*step *= m->axes[--i].size;
	if (i == 0)
		return hlo_shard_broken(im, op, "an axis that the mesh has not");
	*axis = i - 1;
	*size = m->axes[i - 1].size;
	if (pre != NULL && own != NULL) {
		int64_t p = (int64_t)pre->bits, n = (int64_t)own->bits;

		if (p < 1 || n < 1 || p > *size || n > *size || *size % (p * n) != 0)
			return hlo_shard_broken(im, op, "a part of an axis that the axis has not");
		*step *= *size / (p * n);
		*size = n;
	}
	return SMR_OK;
}

/* ---- cuts by a mesh ---- */

/* Adds one axis of the list that partitions a dimension. */
static smr_status add_axis(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			   const smr_mlir_attr *a, hlo_cut *c)
{
	int64_t size, step;
	uint32_t axis;

	SMR_TRY(hlo_mesh_axis(im, op, m, a, &axis, &size, &step));
	if (!m->axes[axis].manual)
		return SMR_OK;
	c->parts *= size;
	for (uint32_t d = 0; d < m->ndevices; d++) {
		int64_t at = m->place[d] / step % size;

		c->part[d] = c->part[d] * size + at;
		c->rest[d] -= at * step;
	}
	return SMR_OK;
}

static smr_status read_cut(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			   const smr_mlir_attr *sharding, uint32_t dim, hlo_cut *c)
{
	const smr_mlir_attr *dims = smr_mlir_field(sharding, "dims"), *axes;

	SMR_TRY(hlo_no_cut(im, m->ndevices, c));
	if (m->place == NULL || dims == NULL || dims->kind != SMR_MLIR_LIST || dim >= dims->n)
		return hlo_shard_broken(im, op, "a sharding of fewer dimensions");
	memcpy(c->rest, m->place, m->ndevices * sizeof(*c->rest));
	axes = smr_mlir_field(dims->list[dim], "axes");
	for (size_t i = 0; axes != NULL && i < axes->n; i++)
		SMR_TRY(add_axis(im, op, m, axes->list[i], c));
	return SMR_OK;
}

smr_status hlo_mesh_cuts(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
			 const smr_mlir_attr *sharding, uint32_t rank, hlo_cuts *out)
{
	const smr_mlir_attr *sum = smr_mlir_field(sharding, "unreduced");

	*out = (hlo_cuts){.ndevices = m->ndevices};
	for (uint32_t d = 0; d < rank; d++)
		SMR_TRY(read_cut(im, op, m, sharding, d, &out->dim[d]));
	SMR_TRY(hlo_no_cut(im, m->ndevices, &out->sum));
	memcpy(out->sum.rest, m->place, m->ndevices * sizeof(*out->sum.rest));
	for (size_t i = 0; sum != NULL && sum->kind == SMR_MLIR_LIST && i < sum->n; i++)
		SMR_TRY(add_axis(im, op, m, sum->list[i], &out->sum));
	return SMR_OK;
}

/* ---- arguments and results ---- */

static bool has_open_dimension(const smr_mlir_attr *a)
{
	const smr_mlir_attr *dims = smr_mlir_field(a, "dims");

	for (size_t i = 0; dims != NULL && dims->kind == SMR_MLIR_LIST && i < dims->n; i++) {
		const smr_mlir_attr *open = smr_mlir_field(dims->list[i], "open");

		if (open != NULL && open->bits != 0)
			return true;
	}
	return false;
}

smr_status hlo_cuts_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a, uint32_t rank,
		       bool *known, hlo_cuts *out)
{
	hlo_mesh m = {0};

	*known = a != NULL && smr_mlir_field(a, "mesh") != NULL && !has_open_dimension(a);
	*out = (hlo_cuts){0};
	if (!*known)
		return SMR_OK;
	SMR_TRY(hlo_mesh_read(im, op, a, &m));
	for (uint32_t i = 0; i < m.naxes; i++)
		m.axes[i].manual = true;
	return hlo_mesh_cuts(im, op, &m, a, rank, out);
}

static smr_status tell_cut(smr_arena *a, const hlo_cut *c, uint32_t ndevices, int64_t *parts,
			   const int64_t **part, uint32_t *told)
{
	int64_t *list = smr_arena_array(a, (size_t)ndevices + 1, sizeof(*list));

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sharding");
	*parts = c->parts;
	if (c->parts <= 1)
		return SMR_OK;
	memcpy(list, c->part, ndevices * sizeof(*list));
	*part = list;
	*told = ndevices;
	return SMR_OK;
}

smr_status hlo_tell_split(smr_arena *a, const hlo_cuts *cuts, uint32_t rank,
			  smr_stablehlo_split *out)
{
	*out = (smr_stablehlo_split){.ndevices = 1};
	for (uint32_t d = 0; d < rank; d++)
		SMR_TRY(tell_cut(a, &cuts->dim[d], cuts->ndevices, &out->parts[d], &out->part[d],
				 &out->ndevices));
	return tell_cut(a, &cuts->sum, cuts->ndevices, &out->addends, &out->addend, &out->ndevices);
}

smr_status hlo_split_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
			uint32_t rank, smr_stablehlo_split *out)
{
	hlo_cuts cuts;
	bool known;

	*out = (smr_stablehlo_split){0};
	SMR_TRY(hlo_cuts_of(im, op, a, rank, &known, &cuts));
	return known ? hlo_tell_split(im->arena, &cuts, rank, out) : SMR_OK;
}
