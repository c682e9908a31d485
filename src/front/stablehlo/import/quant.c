/* Computation with quantized numbers, as the specification defines it: they are dequantized, the op
 * is done on floats, its results are quantized. Ops that only move elements move what is stored. */
#include <string.h>

#include "front/stablehlo/import/quant.h"

/* ---- elements ---- */

const smr_expr *hlo_dequantized(smr_graph *g, const hlo_elem *t, const smr_expr *e,
				const smr_expr *scale, const smr_expr *zero)
{
	const hlo_quant *q = t->quant;
	smr_dtype wide = t->bits < 32 ? SMR_I32 : SMR_I64;

	scale = scale != NULL ? scale : hlo_f(g, q->stands, q->scale[0]);
	zero = zero != NULL ? zero : hlo_i(g, wide, q->zero[0]);
	e = smr_ops_2(g, SMR_OP_sub, smr_ops_to(g, wide, e), smr_ops_to(g, wide, zero));
	return smr_ops_2(g, SMR_OP_mul, smr_ops_to(g, q->stands, e), scale);
}

const smr_expr *hlo_quantize(smr_graph *g, const hlo_elem *t, const smr_expr *e,
			     const smr_expr *scale, const smr_expr *zero)
{
	const hlo_quant *q = t->quant;
	smr_dtype f = q->stands;

	scale = scale != NULL ? scale : hlo_f(g, f, q->scale[0]);
	zero = zero != NULL ? smr_ops_to(g, f, zero) : hlo_f(g, f, (double)q->zero[0]);
	e = smr_ops_2(g, SMR_OP_add, smr_ops_2(g, SMR_OP_div, e, scale), zero);
	e = smr_ops_2(g, SMR_OP_maximum, e, hlo_f(g, f, (double)q->least));
	e = smr_ops_2(g, SMR_OP_minimum, e, hlo_f(g, f, (double)q->most));
	e = smr_ops_1(g, SMR_OP_rint, e);
	return e != NULL ? hlo_to_int(g, *t, e) : NULL;
}

/* ---- tensors ---- */

/* Makes scales and zeros of each index of the axis, of the shape of the tensor. */
static smr_status make_scales(hlo_import *im, const hlo_type *shape, const hlo_quant *q,
			      smr_node **scale, smr_node **zero)
{
	int64_t n = q->n;

	SMR_TRY(hlo_tensor(im, SMR_F64, 1, &n, q->scale, (size_t)n * sizeof(double), scale));
	SMR_TRY(hlo_tensor(im, SMR_I64, 1, &n, q->zero, (size_t)n * sizeof(int64_t), zero));
	SMR_TRY(hlo_cast(im, *scale, q->stands, scale));
	SMR_TRY(hlo_broadcast(im, *scale, shape->rank, shape->dims, &q->axis, scale));
	return hlo_broadcast(im, *zero, shape->rank, shape->dims, &q->axis, zero);
}

/* Quantizes @p v to elements @p t, or, if that is NULL, takes the numbers that it stands for. */
static smr_status requantize(hlo_import *im, hlo_value *v, const hlo_elem *to, hlo_value **out)
{
	const hlo_elem *t = to != NULL ? to : &v->type.elem;
	const smr_expr *e, *scale = NULL, *zero = NULL;
	smr_node *ins[3], *made;
	uint32_t n = 1;
	smr_graph *g;

	SMR_TRY(hlo_node(im, v, 0, &ins[0]));
	g = im->flow->g;
	if (t->quant->axis >= 0) {
		SMR_TRY(make_scales(im, &v->type, t->quant, &ins[1], &ins[2]));
		scale = smr_expr_param(g, t->quant->stands, 1);
		zero = smr_expr_param(g, SMR_I64, 2);
		n = 3;
	}
	e = smr_expr_param(g, ins[0]->type.dtype, 0);
	e = to != NULL ? hlo_quantize(g, t, e, scale, zero) : hlo_dequantized(g, t, e, scale, zero);
	SMR_TRY(hlo_map(im, &v->type, ins, n, &e, 1, &made));
	return hlo_value_of(im, to != NULL ? *to : hlo_quant_stands(t), &made, out);
}

static smr_status import_uniform_quantize(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v;
	hlo_type t;

	SMR_TRY(hlo_here(im));
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	if (v->type.elem.quant != NULL)
		SMR_TRY(requantize(im, v, NULL, &v));
	if (t.elem.quant == NULL || v->type.elem.dtype != t.elem.quant->stands)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %s", op->name,
				hlo_elem_name(v->type.elem));
	if (t.elem.quant->axis >= v->type.rank)
		return hlo_fail(im, op, SMR_ETYPE, "%s along dimension %lld", op->name,
				(long long)t.elem.quant->axis);
	SMR_TRY(requantize(im, v, &t.elem, &v));
	return hlo_out_value(im, op, 0, v);
}

