/* Recognises which of two values a recurrence keeps, and its index. */
#include "identify/canon/fold.h"

bool fold_is_acc(const cx *e, uint32_t k)
{
	return e->kind == CX_ACC && e->depth == 0 && e->id == k;
}

bool fold_free_of_acc(const cx *e)
{
	return (e->accs & 1) == 0;
}

/* Recognises select(x < y, x, y) and its three variants, one side being the accumulator. */
bool fold_choice(const cx *s, uint32_t acc, cx_rop *rop, const cx **e)
{
	const cx *c = s->args[0], *lo, *hi;
	bool strict, picks_lo, acc_lo;

	if (c->kind != CX_OP || (c->op != SMR_OP_lt && c->op != SMR_OP_le))
		return false;
	lo = c->args[0];
	hi = c->args[1];
	strict = c->op == SMR_OP_lt;
	picks_lo = cx_equal(s->args[1], lo) && cx_equal(s->args[2], hi);
	if (!picks_lo && !(cx_equal(s->args[1], hi) && cx_equal(s->args[2], lo)))
		return false;
	acc_lo = fold_is_acc(lo, acc);
	if (!acc_lo && !fold_is_acc(hi, acc))
		return false;
	*e = acc_lo ? hi : lo;
	if (!fold_free_of_acc(*e))
		return false;
	if (picks_lo) /* min: (e < a ? e : a) or (a < e ? a : e) */
		*rop = acc_lo ? (strict ? CX_ROP_MIN_NLT : CX_ROP_MIN_NLE)
			      : (strict ? CX_ROP_MIN_LT : CX_ROP_MIN_LE);
	else
		*rop = acc_lo ? (strict ? CX_ROP_MAX_LT : CX_ROP_MAX_LE)
			      : (strict ? CX_ROP_MAX_NLT : CX_ROP_MAX_NLE);
	return true;
}

/* Whether @p b is @p a with e in place of the accumulator. */
static bool same_of(const cx *a, const cx *b, uint32_t acc, const cx *e)
{
	if (fold_is_acc(a, acc))
		return cx_equal(b, e);
	if (a->n == 0 || (a->kind != CX_OP && a->kind != CX_MUL && a->kind != CX_ADD))
		return cx_equal(a, b);
	if (a->kind != b->kind || a->op != b->op || a->type != b->type || a->neg != b->neg ||
	    a->n != b->n)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (!same_of(a->args[i], b->args[i], acc, e))
			return false;
	return true;
}

/* Recognises f(acc) < f(e) ? e : acc and its variants, which keep the element with the greater or
 * lesser f; *by is f(e). */
static bool choice_by(const cx *s, uint32_t acc, cx_rop *rop, const cx **e, const cx **by)
{
	const cx *c = s->args[0];
	bool takes = fold_is_acc(s->args[2], acc), strict, acc_lo;

	if (c->kind != CX_OP || (c->op != SMR_OP_lt && c->op != SMR_OP_le) ||
	    takes == fold_is_acc(s->args[1], acc))
		return false;
	*e = s->args[takes ? 1 : 2];
	strict = c->op == SMR_OP_lt;
	acc_lo = !fold_free_of_acc(c->args[0]);
	*by = c->args[acc_lo];
	if (!fold_free_of_acc(*e) || !same_of(c->args[!acc_lo], *by, acc, *e))
		return false;
	if (acc_lo == takes)
		*rop = acc_lo ? (strict ? CX_ROP_MAX_LT : CX_ROP_MAX_LE)
			      : (strict ? CX_ROP_MAX_NLT : CX_ROP_MAX_NLE);
	else
		*rop = acc_lo ? (strict ? CX_ROP_MIN_NLT : CX_ROP_MIN_NLE)
			      : (strict ? CX_ROP_MIN_LT : CX_ROP_MIN_LE);
	return true;
}

const cx *fold_magnitude(cx_maker *m, const cx *e)
{
	const cx *c, *x;
	bool positive;

	if (e->kind != CX_OP)
		return NULL;
	if (e->op == SMR_OP_abs)
		return e->args[0];
	c = e->args[0];
	if (e->op != SMR_OP_select || c->kind != CX_OP ||
	    (c->op != SMR_OP_lt && c->op != SMR_OP_le))
		return NULL;
	positive = cx_is_num(c->args[0], 0); /* 0 < x */
	if (!positive && !cx_is_num(c->args[1], 0))
		return NULL;
	x = c->args[positive];
	if (!cx_equal(e->args[positive ? 1 : 2], x) ||
	    !cx_equal(e->args[positive ? 2 : 1], cx_neg(m, x)))
		return NULL;
	return x;
}

/* Whether idx is the counter of the loop plus a number. */
static bool is_loop_counter(const cx *idx, uint64_t loops, double *add)
{
	*add = 0;
	if (idx->kind == CX_OP && idx->op == SMR_OP_convert && !smr_dtype_is_float(idx->type) &&
	    smr_dtype_size(idx->type) >= 4)
		idx = idx->args[0];
	if (idx->kind == CX_ADD && idx->n == 2) {
		uint32_t k = idx->args[0]->kind == CX_NUM ? 0 : 1;

		if (idx->args[k]->kind != CX_NUM)
			return false;
		*add = idx->args[k]->num;
		idx = idx->args[1 - k];
		if (idx->kind == CX_OP && idx->op == SMR_OP_convert &&
		    smr_dtype_size(idx->type) >= 4)
			idx = idx->args[0];
	}
	return idx->kind == CX_INDEX && loops == 1ull << idx->id;
}

