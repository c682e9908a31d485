/* Folds over dimensions. */
#include <string.h>

#include "front/stablehlo/import/import.h"

smr_status hlo_folding(hlo_import *im, const smr_mlir_op *op, uint32_t nins, hlo_fold_ops *f)
{
	hlo_value *v, *start;
	uint32_t n = nins / 2;

	if (n == 0 || nins != 2 * n || op->nresults != n)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	f->ins = smr_arena_array(im->arena, 6 * (size_t)n, sizeof(smr_node *));
	f->elems = smr_arena_array(im->arena, 2 * (size_t)n, sizeof(hlo_elem));
	f->results = smr_arena_array(im->arena, n, sizeof(hlo_elem));
	if (f->ins == NULL || f->elems == NULL || f->results == NULL)
		return hlo_no_memory(im);
	f->n = n;
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, n + i, &start));
		f->elems[i] = f->elems[n + i] = f->results[i] = start->type.elem;
		f->nparts += start->nparts;
	}
	for (uint32_t i = 0, k = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_operand(im, op, n + i, &start));
		if (v->nparts == 0 || v->nparts != start->nparts)
			return hlo_fail(im, op, SMR_ETYPE, "%s: operand %u and its start differ",
					op->name, i);
		for (uint32_t p = 0; p < v->nparts; p++, k++) {
			SMR_TRY(hlo_node(im, v, p, &f->ins[k]));
			SMR_TRY(hlo_node(im, start, p, &f->ins[f->nparts + k]));
		}
	}
	return SMR_OK;
}

smr_status hlo_folded(hlo_import *im, const smr_mlir_op *op, const hlo_fold_ops *f, smr_node **made)
{
	for (uint32_t i = 0, k = 0; i < f->n; i++) {
		SMR_TRY(hlo_out(im, op, i, made + k));
		k += f->elems[i].complex ? 2 : 1;
	}
	return SMR_OK;
}

static smr_status import_reduce(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_fold_ops f = {0};
	const int64_t *dims;
	smr_lambda *l;
	uint32_t ndims;
	smr_draft k;

	SMR_TRY(hlo_folding(im, op, op->noperands, &f));
	SMR_TRY(hlo_attr_ints(im, op, "dimensions", &dims, &ndims));
	SMR_TRY(hlo_lambda(im, op, 0, f.elems, 2 * f.n, NULL, f.results, f.n, &l));
	if (f.nparts == 1) {
		SMR_TRY(hlo_sum(im, f.ins[0], f.ins[1], dims, ndims, l, &f.ins[2]));
		return hlo_folded(im, op, &f, &f.ins[2]);
	}
	smr_draft_begin(&k, SMR_OP_reduce, f.ins, 2 * f.nparts);
	smr_draft_set(&k, SMR_ATTR_dims, dims, ndims);
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, f.nparts, f.ins + 2 * f.nparts));
	return hlo_folded(im, op, &f, f.ins + 2 * f.nparts);
}

const hlo_row hlo_reduce_rows[] = {
	{"stablehlo.reduce", import_reduce, NULL, 0},
	{NULL, NULL, NULL, 0},
};
