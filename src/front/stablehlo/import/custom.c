/* custom_call of ops that StableHLO lacks: those of jax.export with dynamic sizes, and the
 * approximate top_k, which is exact here. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* Finds the function that a custom_call refers to. */
static smr_status find_callee(hlo_import *im, const smr_mlir_op *op, const smr_mlir_op **out)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "called_computations");

	if (a == NULL || a->kind != SMR_MLIR_LIST || a->n != 1 ||
	    a->list[0]->kind != SMR_MLIR_SYMBOL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without a computation", op->name);
	*out = hlo_find_function(im, a->list[0]->text);
	return *out != NULL ? SMR_OK
			    : hlo_fail(im, op, SMR_ETYPE, "%s of @%s, which there is not", op->name,
				       a->list[0]->text);
}

static smr_status dynamic_top_k(hlo_import *im, const smr_mlir_op *op)
{
	int64_t k[HLO_FOLDED];
	uint32_t n;

	SMR_TRY(hlo_known_operand(im, op, 1, k, &n));
	return hlo_top_k(im, op, k[0]);
}

static smr_status dynamic_bits(hlo_import *im, const smr_mlir_op *op)
{
	int64_t dims[HLO_FOLDED];
	hlo_type t;
	uint32_t n;

	SMR_TRY(hlo_type_of(im, op, op->nresults > 1 ? op->results[1].type : op->results[0].type,
			    &t));
	SMR_TRY(hlo_known_sizes(im, op, 1, NULL, dims, &n));
	t.rank = n;
	memcpy(t.dims, dims, n * sizeof(*dims));
	return hlo_random_bits(im, op, &t);
}

/* Operands: n operands, n start values; then window, strides, two dilations, padding. */
static smr_status dynamic_reduce_window(hlo_import *im, const smr_mlir_op *op)
{
	static const smr_attr_key keys[] = {SMR_ATTR_window, SMR_ATTR_stride,
					    SMR_ATTR_base_dilation, SMR_ATTR_window_dilation};
	uint32_t nins = op->noperands > 5 ? op->noperands - 5 : 0, n;
	int64_t v[4][HLO_FOLDED], pairs[HLO_FOLDED], low[HLO_FOLDED], high[HLO_FOLDED];
	const smr_mlir_op *fn;
	hlo_fold_ops f = {0};
	smr_lambda *l;
	smr_draft k;

	SMR_TRY(find_callee(im, op, &fn));
	SMR_TRY(hlo_folding(im, op, nins, &f));
	SMR_TRY(hlo_lambda(im, fn, 0, f.elems, 2 * f.n, NULL, f.results, f.n, &l));
	smr_draft_begin(&k, SMR_OP_reduce_window, f.ins, 2 * f.nparts);
	for (uint32_t i = 0; i < 4; i++) {
		SMR_TRY(hlo_known_operand(im, op, nins + i, v[i], &n));
		smr_draft_set(&k, keys[i], v[i], n);
	}
	SMR_TRY(hlo_known_operand(im, op, nins + 4, pairs, &n));
	for (uint32_t i = 0; i < n; i++)
		*(i % 2 == 0 ? &low[i / 2] : &high[i / 2]) = pairs[i];
	smr_draft_set(&k, SMR_ATTR_low, low, n / 2);
	smr_draft_set(&k, SMR_ATTR_high, high, n / 2);
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, f.nparts, f.ins + 2 * (size_t)f.nparts));
	return hlo_folded(im, op, &f, f.ins + 2 * (size_t)f.nparts);
}

/* Reads number @p name of the dictionary @p of. */
static smr_status read_field_int(hlo_import *im, const smr_mlir_op *op, const char *of,
				 const char *name, int64_t *out)
{
	const smr_mlir_attr *a = smr_mlir_field(smr_mlir_attr_of(op, of), name);

	if (a == NULL || (a->kind != SMR_MLIR_INTEGER && a->kind != SMR_MLIR_BOOL))
		return hlo_fail(im, op, SMR_ETYPE, "%s without a number %s", op->name, name);
	*out = (int64_t)a->bits;
	return SMR_OK;
}

/* Sorts n operands by the comparator, and takes the first elements: as many as the results have,
 * which may be more than asked for if the caller goes on to reduce them. There are n start values,
 * too. */
