/* Joining of loops. Rows that are contiguous in every array that is read or stored become one long
 * row, so strips are full although rows are short. Points keep their order and their addresses, and
 * sums cover the same elements. */
#include "back/interp/interp.h"

/* Whether one step of the outer loop adds as much as a whole row of the inner loop. */
static bool rows_are_contiguous(const int64_t *coef, uint32_t outer, uint32_t inner, int64_t row)
{
	return coef[outer] == smr_wrapping_mul(coef[inner], row);
}

static bool place_follows(const interp_place *p, uint32_t outer, uint32_t inner, int64_t row)
{
	for (uint32_t d = 0; d < p->naxes; d++)
		if (!rows_are_contiguous(p->axes[d].coef, outer, inner, row))
			return false;
	return rows_are_contiguous(p->coef, outer, inner, row);
}

static bool cell_uses_counter(const interp_cell *c, uint32_t loop)
{
	bool found = c->kind == SMR_EXPR_INDEX && c->loop == loop;

	for (uint32_t i = 0; c->fold != NULL && i < c->fold->nloops; i++)
		found |= c->fold->loops[i] == loop;
	return found;
}

static bool may_join(const interp_plan *p, uint32_t outer, uint32_t inner)
{
	int64_t row = p->extent[inner], all;

	if (row < 1 || p->extent[outer] < 1 ||
	    __builtin_mul_overflow(row, p->extent[outer], &all) || p->result != UINT32_MAX)
		return false;
	for (uint32_t k = 0; k < p->ncells; k++) {
		const interp_cell *c = &p->cells[k];

		if (cell_uses_counter(c, outer) || cell_uses_counter(c, inner) ||
		    (c->place != NULL && !place_follows(c->place, outer, inner, row)))
			return false;
	}
	for (uint32_t k = 0; k < p->nresults; k++)
		if (!place_follows(&p->results[k].store, outer, inner, row))
			return false;
	return true;
}

void interp_join(interp_plan *p)
{
	uint32_t inner = UINT32_MAX;

	for (uint32_t l = p->nloops; l-- > 0;) {
		if (!(p->domain >> l & 1))
			continue;
		if (inner == UINT32_MAX || !may_join(p, l, inner)) {
			inner = l;
			continue;
		}
		p->extent[inner] *= p->extent[l];
		p->extent[l] = 1;
		p->domain &= ~(UINT64_C(1) << l);
	}
}
