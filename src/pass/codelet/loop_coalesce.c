/* Loop coalescing: two loops that only occur as outer * extent of inner + inner become one.
 *
 * They walk one dimension of an array, or two that are contiguous in memory: then the copy reads
 * through a view whose outer dimension has one element and whose inner dimension has all.
 */
#include "base/assert.h"
#include "base/status.h"
#include "pass/codelet/loop_pair.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to merge loops");
}

/* Returns whether the loops are blocked: the inner trip count is a constant, the outer one is not.
 * Two loops of the program over a dense matrix also form one loop, but have symbolic counts. */
static bool is_tile(const smr_nest *n, uint32_t o, uint32_t i)
{
	int64_t size;

	smr_assert(o < n->nloops && i < n->nloops);
	return smr_poly_is_const(n->loops[i].extent, &size) && size >= 2 &&
	       !smr_poly_is_const(n->loops[o].extent, &size);
}

/* Drops the second of two entries of loop @p inner, which now stands for both loops, from a fold.
 */
static void drop_loop(smr_expr *e, uint32_t inner)
{
	uint32_t n = 0, kept = 0;

	for (uint32_t i = 0; i < e->nloops; i++) {
		if (e->loops[i] == inner && kept++ > 0)
			continue;
		e->loops[n++] = e->loops[i];
	}
	smr_assert(n <= e->nloops && kept <= 2);
	e->nloops = n;
}

static void drop_all(smr_expr *e, uint32_t inner)
{
	if (e->kind == SMR_EXPR_FOLD)
		drop_loop(e, inner);
	for (uint32_t i = 0; i < e->nargs; i++)
		drop_all((smr_expr *)(uintptr_t)e->args[i], inner); /* our own copies */
	for (uint32_t k = 0; k < e->nacc; k++) {
		drop_all((smr_expr *)(uintptr_t)e->init[k], inner);
		drop_all((smr_expr *)(uintptr_t)e->step[k], inner);
	}
}

/* Copies the loops; the inner one gets the extent of both together. */
static bool copy_loops(const two *t, join_new *n, loop_sum *map)
{
	smr_arena *a = t->g->arena;

	smr_assert(t->o != t->i && t->v->nest->nloops <= SMR_MAX_LOOPS);
	for (uint32_t l = 0; l < t->v->nest->nloops; l++) {
		smr_loop loop = t->v->nest->loops[l];

		map[l] = (loop_sum){.n = 1, .weight = {smr_poly_const(a, 1)}};
		if (l == t->o)
			continue;
		if (l == t->i)
			loop.extent = smr_poly_mul(a, t->v->nest->loops[t->o].extent, t->block);
		if (loop.extent == NULL || map[l].weight[0] == NULL)
			return false;
		map[l].loop[0] = join_loop(n, &loop);
		if (map[l].loop[0] == SMR_MAX_LOOPS)
			return false;
	}
	/* reads keep inner's coefficient; the longer loop covers outer's part */
	map[t->o] =
		(loop_sum){.n = 1, .loop = {map[t->i].loop[0]}, .weight = {smr_poly_const(a, 0)}};
	return map[t->o].weight[0] != NULL;
}

static smr_node *known_view(const smr_graph *g, const smr_type *t, const smr_window *w)
{
	for (uint32_t k = 0; k < g->nnodes; k++)
		if (g->nodes[k]->op == SMR_OP_view &&
		    smr_window_equal(g->nodes[k]->window, &g->nodes[k]->type, w, t))
			return g->nodes[k];
	return NULL;
}

/* Returns the view with dimension i as long as dimensions o and i together. */
static smr_node *coalesce_view(const two *t, const smr_node *old, int o, int i)
{
	smr_type type = old->type;
	smr_node *v;

	type.dims[o] = smr_poly_const(t->g->arena, 1);
	type.dims[i] = smr_poly_mul(t->g->arena, old->type.dims[i], old->type.dims[o]);
	if (type.dims[o] == NULL || type.dims[i] == NULL)
		return NULL;
	v = known_view(t->g, &type, old->window);
	if (v != NULL)
		return v;
	v = smr_graph_view(t->g, &type, old->window, old->name);
	for (uint32_t k = 0; v != NULL && k < old->nafter; k++)
		if (smr_graph_after(t->g, v, old->after[k]) != SMR_OK)
			return NULL;
	return v;
}

