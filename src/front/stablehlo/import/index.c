/* Ops with indices from data: slices, gather, scatter. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* ---- slices ---- */

/* Builds a static slice if the starts are known; else *@p out is NULL. */
static smr_status build_static_slice(hlo_import *im, smr_node *const *ins, uint32_t rank,
				     const int64_t *sizes, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], stride[SMR_MAX_RANK], dims[SMR_MAX_RANK];
	uint32_t n;

	*out = NULL;
	if (!smr_type_dims(&ins[0]->type, dims))
		return SMR_OK;
	for (uint32_t d = 0; d < rank; d++) {
		if (ins[1 + d]->type.rank != 0 || !hlo_known(ins[1 + d], &start[d], &n) ||
		    (ins[1 + d]->type.dtype == SMR_U64 && start[d] < 0) || sizes[d] < 0 ||
		    sizes[d] > dims[d])
			return SMR_OK;
		start[d] = start[d] < 0                    ? 0
			   : start[d] > dims[d] - sizes[d] ? dims[d] - sizes[d]
							   : start[d];
		limit[d] = start[d] + sizes[d];
		stride[d] = 1;
	}
	return hlo_slice(im, ins[0], start, limit, stride, out);
}

/* Gets part @p p of the first @p first operands, then the indices. */
static smr_status collect_with_indices(hlo_import *im, const smr_mlir_op *op, uint32_t first,
				       uint32_t p, smr_node ***out)
{
	smr_node **ins = smr_arena_array(im->arena, op->noperands + 1, sizeof(*ins));
	hlo_value *v;

	if (ins == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		if (v->nparts <= (i < first ? p : 0))
			return hlo_fail(im, op, SMR_ETYPE, "%s: operand %u is no such tensor",
					op->name, i);
		SMR_TRY(hlo_node(im, v, i < first ? p : 0, &ins[i]));
	}
	*out = ins;
	return SMR_OK;
}

static smr_status import_dynamic_slice(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *made[2] = {NULL}, **ins;
	const int64_t *sizes;
	uint32_t n;
	hlo_value *v;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_attr_ints(im, op, "slice_sizes", &sizes, &n));
	if (n != v->type.rank || op->noperands != 1 + n)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u places and %u sizes for %u dimensions",
				op->name, op->noperands - 1, n, v->type.rank);
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(collect_with_indices(im, op, 1, p, &ins));
		SMR_TRY(build_static_slice(im, ins, n, sizes, &made[p]));
		if (made[p] != NULL)
			continue;
		smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, op->noperands);
		smr_draft_set(&k, SMR_ATTR_sizes, sizes, n);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

static smr_status import_dynamic_update(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *made[2] = {NULL}, **ins;
	hlo_value *v;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(collect_with_indices(im, op, 2, p, &ins));
		smr_draft_begin(&k, SMR_OP_dynamic_update, ins, op->noperands);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

/* ---- gather ---- */

typedef struct field {
	const char *name;
	smr_attr_key key;
} field;

static smr_status read_dimension_numbers(hlo_import *im, const smr_mlir_op *op,
					 const smr_mlir_attr *a, const field *list, int n,
					 smr_draft *k)
{
	const smr_mlir_attr *dim = smr_mlir_field(a, "index_vector_dim");
	int64_t *at = smr_arena_alloc(im->arena, sizeof(*at));

	if (a == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without dimension numbers", op->name);
	if (at == NULL)
		return hlo_no_memory(im);
	for (int i = 0; i < n; i++) { /* a missing list is empty */
		const smr_mlir_attr *f = smr_mlir_field(a, list[i].name);
		const int64_t *v = NULL;
		uint32_t count = 0;

		if (f != NULL)
			SMR_TRY(hlo_ints(im, op, f, list[i].name, &v, &count));
		smr_draft_set(k, list[i].key, v, count);
	}
	*at = dim != NULL ? (int64_t)dim->bits : 0;
	smr_draft_set(k, SMR_ATTR_index_dim, at, 1);
	return SMR_OK;
}

smr_status hlo_gather(hlo_import *im, const smr_mlir_op *op, const int64_t *sizes, uint32_t n)
{
	static const field list[] = {
		{"offset_dims", SMR_ATTR_offset_dims},
		{"collapsed_slice_dims", SMR_ATTR_collapsed},
		{"operand_batching_dims", SMR_ATTR_operand_batch},
		{"start_indices_batching_dims", SMR_ATTR_index_batch},
		{"start_index_map", SMR_ATTR_index_map},
	};
	smr_node *ins[2], *made[2] = {NULL};
	hlo_value *v;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_in(im, op, 1, &ins[1]));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &ins[0]));
		smr_draft_begin(&k, SMR_OP_gather, ins, 2);
		SMR_TRY(read_dimension_numbers(im, op, smr_mlir_attr_of(op, "dimension_numbers"),
					       list, 5, &k));
		smr_draft_set(&k, SMR_ATTR_sizes, sizes, n);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_out(im, op, 0, made);
}

