/* Checks the memory layout of arrays, where the order of dimensions matters. */
#include "identify/match/match.h"

static bool stride_is_above(matcher *x, const smr_poly *a, const smr_poly *b)
{
	const smr_poly *q = a == NULL || b == NULL ? NULL : smr_poly_div(x->m->arena, a, b);
	int64_t v;

	return q != NULL && !(smr_poly_is_const(q, &v) && (v == 1 || v == -1));
}

/* Whether loop a walks rows whose elements loop b walks: a pitch without a known number divides by
 * nothing. */
static bool over_elements(matcher *x, const cx_access *at, uint32_t a, uint32_t b)
{
	int64_t v, size = (int64_t)smr_dtype_size(at->node->type.dtype);

	if (stride_is_above(x, at->stride[a], at->stride[b]))
		return true;
	return at->stride[a] != NULL && at->stride[b] != NULL &&
	       !smr_poly_is_const(at->stride[a], &v) && smr_poly_is_const(at->stride[b], &v) &&
	       v == size;
}

bool match_permuted(matcher *x, const state *s)
{
	const cx_access *o = &x->n->store, *i = s->operand[1].at;

	for (uint32_t a = 0; a < SMR_MAX_LOOPS; a++)
		for (uint32_t b = 0; b < SMR_MAX_LOOPS; b++)
			if (over_elements(x, o, a, b) && over_elements(x, i, b, a))
				return true;
	return false;
}

/* Whether a matrix has adjacent elements along some loop, as matrices and images do: a loop in
 * steps of two walks every other column, which is not a product of whole matrices. */
static bool has_unit(const cx_access *at)
{
	int64_t size = (int64_t)smr_dtype_size(at->node->type.dtype), a, b;
	uint32_t loops = 0;

	/* stride*x + dilation*s over adjacent elements */
	for (uint32_t d = 0; !at->is_value && d < at->node->type.rank; d++)
		if (smr_poly_is_const(at->node->window->stride[d], &a) &&
		    (a == size || a == -size) && (at->window[d] & (at->window[d] - 1)) != 0)
			return true;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (at->stride[l] == NULL)
			continue;
		loops++;
		if (!smr_poly_is_const(at->stride[l], &a))
			continue;
		if (a == size || a == -size)
			return true;
		for (uint32_t k = 0; k < l; k++)
			if (at->stride[k] != NULL && smr_poly_is_const(at->stride[k], &b) &&
			    smr_gcd(a, b) == size)
				return true;
	}
	return loops < 2;
}

bool match_dense(const matcher *x, const state *s)
{
	for (uint32_t o = 0; o < x->f->noperands; o++)
		if (s->operand[o].at != NULL && !has_unit(s->operand[o].at))
			return false;
	return true;
}

/* Whether loop a steps over all of loop b, or neither moves it. */
static bool steps_over(const matcher *x, const cx_access *at, uint32_t a, uint32_t b)
{
	const smr_poly *extent = x->m->nest->nest->loops[b].extent;

	if (at->stride[a] == NULL || at->stride[b] == NULL)
		return at->stride[a] == at->stride[b];
	return smr_poly_mul_fits(at->stride[b], extent) &&
	       smr_poly_equal(at->stride[a], smr_poly_mul(x->m->arena, at->stride[b], extent));
}

bool match_rows(matcher *x, const state *s)
{
	uint32_t a = (uint32_t)s->loop[x->f->rows[0]], b = (uint32_t)s->loop[x->f->rows[1]];
	const cx_access *out = &x->n->store;

	for (uint32_t o = 0; o < x->f->noperands; o++)
		if (s->operand[o].at != NULL && !steps_over(x, s->operand[o].at, a, b) &&
		    !steps_over(x, s->operand[o].at, b, a))
			return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (l != a && l != b && stride_is_above(x, out->stride[a], out->stride[l]) &&
		    stride_is_above(x, out->stride[b], out->stride[l]))
			return true;
	return false;
}
