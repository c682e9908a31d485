/* Products whose sums keep the source's order: a fold of a * b, from 0 or from the old result, with
 * or without fused operations as in the source, and without a tail. */
#include <string.h>

#include "back/cpu/product/product.h"
#include "back/cpu/product/read.h"

/* Finds a and b of acc + a * b. */
static bool match_product_factors(const smr_expr *step, smr_contraction *x, smr_gemm *g)
{
	const smr_expr *product = step;

	if (step->kind != SMR_EXPR_OP)
		return false;
	if (step->op == SMR_OP_fma && smr_expr_is_acc(step->args[2])) {
		g->order = SMR_GEMM_SUM_FUSED;
	} else if (step->op == SMR_OP_add) {
		int at = smr_expr_is_acc(step->args[0]) ? 0 : 1;

		product = step->args[1 - at];
		if (!smr_expr_is_acc(step->args[at]) || product->kind != SMR_EXPR_OP ||
		    product->op != SMR_OP_mul)
			return false;
		g->order = SMR_GEMM_SUM_APART;
	} else {
		return false;
	}
	x->a = product->args[0];
	x->b = product->args[1];
	return x->a->kind == SMR_EXPR_READ && x->b->kind == SMR_EXPR_READ;
}

/* Whether the sum starts from 0, or from the element that it stores. */
static bool sum_start_is_supported(smr_product_reader *r, const smr_expr *init, smr_gemm *g)
{
	smr_operand at;

	if (init->kind == SMR_EXPR_CONST)
		return init->bits == 0;
	if (init->kind != SMR_EXPR_READ ||
	    smr_codelet_operand(r->c, init, r->e->sym, &at) != SMR_OK || at.is_value ||
	    at.base != g->C.base || at.offset != g->C.offset || at.dtype != g->C.dtype)
		return false;
	for (uint32_t l = 0; l < r->c->nest->nest->nloops; l++)
		if (r->extent[l] > 1 && at.stride[l] != g->C.stride[l])
			return false;
	return g->reads_c = true;
}

/* Loops that smr_product_dot_of() joins may run in another order than the source's. */
static bool runs_along_one(const smr_product_reader *r, const smr_expr *fold)
{
	int n = 0;

	for (uint32_t i = 0; i < fold->nloops; i++)
		n += r->extent[fold->loops[i]] > 1;
	return n <= 1;
}

smr_status smr_form_in_order(const smr_codelet *c, const smr_env *e, smr_form *out)
{
	smr_product_reader r = {.c = c, .e = e};
	const smr_nest *n = c->nest->nest;
	smr_contraction x = {.core = n->value};
	smr_gemm *g = &out->gemm;

	memset(out, 0, sizeof(*out));
	out->kind = SMR_FORM_GEMM;
	if (n->pred != NULL || c->nbeside > 0 || n->value->kind != SMR_EXPR_FOLD ||
	    n->value->nacc != 1 || (n->value->type != SMR_F32 && n->value->type != SMR_F64) ||
	    c->nest->into == NULL || !match_product_factors(n->value->step[0], &x, g))
		return smr_fail(SMR_EUNSUPPORTED, "no plain product in the source's order");
	r.dtype = n->value->type;
	smr_codelet_extents(c, e->sym, r.extent);
	if (!runs_along_one(&r, n->value))
		return smr_product_refuse(&r, "a sum over several loops");
	smr_product_dot_of(&r, &x, g);
	if (r.st == SMR_OK && (g->A.dtype != r.dtype || g->B.dtype != r.dtype ||
			       g->C.dtype != r.dtype || g->tail.there || g->nsum > 1))
		return smr_product_refuse(&r, "another type");
	if (r.st == SMR_OK && (g->A.base == g->C.base || g->B.base == g->C.base))
		return smr_product_refuse(&r, "it reads what it stores");
	if (r.st == SMR_OK && !sum_start_is_supported(&r, n->value->init[0], g))
		return smr_product_refuse(&r, "a sum that starts from something else");
	g->packs = false;
	return r.st;
}
