/* Normalises sums and products.
 *
 * All rules hold over the real numbers (integers: modulo 2^bits), which is what a match claims for
 * sums in the default floating-point mode. Numbers are folded only when the result is exact in
 * their own type, so that an inexact constant stays inexact and does not match. */
#include "identify/canon/canon.h"
#include <math.h>
#include <string.h>

enum { MAX_FLAT = 64 };

typedef struct flat {
	const cx *v[MAX_FLAT];
	uint32_t n;
	bool full, oom;
} flat;

/* Whether v is representable in type t. */
static bool exact_in(smr_dtype t, double v)
{
	if (isnan(v) || isinf(v))
		return false;
	if (t == SMR_F32)
		return (double)(float)v == v;
	if (t == SMR_F64 || t == SMR_DTYPE_COUNT)
		return true;
	return !smr_dtype_is_float(t) && fabs(v) < 1e9; /* far from wrapping in 32 bits */
}

static bool sum_exact(smr_dtype t, double a, double b, double *out)
{
	double s = a + b, bb = s - a; /* the error term of TwoSum */

	*out = s;
	return exact_in(t, s) && (a - (s - bb)) + (b - bb) == 0;
}

static bool product_exact(smr_dtype t, double a, double b, double *out)
{
	*out = a * b;
	return exact_in(t, *out) && fma(a, b, -*out) == 0;
}

static void push_term(flat *f, const cx *e)
{
	if (f->n == MAX_FLAT)
		f->full = true;
	else
		f->v[f->n++] = e;
}

static bool plain_num(const cx *e)
{
	return e->kind == CX_NUM && e->nalt == 0;
}

static const cx *too_large(cx_maker *m)
{
	m->too_large = true;
	return NULL;
}

/* Adds number c to the first plain number of f if that is exact. */
static bool absorb_terms(cx_maker *m, flat *f, smr_dtype t, double c,
			 bool (*exact)(smr_dtype, double, double, double *))
{
	const cx *sum;
	double v;

	for (uint32_t i = 0; i < f->n; i++) {
		if (!plain_num(f->v[i]) || !exact(t, f->v[i]->num, c, &v))
			continue;
		sum = cx_num(m, t, v);
		f->oom |= sum == NULL;
		f->v[i] = sum != NULL ? sum : f->v[i];
		return true;
	}
	return false;
}

/* Merges an exclusive scan plus the current element into the inclusive scan. */
static bool make_inclusive_scan(cx_maker *m, flat *f)
{
	for (uint32_t i = 0; i < f->n; i++) {
		const cx *s = f->v[i];

		if (s->kind != CX_SCAN || !s->neg || s->rop != CX_ROP_ADD)
			continue;
		for (uint32_t k = 0; k < f->n; k++) {
			cx *e;

			if (!cx_equal(s->args[0], f->v[k]))
				continue;
			e = cx_new(m, CX_SCAN, s->type, 0, NULL);
			if (e == NULL)
				return false;
			*e = *s;
			e->neg = false;
			e->origin = NULL;
			f->v[i] = e;
			f->v[k] = f->v[--f->n];
			return true;
		}
	}
	return true;
}

/* Turns -(a + log(b)) into -a - log(b); other sums keep their sign outside. */
static const cx *distribute_negation(cx_maker *m, const cx *e)
{
	const cx *part[MAX_FLAT];

	if (e == NULL || e->kind != CX_MUL || !e->neg || e->n != 1 || e->args[0]->kind != CX_ADD ||
	    !cx_has_log(e->args[0]->n, e->args[0]->args))
		return e;
	for (uint32_t i = 0; i < e->args[0]->n; i++)
		part[i] = cx_neg(m, e->args[0]->args[i]);
	return cx_add(m, e->type, e->args[0]->n, part);
}

const cx *cx_add(cx_maker *m, smr_dtype t, uint32_t n, const cx *const *terms)
{
	flat f = {0};

	for (uint32_t i = 0; i < n; i++) {
		const cx *e = distribute_negation(m, terms[i]);
		uint32_t many = e != NULL && e->kind == CX_ADD ? e->n : 1;

		if (e == NULL)
			return NULL;
		for (uint32_t k = 0; k < many; k++) {
			const cx *one = e->kind == CX_ADD ? e->args[k] : e;

			if (!plain_num(one) || !absorb_terms(m, &f, t, one->num, sum_exact))
				push_term(&f, one);
		}
	}
	for (uint32_t i = 0; i < f.n && f.n > 1; i++)
		if (cx_is_num(f.v[i], 0))
			f.v[i--] = f.v[--f.n];
	if (f.full || f.oom)
		return f.oom ? NULL : too_large(m);
	if (cx_has_log(f.n, f.v))
		f.n = cx_cancel(f.n, f.v, false);
	if (!make_inclusive_scan(m, &f))
		return NULL;
	if (f.n == 0)
		return cx_num(m, t, 0);
	return f.n == 1 ? f.v[0] : cx_new(m, CX_ADD, t, f.n, f.v);
}

