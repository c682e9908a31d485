/* Guards: when may the flow run in place of the loops it was lifted from?
 *
 * The lifted form is exact if (1) every extent is in [1, 2^31), so that extents that were
 * simplified modulo 2^32 equal the program's; (2) narrow indices do not wrap; (3) within one source
 * nest, and within one codelet, two windows with a write among them are identical or disjoint,
 * since these are what distribution and fusion reorder (ir/graph/disjoint.h for those that
 * interleave); (4) a nest stores every element at most once, or adds integers to it, so that its
 * points may run in any order. (1), (2), (4) and the shape of (3) depend on sizes alone and are
 * settled once per size; a call then only compares byte ranges.
 *
 * Where elements are picked through an index array, the array is read before each call: then the
 * range of the window is known, and (5) nothing in the flow may write to the array. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ir/graph/disjoint.h"
#include "ir/graph/reach.h"
#include "net/window.h"
#include "run/run.h"

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

smr_status smr_guard_wraps(const smr_graph *g, const int64_t *sym)
{
	for (uint32_t w = 0; w < g->nwraps; w++) {
		const smr_wrap *p = &g->wraps[w];
		int64_t lo = smr_poly_eval(p->start, sym), hi = lo;

		for (uint32_t l = 0; l < p->nloops; l++) {
			int64_t step = smr_poly_eval(p->step[l], sym);
			int64_t last = smr_poly_eval(p->extent[l], sym) - 1;

			if (!smr_mul_add(step < 0 ? &lo : &hi, step, last))
				return smr_fail(SMR_EUNSUPPORTED, "an index wraps");
		}
		if (lo < p->lo || hi > p->hi)
			return smr_fail(SMR_EUNSUPPORTED, "an index leaves its type's range");
	}
	return SMR_OK;
}

/* Computes the bytes by which a store moves when domain loop l advances. */
static smr_status store_stride(const smr_node *v, uint32_t l, const int64_t *sym, int64_t *out)
{
	smr_assert(v->into != NULL && l < v->nest->nloops);
	*out = 0;
	for (uint32_t d = 0; d < v->into->type.rank; d++) {
		const smr_poly *c = v->nest->store[d].coef[l];

		if (v->nest->store[d].indirect != NULL)
			return smr_fail(SMR_EUNSUPPORTED, "it stores through an index array");
		if (c != NULL && !smr_mul_add(out, smr_poly_eval(c, sym),
					      smr_poly_eval(v->into->window->stride[d], sym)))
			return smr_fail(SMR_EUNSUPPORTED, "a stride overflows");
	}
	return SMR_OK;
}

static smr_status guard_injective(const smr_node *v, const int64_t *sym)
{
	smr_lattice stored = {0};
	int64_t bytes;

	smr_assert(v->op == SMR_OP_nest);
	if (v->into == NULL || smr_nest_tally(v) != NULL)
		return SMR_OK;
	stored.size = (int64_t)smr_dtype_size(v->into->type.dtype);
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		int64_t stride, extent = smr_poly_eval(v->nest->loops[l].extent, sym);

		if (!(v->nest->domain >> l & 1) || extent == 1)
			continue;
		SMR_TRY(store_stride(v, l, sym, &stride));
		if (stride == INT64_MIN)
			return smr_fail(SMR_EUNSUPPORTED, "a stride overflows");
		smr_lattice_add(&stored, stride, extent);
	}
	if (smr_lattice_is_injective(&stored, &bytes))
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, bytes == INT64_MAX ? "a window is larger than memory"
							     : "it stores an element twice");
}

smr_status smr_guard_size(const smr_flow *f, smr_specialization *s)
{
	SMR_TRY(guard_extents(f, s->sym));
	if (f->nmoving == 0) /* else at each call: moving symbols are 0 here */
		SMR_TRY(smr_guard_wraps(f->graph, s->sym));
	for (uint32_t i = 0; i < f->graph->nnodes; i++)
		if (f->graph->nodes[i]->op == SMR_OP_nest)
			SMR_TRY(guard_injective(f->graph->nodes[i], s->sym));
	SMR_TRY(smr_specialization_spans(f, s));
	return smr_specialization_pieces(f, s);
}

static bool is_aligned(const smr_span *p, const smr_env *e)
{
	intptr_t at = (intptr_t)e->base[p->base];
	intptr_t lo, hi;

	smr_assert(p->align > 0 && (p->align & (p->align - 1)) == 0);
	/* an address that overflows is outside the program */
	return !__builtin_add_overflow(at, p->lo, &lo) && !__builtin_add_overflow(at, p->hi, &hi) &&
	       (lo & (intptr_t)(p->align - 1)) == 0;
}

/* Computes the range of the window in this call. */
static smr_status measure_span(const smr_flow *f, const smr_env *e, smr_span *p)
{
	smr_reach r;

	smr_assert(p->open != NULL);
	smr_reach_start(&r, p->open, e->sym);
	for (uint32_t i = 0; i < f->graph->nnodes; i++)
		if (smr_flow_acts(f, f->graph->nodes[i]))
			SMR_TRY(smr_reach_nest(&r, f->graph->nodes[i], p->open, e));
	return smr_reach_bytes(&r, p->open, e->sym, &p->lo, &p->hi);
}

/* Checks spans. Index arrays are windows of known length: they are checked before they are read. */
static bool guard_spans(const smr_flow *f, smr_specialization *s, const smr_env *e,
			const char **why)
{
	static const char odd[] = "a pointer is not aligned to its type";

	for (size_t i = 0; i < s->nspans; i++)
		if (s->spans[i].open == NULL && !is_aligned(&s->spans[i], e)) {
			*why = odd;
			return false;
		}
	if (!smr_pieces_hold(s, e, why))
		return false;
	for (size_t i = 0; i < s->nspans; i++) {
		if (s->spans[i].open == NULL || smr_span_has_pieces(s, i))
			continue;
		*why = odd;
		if (measure_span(f, e, &s->spans[i]) != SMR_OK)
			*why = smr_errmsg();
		else if (is_aligned(&s->spans[i], e))
			continue;
		return false;
	}
	return true;
}

bool smr_clashes_hold(const smr_specialization *s, const smr_clash *clashes, size_t n,
		      const smr_env *e)
{
	smr_assert(n == 0 || clashes != NULL);
	for (size_t i = 0; i < n; i++) {
		const smr_clash *c = &clashes[i];
		const smr_span *a = &s->spans[c->a], *b = &s->spans[c->b];
		intptr_t pa = (intptr_t)e->base[a->base] + a->lo;
		intptr_t pb = (intptr_t)e->base[b->base] + b->lo;

		if (pa < pb + (b->hi - b->lo) && pb < pa + (a->hi - a->lo) &&
		    !smr_gaps_hold(c->gaps, c->ngaps, pb - pa))
			return false;
	}
	return true;
}

bool smr_guard_call(const smr_flow *f, smr_specialization *s, const smr_env *e, const char **why)
{
	if (!guard_spans(f, s, e, why))
		return false;
	if (smr_clashes_hold(s, s->clashes, s->nclashes, e))
		return true;
	*why = "arrays overlap";
	return false;
}
