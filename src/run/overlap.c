/* Which windows of a flow must not share a byte, and where they lie. */
#include <string.h>

#include "base/alloc.h"
#include "graph/reach.h"
#include "net/window.h"
#include "run/run.h"

static smr_status make_span(const smr_node *view, const int64_t *sym, smr_span *out)
{
	*out = (smr_span){.base = view->window->base,
			  .align = (uint32_t)smr_dtype_size(view->type.dtype),
			  .open = smr_view_is_open(view) ? view : NULL};
	return smr_window_range(view, sym, &out->lo, &out->hi);
}

/* Marks: bit 0 read, bit 1 written. */
void smr_mark_windows(uint8_t *marks, const smr_node *nest)
{
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
	*out = (smr_lattice){.size = (int64_t)smr_dtype_size(view->type.dtype)};
	for (uint32_t d = 0; d < view->type.rank; d++)
		smr_lattice_add(out, smr_poly_eval(view->window->stride[d], sym),
				smr_poly_eval(view->type.dims[d], sym));
}

static void make_clash(const smr_flow *f, const smr_size *s, uint32_t a, uint32_t b,
		       const uint32_t *span_of, smr_clash *c)
{
	smr_lattice la, lb;

	c->a = span_of[a];
	c->b = span_of[b];
	smr_view_lattice(f->graph->nodes[a], s->sym, &la);
	smr_view_lattice(f->graph->nodes[b], s->sym, &lb);
	c->ngaps = smr_lattice_gaps(&la, &lb, c->gaps);
}

static void add_clash(const smr_flow *f, smr_size *s, uint32_t a, uint32_t b,
		      const uint32_t *span_of)
{
	make_clash(f, s, a, b, span_of, &s->clashes[s->nclashes++]);
}

static smr_status add_clashes(const smr_flow *f, smr_size *s, const uint8_t *marks,
			      const uint32_t *span_of, uint8_t *seen)
{
	uint32_t n = f->graph->nnodes;

	for (uint32_t a = 0; a < n; a++)
		for (uint32_t b = 0; (marks[a] & 2) && b < n; b++) {
			uint32_t lo = a < b ? a : b, hi = a < b ? b : a;

			if (a == b || marks[b] == 0 || seen[(size_t)lo * n + hi])
				continue;
			seen[(size_t)lo * n + hi] = 1;
			if (!smr_views_coincide(f, lo, hi, s->sym))
				add_clash(f, s, lo, hi, span_of);
		}
	return SMR_OK;
}

/* A nest of the program, not one that a pass made of several or wrote in another way: that one
 * touches the same memory, through windows of its own perhaps. */
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
static smr_status guard_indices(const smr_flow *f, smr_size *s, const uint32_t *span_of,
				uint8_t *marks, uint8_t *seen)
{
	uint32_t n = f->graph->nnodes;

	memset(marks, 0, n);
	for (uint32_t i = 0; i < n; i++) {
		const smr_node *v = f->graph->nodes[i];

		if (!smr_flow_acts(f, v))
			continue;
		smr_mark_indices(v, marks, 1);
		if (v->into != NULL)
			marks[v->into->id] |= 2;
	}
	for (uint32_t a = 0; a < n; a++) {
		if (marks[a] == 3)
			return smr_fail(SMR_EUNSUPPORTED, "it writes to an index array");
		for (uint32_t b = 0; marks[a] == 1 && b < n; b++) {
			uint32_t lo = a < b ? a : b, hi = a < b ? b : a;

			if (marks[b] != 2 || seen[(size_t)lo * n + hi])
				continue;
			seen[(size_t)lo * n + hi] = 1;
			add_clash(f, s, lo, hi, span_of);
		}
	}
	return SMR_OK;
}

/* Nests of one source group, and nests of one codelet, are what may be reordered. */
static smr_status find_clashes(const smr_flow *f, smr_size *s, const uint32_t *span_of)
{
	uint32_t n = f->graph->nnodes;
	uint8_t *marks = smr_calloc(n, 1), *seen = smr_calloc((size_t)n * n, 1);
	smr_status st;

	s->clashes = smr_calloc((size_t)s->nspans * s->nspans + 1, sizeof(*s->clashes));
	if (marks == NULL || seen == NULL || s->clashes == NULL) {
		smr_free(marks);
		smr_free(seen);
		return smr_fail(SMR_ENOMEM, "no memory for guards");
	}
	for (uint32_t i = 0; i < n; i++) {
		const smr_node *v = f->graph->nodes[i];

		if (!is_source(f, v))
			continue;
		memset(marks, 0, n);
		for (uint32_t j = 0; j < n; j++)
			if (is_source(f, f->graph->nodes[j]) &&
			    f->graph->nodes[j]->group == v->group)
				smr_mark_windows(marks, f->graph->nodes[j]);
		(void)add_clashes(f, s, marks, span_of, seen);
	}
	for (size_t c = 0; c < f->ncodelets; c++) {
		memset(marks, 0, n);
		smr_mark_windows(
			marks, f->codelets[c].nest); /* fused or not: it touches no other windows */
		(void)add_clashes(f, s, marks, span_of, seen);
	}
	st = guard_indices(f, s, span_of, marks, seen);
	smr_free(marks);
	smr_free(seen);
	return st;
}

smr_status smr_size_spans(const smr_flow *f, smr_size *s)
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
		st = make_span(f->graph->nodes[i], s->sym, &s->spans[s->nspans++]);
	}
	for (uint32_t i = 0; i < n && st == SMR_OK; i++)
		if (f->graph->nodes[i]->op == SMR_OP_nest && f->graph->nodes[i]->into != NULL)
			s->spans[span_of[f->graph->nodes[i]->into->id]].written = true;
	if (st == SMR_OK)
		st = find_clashes(f, s, span_of);
	smr_free(span_of);
	return st;
}

smr_status smr_size_clashes(const smr_flow *f, const smr_size *s, const uint8_t *marks,
			    const uint8_t *between, smr_clash **out, size_t *n)
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
