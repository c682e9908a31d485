/* Recognises histograms: H[J] = H[J] + by. Integer sums do not depend on the order, so iterations
 * may run in parallel. Floating-point sums do, and keep the original loops. */
#include "pass/codelet/codelet.h"

static bool reads_window(const smr_node *v, const smr_expr *e, const smr_node *window)
{
	const smr_node *in = e->kind == SMR_EXPR_READ ? v->ins[e->input] : NULL;

	if (in != NULL && smr_node_window(in) == window)
		return true;
	for (uint32_t d = 0; in != NULL && d < e->rank; d++)
		if (e->index[d].indirect != NULL && reads_window(v, e->index[d].indirect, window))
			return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (reads_window(v, e->args[i], window))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (reads_window(v, e->init[k], window) || reads_window(v, e->step[k], window))
			return true;
	return false;
}

/* Returns whether the expression is the previous value of the element that the nest stores to. */
static bool is_element(const smr_node *v, const smr_expr *e)
{
	const smr_node *in = e->kind == SMR_EXPR_READ ? v->ins[e->input] : NULL;
	smr_expr stored;

	if (in == NULL || smr_node_window(in) != v->into)
		return false;
	smr_expr_put(&stored, e);
	stored.index = v->nest->store;
	return smr_expr_equal(e, &stored);
}

const smr_expr *smr_nest_tally(const smr_node *v)
{
	const smr_expr *e = v->nest->value;
	bool picked = false;

	if (v->into == NULL || v->nest->pred != NULL || e->kind != SMR_EXPR_OP ||
	    e->op != SMR_OP_add || smr_dtype_is_float(e->type) || e->type == SMR_I1)
		return NULL;
	for (uint32_t d = 0; d < v->into->type.rank; d++) {
		const smr_expr *j = v->nest->store[d].indirect;

		if (j != NULL && reads_window(v, j, v->into))
			return NULL;
		picked |= j != NULL;
	}
	for (uint32_t i = 0; picked && i < 2; i++)
		if (is_element(v, e->args[i]) && !reads_window(v, e->args[1 - i], v->into))
			return e->args[1 - i];
	return NULL;
}
