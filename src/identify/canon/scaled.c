/* Recognises Euclidean lengths that do not overflow: squares are divided by the maximal magnitude
 * so far.
 *
 * if (scale < |x|) ssq = 1 + ssq * (scale / |x|)^2, scale = |x|; else ssq += (|x| / scale)^2
 *
 * is ssq = sum x^2 / scale^2, and scale * sqrt(ssq) is the length, over the real numbers. For names
 * in reports only, since no other code writes the recurrence like that. */
#include "identify/canon/fold.h"

/* Counts the factors of the product that are @p x; with @p recip those that are 1 / x. */
static uint32_t count_factors(const cx *e, const cx *x, bool recip)
{
	uint32_t found = 0;

	for (uint32_t i = 0; i < e->n; i++)
		found += recip ? e->args[i]->kind == CX_RECIP && cx_equal(e->args[i]->args[0], x)
			       : cx_equal(e->args[i], x);
	return found;
}

static uint32_t count_acc_factors(const cx *e, uint32_t acc, bool recip)
{
	uint32_t found = 0;

	for (uint32_t i = 0; i < e->n; i++)
		found += recip ? e->args[i]->kind == CX_RECIP &&
					 fold_is_acc(e->args[i]->args[0], acc)
			       : fold_is_acc(e->args[i], acc);
	return found;
}

/* Returns the addend of accumulator @p acc, or of the number 1 (acc < 0). */
static const cx *get_added_product(const cx *e, int acc)
{
	if (e->kind != CX_ADD || e->n != 2)
		return NULL;
	for (uint32_t i = 0; i < 2; i++)
		if (acc < 0 ? cx_is_num(e->args[i], 1) : fold_is_acc(e->args[i], (uint32_t)acc))
			return e->args[1 - i]->kind == CX_MUL && !e->args[1 - i]->neg
				       ? e->args[1 - i]
				       : NULL;
	return NULL;
}

static bool is_less(const cx *c, uint32_t acc, const cx *e)
{
	return c->kind == CX_OP && c->op == SMR_OP_lt && fold_is_acc(c->args[0], acc) &&
	       cx_equal(c->args[1], e);
}

static bool is_zero_test(const cx *c, const cx *x)
{
	return c->kind == CX_OP && c->op == SMR_OP_eq &&
	       ((cx_is_num(c->args[1], 0) && cx_equal(c->args[0], x)) ||
		(cx_is_num(c->args[0], 0) && cx_equal(c->args[1], x)));
}

/* Whether c is NULL or x != 0. */
static bool is_nonzero(const cx *c, const cx *x)
{
	return c == NULL ||
	       (c->kind == CX_OP && c->op == SMR_OP_not && is_zero_test(c->args[0], x));
}

/* Returns the element whose maximal magnitude accumulator @p p is, or NULL. */
static const cx *scale_of(cx_maker *m, const cx *s, uint32_t p, const cx **size)
{
	const cx *c, *x;

	if (s->kind != CX_OP || s->op != SMR_OP_select || !fold_is_acc(s->args[2], p) ||
	    !fold_free_of_acc(s->args[1]))
		return NULL;
	c = s->args[0];
	*size = s->args[1];
	x = fold_magnitude(m, *size);
	if (x == NULL || is_less(c, p, *size))
		return x;
	if (c->kind != CX_AND || c->n != 2)
		return NULL;
	for (uint32_t i = 0; i < 2; i++)
		if (is_less(c->args[i], p, *size) && is_nonzero(c->args[1 - i], x))
			return x;
	return NULL;
}

/* Whether the arms are 1 + ssq * (scale / |x|)^2 and ssq + (|x| / scale)^2. */
static bool is_scaled(const cx *grown, const cx *more, const cx *size, uint32_t scale, uint32_t ssq)
{
	grown = get_added_product(grown, -1);
	more = get_added_product(more, (int)ssq);
	return grown != NULL && more != NULL && grown->n == 5 &&
	       count_acc_factors(grown, ssq, false) == 1 &&
	       count_acc_factors(grown, scale, false) == 2 &&
	       count_factors(grown, size, true) == 2 && more->n == 4 &&
	       count_factors(more, size, false) == 2 && count_acc_factors(more, scale, true) == 2;
}

