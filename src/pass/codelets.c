/* A flow becomes codelets: fuse what stores one window again and again, then say what each part is.
 */
#include <string.h>

#include "base/status.h"
#include "pass/fuse.h"

enum { MAX_SKIP = 8, MAX_PARTS = 16 };

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
		it->nest = v;
		it->nsources = 1;
		it->sources = smr_arena_memdup(l->a, &v, sizeof(v));
		if (it->sources == NULL)
			return no_memory();
		l->n++;
	}
	return SMR_OK;
}

static const smr_node *memory(const smr_node *v)
{
	return v->op == SMR_OP_nest ? v->into : v->op == SMR_OP_view ? v : NULL;
}

static bool touches(const smr_node *nest, const smr_node *view)
{
	if (nest->into == view)
		return true;
	for (uint32_t i = 0; i < nest->nins; i++)
		if (memory(nest->ins[i]) == view)
			return true;
	return false;
}

/* May @p p run after @p m instead of before? Within a source nest different windows are guarded to
 * be disjoint; across nests nothing is known. A scalar result may be read by anything later. */
static bool swap(const smr_node *p, const smr_node *m)
{
	if (p->group != m->group || p->into == NULL || m->into == NULL || touches(m, p->into) ||
	    touches(p, m->into))
		return false;
	for (uint32_t i = 0; i < m->nins; i++)
		if (m->ins[i] == p)
			return false;
	return true;
}

