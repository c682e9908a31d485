/* Ops with dynamic sizes: the sizes must result from small constants, which the importer folds. */
#include <string.h>

#include "front/stablehlo/import/import.h"

smr_status hlo_known_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i, int64_t *out,
			     uint32_t *n)
{
	smr_node *v;

	SMR_TRY(hlo_in(im, op, i, &v));
	if (!hlo_known(v, out, n))
		return hlo_unsupported(im, op, "numbers that are known only as it runs");
	return *n > 0 ? SMR_OK
		      : hlo_fail(im, op, SMR_ETYPE, "%s: operand %u is empty", op->name, i);
}

smr_status hlo_known_sizes(hlo_import *im, const smr_mlir_op *op, uint32_t i,
			   const smr_mlir_type *said, int64_t *out, uint32_t *n)
{
	hlo_type t;
	smr_node *v;

	if (said != NULL) { /* the declared type may be static */
		bool all = true;

		SMR_TRY(hlo_type_of(im, op, said, &t));
		for (uint32_t d = 0; d < t.rank; d++)
			all = all && t.dims[d] != HLO_DIMS_ANY;
		if (all) {
			memcpy(out, t.dims, t.rank * sizeof(*out));
			*n = t.rank;
			return SMR_OK;
		}
	}
	SMR_TRY(hlo_in(im, op, i, &v));
	if (!hlo_known(v, out, n))
		return hlo_unsupported(im, op, "sizes that are known only as it runs");
	if (*n > SMR_MAX_RANK)
		return hlo_unsupported(im, op, "more than 8 dimensions");
	for (uint32_t d = 0; d < *n; d++)
		if (out[d] < 0)
			return hlo_fail(im, op, SMR_ETYPE, "%s of size %lld", op->name,
					(long long)out[d]);
	return SMR_OK;
}

enum { BROADCAST, RESHAPE, PAD, SLICE };

static smr_status build_dynamic_pad(hlo_import *im, const smr_mlir_op *op, smr_node *v, uint32_t p,
				    smr_node **out)
{
	static const smr_attr_key keys[] = {SMR_ATTR_low, SMR_ATTR_high, SMR_ATTR_interior};
	int64_t v3[3][HLO_FOLDED];
	smr_node *ins[2] = {v};
	hlo_value *with;
	uint32_t n;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 1, &with));
	if (with->nparts <= p)
		return hlo_fail(im, op, SMR_ETYPE, "%s by another type", op->name);
	SMR_TRY(hlo_node(im, with, p, &ins[1]));
	smr_draft_begin(&k, SMR_OP_pad, ins, 2);
	for (uint32_t i = 0; i < 3; i++) {
		SMR_TRY(hlo_known_operand(im, op, 2 + i, v3[i], &n));
		smr_draft_set(&k, keys[i], v3[i], n);
	}
	return hlo_build(im, &k, 1, out);
}

/* Gets the sizes of a slice whose starts are known only at run time: JAX writes its limits as
 * "starts + sizes". *@p known: the limits have this form. */
static smr_status find_slice_sizes(hlo_import *im, const smr_mlir_op *op, int64_t *out, uint32_t *n,
				   bool *known)
{
	const smr_mlir_op *sum = op->operands[2]->op;

	*known = false;
	if (sum == NULL || strcmp(sum->name, "stablehlo.add") != 0 || sum->noperands != 2)
		return SMR_OK;
	for (uint32_t i = 0; i < 2 && !*known; i++) {
		smr_node *v;

		if (sum->operands[i] != op->operands[1])
			continue;
		SMR_TRY(hlo_in(im, sum, 1 - i, &v));
		*known = hlo_known(v, out, n);
	}
	return SMR_OK;
}

/* Splits a tensor of starts into scalars. */
static smr_status starts_of(hlo_import *im, smr_node *all, uint32_t rank, smr_node **out)
{
	int64_t one = 1;

	for (uint32_t d = 0; d < rank; d++) {
		int64_t at = d, limit = d + 1;

		SMR_TRY(hlo_slice(im, all, &at, &limit, &one, &out[d]));
		SMR_TRY(hlo_reshape(im, out[d], 0, NULL, &out[d]));
	}
	return SMR_OK;
}

static smr_status build_dynamic_slice(hlo_import *im, const smr_mlir_op *op, smr_node *v,
				      const int64_t *sizes, const int64_t *stride, smr_node **out)
{
	int64_t zero[SMR_MAX_RANK] = {0};
	smr_node *ins[1 + SMR_MAX_RANK] = {v}, *starts;
	smr_draft k;

	SMR_TRY(hlo_in(im, op, 1, &starts));
	SMR_TRY(starts_of(im, starts, v->type.rank, &ins[1]));
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + v->type.rank);
	smr_draft_set(&k, SMR_ATTR_sizes, sizes, v->type.rank);
	SMR_TRY(hlo_build(im, &k, 1, out));
	return hlo_slice(im, *out, zero, sizes, stride, out);
}

static smr_status build_real_dynamic_slice(hlo_import *im, const smr_mlir_op *op, smr_node *v,
					   smr_node **out)
{
	int64_t v3[3][HLO_FOLDED], sizes[HLO_FOLDED];
	uint32_t n[3] = {0};
	smr_node *starts;
	bool slides;

	SMR_TRY(hlo_in(im, op, 1, &starts));
	slides = !hlo_known(starts, v3[0], &n[0]);
	if (slides)
		SMR_TRY(find_slice_sizes(im, op, sizes, &n[0], &slides));
	n[1] = n[0];
	for (uint32_t i = slides ? 2 : 0; i < 3; i++)
		SMR_TRY(hlo_known_operand(im, op, 1 + i, v3[i], &n[i]));
	for (uint32_t i = 0; i < 3; i++)
		if (n[i] != v->type.rank || starts->type.rank != 1)
			return hlo_fail(im, op, SMR_ETYPE, "%s: %u numbers for %u dimensions",
					op->name, n[i], v->type.rank);
	return slides ? build_dynamic_slice(im, op, v, sizes, v3[2], out)
		      : hlo_slice(im, v, v3[0], v3[1], v3[2], out);
}

