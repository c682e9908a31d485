/* Terms are sorted by graded lexicographic order, highest first. That is a
 * monomial order: multiplying by a monomial keeps it, so products of sorted
 * lists need no sorting and division can work on leading terms alone. */
#include "ir/graph/poly_terms.h"

#include <string.h>

#include "base/assert.h"
#include "base/status.h"

/* Returns > 0 if a is ordered before b. */
static int compare_terms(const smr_term *a, const smr_term *b)
{
	if (a->nsyms != b->nsyms)
		return (int)a->nsyms - (int)b->nsyms;
	for (unsigned i = 0; i < a->nsyms; i++)
		if (a->syms[i] != b->syms[i])
			return (int)b->syms[i] - (int)a->syms[i];
	return 0;
}

const smr_poly *poly_make(smr_arena *a, const smr_term *terms, size_t n)
{
	smr_poly *p = NULL;

	if (n > SMR_POLY_MAX_TERMS) {
		(void)smr_fail(SMR_EUNSUPPORTED, "a size of more than %d terms",
			       SMR_POLY_MAX_TERMS);
		return NULL;
	}
	if (a != NULL)
		p = smr_arena_alloc(a, sizeof(*p) + n * sizeof(*terms));
	if (p == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a size");
		return NULL;
	}
	smr_assert(n == 0 || terms != NULL);
	p->nterms = (uint32_t)n;
	if (n > 0)
		memcpy(p->terms, terms, n * sizeof(*terms));
	smr_assert(smr_poly_canonical(p));
	return p;
}

/* The most frequent polynomials, shared. */
static const smr_poly nought = {.nterms = 0}, one = {.nterms = 1, .terms = {{.coef = 1}}};

const smr_poly *smr_poly_const(smr_arena *a, int64_t v)
{
	smr_term t = {.coef = v};

	if (a != NULL && (v == 0 || v == 1))
		return v == 0 ? &nought : &one;
	return poly_make(a, &t, v != 0);
}

const smr_poly *smr_poly_sym(smr_arena *a, uint16_t sym)
{
	smr_term t = {.coef = 1, .nsyms = 1, .syms = {sym}};

	return poly_make(a, &t, 1);
}

size_t poly_add_scaled(smr_term *out, const smr_term *p, size_t np, const smr_term *q, size_t nq,
		       int64_t k, bool *over)
{
	size_t n = 0, i = 0, j = 0;

	while (i < np || j < nq) {
		int c = i == np ? -1 : j == nq ? 1 : compare_terms(&p[i], &q[j]);

		if (c > 0) {
			out[n++] = p[i++];
			continue;
		}
		out[n] = q[j++];
		out[n].coef = smr_wrapping_mul(out[n].coef, k);
		if (c == 0 && __builtin_add_overflow(out[n].coef, p[i++].coef, &out[n].coef))
			*over = true;
		n += out[n].coef != 0;
	}
	return n;
}

static const smr_poly *add_times(smr_arena *a, const smr_poly *p, const smr_poly *q, int64_t k)
{
	smr_term out[2 * SMR_POLY_MAX_TERMS];

	bool wraps;

	if (p == NULL || q == NULL)
		return NULL;
	return poly_make(a, out,
			 poly_add_scaled(out, p->terms, p->nterms, q->terms, q->nterms, k, &wraps));
}

const smr_poly *smr_poly_add(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	return add_times(a, p, q, 1);
}

const smr_poly *smr_poly_sub(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	return add_times(a, p, q, -1);
}

const smr_poly *smr_poly_scale(smr_arena *a, const smr_poly *p, int64_t k)
{
	static const smr_poly zero;

	return add_times(a, &zero, p, k);
}

bool poly_times_monomial(smr_term *out, const smr_term *a, const smr_term *b)
{
	unsigned i = 0, j = 0, n = 0;

	smr_assert(a->nsyms <= SMR_POLY_MAX_DEGREE && b->nsyms <= SMR_POLY_MAX_DEGREE);
	if (a->nsyms + b->nsyms > SMR_POLY_MAX_DEGREE)
		return false;
	memset(out, 0, sizeof(*out));
	while (i < a->nsyms || j < b->nsyms)
		if (j == b->nsyms || (i < a->nsyms && a->syms[i] <= b->syms[j]))
			out->syms[n++] = a->syms[i++];
		else
			out->syms[n++] = b->syms[j++];
	out->nsyms = (uint16_t)n;
	out->coef = smr_wrapping_mul(a->coef, b->coef);
	return true;
}