const cx *fold_scaled(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s)
{
	const cx *size = NULL, *x, *e = s[result], *two[2];
	uint32_t scale = 1 - result;

	x = scale_of(m, s[scale], scale, &size);
	if (x == NULL || !cx_is_num(init[scale], 0) || !cx_is_num(init[result], 1))
		return NULL;
	if (e->kind == CX_OP && e->op == SMR_OP_select && is_zero_test(e->args[0], x) &&
	    fold_is_acc(e->args[1], result))
		e = e->args[2];
	if (e->kind != CX_OP || e->op != SMR_OP_select || !is_less(e->args[0], scale, size) ||
	    !is_scaled(e->args[1], e->args[2], size, scale, result))
		return NULL;
	two[0] = two[1] = x;
	two[0] = cx_sum(m, t, loops, cx_mul(m, t, false, 2, two), NULL);
	two[1] = fold_new(m, CX_ROP_MAX_LT, t, loops, size, NULL, NULL);
	for (int i = 0; i < 2; i++)
		two[0] = two[0] == NULL || two[1] == NULL ? NULL : cx_op(m, SMR_OP_div, t, 2, two);
	return two[0];
}

bool fold_from_zero(cx_maker *m, const cx *body, const cx *init, const cx *pred)
{
	const cx *x = init == NULL || !cx_is_num(init, 0) ? NULL : fold_magnitude(m, body);

	return x != NULL && is_nonzero(pred, x);
}

/* Whether @p a over loop @p l is the same as @p b over loop @p k. */
static bool same_over(const cx *a, uint32_t l, const cx *b, uint32_t k)
{
	cx_access at;

	if (a->kind == CX_READ && b->kind == CX_READ && a->at != NULL && b->at != NULL) {
		at = *a->at;
		if (l != k) {
			if (at.stride[k] != NULL)
				return false;
			at.stride[k] = at.stride[l];
			at.stride[l] = NULL;
		}
		return at.indirect == NULL && cx_access_equal(&at, b->at);
	}
	if (a->kind != b->kind || a->type != b->type || a->op != b->op || a->neg != b->neg ||
	    a->n != b->n || a->num != b->num)
		return false;
	if (a->kind != CX_NUM && a->kind != CX_OP && a->kind != CX_MUL)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (!same_over(a->args[i], l, b->args[i], k))
			return false;
	return true;
}

/* Whether both are the maximal magnitude of the same elements, each with its own loop. */
static bool same_greatest(const cx_maker *m, const cx *a, const cx *b)
{
	const smr_loop *loop = m->nest->nest->loops;
	uint32_t l, k;

	if (a->kind != CX_FOLD || b->kind != CX_FOLD || a->rop != CX_ROP_MAX_LT ||
	    b->rop != CX_ROP_MAX_LT || a->pred != NULL || b->pred != NULL || a->init != NULL ||
	    b->init != NULL || (a->bound & (a->bound - 1)) != 0 || (b->bound & (b->bound - 1)) != 0)
		return false;
	l = (uint32_t)__builtin_ctzll(a->bound);
	k = (uint32_t)__builtin_ctzll(b->bound);
	return smr_poly_equal(loop[l].extent, loop[k].extent) &&
	       same_over(a->args[0], l, b->args[0], k);
}

/* Returns sqrt(s / c^2) times c as sqrt(s), or NULL. */
static const cx *unscale_root(cx_maker *m, const cx *root, const cx *c)
{
	const cx *rest[2], *e;
	uint32_t n = 0, found = 0;

	if (root->kind != CX_OP || root->op != SMR_OP_sqrt)
		return NULL;
	e = root->args[0];
	if (e->kind != CX_MUL || e->neg || e->n != 3)
		return NULL;
	for (uint32_t i = 0; i < e->n; i++) {
		if (e->args[i]->kind == CX_RECIP && same_greatest(m, e->args[i]->args[0], c))
			found++;
		else if (n < 2)
			rest[n++] = e->args[i];
	}
	return found == 2 ? cx_op(m, SMR_OP_sqrt, root->type, 1, rest) : NULL;
}

void cx_unscale(cx_maker *m, uint32_t *n, const cx **v)
{
	for (uint32_t i = 0; i < *n; i++) {
		for (uint32_t k = 0; k < *n; k++) {
			const cx *e = v[k]->kind == CX_FOLD ? unscale_root(m, v[i], v[k]) : NULL;

			if (e == NULL)
				continue;
			v[i] = e;
			v[k] = v[--*n];
			return;
		}
	}
}
