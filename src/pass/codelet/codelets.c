/* Splits a flow into codelets: fuses nests that store the same window, then names each codelet.
 */
#include <string.h>

#include "base/assert.h"
#include "base/status.h"
#include "ir/graph/rewrite.h"
#include "pass/codelet/join_stores.h"

enum { MAX_SKIP = 8 };

typedef struct item {
	const smr_node *nest;
	uint32_t nsources;
	const smr_node **sources;
} item;

typedef struct list {
	smr_graph *g;
	smr_arena *a;
	item *v;
	size_t n;
} list;

const smr_loc *smr_codelet_loc(const smr_codelet *c)
{
	const smr_loc *at = c->nsources > 0 ? &c->sources[0]->loc : &c->nest->loc;

	smr_assert(c->nsources == 0 || c->sources != NULL);
	return at->file != NULL ? at : &c->graph->loc;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for codelets");
}

static smr_status collect(list *l)
{
	l->v = smr_arena_array(l->a, l->g->nnodes + 1, sizeof(*l->v));
	if (l->v == NULL)
		return no_memory();
	for (uint32_t i = 0; i < l->g->nnodes; i++) {
		const smr_node *v = l->g->nodes[i];
		item *it = &l->v[l->n];

		if (v->op == SMR_OP_opaque)
			return smr_fail(SMR_EUNSUPPORTED, "flow \"%s\" has code that is not lifted",
					l->g->name);
		if (v->op != SMR_OP_nest)
			continue;
		SMR_TRY(smr_share(l->g, v->nest));
		smr_assert(v->nest != NULL && l->n < l->g->nnodes);
		it->nest = v;
		it->nsources = 1;
		it->sources = smr_arena_memdup(l->a, &v, sizeof(smr_node *));
		if (it->sources == NULL)
			return no_memory();
		l->n++;
	}
	return SMR_OK;
}

static bool nest_touches_window(const smr_node *nest, const smr_node *view)
{
	if (nest->into == view)
		return true;
	for (uint32_t i = 0; i < nest->nins; i++)
		if (smr_node_window(nest->ins[i]) == view)
			return true;
	return false;
}

/* Returns whether @p p may run after @p m instead of before it. Within a source nest, guards ensure
 * that different windows are disjoint; across nests nothing is known. A scalar result may be read
 * by any later node. */
static bool can_run_after(const smr_node *p, const smr_node *m)
{
	smr_assert(p->op == SMR_OP_nest && m->op == SMR_OP_nest);
	if (p->group != m->group || p->into == NULL || m->into == NULL ||
	    nest_touches_window(m, p->into) || nest_touches_window(p, m->into))
		return false;
	for (uint32_t i = 0; i < m->nins; i++)
		if (m->ins[i] == p)
			return false;
	return true;
}

static smr_status join_items(list *l, size_t i, size_t j, smr_node *made)
{
	item *p = &l->v[i], *c = &l->v[j],
	     out = {.nest = made, .nsources = p->nsources + c->nsources};

	smr_assert(i < j && j < l->n);
	out.sources = smr_arena_array(l->a, out.nsources, sizeof(*out.sources));
	if (out.sources == NULL)
		return no_memory();
	memcpy(out.sources, p->sources, p->nsources * sizeof(*p->sources));
	memcpy(out.sources + p->nsources, c->sources, c->nsources * sizeof(*c->sources));
	*c = out;
	memmove(&l->v[i], &l->v[i + 1], (l->n - i - 1) * sizeof(*l->v));
	l->n--;
	return SMR_OK;
}

/* Tries to fuse item i with a later one; sets *fused. */
static smr_status fuse_from(list *l, size_t i, bool *fused)
{
	smr_assert(i < l->n);
	*fused = false;
	for (size_t j = i + 1; j < l->n && j <= i + MAX_SKIP; j++) {
		smr_node *made;

		SMR_TRY(smr_fuse_pair(l->g, l->v[i].nest, l->v[j].nest, &made));
		if (made != NULL) {
			*fused = true;
			return join_items(l, i, j, made);
		}
		if (!can_run_after(l->v[i].nest, l->v[j].nest))
			return SMR_OK;
	}
	return SMR_OK;
}

