/* Pairs of windows of a flow that must not overlap, and their address ranges. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ir/graph/reach.h"
#include "net/window.h"
#include "run/run.h"

static smr_status make_span(const smr_node *view, const int64_t *sym, smr_span *out)
{
	smr_assert(view->op == SMR_OP_view);
	*out = (smr_span){.base = view->window->base,
			  .align = (uint32_t)smr_dtype_size(view->type.dtype),
			  .open = smr_view_is_open(view) ? view : NULL};
	return smr_window_range(view, sym, &out->lo, &out->hi);
}

/* Marks: bit 0 read, bit 1 written. */
void smr_mark_windows(uint8_t *marks, const smr_node *nest)
{
	smr_assert(nest->op == SMR_OP_nest || nest->op == SMR_OP_opaque);
	for (uint32_t i = 0; i < nest->nins; i++) {
		const smr_node *w = smr_node_window(nest->ins[i]);

		if (w != NULL)
			marks[w->id] |= 1;
	}
	if (nest->into != NULL)
		marks[nest->into->id] |= 2;
}

void smr_view_lattice(const smr_node *view, const int64_t *sym, smr_lattice *out)
{
	smr_assert(view->op == SMR_OP_view);
	*out = (smr_lattice){.size = (int64_t)smr_dtype_size(view->type.dtype)};
	for (uint32_t d = 0; d < view->type.rank; d++)
		smr_lattice_add(out, smr_poly_eval(view->window->stride[d], sym),
				smr_poly_eval(view->type.dims[d], sym));
}

static void make_clash(const smr_flow *f, const smr_specialization *s, uint32_t a, uint32_t b,
		       const uint32_t *span_of, smr_clash *c)
{
	smr_lattice la, lb;

	smr_assert(a != b);
	c->a = span_of[a];
	c->b = span_of[b];
	smr_view_lattice(f->graph->nodes[a], s->sym, &la);
	smr_view_lattice(f->graph->nodes[b], s->sym, &lb);
	c->ngaps = smr_lattice_gaps(&la, &lb, c->gaps);
}

static void add_clash(const smr_flow *f, smr_specialization *s, uint32_t a, uint32_t b,
		      const uint32_t *span_of)
{
	make_clash(f, s, a, b, span_of, &s->clashes[s->nclashes++]);
}

/* State of find_clashes(). */
typedef struct search {
	const smr_flow *f;
	smr_specialization *s;
	const uint32_t *span_of;
	uint32_t *part; /* see smr_flow_parts() */
	uint8_t *marks; /* by node */
	uint8_t *seen;  /* by pair of nodes: a clash was added */
} search;

/* Adds clashes of the marked windows that nests of part @p of touch. */
static void add_clashes(search *w, uint32_t of)
{
	uint32_t n = w->f->graph->nnodes;

	for (uint32_t a = 0; a < n; a++)
		for (uint32_t b = 0; (w->marks[a] & 2) && b < n; b++) {
			uint32_t lo = a < b ? a : b, hi = a < b ? b : a;

			if (a == b || w->marks[b] == 0 || w->seen[(size_t)lo * n + hi] ||
			    smr_views_coincide(w->f, w->part, of, lo, hi, w->s->sym))
				continue;
			w->seen[(size_t)lo * n + hi] = 1;
			add_clash(w->f, w->s, lo, hi, w->span_of);
		}
}

/* Returns whether a nest is the program's, not one that a pass made of several or rewrote: such a
 * nest touches the same memory, perhaps through windows of its own. */
static bool is_source(const smr_flow *f, const smr_node *v)
{
	for (size_t c = 0; c < f->ncodelets; c++)
		for (uint32_t k = 0; k < f->codelets[c].nsources; k++)
			if (f->codelets[c].sources[k] == v)
				return true;
	return false;
}

bool smr_flow_acts(const smr_flow *f, const smr_node *v)
{
	if (v->op != SMR_OP_nest)
		return false;
	for (size_t c = 0; c < f->ncodelets; c++)
		if (f->codelets[c].nest == v)
			return true;
	return is_source(f, v);
}

/* Index arrays are read before all nests run. */
static smr_status guard_indices(search *w)
{
	uint32_t n = w->f->graph->nnodes;

	memset(w->marks, 0, n);
	for (uint32_t i = 0; i < n; i++) {
		const smr_node *v = w->f->graph->nodes[i];

		if (!smr_flow_acts(w->f, v))
			continue;
		smr_mark_indices(v, w->marks, 1);
		if (v->into != NULL)
			w->marks[v->into->id] |= 2;
	}
	for (uint32_t a = 0; a < n; a++) {
		if (w->marks[a] == 3)
			return smr_fail(SMR_EUNSUPPORTED, "it writes to an index array");
		for (uint32_t b = 0; w->marks[a] == 1 && b < n; b++) {
			uint32_t lo = a < b ? a : b, hi = a < b ? b : a;

			if (w->marks[b] != 2 || w->seen[(size_t)lo * n + hi])
				continue;
			w->seen[(size_t)lo * n + hi] = 1;
			add_clash(w->f, w->s, lo, hi, w->span_of);
		}
	}
	return SMR_OK;
}

