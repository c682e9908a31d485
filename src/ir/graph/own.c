/* Copies all that the nests of a graph share with other graphs. Shared subexpressions stay shared.
 */
#include "base/data/table.h"
#include "ir/graph/grow.h"

typedef struct owned {
	const smr_expr *from;
	smr_expr *to;
	UT_hash_handle hh;
} owned;

typedef struct owning {
	smr_arena *a, *memo; /* arenas record a lack of memory */
	owned *seen;
	bool failed;
} owning;

static const smr_expr *own_expr(owning *o, const smr_expr *e);

static const smr_poly *own_poly(const owning *o, const smr_poly *p)
{
	return p == NULL ? NULL
			 : smr_arena_memdup(o->a, p, sizeof(*p) + p->nterms * sizeof(p->terms[0]));
}

static smr_index *own_index(owning *o, const smr_index *from, uint32_t rank)
{
	smr_index *to = rank > 0 ? smr_arena_memdup(o->a, from, rank * sizeof(*to)) : NULL;

	for (uint32_t d = 0; to != NULL && d < rank; d++) {
		to[d].offset = own_poly(o, from[d].offset);
		for (int l = 0; l < SMR_MAX_LOOPS; l++)
			to[d].coef[l] = own_poly(o, from[d].coef[l]);
		to[d].indirect = own_expr(o, from[d].indirect);
		to[d].indirect_coef = own_poly(o, from[d].indirect_coef);
	}
	return to;
}

static void own_parts(owning *o, smr_expr *e)
{
	e->size = own_poly(o, e->size);
	if (e->kind == SMR_EXPR_READ)
		e->index = own_index(o, e->index, e->rank);
	if (e->nargs > 0)
		e->args = smr_arena_memdup(o->a, e->args, e->nargs * sizeof(*e->args));
	for (uint32_t i = 0; e->args != NULL && i < e->nargs; i++)
		e->args[i] = own_expr(o, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		e->init[k] = own_expr(o, e->init[k]);
		e->step[k] = own_expr(o, e->step[k]);
	}
}

static const smr_expr *own_expr(owning *o, const smr_expr *e)
{
	owned *x;

	if (e == NULL)
		return NULL;
	HASH_FIND_PTR(o->seen, &e, x);
	if (x != NULL)
		return x->to;
	x = smr_arena_alloc(o->memo, sizeof(*x));
	if (x != NULL)
		x->to = smr_expr_copy(o->a, e);
	if (x == NULL || x->to == NULL)
		return NULL;
	x->from = e;
	HASH_ADD_PTR(o->seen, from, x);
	o->failed |= x->hh.tbl == NULL;
	own_parts(o, x->to);
	return x->to;
}

static void own_nest(owning *o, smr_nest *n, uint32_t rank)
{
	for (uint32_t l = 0; l < n->nloops; l++) {
		n->loops[l].name = smr_arena_strdup(o->a, n->loops[l].name);
		n->loops[l].extent = own_poly(o, n->loops[l].extent);
	}
	n->store = own_index(o, n->store, rank);
	n->value = own_expr(o, n->value);
	n->pred = own_expr(o, n->pred);
}

smr_status smr_graph_own(smr_graph *g)
{
	owning o = {.a = g->arena, .memo = smr_arena_new()};

	if (o.memo == NULL)
		return graph_no_memory(g);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			own_nest(&o, g->nodes[i]->nest, g->nodes[i]->type.rank);
	o.failed |= smr_arena_ran_short(o.a) || smr_arena_ran_short(o.memo);
	HASH_CLEAR(hh, o.seen);
	smr_arena_free(o.memo);
	return o.failed ? graph_no_memory(g) : SMR_OK;
}