bool smr_poly_mul_fits(const smr_poly *p, const smr_poly *q)
{
	smr_assert(smr_poly_canonical(p) && smr_poly_canonical(q));
	if (p->nterms == 0 || q->nterms == 0)
		return true;
	return p->terms[0].nsyms + q->terms[0].nsyms <= SMR_POLY_MAX_DEGREE &&
	       (uint64_t)p->nterms * q->nterms <= SMR_POLY_MAX_TERMS;
}

const smr_poly *smr_poly_mul(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	smr_term sum[2][SMR_POLY_MAX_TERMS], row[SMR_POLY_MAX_TERMS];
	size_t n = 0;
	unsigned now = 0;
	bool wraps;

	if (p == NULL || q == NULL)
		return NULL;
	if (!smr_poly_mul_fits(p, q)) {
		(void)smr_fail(SMR_EUNSUPPORTED, "a size of degree above %d or too many terms",
			       SMR_POLY_MAX_DEGREE);
		return NULL;
	}
	for (uint32_t i = 0; i < p->nterms; i++) {
		for (uint32_t j = 0; j < q->nterms; j++)
			poly_times_monomial(&row[j], &p->terms[i], &q->terms[j]);
		n = poly_add_scaled(sum[!now], sum[now], n, row, q->nterms, 1, &wraps);
		now = !now;
	}
	return poly_make(a, sum[now], n);
}

bool smr_poly_equal(const smr_poly *p, const smr_poly *q)
{
	if (p == q)
		return true;
	if (p == NULL || q == NULL || p->nterms != q->nterms)
		return false;
	for (uint32_t i = 0; i < p->nterms; i++)
		if (p->terms[i].coef != q->terms[i].coef ||
		    compare_terms(&p->terms[i], &q->terms[i]) != 0)
			return false;
	return true;
}

bool smr_poly_is_const(const smr_poly *p, int64_t *v)
{
	if (p == NULL || p->nterms > 1 || (p->nterms == 1 && p->terms[0].nsyms > 0))
		return false;
	if (v != NULL)
		*v = p->nterms == 0 ? 0 : p->terms[0].coef;
	return true;
}

bool smr_poly_is_zero(const smr_poly *p)
{
	return p != NULL && p->nterms == 0;
}

bool smr_poly_canonical(const smr_poly *p)
{
	for (uint32_t i = 0; i < p->nterms; i++) {
		const smr_term *t = &p->terms[i];

		if (t->coef == 0 || t->nsyms > SMR_POLY_MAX_DEGREE)
			return false;
		for (unsigned s = 1; s < t->nsyms; s++)
			if (t->syms[s - 1] > t->syms[s])
				return false;
		if (i > 0 && compare_terms(&p->terms[i - 1], t) <= 0)
			return false;
	}
	return true;
}

int64_t smr_poly_eval(const smr_poly *p, const int64_t *sym)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < p->nterms; i++) {
		int64_t v = p->terms[i].coef;

		for (unsigned s = 0; s < p->terms[i].nsyms; s++)
			v = smr_wrapping_mul(v, sym[p->terms[i].syms[s]]);
		sum = smr_wrapping_add(sum, v);
	}
	return sum;
}

bool smr_poly_fits(const smr_poly *p, const int64_t *sym)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < p->nterms; i++) {
		int64_t v = p->terms[i].coef;

		for (unsigned s = 0; s < p->terms[i].nsyms; s++)
			if (__builtin_mul_overflow(v, sym[p->terms[i].syms[s]], &v))
				return false;
		if (__builtin_add_overflow(sum, v, &sum))
			return false;
	}
	return true;
}

int64_t smr_poly_ratio(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	const smr_poly *r = smr_poly_div(a, p, q);
	int64_t v;

	return r != NULL && smr_poly_is_const(r, &v) ? v : 0;
}

void smr_poly_mark(const smr_poly *p, bool *used)
{
	for (uint32_t t = 0; p != NULL && t < p->nterms; t++)
		for (uint32_t s = 0; s < p->terms[t].nsyms; s++)
			used[p->terms[t].syms[s]] = true;
}
