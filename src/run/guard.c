/* Guards: when may the flow run in place of the loops it was lifted from?
 *
 * The lifted form is exact if (1) every extent is in [1, 2^31), so that extents that were
 * simplified modulo 2^32 equal the program's; (2) narrow indices do not wrap; (3) within one source
 * nest, and within one codelet, two windows with a write among them are identical or disjoint,
 * since these are what distribution and fusion reorder; (4) a nest stores every element at most
 * once, so that its points may run in any order. (1), (2), (4) and the shape of (3) depend on sizes
 * alone and are settled once per size; a call then only compares byte ranges. */
#include <string.h>

#include "base/alloc.h"
#include "net/window.h"
#include "run/run.h"

static bool mul_add(int64_t *acc, int64_t a, int64_t b)
{
	int64_t p;

	return !__builtin_mul_overflow(a, b, &p) && !__builtin_add_overflow(*acc, p, acc);
}

static smr_status guard_extents(const smr_flow *f, const int64_t *sym)
{
	for (size_t i = 0; i < f->graph->nnodes; i++) {
		const smr_node *v = f->graph->nodes[i];

		if (v->op != SMR_OP_nest)
			continue;
		for (uint32_t l = 0; l < v->nest->nloops; l++) {
			int64_t n = smr_poly_eval(v->nest->loops[l].extent, sym);

			if (n < 1 || n > INT32_MAX)
				return smr_fail(SMR_EUNSUPPORTED,
						"loop %s runs %lld times: only 1 to 2^31 are taken",
						v->nest->loops[l].name, (long long)n);
		}
	}
	return SMR_OK;
}

static smr_status guard_wraps(const smr_graph *g, const int64_t *sym)
{
	for (uint32_t w = 0; w < g->nwraps; w++) {
		const smr_wrap *p = &g->wraps[w];
		int64_t lo = smr_poly_eval(p->start, sym), hi = lo;

		for (uint32_t l = 0; l < p->nloops; l++) {
			int64_t step = smr_poly_eval(p->step[l], sym);
			int64_t last = smr_poly_eval(p->extent[l], sym) - 1;

			if (!mul_add(step < 0 ? &lo : &hi, step, last))
				return smr_fail(SMR_EUNSUPPORTED, "an index wraps");
		}
		if (lo < p->lo || hi > p->hi)
			return smr_fail(SMR_EUNSUPPORTED, "an index leaves its type's range");
	}
	return SMR_OK;
}

/* Bytes a store moves by when domain loop l advances. */
static smr_status store_stride(const smr_node *v, uint32_t l, const int64_t *sym, int64_t *out)
{
	*out = 0;
	for (uint32_t d = 0; d < v->into->type.rank; d++) {
		const smr_poly *c = v->nest->store[d].coef[l];

		if (v->nest->store[d].indirect != NULL)
			return smr_fail(SMR_EUNSUPPORTED, "it stores through an index array");
		if (c != NULL && !mul_add(out, smr_poly_eval(c, sym),
					  smr_poly_eval(v->into->window->stride[d], sym)))
			return smr_fail(SMR_EUNSUPPORTED, "a stride overflows");
	}
	return SMR_OK;
}

/* Sufficient: sorted by size, each stride steps over all that the smaller ones span. */
static smr_status guard_injective(const smr_node *v, const int64_t *sym)
{
	int64_t stride[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS], span;
	uint32_t n = 0;

	if (v->into == NULL)
		return SMR_OK;
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		int64_t s, x = smr_poly_eval(v->nest->loops[l].extent, sym);
		uint32_t k;

		if (!(v->nest->domain >> l & 1) || x == 1)
			continue;
		SMR_TRY(store_stride(v, l, sym, &s));
		if (s == INT64_MIN)
			return smr_fail(SMR_EUNSUPPORTED, "a stride overflows");
		s = s < 0 ? -s : s;
		for (k = n++; k > 0 && stride[k - 1] > s; k--) {
			stride[k] = stride[k - 1];
			extent[k] = extent[k - 1];
		}
		stride[k] = s;
		extent[k] = x;
	}
	span = (int64_t)smr_dtype_size(v->into->type.dtype);
	for (uint32_t k = 0; k < n; k++) {
		if (stride[k] < span)
			return smr_fail(SMR_EUNSUPPORTED, "it stores an element twice");
		if (!mul_add(&span, stride[k], extent[k] - 1))
			return smr_fail(SMR_EUNSUPPORTED, "a window is larger than memory");
	}
	return SMR_OK;
}

