/* Turns comparisons of loop counters and sizes into affine forms >= 0. Exact: integers of 64 bits,
 * or of 32 bits where the program's type cannot wrap. */
#include "identify/canon/affine.h"

/* -(form) - 1 >= 0 */
const cx *affine_not(cx_maker *m, const cx *a)
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

/* Adds k times the affine form of e to f; returns false if e is not affine. Signed overflow is
 * undefined behaviour in the program, so that the walk through 32-bit operations is exact. */
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

static bool multiply_poly(cx_maker *m, const smr_poly **p, const smr_poly *by)
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
			   !multiply_poly(m, &by, part.c)) {
			return false;
		}
	}
	if (form == NULL)
		g.c = smr_poly_const(m->arena, 1);
	else if (!affine_term(m, &g, form, 1))
		return false;
	if (g.c == NULL || !multiply_poly(m, &g.c, by))
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (!multiply_poly(m, &g.coef[l], by))
			return false;
		if (g.coef[l] != NULL && f->coef[l] != NULL)
			f->coef[l] = smr_poly_add(m->arena, f->coef[l], g.coef[l]);
		else if (g.coef[l] != NULL)
			f->coef[l] = g.coef[l];
	}
	f->c = smr_poly_add(m->arena, f->c, g.c);
	return f->c != NULL;
}

/* Returns a - b - less >= 0 as an affine form, or NULL. */
static const cx *make_ge_zero(cx_maker *m, const cx *a, const cx *b, int64_t less)
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

/* Turns (unsigned)a < b with b >= 0 into 0 <= a < b. */
static const cx *interp_unsigned(const cx *a)
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
		return (a->loops | b->loops) != 0 ? make_ge_zero(m, b, a, 1) : NULL;
	inner = interp_unsigned(a);
	/* the limit must be known to be positive: an extent or a number */
	if (inner == NULL || inner->loops == 0 || b->kind != CX_NUM)
		return NULL;
	v = (int64_t)b->num;
	if (v <= 0)
		return NULL;
	two[0] = make_ge_zero(m, inner, &zero, 0);
	two[1] = make_ge_zero(m, b, inner, 1);
	return two[0] == NULL || two[1] == NULL ? NULL : cx_and(m, 2, two);
}

const cx *affine_compare(cx_maker *m, smr_op op, const cx *a, const cx *b)
{
	const cx *e = NULL, *two[2] = {a, b};

	switch (op) {
	case SMR_OP_lt:
		e = integer_less(m, a, b);
		return e != NULL ? e : cx_raw(m, SMR_OP_lt, SMR_I1, 2, two);
	case SMR_OP_le: /* a <= b is !(b < a) */
		return cx_not(m, affine_compare(m, SMR_OP_lt, b, a));
	case SMR_OP_ne:
		return cx_not(m, cx_raw(m, SMR_OP_eq, SMR_I1, 2, two));
	default:
		return cx_raw(m, op, SMR_I1, 2, two);
	}
}
