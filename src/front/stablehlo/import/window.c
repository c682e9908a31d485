/* Folds over windows, sorting, and computations given as regions. */
#include <string.h>

#include "front/stablehlo/import/import.h"

typedef struct list {
	const char *name;
	smr_attr_key key;
	int64_t otherwise;
} list;

static smr_status read_window_attrs(hlo_import *im, const smr_mlir_op *op, const list *lists, int n,
				    uint32_t rank, smr_draft *k)
{
	const int64_t *v;

	if (smr_mlir_attr_of(op, "window_dimensions") == NULL && rank > 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s without window_dimensions", op->name);
	for (int i = 0; i < n; i++) {
		SMR_TRY(hlo_attr_fill(im, op, lists[i].name, rank, lists[i].otherwise, &v));
		smr_draft_set(k, lists[i].key, v, rank);
	}
	return hlo_padding(im, op, rank, k);
}

static smr_status reduce_window(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const list lists[] = {
		{"window_dimensions", SMR_ATTR_window, 1},
		{"window_strides", SMR_ATTR_stride, 1},
		{"base_dilations", SMR_ATTR_base_dilation, 1},
		{"window_dilations", SMR_ATTR_window_dilation, 1},
	};
	hlo_fold_ops f = {0};
	smr_lambda *l;
	smr_draft k;

	SMR_TRY(hlo_folding(im, op, op->noperands, &f));
	SMR_TRY(hlo_lambda(im, op, 0, f.elems, 2 * f.n, NULL, f.results, f.n, &l));
	smr_draft_begin(&k, SMR_OP_reduce_window, f.ins, 2 * f.nparts);
	SMR_TRY(read_window_attrs(im, op, lists, 4, f.ins[0]->type.rank, &k));
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, f.nparts, f.ins + 2 * (size_t)f.nparts));
	return hlo_folded(im, op, &f, f.ins + 2 * (size_t)f.nparts);
}

/* Combines the two regions to one body of two results. */
static smr_status select_and_scatter(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const list lists[] = {
		{"window_dimensions", SMR_ATTR_window, 1},
		{"window_strides", SMR_ATTR_stride, 1},
	};
	smr_node *ins[3], *made;
	hlo_elem elems[2], result;
	const smr_expr *e[2];
	smr_lambda *l[2];
	hlo_value *v;
	smr_draft k;

	for (uint32_t i = 0; i < 3; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_in(im, op, i, &ins[i]));
		elems[0] = elems[1] = v->type.elem;
	}
	SMR_TRY(hlo_lambda(im, op, 0, elems, 2, NULL, &result, 1, &l[0]));
	SMR_TRY(hlo_lambda(im, op, 1, elems, 2, NULL, &result, 1, &l[1]));
	e[0] = l[0]->results[0];
	e[1] = l[1]->results[0];
	smr_draft_begin(&k, SMR_OP_select_scatter, ins, 3);
	SMR_TRY(read_window_attrs(im, op, lists, 2, ins[0]->type.rank, &k));
	k.v.body = smr_graph_lambda(im->flow->g, 2, 2, e);
	if (k.v.body == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_build(im, &k, 1, &made));
	return hlo_out(im, op, 0, &made);
}

/* ---- sort ---- */

/* The region's parameters are (a0, b0, a1, b1 ...); those of the body are, too, with parts for
 * operands. */
