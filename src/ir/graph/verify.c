/* The rules of the IR. Each message names the node and the rule it breaks. */
#include "ir/graph/verify.h"
#include "ir/graph/range.h"

#include <stdlib.h>
#include <string.h>

#include "base/data/vec.h"

smr_status smr_broken(const smr_checker *c, const char *rule)
{
	const smr_node *v = c->v;

	if (v == NULL)
		return smr_fail(SMR_EINVAL, "flow \"%s\": %s", c->g->name, rule);
	return smr_fail(SMR_EINVAL, "flow \"%s\", node %%%u (%s%s%s): %s", c->g->name, v->id,
			smr_op_name(v->op), v->name != NULL ? " " : "",
			v->name != NULL ? v->name : "", rule);
}

smr_status smr_check_poly(const smr_checker *c, const smr_poly *p)
{
	if (p == NULL)
		return smr_broken(c, "a size is missing");
	if (p->nterms > SMR_POLY_MAX_TERMS || !smr_poly_canonical(p))
		return smr_broken(c, "a size is not in canonical form");
	for (uint32_t i = 0; i < p->nterms; i++)
		for (uint32_t s = 0; s < p->terms[i].nsyms; s++)
			if (p->terms[i].syms[s] >= c->g->nsyms)
				return smr_broken(c, "a size has a symbol that the flow lacks");
	return SMR_OK;
}

/* Returns whether @p v is an earlier node of this flow. */
static bool is_before(const smr_checker *c, const smr_node *v)
{
	return v != NULL && v->id < c->v->id && c->g->nodes[v->id] == v;
}

smr_status smr_check_type(const smr_checker *c, const smr_type *t)
{
	if ((unsigned)t->dtype >= SMR_DTYPE_COUNT)
		return smr_broken(c, "an element type that there is not");
	if (t->rank > SMR_MAX_RANK)
		return smr_broken(c, "a value has at most 8 dimensions");
	for (uint32_t d = 0; d < t->rank; d++)
		SMR_TRY(smr_check_poly(c, t->dims[d]));
	return SMR_OK;
}

static smr_status check_view(const smr_checker *c)
{
	const smr_node *v = c->v;

	if (v->window == NULL || v->window->base >= c->g->nbases)
		return smr_broken(c, "a view needs a base of the flow");
	SMR_TRY(smr_check_poly(c, v->window->offset));
	for (uint32_t d = 0; d < v->type.rank; d++)
		SMR_TRY(smr_check_poly(c, v->window->stride[d]));
	for (uint32_t i = 0; i < v->nafter; i++)
		if (!is_before(c, v->after[i]) || v->after[i]->op != SMR_OP_nest ||
		    v->after[i]->into == NULL)
			return smr_broken(
				c, "a view comes after nests that store and stand before it");
	return SMR_OK;
}

smr_status smr_check_loops(const smr_checker *c, const smr_nest *n)
{
	for (uint32_t l = 0; l < n->nloops; l++) {
		if (n->loops[l].name == NULL)
			return smr_broken(c, "a loop has no name");
		SMR_TRY(smr_check_poly(c, n->loops[l].extent));
		for (uint32_t k = 0; k < l; k++)
			if (strcmp(n->loops[k].name, n->loops[l].name) == 0)
				return smr_broken(c, "two loops of a nest have one name");
	}
	return n->domain >> n->nloops == 0
		       ? SMR_OK
		       : smr_broken(c, "the domain has a loop that the nest lacks");
}

static smr_status check_scalar_result(const smr_checker *c)
{
	const smr_node *v = c->v;

	if (v->nest->domain != 0)
		return smr_broken(c, "a nest over a domain must store into a view");
	if (v->nest->pred != NULL)
		return smr_broken(c, "a nest with a scalar result has no predicate");
	if (v->type.rank != 0 || v->type.dtype != v->nest->value->type)
		return smr_broken(c, "a scalar result has rank 0 and the value's type");
	return SMR_OK;
}

static smr_status check_store(smr_checker *c)
{
	const smr_node *v = c->v, *to = v->into;

	if (!is_before(c, to) || to->op != SMR_OP_view)
		return smr_broken(c, "a nest stores into a view that stands before it");
	if (!c->g->bases[to->window->base].written)
		return smr_broken(c, "the base it stores to is not marked as written");
	if (to->type.dtype != v->nest->value->type)
		return smr_broken(c, "the value's type differs from the view's it is stored to");
	if (v->type.dtype != to->type.dtype || v->type.rank != to->type.rank)
		return smr_broken(c, "a nest's type differs from the view's it stores into");
	if (to->type.rank > 0 && v->nest->store == NULL)
		return smr_broken(c, "a store has no index");
	for (uint32_t d = 0; d < to->type.rank;
	     d++) /* no fold is open here, so bound loops are rejected */
		SMR_TRY(smr_check_index(c, &v->nest->store[d]));
	return SMR_OK;
}

