#include "ir/graph/rewrite.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "ir/graph/grow.h"

enum { FIRST = 64 }; /* entries */

typedef struct smr_rewritten {
	const smr_expr *from, *to;
} smr_rewritten;

/* Returns the entry of an expression, or the empty one where it goes. */
static smr_rewritten *entry_of(const smr_rewriting *r, const smr_expr *e)
{
	size_t at = smr_hash_mix(0, (uint64_t)(uintptr_t)e);

	while (r->memo[at % r->cap].from != NULL && r->memo[at % r->cap].from != e)
		at++;
	return &r->memo[at % r->cap];
}

static bool memoize_expr(smr_rewriting *r, const smr_expr *from, const smr_expr *to)
{
	if (2 * r->n >= r->cap) {
		smr_rewriting grown = {.cap = r->cap == 0 ? FIRST : 2 * r->cap};

		grown.memo = smr_calloc(grown.cap, sizeof(*grown.memo));
		if (grown.memo == NULL)
			return false;
		for (size_t i = 0; i < r->cap; i++)
			if (r->memo[i].from != NULL)
				*entry_of(&grown, r->memo[i].from) = r->memo[i];
		smr_free(r->memo);
		r->memo = grown.memo;
		r->cap = grown.cap;
	}
	*entry_of(r, from) = (smr_rewritten){from, to};
	r->n++;
	return true;
}

static const smr_poly *copy_poly(const smr_rewriting *r, const smr_poly *p)
{
	return !r->own || p == NULL
		       ? p
		       : smr_arena_memdup(r->a, p, sizeof(*p) + p->nterms * sizeof(p->terms[0]));
}

static smr_index *copy_index(smr_rewriting *r, const smr_index *from, uint32_t rank)
{
	smr_index *to = rank > 0 ? smr_arena_memdup(r->a, from, rank * sizeof(*to)) : NULL;

	for (uint32_t d = 0; to != NULL && d < rank; d++) {
		to[d].offset = copy_poly(r, from[d].offset);
		for (int l = 0; l < SMR_MAX_LOOPS; l++)
			to[d].coef[l] = copy_poly(r, from[d].coef[l]);
		to[d].indirect = smr_expr_rewrite(r, from[d].indirect);
		to[d].indirect_coef = copy_poly(r, from[d].indirect_coef);
	}
	return to;
}

/* Returns whether the look-ups of a read stay as they are. */
static bool keeps_index(smr_rewriting *r, const smr_expr *e)
{
	for (uint32_t d = 0; d < e->rank; d++)
		if (smr_expr_rewrite(r, e->index[d].indirect) != e->index[d].indirect)
			return false;
	return true;
}

const smr_expr *smr_expr_rewrite_parts(smr_rewriting *r, const smr_expr *e)
{
	bool same = !r->own && (e->kind != SMR_EXPR_READ || keeps_index(r, e));
	const smr_expr *args[3];
	smr_expr to;

	smr_assert(e->nargs <= sizeof(args) / sizeof(args[0]));
	smr_expr_put(&to, e);
	for (uint32_t i = 0; i < e->nargs; i++) {
		args[i] = smr_expr_rewrite(r, e->args[i]);
		same &= args[i] == e->args[i];
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		to.init[k] = smr_expr_rewrite(r, e->init[k]);
		to.step[k] = smr_expr_rewrite(r, e->step[k]);
		same &= to.init[k] == e->init[k] && to.step[k] == e->step[k];
	}
	if (same)
		return e;
	to.size = copy_poly(r, e->size);
	if (e->kind == SMR_EXPR_READ)
		to.index = copy_index(r, e->index, e->rank);
	if (e->nargs > 0)
		to.args = smr_arena_memdup(r->a, args, e->nargs * sizeof(args[0]));
	return smr_expr_copy(r->a, &to);
}

const smr_expr *smr_expr_rewrite(smr_rewriting *r, const smr_expr *e)
{
	const smr_expr *to = NULL;

	if (e == NULL || r->failed)
		return NULL;
	if (r->cap > 0 && entry_of(r, e)->from == e)
		return entry_of(r, e)->to;
	if (r->replace == NULL || !r->replace(r, e, &to))
		to = smr_expr_rewrite_parts(r, e);
	r->failed |= to == NULL || ((to != e || e->nargs + e->nacc > 0) && !memoize_expr(r, e, to));
	return to;
}

bool smr_rewriting_end(smr_rewriting *r)
{
	smr_free(r->memo);
	return !r->failed && !smr_arena_ran_short(r->a);
}

/* ---- nests ----------------------------------------------------------------------------------- */

static void own_nest(smr_rewriting *r, smr_nest *n, uint32_t rank)
{
	for (uint32_t l = 0; l < n->nloops; l++) {
		n->loops[l].name = smr_arena_strdup(r->a, n->loops[l].name);
		n->loops[l].extent = copy_poly(r, n->loops[l].extent);
	}
	n->store = copy_index(r, n->store, rank);
	n->value = smr_expr_rewrite(r, n->value);
	n->pred = smr_expr_rewrite(r, n->pred);
}

smr_status smr_graph_own(smr_graph *g)
{
	smr_rewriting r = {.a = g->arena, .own = true};

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			own_nest(&r, g->nodes[i]->nest, g->nodes[i]->type.rank);
	return smr_rewriting_end(&r) ? SMR_OK : graph_no_memory(g);
}
