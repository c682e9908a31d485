/* Checks that every use of an operand's name is the same array. */
#include "identify/match/match.h"

static bool same_memory(const cx_access *a, const cx_access *b)
{
	if (a->is_value || b->is_value)
		return a->node == b->node;
	return a->node->window->base == b->node->window->base &&
	       a->node->type.dtype == b->node->type.dtype && smr_poly_equal(a->offset, b->offset);
}

static bool same_extent(const matcher *x, uint32_t a, uint32_t b)
{
	const smr_nest *n = x->m->nest->nest;

	return a == b || smr_poly_equal(n->loops[a].extent, n->loops[b].extent);
}

static bool same_stride(const cx_access *a, uint32_t la, const cx_access *b, uint32_t lb)
{
	if (a->stride[la] == NULL || b->stride[lb] == NULL)
		return a->stride[la] == b->stride[lb];
	return smr_poly_equal(a->stride[la], b->stride[lb]);
}

/* Whether an operand that is already bound has the same walk in every dimension, perhaps by other
 * loops. */
static bool same_dims(const matcher *x, const state *s, const bound_operand *o,
		      const access_goal *g)
{
	if (o->pat->ndims != g->p->ndims)
		return false;
	for (uint32_t d = 0; d < g->p->ndims; d++) {
		const cx_pdim *p = &o->pat->dim[d], *q = &g->p->dim[d];

		if (p->pack != q->pack || p->n != q->n)
			return false;
		if (p->pack) {
			if (p->loop[0] != q->loop[0])
				return false;
			for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
				if ((s->pack[p->loop[0]] >> l & 1) != 0 &&
				    !same_stride(o->at, l, g->at, l))
					return false;
			continue;
		}
		for (uint32_t k = 0; k < p->n; k++) {
			uint32_t a = (uint32_t)s->loop[p->loop[k]],
				 b = (uint32_t)s->loop[q->loop[k]];

			if (!same_stride(o->at, a, g->at, b) || !same_extent(x, a, b))
				return false;
		}
	}
	return true;
}

bool match_operand(matcher *x, state *s, const access_goal *g)
{
	bound_operand *o = &s->operand[g->p->operand];

	if (o->at == NULL) {
		*o = (bound_operand){.at = g->at, .pat = g->p, .read = g->read};
		return true;
	}
	if (!same_memory(o->at, g->at) || !same_dims(x, s, o, g))
		return match_fail(x, s, WHY_SAME, x->f->operand[g->p->operand]);
	if (o->at->indirect != NULL || g->at->indirect != NULL)
		if (!cx_equal(o->at->indirect, g->at->indirect))
			return match_fail(x, s, WHY_SAME, x->f->operand[g->p->operand]);
	return true;
}
