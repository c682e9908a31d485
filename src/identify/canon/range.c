/* Folds over a range: for (k = rp[i]; k < rp[i + 1]; k++).
 *
 * The fold's loop counts from 0 on, and its elements are those at the range's begin plus the count.
 * In the tree the loop itself stands for the range's numbers, so that a[k] is a vector's element;
 * the range is the fold's condition. */
#include "ir/graph/range.h"
#include "identify/canon/canon.h"

static bool is_sum_of(const smr_expr *e, smr_op op)
{
	return e->kind == SMR_EXPR_OP && e->op == op;
}

/* hi - lo; or hi, from 0 on. */
static const smr_expr *begin_of(const smr_expr *count)
{
	return is_sum_of(count, SMR_OP_sub) && count->args[1]->kind != SMR_EXPR_CONST
		       ? count->args[1]
		       : NULL;
}

const cx *cx_range(cx_maker *m, const smr_expr *count)
{
	const smr_expr *lo = begin_of(count), *hi = lo != NULL ? count->args[0] : count;
	const cx *two[2];
	cx *e;

	two[0] = lo != NULL ? cx_lower_expr(m, lo) : cx_num(m, SMR_I64, 0);
	two[1] = cx_lower_expr(m, hi);
	if (two[0] == NULL || two[1] == NULL)
		return NULL;
	e = cx_new(m, CX_RANGE, SMR_I1, 2, two);
	if (e == NULL)
		return NULL;
	e->id = m->range;
	e->loops |= 1ull << m->range;
	return e;
}

static bool is_one(const smr_poly *p)
{
	int64_t v;

	return p != NULL && smr_poly_is_const(p, &v) && v == 1;
}

/* Without numbers that are added: where an array begins is no matter of the form. */
static const smr_expr *without_numbers(const smr_expr *e)
{
	while (is_sum_of(e, SMR_OP_add) || is_sum_of(e, SMR_OP_sub))
		if (e->args[1]->kind == SMR_EXPR_CONST)
			e = e->args[0];
		else if (e->args[0]->kind == SMR_EXPR_CONST && e->op == SMR_OP_add)
			e = e->args[1];
		else
			break;
	return e;
}

bool cx_range_moves(const cx_maker *m, const smr_index *x)
{
	return m->from != NULL && x->indirect != NULL && is_one(x->indirect_coef) &&
	       is_one(x->coef[m->range]) &&
	       smr_expr_equal(without_numbers(x->indirect), without_numbers(m->from));
}

/* An element, and a number that is added to it. */
static const cx *element(const cx *e, double *add)
{
	const cx *read = NULL;

	*add = 0;
	e = cx_strip_convert(e);
	if (e->kind != CX_ADD)
		return e->kind == CX_READ ? e : NULL;
	for (uint32_t i = 0; i < e->n; i++) {
		const cx *a = cx_strip_convert(e->args[i]);

		if (a->kind == CX_NUM)
			*add += a->num;
		else if (a->kind == CX_READ && read == NULL)
			read = a;
		else
			return NULL;
	}
	return read;
}

/* Whether @p hi is the element after @p lo, along the one loop that both move by. */
static bool is_next(const matcher *x, const cx_access *lo, const cx_access *hi)
{
	const smr_poly *step;

	if (lo->loops == 0 || (lo->loops & (lo->loops - 1)) != 0 || !cx_access_parallel(lo, hi))
		return false;
	step = smr_poly_sub(x->m->arena, hi->offset, lo->offset);
	return step != NULL && smr_poly_equal(step, lo->stride[__builtin_ctzll(lo->loops)]);
}

bool match_range(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e, *lo, *hi;
	goal inner = {.kind = GOAL_PAIR, .p = p->args[0], .next = g->next};
	double from, to;

	if (e->kind != CX_RANGE || s->loop[p->id] != (int8_t)e->id)
		return match_fail(x, s, WHY_GUARD, NULL);
	lo = element(e->args[0], &from);
	hi = element(e->args[1], &to);
	if (lo == NULL || hi == NULL || from != to || !is_next(x, lo->at, hi->at))
		return match_fail(x, s, WHY_ENDS, NULL);
	inner.e = lo;
	return match_next(x, s, &inner);
}
