/* Makes one op of a tiled chain that is an attention, for devices that compute it as one kernel.
 *
 * The nest of the last op gets the expressions of the ops before it in place of their results.
 * Copies of an op's expression, one for each index at which it is read, are never inside of each
 * other, so they share the loops of their folds. */
#include <string.h>

#include "base/assert.h"
#include "ops/ops.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/chain_op.h"

typedef struct chaining {
	const smr_tile_chain_chain *c;
	smr_nest *nest[SMR_TILE_CHAIN_OPS];
	uint32_t loop[SMR_TILE_CHAIN_OPS][SMR_MAX_LOOPS]; /* 1 + the new loop of a fold's; 0: none
							     yet */
	join_new new;
} chaining;

/* State of copying one op's expression; join_copy.data. */
typedef struct copying {
	chaining *to;
	uint32_t op;
} copying;

static const smr_expr *op_at(chaining *to, uint32_t k, const smr_index *at);

static bool replace_read(join_copy *c, const smr_expr *read, const smr_expr **out)
{
	const copying *of = c->data;
	const smr_index *at;

	if (of->op == 0 || read->input != of->to->c->ops[of->op].from)
		return false;
	at = join_index(c, read->index, read->rank);
	*out = at != NULL ? op_at(of->to, of->op - 1, at) : NULL;
	return true;
}

/* The loop of the domain is the index of the read. */
static loop_sum index_of(const chaining *to, const smr_index *at)
{
	loop_sum s = {
		.offset = at->offset, .indirect = at->indirect, .indirect_coef = at->indirect_coef};

	for (uint32_t j = 0; j < to->new.nest->nloops; j++)
		if (at->coef[j] != NULL) {
			s.loop[s.n] = j;
			s.weight[s.n++] = at->coef[j];
		}
	return s;
}

static bool map_loops(chaining *to, uint32_t k, const smr_index *at, loop_sum *map)
{
	const smr_nest *n = to->nest[k];
	uint32_t rank = to->c->ops[k].v->type.rank;

	smr_assert(rank <= n->nloops && n->nloops <= SMR_MAX_LOOPS);
	for (uint32_t l = 0; l < n->nloops; l++) {
		if (l < rank) {
			map[l] = index_of(to, &at[l]);
			continue;
		}
		if (to->loop[k][l] == 0)
			to->loop[k][l] = join_loop(&to->new, &n->loops[l]) + 1;
		map[l] = (loop_sum){.n = 1, .loop = {to->loop[k][l] - 1}};
		map[l].weight[0] = smr_poly_const(to->new.g->arena, 1);
		if (map[l].loop[0] == SMR_MAX_LOOPS || map[l].weight[0] == NULL)
			return false;
	}
	return true;
}

/* Returns the element of op @p k at an index; NULL: refused, or no memory. */
static const smr_expr *op_at(chaining *to, uint32_t k, const smr_index *at)
{
	const smr_node *v = to->c->ops[k].v;
	smr_node from = {.ins = v->ins, .nins = v->nins, .nest = to->nest[k]};
	loop_sum map[SMR_MAX_LOOPS];
	copying of = {.to = to, .op = k};
	join_copy c = {
		.n = &to->new, .from = &from, .map = map, .replace = replace_read, .data = &of};

	return map_loops(to, k, at, map) ? join_expr(&c, to->nest[k]->value) : NULL;
}

static smr_status no_memory(const smr_graph *g)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
}

/* Makes the nests of the ops; *@p ok false: one cannot be part of another one. */
static smr_status find_nests(chaining *to, smr_graph *g, bool *ok)
{
	for (uint32_t k = 0; k < to->c->n; k++) {
		const smr_node *v = to->c->ops[k].v;
		smr_status st = smr_ops_nest(g, v, 0, &to->nest[k]);

		*ok = st == SMR_OK && to->nest[k]->pred == NULL;
		if (st != SMR_OK && st != SMR_EUNSUPPORTED)
			return st;
		if (!*ok)
			return SMR_OK;
	}
	return SMR_OK;
}

static smr_status make_nest(chaining *to, bool *ok)
{
	smr_graph *g = to->new.g;
	const smr_node *last = to->c->ops[to->c->n - 1].v;
	smr_index *at = smr_arena_array(g->arena, last->type.rank + 1, sizeof(*at));
	smr_nest *n = smr_arena_alloc(g->arena, sizeof(*n));

	if (at == NULL || n == NULL)
		return no_memory(g);
	to->new.nest = n;
	for (uint32_t d = 0; d < last->type.rank; d++) {
		(void)join_loop(&to->new, &to->nest[to->c->n - 1]->loops[d]);
		at[d].offset = smr_poly_const(g->arena, 0);
		at[d].coef[d] = smr_poly_const(g->arena, 1);
		if (at[d].offset == NULL || at[d].coef[d] == NULL)
			return no_memory(g);
	}
	n->domain = (UINT64_C(1) << last->type.rank) - 1;
	n->value = op_at(to, to->c->n - 1, at);
	if (n->value == NULL && !to->new.refused)
		return no_memory(g);
	*ok = n->value != NULL && !to->new.refused;
	return *ok ? smr_canonicalize(g, n) : SMR_OK;
}

/* Puts the new op, the last node, in the place of the last op of the chain. */
static void replace_node(smr_graph *g, smr_node *v, smr_node *by)
{
	smr_assert(g->nodes[g->nnodes - 1] == by);
	g->nnodes--;
	by->id = v->id;
	g->nodes[v->id] = by;
	for (uint32_t i = v->id + 1; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i]->nins; k++)
			if (g->nodes[i]->ins[k] == v)
				g->nodes[i]->ins[k] = by;
	for (uint32_t i = 0; i < g->nresults; i++)
		if (g->results[i] == v)
			g->results[i] = by;
}

smr_status fuse_chain_op(smr_graph *g, const smr_tile_chain_chain *c, smr_node **out)
{
	chaining to = {.c = c, .new = {.g = g}};
	smr_node *v = c->ops[c->n - 1].v, *made;
	smr_attention parts;
	bool ok;

	*out = NULL;
	SMR_TRY(find_nests(&to, g, &ok));
	if (ok)
		SMR_TRY(make_nest(&to, &ok));
	if (!ok || !smr_nest_attention(to.new.nest, &parts))
		return SMR_OK;
	made = smr_graph_op(g, SMR_OP_fused, &v->type, 1, to.new.ins, to.new.nins);
	if (made == NULL)
		return no_memory(g);
	made->loc = v->loc;
	made->name = v->name;
	SMR_TRY(smr_graph_fuse(g, made, 0, to.new.nest));
	replace_node(g, v, made);
	*out = made;
	return SMR_OK;
}