static void push_factor(cx_maker *m, flat *f, smr_dtype t, bool *neg, const cx *e)
{
	if (plain_num(e) && e->num < 0) {
		*neg = !*neg;
		e = cx_num(m, t, -e->num);
		if (e == NULL) {
			f->oom = true;
			return;
		}
	}
	if (plain_num(e) && absorb_terms(m, f, t, e->num, product_exact))
		return;
	push_term(f, e);
}

const cx *cx_mul(cx_maker *m, smr_dtype t, bool neg, uint32_t n, const cx *const *factors)
{
	flat f = {0};
	cx *e;

	for (uint32_t i = 0; i < n; i++) {
		const cx *a = factors[i];

		if (a == NULL)
			return NULL;
		if (a->kind == CX_MUL) {
			neg ^= a->neg;
			for (uint32_t k = 0; k < a->n; k++)
				push_factor(m, &f, t, &neg, a->args[k]);
		} else {
			push_factor(m, &f, t, &neg, a);
		}
	}
	for (uint32_t i = 0; i < f.n && f.n > 1; i++)
		if (cx_is_num(f.v[i], 1))
			f.v[i--] = f.v[--f.n];
	if (f.full || f.oom)
		return f.oom ? NULL : too_large(m);
	f.n = cx_cancel(f.n, f.v, true);
	if (m->mixed)
		cx_unscale(m, &f.n, f.v);
	if (f.n == 0)
		return cx_num(m, t, neg ? -1 : 1);
	if (f.n == 1 && plain_num(f.v[0]))
		return neg ? cx_num(m, t, -f.v[0]->num) : f.v[0];
	if (f.n == 1 && !neg)
		return f.v[0];
	e = cx_new(m, CX_MUL, t, f.n, f.v);
	if (e != NULL)
		e->neg = neg;
	return e;
}

const cx *cx_neg(cx_maker *m, const cx *a)
{
	return a == NULL ? NULL : cx_mul(m, a->type, true, 1, &a);
}

static const cx *cx_recip(cx_maker *m, const cx *a)
{
	const cx *part[MAX_FLAT];

	if (a == NULL)
		return NULL;
	if (a->kind == CX_RECIP)
		return a->args[0];
	if (plain_num(a) && a->num != 0 && exact_in(a->type, 1 / a->num) &&
	    1 / a->num * a->num == 1 && fma(1 / a->num, a->num, -1) == 0)
		return cx_num(m, a->type, 1 / a->num);
	if (a->kind == CX_MUL) {
		for (uint32_t i = 0; i < a->n; i++)
			part[i] = cx_recip(m, a->args[i]);
		return cx_mul(m, a->type, a->neg, a->n, part);
	}
	if (a->kind == CX_OP && a->op == SMR_OP_exp)
		return cx_exp(m, a->type, cx_neg(m, a->args[0]));
	return cx_new(m, CX_RECIP, a->type, 1, &a);
}

static const cx *make_power(cx_maker *m, smr_dtype t, const cx *base, const cx *to)
{
	const cx *same[4] = {base, base, base, base};

	if (to != NULL && plain_num(to) && (to->num == 2 || to->num == 3 || to->num == 4))
		return cx_mul(m, t, false, (uint32_t)to->num, same);
	return NULL;
}

static bool is_one_or_zero(const cx *a)
{
	return a->kind == CX_OP && a->op == SMR_OP_select && plain_num(a->args[1]) &&
	       plain_num(a->args[2]) && fabs(a->args[1]->num) <= 1 && fabs(a->args[2]->num) <= 1 &&
	       a->args[1]->num == trunc(a->args[1]->num) &&
	       a->args[2]->num == trunc(a->args[2]->num);
}

/* Whether a kernel of mixed precision may contain the conversion: to a wider type, to floats, and
 * back from double precision used for computation only. */
static bool is_mixing(const cx_maker *m, smr_dtype to, smr_dtype from)
{
	if (to == SMR_DTYPE_COUNT || from == SMR_I1 || to == SMR_I1)
		return false;
	if (smr_dtype_is_float(to) && !smr_dtype_is_float(from))
		return true;
	if (smr_dtype_is_float(to) != smr_dtype_is_float(from))
		return false;
	return smr_dtype_size(to) > smr_dtype_size(from) ||
	       (m->single && to == SMR_F32 && from == SMR_F64);
}

