/* Batch normalisation, expanded: the feature dimension is kept, all others are averaged. Short
 * floats are computed in f32. */
#include <string.h>

#include "front/stablehlo/import/import.h"

typedef struct norm {
	hlo_import *im;
	smr_graph *g;
	hlo_type t, feature; /* type of the operand; of a vector with one element for each
			      * feature */
	int64_t map[1], others[SMR_MAX_RANK];
	uint32_t nothers;
	double epsilon, count;
	smr_dtype narrow;
} norm;

static smr_status begin_norm(hlo_import *im, const smr_mlir_op *op, norm *n)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "epsilon");
	hlo_value *v;
	int64_t f;

	*n = (norm){.im = im, .count = 1};
	SMR_TRY(hlo_here(im));
	n->g = im->flow->g;
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_attr_int(im, op, "feature_index", &f));
	if (a == NULL || a->kind != SMR_MLIR_REAL || a->type == NULL || a->type->bits != 32)
		return hlo_fail(im, op, SMR_ETYPE, "%s without an epsilon of f32", op->name);
	if (f < 0 || f >= v->type.rank || v->type.elem.complex ||
	    !smr_dtype_is_float(v->type.elem.dtype))
		return hlo_fail(im, op, SMR_ETYPE, "%s: feature %lld of a tensor of %u dimensions",
				op->name, (long long)f, v->type.rank);
	n->epsilon = smr_const_as_double(
		&(smr_expr){.kind = SMR_EXPR_CONST, .type = SMR_F32, .bits = a->bits});
	n->t = v->type;
	n->narrow = v->type.elem.dtype;
	if (smr_dtype_size(n->narrow) < 4)
		n->t.elem = (hlo_elem){.dtype = SMR_F32, .bits = 32};
	n->feature = (hlo_type){.elem = n->t.elem, .rank = 1, .dims = {n->t.dims[f]}};
	n->map[0] = f;
	for (uint32_t d = 0; d < n->t.rank; d++)
		if (d != f) {
			n->others[n->nothers++] = d;
			n->count *= (double)n->t.dims[d];
		}
	return SMR_OK;
}

static smr_status get_norm_operand(norm *n, const smr_mlir_op *op, uint32_t i, smr_node **out)
{
	const hlo_type *want =
		i == 0 || (i == 4 && op->noperands == 5 && op->nresults == 3) ? &n->t : &n->feature;
	hlo_value *v;

	SMR_TRY(hlo_operand(n->im, op, i, &v));
	if (!hlo_same_shape(&v->type, want) || v->type.elem.dtype != n->narrow)
		return hlo_fail(n->im, op, SMR_ETYPE, "%s: operand %u does not fit", op->name, i);
	SMR_TRY(hlo_in(n->im, op, i, out));
	return hlo_cast(n->im, *out, n->t.elem.dtype, out);
}

static smr_status set_norm_result(norm *n, const smr_mlir_op *op, uint32_t k, smr_node *v)
{
	SMR_TRY(hlo_cast(n->im, v, n->narrow, &v));
	return hlo_out(n->im, op, k, &v);
}

/* Broadcasts a vector of features to the whole shape. */
static smr_status broadcast_feature(norm *n, smr_node *v, smr_node **to)
{
	return hlo_broadcast(n->im, v, n->t.rank, n->t.dims, n->map, to);
}

static smr_status emit_mean(norm *n, smr_node *v, double by, smr_node **to)
{
	const smr_expr *e;
	smr_lambda *l;
	smr_node *zero;

	SMR_TRY(hlo_splat(n->im, n->t.elem.dtype, 0, NULL, 0, &zero));
	e = smr_ops_2(n->g, SMR_OP_add, smr_expr_param(n->g, n->t.elem.dtype, 0),
		      smr_expr_param(n->g, n->t.elem.dtype, 1));
	l = smr_graph_lambda(n->g, 2, 1, &e);
	if (l == NULL)
		return hlo_no_memory(n->im);
	SMR_TRY(hlo_sum(n->im, v, zero, n->others, n->nothers, l, to));
	e = smr_ops_2(n->g, SMR_OP_div, smr_expr_param(n->g, n->t.elem.dtype, 0),
		      hlo_f(n->g, n->t.elem.dtype, by));
	return hlo_map(n->im, &n->feature, to, 1, &e, 1, to);
}

/* Computes 1 / sqrt(variance + epsilon) of each feature. */
static smr_status emit_inverse_deviation(norm *n, smr_node *variance, smr_node **to)
{
	smr_dtype t = n->t.elem.dtype;
	const smr_expr *e =
		smr_ops_2(n->g, SMR_OP_add, smr_expr_param(n->g, t, 0), hlo_f(n->g, t, n->epsilon));

	e = smr_ops_2(n->g, SMR_OP_div, hlo_f(n->g, t, 1), smr_ops_1(n->g, SMR_OP_sqrt, e));
	return hlo_map(n->im, &n->feature, &variance, 1, &e, 1, to);
}

