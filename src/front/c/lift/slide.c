/* Finds loops that slide over one dimension: an index that the program compares with a size (y * s
 * + k < h) is an array index, so that the loops y and k share a dimension although s is a
 * variable. */
#include "front/c/lift/build.h"

static void add_slides(smr_lift *l, const smr_lift_value *v)
{
	for (int i = 0; i < l->nloops; i++)
		for (int k = 0; k < l->nloops; k++) {
			if (i == k || v->step[i] == NULL || v->step[k] == NULL ||
			    l->nslides == SMR_LIFT_SLIDES)
				continue;
			l->slides[l->nslides++] =
				(smr_lift_slide){.loop = {i, k}, .step = {v->step[i], v->step[k]}};
		}
}

static bool is_order_comparison(smr_op op)
{
	return op == SMR_OP_lt || op == SMR_OP_le || op == SMR_OP_gt || op == SMR_OP_ge;
}

static void visit_comparisons(smr_lift *l, smr_lift_value *v)
{
	if (v == NULL || v->mark == l->mark)
		return;
	v->mark = l->mark;
	for (uint32_t i = 0; i < v->nargs; i++) {
		visit_comparisons(l, v->args[i]);
		if (is_order_comparison(v->op) && v->args[i]->kind == SMR_LIFT_AFFINE)
			add_slides(l, v->args[i]);
	}
	if (v->kind == SMR_LIFT_LAST)
		visit_comparisons(l, v->args[0]);
	if (v->kind == SMR_LIFT_PHI) {
		visit_comparisons(l, v->init);
		visit_comparisons(l, v->next);
	}
}

void smr_lift_slides(smr_lift *l)
{
	l->mark++;
	for (int s = 0; s < l->nstmts; s++) {
		visit_comparisons(l, l->stmts[s].value);
		visit_comparisons(l, l->stmts[s].pred);
	}
}
