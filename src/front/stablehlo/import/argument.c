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

/* ---- packed arguments and results ----------------------------------------------------------
 *
 * A complex argument or result is one tensor, whose last dimension is (re, im): what reads or makes
 * it then fuses with the first or last ops, where pairs would be copied. */

bool hlo_is_packed(const hlo_import *im, const hlo_type *declared)
{
	bool is = im->packed && im->m->mesh == NULL && im->mapped == 0 && declared->elem.complex &&
		  declared->rank < SMR_MAX_RANK;

	for (uint32_t d = 0; d < declared->rank; d++)
		is = is && declared->dims[d] >= 0;
	return is;
}

static hlo_type get_packed_type(const hlo_type *t)
{
	hlo_type packed = *t;

	packed.elem.complex = false;
	packed.dims[packed.rank++] = 2;
	return packed;
}

smr_status hlo_pack_type(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_type *declared,
			 hlo_type *t)
{
	hlo_type said;

	SMR_TRY(hlo_type_of(im, fn, declared, &said));
	if (hlo_is_packed(im, &said))
		*t = get_packed_type(t);
	return SMR_OK;
}

static smr_status unpack(hlo_import *im, hlo_value *v, const hlo_type *t, hlo_value **out)
{
	int64_t start[SMR_MAX_RANK] = {0}, stride[SMR_MAX_RANK], limit[SMR_MAX_RANK];
	smr_node *in, *part[2];

	SMR_TRY(hlo_node(im, v, 0, &in));
	for (uint32_t d = 0; d < t->rank; d++) {
		stride[d] = 1;
		limit[d] = t->dims[d];
	}
	stride[t->rank] = 1;
	for (uint32_t k = 0; k < 2; k++) {
		start[t->rank] = k;
		limit[t->rank] = k + 1;
		SMR_TRY(hlo_slice(im, in, start, limit, stride, &part[k]));
		SMR_TRY(hlo_reshape(im, part[k], t->rank, t->dims, &part[k]));
	}
	return hlo_value_of(im, t->elem, part, out);
}

static smr_status pack(hlo_import *im, hlo_value *v, hlo_value **out)
{
	hlo_type to = get_packed_type(&v->type);
	int64_t dims[SMR_MAX_RANK] = {0}, along = v->type.rank;
	smr_node *part[2], *made[2] = {NULL};
	smr_draft k;

	for (uint32_t d = 0; d < v->type.rank; d++)
		dims[d] = v->type.dims[d];
	dims[along] = 1;
	for (uint32_t i = 0; i < 2; i++) {
		SMR_TRY(hlo_node(im, v, i, &part[i]));
		SMR_TRY(hlo_reshape(im, part[i], to.rank, dims, &part[i]));
	}
	smr_draft_begin(&k, SMR_OP_concatenate, part, 2);
	smr_draft_set(&k, SMR_ATTR_dims, &along, 1);
	SMR_TRY(hlo_build(im, &k, 1, &made[0]));
	return hlo_value_of(im, to.elem, made, out);
}

smr_status hlo_unpack_arguments(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_block *b,
				hlo_value **args)
{
	hlo_type t;

	for (uint32_t i = 0; i < b->nargs; i++) {
		SMR_TRY(hlo_type_of(im, fn, b->args[i].type, &t));
		if (hlo_is_packed(im, &t))
			SMR_TRY(unpack(im, args[i], &t, &args[i]));
	}
	return SMR_OK;
}

smr_status hlo_pack_result(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_type *declared,
			   hlo_value **v)
{
	hlo_type t;

	SMR_TRY(hlo_type_of(im, fn, declared, &t));
	return hlo_is_packed(im, &t) ? pack(im, *v, v) : SMR_OK;
}