/* Computes (x - mean) * scale / sqrt(variance + epsilon) + offset. */
static smr_status emit_normalise(norm *n, smr_node *x, smr_node *scale, smr_node *offset,
				 smr_node *m, smr_node *variance, smr_node **to)
{
	smr_node *f[3];

	SMR_TRY(emit_inverse_deviation(n, variance, &f[0]));
	SMR_TRY(hlo_2(n->im, SMR_OP_mul, f[0], scale, &f[0]));
	SMR_TRY(broadcast_feature(n, f[0], &f[0]));
	SMR_TRY(broadcast_feature(n, m, &f[1]));
	SMR_TRY(broadcast_feature(n, offset, &f[2]));
	SMR_TRY(hlo_2(n->im, SMR_OP_sub, x, f[1], to));
	SMR_TRY(hlo_2(n->im, SMR_OP_mul, *to, f[0], to));
	return hlo_2(n->im, SMR_OP_add, *to, f[2], to);
}

static smr_status import_norm_training(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *v[3], *m, *variance, *x, *y;
	norm n;

	SMR_TRY(begin_norm(im, op, &n));
	for (uint32_t i = 0; i < 3; i++)
		SMR_TRY(get_norm_operand(&n, op, i, &v[i]));
	SMR_TRY(emit_mean(&n, v[0], n.count, &m));
	SMR_TRY(broadcast_feature(&n, m, &x));
	SMR_TRY(hlo_2(im, SMR_OP_sub, v[0], x, &x));
	SMR_TRY(hlo_2(im, SMR_OP_mul, x, x, &x));
	SMR_TRY(emit_mean(&n, x, n.count, &variance));
	SMR_TRY(emit_normalise(&n, v[0], v[1], v[2], m, variance, &y));
	SMR_TRY(set_norm_result(&n, op, 0, y));
	SMR_TRY(set_norm_result(&n, op, 1, m));
	return set_norm_result(&n, op, 2, variance);
}

static smr_status import_norm_inference(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *v[5], *y;
	norm n;

	SMR_TRY(begin_norm(im, op, &n));
	for (uint32_t i = 0; i < 5; i++)
		SMR_TRY(get_norm_operand(&n, op, i, &v[i]));
	SMR_TRY(emit_normalise(&n, v[0], v[1], v[2], v[3], v[4], &y));
	return set_norm_result(&n, op, 0, y);
}

/* Follows StableHLO's specification: operand x, scale, mean, variance, gradient of the output g. */
static smr_status import_norm_grad(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *v[5], *inv, *c, *gc, *sum, *a, *b, *f, *y;
	norm n;

	SMR_TRY(begin_norm(im, op, &n));
	for (uint32_t i = 0; i < 5; i++)
		SMR_TRY(get_norm_operand(&n, op, i, &v[i]));
	SMR_TRY(emit_inverse_deviation(&n, v[3], &inv));
	SMR_TRY(broadcast_feature(&n, v[2], &c));
	SMR_TRY(hlo_2(im, SMR_OP_sub, v[0], c, &c)); /* centred */
	SMR_TRY(hlo_2(im, SMR_OP_mul, v[4], c, &gc));
	SMR_TRY(emit_mean(&n, gc, 1, &gc));
	SMR_TRY(emit_mean(&n, v[4], 1, &sum));
	/* gradient of x: scale inv / N (N g - sum g - c inv^2 sum(g c)) */
	SMR_TRY(hlo_2(im, SMR_OP_mul, inv, inv, &a));
	SMR_TRY(hlo_2(im, SMR_OP_mul, a, gc, &a));
	SMR_TRY(broadcast_feature(&n, a, &a));
	SMR_TRY(hlo_2(im, SMR_OP_mul, a, c, &a));
	SMR_TRY(hlo_splat(im, n.t.elem.dtype, n.t.rank, n.t.dims,
			  hlo_f(n.g, n.t.elem.dtype, n.count)->bits, &b));
	SMR_TRY(hlo_2(im, SMR_OP_mul, v[4], b, &y));
	SMR_TRY(broadcast_feature(&n, sum, &f));
	SMR_TRY(hlo_2(im, SMR_OP_sub, y, f, &y));
	SMR_TRY(hlo_2(im, SMR_OP_sub, y, a, &y));
	SMR_TRY(hlo_2(im, SMR_OP_mul, v[1], inv, &f));
	SMR_TRY(broadcast_feature(&n, f, &f));
	SMR_TRY(hlo_2(im, SMR_OP_mul, y, f, &y));
	SMR_TRY(hlo_2(im, SMR_OP_div, y, b, &y));
	SMR_TRY(set_norm_result(&n, op, 0, y));
	SMR_TRY(hlo_2(im, SMR_OP_mul, gc, inv, &gc));
	SMR_TRY(set_norm_result(&n, op, 1, gc));
	return set_norm_result(&n, op, 2, sum);
}

const hlo_row hlo_norm_rows[] = {
	{"stablehlo.batch_norm_training", import_norm_training, NULL, 0},
	{"stablehlo.batch_norm_inference", import_norm_inference, NULL, 0},
	{"stablehlo.batch_norm_grad", import_norm_grad, NULL, 0},
	{NULL, NULL, NULL, 0},
};