static smr_status join(list *l, size_t i, size_t j, smr_node *made)
{
	item *p = &l->v[i], *c = &l->v[j],
	     out = {.nest = made, .nsources = p->nsources + c->nsources};

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

/* Tries to join item i with a later one; *at is where the result went. */
static smr_status fuse_from(list *l, size_t i, bool *fused)
{
	*fused = false;
	for (size_t j = i + 1; j < l->n && j <= i + MAX_SKIP; j++) {
		smr_node *made;

		SMR_TRY(smr_fuse_pair(l->g, l->v[i].nest, l->v[j].nest, &made));
		if (made != NULL) {
			*fused = true;
			return join(l, i, j, made);
		}
		if (!swap(l->v[i].nest, l->v[j].nest))
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

/* ---- what is it? ----------------------------------------------------------------------------- */

/* Parts that hold a reduction, the larger ones first. */
static void parts(const smr_expr *e, const smr_expr **out, uint32_t *n)
{
	for (uint32_t i = 0; i < *n; i++)
		if (out[i] == e)
			return;
	if (*n == MAX_PARTS || !fuse_has_fold(e))
		return;
	out[(*n)++] = e;
	for (uint32_t i = 0; i < e->nargs; i++)
		parts(e->args[i], out, n);
}

static bool has_library(const smr_kernel *k)
{
	return strcmp(smr_kernel_class(k), "contract") == 0 ||
	       strcmp(smr_kernel_class(k), "window") == 0;
}

/* A part counts as the kernel when a nest of the source was just it, or when what stands around it
 * is a bias and a rectifier: with anything else around it the program's nest is something else. */
static bool counts(const smr_codelet *c)
{
	smr_epilogue e;

	return has_library(c->match.kernel) && (c->nsources > 1 || smr_codelet_epilogue(c, &e));
}

static smr_status find_core(const smr_library *l, smr_arena *a, smr_codelet *c)
{
	const smr_expr *part[MAX_PARTS];
	uint32_t n = 0;
	char why[sizeof(c->why)];

	parts(c->nest->nest->value, part, &n);
	for (uint32_t i = 0; i < n; i++) {
		if (part[i] == c->nest->nest->value)
			continue;
		SMR_TRY(smr_identify_part(l, c->graph, c->nest, part[i], a, &c->match, why,
					  sizeof(why)));
		if (c->match.kernel != NULL && counts(c))
			return SMR_OK;
		c->match.kernel = NULL;
		c->match.core = NULL;
	}
	return SMR_OK;
}

/* s = bias[j]; for k: s += ..: the sum with a bias around it. */
static smr_status find_biased(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	const smr_node *before = c->nest;
	uint32_t nnodes = g->nnodes;
	const smr_expr *core;
	smr_epilogue e;
	smr_node *made;
	char why[sizeof(c->why)];

	if (c->fp == SMR_FP_STRICT)
		return SMR_OK;
	SMR_TRY(smr_split_init(g, c->nest, &made, &core));
	if (made == NULL)
		return SMR_OK;
	c->nest = made;
	SMR_TRY(smr_identify_part(l, g, made, core, a, &c->match, why, sizeof(why)));
	if (c->match.kernel != NULL && has_library(c->match.kernel) && smr_codelet_epilogue(c, &e))
		return SMR_OK;
	c->nest = before;
	g->nnodes = nnodes;
	c->match.kernel = NULL;
	c->match.core = NULL;
	return SMR_OK;
}

/* @p made in place of the codelet's nest, if it is a kernel then; else the graph gets its @p nnodes
 * nodes back. */
static smr_status try_instead(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c,
			      smr_node *made, uint32_t nnodes)
{
	const smr_node *before = c->nest;
	char why[sizeof(c->why)];

	c->nest = made;
	SMR_TRY(smr_identify(l, g, made, a, &c->match, why, sizeof(why)));
	if (c->match.kernel == NULL)
		SMR_TRY(find_core(l, a, c));
	if (c->match.kernel == NULL) {
		c->nest = before;
		g->nnodes = nnodes;
	}
	return SMR_OK;
}

static smr_status find_unrolled(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	uint32_t nnodes = g->nnodes;
	smr_node *made;

	if (c->fp == SMR_FP_STRICT)
		return SMR_OK;
	SMR_TRY(smr_reroll(g, c->nest, a, &made));
	return made == NULL ? SMR_OK : try_instead(g, l, a, c, made, nnodes);
}

/* A batch of matrices times one matrix is one product of more rows. */
static smr_status find_flat(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	uint32_t nnodes = g->nnodes;
	smr_node *made;

	SMR_TRY(smr_flatten(g, c->nest, c->fp, &made));
	return made == NULL ? SMR_OK : try_instead(g, l, a, c, made, nnodes);
}

static smr_status name(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	SMR_TRY(smr_identify(l, g, c->nest, a, &c->match, c->why, sizeof(c->why)));
	if (c->match.kernel == NULL)
		SMR_TRY(find_core(l, a, c));
	if (c->match.kernel == NULL)
		SMR_TRY(find_biased(g, l, a, c));
	if (c->match.kernel == NULL)
		SMR_TRY(find_flat(g, l, a, c));
	if (c->match.kernel == NULL)
		SMR_TRY(find_unrolled(g, l, a, c));
	if (c->match.kernel != NULL)
		c->why[0] = 0;
	return SMR_OK;
}

static smr_status make(list *items, const smr_library *l, smr_fp fp, smr_codelet **out)
{
	smr_codelet *c;

	SMR_TRY(collect(items));
	SMR_TRY(untile_all(items, fp));
	SMR_TRY(fuse_all(items));
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
		SMR_TRY(name(items->g, l, items->a, &c[i]));
	}
	*out = c;
	return smr_name_wholes(items->g, l, items->a, c, items->n);
}

/* On the way a polynomial that could not be made reads as "these do not fit together". */
smr_status smr_pass_codelets(smr_graph *g, const smr_library *l, smr_fp fp, smr_arena *a,
			     smr_codelet **out, size_t *n)
{
	list items = {.g = g, .a = a};
	smr_codelet *c = NULL;
	smr_status st = make(&items, l, fp, &c);

	if (smr_arena_ran_short(a) || smr_arena_ran_short(g->arena))
		return no_memory();
	SMR_TRY(st);
	*out = c;
	*n = items.n;
	return SMR_OK;
}