static smr_status check_inputs(const smr_checker *c)
{
	for (uint32_t i = 0; i < c->v->nins; i++)
		if (!is_before(c, c->v->ins[i]))
			return smr_broken(c, "an input stands after its reader");
	return SMR_OK;
}

static smr_status check_code(const smr_checker *c)
{
	const char *name = c->v->code;

	if (strlen(name) != SMR_CODE_LETTERS ||
	    strspn(name, "0123456789abcdef") != SMR_CODE_LETTERS)
		return smr_broken(c, "the name of code is 16 hexadecimal digits");
	return smr_check_poly(c, c->v->work);
}

static smr_status check_opaque(const smr_checker *c)
{
	const smr_node *v = c->v;

	SMR_TRY(check_inputs(c));
	if (v->code != NULL)
		SMR_TRY(check_code(c));
	for (uint32_t i = 0; i < v->nouts; i++) {
		const smr_node *to = v->outs[i];

		if (!is_before(c, to) || to->op != SMR_OP_view)
			return smr_broken(c, "opaque code writes views that stand before it");
		if (!c->g->bases[to->window->base].written)
			return smr_broken(c, "the base it writes is not marked as written");
	}
	return SMR_OK;
}

static smr_status check_slot(const smr_checker *c)
{
	const smr_node *v = c->v;

	if (v->nins != 1 || !is_before(c, v->ins[0]) || v->ins[0]->op != SMR_OP_opaque)
		return smr_broken(c, "a slot belongs to opaque code that stands before it");
	return v->bits < SMR_MAX_SLOTS ? SMR_OK : smr_broken(c, "opaque code has at most 64 slots");
}

static smr_status check_nest(smr_checker *c)
{
	const smr_nest *n = c->v->nest;

	if (n == NULL || n->nloops > SMR_MAX_LOOPS)
		return smr_broken(c, "a nest has at most 12 loops");
	SMR_TRY(check_inputs(c));
	for (uint32_t i = 0; i < c->v->nins; i++)
		if (smr_op_is_value(c->v->ins[i]->op) ||
		    (c->v->ins[i]->op == SMR_OP_constant && c->v->ins[i]->type.rank > 0))
			return smr_broken(c, "a nest reads memory and numbers, no other values");
	SMR_TRY(smr_check_loops(c, n));
	SMR_TRY(smr_check_expr(c, n->value));
	if (n->pred != NULL) {
		SMR_TRY(smr_check_expr(c, n->pred));
		if (n->pred->type != SMR_I1)
			return smr_broken(c, "a predicate must be i1");
	}
	SMR_TRY(c->v->into != NULL ? check_store(c) : check_scalar_result(c));
	if ((n->domain | c->bound) != (1ull << n->nloops) - 1)
		return smr_broken(c, "a loop is neither in the domain nor bound by a fold");
	if (!smr_ranges_are_whole(n))
		return smr_broken(c, "a loop of 2147483647 iterations is bound by folds over a "
				     "range alone");
	return SMR_OK;
}

static smr_status check_node(smr_checker *c)
{
	const smr_node *v = c->v;

	SMR_TRY(smr_check_type(c, &v->type));
	if (v->op == SMR_OP_view)
		return check_view(c);
	if (v->op == SMR_OP_nest)
		return check_nest(c);
	if (v->op == SMR_OP_opaque)
		return check_opaque(c);
	if (smr_op_is_value(v->op)) {
		SMR_TRY(check_inputs(c));
		return smr_check_op(c);
	}
	if (v->op == SMR_OP_constant && (v->type.rank > 0 || v->data != NULL))
		return smr_check_tensor(c);
	if (v->op == SMR_OP_slot)
		SMR_TRY(check_slot(c));
	else if (v->op != SMR_OP_scalar && v->op != SMR_OP_constant)
		return smr_broken(c, "an operator of expressions is no node");
	if (v->type.rank != 0)
		return smr_broken(c, "a scalar, constant or slot has rank 0");
	if (v->size != NULL && (v->op != SMR_OP_scalar || smr_dtype_is_float(v->type.dtype)))
		return smr_broken(c, "sizes tell integers that are given, nothing else");
	if (v->size != NULL)
		SMR_TRY(smr_check_poly(c, v->size));
	return v->type.dtype != SMR_C128
		       ? SMR_OK
		       : smr_broken(c, "a scalar, constant or slot has at most 64 bits");
}

static smr_status check_wraps(const smr_checker *c)
{
	for (uint32_t i = 0; i < c->g->nwraps; i++) {
		const smr_wrap *w = &c->g->wraps[i];

		if (w->nloops > SMR_MAX_LOOPS)
			return smr_broken(c, "a wrap guard has at most 12 loops");
		SMR_TRY(smr_check_poly(c, w->start));
		for (uint32_t l = 0; l < w->nloops; l++) {
			SMR_TRY(smr_check_poly(c, w->step[l]));
			SMR_TRY(smr_check_poly(c, w->extent[l]));
		}
		if (w->lo > w->hi)
			return smr_broken(c, "a wrap guard's range is empty");
	}
	return SMR_OK;
}