static smr_status build_dynamic_broadcast(hlo_import *im, const smr_mlir_op *op, smr_node *v,
					  smr_node **out)
{
	int64_t dims[HLO_FOLDED];
	const int64_t *map;
	uint32_t n, nmap;

	SMR_TRY(hlo_known_sizes(im, op, 1, op->results[0].type, dims, &n));
	SMR_TRY(hlo_attr_ints(im, op, "broadcast_dimensions", &map, &nmap));
	if (nmap != v->type.rank)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u numbers for %u dimensions", op->name,
				nmap, v->type.rank);
	return hlo_broadcast(im, v, n, dims, map, out);
}

static smr_status build_dynamic_reshape(hlo_import *im, const smr_mlir_op *op, smr_node *v,
					smr_node **out)
{
	int64_t dims[HLO_FOLDED];
	uint32_t n;

	SMR_TRY(hlo_known_sizes(im, op, 1, op->results[0].type, dims, &n));
	return hlo_reshape(im, v, n, dims, out);
}

static smr_status import_dynamic_shape_op(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *made[2] = {NULL}, *in;
	hlo_value *v;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &in));
		SMR_TRY(row->data == BROADCAST ? build_dynamic_broadcast(im, op, in, &made[p])
			: row->data == RESHAPE ? build_dynamic_reshape(im, op, in, &made[p])
			: row->data == PAD     ? build_dynamic_pad(im, op, in, p, &made[p])
					       : build_real_dynamic_slice(im, op, in, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

static smr_status import_dynamic_iota(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t dims[HLO_FOLDED], dim;
	smr_node *nodes[2] = {NULL};
	hlo_type t;
	uint32_t n;

	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	SMR_TRY(hlo_known_sizes(im, op, 0, op->results[0].type, dims, &n));
	SMR_TRY(hlo_attr_int(im, op, "iota_dimension", &dim));
	if (t.elem.dtype == SMR_I1)
		return hlo_unsupported(im, op, "of i1");
	t.rank = n;
	memcpy(t.dims, dims, n * sizeof(*dims));
	SMR_TRY(hlo_iota(im, &t, dim, &nodes[0]));
	if (t.elem.complex)
		SMR_TRY(hlo_splat(im, t.elem.dtype, t.rank, t.dims, 0, &nodes[1]));
	return hlo_out(im, op, 0, nodes);
}

static smr_status import_dynamic_gather(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t sizes[HLO_FOLDED];
	uint32_t n;

	SMR_TRY(hlo_known_sizes(im, op, 2, NULL, sizes, &n));
	return hlo_gather(im, op, sizes, n);
}

static smr_status dimension_size(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *made;
	hlo_value *v;
	int64_t dim;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_attr_int(im, op, "dimension", &dim));
	if (dim < 0 || dim >= v->type.rank)
		return hlo_fail(im, op, SMR_ETYPE, "dimension %lld of %u", (long long)dim,
				v->type.rank);
	if (v->type.dims[dim] > INT32_MAX)
		return hlo_unsupported(im, op, "a size beyond 32 bits");
	SMR_TRY(hlo_splat(im, SMR_I32, 0, NULL, (uint64_t)v->type.dims[dim], &made));
	return hlo_out(im, op, 0, &made);
}

/* Keeps the first elements of a dimension: sizes are numbers, so a bound needs no padding. */
static smr_status set_dimension_size(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t start[SMR_MAX_RANK] = {0}, stride[SMR_MAX_RANK], limit[SMR_MAX_RANK], dim;
	int64_t size[HLO_FOLDED];
	smr_node *made[2] = {NULL}, *in;
	hlo_value *v;
	uint32_t n;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_attr_int(im, op, "dimension", &dim));
	SMR_TRY(hlo_known_operand(im, op, 1, size, &n));
	if (dim < 0 || dim >= v->type.rank || n != 1 || size[0] < 0 ||
	    size[0] > v->type.dims[dim] || v->nparts == 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s: size %lld of dimension %lld of %lld",
				op->name, (long long)size[0], (long long)dim,
				dim >= 0 && dim < v->type.rank ? (long long)v->type.dims[dim] : 0);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		stride[d] = 1;
		limit[d] = d == dim ? size[0] : v->type.dims[d];
	}
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &in));
		SMR_TRY(hlo_slice(im, in, start, limit, stride, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

const hlo_row hlo_dynamic_rows[] = {
	{"stablehlo.dynamic_broadcast_in_dim", import_dynamic_shape_op, NULL, BROADCAST},
	{"stablehlo.dynamic_reshape", import_dynamic_shape_op, NULL, RESHAPE},
	{"stablehlo.dynamic_pad", import_dynamic_shape_op, NULL, PAD},
	{"stablehlo.real_dynamic_slice", import_dynamic_shape_op, NULL, SLICE},
	{"stablehlo.dynamic_gather", import_dynamic_gather, NULL, 0},
	{"stablehlo.dynamic_iota", import_dynamic_iota, NULL, 0},
	{"stablehlo.get_dimension_size", dimension_size, NULL, 0},
	{"stablehlo.set_dimension_size", set_dimension_size, NULL, 0},
	{NULL, NULL, NULL, 0},
};
