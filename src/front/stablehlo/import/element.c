/* Elementwise ops: the same expressions form the bodies of maps and, in regions, parts of other
 * bodies. Cases that C leaves undefined are explicit, as in XLA's CPU code. */
#include "front/stablehlo/import/quant.h"

#include <string.h>

#include "base/alloc.h"
#include "ir/graph/value.h"

bool hlo_const(const smr_expr *e, uint64_t *bits)
{
	*bits = e != NULL ? e->bits : 0;
	return e != NULL && e->kind == SMR_EXPR_CONST;
}

const smr_expr *hlo_f(smr_graph *g, smr_dtype t, double v)
{
	return smr_expr_float(g, t, v);
}

const smr_expr *hlo_i(smr_graph *g, smr_dtype t, int64_t v)
{
	return smr_expr_int(g, t, v);
}

const smr_expr *hlo_wrap(smr_graph *g, hlo_elem t, const smr_expr *e)
{
	const smr_expr *by;

	if (smr_dtype_is_float(t.dtype) || t.bits >= 8 || t.bits == 1)
		return e;
	by = hlo_i(g, t.dtype, 8 - t.bits);
	if (!smr_dtype_is_signed(t.dtype))
		return smr_ops_2(g, SMR_OP_and, e, hlo_i(g, t.dtype, (1 << t.bits) - 1));
	return smr_ops_2(g, SMR_OP_shr, smr_ops_2(g, SMR_OP_shl, e, by), by);
}

/* ---- operands ---- */

static smr_status take_tensor(hlo_x *x, uint32_t i, hlo_value *v)
{
	for (uint32_t p = 0; p < v->nparts; p++) {
		smr_node *node;
		uint64_t bits;
		uint32_t k;

		SMR_TRY(hlo_node(x->im, v, p, &node));
		if (hlo_is_splat(node, &bits)) {
			x->a[i][p] = smr_expr_const(x->g, node->type.dtype, bits);
		} else {
			if (v->type.rank == 0 && x->shape.rank > 0)
				SMR_TRY(hlo_broadcast(x->im, node, x->shape.rank, x->shape.dims,
						      NULL, &node));
			for (k = 0; k < x->nodes.n && x->nodes.v[k] != node;)
				k++;
			if (k == x->nodes.n)
				SMR_TRY(smr_vec_push(&x->nodes, node));
			x->a[i][p] = smr_expr_param(x->g, node->type.dtype, k);
		}
		if (x->a[i][p] == NULL)
			return hlo_no_memory(x->im);
	}
	return SMR_OK;
}

/* Finds the common shape of operands; clamp's bounds and select's condition may be scalars. */
static smr_status find_shape(hlo_x *x, hlo_value *const *v)
{
	uint32_t like = x->row->data & HLO_SCALAR_FIRST && x->n > 1 ? 1 : 0;

	x->shape = v[like]->type;
	for (uint32_t i = 0; i < x->n; i++) {
		bool scalar =
			v[i]->type.rank == 0 && ((i == 0 && x->row->data & HLO_SCALAR_FIRST) ||
						 (i == 2 && x->row->data & HLO_SCALAR_LAST));

		if (!scalar && !hlo_same_shape(&v[i]->type, &x->shape))
			return hlo_fail(x->im, x->op, SMR_ETYPE,
					"%s: operands %u and %u have other shapes", x->op->name,
					like, i);
	}
	return SMR_OK;
}

smr_status hlo_same_elem(hlo_x *x, uint32_t i, uint32_t k)
{
	if (hlo_elem_equal(x->in[i], x->in[k]))
		return SMR_OK;
	return hlo_fail(x->im, x->op, SMR_ETYPE, "%s: operands %u and %u are %s and %s",
			x->op->name, i, k, hlo_elem_name(x->in[i]), hlo_elem_name(x->in[k]));
}

smr_status hlo_prepare(hlo_x *x, hlo_value *const *v)
{
	hlo_type t;

	if (x->n == 0 || ((uint32_t)x->row->data & HLO_COUNT) != x->n || x->op->nresults != 1)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s of %u operands and %u results",
				x->op->name, x->n, x->op->nresults);
	for (uint32_t i = 0; i < x->n; i++) {
		x->in[i] = v[i]->type.elem;
		if (v[i]->nparts == 0)
			return hlo_unsupported(x->im, x->op, "on what is no tensor");
	}
	SMR_TRY(find_shape(x, v));
	SMR_TRY(hlo_type_of(x->im, x->op, x->op->results[0].type, &t));
	x->out = t.elem;
	if (x->row->data & HLO_ALIKE)
		for (uint32_t i = 0; i < x->n; i++) {
			SMR_TRY(hlo_same_elem(x, 0, i));
			if (!(x->row->data & HLO_OTHER) && !hlo_elem_equal(x->in[i], x->out))
				return hlo_fail(x->im, x->op, SMR_ETYPE, "%s: %s of %s",
						x->op->name, hlo_elem_name(x->out),
						hlo_elem_name(x->in[i]));
		}
	return SMR_OK;
}

