/* Structure of codelets: operands, dependences, decisions. */
#include "api/decompose/info.h"

#include <string.h>

bool smr_same_window(const smr_node *a, const smr_node *b)
{
	if (a == b || a == NULL || b == NULL)
		return a == b;
	return a->op == SMR_OP_view && b->op == SMR_OP_view &&
	       smr_window_equal(a->window, &a->type, b->window, &b->type);
}

/* Returns the memory behind a value, or the value itself if it has none. */
static const smr_node *place_of(const smr_node *v)
{
	return v->op == SMR_OP_nest && v->into != NULL ? v->into : v;
}

size_t smr_codelet_inputs(const smr_codelet *c, const smr_node **out, size_t cap)
{
	size_t n = 0;

	for (uint32_t i = 0; i < c->nest->nins; i++) {
		const smr_node *v = place_of(c->nest->ins[i]);
		size_t k = 0;

		while (k < n && !smr_same_window(out[k], v))
			k++;
		if (k == n && n < cap)
			out[n++] = v;
	}
	return n;
}

bool smr_codelet_updates(const smr_codelet *c)
{
	for (uint32_t i = 0; i < c->nest->nins; i++)
		if (c->nest->into != NULL &&
		    smr_same_window(place_of(c->nest->ins[i]), c->nest->into))
			return true;
	return false;
}

static uint32_t count_selects(const smr_expr *e)
{
	uint32_t n;

	if (e == NULL)
		return 0;
	n = e->kind == SMR_EXPR_OP && e->op == SMR_OP_select;
	for (uint32_t i = 0; i < e->nargs; i++)
		n += count_selects(e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++)
		n += count_selects(e->init[k]) + count_selects(e->step[k]);
	return n;
}

uint32_t smr_codelet_cyclomatic(const smr_codelet *c)
{
	const smr_nest *n = c->nest->nest;

	return 1 + n->nloops + (n->pred != NULL) + count_selects(n->value) + count_selects(n->pred);
}

static bool made_by(const smr_node *v, const smr_codelet *c)
{
	if (v == c->nest)
		return true;
	for (uint32_t i = 0; i < c->nsources; i++)
		if (v == c->sources[i])
			return true;
	return false;
}

static bool depends_on_codelet(const smr_node *v, const smr_codelet *on)
{
	if (v == NULL)
		return false;
	if (made_by(v, on))
		return true;
	for (uint32_t i = 0; i < v->nafter; i++)
		if (made_by(v->after[i], on))
			return true;
	return false;
}

bool smr_codelet_depends(const smr_codelet *c, const smr_codelet *on)
{
	for (uint32_t i = 0; i < c->nest->nins; i++)
		if (depends_on_codelet(c->nest->ins[i], on))
			return true;
	return depends_on_codelet(c->nest->into, on);
}
