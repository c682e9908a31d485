/* Matches leaves of forms: numbers, scalars, counts of elements, conditions on counters. */
#include <math.h>

#include "identify/match/match.h"

bool leaf_same_number(const cx *p, const cx *e)
{
	uint32_t n = p->nalt > 0 ? p->nalt : 1;

	for (uint32_t i = 0; i < n; i++) {
		double v = p->nalt > 0 ? p->alt[i] : p->num;

		if (e->num == v || (e->type == SMR_F32 && e->num == (double)(float)v))
			return true;
	}
	return false;
}

/* Whether e is not above the bound of the form: a number, or the negation of a value that programs
 * intend to be positive. */
static bool is_below(const cx *e, double above)
{
	return e->kind == CX_NUM ? !(e->num > above) : e->kind == CX_MUL && e->neg && above >= 0;
}

bool leaf_bind_scalar(matcher *x, state *s, uint32_t k, const cx *e)
{
	if (e->loops != 0 || e->accs != 0 || cx_has_fold(e))
		return match_fail(x, s, WHY_SCALAR, x->f->scalar[k]);
	if ((x->f->bounded >> k & 1) != 0 && is_below(e, x->f->above[k]))
		return match_fail(x, s, WHY_RANGE, x->f->scalar[k]);
	if (s->scalar[k] != NULL)
		return cx_equal(s->scalar[k], e) || match_fail(x, s, WHY_SCALAR, x->f->scalar[k]);
	s->scalar[k] = e;
	return true;
}

static bool reads_memory(const cx *e)
{
	if (e->kind == CX_READ && !e->at->is_value)
		return true;
	for (uint32_t i = 0; i < e->n; i++)
		if (reads_memory(e->args[i]))
			return true;
	return false;
}

bool leaf_bind_computed(matcher *x, state *s, const cx *p, const cx *e)
{
	uint32_t l = (uint32_t)__builtin_ctzll(p->bound);
	bool one = (e->loops & (e->loops - 1)) == 0;

	if (e->accs != 0 || e->loops == 0 || cx_has_fold(e) || !reads_memory(e) ||
	    (e->loops & ~s->allowed[l]) != 0 || (!one && !x->f->loop[l].pack))
		return match_fail(x, s, WHY_INDIRECT, x->f->scalar[p->id]);
	if (s->scalar[p->id] != NULL)
		return cx_equal(s->scalar[p->id], e) ||
		       match_fail(x, s, WHY_SAME, x->f->scalar[p->id]);
	s->scalar[p->id] = e;
	if (x->f->loop[l].pack) {
		if (s->packed[l] && s->pack[l] != e->loops)
			return match_fail(x, s, WHY_INDEX, x->f->scalar[p->id]);
		s->packed[l] = true;
		s->pack[l] = e->loops;
		return true;
	}
	if (s->loop[l] >= 0 && e->loops != 1ull << s->loop[l])
		return match_fail(x, s, WHY_INDEX, x->f->scalar[p->id]);
	s->loop[l] = (int8_t)__builtin_ctzll(e->loops);
	return true;
}

/* Returns the product of the extents of the nest's loops bound to a form's loops. */
const smr_poly *leaf_extents(matcher *x, const state *s, uint64_t loops)
{
	const smr_poly *p = smr_poly_const(x->m->arena, 1);
	const smr_nest *n = x->m->nest->nest;
	uint64_t mask = 0;

	for (uint32_t l = 0; l < x->f->nloops; l++) {
		if ((loops >> l & 1) == 0)
			continue;
		if (s->loop[l] < 0 && !s->packed[l])
			return NULL;
		mask |= s->packed[l] ? s->pack[l] : 1ull << s->loop[l];
	}
	for (uint32_t l = 0; l < n->nloops && p != NULL; l++)
		if ((mask >> l & 1) != 0)
			p = smr_poly_mul_fits(p, n->loops[l].extent)
				    ? smr_poly_mul(x->m->arena, p, n->loops[l].extent)
				    : NULL;
	return p;
}

