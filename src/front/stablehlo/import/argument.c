/* Sizes of a program's arguments: those that it declares, with those that the caller gives. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

/* Gets the sizes that the caller gives; @p maps: one row in front for each device of a pmap. */
static smr_status apply_given_shape(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_block *b,
				    uint32_t i, const smr_stablehlo_params *params, bool maps,
				    hlo_type *t)
{
	hlo_type given = {.elem = t->elem};
	smr_mlir_op who = *fn; /* names the argument in messages */
	char name[32];

	snprintf(name, sizeof(name), "argument %u", i);
	who.name = name;
	if (i >= params->nshapes || params->shapes[i].rank > SMR_MAX_RANK)
		return hlo_fail(im, fn, SMR_EINVAL, "argument %u is not given", i);
	given.rank = params->shapes[i].rank;
	memcpy(given.dims, params->shapes[i].dims, given.rank * sizeof(*given.dims));
	for (uint32_t d = 0; d < given.rank; d++)
		if (given.dims[d] < 0)
			return hlo_fail(im, fn, SMR_EINVAL, "argument %u of size %lld", i,
					(long long)given.dims[d]);
	if (maps && given.rank > 0 && given.dims[0] != im->mapped)
		return hlo_fail(im, fn, SMR_EINVAL,
				"argument %u has %lld lines in front, and pmap %u devices", i,
				(long long)given.dims[0], im->mapped);
	if (maps && given.rank > 0)
		given.dims[0] = 1;
	SMR_TRY(hlo_fits(im, &who, b->args[i].type, &given));
	*t = given;
	return SMR_OK;
}

smr_status hlo_argument_type(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_block *b,
			     uint32_t i, const smr_stablehlo_params *params, hlo_type *t)
{
	bool maps;

	SMR_TRY(hlo_type_of(im, fn, b->args[i].type, t));
	SMR_TRY(hlo_pmap_maps(im, fn, false, i, t, &maps));
	if (params != NULL && params->shapes != NULL)
		SMR_TRY(apply_given_shape(im, fn, b, i, params, maps, t));
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] == HLO_DIMS_ANY)
			return hlo_fail(im, fn, SMR_EINVAL,
					"dimension %u of argument %u is \"?\": the sizes of all "
					"arguments must be given",
					d, i);
	if (maps)
		t->dims[0] = im->mapped;
	return SMR_OK;
}
