/* Single nests rewritten: blocked loops merged, a reduction's start taken out. */
#include <string.h>

#include "base/status.h"
#include "pass/fuse.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to simplify a nest");
}

static bool identity(fuse_new *n, const smr_node *v, loop_sum *map, uint32_t outer, uint32_t inner,
		     const smr_poly *block)
{
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		smr_loop loop = v->nest->loops[l];

		map[l].n = 1;
		map[l].weight[0] = smr_poly_const(n->g->arena, 1);
		if (map[l].weight[0] == NULL)
			return false;
		if (l == outer)
			continue;
		if (l == inner) {
			loop.extent =
				smr_poly_mul(n->g->arena, v->nest->loops[outer].extent, block);
			if (loop.extent == NULL)
				return false;
		}
		map[l].loop[0] = fuse_loop(n, &loop);
		if (map[l].loop[0] == SMR_MAX_LOOPS)
			return false;
	}
	return true;
}

static smr_node *finish(fuse_new *n, const smr_node *v, fuse_copy *c)
{
	smr_node *made;

	n->nest->value = fuse_expr(c, v->nest->value);
	if (n->nest->value == NULL)
		return NULL;
	if (v->nest->pred != NULL) {
		n->nest->pred = fuse_expr(c, v->nest->pred);
		if (n->nest->pred == NULL)
			return NULL;
	}
	if (v->into != NULL) {
		n->nest->store = fuse_index(c, v->nest->store, v->into->type.rank);
		if (n->nest->store == NULL)
			return NULL;
	}
	made = smr_graph_nest(n->g, n->nest, n->ins, n->nins, v->into);
	if (made != NULL) {
		made->group = v->group;
		made->loc = v->loc;
		made->name = v->name;
	}
	return made;
}

/* ---- tiles ----------------------------------------------------------------------------------- */

/* Whether outer steps over `block` of inner in every dimension of the index. */
static bool steps_over(smr_arena *a, const smr_index *ix, uint32_t rank, uint32_t outer,
		       uint32_t inner, const smr_poly *block)
{
	for (uint32_t d = 0; d < rank; d++) {
		const smr_poly *o = ix[d].coef[outer], *i = ix[d].coef[inner], *step;

		if (o == NULL && i == NULL)
			continue;
		if (o == NULL || i == NULL || !smr_poly_mul_fits(i, block))
			return false;
		step = smr_poly_mul(a, i, block);
		if (step == NULL || !smr_poly_equal(o, step))
			return false;
	}
	return true;
}

static bool has_loop(const smr_expr *e, uint32_t l)
{
	for (uint32_t i = 0; i < e->nloops; i++)
		if (e->loops[i] == l)
			return true;
	return false;
}

/* Every use of the two loops is outer * block + inner, and one fold binds both or none. */
static bool tiled(smr_arena *a, const smr_expr *e, uint32_t o, uint32_t i, const smr_poly *block)
{
	if (e->kind == SMR_EXPR_INDEX)
		return e->loop != o && e->loop != i;
	if (e->kind == SMR_EXPR_SCAN && (has_loop(e, o) || has_loop(e, i)))
		return false;
	if (e->kind == SMR_EXPR_FOLD && has_loop(e, o) != has_loop(e, i))
		return false;
	if (e->kind == SMR_EXPR_READ) {
		if (!steps_over(a, e->index, e->rank, o, i, block))
			return false;
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL &&
			    !tiled(a, e->index[d].indirect, o, i, block))
				return false;
	}
	for (uint32_t k = 0; k < e->nargs; k++)
		if (!tiled(a, e->args[k], o, i, block))
			return false;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (!tiled(a, e->init[k], o, i, block) || !tiled(a, e->step[k], o, i, block))
			return false;
	return true;
}

/* Blocked loops are of one kind and the inner one's trip count is a number; two loops of the
 * program over a dense matrix also fit the rule but their counts are symbols, and they stay. */
static bool is_tile(smr_graph *g, const smr_node *v, uint32_t o, uint32_t i)
{
	const smr_nest *n = v->nest;
	const smr_poly *block = n->loops[i].extent;
	int64_t size;

	if (o == i || ((n->domain >> o ^ n->domain >> i) & 1) != 0 ||
	    !smr_poly_is_const(block, &size) || size < 2)
		return false;
	if (smr_poly_is_const(n->loops[o].extent, &size) ||
	    !smr_poly_mul_fits(n->loops[o].extent, block))
		return false;
	if (v->into != NULL && !steps_over(g->arena, n->store, v->into->type.rank, o, i, block))
		return false;
	return tiled(g->arena, n->value, o, i, block) &&
	       (n->pred == NULL || tiled(g->arena, n->pred, o, i, block));
}