static smr_status approximate_top_k(hlo_import *im, const smr_mlir_op *op)
{
	int64_t dim, stable = 1, start[SMR_MAX_RANK] = {0}, limit[SMR_MAX_RANK],
		     stride[SMR_MAX_RANK];
	uint32_t n = op->noperands / 2;
	hlo_fold_ops f = {0};
	const smr_mlir_op *fn;
	smr_node **made;
	smr_lambda *l;
	hlo_elem result;
	hlo_type own;
	smr_draft k;

	SMR_TRY(find_callee(im, op, &fn));
	SMR_TRY(read_field_int(im, op, "mhlo.backend_config", "reduction_dim", &dim));
	SMR_TRY(hlo_folding(im, op, op->noperands, &f));
	if (f.nparts != n)
		return hlo_unsupported(im, op, "@ApproxTopK of complex numbers");
	for (uint32_t i = 0; i < n; i++) /* operands in pairs of two elements each */
		f.elems[2 * i] = f.elems[2 * i + 1] = f.results[i];
	made = f.ins + 2 * (size_t)n;
	SMR_TRY(hlo_lambda(im, fn, 0, f.elems, 2 * n, NULL, &result, 1, &l));
	smr_draft_begin(&k, SMR_OP_sort, f.ins, n);
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	smr_draft_set(&k, SMR_ATTR_stable, &stable, 1);
	k.v.body = l;
	SMR_TRY(hlo_build(im, &k, n, made));
	for (uint32_t i = 0; i < n; i++) {
		(void)smr_type_dims(&made[i]->type, limit);
		for (uint32_t d = 0; d < made[i]->type.rank; d++)
			stride[d] = 1;
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &own));
		limit[dim] = own.dims[dim];
		SMR_TRY(hlo_slice(im, made[i], start, limit, stride, &made[i]));
		SMR_TRY(hlo_out(im, op, i, &made[i]));
	}
	return SMR_OK;
}

/* Reverses the order of the elements' values: the sign of floats, all bits of integers. */
static smr_status reverse_order(hlo_import *im, smr_node *v, smr_node **out)
{
	smr_op op = smr_dtype_is_float(v->type.dtype) ? SMR_OP_neg : SMR_OP_not;
	hlo_type shape = {.rank = v->type.rank};
	const smr_expr *e;

	(void)smr_type_dims(&v->type, shape.dims);
	e = smr_ops_1(im->flow->g, op, smr_expr_param(im->flow->g, v->type.dtype, 0));
	return hlo_map(im, &shape, &v, 1, &e, 1, out);
}

/* The largest elements of each line, or the smallest. */
static smr_status mhlo_top_k(hlo_import *im, const smr_mlir_op *op)
{
	int64_t n, largest = 1;
	smr_node *in, *made[2];

	SMR_TRY(read_field_int(im, op, "mhlo.attributes", "k", &n));
	if (smr_mlir_field(smr_mlir_attr_of(op, "mhlo.attributes"), "largest") != NULL)
		SMR_TRY(read_field_int(im, op, "mhlo.attributes", "largest", &largest));
	if (largest != 0)
		return hlo_top_k(im, op, n);
	SMR_TRY(hlo_in(im, op, 0, &in));
	SMR_TRY(reverse_order(im, in, &in));
	SMR_TRY(hlo_build_top_k(im, in, n, made));
	SMR_TRY(reverse_order(im, made[0], &made[0]));
	SMR_TRY(hlo_out(im, op, 0, &made[0]));
	return hlo_out(im, op, 1, &made[1]);
}

smr_status hlo_custom(hlo_import *im, const smr_mlir_op *op, const char *target, bool *done)
{
	static const struct {
		const char *target;
		smr_status (*import)(hlo_import *im, const smr_mlir_op *op);
	} known[] = {
		{"stablehlo.dynamic_top_k", dynamic_top_k},
		{"stablehlo.dynamic_rng_bit_generator", dynamic_bits},
		{"stablehlo.dynamic_reduce_window", dynamic_reduce_window},
		{"ApproxTopK", approximate_top_k},
		{"mhlo.topk", mhlo_top_k},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(known[i].target, target) == 0) {
			*done = true;
			return known[i].import(im, op);
		}
	return SMR_OK;
}
