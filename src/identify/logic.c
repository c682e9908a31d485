/* Conditions in normal form: less-than only, negations pushed to the leaves, integer comparisons of
 * loop counters as affine forms >= 0. Every rewriting here is exact, NaN included. */
#include "identify/canon.h"
#include <string.h>

enum { MAX_PARTS = 32 };

static const cx *raw(cx_maker *m, smr_op op, smr_dtype t, uint32_t n, const cx *const *args)
{
	cx *e = cx_new(m, CX_OP, t, n, args);

	if (e != NULL)
		e->op = op;
	return e;
}

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

/* -(form) - 1 >= 0 */
static const cx *not_ge0(cx_maker *m, const cx *a)
{
	cx *e = cx_new(m, CX_GE0, SMR_I1, 0, NULL);
	cx_affine *f = smr_arena_memdup(m->arena, a->affine, sizeof(*f));
	const smr_poly *one = smr_poly_const(m->arena, 1);

	if (e == NULL || f == NULL || one == NULL)
		return NULL;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (f->coef[l] == NULL)
			continue;
		f->coef[l] = smr_poly_scale(m->arena, f->coef[l], -1);
		if (f->coef[l] == NULL)
			return NULL;
	}
	f->c = smr_poly_sub(m->arena, smr_poly_scale(m->arena, f->c, -1), one);
	e->affine = f;
	e->loops = a->loops;
	return f->c == NULL ? NULL : e;
}

const cx *cx_not(cx_maker *m, const cx *a)
{
	if (a == NULL)
		return NULL;
	if (a->kind == CX_OP && a->op == SMR_OP_not)
		return a->args[0];
	if (a->kind == CX_GE0 && a->affine->c != NULL)
		return not_ge0(m, a);
	if (a->kind == CX_OP && a->op == SMR_OP_ne)
		return raw(m, SMR_OP_eq, SMR_I1, 2, a->args);
	return raw(m, SMR_OP_not, SMR_I1, 1, &a);
}

/* Adds k times the affine form of e into f; false when e is none. Signed arithmetic of the program
 * that would overflow is undefined, so the walk through 32-bit operations is exact. */
static bool affine_add(cx_maker *m, cx_affine *f, const cx *e, int64_t k)
{
	const smr_poly *p;

	switch (e->kind) {
	case CX_NUM:
		p = smr_poly_const(m->arena, (int64_t)e->num * k);
		break;
	case CX_SIZE:
		p = smr_poly_scale(m->arena, e->size, k);
		break;
	case CX_INDEX:
		p = smr_poly_const(m->arena, k);
		if (f->coef[e->id] != NULL && p != NULL)
			p = smr_poly_add(m->arena, f->coef[e->id], p);
		f->coef[e->id] = p;
		return p != NULL;
	case CX_ADD:
		for (uint32_t i = 0; i < e->n; i++)
			if (!affine_add(m, f, e->args[i], k))
				return false;
		return true;
	case CX_OP:
		if (e->op != SMR_OP_convert || !smr_dtype_is_signed(e->type) ||
		    !smr_dtype_is_signed(e->args[0]->type) || smr_dtype_size(e->type) < 4)
			return false;
		return affine_add(m, f, e->args[0], k);
	default:
		return false;
	}
	f->c = p == NULL ? NULL : smr_poly_add(m->arena, f->c, p);
	return f->c != NULL;
}

/* One size times one affine form. */
static bool affine_product(cx_maker *m, cx_affine *f, const cx *e, int64_t k);

static bool affine_term(cx_maker *m, cx_affine *f, const cx *e, int64_t k)
{
	if (e->kind == CX_MUL)
		return affine_product(m, f, e, k);
	if (e->kind == CX_ADD) {
		for (uint32_t i = 0; i < e->n; i++)
			if (!affine_term(m, f, e->args[i], k))
				return false;
		return true;
	}
	if (e->kind == CX_OP && e->op == SMR_OP_convert && smr_dtype_is_signed(e->type) &&
	    smr_dtype_is_signed(e->args[0]->type) && smr_dtype_size(e->type) >= 4)
		return affine_term(m, f, e->args[0], k);
	return affine_add(m, f, e, k);
}

static bool times(cx_maker *m, const smr_poly **p, const smr_poly *by)
{
	if (*p == NULL || !smr_poly_mul_fits(*p, by))
		return *p == NULL;
	*p = smr_poly_mul(m->arena, *p, by);
	return *p != NULL;
}