static smr_status import_gather(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	const int64_t *sizes;
	uint32_t n;

	SMR_TRY(hlo_attr_ints(im, op, "slice_sizes", &sizes, &n));
	return hlo_gather(im, op, sizes, n);
}

/* Imports scatter: operands, indices, updates; complex ones as pairs. */
static smr_status import_scatter(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const field list[] = {
		{"update_window_dims", SMR_ATTR_offset_dims},
		{"inserted_window_dims", SMR_ATTR_collapsed},
		{"input_batching_dims", SMR_ATTR_operand_batch},
		{"scatter_indices_batching_dims", SMR_ATTR_index_batch},
		{"scatter_dims_to_operand_dims", SMR_ATTR_index_map},
	};
	uint32_t n = op->noperands / 2, nins = 0, nparts = 0;
	smr_node **ins = smr_arena_array(im->arena, 6 * (size_t)n + 2, sizeof(*ins));
	hlo_elem *elems = smr_arena_array(im->arena, 3 * (size_t)n + 1, sizeof(*elems));
	smr_lambda *l;
	hlo_value *v;
	smr_draft k;

	if (ins == NULL || elems == NULL)
		return hlo_no_memory(im);
	if (n == 0 || op->noperands != 2 * n + 1 || op->nresults != n)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		if (i < n) {
			elems[i] = elems[n + i] = v->type.elem;
			nparts += v->nparts;
		}
		for (uint32_t p = 0; p < v->nparts; p++)
			SMR_TRY(hlo_node(im, v, p, &ins[nins++]));
	}
	SMR_TRY(hlo_lambda(im, op, 0, elems, 2 * n, NULL, elems + 2 * (size_t)n, n, &l));
	smr_draft_begin(&k, SMR_OP_scatter, ins, nins);
	SMR_TRY(read_dimension_numbers(im, op, smr_mlir_attr_of(op, "scatter_dimension_numbers"),
				       list, 5, &k));
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, nparts, ins + nins));
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_out(im, op, i, ins + nins));
		nins += elems[i].complex ? 2 : 1;
	}
	return SMR_OK;
}

/* ---- the same bits as another type ---- */

static const smr_expr *as_bits_of(smr_graph *g, smr_dtype t, const smr_expr *e)
{
	return e == NULL || e->type == t ? e : smr_expr_op(g, SMR_OP_bitcast, t, 1, &e);
}

/* Makes a float of less than eight bits of the lowest bits of @p e. */
static const smr_expr *short_float(smr_graph *g, hlo_elem to, const smr_expr *e)
{
	e = as_bits_of(g, SMR_U8, e);
	e = smr_ops_2(g, SMR_OP_and, e, hlo_i(g, SMR_U8, (1 << to.bits) - 1));
	return as_bits_of(g, to.dtype, e);
}

static smr_status import_same_size_bitcast(hlo_x *x)
{
	if (x->in[0].bits != x->out.bits || x->in[0].complex || x->out.complex ||
	    (x->in[0].dtype == SMR_I1) != (x->out.dtype == SMR_I1))
		return hlo_unsupported(x->im, x->op, "between these types");
	x->r[0] = as_bits_of(x->g, x->out.dtype, x->a[0][0]);
	if (x->out.bits < 8 && smr_dtype_is_float(x->out.dtype))
		x->r[0] = short_float(x->g, x->out, x->r[0]);
	else if (x->out.bits < 8 && x->out.dtype != SMR_I1)
		x->r[0] = hlo_wrap(x->g, x->out, x->r[0]); /* extends by the sign */
	return SMR_OK;
}

static smr_dtype bits_of(size_t bytes)
{
	return bytes == 1 ? SMR_U8 : bytes == 2 ? SMR_U16 : bytes == 4 ? SMR_U32 : SMR_U64;
}

/* Short integers take a byte each: converting to or from one number that holds several of them
 * extracts them by shifts, the lowest first, or combines them. */
