/* Straight-line regions of scalars, translated to bodies; other values are in small.c. */
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/region.h"

smr_status hlo_region_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i, hlo_value **out)
{
	hlo_value *v, *to;
	smr_node *node;
	uint64_t bits;

	SMR_TRY(hlo_operand(im, op, i, &v));
	*out = v;
	if ((v->expr[0] != NULL || v->members != NULL) && v->region == im->region)
		return SMR_OK;
	if (v->expr[0] != NULL || v->nparts == 0)
		return hlo_unsupported(
			im, op, "a region that reads a tensor of outside: make it an operand");
	if (v->type.rank != 0)
		return hlo_small_constant(im, op, v, out);
	to = hlo_new_value(im, &v->type);
	if (to == NULL)
		return SMR_ENOMEM;
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &node));
		if (!hlo_is_splat(node, &bits))
			return hlo_unsupported(
				im, op,
				"a region that reads a value of outside that is no constant: make "
				"it an operand");
		to->expr[p] = smr_expr_const(im->flow->g, node->type.dtype, bits);
		to->cost[p] = 1;
		if (to->expr[p] == NULL)
			return hlo_no_memory(im);
	}
	to->region = im->region;
	*out = to;
	return SMR_OK;
}

/* Returns the size of an expression as a tree; those of operands are known. */
static uint32_t cost_of(const hlo_x *x, hlo_value *const *v, const smr_expr *e)
{
	uint32_t n = 1, more;

	for (uint32_t i = 0; i < x->n; i++)
		for (uint32_t p = 0; p < 2; p++)
			if (e == x->a[i][p])
				return v[i]->cost[p];
	for (uint32_t i = 0; i < e->nargs; i++) {
		more = cost_of(x, v, e->args[i]);
		n = n + more < n ? UINT32_MAX : n + more;
	}
	return n;
}

static smr_status make_region_value(hlo_import *im, const smr_mlir_op *op, hlo_elem elem,
				    const smr_expr *const *e, const uint32_t *cost, hlo_value **out)
{
	hlo_type t = {.elem = elem};
	hlo_value *to = hlo_new_value(im, &t);

	if (to == NULL)
		return SMR_ENOMEM;
	to->region = im->region;
	for (uint32_t p = 0; p < to->nparts; p++) {
		to->expr[p] = e[p];
		to->cost[p] = cost[p];
		if (cost[p] > HLO_BODY)
			return hlo_unsupported(im, op, "a region whose computation is too large");
	}
	*out = to;
	return SMR_OK;
}

smr_status hlo_inline_scalars(hlo_import *im, const smr_mlir_op *op, const hlo_row *row,
			      hlo_value *const *v, hlo_value **out)
{
	hlo_x x = {.im = im, .op = op, .row = row, .n = op->noperands, .g = im->flow->g};
	uint32_t cost[2] = {0};

	SMR_TRY(hlo_prepare(&x, v));
	for (uint32_t i = 0; i < x.n; i++)
		memcpy(x.a[i], v[i]->expr, sizeof(x.a[i]));
	SMR_TRY(hlo_compute(&x));
	for (uint32_t p = 0; p < (x.out.complex ? 2u : 1u); p++)
		cost[p] = cost_of(&x, v, x.r[p]);
	return make_region_value(im, op, x.out, x.r, cost, out);
}

static smr_status inline_elementwise(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v[HLO_OPERANDS] = {NULL}, *made;

	for (uint32_t i = 0; i < op->noperands && i < HLO_OPERANDS; i++)
		SMR_TRY(hlo_region_operand(im, op, i, &v[i]));
	SMR_TRY(hlo_inline_scalars(im, op, row, v, &made));
	return hlo_out_value(im, op, 0, made);
}

/* Reshapes and broadcasts of scalars are the identity. */
static bool is_identity(const smr_mlir_op *op)
{
	return strcmp(op->name, "stablehlo.reshape") == 0 ||
	       strcmp(op->name, "stablehlo.broadcast_in_dim") == 0 ||
	       strcmp(op->name, "stablehlo.optimization_barrier") == 0 ||
	       strcmp(op->name, "sdy.sharding_constraint") == 0 || hlo_is_sharding(op);
}

/* Translates the ops of a block, whose arguments are bound, up to its return, *@p end. */
static smr_status inline_block(hlo_import *im, const smr_mlir_block *b, const smr_mlir_op **end);

