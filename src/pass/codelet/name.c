/* Identifies the kernel of a codelet: the nest itself, a part of it, or a rewritten form. */
#include <string.h>

#include "pass/codelet/join_stores.h"

enum { MAX_PARTS = 16 };

/* Collects the subexpressions that contain a reduction, outermost first. */
static void collect_fold_parts(const smr_expr *e, const smr_expr **out, uint32_t *n)
{
	for (uint32_t i = 0; i < *n; i++)
		if (out[i] == e)
			return;
	if (*n == MAX_PARTS || !join_has_fold(e))
		return;
	out[(*n)++] = e;
	for (uint32_t i = 0; i < e->nargs; i++)
		collect_fold_parts(e->args[i], out, n);
}

static bool has_library(const smr_kernel *k)
{
	return strcmp(smr_kernel_class(k), "contract") == 0 ||
	       strcmp(smr_kernel_class(k), "window") == 0;
}

/* Returns whether the nest stores to the memory of one of its operands. */
static bool reads_own_result(const smr_node *nest, const smr_expr *read)
{
	const smr_node *from = nest->ins[read->input], *to = nest->into;

	return to != NULL && to->op == SMR_OP_view && from->op == SMR_OP_view &&
	       from->window->base == to->window->base;
}

static bool runs_once(const smr_nest *n, uint32_t loop)
{
	int64_t k;

	return smr_poly_is_const(n->loops[loop].extent, &k) && k == 1;
}

/* Returns whether an operand is read at other places than a product of matrices reads: by sums of
 * counters, in steps, or padded. */
static bool has_windows(const smr_nest *n, const smr_contraction *x)
{
	bool found = x->padded;

	for (uint32_t d = 0; d < x->a->rank; d++) {
		unsigned loops = 0;

		for (uint32_t l = 0; l < n->nloops; l++) {
			const smr_poly *by = x->a->index[d].coef[l];
			int64_t k;

			if (by == NULL || runs_once(n, l))
				continue;
			loops++;
			found |= !smr_poly_is_const(by, &k) || k != 1;
		}
		found |= loops > 1;
	}
	return found;
}

/* Returns whether the part is a convolution with a tail, which Samara's own kernels compute. In
 * place it is none: it reads what it stored. */
static bool has_window_tail(const smr_codelet *c)
{
	smr_contraction x;

	return c->fp == SMR_FP_REASSOC &&
	       strcmp(smr_kernel_class(c->match.kernel), "window") == 0 &&
	       smr_nest_tail(c->nest->nest, &x) && x.core == c->match.core &&
	       x.core->type == SMR_F32 && has_windows(c->nest->nest, &x) &&
	       !reads_own_result(c->nest, x.a) && !reads_own_result(c->nest, x.b);
}

/* Returns whether a part counts as the kernel: a source nest was exactly it, or only a bias and a
 * rectifier are around it, or the tail of a convolution. With anything else around it the program's
 * nest is another kernel. */
static bool counts(const smr_codelet *c)
{
	smr_epilogue e;

	return has_library(c->match.kernel) &&
	       (c->nsources > 1 || smr_codelet_epilogue(c, &e) || has_window_tail(c));
}

static smr_status find_core(const smr_library *l, smr_arena *a, smr_codelet *c)
{
	const smr_expr *part[MAX_PARTS];
	uint32_t n = 0;
	char why[sizeof(c->why)];

	collect_fold_parts(c->nest->nest->value, part, &n);
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

/* Matches s = bias[j]; for k: s += ..: the sum with a bias around it. */
static smr_status find_biased(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	const smr_node *before = c->nest;
	uint32_t nnodes = g->nnodes;
	const smr_expr *core;
	smr_epilogue e;
	smr_node *made;
	char why[sizeof(c->why)];

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

/* Replaces the codelet's nest by @p made if that is a kernel; else resets the graph to @p nnodes
 * nodes. */
static smr_status try_replacement_nest(smr_graph *g, const smr_library *l, smr_arena *a,
				       smr_codelet *c, smr_node *made, uint32_t nnodes)
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

	SMR_TRY(smr_reroll(g, c->nest, a, &made));
	return made == NULL ? SMR_OK : try_replacement_nest(g, l, a, c, made, nnodes);
}

/* Matches a batch of matrices times one matrix as one product with more rows. */
static smr_status find_flat(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	uint32_t nnodes = g->nnodes;
	smr_node *made;

	SMR_TRY(smr_flatten(g, c->nest, c->fp, &made));
	return made == NULL ? SMR_OK : try_replacement_nest(g, l, a, c, made, nnodes);
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
	c->named = c->nest;
	return SMR_OK;
}

/* Names, in source order, what the nest computes over the real numbers; the nest does not
 * change. */
static smr_status name_copy(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	uint32_t nnodes = g->nnodes;
	smr_codelet like = *c;
	smr_node *made;

	like.fp = SMR_FP_REASSOC;
	SMR_TRY(smr_unfuse(g, c->nest, false, &made));
	like.nest = made != NULL ? made : c->nest;
	SMR_TRY(smr_merge_tiles(g, like.nest, like.fp, &made));
	like.nest = made != NULL ? made : like.nest;
	SMR_TRY(name(g, l, a, &like));
	c->match = like.match;
	c->named = like.match.kernel != NULL ? like.named : c->nest;
	memcpy(c->why, like.why, sizeof(c->why));
	if (like.match.kernel == NULL)
		g->nnodes = nnodes;
	return SMR_OK;
}

smr_status smr_name_codelet(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	return c->fp == SMR_FP_STRICT ? name_copy(g, l, a, c) : name(g, l, a, c);
}
