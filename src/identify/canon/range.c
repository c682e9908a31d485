/* Lowers folds over a range: for (k = rp[i]; k < rp[i + 1]; k++).
 *
 * The fold's loop counts from 0 on, and its elements are those at the range's begin plus the count.
 * In the tree the loop denotes the element numbers of the range, so that a[k] is a vector's
 * element; the range is the fold's condition. */
#include "ir/graph/range.h"
#include "identify/canon/canon.h"

/* Returns lo of hi - lo; NULL for hi, which starts from 0. */
static const smr_expr *begin_of(const smr_expr *count)
{
	return smr_expr_is_op(count, SMR_OP_sub) && count->args[1]->kind != SMR_EXPR_CONST
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

/* Strips added numbers: the start of an array is not part of the form. */
static const smr_expr *without_numbers(const smr_expr *e)
{
	while (smr_expr_is_op(e, SMR_OP_add) || smr_expr_is_op(e, SMR_OP_sub))
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