static smr_status import_sort(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	size_t n = op->noperands;
	smr_node **ins = smr_arena_array(im->arena, 4 * n + 1, sizeof(*ins));
	hlo_elem *elems = smr_arena_array(im->arena, 2 * n + 1, sizeof(*elems)), result;
	uint32_t(*number)[2] = smr_arena_array(im->arena, 2 * n + 1, sizeof(*number));
	uint32_t nparts = 0, rank = 0;
	int64_t dim, stable = hlo_attr_int_or(op, "is_stable", 0);
	smr_lambda *l;
	hlo_value *v;
	smr_draft k;

	if (ins == NULL || elems == NULL || number == NULL)
		return hlo_no_memory(im);
	if (op->nresults != op->noperands || n == 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		elems[2 * i] = elems[2 * i + 1] = v->type.elem;
		rank = v->type.rank;
		for (uint32_t p = 0; p < v->nparts; p++, nparts++) {
			SMR_TRY(hlo_node(im, v, p, &ins[nparts]));
			number[2 * i][p] = 2 * nparts;
			number[2 * i + 1][p] = 2 * nparts + 1;
		}
	}
	dim = hlo_attr_int_or(op, "dimension", -1);
	if (dim < 0)
		dim += rank;
	SMR_TRY(hlo_lambda(im, op, 0, elems, 2 * op->noperands, number, &result, 1, &l));
	smr_draft_begin(&k, SMR_OP_sort, ins, nparts);
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	smr_draft_set(&k, SMR_ATTR_stable, &stable, 1);
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, nparts, ins + nparts));
	for (uint32_t i = 0, at = nparts; i < n; i++) {
		SMR_TRY(hlo_out(im, op, i, ins + at));
		at += elems[2 * i].complex ? 2 : 1;
	}
	return SMR_OK;
}

smr_status hlo_build_top_k(hlo_import *im, smr_node *in, int64_t n, smr_node **made)
{
	smr_dtype t = in->type.dtype;
	smr_draft k;

	if (hlo_by_f32(t)) /* whose bits have another order */
		SMR_TRY(hlo_cast(im, in, SMR_F32, &in));
	smr_draft_begin(&k, SMR_OP_top_k, &in, 1);
	smr_draft_set(&k, SMR_ATTR_sizes, &n, 1);
	SMR_TRY(hlo_build(im, &k, 2, made));
	return hlo_cast(im, made[0], t, &made[0]);
}

smr_status hlo_top_k(hlo_import *im, const smr_mlir_op *op, int64_t n)
{
	smr_node *in, *made[2];

	SMR_TRY(hlo_in(im, op, 0, &in));
	SMR_TRY(hlo_build_top_k(im, in, n, made));
	SMR_TRY(hlo_out(im, op, 0, &made[0]));
	return hlo_out(im, op, 1, &made[1]);
}

static smr_status top_k(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t n;

	SMR_TRY(hlo_attr_int(im, op, "k", &n));
	return hlo_top_k(im, op, n);
}

/* ---- map ---- */

static smr_status import_map(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	size_t n = op->noperands;
	smr_node **ins = smr_arena_array(im->arena, 2 * n + 1, sizeof(*ins)), *made[2];
	hlo_elem *elems = smr_arena_array(im->arena, n + 1, sizeof(*elems)), result;
	uint32_t nparts = 0;
	smr_lambda *l;
	hlo_value *v, *first = NULL;

	if (ins == NULL || elems == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		if (first == NULL)
			first = v;
		if (!hlo_same_shape(&v->type, &first->type))
			return hlo_fail(im, op, SMR_ETYPE, "%s of several shapes", op->name);
		elems[i] = v->type.elem;
		for (uint32_t p = 0; p < v->nparts; p++)
			SMR_TRY(hlo_node(im, v, p, &ins[nparts++]));
	}
	if (first == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s of nothing", op->name);
	SMR_TRY(hlo_lambda(im, op, 0, elems, op->noperands, NULL, &result, 1, &l));
	SMR_TRY(hlo_map(im, &first->type, ins, nparts, l->results, l->nresults, made));
	return hlo_out(im, op, 0, made);
}

const hlo_row hlo_window_rows[] = {
	{"stablehlo.reduce_window", reduce_window, NULL, 0},
	{"stablehlo.select_and_scatter", select_and_scatter, NULL, 0},
	{"stablehlo.sort", import_sort, NULL, 0},
	{"chlo.top_k", top_k, NULL, 0},
	{"stablehlo.map", import_map, NULL, 0},
	{NULL, NULL, NULL, 0},
};
