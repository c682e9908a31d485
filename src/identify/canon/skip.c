/* Removes skips of terms that are zero.
 *
 * if (b != 0) c += b * a; beta == 0 ? s : s + beta * c. Where the factor is 0 the term is 0 over
 * the real numbers, so that the selection is redundant. In floating point a skipped term hides a
 * NaN or an infinity of the other factor: for names in reports only. */
#include "identify/canon/canon.h"

enum { MAX_ZEROS = 4, MAX_TERMS = 64 };

typedef struct zeros {
	const cx *v[MAX_ZEROS];
	uint32_t n;
} zeros;

/* Collects the values that condition c states to be 0. */
static void find_zeros(const cx *c, zeros *z)
{
	if (c->kind == CX_AND) {
		for (uint32_t i = 0; i < c->n; i++)
			find_zeros(c->args[i], z);
		return;
	}
	if (c->kind != CX_OP || c->op != SMR_OP_eq)
		return;
	for (uint32_t k = 0; k < 2; k++)
		if (cx_is_num(c->args[1 - k], 0) && c->args[k]->kind != CX_NUM && z->n < MAX_ZEROS)
			z->v[z->n++] = c->args[k];
}

static bool contains_expr(const cx *e, const cx *x)
{
	if (cx_equal(e, x))
		return true;
	for (uint32_t i = 0; i < e->n; i++)
		if (contains_expr(e->args[i], x))
			return true;
	return (e->pred != NULL && contains_expr(e->pred, x)) ||
	       (e->init != NULL && contains_expr(e->init, x));
}

static uint32_t count_occurrences(const cx *x, const cx *const *v, uint32_t n)
{
	uint32_t found = 0;

	for (uint32_t i = 0; i < n; i++)
		found += cx_equal(v[i], x);
	return found;
}

/* Whether the term is x, or x times factors independent of x; x may be a product. */
static bool has_factor(const cx *term, const cx *x)
{
	const cx *const *factor = x->kind == CX_MUL ? x->args : &x;
	uint32_t n = x->kind == CX_MUL ? x->n : 1;

	if (term->kind != CX_MUL)
		return cx_equal(term, x);
	for (uint32_t k = 0; k < n; k++) {
		if (count_occurrences(factor[k], term->args, term->n) != 1 ||
		    count_occurrences(factor[k], factor, n) != 1)
			return false;
		for (uint32_t i = 0; i < term->n; i++)
			if (!cx_equal(term->args[i], factor[k]) &&
			    contains_expr(term->args[i], factor[k]))
				return false;
	}
	return true;
}

static bool term_vanishes(const cx *term, const zeros *z)
{
	for (uint32_t i = 0; i < z->n; i++)
		if (has_factor(term, z->v[i]))
			return true;
	return false;
}

/* Whether b without the terms that are 0 where @p z are 0 is a. */
static bool is_skip(cx_maker *m, smr_dtype t, const zeros *z, const cx *a, const cx *b)
{
	const cx *left[MAX_TERMS], *rest;
	uint32_t many = b->kind == CX_ADD ? b->n : 1, n = 0;

	if (z->n == 0 || many > MAX_TERMS)
		return false;
	for (uint32_t i = 0; i < many; i++) {
		const cx *term = b->kind == CX_ADD ? b->args[i] : b;

		if (!term_vanishes(term, z))
			left[n++] = term;
	}
	if (n == many)
		return false;
	rest = n == 0 ? cx_num(m, t, 0) : n == 1 ? left[0] : cx_add(m, t, n, left);
	return rest != NULL && cx_equal(a, rest);
}

const cx *cx_unskip(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b)
{
	zeros z = {.n = 0};

	find_zeros(c, &z);
	if (is_skip(m, t, &z, a, b))
		return b;
	if (c->kind != CX_AND)
		return NULL;
	/* x != 0 && y != 0 ? a : b: either may be 0 */
	for (uint32_t i = 0; i < c->n; i++) {
		if (c->args[i]->kind != CX_OP || c->args[i]->op != SMR_OP_not)
			return NULL;
		z.n = 0;
		find_zeros(c->args[i]->args[0], &z);
		if (!is_skip(m, t, &z, b, a))
			return NULL;
	}
	return a;
}
