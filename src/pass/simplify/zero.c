/* Finds values that are never -0, for which x + 0 is x. */
#include "ir/graph/value.h"
#include "pass/simplify/internal.h"

static bool zeros_are_plus(const smr_node *v);

bool fs_never_minus_zero(const smr_node *v, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_CONST)
		return smr_dtype_is_float(e->type) &&
		       e->bits != smr_value_from_double(e->type, -0.0);
	if (e->kind == SMR_EXPR_PARAM)
		return v != NULL && zeros_are_plus(v->ins[e->acc]);
	switch (e->op) {
	case SMR_OP_abs:
	case SMR_OP_exp:
		return true;
	case SMR_OP_mul:
		return smr_expr_equal(e->args[0], e->args[1]);
	case SMR_OP_convert:
		return !smr_dtype_is_float(e->args[0]->type);
	case SMR_OP_add:
		return fs_never_minus_zero(v, e->args[0]) || fs_never_minus_zero(v, e->args[1]);
	default:
		return false;
	}
}

static bool is_plus_zero(const smr_node *v)
{
	uint64_t bits;

	return fs_is_splat(v, &bits) && bits == 0;
}

/* Returns whether no element is -0: sums that start from +0, squares. */
static bool zeros_are_plus(const smr_node *v)
{
	for (unsigned up = 0; up < 4; up++) {
		switch (v->op) {
		case SMR_OP_reshape:
		case SMR_OP_broadcast:
		case SMR_OP_transpose:
		case SMR_OP_slice:
		case SMR_OP_reverse:
			v = v->ins[0];
			continue;
		case SMR_OP_reduce:
			return v->nins == 2 && v->body->results[0]->op == SMR_OP_add &&
			       v->body->results[0]->args[0]->kind == SMR_EXPR_PARAM &&
			       v->body->results[0]->args[1]->kind == SMR_EXPR_PARAM &&
			       v->body->results[0]->args[0]->acc !=
				       v->body->results[0]->args[1]->acc &&
			       is_plus_zero(v->ins[1]);
		case SMR_OP_map:
			return fs_is_small(v) && fs_never_minus_zero(NULL, v->body->results[0]);
		default:
			return false;
		}
	}
	return false;
}