static smr_status import_uniform_dequantize(hlo_import *im, const smr_mlir_op *op,
					    const hlo_row *row)
{
	hlo_value *v;

	SMR_TRY(hlo_here(im));
	SMR_TRY(hlo_operand(im, op, 0, &v));
	if (v->type.elem.quant == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %s", op->name,
				hlo_elem_name(v->type.elem));
	SMR_TRY(requantize(im, v, NULL, &v));
	return hlo_out_value(im, op, 0, v);
}

/* ---- other ops ---- */

static bool is_quantized(const smr_mlir_type *t)
{
	return t->kind == SMR_MLIR_TENSOR && t->element->kind == SMR_MLIR_DIALECT &&
	       t->element->element != NULL;
}

static bool has_quantized(const smr_mlir_op *op)
{
	for (uint32_t i = 0; i < op->noperands; i++)
		if (is_quantized(op->operands[i]->type))
			return true;
	for (uint32_t i = 0; i < op->nresults; i++)
		if (is_quantized(op->results[i].type))
			return true;
	return false;
}

/* Returns whether an op computes with its operands, outside of a region. */
static bool computes(const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const names[] = {
		"stablehlo.dot_general",
		"stablehlo.dot",
		"stablehlo.convolution",
		"stablehlo.dynamic_conv",
		"stablehlo.iota",
		"stablehlo.dynamic_iota",
		"stablehlo.cholesky",
		"stablehlo.triangular_solve",
		"stablehlo.batch_norm_inference",
		"stablehlo.batch_norm_training",
		"stablehlo.batch_norm_grad",
		"stablehlo.select",
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i], op->name) == 0)
			return true;
	return row->element != NULL && (row->data & HLO_BITS) == 0;
}

/* Makes the type of the numbers that a tensor's elements stand for. */
static const smr_mlir_type *type_of_numbers(hlo_import *im, const smr_mlir_type *t)
{
	smr_mlir_type *own = smr_arena_memdup(im->arena, t, sizeof(*t));

	if (own != NULL)
		own->element = t->element->members[0];
	return own;
}

/* An op on numbers: its results have their types, and its operands' values are replaced. */
typedef struct on_numbers {
	smr_mlir_op op;
	hlo_value **before; /* values of the operands */
} on_numbers;

static smr_status prepare(hlo_import *im, const smr_mlir_op *op, on_numbers *x)
{
	hlo_value *v;

	x->op = *op;
	x->op.results = smr_arena_array(im->arena, (size_t)op->nresults + 1, sizeof(*op->results));
	x->before = smr_arena_array(im->arena, (size_t)op->noperands + 1, sizeof(*x->before));
	if (x->op.results == NULL || x->before == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->nresults; i++) {
		x->op.results[i] = op->results[i];
		if (is_quantized(op->results[i].type))
			x->op.results[i].type = type_of_numbers(im, op->results[i].type);
		if (x->op.results[i].type == NULL)
			return hlo_no_memory(im);
	}
	for (uint32_t i = 0; i < op->noperands; i++)
		SMR_TRY(hlo_operand(im, op, i, &x->before[i]));
	for (uint32_t i = 0; i < op->noperands; i++) {
		if (x->before[i]->type.elem.quant == NULL)
			continue;
		SMR_TRY(requantize(im, x->before[i], NULL, &v));
		im->values[op->operands[i]->number] = v;
	}
	return SMR_OK;
}

smr_status hlo_quantized(hlo_import *im, const smr_mlir_op *op, const hlo_row *row, bool *done)
{
	on_numbers x;
	hlo_value *v;
	hlo_type t;
	smr_status st;

	*done = false;
	if (!has_quantized(op) || strncmp(op->name, "stablehlo.uniform_", 18) == 0)
		return SMR_OK;
	if (strcmp(op->name, "stablehlo.convert") == 0 ||
	    strcmp(op->name, "stablehlo.bitcast_convert") == 0)
		return hlo_unsupported(im, op, "of quantized numbers");
	if (!computes(op, row))
		return SMR_OK;
	*done = true;
	SMR_TRY(hlo_here(im));
	SMR_TRY(prepare(im, op, &x));
	st = row->import != NULL ? row->import(im, &x.op, row) : hlo_element(im, &x.op, row);
	for (uint32_t i = 0; i < op->noperands; i++)
		im->values[op->operands[i]->number] = x.before[i];
	for (uint32_t i = 0; st == SMR_OK && i < op->nresults; i++) {
		SMR_TRY(hlo_lookup(im, &op->results[i], &v));
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		if (t.elem.quant == NULL)
			continue;
		SMR_TRY(hlo_here(im));
		SMR_TRY(requantize(im, v, &t.elem, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return st;
}

const hlo_row hlo_quant_rows[] = {
	{"stablehlo.uniform_quantize", import_uniform_quantize, NULL, 0},
	{"stablehlo.uniform_dequantize", import_uniform_dequantize, NULL, 0},
	{NULL, NULL, NULL, 0},
};
