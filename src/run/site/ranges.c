/* Guards of folds over a range.
 *
 * The bounds of the window that such a fold reads matter only if the flow stores to memory that may
 * overlap it. Then each call first reads the ends of all ranges and their keys. Before that, the
 * guard checks that no store of the flow hits the arrays read here: otherwise the program itself
 * might never read these elements. */
#include "base/alloc.h"
#include "ir/graph/range.h"
#include "ir/graph/range_extent.h"
#include "ir/graph/reach.h"
#include "run/run.h"

/* Finds the reads of acting nests from one open span. */
static smr_status find_pieces(const smr_flow *f, smr_specialization *s, uint32_t span,
			      uint64_t *loops)
{
	const smr_graph *g = f->graph;
	const smr_node *view = s->spans[span].open;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		uint32_t before = s->npieces;

		if (!smr_flow_acts(f, g->nodes[i]))
			continue;
		SMR_TRY(smr_pieces_of(g->nodes[i], view, s->sym, s->pieces, &s->npieces,
				      &loops[i]));
		for (uint32_t k = before; k < s->npieces; k++) {
			s->pieces[k].span = span;
			if (s->pieces[k].scale % s->spans[span].align != 0)
				return smr_fail(SMR_EUNSUPPORTED,
						"elements that are not all aligned to their type");
		}
	}
	return SMR_OK;
}

static smr_status are_covered(const smr_flow *f, const uint64_t *loops)
{
	for (uint32_t i = 0; i < f->graph->nnodes; i++) {
		const smr_node *v = f->graph->nodes[i];

		if (!smr_flow_acts(f, v)) /* nests used for matching only */
			continue;
		for (uint32_t l = 0; l < v->nest->nloops; l++)
			if (smr_loop_is_open(&v->nest->loops[l]) && !(loops[i] >> l & 1))
				return smr_fail(SMR_EUNSUPPORTED,
						"nothing is read by the range of loop %s",
						v->nest->loops[l].name);
	}
	return SMR_OK;
}

bool smr_flow_has_range(const smr_flow *f)
{
	const smr_graph *g = f->graph;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest && smr_nest_has_range(g->nodes[i]->nest))
			return true;
	return false;
}

smr_status smr_specialization_pieces(const smr_flow *f, smr_specialization *s)
{
	uint64_t *loops;
	smr_status st = SMR_OK;

	if (!smr_flow_has_range(f))
		return SMR_OK;
	loops = smr_calloc(f->graph->nnodes + 1, sizeof(*loops));
	s->pieces = smr_calloc(SMR_PIECES, sizeof(*s->pieces));
	if (loops == NULL || s->pieces == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for guards");
	for (uint32_t i = 0; st == SMR_OK && i < s->nspans; i++)
		if (s->spans[i].open != NULL)
			st = find_pieces(f, s, i, loops);
	if (st == SMR_OK)
		st = are_covered(f, loops);
	smr_free(loops);
	return st;
}

bool smr_span_has_pieces(const smr_specialization *s, size_t span)
{
	for (uint32_t k = 0; k < s->npieces; k++)
		if (s->pieces[k].span == span)
			return true;
	return false;
}

bool smr_piece_clashes(const smr_specialization *s, const smr_range_extent *p)
{
	for (size_t i = 0; i < s->nclashes; i++) {
		const smr_clash *c = &s->clashes[i];
		const smr_span *a = &s->spans[c->a], *b = &s->spans[c->b];

		if ((c->a == p->span || c->b == p->span) &&
		    (a->base == b->base || !(a->own || b->own)))
			return true;
	}
	return false;
}

/* Checks clashes between spans whose ranges are known before anything is read. */
static bool closed_spans_are_disjoint(const smr_specialization *s, const smr_env *e)
{
	for (size_t i = 0; i < s->nclashes; i++)
		if (s->spans[s->clashes[i].a].open == NULL &&
		    s->spans[s->clashes[i].b].open == NULL &&
		    !smr_clashes_hold(s, &s->clashes[i], 1, e))
			return false;
	return true;
}

/* Keys come last: the array that holds them is checked by then. */
static bool set_range(smr_specialization *s, const smr_env *e, bool keys)
{
	for (uint32_t k = 0; k < s->npieces; k++) {
		const smr_range_extent *p = &s->pieces[k];
		smr_span *to = &s->spans[p->span];
		int64_t lo, hi;

		if ((p->kind == SMR_RANGE_EXTENT_KEYS) != keys || !smr_piece_clashes(s, p))
			continue;
		if (!smr_range_extent_bytes(p, e->base, 0, p->ranges.n, &lo, &hi))
			return false;
		if (lo == hi)
			continue;
		if (to->lo == to->hi) {
			to->lo = lo;
			to->hi = hi;
		}
		to->lo = lo < to->lo ? lo : to->lo;
		to->hi = hi > to->hi ? hi : to->hi;
	}
	return true;
}

bool smr_pieces_hold(smr_specialization *s, const smr_env *e, const char **why)
{
	if (s->npieces == 0)
		return true;
	*why = "arrays overlap";
	if (!closed_spans_are_disjoint(s, e))
		return false;
	for (uint32_t k = 0; k < s->npieces; k++) {
		smr_span *p = &s->spans[s->pieces[k].span];

		p->lo = p->hi = 0;
		*why = "a pointer is not aligned to its type";
		if (((uintptr_t)e->base[p->base] + (uint64_t)s->pieces[k].at) & (p->align - 1))
			return false;
	}
	*why = "an index leaves its array";
	return set_range(s, e, false) && set_range(s, e, true);
}