static smr_status inline_call(hlo_import *im, const smr_mlir_op *op)
{
	const smr_mlir_attr *callee = smr_mlir_attr_of(op, "callee");
	const smr_mlir_op *fn = hlo_find_function(im, callee != NULL ? callee->text : NULL), *end;
	const smr_mlir_block *b;
	hlo_value *v;

	if (fn == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "a call of a function that there is not");
	SMR_TRY(hlo_region(im, fn, 0, op->noperands, &b));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_region_operand(im, op, i, &v));
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &v->type));
		SMR_TRY(hlo_bind(im, &b->args[i], v));
	}
	SMR_TRY(inline_block(im, b, &end));
	if (end->noperands != op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%u results of %u", op->nresults,
				end->noperands);
	for (uint32_t i = 0; i < end->noperands; i++) {
		SMR_TRY(hlo_region_operand(im, end, i, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return SMR_OK;
}

smr_status hlo_inline_region(hlo_import *im, const smr_mlir_op *op, uint32_t k,
			     hlo_value *const *args, uint32_t nargs, hlo_value **results)
{
	const smr_mlir_block *b;
	const smr_mlir_op *end;

	SMR_TRY(hlo_region(im, op, k, nargs, &b));
	for (uint32_t i = 0; i < nargs; i++) {
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &args[i]->type));
		SMR_TRY(hlo_bind(im, &b->args[i], args[i]));
	}
	SMR_TRY(inline_block(im, b, &end));
	if (end->noperands != op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%u results of %u", op->nresults,
				end->noperands);
	for (uint32_t i = 0; i < end->noperands; i++)
		SMR_TRY(hlo_region_operand(im, end, i, &results[i]));
	return SMR_OK;
}

/* Selects @p v instead of @p to where @p p is true. */
static smr_status select_value(hlo_import *im, const smr_mlir_op *op, const smr_expr *p,
			       uint32_t cost, const hlo_value *v, hlo_value **to)
{
	hlo_value *made = hlo_new_value(im, &v->type);

	if (made == NULL)
		return SMR_ENOMEM;
	if (!hlo_elem_equal(v->type.elem, (*to)->type.elem) ||
	    !hlo_same_shape(&v->type, &(*to)->type))
		return hlo_fail(im, op, SMR_ETYPE, "%s: branches of several types", op->name);
	if (v->members != NULL) {
		SMR_TRY(hlo_small_new(im, op, &v->type, &made));
		for (uint32_t i = 0; i < v->nmembers; i++) {
			made->members[i] = (*to)->members[i];
			SMR_TRY(select_value(im, op, p, cost, v->members[i], &made->members[i]));
		}
		*to = made;
		return SMR_OK;
	}
	made->region = im->region;
	for (uint32_t k = 0; k < v->nparts; k++) {
		made->expr[k] = smr_ops_select(im->flow->g, p, v->expr[k], (*to)->expr[k]);
		if (made->expr[k] == NULL)
			return hlo_no_memory(im);
		made->cost[k] = 1 + cost + v->cost[k] + (*to)->cost[k];
		if (made->cost[k] > HLO_BODY)
			return hlo_unsupported(im, op, "a region whose computation is too large");
	}
	*to = made;
	return SMR_OK;
}

/* Imports if and case by select: the branches have no effects, so all are computed. */
static smr_status inline_if_or_case(hlo_import *im, const smr_mlir_op *op)
{
	bool is_if = strcmp(op->name, "stablehlo.if") == 0;
	uint32_t n = op->nresults, last = op->nregions - 1;
	hlo_value **results = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(*results)), *on;
	smr_graph *g = im->flow->g;
	const smr_expr *p;

	if (results == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_region_operand(im, op, 0, &on));
	if (op->nregions == 0 || (is_if && op->nregions != 2) || on->nparts != 1 ||
	    on->type.elem.dtype != (is_if ? SMR_I1 : SMR_I32))
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u regions by %s", op->name, op->nregions,
				hlo_elem_name(on->type.elem));
	SMR_TRY(hlo_inline_region(im, op, last, NULL, 0, results));
	for (uint32_t r = last; r-- > 0;) {
		SMR_TRY(hlo_inline_region(im, op, r, NULL, 0, results + n));
		p = is_if ? on->expr[0]
			  : smr_ops_2(g, SMR_OP_eq, on->expr[0], hlo_i(g, SMR_I32, r));
		for (uint32_t i = 0; i < n; i++)
			SMR_TRY(select_value(im, op, p, on->cost[0] + 1, results[n + i],
					     &results[i]));
	}
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_out_value(im, op, i, results[i]));
	return SMR_OK;
}