bool hlo_by_f32(smr_dtype t)
{
	return smr_dtype_is_tiny(t) && t != SMR_F8E4M3FN && t != SMR_F8E5M2;
}

/* Widens the operands to f32, or to the numbers that they stand for; @p out: the type to which the
 * result is rounded. */
static smr_status widen_operands(hlo_x *x, hlo_elem *out)
{
	static const hlo_elem f32 = {.dtype = SMR_F32, .bits = 32};

	*out = x->out;
	if (x->row->data & HLO_BITS)
		return SMR_OK;
	for (uint32_t i = 0; i < x->n; i++)
		if (x->in[i].quant != NULL) {
			x->a[i][0] = hlo_dequantized(x->g, &x->in[i], x->a[i][0], NULL, NULL);
			x->in[i] = hlo_quant_stands(&x->in[i]);
			if (x->a[i][0] == NULL)
				return hlo_no_memory(x->im);
		} else if (hlo_by_f32(x->in[i].dtype)) {
			if (strcmp(x->op->name, "chlo.next_after") == 0)
				return hlo_unsupported(x->im, x->op, "on floats of this type");
			x->a[i][0] = smr_ops_to(x->g, SMR_F32, x->a[i][0]);
			x->in[i] = f32;
			if (x->a[i][0] == NULL)
				return hlo_no_memory(x->im);
		}
	if (x->out.quant != NULL)
		x->out = hlo_quant_stands(&x->out);
	else if (hlo_by_f32(x->out.dtype))
		x->out = f32;
	return SMR_OK;
}

smr_status hlo_compute(hlo_x *x)
{
	hlo_elem out;

	SMR_TRY(widen_operands(x, &out));
	SMR_TRY(x->row->element(x));
	if (out.quant != x->out.quant && x->r[0] != NULL)
		x->r[0] = hlo_quantize(x->g, &out, x->r[0], NULL, NULL);
	else if (out.dtype != x->out.dtype && x->r[0] != NULL)
		x->r[0] = smr_ops_to(x->g, out.dtype, x->r[0]);
	x->out = out;
	for (uint32_t p = 0; p < (x->out.complex ? 2u : 1u); p++) {
		if (x->r[p] == NULL && smr_arena_ran_short(x->g->arena))
			return hlo_no_memory(x->im);
		if (x->r[p] == NULL)
			return SMR_ETYPE;
		if (x->row->data & HLO_WRAPS)
			x->r[p] = hlo_wrap(x->g, x->out, x->r[p]);
	}
	return SMR_OK;
}

smr_status hlo_let(hlo_x *x, const smr_expr **e, uint32_t n)
{
	smr_node *made[2 * HLO_OPERANDS] = {NULL};
	uint64_t bits;

	if (!x->tensors)
		return SMR_OK;
	SMR_TRY(hlo_map(x->im, &x->shape, x->nodes.v, (uint32_t)x->nodes.n, e, n, made));
	for (uint32_t i = 0; i < n; i++) {
		if (hlo_is_splat(made[i], &bits)) {
			e[i] = smr_expr_const(x->g, made[i]->type.dtype, bits);
		} else {
			e[i] = smr_expr_param(x->g, made[i]->type.dtype, (uint32_t)x->nodes.n);
			SMR_TRY(smr_vec_push(&x->nodes, made[i]));
		}
		if (e[i] == NULL)
			return hlo_no_memory(x->im);
	}
	return SMR_OK;
}

static smr_status import_elementwise(hlo_x *x)
{
	smr_node *made[2] = {NULL};
	hlo_value *v[HLO_OPERANDS] = {NULL};

	for (uint32_t i = 0; i < x->n && i < HLO_OPERANDS; i++)
		SMR_TRY(hlo_operand(x->im, x->op, i, &v[i]));
	SMR_TRY(hlo_prepare(x, v));
	SMR_TRY(hlo_here(x->im));
	SMR_TRY(hlo_scratch(x->im, &x->g));
	for (uint32_t i = 0; i < x->n; i++)
		SMR_TRY(take_tensor(x, i, v[i]));
	SMR_TRY(hlo_compute(x));
	SMR_TRY(hlo_map(x->im, &x->shape, x->nodes.v, (uint32_t)x->nodes.n, x->r,
			x->out.complex ? 2 : 1, made));
	return hlo_out(x->im, x->op, 0, made);
}

smr_status hlo_element(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_x x = {.im = im, .op = op, .row = row, .n = op->noperands, .tensors = true};
	smr_status st = import_elementwise(&x);

	smr_vec_free(&x.nodes);
	hlo_scratch_free(im);
	return st;
}
