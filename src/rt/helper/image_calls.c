/* Lists the functions of the C library that code calls, and decides whether errno ends up as the
 * program's loops would leave it. */
#include <math.h>

#include "rt/helper/image_own.h"
#include "samara/site.h"

typedef union address {
	float (*f1)(float x);
	double (*d1)(double x);
	float (*f2)(float x, float y);
	double (*d2)(double x, double y);
	void (*at)(void);
} address;

/* Returns this process's functions; the program may have another C library. This is harmless:
 * checks compare code and reference, which both call these functions, and measurements include
 * calls that take about as long elsewhere. At run time the program passes its own functions. */
const void *const *smr_guest_own_calls(void)
{
	static const address own[SMR_SITE_CALL_COUNT] = {
#define X(name, nargs, error)                                   \
	[2 * SMR_SITE_FUNCTION_##name] = {.f##nargs = name##f}, \
	     [2 * SMR_SITE_FUNCTION_##name + 1] = {.d##nargs = name},
		SMR_SITE_FUNCTIONS(X)
#undef X
	};
	_Static_assert(sizeof(address) == sizeof(void *), "a function's address is a pointer");

	return (const void *const *)(const void *)own;
}

bool smr_guest_is_repeatable(const smr_graph *g)
{
	for (uint32_t w = 0; w < g->nnodes; w++)
		for (uint32_t r = 0; g->nodes[w]->into != NULL && r < g->nnodes; r++)
			for (uint32_t i = 0; i < g->nodes[r]->nins; i++) {
				const smr_node *in = g->nodes[r]->ins[i];

				if (g->nodes[r]->op == SMR_OP_nest && in->op == SMR_OP_view &&
				    in->window->base == g->nodes[w]->into->window->base)
					return false;
			}
	return true;
}

static bool calls_math_function(const smr_expr *e)
{
	bool some = e->kind == SMR_EXPR_OP && smr_dtype_is_float(e->type) &&
		    nest_call_number(e->op, e->type) >= 0;

	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank && !some; d++)
		some = e->index[d].indirect != NULL && calls_math_function(e->index[d].indirect);
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && !some; i++)
		some = calls_math_function(e->args[i]);
	for (uint32_t k = 0; (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) && k < e->nacc;
	     k++)
		some |= calls_math_function(e->init[k]) || calls_math_function(e->step[k]);
	return some;
}

static bool is_source(const smr_codelet *c, const smr_node *v)
{
	for (uint32_t k = 0; k <= c->nbeside; k++)
		if (smr_codelet_nest(c, k) == v)
			return true;
	for (uint32_t k = 0; k < c->nsources; k++)
		if (c->sources[k] == v)
			return true;
	return false;
}

bool smr_guest_makes_all_calls(const smr_flow *f)
{
	for (uint32_t i = 0; i < f->graph->nnodes; i++) {
		const smr_node *v = f->graph->nodes[i];
		bool runs = v->op != SMR_OP_nest || v->nest == NULL ||
			    !(calls_math_function(v->nest->value) ||
			      (v->nest->pred != NULL && calls_math_function(v->nest->pred)));

		for (size_t c = 0; c < f->ncodelets && !runs; c++)
			runs = is_source(&f->codelets[c], v);
		if (!runs)
			return false;
	}
	return true;
}