static bool is_first_of_group(const smr_flow *f, uint32_t i)
{
	for (uint32_t j = 0; j < i; j++)
		if (is_source(f, f->graph->nodes[j]) &&
		    f->graph->nodes[j]->group == f->graph->nodes[i]->group)
			return false;
	return is_source(f, f->graph->nodes[i]);
}

static void guard_groups(search *w)
{
	const smr_graph *g = w->f->graph;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		if (!is_first_of_group(w->f, i))
			continue;
		memset(w->marks, 0, g->nnodes);
		for (uint32_t j = i; j < g->nnodes; j++)
			if (is_source(w->f, g->nodes[j]) &&
			    g->nodes[j]->group == g->nodes[i]->group)
				smr_mark_windows(w->marks, g->nodes[j]);
		add_clashes(w, w->part[i]);
	}
}

static void guard_codelets(search *w)
{
	for (size_t c = 0; c < w->f->ncodelets; c++) {
		const smr_node *nest = w->f->codelets[c].nest;

		memset(w->marks, 0, w->f->graph->nnodes);
		smr_mark_windows(w->marks, nest); /* fused or not: it touches no other windows */
		add_clashes(w, w->part[nest->id]);
	}
}

/* Only nests of one source group, and nests of one codelet, may be reordered. */
static smr_status find_clashes(const smr_flow *f, smr_specialization *s, const uint32_t *span_of)
{
	uint32_t n = f->graph->nnodes;
	search w = {.f = f, .s = s, .span_of = span_of};
	smr_status st = smr_fail(SMR_ENOMEM, "no memory for guards");

	w.part = smr_calloc(n, sizeof(*w.part));
	w.marks = smr_calloc(n, 1);
	w.seen = smr_calloc((size_t)n * n, 1);
	s->clashes = smr_calloc((size_t)s->nspans * s->nspans + 1, sizeof(*s->clashes));
	if (w.part != NULL && w.marks != NULL && w.seen != NULL && s->clashes != NULL) {
		smr_flow_parts(f, w.part);
		guard_groups(&w);
		guard_codelets(&w);
		st = guard_indices(&w);
	}
	smr_free(w.part);
	smr_free(w.marks);
	smr_free(w.seen);
	return st;
}

smr_status smr_specialization_spans(const smr_flow *f, smr_specialization *s)
{
	uint32_t n = f->graph->nnodes;
	uint32_t *span_of = smr_calloc(n + 1, sizeof(*span_of));
	smr_status st = SMR_OK;

	s->spans = smr_calloc(n + 1, sizeof(*s->spans));
	if (span_of == NULL || s->spans == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for guards");
	for (uint32_t i = 0; i < n && st == SMR_OK; i++) {
		if (f->graph->nodes[i]->op != SMR_OP_view)
			continue;
		span_of[i] = (uint32_t)s->nspans;
		st = make_span(f->graph->nodes[i], s->sym, &s->spans[s->nspans]);
		s->spans[s->nspans].own = f->graph->bases[s->spans[s->nspans].base].own;
		s->nspans++;
	}
	for (uint32_t i = 0; i < n && st == SMR_OK; i++)
		if (f->graph->nodes[i]->op == SMR_OP_nest && f->graph->nodes[i]->into != NULL)
			s->spans[span_of[f->graph->nodes[i]->into->id]].written = true;
	if (st == SMR_OK)
		st = find_clashes(f, s, span_of);
	smr_free(span_of);
	return st;
}

smr_status smr_specialization_clashes(const smr_flow *f, const smr_specialization *s,
				      const uint8_t *marks, const uint8_t *between, smr_clash **out,
				      size_t *n)
{
	const smr_graph *g = f->graph;
	uint32_t *span_of = smr_calloc(g->nnodes + 1, sizeof(*span_of)), spans = 0;
	smr_clash *list = smr_calloc(s->nspans * s->nspans + 1, sizeof(*list));

	*n = 0;
	*out = list;
	for (uint32_t i = 0; span_of != NULL && i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_view)
			span_of[i] = spans++;
	for (uint32_t a = 0; span_of != NULL && list != NULL && a < g->nnodes; a++)
		for (uint32_t b = a + 1; b < g->nnodes && marks[a] != 0; b++) {
			const smr_window *v = g->nodes[a]->window, *w = g->nodes[b]->window;

			if (marks[b] == 0 || !((marks[a] | marks[b]) & 2) ||
			    (v->base == w->base && between[v->base]))
				continue;
			make_clash(f, s, a, b, span_of, &list[(*n)++]);
		}
	smr_free(span_of);
	return span_of != NULL && list != NULL ? SMR_OK
					       : smr_fail(SMR_ENOMEM, "no memory for guards");
}
