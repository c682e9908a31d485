/* Undoes register tiling: several stores of one loop body become the points of two short loops.
 *
 *   for (i += 2) for (j += 2) { for (k) { c00 += .. c11 += .. } C[i][j] = c00; .. C[i+1][j+1] =
 * c11; }
 *
 * Nests of one group that differ only in addresses become one nest: the store and the reads at row
 * r and column s of a tile are r steps of one loop and s steps of another further, and these loops
 * step by the size of the tile. Only for names. */
#include <string.h>

#include "base/status.h"
#include "identify/canon/canon.h"
#include "pass/codelet/join_stores.h"

enum { MAX_NESTS = 16 };

typedef struct tile {
	smr_graph *g;
	smr_arena *a;
	const smr_node *v[MAX_NESTS];
	uint32_t n, nwalks, columns, rows;
	const smr_expr *read[JOIN_MAX_WALKS]; /* reads of the first nest; walk 0 is its store */
	cx_access at[JOIN_MAX_WALKS];
	join_walks off[MAX_NESTS]; /* offsets from the first nest */
	int loop[2];               /* loops along columns and rows, -1: none */
	smr_node *into;            /* the store's view in steps of the tile's points */
} tile;

static bool record_walk(tile *t, uint32_t k, uint32_t walk, const cx_access *q,
			const smr_expr *read)
{
	if (walk == JOIN_MAX_WALKS)
		return false;
	if (k == 0) {
		t->at[walk] = *q;
		t->read[walk] = read;
		t->nwalks = walk + 1;
	}
	if (walk >= t->nwalks || !cx_access_parallel(&t->at[walk], q))
		return false;
	t->off[k][walk] = smr_poly_sub(t->a, q->offset, t->at[walk].offset);
	return t->off[k][walk] != NULL;
}

static bool match_point(tile *t, const smr_expr *a, const smr_expr *b, uint32_t k, uint32_t *walk)
{
	cx_maker m = {.arena = t->a, .graph = t->g, .nest = t->v[k]};
	cx_access q;

	if (a->kind != b->kind || a->type != b->type)
		return false;
	switch (a->kind) {
	case SMR_EXPR_READ:
		for (uint32_t d = 0; d < b->rank; d++)
			if (b->index[d].indirect != NULL)
				return false;
		if (!cx_access_read(&m, b, NULL, &q))
			return false;
		if (q.is_value)
			return t->v[0]->ins[a->input] == t->v[k]->ins[b->input];
		return record_walk(t, k, (*walk)++, &q, b);
	case SMR_EXPR_OP:
		if (a->op != b->op || a->nargs != b->nargs)
			return false;
		for (uint32_t i = 0; i < a->nargs; i++)
			if (!match_point(t, a->args[i], b->args[i], k, walk))
				return false;
		return true;
	case SMR_EXPR_FOLD:
		if (a->nacc != 1 || b->nacc != 1 || a->nloops != b->nloops ||
		    memcmp(a->loops, b->loops, a->nloops * sizeof(*a->loops)) != 0)
			return false;
		return match_point(t, a->init[0], b->init[0], k, walk) &&
		       match_point(t, a->step[0], b->step[0], k, walk);
	case SMR_EXPR_SCAN:
		return false;
	default:
		return smr_expr_equal(a, b);
	}
}

static bool same_loops(const smr_nest *a, const smr_nest *b)
{
	if (a->nloops != b->nloops || a->domain != b->domain)
		return false;
	for (uint32_t l = 0; l < a->nloops; l++)
		if (!smr_poly_equal(a->loops[l].extent, b->loops[l].extent))
			return false;
	return true;
}

static bool matches_first_nest(tile *t, uint32_t k)
{
	cx_maker m = {.arena = t->a, .graph = t->g, .nest = t->v[k]};
	const smr_nest *first = t->v[0]->nest, *n = t->v[k]->nest;
	uint32_t walk = 1;
	cx_access q;

	return t->v[k]->into != NULL && n->pred == NULL && same_loops(first, n) &&
	       cx_access_store(&m, NULL, &q) && record_walk(t, k, 0, &q, NULL) &&
	       match_point(t, first->value, n->value, k, &walk) && walk == t->nwalks;
}

/* ---- the grid -------------------------------------------------------------------------------- */

/* Returns the domain loop that advances by n times these distances; -1: none. */
static int loop_of(const tile *t, const smr_poly *const *off, uint32_t n)
{
	for (uint32_t l = 0; l < t->v[0]->nest->nloops; l++) {
		bool all = (t->v[0]->nest->domain >> l & 1) != 0;

		for (uint32_t w = 0; w < t->nwalks && all; w++) {
			const smr_poly *stride = t->at[w].stride[l];

			all = stride == NULL
				      ? smr_poly_is_zero(off[w])
				      : smr_poly_equal(stride, smr_poly_scale(t->a, off[w], n));
		}
		if (all)
			return (int)l;
	}
	return -1;
}