/* Returns a selection among bytes, which C converts to int. */
static const cx *choice_of_narrow(cx_maker *m, smr_dtype t, const cx *a)
{
	const cx *x, *y;

	if (t == SMR_DTYPE_COUNT || smr_dtype_is_float(t) || a->kind != CX_OP ||
	    a->op != SMR_OP_select || smr_dtype_is_float(a->type) ||
	    smr_dtype_size(t) >= smr_dtype_size(a->type))
		return NULL;
	x = cx_unwiden(m, a->args[1], t);
	y = x == NULL ? NULL : cx_unwiden(m, a->args[2], t);
	return y == NULL ? NULL : cx_select(m, t, a->args[0], x, y);
}

/* Whether a is a maximum or minimum of bytes, kept in an int. */
static bool is_extreme_of(const cx *a, smr_dtype t)
{
	return a->kind == CX_FOLD && a->rop >= CX_ROP_FMAX && a->rop <= CX_ROP_MIN_NLE &&
	       a->init == NULL && a->args[0]->type == t && !smr_dtype_is_float(t);
}

/* Returns number a in type t, if its value stays the same; for a condition, 1 or 0. */
static const cx *make_convert(cx_maker *m, smr_dtype t, const cx *a)
{
	const cx *narrow;

	if (a->type == t)
		return a;
	if (a->type == SMR_I1 && t != SMR_DTYPE_COUNT)
		return cx_select(m, t, a, cx_num(m, t, 1), cx_num(m, t, 0));
	if (is_one_or_zero(a))
		return cx_select(m, t, a->args[0], make_convert(m, t, a->args[1]),
				 make_convert(m, t, a->args[2]));
	if (m->mixed && a->kind != CX_NUM && (is_mixing(m, t, a->type) || is_extreme_of(a, t)))
		return a;
	narrow = choice_of_narrow(m, t, a);
	if (narrow != NULL)
		return narrow;
	if (plain_num(a) && exact_in(t, a->num) &&
	    (smr_dtype_is_float(t) || a->num == trunc(a->num)))
		return cx_num(m, t, a->num);
	return cx_raw(m, SMR_OP_convert, t, 1, &a);
}

const cx *cx_op(cx_maker *m, smr_op op, smr_dtype t, uint32_t n, const cx *const *args)
{
	const cx *two[2];

	for (uint32_t i = 0; i < n; i++)
		if (args[i] == NULL)
			return NULL;
	switch (op) {
	case SMR_OP_add:
		return cx_add(m, t, n, args);
	case SMR_OP_sub:
		two[0] = args[0];
		two[1] = cx_neg(m, args[1]);
		return cx_add(m, t, 2, two);
	case SMR_OP_neg:
		return cx_neg(m, args[0]);
	case SMR_OP_mul:
		return cx_mul(m, t, false, n, args);
	case SMR_OP_fma: /* a product and a sum over the real numbers */
		two[0] = cx_mul(m, t, false, 2, args);
		two[1] = args[2];
		return cx_add(m, t, 2, two);
	case SMR_OP_div:
		if (t != SMR_DTYPE_COUNT && !smr_dtype_is_float(t))
			return cx_raw(m, op, t, n, args);
		two[0] = args[0];
		two[1] = cx_recip(m, args[1]);
		return cx_mul(m, t, false, 2, two);
	case SMR_OP_exp:
		return cx_exp(m, t, args[0]);
	case SMR_OP_log:
		return cx_log(m, t, args[0]);
	case SMR_OP_pow:
		if (plain_num(args[1]) &&
		    (args[1]->num == 2 || args[1]->num == 3 || args[1]->num == 4))
			return make_power(m, t, args[0], args[1]);
		return cx_raw(m, op, t, n, args);
	case SMR_OP_bitcast: /* of int8 as unsigned, for a sum in 32 bits */
		return m->mixed && !smr_dtype_is_float(t) && !smr_dtype_is_float(args[0]->type)
			       ? args[0]
			       : cx_raw(m, op, t, n, args);
	case SMR_OP_convert:
		return make_convert(m, t, args[0]);
	case SMR_OP_and:
		return t == SMR_I1 || t == SMR_DTYPE_COUNT ? cx_and(m, n, args)
							   : cx_raw(m, op, t, n, args);
	case SMR_OP_or:
		if (t != SMR_I1)
			return cx_raw(m, op, t, n, args);
		two[0] = cx_not(m, args[0]);
		two[1] = cx_not(m, args[1]);
		return cx_not(m, cx_and(m, 2, two));
	case SMR_OP_not:
		return t == SMR_I1 ? cx_not(m, args[0]) : cx_raw(m, op, t, n, args);
	case SMR_OP_select:
		return cx_select(m, t, args[0], args[1], args[2]);
	default:
		if (op >= SMR_OP_eq && op <= SMR_OP_uno)
			return cx_compare(m, op, args[0], args[1]);
		return cx_raw(m, op, t, n, args);
	}
}