static bool read_joined(join_copy *c, const smr_expr *read, const smr_expr **out)
{
	const two *t = c->data;
	const smr_node *old = t->v->ins[read->input];
	smr_node *view;
	smr_expr *to;
	int o, i;

	if (two_in_one_dimension(t, read->index, read->rank) ||
	    !two_in_two_dimensions(t, old, read->index, &o, &i))
		return false;
	*out = NULL;
	view = coalesce_view(t, old, o, i);
	to = smr_expr_copy(t->g->arena, read);
	if (view == NULL || to == NULL)
		return true;
	to->input = join_input(c->n, view);
	to->index = join_index(c, read->index, read->rank);
	*out = to->index == NULL || c->n->refused ? NULL : to;
	return true;
}

static smr_node *build_coalesced_nest(const two *t, join_copy *c)
{
	const smr_node *v = t->v;
	smr_node *made, *into = v->into;
	join_new *n = c->n;
	int o, i;

	n->nest->value = join_expr(c, v->nest->value);
	if (n->nest->value == NULL)
		return NULL;
	if (v->nest->pred != NULL) {
		n->nest->pred = join_expr(c, v->nest->pred);
		if (n->nest->pred == NULL)
			return NULL;
	}
	if (into != NULL) {
		n->nest->store = join_index(c, v->nest->store, into->type.rank);
		if (!two_in_one_dimension(t, v->nest->store, into->type.rank) &&
		    two_in_two_dimensions(t, into, v->nest->store, &o, &i))
			into = coalesce_view(t, into, o, i);
		if (n->nest->store == NULL || into == NULL)
			return NULL;
	}
	made = smr_graph_nest(n->g, n->nest, n->ins, n->nins, into);
	if (made != NULL) {
		made->group = v->group;
		made->loc = v->loc;
		made->name = v->name;
	}
	return made;
}

static smr_status coalesce_loops(const two *t, smr_node **out)
{
	join_new n = {.g = t->g, .nest = smr_arena_alloc(t->g->arena, sizeof(*n.nest))};
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	two copy = *t;
	join_copy c = {.n = &n, .from = t->v, .map = map, .replace = read_joined, .data = &copy};

	if (n.nest == NULL || !copy_loops(t, &n, map))
		return no_memory();
	*out = build_coalesced_nest(t, &c);
	if (*out == NULL)
		return n.refused ? SMR_OK : no_memory();
	drop_all((smr_expr *)(uintptr_t)(*out)->nest->value, map[t->i].loop[0]);
	if ((*out)->nest->pred != NULL)
		drop_all((smr_expr *)(uintptr_t)(*out)->nest->pred, map[t->i].loop[0]);
	return SMR_OK;
}

static smr_status merge_all(smr_graph *g, const smr_node *v, bool tiles, smr_fp fp, smr_node **out)
{
	two t = {.g = g, .v = v, .in_order = fp == SMR_FP_STRICT, .rows = !tiles};

	*out = NULL;
	for (t.o = 0; t.o < t.v->nest->nloops; t.o++)
		for (t.i = 0; t.i < t.v->nest->nloops; t.i++) {
			smr_node *made;

			t.block = t.v->nest->loops[t.i].extent;
			if ((tiles && !is_tile(t.v->nest, t.o, t.i)) || !two_are_one(&t))
				continue;
			SMR_TRY(coalesce_loops(&t, &made));
			if (made == NULL)
				return SMR_OK;
			*out = made;
			t.v = made;
			t.o = t.i = 0;
		}
	return SMR_OK;
}

smr_status smr_merge_tiles(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out)
{
	return merge_all(g, v, true, fp, out);
}

smr_status smr_flatten(smr_graph *g, const smr_node *v, smr_fp fp, smr_node **out)
{
	return merge_all(g, v, false, fp, out);
}
