/* Programs whose main is for one device.
 *
 * Those that take and give the arrays of each device: arguments are gathered from the parts, and
 * results are cut. What a computation for each device reads and writes with the same sharding is
 * the part itself, so that most gathered tensors are not read, and are dropped.
 *
 * Those that JAX's pmap is lowered to, before 0.8: each, with @main, is written for one of several
 * replicas. Whole arguments and results have a leading dimension of devices: each replica takes its
 * row. An argument that is equal on all devices has an attribute; a result that is has no leading
 * dimension of 1. */
#include <string.h>

#include "front/stablehlo/import/cuts.h"

static bool has_unreduced_value(const smr_mlir_op *fn, const char *list)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(fn, list);

	for (uint32_t i = 0; a != NULL && a->kind == SMR_MLIR_LIST && i < a->n; i++)
		if (smr_mlir_field(hlo_attr_of(fn, list, i, "sdy.sharding"), "unreduced") != NULL)
			return true;
	return false;
}

bool hlo_has_unreduced(const smr_mlir_op *module)
{
	const smr_mlir_block *b = module->regions[0].blocks[0];

	for (uint32_t i = 0; i < b->nops; i++)
		if (has_unreduced_value(b->ops[i], "arg_attrs") ||
		    has_unreduced_value(b->ops[i], "res_attrs"))
			return true;
	return false;
}

/* Without a sharding that says all, each device has the whole tensor. */
static smr_status read_main_cuts(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_attr *a,
				 uint32_t rank, bool *known, hlo_cuts *out)
{
	SMR_TRY(hlo_cuts_of(im, fn, a, rank, known, out));
	if (*known && out->ndevices == im->m->partitions)
		return SMR_OK;
	if (*known && out->ndevices > 1)
		return hlo_unsupported(im, fn, "a mesh that is not all devices");
	*out = (hlo_cuts){.ndevices = im->m->partitions};
	for (uint32_t d = 0; d < rank; d++)
		SMR_TRY(hlo_no_cut(im, out->ndevices, &out->dim[d]));
	return SMR_OK;
}

static smr_status read_argument_cuts(hlo_import *im, const smr_mlir_op *fn, uint32_t i,
				     uint32_t rank, hlo_cuts *out)
{
	bool known;

	return read_main_cuts(im, fn, hlo_attr_of(fn, "arg_attrs", i, "sdy.sharding"), rank, &known,
			      out);
}

smr_status hlo_apart_type(hlo_import *im, const smr_mlir_op *fn, uint32_t i, hlo_type *t)
{
	hlo_cuts cuts;

	if (!im->parts)
		return SMR_OK;
	SMR_TRY(read_argument_cuts(im, fn, i, t->rank, &cuts));
	for (uint32_t d = 0; d < t->rank; d++) {
		if (t->dims[d] % cuts.dim[d].parts != 0)
			return hlo_unsupported(im, fn, "parts of several sizes");
		t->dims[d] /= cuts.dim[d].parts;
	}
	return SMR_OK;
}

smr_status hlo_apart_arguments(hlo_import *im, const smr_mlir_op *fn, hlo_value **args, uint32_t n)
{
	hlo_cuts cuts;

	for (uint32_t i = 0; im->parts && i < n; i++) {
		SMR_TRY(read_argument_cuts(im, fn, i, args[i]->type.rank, &cuts));
		SMR_TRY(hlo_gathered(im, &cuts, args[i], &args[i]));
	}
	return SMR_OK;
}

/* Tells of the parts of a result whose sharding the program leaves open. */
static smr_status tell_result(hlo_import *im, uint32_t i, const hlo_value *v)
{
	smr_stablehlo_value *told = im->face != NULL ? &im->face->results[i] : NULL;

	if (told == NULL || v->cuts->sum.parts > 1)
		return SMR_OK;
	for (uint32_t d = 0; d < v->type.rank; d++)
		told->dims[d] = v->local->type.dims[d];
	return hlo_tell_split(im->face->arena, v->cuts, v->type.rank, &told->split);
}

smr_status hlo_apart_result(hlo_import *im, const smr_mlir_op *fn, uint32_t i, hlo_value **v)
{
	const smr_mlir_attr *a = hlo_attr_of(fn, "res_attrs", i, "sdy.sharding");
	hlo_cuts cuts;
	bool known;

	if (!im->parts || (*v)->nparts == 0)
		return SMR_OK;
	SMR_TRY(read_main_cuts(im, fn, a, (*v)->type.rank, &known, &cuts));
	if (known)
		return hlo_local_of(im, fn, &cuts, *v, v);
	if ((*v)->local == NULL || (*v)->cuts->sum.parts > 1)
		return SMR_OK;
	SMR_TRY(tell_result(im, i, *v));
	*v = (*v)->local;
	return SMR_OK;
}

/* ---- pmap ---- */

uint32_t hlo_pmap_devices(const smr_mlir_op *module, uint32_t partitions, uint32_t replicas)
{
	const char *name = hlo_symbol(module, "sym_name");

	return name != NULL && strncmp(name, "pmap_", 5) == 0 && partitions == 1 && replicas > 1
		       ? replicas
		       : 0;
}

static bool is_same(const smr_mlir_op *fn, uint32_t i)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(fn, "arg_attrs"), *same;

	if (a == NULL || a->kind != SMR_MLIR_LIST || i >= a->n)
		return false;
	same = smr_mlir_field(a->list[i], "mhlo.is_same_data_across_replicas");
	return same != NULL && same->bits != 0;
}

smr_status hlo_pmap_maps(hlo_import *im, const smr_mlir_op *fn, bool result, uint32_t i,
			 const hlo_type *t, bool *maps)
{
	bool other = !result;

	*maps = false;
	if (im->mapped == 0 || t->elem.token || (!result && is_same(fn, i)))
		return SMR_OK;
	*maps = t->rank > 0 && t->dims[0] == 1;
	for (uint32_t d = 1; d < t->rank; d++)
		other |= t->dims[d] == 1;
	if (*maps || !other)
		return SMR_OK;
	return hlo_fail(im, fn, SMR_EUNSUPPORTED,
			"unsupported: %s: %s %u of pmap does not lie along the first dimension: "
			"use in_axes and out_axes of 0",
			fn->name, result ? "result" : "argument", i);
}

smr_status hlo_pmap_cut(hlo_import *im, uint32_t rank, hlo_cuts *out)
{
	*out = (hlo_cuts){.ndevices = im->mapped, .replicas = true};
	SMR_TRY(hlo_no_cut(im, im->mapped, &out->dim[0]));
	for (uint32_t d = 1; d < rank; d++)
		SMR_TRY(hlo_no_cut(im, im->mapped, &out->dim[d]));
	out->dim[0].parts = im->mapped;
	for (uint32_t d = 0; d < im->mapped; d++)
		out->dim[0].part[d] = d;
	return SMR_OK;
}