static smr_status inline_op(hlo_import *im, const smr_mlir_op *op)
{
	const hlo_row *row = hlo_row_of(im, op->name);
	hlo_value *v;
	bool done;

	SMR_TRY(hlo_small(im, op, row, &done));
	if (done)
		return SMR_OK;
	if (strcmp(op->name, "func.call") == 0)
		return inline_call(im, op);
	if (strcmp(op->name, "stablehlo.if") == 0 || strcmp(op->name, "stablehlo.case") == 0)
		return inline_if_or_case(im, op);
	if (row != NULL && row->element != NULL)
		return inline_elementwise(im, op, row);
	if (row != NULL && strcmp(op->name, "stablehlo.constant") == 0)
		return row->import(im, op, row); /* hlo_region_operand() uses the constant */
	if (!is_identity(op) || op->noperands != 1)
		return hlo_unsupported(im, op, "within this region");
	SMR_TRY(hlo_region_operand(im, op, 0, &v));
	return hlo_out_value(im, op, 0, v);
}

static smr_status inline_block(hlo_import *im, const smr_mlir_block *b, const smr_mlir_op **end)
{
	const smr_mlir_op *before = im->at;

	if (b->nops == 0 || (strcmp(b->ops[b->nops - 1]->name, "stablehlo.return") != 0 &&
			     strcmp(b->ops[b->nops - 1]->name, "func.return") != 0))
		return hlo_fail(im, before, SMR_ETYPE, "a region of %s without a return",
				before->name);
	if (im->depth >= HLO_NESTING)
		return hlo_unsupported(im, before, "calls in each other, too deep");
	im->depth++;
	for (uint32_t i = 0; i + 1 < b->nops; i++) {
		im->at = b->ops[i];
		SMR_TRY(inline_op(im, b->ops[i]));
	}
	im->depth--;
	im->at = before;
	*end = b->ops[b->nops - 1];
	return SMR_OK;
}

static smr_status bind_args(hlo_import *im, const smr_mlir_op *op, const smr_mlir_block *b,
			    const hlo_elem *args, const uint32_t (*number)[2], uint32_t *nparams)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < b->nargs; i++) {
		hlo_type t = {.elem = args[i]};
		hlo_value *v = hlo_new_value(im, &t);

		if (v == NULL)
			return SMR_ENOMEM;
		v->region = im->region;
		for (uint32_t p = 0; p < v->nparts; p++, n++) {
			v->expr[p] = smr_expr_param(im->flow->g, t.elem.dtype,
						    number != NULL ? number[i][p] : n);
			v->cost[p] = 1;
			if (v->expr[p] == NULL)
				return hlo_no_memory(im);
		}
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &t));
		SMR_TRY(hlo_bind(im, &b->args[i], v));
	}
	*nparams = n;
	return SMR_OK;
}

smr_status hlo_lambda(hlo_import *im, const smr_mlir_op *op, uint32_t region, const hlo_elem *args,
		      uint32_t nargs, const uint32_t (*number)[2], hlo_elem *results,
		      uint32_t nresults, smr_lambda **out)
{
	const smr_expr **e;
	const smr_mlir_block *b;
	const smr_mlir_op *end;
	uint32_t nparams, n = 0;
	hlo_value *v;

	SMR_TRY(hlo_here(im));
	im->region = ++im->regions;
	SMR_TRY(hlo_region(im, op, region, nargs, &b));
	SMR_TRY(bind_args(im, op, b, args, number, &nparams));
	SMR_TRY(inline_block(im, b, &end));
	if (end->noperands != nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s: a region that gives %u values, not %u",
				op->name, end->noperands, nresults);
	e = smr_arena_array(im->arena, 2 * (size_t)nresults + 1, sizeof(*e));
	if (e == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < nresults; i++) {
		SMR_TRY(hlo_region_operand(im, end, i, &v));
		if (v->members != NULL)
			return hlo_fail(im, op, SMR_ETYPE, "%s: a region that gives no scalar",
					op->name);
		results[i] = v->type.elem;
		for (uint32_t p = 0; p < v->nparts; p++)
			e[n++] = v->expr[p];
	}
	im->region = 0;
	*out = smr_graph_lambda(im->flow->g, nparams, n, e);
	return *out != NULL ? SMR_OK : hlo_no_memory(im);
}