static bool is_grid(tile *t)
{
	t->columns = join_grid_columns(t->a, t->off, t->nwalks, t->n);
	if (t->columns == 0)
		return false;
	t->rows = t->n / t->columns;
	t->loop[0] = loop_of(t, t->off[1], t->columns);
	t->loop[1] = t->rows > 1 ? loop_of(t, t->off[t->columns], t->rows) : -1;
	return t->loop[0] >= 0 && (t->rows == 1 || t->loop[1] >= 0) && t->loop[0] != t->loop[1];
}

/* ---- the nest -------------------------------------------------------------------------------- */

/* Returns the view of walk w in steps of the tile's points. NULL: impossible, or no memory. */
static smr_node *view_with_tile_step(tile *t, const smr_node *view, const smr_index *ix, uint32_t w)
{
	smr_window win = *view->window;
	smr_type type = view->type;

	for (uint32_t k = 0; k < (t->rows > 1 ? 2u : 1u); k++) {
		uint32_t l = (uint32_t)t->loop[k];
		const smr_poly *by = k == 0 ? t->off[1][w] : t->off[t->columns][w];

		for (uint32_t d = 0; d < type.rank; d++) {
			int64_t one;

			if (ix[d].coef[l] == NULL)
				continue;
			for (uint32_t o = 0; o < SMR_MAX_LOOPS; o++)
				if (o != l && ix[d].coef[o] != NULL)
					return NULL;
			if (!smr_poly_is_const(ix[d].coef[l], &one) || one != 1 ||
			    !smr_poly_is_zero(ix[d].offset))
				return NULL;
			win.stride[d] = by;
			type.dims[d] = smr_poly_scale(t->g->arena, type.dims[d],
						      k == 0 ? t->columns : t->rows);
		}
	}
	return smr_graph_view(t->g, &type, &win, view->name);
}

static const smr_expr *retarget_reads(tile *t, const smr_expr *e, smr_node **ins, uint32_t *nins,
				      uint32_t *walk)
{
	const smr_node *in;
	smr_expr *to;

	switch (e->kind) {
	case SMR_EXPR_READ:
		if (*walk == t->nwalks || e != t->read[*walk])
			return e;
		in = t->v[0]->ins[e->input];
		if (in->op != SMR_OP_view || *nins == JOIN_MAX_INS)
			return NULL;
		to = smr_expr_copy(t->g->arena, e);
		ins[*nins] = view_with_tile_step(t, in, e->index, (*walk)++);
		if (to == NULL || ins[*nins] == NULL)
			return NULL;
		/* the sum starts from the element that it is stored to */
		if (in == t->v[0]->into && cx_access_equal(&t->at[*walk - 1], &t->at[0]))
			ins[*nins] = t->into;
		to->input = (*nins)++;
		return to;
	case SMR_EXPR_OP:
		to = smr_expr_copy(t->g->arena, e);
		if (to == NULL)
			return NULL;
		to->args = smr_arena_memdup(t->g->arena, e->args, e->nargs * sizeof(*e->args));
		for (uint32_t i = 0; to->args != NULL && i < e->nargs; i++) {
			to->args[i] = retarget_reads(t, e->args[i], ins, nins, walk);
			if (to->args[i] == NULL)
				return NULL;
		}
		return to->args != NULL ? to : NULL;
	case SMR_EXPR_FOLD:
		to = smr_expr_copy(t->g->arena, e);
		if (to == NULL)
			return NULL;
		to->init[0] = retarget_reads(t, e->init[0], ins, nins, walk);
		to->step[0] = to->init[0] ? retarget_reads(t, e->step[0], ins, nins, walk) : NULL;
		return to->step[0] != NULL ? to : NULL;
	default:
		return e;
	}
}

static smr_node *build_untiled_nest(tile *t)
{
	const smr_node *v = t->v[0];
	smr_nest *n = smr_arena_memdup(t->g->arena, v->nest, sizeof(*n));
	smr_node *ins[JOIN_MAX_INS];
	uint32_t nins = v->nins, walk = 1;

	if (n == NULL || nins >= JOIN_MAX_INS)
		return NULL;
	memcpy(ins, v->ins, nins * sizeof(*ins));
	t->into = view_with_tile_step(t, v->into, v->nest->store, 0);
	n->value = t->into ? retarget_reads(t, v->nest->value, ins, &nins, &walk) : NULL;
	for (uint32_t k = 0; k < (t->rows > 1 ? 2u : 1u); k++) {
		smr_loop *l = &n->loops[t->loop[k]];

		l->extent = smr_poly_scale(t->g->arena, l->extent, k == 0 ? t->columns : t->rows);
		if (l->extent == NULL)
			return NULL;
	}
	return n->value == NULL ? NULL : smr_graph_nest(t->g, n, ins, nins, t->into);
}

smr_status smr_join_tile(smr_graph *g, const smr_node *const *v, uint32_t n, smr_arena *a,
			 smr_node **out)
{
	tile t = {.g = g, .a = a};

	*out = NULL;
	if (n < 2 || n > MAX_NESTS)
		return SMR_OK;
	for (uint32_t k = 0; k < n; k++) {
		t.v[t.n++] = v[k];
		if (!matches_first_nest(&t, k))
			return SMR_OK;
	}
	if (is_grid(&t))
		*out = build_untiled_nest(&t);
	return SMR_OK;
}
