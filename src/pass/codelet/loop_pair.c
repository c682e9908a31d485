/* Tests whether two loops can be coalesced. */
#include "pass/codelet/loop_pair.h"

/* Returns whether the outer loop steps over `block` steps of the inner one in every dimension. */
bool two_in_one_dimension(const two *t, const smr_index *ix, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++) {
		const smr_poly *o = ix[d].coef[t->o], *i = ix[d].coef[t->i];

		if (o == NULL && i == NULL)
			continue;
		if (o == NULL || i == NULL || !smr_poly_mul_fits(i, t->block) ||
		    !smr_poly_equal(o, smr_poly_mul(t->g->arena, i, t->block)))
			return false;
	}
	return true;
}

/* Returns the dimension that loop l walks alone from end to end, element by element; -1: none. */
static int dimension_of_loop(const two *t, const smr_node *view, const smr_index *ix, uint32_t l)
{
	int found = -1;
	int64_t one;

	for (uint32_t d = 0; d < view->type.rank; d++) {
		if (ix[d].coef[l] == NULL)
			continue;
		for (uint32_t k = 0; k < t->v->nest->nloops; k++)
			if (k != l && ix[d].coef[k] != NULL)
				return -1;
		if (found >= 0 || ix[d].indirect != NULL || !smr_poly_is_zero(ix[d].offset) ||
		    !smr_poly_is_const(ix[d].coef[l], &one) || one != 1 ||
		    !smr_poly_equal(view->type.dims[d], t->v->nest->loops[l].extent))
			return -1;
		found = (int)d;
	}
	return found;
}

bool two_in_two_dimensions(const two *t, const smr_node *view, const smr_index *ix, int *o, int *i)
{
	const smr_poly *const *stride;

	if (!t->rows || view->op != SMR_OP_view)
		return false;
	*o = dimension_of_loop(t, view, ix, t->o);
	*i = dimension_of_loop(t, view, ix, t->i);
	stride = view->window->stride;
	return *o >= 0 && *i >= 0 && smr_poly_mul_fits(stride[*i], t->block) &&
	       smr_poly_equal(stride[*o], smr_poly_mul(t->g->arena, stride[*i], t->block));
}

static bool steps_over(const two *t, const smr_node *view, const smr_index *ix, uint32_t rank)
{
	int o, i;

	return two_in_one_dimension(t, ix, rank) || two_in_two_dimensions(t, view, ix, &o, &i);
}

static bool has_loop(const smr_expr *e, uint32_t l)
{
	for (uint32_t i = 0; i < e->nloops; i++)
		if (e->loops[i] == l)
			return true;
	return false;
}

static bool binds_in_order(const smr_expr *e, uint32_t o, uint32_t i)
{
	for (uint32_t k = 0; k + 1 < e->nloops; k++)
		if (e->loops[k] == o)
			return e->loops[k + 1] == i;
	return !has_loop(e, i);
}

/* Checks that every use of the two loops is outer * block + inner, and that one fold binds both or
 * none. */
static bool uses_flat_index(const two *t, const smr_expr *e)
{
	bool both = has_loop(e, t->o) && has_loop(e, t->i);

	if (e->kind == SMR_EXPR_INDEX)
		return e->loop != t->o && e->loop != t->i;
	if (!both && (has_loop(e, t->o) || has_loop(e, t->i)))
		return false;
	if (both && (e->kind == SMR_EXPR_SCAN || (t->in_order && !binds_in_order(e, t->o, t->i))))
		return false;
	if (e->kind == SMR_EXPR_READ) {
		if (!steps_over(t, t->v->ins[e->input], e->index, e->rank))
			return false;
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL &&
			    !uses_flat_index(t, e->index[d].indirect))
				return false;
	}
	for (uint32_t k = 0; k < e->nargs; k++)
		if (!uses_flat_index(t, e->args[k]))
			return false;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (!uses_flat_index(t, e->init[k]) || !uses_flat_index(t, e->step[k]))
			return false;
	return true;
}

/* Returns whether the loops are of one kind, both domain or both bound, and form one loop. */
bool two_are_one(const two *t)
{
	const smr_nest *n = t->v->nest;

	return t->o != t->i && ((n->domain >> t->o ^ n->domain >> t->i) & 1) == 0 &&
	       smr_poly_mul_fits(n->loops[t->o].extent, t->block) &&
	       (t->v->into == NULL || steps_over(t, t->v->into, n->store, t->v->into->type.rank)) &&
	       uses_flat_index(t, n->value) && (n->pred == NULL || uses_flat_index(t, n->pred));
}