static bool affine_product(cx_maker *m, cx_affine *f, const cx *e, int64_t k)
{
	const smr_poly *by = smr_poly_const(m->arena, e->neg ? -k : k);
	cx_affine g = {.c = smr_poly_const(m->arena, 0)};
	const cx *form = NULL;

	if (by == NULL || g.c == NULL)
		return false;
	for (uint32_t i = 0; i < e->n; i++) {
		cx_affine part = {.c = smr_poly_const(m->arena, 0)};

		if (e->args[i]->loops != 0) {
			if (form != NULL)
				return false;
			form = e->args[i];
		} else if (part.c == NULL || !affine_term(m, &part, e->args[i], 1) ||
			   !times(m, &by, part.c)) {
			return false;
		}
	}
	if (form == NULL)
		g.c = smr_poly_const(m->arena, 1);
	else if (!affine_term(m, &g, form, 1))
		return false;
	if (g.c == NULL || !times(m, &g.c, by))
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (!times(m, &g.coef[l], by))
			return false;
		if (g.coef[l] != NULL && f->coef[l] != NULL)
			f->coef[l] = smr_poly_add(m->arena, f->coef[l], g.coef[l]);
		else if (g.coef[l] != NULL)
			f->coef[l] = g.coef[l];
	}
	f->c = smr_poly_add(m->arena, f->c, g.c);
	return f->c != NULL;
}

/* a - b - less >= 0 as an affine form, or NULL. */
static const cx *ge0(cx_maker *m, const cx *a, const cx *b, int64_t less)
{
	cx_affine *f = smr_arena_alloc(m->arena, sizeof(*f));
	cx *e;

	if (f == NULL)
		return NULL;
	f->c = smr_poly_const(m->arena, -less);
	f->pad = f->limit = -1;
	if (f->c == NULL || !affine_term(m, f, a, 1) || !affine_term(m, f, b, -1))
		return NULL;
	e = cx_new(m, CX_GE0, SMR_I1, 0, NULL);
	if (e == NULL)
		return NULL;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (f->coef[l] != NULL && smr_poly_is_zero(f->coef[l]))
			f->coef[l] = NULL;
		if (f->coef[l] != NULL)
			e->loops |= 1ull << l;
	}
	e->affine = f;
	return e;
}

/* (unsigned)a < b with b >= 0 is 0 <= a < b. */
static const cx *strip_unsigned(const cx *a)
{
	if (a->kind == CX_OP && a->op == SMR_OP_convert && smr_dtype_is_signed(a->args[0]->type) &&
	    smr_dtype_size(a->type) >= smr_dtype_size(a->args[0]->type))
		return a->args[0];
	return NULL;
}

static const cx *integer_less(cx_maker *m, const cx *a, const cx *b)
{
	const cx *inner, *two[2];
	const cx zero = {.kind = CX_NUM, .type = SMR_I64};
	int64_t v;

	if (smr_dtype_is_signed(a->type))
		return (a->loops | b->loops) != 0 ? ge0(m, b, a, 1) : NULL;
	inner = strip_unsigned(a);
	/* the limit must be known to be positive: an extent or a number */
	if (inner == NULL || inner->loops == 0 || b->kind != CX_NUM)
		return NULL;
	v = (int64_t)b->num;
	if (v <= 0)
		return NULL;
	two[0] = ge0(m, inner, &zero, 0);
	two[1] = ge0(m, b, inner, 1);
	return two[0] == NULL || two[1] == NULL ? NULL : cx_and(m, 2, two);
}

static const cx *integers(cx_maker *m, smr_op op, const cx *a, const cx *b)
{
	const cx *e = NULL, *two[2] = {a, b};

	switch (op) {
	case SMR_OP_lt:
		e = integer_less(m, a, b);
		return e != NULL ? e : raw(m, SMR_OP_lt, SMR_I1, 2, two);
	case SMR_OP_le: /* a <= b is !(b < a) */
		return cx_not(m, integers(m, SMR_OP_lt, b, a));
	case SMR_OP_ne:
		return cx_not(m, raw(m, SMR_OP_eq, SMR_I1, 2, two));
	default:
		return raw(m, op, SMR_I1, 2, two);
	}
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
		return integers(m, op, a, b);
	return raw(m, op, SMR_I1, 2, two);
}

static const cx *cx_or(cx_maker *m, const cx *a, const cx *b)
{
	const cx *two[2] = {cx_not(m, a), cx_not(m, b)};

	return cx_not(m, cx_and(m, 2, two));
}

/* C's && and ||: c ? a : false, c ? true : b. NULL: neither (or no memory, which shows elsewhere).
 */
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
	/* c ? (d ? x : b) : b is c && d ? x : b */
	if (a->kind == CX_OP && a->op == SMR_OP_select && cx_equal(a->args[2], b)) {
		two[0] = c;
		two[1] = a->args[0];
		return cx_select(m, t, cx_and(m, 2, two), a->args[1], b);
	}
	return raw(m, SMR_OP_select, t, 3, three);
}
