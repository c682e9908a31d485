/* Matches the ranges of two folds: from one element of an array to the next one. */
#include "identify/match/match.h"

/* Returns the element in e; sets *add to the number added to it. */
static const cx *get_range_element(const cx *e, double *add)
{
	const cx *read = NULL;

	*add = 0;
	e = cx_strip_convert(e);
	if (e->kind != CX_ADD)
		return e->kind == CX_READ ? e : NULL;
	for (uint32_t i = 0; i < e->n; i++) {
		const cx *a = cx_strip_convert(e->args[i]);

		if (a->kind == CX_NUM)
			*add += a->num;
		else if (a->kind == CX_READ && read == NULL)
			read = a;
		else
			return NULL;
	}
	return read;
}

/* Whether @p hi is the element after @p lo, along the one loop that both move by. */
static bool is_next(const matcher *x, const cx_access *lo, const cx_access *hi)
{
	const smr_poly *step;

	if (lo->loops == 0 || (lo->loops & (lo->loops - 1)) != 0 || !cx_access_parallel(lo, hi))
		return false;
	step = smr_poly_sub(x->m->arena, hi->offset, lo->offset);
	return step != NULL && smr_poly_equal(step, lo->stride[__builtin_ctzll(lo->loops)]);
}

bool match_range(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e, *lo, *hi;
	goal inner = {.kind = GOAL_PAIR, .p = p->args[0], .next = g->next};
	double from, to;

	if (e->kind != CX_RANGE || s->loop[p->id] != (int8_t)e->id)
		return match_fail(x, s, WHY_GUARD, NULL);
	lo = get_range_element(e->args[0], &from);
	hi = get_range_element(e->args[1], &to);
	if (lo == NULL || hi == NULL || from != to || !is_next(x, lo->at, hi->at))
		return match_fail(x, s, WHY_ENDS, NULL);
	inner.e = lo;
	return match_next(x, s, &inner);
}