/* Whether e is the product of sizes p. */
bool leaf_is_size(matcher *x, const cx *e, const smr_poly *p)
{
	const smr_poly *q = smr_poly_const(x->m->arena, 1), *part;
	int64_t v;

	e = cx_strip_convert(e);
	if (smr_poly_is_const(p, &v))
		return e->kind == CX_NUM && e->num == (double)v;
	if (e->kind == CX_SIZE)
		return smr_poly_equal(e->size, p);
	if (e->kind != CX_MUL || e->neg)
		return false;
	for (uint32_t i = 0; i < e->n && q != NULL; i++) {
		const cx *a = cx_strip_convert(e->args[i]);

		part = a->kind == CX_SIZE ? a->size
		       : a->kind == CX_NUM && a->num == trunc(a->num)
			       ? smr_poly_const(x->m->arena, (int64_t)a->num)
			       : NULL;
		q = part != NULL && smr_poly_mul_fits(q, part) ? smr_poly_mul(x->m->arena, q, part)
							       : NULL;
	}
	return q != NULL && smr_poly_equal(q, p);
}

/* Whether e is 1 / extent, as a number rounded to its type or as a quotient. */
bool leaf_is_share(matcher *x, const state *s, const cx *p, const cx *e)
{
	const smr_poly *size = leaf_extents(x, s, p->args[0]->bound);
	int64_t v;
	double share;

	if (size == NULL)
		return match_fail(x, s, WHY_EXTENT, NULL);
	while (e->kind == CX_OP && e->op == SMR_OP_convert && smr_dtype_is_float(e->type) &&
	       smr_dtype_is_float(e->args[0]->type)) /* (float)(1.0 / n) */
		e = e->args[0];
	if (e->kind == CX_RECIP)
		return leaf_is_size(x, e->args[0], size) || match_fail(x, s, WHY_EXTENT, NULL);
	if (e->kind != CX_NUM || !smr_poly_is_const(size, &v))
		return match_fail(x, s, WHY_EXTENT, NULL);
	share = e->type == SMR_F32 ? (double)(1.0f / (float)v) : 1.0 / (double)v;
	return e->num == share || match_fail(x, s, WHY_EXTENT, NULL);
}

/* ---- conditions ------------------------------------------------------------------------------ */

static bool set_param(matcher *x, state *s, int32_t k, const smr_poly *v)
{
	int64_t one;

	if (v == NULL)
		return false;
	if (k < 0)
		return (smr_poly_is_const(v, &one) && one == 1) || match_fail(x, s, WHY_STEP, NULL);
	if (s->param[k] != NULL)
		return smr_poly_equal(s->param[k], v) ||
		       match_fail(x, s, WHY_PARAM, x->f->param[k]);
	s->param[k] = v;
	return true;
}

bool leaf_affine(matcher *x, state *s, const cx_affine *p, const cx_affine *e)
{
	smr_arena *a = x->m->arena;
	bool upper = p->limit >= 0;
	uint64_t seen = 0;
	const smr_poly *c = e->c;

	for (uint32_t k = 0; k < p->n; k++) {
		int8_t l = s->loop[p->loop[k]];

		if (l < 0 || e->coef[l] == NULL)
			return match_fail(x, s, WHY_GUARD, NULL);
		seen |= 1ull << l;
		if (!set_param(x, s, p->param[k],
			       upper ? smr_poly_scale(a, e->coef[l], -1) : e->coef[l]))
			return false;
	}
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (e->coef[l] != NULL && (seen >> l & 1) == 0)
			return match_fail(x, s, WHY_GUARD, NULL);
	if (!upper) /* index - pad >= 0 */
		return p->pad < 0 ? smr_poly_is_zero(c)
				  : set_param(x, s, p->pad, smr_poly_scale(a, c, -1));
	/* limit - 1 - index + pad >= 0 */
	c = smr_poly_add(a, c, smr_poly_const(a, 1));
	if (p->pad >= 0) {
		if (s->param[p->pad] == NULL)
			return match_fail(x, s, WHY_GUARD, NULL);
		c = smr_poly_sub(a, c, s->param[p->pad]);
	}
	return set_param(x, s, p->limit, c);
}
