/* Determines signs of polynomials over all sizes that a nest may have.
 *
 * A loop of extent n - k - 1 that runs at least twice implies n = t + k + 3 with some t >= 0: such
 * a symbol is replaced, for one extent after another. A polynomial that then has no negative
 * coefficient is non-negative. */
#include "identify/canon/sizes.h"

const smr_poly *sizes_times(const sizes *z, const smr_poly *p, const smr_poly *q)
{
	return p != NULL && q != NULL && smr_poly_mul_fits(p, q) ? smr_poly_mul(z->a, p, q) : NULL;
}

static const smr_poly *put_term(const sizes *z, const smr_term *t, uint32_t k)
{
	const smr_poly *p = smr_poly_const(z->a, t->coef);

	for (uint32_t i = 0; i < t->nsyms; i++)
		p = sizes_times(
			z, p, t->syms[i] == z->sym[k] ? z->is[k] : smr_poly_sym(z->a, t->syms[i]));
	return p;
}

/* Substitutes the first @p n symbols in p. */
static const smr_poly *substitute_symbols(const sizes *z, const smr_poly *p, uint32_t n)
{
	for (uint32_t k = 0; k < n && p != NULL; k++) {
		const smr_poly *sum = smr_poly_const(z->a, 0);

		for (uint32_t i = 0; i < p->nterms; i++)
			sum = smr_poly_add(z->a, sum, put_term(z, &p->terms[i], k));
		p = sum;
	}
	return p;
}

static bool no_minus(const smr_poly *p)
{
	for (uint32_t i = 0; p != NULL && i < p->nterms; i++)
		if (p->terms[i].coef < 0)
			return false;
	return p != NULL;
}

bool sizes_nonnegative(const sizes *z, const smr_poly *p)
{
	return no_minus(substitute_symbols(z, p, z->n));
}

/* Finds a symbol that occurs once and linearly in the extent, and its substitution. */
static bool solve_extent(const sizes *z, const smr_poly *extent, uint16_t *sym, const smr_poly **is)
{
	const smr_poly *two = smr_poly_const(z->a, 2);

	for (uint32_t i = 0; extent != NULL && i < extent->nterms; i++) {
		const smr_term *t = &extent->terms[i];
		const smr_poly *s, *rest;

		if (t->nsyms != 1 || t->coef != 1)
			continue;
		*sym = t->syms[0];
		s = smr_poly_sym(z->a, *sym);
		rest = smr_poly_sub(z->a, two, smr_poly_sub(z->a, extent, s));
		*is = smr_poly_add(z->a, s, rest);
		if (no_minus(rest)) /* otherwise s >= 0 is stronger */
			return true;
	}
	return false;
}

void sizes_of(sizes *z, smr_arena *a, const smr_nest *n)
{
	*z = (sizes){.a = a};
	for (uint32_t l = 0; l < n->nloops; l++) {
		const smr_poly *extent = substitute_symbols(z, n->loops[l].extent, z->n);

		if (solve_extent(z, extent, &z->sym[z->n], &z->is[z->n]))
			z->n++;
	}
}