static const cx *strip_int_converts(const cx *e)
{
	while (e->kind == CX_OP && e->op == SMR_OP_convert && !smr_dtype_is_float(e->type) &&
	       smr_dtype_size(e->type) >= 4)
		e = e->args[0];
	return e;
}

/* Adds sizes and numbers to *p, and counts occurrences of the loop's counter. */
static bool place_terms(cx_maker *m, const cx *e, uint64_t loops, const smr_poly **p,
			uint32_t *counters)
{
	const smr_poly *size = NULL;

	e = strip_int_converts(e);
	if (e->kind == CX_INDEX && loops == 1ull << e->id) {
		++*counters;
		return true;
	}
	for (uint32_t i = 0; e->kind == CX_ADD && i < e->n; i++)
		if (!place_terms(m, e->args[i], loops, p, counters))
			return false;
	if (e->kind == CX_ADD)
		return true;
	if (e->kind == CX_SIZE)
		size = e->size;
	else if (e->kind == CX_NUM && e->num == (double)(int32_t)e->num)
		size = smr_poly_const(m->arena, (int64_t)e->num);
	*p = size == NULL || *p == NULL ? NULL : smr_poly_add(m->arena, *p, size);
	return *p != NULL;
}

/* Whether the index is the counter plus the start index plus *add: from 0, or, for names only, from
 * any start. */
static bool place_from(cx_maker *m, const cx *place, const cx *start, uint64_t loops, double *add)
{
	const smr_poly *to = smr_poly_const(m->arena, 0), *from = to;
	uint32_t counters = 0, none = 0;
	int64_t steps;

	if (!m->mixed)
		return is_loop_counter(place, loops, add) && cx_is_num(start, 0);
	if (!place_terms(m, place, loops, &to, &counters) || counters != 1 ||
	    !place_terms(m, start, loops, &from, &none) || none != 0)
		return false;
	to = smr_poly_sub(m->arena, to, from);
	if (to == NULL || !smr_poly_is_const(to, &steps))
		return false;
	*add = (double)steps;
	return true;
}

/* Whether @p init is @p body at the first point, or at the one before (@p shifted): only their
 * reads differ. */
static bool is_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops, bool shifted)
{
	if (body->kind == CX_READ && (body->loops & loops) != 0)
		return init->kind == CX_READ && body->at != NULL && init->at != NULL &&
		       cx_access_first(m, body->at, init->at, loops, shifted);
	if (body->kind != CX_OP && body->kind != CX_MUL && body->kind != CX_ADD)
		return (body->loops & loops) == 0 && cx_equal(body, init);
	if (body->kind != init->kind || body->op != init->op || body->type != init->type ||
	    body->neg != init->neg || body->n != init->n)
		return false;
	for (uint32_t i = 0; i < body->n; i++)
		if (!is_first(m, body->args[i], init->args[i], loops, shifted))
			return false;
	return true;
}

/* Whether no element is less than init: the first element is taken, or equals the start. */
static bool is_below_all(cx_maker *m, const cx *body, const cx *init, bool min)
{
	return cx_is_lowest(init, min) ||
	       (!min && init->kind == CX_NUM && init->num <= 0 && fold_magnitude(m, body) != NULL);
}

/* Returns by how many the first element's index precedes the loop's first: 0 or 1, or -1 if the
 * start is neither an element nor the least number. */
static int places_before(cx_maker *m, const cx *body, const cx *init, uint64_t loop)
{
	if (is_first(m, body, init, loop, false))
		return 0;
	return is_first(m, body, init, loop, true) ? 1 : -1;
}

const cx *fold_argmax(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s)
{
	uint32_t v = 1 - result;
	cx_rop rop;
	const cx *e, *by, *place;
	double add;
	bool min;

	if (s[v]->kind != CX_OP || s[v]->op != SMR_OP_select)
		return NULL;
	if (fold_choice(s[v], v, &rop, &e))
		by = e;
	else if (!choice_by(s[v], v, &rop, &e, &by))
		return NULL;
	if (s[result]->kind != CX_OP || s[result]->op != SMR_OP_select ||
	    !cx_equal(s[result]->args[0], s[v]->args[0]))
		return NULL;
	/* the arm with the new element must be the one with the new index */
	place = s[result]->args[fold_is_acc(s[v]->args[1], v) ? 2 : 1];
	if (!fold_is_acc(s[result]->args[fold_is_acc(s[v]->args[1], v) ? 1 : 2], result))
		return NULL;
	if (!place_from(m, place, init[result], loops, &add))
		return NULL;
	min = fold_is_min(rop);
	if (add != places_before(m, e, init[v], loops) &&
	    !(add == 0 && by == e && is_below_all(m, e, init[v], min)))
		return NULL;
	/* a < e takes the first of equals; a <= e the last; !(e < a) the last */
	if (rop == CX_ROP_MAX_LT || rop == CX_ROP_MAX_NLE)
		rop = CX_ROP_ARGMAX;
	else if (rop == CX_ROP_MAX_LE || rop == CX_ROP_MAX_NLT)
		rop = CX_ROP_ARGMAX_LE;
	else if (rop == CX_ROP_MIN_LT || rop == CX_ROP_MIN_NLE)
		rop = CX_ROP_ARGMIN;
	else
		rop = CX_ROP_ARGMIN_LE;
	return fold_new(m, rop, t, loops, by, NULL, NULL);
}
