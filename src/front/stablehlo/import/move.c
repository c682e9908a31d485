/* Constants, and data movement. */
#include <string.h>

#include "base/alloc.h"
#include "front/stablehlo/import/region.h"

/* ---- constants ---- */

/* Extracts part @p p of complex elements. */
static smr_status extract_complex_part(hlo_import *im, const hlo_type *t, const smr_mlir_attr *a,
				       uint32_t p, smr_node **out)
{
	size_t size = smr_dtype_size(t->elem.dtype), n = a->splat ? 1 : a->n;
	unsigned char *part = smr_malloc(n * size + 1);
	smr_status st;

	if (part == NULL)
		return hlo_no_memory(im);
	for (size_t i = 0; i < n; i++)
		memcpy(part + i * size, a->data + (2 * i + p) * size, size);
	st = hlo_tensor(im, t->elem.dtype, t->rank, t->dims, part, n * size, out);
	smr_free(part);
	return st;
}

static smr_status import_literal(hlo_import *im, const hlo_type *t, const smr_mlir_attr *a,
				 smr_node **nodes)
{
	size_t n = a->splat ? 1 : a->n, size = smr_dtype_size(t->elem.dtype);

	for (uint32_t p = 0; p < hlo_parts(t); p++) {
		if (a->n == 0)
			SMR_TRY(hlo_splat(im, t->elem.dtype, t->rank, t->dims, 0, &nodes[p]));
		else if (t->elem.complex)
			SMR_TRY(extract_complex_part(im, t, a, p, &nodes[p]));
		else
			SMR_TRY(hlo_tensor(im, t->elem.dtype, t->rank, t->dims, a->data, n * size,
					   &nodes[p]));
	}
	return SMR_OK;
}

static smr_status import_constant(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "value");
	smr_node *nodes[2] = {NULL};
	hlo_type t;

	if (a == NULL || a->kind != SMR_MLIR_DENSE)
		return hlo_fail(im, op, SMR_ETYPE, "%s without a dense value", op->name);
	SMR_TRY(hlo_type_of(im, op, a->type, &t));
	SMR_TRY(import_literal(im, &t, a, nodes));
	return hlo_out(im, op, 0, nodes);
}

/* ---- one operand, each part alike ---- */

static smr_status each_part(hlo_import *im, const smr_mlir_op *op, hlo_move f)
{
	smr_node *made[2] = {NULL};
	hlo_value *v;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	if (v->nparts == 0)
		return hlo_unsupported(im, op, "on what is no tensor");
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &made[p]));
		SMR_TRY(f(im, op, made[p], &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

#define MOVE(name)                                                                        \
	static smr_status name(hlo_import *im, const smr_mlir_op *op, const hlo_row *row) \
	{                                                                                 \
		return each_part(im, op, name##_part);                                    \
	}

/* Reads numbers of an attribute, one for each dimension. */
static smr_status per_dim(hlo_import *im, const smr_mlir_op *op, const char *name,
			  const smr_node *v, const int64_t **out)
{
	uint32_t n;

	SMR_TRY(hlo_attr_ints(im, op, name, out, &n));
	return n == v->type.rank
		       ? SMR_OK
		       : hlo_fail(im, op, SMR_ETYPE, "%s: %s has %u numbers for %u dimensions",
				  op->name, name, n, v->type.rank);
}

static smr_status broadcast_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	const int64_t *map;
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	SMR_TRY(per_dim(im, op, "broadcast_dimensions", v, &map));
	return hlo_broadcast(im, v, t.rank, t.dims, map, out);
}
MOVE(broadcast)

static smr_status reshape_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	return hlo_reshape(im, v, t.rank, t.dims, out);
}
MOVE(reshape)

static smr_status transpose_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	const int64_t *map;

	SMR_TRY(per_dim(im, op, "permutation", v, &map));
	return hlo_transpose(im, v, map, out);
}
MOVE(transpose)

static smr_status reverse_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	const int64_t *dims;
	uint32_t n;
	smr_draft k;

	SMR_TRY(hlo_attr_ints(im, op, "dimensions", &dims, &n));
	smr_draft_begin(&k, SMR_OP_reverse, &v, 1);
	smr_draft_set(&k, SMR_ATTR_dims, dims, n);
	return hlo_build(im, &k, 1, out);
}
MOVE(reverse)

static smr_status slice_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	const int64_t *start, *limit, *stride;

	SMR_TRY(per_dim(im, op, "start_indices", v, &start));
	SMR_TRY(per_dim(im, op, "limit_indices", v, &limit));
	SMR_TRY(per_dim(im, op, "strides", v, &stride));
	return hlo_slice(im, v, start, limit, stride, out);
}
MOVE(slice)

