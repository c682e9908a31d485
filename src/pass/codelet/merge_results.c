/* Horizontal fusion of the results of one source loop.
 *
 * A loop that stores several results is lifted as one nest per result. Nests with one domain and
 * one condition that store element by element become one codelet: operands are loaded once, common
 * subexpressions are computed once, and adjacent members of a structure are stored together.
 *
 * All nests belong to one source group and store to disjoint windows, which the guards check; no
 * nest reads an array that one of them stores to. Hence each element is computed from the state
 * before the loop, in any order of points and results.
 */
#include <string.h>

#include "base/status.h"
#include "pass/codelet/join_stores.h"

enum { MOST = 20 /* maximum results of one codelet, as of a stage (NEST_MAX_MORE) */ };

static bool has_indirect(const smr_index *ix, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++)
		if (ix[d].indirect != NULL)
			return true;
	return false;
}

static bool reads_base(const smr_node *v, uint32_t base)
{
	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_node *w = smr_node_window(v->ins[i]);

		if (w != NULL && w->window->base == base)
			return true;
	}
	return false;
}

/* Requires that domain loops come first, stores are element by element, and reads are of other
 * arrays. */
static bool is_wanted(const smr_codelet *c)
{
	const smr_node *v = c->nest;
	const smr_nest *n = v->nest;
	uint32_t domain = 0;

	if (smr_codelet_is_opaque(c) || c->nbeside > 0 || v->into == NULL ||
	    has_indirect(n->store, v->into->type.rank) || reads_base(v, v->into->window->base) ||
	    !join_is_short(n, n->value) || (n->pred != NULL && !join_is_short(n, n->pred)))
		return false;
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->op == SMR_OP_nest)
			return false;
	while (domain < n->nloops && n->domain >> domain & 1)
		domain++;
	return domain > 0 && n->domain == (UINT64_C(1) << domain) - 1;
}

static bool same_domain(const smr_nest *a, const smr_nest *b)
{
	if (a->domain != b->domain)
		return false;
	for (uint32_t l = 0; l < a->nloops && a->domain >> l & 1; l++)
		if (!smr_poly_equal(a->loops[l].extent, b->loops[l].extent))
			return false;
	return true;
}

/* Returns whether merging pays: both read one array, or store members of one array. */
static bool have_common(const smr_node *a, const smr_node *b)
{
	if (a->into->window->base == b->into->window->base)
		return true;
	for (uint32_t i = 0; i < a->nins; i++) {
		const smr_node *w = smr_node_window(a->ins[i]);

		if (w != NULL && reads_base(b, w->window->base))
			return true;
	}
	return false;
}

static bool can_share_nest(const smr_node *a, const smr_node *b)
{
	return a->group == b->group &&
	       !smr_window_equal(a->into->window, &a->into->type, b->into->window,
				 &b->into->type) &&
	       (a->nest->pred == NULL) == (b->nest->pred == NULL) &&
	       same_domain(a->nest, b->nest) && have_common(a, b) &&
	       !reads_base(a, b->into->window->base) && !reads_base(b, a->into->window->base);
}

/* Returns how many codelets from @p c on can be merged. */
static size_t length_of(const smr_codelet *c, size_t n)
{
	size_t k = 1;

	if (!is_wanted(c))
		return 1;
	for (; k < n && k < MOST && is_wanted(&c[k]); k++)
		for (size_t i = 0; i < k; i++)
			if (!can_share_nest(c[i].nest, c[k].nest))
				return k;
	return k;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for nests of one loop");
}

/* Makes one codelet of @p n; *@p done is false if that is not possible. */
static smr_status join(smr_graph *g, smr_arena *a, const smr_codelet *c, size_t n, smr_codelet *out,
		       bool *done)
{
	const smr_node **from = smr_arena_array(a, n, sizeof(*from));
	uint32_t nnodes = g->nnodes, all = 0;
	smr_status st;

	*out = (smr_codelet){.id = c->id, .graph = g, .fp = c->fp, .in_full = c->in_full};
	for (size_t i = 0; i < n; i++)
		all += c[i].nsources;
	out->sources = smr_arena_array(a, all, sizeof(*out->sources));
	if (from == NULL || out->sources == NULL)
		return no_memory();
	for (size_t i = 0; i < n; i++) {
		from[i] = c[i].nest;
		memcpy(out->sources + out->nsources, c[i].sources,
		       c[i].nsources * sizeof(*c[i].sources));
		out->nsources += c[i].nsources;
	}
	st = smr_join_beside(g, from, (uint32_t)n, a, out);
	*done = st == SMR_OK;
	if (st != SMR_OK)
		g->nnodes = nnodes;
	for (uint32_t k = 0; st == SMR_OK && k < n; k++) {
		smr_node *made = g->nodes[nnodes + k];

		made->group = from[k]->group;
		made->loc = from[k]->loc;
		made->name = from[k]->name;
	}
	out->named = out->nest;
	return st == SMR_EUNSUPPORTED ? SMR_OK : st;
}

/* Unrolls the terms of a sum in order, so that code generation may use lanes
 * (codegen/emit/fold_order.c). */
static smr_status unroll_sum_terms(smr_graph *g, smr_codelet *c)
{
	smr_node *made = NULL;

	if (c->fp == SMR_FP_STRICT && c->match.kernel == NULL && !smr_codelet_is_opaque(c) &&
	    c->nbeside == 0)
		SMR_TRY(smr_unroll_terms(g, c->nest, &made));
	if (made != NULL)
		c->nest = c->named = made;
	return SMR_OK;
}

smr_status smr_pass_together(smr_graph *g, smr_arena *a, smr_codelet *c, size_t *n)
{
	size_t to = 0;

	for (size_t at = 0; at < *n;) {
		size_t k = length_of(&c[at], *n - at);
		smr_codelet made;
		bool done = false;

		if (k > 1)
			SMR_TRY(join(g, a, &c[at], k, &made, &done));
		if (!done) {
			made = c[at];
			k = 1;
			SMR_TRY(unroll_sum_terms(g, &made));
		}
		c[to] = made;
		c[to].id = (uint32_t)to;
		to++;
		at += k;
	}
	*n = to;
	return smr_arena_ran_short(g->arena) ? no_memory() : SMR_OK;
}
