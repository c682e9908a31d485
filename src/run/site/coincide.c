/* Aliased windows: two view nodes for the same memory.
 *
 * A view "after" other nests has the elements of an earlier view, stored to in between. Loop
 * distribution and fusion distinguish windows by their nodes. Two nodes for the same elements are
 * safe only if every element belongs to one iteration of the outermost loop, for all reads and
 * stores: then distributed or fused nests access it in source order. This holds if no two elements
 * of the window share a byte, all reads and stores of both windows have the same index, and only
 * the outermost loop moves one of its dimensions.
 *
 * Only nests of one source group or of one codelet are distributed or fused. All others keep the
 * source order, so their index may be any: a step that reads all of x comes before the loop that
 * adds to x. */
#include "base/data/union_find.h"
#include "run/run.h"

static void merge_groups(const smr_graph *g, uint32_t *part)
{
	for (uint32_t a = 0; a < g->nnodes; a++)
		for (uint32_t b = a + 1; g->nodes[a]->op == SMR_OP_nest && b < g->nnodes; b++)
			if (g->nodes[b]->op == SMR_OP_nest &&
			    g->nodes[b]->group == g->nodes[a]->group)
				smr_union_find_unite(part, a, b);
}

void smr_flow_parts(const smr_flow *f, uint32_t *part)
{
	uint32_t n = f->graph->nnodes;

	smr_union_find_init(part, n);
	merge_groups(f->graph, part);
	for (size_t c = 0; c < f->ncodelets; c++) {
		const smr_codelet *k = &f->codelets[c];

		for (uint32_t i = 0; i < k->nsources; i++)
			smr_union_find_unite(part, k->nest->id, k->sources[i]->id);
		for (uint32_t i = 1; i <= k->nbeside; i++)
			smr_union_find_unite(part, k->nest->id, smr_codelet_nest(k, i)->id);
	}
	for (uint32_t i = 0; i < n; i++)
		part[i] = smr_union_find_find(part, i);
}

typedef struct look {
	const int64_t *sym;
	uint32_t a, b;          /* nodes of the views */
	const smr_index *index; /* of the first access; NULL: none yet */
	bool same;
} look;

static bool is_either(const look *k, const smr_node *w)
{
	return w != NULL && (w->id == k->a || w->id == k->b);
}

/* Returns whether each element of a dimension belongs to one iteration of the outermost loop. */
static bool outermost_moves(const look *k, const smr_index *ix)
{
	if (ix->coef[0] == NULL || smr_poly_eval(ix->coef[0], k->sym) == 0)
		return false;
	for (uint32_t l = 1; l < SMR_MAX_LOOPS; l++)
		if (ix->coef[l] != NULL && !smr_poly_is_zero(ix->coef[l]))
			return false;
	return true;
}

static void check_index(look *k, const smr_index *ix, uint32_t rank)
{
	bool found = false;

	if (k->index == NULL)
		k->index = ix;
	for (uint32_t d = 0; d < rank; d++) {
		k->same &= ix[d].indirect == NULL && smr_index_equal(&ix[d], &k->index[d]);
		found |= outermost_moves(k, &ix[d]);
	}
	k->same &= found;
}

static void check_indices_of_expr(look *k, const smr_node *v, const smr_expr *e)
{
	if (e == NULL || !k->same)
		return;
	if (e->kind == SMR_EXPR_READ && is_either(k, smr_node_window(v->ins[e->input])))
		check_index(k, e->index, e->rank);
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		check_indices_of_expr(k, v, e->index[d].indirect);
	for (uint32_t i = 0; i < e->nargs; i++)
		check_indices_of_expr(k, v, e->args[i]);
	for (uint32_t i = 0; i < e->nacc; i++) {
		check_indices_of_expr(k, v, e->init[i]);
		check_indices_of_expr(k, v, e->step[i]);
	}
}

static bool is_injective(const smr_node *view, const int64_t *sym)
{
	smr_lattice elements;
	int64_t bytes;

	smr_view_lattice(view, sym, &elements);
	return smr_lattice_is_injective(&elements, &bytes);
}

bool smr_views_coincide(const smr_flow *f, const uint32_t *part, uint32_t of, uint32_t a,
			uint32_t b, const int64_t *sym)
{
	const smr_node *va = f->graph->nodes[a], *vb = f->graph->nodes[b];
	look k = {.sym = sym, .a = a, .b = b, .same = true};

	if (va->type.rank == 0 || !smr_window_equal(va->window, &va->type, vb->window, &vb->type) ||
	    !is_injective(va, sym))
		return false;
	for (uint32_t i = 0; i < f->graph->nnodes && k.same; i++) {
		const smr_node *v = f->graph->nodes[i];

		if (v->op != SMR_OP_nest || part[i] != of)
			continue;
		check_indices_of_expr(&k, v, v->nest->value);
		check_indices_of_expr(&k, v, v->nest->pred);
		if (is_either(&k, v->into))
			check_index(&k, v->nest->store, v->into->type.rank);
	}
	return k.same;
}
