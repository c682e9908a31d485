/* Recognises the bias, scale and activation around the kernel of a network layer; only for names in
 * reports. */
#include "pass/codelet/join_stores.h"

static bool is_number(const smr_expr *e, double v)
{
	return e->kind == SMR_EXPR_CONST && smr_const_as_double(e) == v;
}

static const smr_expr *strip_converts(const smr_expr *e)
{
	while (smr_expr_is_op(e, SMR_OP_convert))
		e = e->args[0];
	return e;
}

static bool is_element(const smr_expr *e)
{
	e = strip_converts(e);
	return e->kind == SMR_EXPR_READ || e->kind == SMR_EXPR_CONST;
}

static bool is_constant(const smr_expr *e)
{
	return strip_converts(e)->kind == SMR_EXPR_CONST;
}

/* Returns whether @p e is a bias or a scale: an element or a number, perhaps one of two (an
 * optional bias), perhaps with a constant factor. A tap of a window is not. */
static bool is_plain(const smr_expr *e)
{
	e = strip_converts(e);
	if (e->kind != SMR_EXPR_OP)
		return is_element(e);
	switch (e->op) {
	case SMR_OP_neg:
		return is_element(e->args[0]);
	case SMR_OP_mul:
		return (is_constant(e->args[0]) && is_element(e->args[1])) ||
		       (is_constant(e->args[1]) && is_element(e->args[0]));
	case SMR_OP_select:
		return !join_has_fold(e->args[0]) && is_plain(e->args[1]) && is_plain(e->args[2]);
	default:
		return false;
	}
}

/* Returns x of c ? x : 0 or c ? x : slope * x, where c compares x with 0. */
static const smr_expr *match_relu(const smr_expr *e)
{
	const smr_expr *c = e->args[0], *x;

	if (smr_expr_is_op(c, SMR_OP_not))
		c = c->args[0];
	if (c->kind != SMR_EXPR_OP || c->nargs != 2 || c->op < SMR_OP_eq || c->op > SMR_OP_uno)
		return NULL;
	x = is_number(c->args[0], 0) ? c->args[1] : is_number(c->args[1], 0) ? c->args[0] : NULL;
	if (x == NULL)
		return NULL;
	for (int k = 1; k < 3; k++) {
		const smr_expr *other = e->args[3 - k];

		if (!smr_expr_equal(e->args[k], x))
			continue;
		if (is_number(other, 0))
			return x;
		for (int i = 0; smr_expr_is_op(other, SMR_OP_mul) && i < 2; i++)
			if (smr_expr_equal(other->args[i], x) &&
			    other->args[1 - i]->kind == SMR_EXPR_CONST)
				return x;
	}
	return NULL;
}

/* Returns x of 1 / (1 + exp(-x)). */
static const smr_expr *match_sigmoid(const smr_expr *e)
{
	const smr_expr *sum = strip_converts(e->args[1]), *x;

	if (!is_number(strip_converts(e->args[0]), 1) || !smr_expr_is_op(sum, SMR_OP_add))
		return NULL;
	for (int k = 0; k < 2; k++) {
		x = strip_converts(sum->args[1 - k]);
		if (is_number(sum->args[k], 1) && smr_expr_is_op(x, SMR_OP_exp) &&
		    smr_expr_is_op(strip_converts(x->args[0]), SMR_OP_neg))
			return strip_converts(x->args[0])->args[0];
	}
	return NULL;
}

/* Returns x of c ? x + bias : x, where c does not depend on x. */
static const smr_expr *optional_layer(const smr_expr *e)
{
	if (join_has_fold(e->args[0]))
		return NULL;
	for (int k = 1; k < 3; k++) {
		const smr_expr *with = e->args[k], *without = e->args[3 - k], *x;

		if (!join_has_fold(without) || !smr_expr_is_op(with, SMR_OP_add))
			continue;
		x = smr_layer_under(with);
		if (x != NULL && smr_expr_equal(x, without))
			return x;
	}
	return NULL;
}

const smr_expr *smr_layer_under(const smr_expr *e)
{
	const smr_expr *x;

	if (e->kind != SMR_EXPR_OP)
		return NULL;
	switch (e->op) {
	case SMR_OP_convert:
	case SMR_OP_tanh:
		return e->args[0];
	case SMR_OP_select:
		x = match_relu(e);
		return x != NULL ? x : optional_layer(e);
	case SMR_OP_fmax:
	case SMR_OP_maximum:
		return is_number(e->args[0], 0)   ? e->args[1]
		       : is_number(e->args[1], 0) ? e->args[0]
						  : NULL;
	case SMR_OP_div:
		return is_plain(e->args[1]) ? e->args[0] : match_sigmoid(e);
	case SMR_OP_add:
	case SMR_OP_mul:
		if (!join_has_fold(e))
			return NULL;
		if (is_plain(e->args[0]))
			return e->args[1];
		return is_plain(e->args[1]) ? e->args[0] : NULL;
	case SMR_OP_sub:
		return is_plain(e->args[1]) ? e->args[0] : NULL;
	default:
		return NULL;
	}
}