static smr_status split_into_short_ints(hlo_import *im, smr_node *v, hlo_elem from, hlo_elem to,
					smr_node **out)
{
	smr_dtype t = bits_of(smr_dtype_size(v->type.dtype));
	hlo_type shape = {.elem = {.dtype = t, .bits = from.bits}, .rank = v->type.rank + 1};
	int64_t map[SMR_MAX_RANK];
	smr_node *ins[2];
	const smr_expr *e, *a;
	smr_graph *g = im->flow->g;

	if (shape.rank > SMR_MAX_RANK || !smr_type_dims(&v->type, shape.dims))
		return smr_fail(SMR_EUNSUPPORTED, "more than %d dimensions", SMR_MAX_RANK);
	for (uint32_t d = 0; d < v->type.rank; d++)
		map[d] = d;
	shape.dims[v->type.rank] = from.bits / to.bits;
	SMR_TRY(hlo_broadcast(im, v, shape.rank, shape.dims, map, &ins[0]));
	SMR_TRY(hlo_iota(im, &shape, v->type.rank, &ins[1]));
	a = as_bits_of(g, t, smr_expr_param(g, v->type.dtype, 0));
	e = smr_ops_2(g, SMR_OP_mul, smr_expr_param(g, t, 1), hlo_i(g, t, to.bits));
	e = smr_ops_2(g, SMR_OP_and, smr_ops_2(g, SMR_OP_shr, a, e),
		      hlo_i(g, t, (1 << to.bits) - 1));
	e = smr_dtype_is_float(to.dtype) ? short_float(g, to, smr_ops_to(g, SMR_U8, e))
					 : hlo_wrap(g, to, smr_ops_to(g, to.dtype, e));
	return hlo_map(im, &shape, ins, 2, &e, 1, out);
}

static smr_status join_short_ints(hlo_import *im, smr_node *v, hlo_elem from, hlo_elem to,
				  smr_node **out)
{
	smr_dtype t = bits_of(to.bits / 8);
	hlo_type shape = {.elem = {.dtype = t, .bits = to.bits}, .rank = v->type.rank};
	smr_graph *g = im->flow->g;
	smr_node *ins[2] = {v};
	const smr_expr *e, *by;
	int64_t last;
	smr_draft k;

	if (shape.rank == 0 || !smr_type_dims(&v->type, shape.dims) ||
	    shape.dims[shape.rank - 1] != to.bits / from.bits)
		return smr_fail(SMR_ETYPE, "the last dimension is not the bits of one number");
	last = (int64_t)shape.rank - 1;
	SMR_TRY(hlo_iota(im, &shape, last, &ins[1]));
	e = as_bits_of(g, SMR_U8, smr_expr_param(g, v->type.dtype, 0));
	e = smr_ops_2(g, SMR_OP_and, e, hlo_i(g, SMR_U8, (1 << from.bits) - 1));
	by = smr_ops_2(g, SMR_OP_mul, smr_expr_param(g, t, 1), hlo_i(g, t, from.bits));
	e = smr_ops_2(g, SMR_OP_shl, smr_ops_to(g, t, e), by);
	SMR_TRY(hlo_map(im, &shape, ins, 2, &e, 1, &ins[0]));
	SMR_TRY(hlo_splat(im, t, 0, NULL, 0, &ins[1]));
	smr_draft_begin(&k, SMR_OP_reduce, ins, 2);
	smr_draft_set(&k, SMR_ATTR_dims, &last, 1);
	e = smr_ops_2(g, SMR_OP_or, smr_expr_param(g, t, 0), smr_expr_param(g, t, 1));
	k.v.body = smr_graph_lambda(g, 2, 1, &e);
	if (k.v.body == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_build(im, &k, 1, out));
	if (to.dtype == t)
		return SMR_OK;
	shape.rank--;
	e = as_bits_of(g, to.dtype, smr_expr_param(g, t, 0));
	return hlo_map(im, &shape, out, 1, &e, 1, out);
}

static smr_status import_bitcast(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *in, *made;
	hlo_value *v;
	smr_draft k;
	hlo_type t;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	if (v->type.elem.bits == t.elem.bits || v->type.elem.complex || t.elem.complex)
		return hlo_element(im, op, row);
	if (v->type.elem.bits == 1 || t.elem.bits == 1 ||
	    (v->type.elem.bits < 8 && t.elem.bits < 8) || v->type.elem.bits == 6 ||
	    t.elem.bits == 6)
		return hlo_unsupported(im, op, "between these types");
	SMR_TRY(hlo_in(im, op, 0, &in));
	if (v->type.elem.bits < 8 || t.elem.bits < 8) {
		SMR_TRY(t.elem.bits < 8 ? split_into_short_ints(im, in, v->type.elem, t.elem, &made)
					: join_short_ints(im, in, v->type.elem, t.elem, &made));
		return hlo_out(im, op, 0, &made);
	}
	smr_draft_begin(&k, SMR_OP_bits, &in, 1);
	k.v.type.dtype = t.elem.dtype;
	SMR_TRY(hlo_build(im, &k, 1, &made));
	return hlo_out(im, op, 0, &made);
}

const hlo_row hlo_index_rows[] = {
	{"stablehlo.dynamic_slice", import_dynamic_slice, NULL, 0},
	{"stablehlo.dynamic_update_slice", import_dynamic_update, NULL, 0},
	{"stablehlo.gather", import_gather, NULL, 0},
	{"stablehlo.scatter", import_scatter, NULL, 0},
	{"stablehlo.bitcast_convert", import_bitcast, import_same_size_bitcast, 1 | HLO_BITS},
	{NULL, NULL, NULL, 0},
};