/* Imports the old broadcast, which adds leading dimensions. */
static smr_status prepend_part(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out)
{
	int64_t map[SMR_MAX_RANK];
	const int64_t *sizes;
	uint32_t n;
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	SMR_TRY(hlo_attr_ints(im, op, "broadcast_sizes", &sizes, &n));
	if (n + v->type.rank != t.rank)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u new dimensions", op->name, n);
	for (uint32_t d = 0; d < v->type.rank; d++)
		map[d] = n + d;
	return hlo_broadcast(im, v, t.rank, t.dims, map, out);
}
MOVE(prepend)

hlo_move hlo_move_of(const char *name)
{
	static const struct {
		const char *name;
		hlo_move move;
	} moves[] = {{"stablehlo.broadcast_in_dim", broadcast_part},
		     {"stablehlo.broadcast", prepend_part},
		     {"stablehlo.reshape", reshape_part},
		     {"stablehlo.transpose", transpose_part},
		     {"stablehlo.reverse", reverse_part},
		     {"stablehlo.slice", slice_part}};

	for (size_t i = 0; i < sizeof(moves) / sizeof(moves[0]); i++)
		if (strcmp(moves[i].name, name) == 0)
			return moves[i].move;
	return NULL;
}

/* ---- others ---- */

static smr_status import_iota(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *nodes[2] = {NULL};
	hlo_type t;
	int64_t dim;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	SMR_TRY(hlo_attr_int(im, op, "iota_dimension", &dim));
	if (t.elem.dtype == SMR_I1)
		return hlo_unsupported(im, op, "of i1");
	SMR_TRY(hlo_iota(im, &t, dim, &nodes[0]));
	if (t.elem.complex)
		SMR_TRY(hlo_splat(im, t.elem.dtype, t.rank, t.dims, 0, &nodes[1]));
	return hlo_out(im, op, 0, nodes);
}

/* Gets part @p p of the operands from @p from on. */
static smr_status collect_operand_parts(hlo_import *im, const smr_mlir_op *op, uint32_t from,
					uint32_t p, smr_node ***out)
{
	hlo_value *v, *first = NULL;
	smr_node **ins = smr_arena_array(im->arena, op->noperands + 1, sizeof(*ins));

	if (ins == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = from; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		if (first == NULL)
			first = v;
		if (v->nparts <= p || !hlo_elem_equal(v->type.elem, first->type.elem))
			return hlo_fail(im, op, SMR_ETYPE, "%s: operands of several types",
					op->name);
		SMR_TRY(hlo_node(im, v, p, &ins[i - from]));
	}
	*out = ins;
	return SMR_OK;
}

static smr_status import_concatenate(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *made[2] = {NULL}, **ins;
	hlo_type t;
	int64_t dim;
	smr_draft k;

	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	SMR_TRY(hlo_attr_int(im, op, "dimension", &dim));
	for (uint32_t p = 0; p < hlo_parts(&t); p++) {
		SMR_TRY(collect_operand_parts(im, op, 0, p, &ins));
		smr_draft_begin(&k, SMR_OP_concatenate, ins, op->noperands);
		smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
		SMR_TRY(hlo_here(im));
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

static smr_status import_pad(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const struct {
		const char *name;
		smr_attr_key key;
	} lists[] = {{"edge_padding_low", SMR_ATTR_low},
		     {"edge_padding_high", SMR_ATTR_high},
		     {"interior_padding", SMR_ATTR_interior}};
	smr_node *made[2] = {NULL}, **ins;
	const int64_t *v[3];
	hlo_type t;
	smr_draft k;

	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	for (uint32_t p = 0; p < hlo_parts(&t); p++) {
		SMR_TRY(collect_operand_parts(im, op, 0, p, &ins));
		smr_draft_begin(&k, SMR_OP_pad, ins, op->noperands);
		for (int i = 0; i < 3; i++) {
			SMR_TRY(per_dim(im, op, lists[i].name, ins[0], &v[i]));
			smr_draft_set(&k, lists[i].key, v[i], ins[0]->type.rank);
		}
		SMR_TRY(hlo_here(im));
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

const hlo_row hlo_move_rows[] = {
	{"stablehlo.constant", import_constant, NULL, 0},
	{"sdy.constant", import_constant, NULL, 0},
	{"chlo.constant", import_constant, NULL, 0},
	{"arith.constant", import_constant, NULL, 0},
	{"stablehlo.broadcast_in_dim", broadcast, NULL, 0},
	{"stablehlo.broadcast", prepend, NULL, 0},
	{"stablehlo.reshape", reshape, NULL, 0},
	{"stablehlo.transpose", transpose, NULL, 0},
	{"stablehlo.reverse", reverse, NULL, 0},
	{"stablehlo.slice", slice, NULL, 0},
	{"stablehlo.iota", import_iota, NULL, 0},
	{"stablehlo.concatenate", import_concatenate, NULL, 0},
	{"stablehlo.pad", import_pad, NULL, 0},
	{NULL, NULL, NULL, 0},
};
