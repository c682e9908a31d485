/* Matches sums, products and sets of conditions: pairs terms of the nest with terms of the form. */
#include "identify/match/match.h"

static uint32_t get_search_weight(const cx *p)
{
	switch (p->kind) {
	case CX_FOLD:
	case CX_SCAN:
		return 0;
	case CX_OP:
		return 1;
	case CX_ADD:
	case CX_MUL:
		return 2;
	case CX_READ:
		return 3 + (p->pat->ndims > 1 || p->pat->dim[0].pack);
	case CX_RECIP:
		return get_search_weight(p->args[0]);
	case CX_EXTENT:
		return 8;
	case CX_SCALAR:
		return 9;
	case CX_GE0:
		return p->affine->limit >= 0;
	default:
		return 6;
	}
}

/* Returns the k-th argument to try; scalars come last. */
static const cx *pick_argument(const cx *p, uint32_t k)
{
	for (uint32_t w = 0; w < 10; w++)
		for (uint32_t i = 0; i < p->n; i++)
			if (get_search_weight(p->args[i]) == w && k-- == 0)
				return p->args[i];
	return NULL;
}

static bool has_scalar(const cx *p)
{
	for (uint32_t i = 0; i < p->n; i++)
		if (p->args[i]->kind == CX_SCALAR)
			return true;
	return false;
}

/* Binds the remaining terms to the scalar of the form. */
static bool absorb_into_scalar(matcher *x, const state *s, const goal *g, const cx *scalar)
{
	const cx *rest[64], *v;
	bool neg = g->p->kind == CX_MUL && g->p->neg != g->e->neg;
	uint32_t n = 0;
	state t = *s;

	for (uint32_t i = 0; i < g->e->n; i++)
		if ((g->used >> i & 1) == 0)
			rest[n++] = g->e->args[i];
	if (n == 0 && !neg)
		return match_fail(x, s, WHY_MISSING, x->f->scalar[scalar->id]);
	if (n == 0)
		v = cx_num(x->m, g->e->type, -1);
	else if (g->p->kind == CX_MUL)
		v = cx_mul(x->m, g->e->type, neg, n, rest);
	else
		v = cx_add(x->m, g->e->type, n, rest);
	return v != NULL && leaf_bind_scalar(x, &t, scalar->id, v) && match_next(x, &t, g->next);
}

bool match_rest(matcher *x, const state *s, const goal *g)
{
	const cx *p = pick_argument(g->p, g->k);

	if (p == NULL) {
		if (g->used == (1ull << g->e->n) - 1)
			return match_next(x, s, g->next);
		return match_fail(x, s, WHY_EXTRA, NULL);
	}
	if (p->kind == CX_SCALAR && g->k + 1 == g->p->n)
		return absorb_into_scalar(x, s, g, p);
	for (uint32_t i = 0; i < g->e->n; i++) {
		goal next = *g,
		     pair = {.kind = GOAL_PAIR, .p = p, .e = g->e->args[i], .next = &next};

		if ((g->used >> i & 1) != 0)
			continue;
		next.k++;
		next.used |= 1ull << i;
		if (match_next(x, s, &pair))
			return true;
	}
	return match_fail(x, s, WHY_MISSING, NULL);
}

bool match_many(matcher *x, const state *s, const goal *g)
{
	goal all = {.kind = GOAL_REST, .p = g->p, .e = g->e, .next = g->next};
	bool free_sign = g->p->kind == CX_MUL && has_scalar(g->p);

	if (g->e->kind != g->p->kind || g->e->n > 63)
		return match_fail(x, s, WHY_SHAPE, NULL);
	if (!free_sign && g->p->neg != g->e->neg)
		return match_fail(x, s, WHY_SIGN, NULL);
	return match_next(x, s, &all);
}
