/* Division and divisibility of polynomials. */
#include "ir/graph/poly_terms.h"

#include <string.h>

#include "base/assert.h"

int64_t smr_gcd(int64_t a, int64_t b)
{
	while (b != 0) {
		int64_t t = b == -1 ? 0 : a % b; /* INT64_MIN % -1 is undefined */

		a = b;
		b = t;
	}
	return a < 0 ? smr_wrapping_mul(a, -1) : a;
}

/* Computes out = a / b as a term with integer coefficient; false when b does not divide a. */
static bool divide_term(smr_term *out, const smr_term *a, const smr_term *b)
{
	unsigned j = 0;

	smr_assert(a->nsyms <= SMR_POLY_MAX_DEGREE && b->nsyms <= SMR_POLY_MAX_DEGREE);
	memset(out, 0, sizeof(*out));
	if (b->coef == 0 || (a->coef == INT64_MIN && b->coef == -1) || a->coef % b->coef != 0)
		return false;
	out->coef = a->coef / b->coef;
	for (unsigned i = 0; i < a->nsyms; i++) {
		if (j < b->nsyms && a->syms[i] == b->syms[j])
			j++;
		else
			out->syms[out->nsyms++] = a->syms[i];
	}
	return j == b->nsyms;
}

/* Computes row = t * q; false when a product exceeds 64 bits. */
static bool times_exactly(smr_term *row, const smr_term *t, const smr_poly *q)
{
	int64_t v;

	for (uint32_t j = 0; j < q->nterms; j++)
		if (__builtin_mul_overflow(t->coef, q->terms[j].coef, &v) ||
		    !poly_times_monomial(&row[j], t, &q->terms[j]))
			return false;
	return true;
}

const smr_poly *smr_poly_div(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	smr_term rest[2][2 * SMR_POLY_MAX_TERMS], row[SMR_POLY_MAX_TERMS];
	smr_term quotient[SMR_POLY_MAX_TERMS];
	size_t n, nq = 0;
	unsigned now = 0;
	bool wraps = false;

	smr_assert(p == NULL || smr_poly_canonical(p));
	smr_assert(q == NULL || smr_poly_canonical(q));
	if (p == NULL || q == NULL || q->nterms == 0)
		return NULL;
	n = p->nterms;
	memcpy(rest[now], p->terms, n * sizeof(smr_term));
	while (n > 0) {
		if (wraps || nq == SMR_POLY_MAX_TERMS || n > SMR_POLY_MAX_TERMS ||
		    !divide_term(&quotient[nq], &rest[now][0], &q->terms[0]) ||
		    !times_exactly(row, &quotient[nq], q))
			return NULL;
		nq++;
		n = poly_add_scaled(rest[!now], rest[now], n, row, q->nterms, -1, &wraps);
		now = !now;
	}
	return wraps ? NULL : poly_make(a, quotient, nq);
}

const smr_poly *smr_poly_common(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	smr_term t = {0};
	const smr_term *x, *y;

	if (p == NULL || q == NULL || p->nterms != 1 || q->nterms != 1)
		return NULL;
	x = &p->terms[0];
	y = &q->terms[0];
	t.coef = smr_gcd(x->coef, y->coef);
	for (uint16_t i = 0, j = 0; i < x->nsyms && j < y->nsyms;) {
		uint16_t s = x->syms[i], u = y->syms[j];

		if (s == u)
			t.syms[t.nsyms++] = s;
		i += s <= u;
		j += u <= s;
	}
	return poly_make(a, &t, 1);
}