/* The window a value lives in: its own when it is a view, that of its store when it is a nest. */
static const smr_node *window_of(const smr_node *v)
{
	return v->op == SMR_OP_view ? v : v->op == SMR_OP_nest ? v->into : NULL;
}

static smr_status make_span(const smr_node *view, const int64_t *sym, smr_span *out)
{
	*out = (smr_span){.base = view->window->base,
			  .align = (uint32_t)smr_dtype_size(view->type.dtype)};
	return smr_window_range(view, sym, &out->lo, &out->hi);
}

/* Marks: bit 0 read, bit 1 written. */
static void mark(uint8_t *marks, const smr_node *nest)
{
	for (uint32_t i = 0; i < nest->nins; i++) {
		const smr_node *w = window_of(nest->ins[i]);

		if (w != NULL)
			marks[w->id] |= 1;
	}
	if (nest->into != NULL)
		marks[nest->into->id] |= 2;
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
			s->clashes[s->nclashes][0] = span_of[lo];
			s->clashes[s->nclashes++][1] = span_of[hi];
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

/* Nests of one source group, and nests of one codelet, are what may be reordered. */
static smr_status find_clashes(const smr_flow *f, smr_size *s, const uint32_t *span_of)
{
	uint32_t n = f->graph->nnodes;
	uint8_t *marks = smr_calloc(n, 1), *seen = smr_calloc((size_t)n * n, 1);

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
				mark(marks, f->graph->nodes[j]);
		(void)add_clashes(f, s, marks, span_of, seen);
	}
	for (size_t c = 0; c < f->ncodelets; c++) {
		memset(marks, 0, n);
		mark(marks, f->codelets[c].nest); /* fused or not: it touches no other windows */
		(void)add_clashes(f, s, marks, span_of, seen);
	}
	smr_free(marks);
	smr_free(seen);
	return SMR_OK;
}

static smr_status make_spans(const smr_flow *f, smr_size *s)
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

smr_status smr_guard_size(const smr_flow *f, smr_size *s)
{
	SMR_TRY(guard_extents(f, s->sym));
	SMR_TRY(guard_wraps(f->graph, s->sym));
	for (uint32_t i = 0; i < f->graph->nnodes; i++)
		if (f->graph->nodes[i]->op == SMR_OP_nest)
			SMR_TRY(guard_injective(f->graph->nodes[i], s->sym));
	return make_spans(f, s);
}

bool smr_guard_call(const smr_size *s, void *const *base, const char **why)
{
	for (size_t i = 0; i < s->nspans; i++) {
		const smr_span *p = &s->spans[i];
		intptr_t at = (intptr_t)base[p->base];
		intptr_t lo, hi;

		/* an address that overflows is no address of this program */
		if (__builtin_add_overflow(at, p->lo, &lo) ||
		    __builtin_add_overflow(at, p->hi, &hi) ||
		    (lo & (intptr_t)(p->align - 1)) != 0) {
			*why = "a pointer is not aligned to its type";
			return false;
		}
	}
	for (size_t i = 0; i < s->nclashes; i++) {
		const smr_span *a = &s->spans[s->clashes[i][0]], *b = &s->spans[s->clashes[i][1]];
		intptr_t pa = (intptr_t)base[a->base], pb = (intptr_t)base[b->base];

		if (pa + a->lo < pb + b->hi && pb + b->lo < pa + a->hi) {
			*why = "arrays overlap";
			return false;
		}
	}
	return true;
}

bool smr_guard_rows(const smr_graph *g, int64_t *sym, void **base)
{
	for (uint32_t i = 0; i < g->nrows; i++) {
		const smr_rows *r = &g->rows[i];
		int64_t first = smr_poly_eval(r->first, sym), count = smr_poly_eval(r->count, sym);
		char **table = (char **)base[r->table] + first;
		int64_t pitch = 0;

		if (count < 1 || count >= INT32_MAX) /* INT32_MAX: nobody knows how many */
			return false;
		if (count > 1)
			pitch = (int64_t)((intptr_t)table[1] - (intptr_t)table[0]);
		for (int64_t k = 2; k < count; k++)
			if ((intptr_t)table[k] - (intptr_t)table[k - 1] != pitch)
				return false;
		sym[r->pitch] = pitch;
		base[r->base] = table[0];
	}
	return true;
}
