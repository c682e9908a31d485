/* Queries for back ends: addresses, extents, and the epilogue of a codelet. */
#include "pass/codelet/codelet.h"
#include <string.h>

#include "base/status.h"

static smr_status add_dimension(const smr_codelet *c, const smr_index *ix, int64_t step,
				const int64_t *sym, smr_operand *out)
{
	if (ix->indirect != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "an operand is indexed by an array");
	/* modulo 2^64, as the program's address arithmetic */
	out->offset = (int64_t)((uint64_t)out->offset +
				(uint64_t)smr_poly_eval(ix->offset, sym) * (uint64_t)step);
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++)
		if (ix->coef[l] != NULL)
			out->stride[l] = (int64_t)((uint64_t)out->stride[l] +
						   (uint64_t)smr_poly_eval(ix->coef[l], sym) *
							   (uint64_t)step);
	return SMR_OK;
}

smr_status smr_codelet_operand(const smr_codelet *c, const smr_expr *read, const int64_t *sym,
			       smr_operand *out)
{
	const smr_node *from = read == NULL ? c->nest : c->nest->ins[read->input];
	const smr_node *view = smr_node_window(from);
	const smr_index *index = read == NULL ? c->nest->nest->store : read->index;

	memset(out, 0, sizeof(*out));
	out->dtype = from->type.dtype;
	out->node = from->id;
	if (view == NULL) {
		out->is_value = true;
		return SMR_OK;
	}
	out->base = view->window->base;
	out->offset = smr_poly_eval(view->window->offset, sym);
	for (uint32_t d = 0; d < view->type.rank; d++)
		SMR_TRY(add_dimension(c, &index[d], smr_poly_eval(view->window->stride[d], sym),
				      sym, out));
	return SMR_OK;
}

void smr_codelet_extents(const smr_codelet *c, const int64_t *sym, int64_t extent[SMR_MAX_LOOPS])
{
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++)
		extent[l] = smr_poly_eval(c->nest->nest->loops[l].extent, sym);
}

/* ---- act(core + bias) ------------------------------------------------------------------------ */

static bool exprs_are_equal(const smr_expr *a, const smr_expr *b)
{
	return a == b || smr_expr_equal(a, b);
}

/* Accepts +0 only: max(-0, 0) and max(x, -0) would differ in the sign of zero. */
static bool is_zero(const smr_expr *e)
{
	return e->kind == SMR_EXPR_CONST && e->bits == 0;
}

/* Returns x of x > 0 ? x : 0 in any form that treats NaN alike, else NULL. */
static const smr_expr *relu_gt(const smr_expr *e)
{
	const smr_expr *c, *yes, *no, *x;
	int at;

	if (!smr_expr_is_op(e, SMR_OP_select))
		return NULL;
	c = e->args[0];
	yes = e->args[1];
	no = e->args[2];
	if (smr_expr_is_op(c, SMR_OP_not)) {
		c = c->args[0];
		yes = e->args[2];
		no = e->args[1];
	}
	if (c->kind != SMR_EXPR_OP || c->nargs != 2)
		return NULL;
	at = c->op == SMR_OP_gt || c->op == SMR_OP_ule ? 0 : 1; /* position of x */
	if (c->op == SMR_OP_ule || c->op == SMR_OP_uge) {       /* !(x > 0) */
		x = no;
		no = yes;
	} else if (c->op == SMR_OP_gt || c->op == SMR_OP_lt) {
		x = yes;
	} else {
		return NULL;
	}
	return exprs_are_equal(c->args[at], x) && is_zero(c->args[1 - at]) && is_zero(no) ? x
											  : NULL;
}

/* Returns whether @p e is a read that depends on at most one loop, *loop (-1: none). */
static bool is_bias(const smr_codelet *c, const smr_expr *e, int *loop)
{
	*loop = -1;
	if (e->kind != SMR_EXPR_READ)
		return false;
	for (uint32_t d = 0; d < e->rank; d++) {
		if (e->index[d].indirect != NULL)
			return false;
		for (uint32_t l = 0; l < c->nest->nest->nloops; l++) {
			const smr_poly *k = e->index[d].coef[l];

			if (k == NULL || smr_poly_is_zero(k))
				continue;
			if (*loop >= 0 && *loop != (int)l)
				return false;
			*loop = (int)l;
		}
	}
	return *loop < 0 || (c->nest->nest->domain >> *loop & 1) != 0;
}

bool smr_codelet_epilogue(const smr_codelet *c, smr_epilogue *out)
{
	const smr_expr *core = c->match.core, *e = c->nest->nest->value, *x;

	memset(out, 0, sizeof(*out));
	out->bias_loop = -1;
	if (core == NULL)
		return false;
	if (e == core)
		return true;
	if (c->nest->nest->pred != NULL)
		return false;
	x = relu_gt(e);
	if (x != NULL) {
		out->act = SMR_ACT_RELU_GT;
		e = x;
	}
	if (e == core)
		return true;
	if (!smr_expr_is_op(e, SMR_OP_add))
		return false;
	for (int k = 0; k < 2; k++) {
		if (e->args[k] != core || !is_bias(c, e->args[1 - k], &out->bias_loop))
			continue;
		out->bias = e->args[1 - k];
		return true;
	}
	return false;
}