/* One fold over both loops instead of each: the copy's outer one is dropped from its list. */
static void drop_loop(smr_expr *e, uint32_t inner)
{
	uint32_t n = 0, kept = 0;

	for (uint32_t i = 0; i < e->nloops; i++) {
		if (e->loops[i] == inner && kept++ > 0)
			continue;
		e->loops[n++] = e->loops[i];
	}
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

static smr_status merge(smr_graph *g, const smr_node *v, uint32_t o, uint32_t i, smr_node **out)
{
	fuse_new n = {.g = g, .nest = smr_arena_alloc(g->arena, sizeof(*n.nest))};
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	fuse_copy c = {.n = &n, .from = v, .map = map};

	if (n.nest == NULL || !identity(&n, v, map, o, i, v->nest->loops[i].extent))
		return no_memory();
	/* reads keep inner's coefficient; outer's part of it is inside the longer loop */
	map[o] = (loop_sum){
		.n = 1, .loop = {map[i].loop[0]}, .weight = {smr_poly_const(g->arena, 0)}};
	if (map[o].weight[0] == NULL)
		return no_memory();
	*out = finish(&n, v, &c);
	if (*out == NULL)
		return n.refused ? SMR_OK : no_memory();
	drop_all((smr_expr *)(uintptr_t)(*out)->nest->value, map[i].loop[0]);
	return SMR_OK;
}

smr_status smr_merge_tiles(smr_graph *g, const smr_node *v, smr_node **out)
{
	const smr_node *now = v;

	*out = NULL;
	for (uint32_t o = 0; o < now->nest->nloops; o++)
		for (uint32_t i = 0; i < now->nest->nloops; i++) {
			smr_node *made;

			if (!is_tile(g, now, o, i))
				continue;
			SMR_TRY(merge(g, now, o, i, &made));
			if (made == NULL)
				return SMR_OK;
			*out = made;
			now = made;
			o = i = 0;
		}
	return SMR_OK;
}

/* ---- the start of a sum ---------------------------------------------------------------------- */

/* The only fold, if it starts from something read; NULL else. */
static const smr_expr *started(const smr_expr *e)
{
	const smr_expr *found = NULL;

	if (e->kind == SMR_EXPR_FOLD)
		return e->nacc == 1 && e->init[0]->kind == SMR_EXPR_READ &&
				       smr_dtype_is_float(e->type)
			       ? e
			       : NULL;
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_expr *one = started(e->args[i]);

		if (one != NULL && found != NULL && one != found)
			return NULL;
		found = one != NULL ? one : found;
	}
	return found;
}

/* e with @p with in place of @p fold. */
static const smr_expr *put(smr_graph *g, const smr_expr *e, const smr_expr *fold,
			   const smr_expr *with)
{
	const smr_expr *arg[3];

	if (e == fold)
		return with;
	if (e->kind != SMR_EXPR_OP || e->nargs > 3 || !fuse_has_fold(e))
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = put(g, e->args[i], fold, with);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(g, e->op, e->type, e->nargs, arg);
}

smr_status smr_split_init(smr_graph *g, const smr_node *v, smr_node **out, const smr_expr **core)
{
	const smr_expr *e = started(v->nest->value), *two[2];
	smr_expr *fold;
	smr_nest *n;
	smr_node *made;

	*out = NULL;
	if (e == NULL)
		return SMR_OK;
	n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));
	fold = smr_arena_memdup(g->arena, e, sizeof(*e));
	if (n == NULL || fold == NULL)
		return no_memory();
	fold->init[0] = smr_expr_float(g, e->type, 0);
	two[0] = fold;
	two[1] = e->init[0];
	n->value = fold->init[0] == NULL ? NULL : smr_expr_op(g, SMR_OP_add, e->type, 2, two);
	n->value = n->value == NULL ? NULL : put(g, v->nest->value, e, n->value);
	made = n->value == NULL ? NULL : smr_graph_nest(g, n, v->ins, v->nins, v->into);
	if (made == NULL)
		return no_memory();
	made->group = v->group;
	made->loc = v->loc;
	made->name = v->name;
	*core = fold;
	*out = made;
	return SMR_OK;
}