static smr_status fuse_all(list *l)
{
	for (size_t i = 0; i < l->n;) {
		bool fused;

		SMR_TRY(fuse_from(l, i, &fused));
		i += !fused;
	}
	return SMR_OK;
}

static smr_status untile_all(list *l, smr_fp fp)
{
	for (size_t i = 0; i < l->n; i++) {
		smr_node *made;

		SMR_TRY(smr_merge_tiles(l->g, l->v[i].nest, fp, &made));
		if (made != NULL)
			l->v[i].nest = made;
	}
	return SMR_OK;
}

/* Replaces what equals the value by the value itself, so that it is computed once. */
static bool replace_value(smr_rewriting *r, const smr_expr *e, const smr_expr **to)
{
	const smr_expr *value = r->ctx;
	bool same = e->kind == value->kind && smr_expr_equal(e, value);

	*to = same ? value : e;
	return same || e->kind != SMR_EXPR_OP;
}

/* Shares the value with a predicate that contains it, e.g. compares it with the old element. */
static smr_status share_value(list *l, smr_nest *n)
{
	smr_rewriting r = {.a = l->g->arena, .replace = replace_value};

	if (n == NULL || n->pred == NULL || n->value->kind != SMR_EXPR_FOLD)
		return SMR_OK;
	r.ctx = (void *)(uintptr_t)n->value;
	n->pred = smr_expr_rewrite(&r, n->pred);
	return smr_rewriting_end(&r) ? SMR_OK : no_memory();
}

/* Splits fused multiply-adds: if sums may be reordered, passes and libraries expect plain sums of
 * products. */
static smr_status unfuse_all(list *l)
{
	for (size_t i = 0; i < l->n; i++) {
		smr_node *made;

		SMR_TRY(smr_unfuse(l->g, l->v[i].nest, true, &made));
		if (made != NULL)
			l->v[i].nest = made;
	}
	return SMR_OK;
}

static smr_status build_codelets(list *items, const smr_library *l, smr_fp fp, smr_codelet **out)
{
	smr_codelet *c;

	for (uint32_t i = 0; i < items->g->nnodes; i++)
		if (smr_op_is_value(items->g->nodes[i]->op) ||
		    (items->g->nodes[i]->op == SMR_OP_constant &&
		     items->g->nodes[i]->type.rank > 0))
			return smr_fail(SMR_EUNSUPPORTED, "%s is a flow over values, not memory",
					items->g->name);
	SMR_TRY(collect(items));
	SMR_TRY(untile_all(items, fp));
	SMR_TRY(fuse_all(items));
	if (fp != SMR_FP_STRICT)
		SMR_TRY(unfuse_all(items));
	c = smr_arena_array(items->a, items->n + 1, sizeof(*c));
	if (c == NULL)
		return no_memory();
	for (size_t i = 0; i < items->n; i++) {
		c[i].id = (uint32_t)i;
		c[i].graph = items->g;
		c[i].nest = items->v[i].nest;
		c[i].nsources = items->v[i].nsources;
		c[i].sources = items->v[i].sources;
		c[i].fp = fp;
		SMR_TRY(share_value(items, c[i].nest->nest));
		SMR_TRY(smr_name_codelet(items->g, l, items->a, &c[i]));
	}
	*out = c;
	return smr_name_wholes(items->g, l, items->a, c, items->n);
}

/* A polynomial that could not be allocated reads as a failed match until the end of the pass. */
smr_status smr_pass_codelets(smr_graph *g, const smr_library *l, smr_fp fp, smr_arena *a,
			     smr_codelet **out, size_t *n)
{
	list items = {.g = g, .a = a};
	smr_codelet *c = NULL;
	smr_status st = build_codelets(&items, l, fp, &c);

	if (smr_arena_ran_short(a) || smr_arena_ran_short(g->arena))
		return no_memory();
	SMR_TRY(st);
	*out = c;
	*n = items.n;
	return SMR_OK;
}
