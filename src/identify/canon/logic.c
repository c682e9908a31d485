/* Normalises conditions: less-than only, negations at the leaves, integer comparisons of loop
 * counters as affine forms >= 0. Every rewriting here is exact, NaN included. */
#include "identify/canon/affine.h"
#include <string.h>

enum { MAX_PARTS = 32 };

const cx *cx_and(cx_maker *m, uint32_t n, const cx *const *args)
{
	const cx *part[MAX_PARTS];
	uint32_t k = 0;

	for (uint32_t i = 0; i < n; i++) {
		const cx *a = args[i];
		uint32_t many;

		if (a == NULL)
			return NULL;
		many = a->kind == CX_AND ? a->n : 1;
		if (k + many > MAX_PARTS) {
			m->too_large = true;
			return NULL;
		}
		for (uint32_t j = 0; j < many; j++)
			part[k++] = a->kind == CX_AND ? a->args[j] : a;
	}
	return k == 1 ? part[0] : cx_new(m, CX_AND, SMR_I1, k, part);
}

const cx *cx_not(cx_maker *m, const cx *a)
{
	if (a == NULL)
		return NULL;
	if (a->kind == CX_OP && a->op == SMR_OP_not)
		return a->args[0];
	if (a->kind == CX_GE0 && a->affine->c != NULL)
		return affine_not(m, a);
	if (a->kind == CX_OP && a->op == SMR_OP_ne)
		return cx_raw(m, SMR_OP_eq, SMR_I1, 2, a->args);
	return cx_raw(m, SMR_OP_not, SMR_I1, 1, &a);
}

/* Returns @p e before C widened it to int, or NULL if C did not. */
static const cx *before_widening(const cx *e)
{
	const cx *x = e->kind == CX_OP && e->op == SMR_OP_convert ? e->args[0] : NULL;

	if (x == NULL || x->kind != CX_READ || e->type == SMR_DTYPE_COUNT || e->type == SMR_I1 ||
	    x->type == SMR_I1 || smr_dtype_is_float(e->type) || smr_dtype_is_float(x->type) ||
	    smr_dtype_size(e->type) <= smr_dtype_size(x->type) ||
	    (smr_dtype_is_signed(x->type) && !smr_dtype_is_signed(e->type)))
		return NULL;
	return x;
}

/* Returns number @p e in a narrower type, or NULL if it is not a number of that type. */
static const cx *narrow_number(cx_maker *m, const cx *e, smr_dtype t)
{
	int bits = 8 * (int)smr_dtype_size(t) - (smr_dtype_is_signed(t) ? 1 : 0);
	double limit = bits < 53 ? (double)(INT64_C(1) << bits) : 0;

	if (e->kind != CX_NUM || e->num != (double)(int64_t)e->num || e->num >= limit ||
	    e->num < (smr_dtype_is_signed(t) ? -limit : 0))
		return NULL;
	return cx_num(m, t, e->num);
}

const cx *cx_unwiden(cx_maker *m, const cx *e, smr_dtype t)
{
	const cx *x = before_widening(e);

	if (x != NULL)
		return x->type == t ? x : NULL;
	return narrow_number(m, e, t);
}

/* Narrows x < 0 of a byte, which C compares as an int. */
static void compare_narrow(cx_maker *m, const cx **a, const cx **b)
{
	const cx *x = before_widening(*a), *y = before_widening(*b);

	if (x == NULL && y == NULL)
		return;
	x = cx_unwiden(m, *a, x != NULL ? x->type : y->type);
	y = x == NULL ? NULL : cx_unwiden(m, *b, x->type);
	if (y == NULL)
		return;
	*a = x;
	*b = y;
}

const cx *cx_compare(cx_maker *m, smr_op op, const cx *a, const cx *b)
{
	static const struct {
		smr_op from, to;
		bool swap, negate;
	} rule[] = {
		{SMR_OP_gt, SMR_OP_lt, true, false},   {SMR_OP_ge, SMR_OP_le, true, false},
		{SMR_OP_ult, SMR_OP_le, true, true},   {SMR_OP_ule, SMR_OP_lt, true, true},
		{SMR_OP_ugt, SMR_OP_le, false, true},  {SMR_OP_uge, SMR_OP_lt, false, true},
		{SMR_OP_ne, SMR_OP_eq, false, true},   {SMR_OP_uno, SMR_OP_ord, false, true},
		{SMR_OP_ueq, SMR_OP_one, false, true},
	};
	const cx *two[2] = {a, b}, *e;

	if (a == NULL || b == NULL)
		return NULL;
	compare_narrow(m, &two[0], &two[1]);
	a = two[0];
	b = two[1];
	for (size_t i = 0; i < sizeof(rule) / sizeof(rule[0]); i++) {
		if (rule[i].from != op)
			continue;
		if (rule[i].swap) {
			two[0] = b;
			two[1] = a;
		}
		e = cx_compare(m, rule[i].to, two[0], two[1]);
		return rule[i].negate ? cx_not(m, e) : e;
	}
	if (cx_join(a->type, b->type) != SMR_DTYPE_COUNT &&
	    !smr_dtype_is_float(cx_join(a->type, b->type)))
		return affine_compare(m, op, a, b);
	return cx_raw(m, op, SMR_I1, 2, two);
}

static const cx *cx_or(cx_maker *m, const cx *a, const cx *b)
{
	const cx *two[2] = {cx_not(m, a), cx_not(m, b)};

	return cx_not(m, cx_and(m, 2, two));
}

/* Recognises C's && and ||: c ? a : false, c ? true : b. Returns NULL for anything else (or without
 * memory, which the caller detects). */
static const cx *short_circuit(cx_maker *m, const cx *c, const cx *a, const cx *b)
{
	const cx *two[2] = {c, a};

	if (cx_is_num(b, 0))
		return cx_and(m, 2, two);
	if (a->kind == CX_NUM && !cx_is_num(a, 0))
		return cx_or(m, c, b);
	if (cx_is_num(a, 0)) {
		two[0] = cx_not(m, c);
		two[1] = b;
		return cx_and(m, 2, two);
	}
	return b->kind == CX_NUM ? cx_or(m, cx_not(m, c), a) : NULL;
}

const cx *cx_select(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b)
{
	const cx *three[3] = {c, a, b}, *two[2], *both;

	if (c == NULL || a == NULL || b == NULL)
		return NULL;
	both = t == SMR_I1 ? short_circuit(m, c, a, b) : NULL;
	if (both != NULL)
		return both;
	if (c->kind == CX_OP && c->op == SMR_OP_not)
		return cx_select(m, t, c->args[0], b, a);
	if (cx_equal(a, b))
		return a;
	both = m->mixed ? cx_unskip(m, t, c, a, b) : NULL;
	if (both != NULL)
		return both;
	/* c ? (d ? x : b) : b is c && d ? x : b */
	if (a->kind == CX_OP && a->op == SMR_OP_select && cx_equal(a->args[2], b)) {
		two[0] = c;
		two[1] = a->args[0];
		return cx_select(m, t, cx_and(m, 2, two), a->args[1], b);
	}
	return cx_raw(m, SMR_OP_select, t, 3, three);
}