static smr_status check_rows(const smr_checker *c)
{
	const smr_graph *g = c->g;

	for (uint32_t i = 0; i < g->nrows; i++) {
		const smr_rows *r = &g->rows[i];

		SMR_TRY(smr_check_poly(c, r->first));
		SMR_TRY(smr_check_poly(c, r->count));
		if (r->table >= g->nbases || r->base >= g->nbases || r->pitch >= g->nsyms)
			return smr_broken(c, "a row table names a base or symbol the flow lacks");
		if (g->bases[r->base].rows != (int32_t)i)
			return smr_broken(c, "a row table's base does not name it");
		if (g->bases[r->table].rows >= (int32_t)i)
			return smr_broken(c, "a row table is read before it is known");
	}
	for (uint32_t b = 0; b < g->nbases; b++)
		if (g->bases[b].rows >= (int32_t)g->nrows ||
		    (g->bases[b].rows >= 0 && g->rows[g->bases[b].rows].base != b))
			return smr_broken(c, "a base names a row table that is not its own");
	return SMR_OK;
}

/* Checks that names, by which the text form refers to symbols and bases, are unique. */
static smr_status check_names(const smr_checker *c)
{
	const smr_graph *g = c->g;

	for (uint32_t i = 0; i < g->nsyms; i++)
		for (uint32_t k = 0; k < i; k++)
			if (strcmp(g->syms[i].name, g->syms[k].name) == 0)
				return smr_broken(c, "two symbols have one name");
	for (uint32_t i = 0; i < g->nbases; i++)
		for (uint32_t k = 0; k < i; k++)
			if (strcmp(g->bases[i].name, g->bases[k].name) == 0)
				return smr_broken(c, "two bases have one name");
	return SMR_OK;
}

/* Checks that a flow is either over memory or over values: its users rely on that. */
static smr_status check_sort(const smr_checker *c)
{
	bool memory = c->g->nbases > 0, values = false;

	for (uint32_t i = 0; i < c->g->nnodes; i++) {
		const smr_node *v = c->g->nodes[i];

		if (smr_op_is_value(v->op) || (v->op == SMR_OP_constant && v->type.rank > 0))
			values = true;
		else if (v->op != SMR_OP_constant)
			memory = true;
	}
	return memory && values ? smr_broken(c, "a flow is over memory or over values, not both")
				: SMR_OK;
}

static int by_number(const void *a, const void *b)
{
	const smr_node *v = *(smr_node *const *)a, *w = *(smr_node *const *)b;

	return v->bits != w->bits ? (v->bits < w->bits ? -1 : 1)
	       : v->id < w->id    ? -1
				  : v->id > w->id;
}

/* Checks that two params of one number have one type. */
static smr_status check_params(smr_checker *c)
{
	SMR_VEC(smr_node *) params = {0};
	smr_status st = SMR_OK;

	for (uint32_t i = 0; st == SMR_OK && i < c->g->nnodes; i++)
		if (c->g->nodes[i]->op == SMR_OP_param)
			st = smr_vec_push(&params, c->g->nodes[i]);
	if (params.n > 1)
		qsort(params.v, params.n, sizeof(*params.v), by_number);
	for (size_t i = 1; st == SMR_OK && i < params.n; i++) {
		c->v = params.v[i];
		if (params.v[i]->bits == params.v[i - 1]->bits &&
		    !smr_type_equal(&params.v[i]->type, &params.v[i - 1]->type))
			st = smr_broken(c, "a parameter has two types");
	}
	smr_vec_free(&params);
	return st;
}

smr_status smr_graph_verify(const smr_graph *g)
{
	smr_checker c = {.g = g};

	if (g == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_verify: no graph");
	SMR_TRY(check_names(&c));
	SMR_TRY(check_wraps(&c));
	SMR_TRY(check_rows(&c));
	SMR_TRY(check_sort(&c));
	for (uint32_t i = 0; i < g->nnodes; i++) {
		c.v = g->nodes[i];
		c.open = c.scanned = c.bound = 0;
		c.depth = c.total = c.nfolds = 0;
		if (c.v->id != i)
			return smr_broken(&c, "its number is not its place in the flow");
		SMR_TRY(check_node(&c));
	}
	SMR_TRY(check_params(&c));
	for (uint32_t i = 0; i < g->nresults; i++) {
		c.v = g->results[i];
		if (c.v == NULL || c.v->id >= g->nnodes || g->nodes[c.v->id] != c.v)
			return smr_fail(SMR_EINVAL, "flow \"%s\": result %u is no node of it",
					g->name, i);
		if (c.v->op == SMR_OP_view || c.v->into != NULL ||
		    (c.v->type.rank != 0 && g->nbases > 0))
			return smr_broken(&c, "a result is a scalar value");
	}
	return SMR_OK;
}
