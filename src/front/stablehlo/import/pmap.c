/* Programs that JAX's pmap is lowered to, before 0.8: each, with @main, is written for one of
 * several replicas. Whole arguments and results have a leading dimension of devices: each replica
 * takes its row. An argument that is equal on all devices has an attribute; a result that is has no
 * leading dimension of 1. */
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

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
