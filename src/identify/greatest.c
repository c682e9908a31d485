/* Which of two is kept, and where it was. */
#include "identify/fold.h"

bool fold_is_acc(const cx *e, uint32_t k)
{
	return e->kind == CX_ACC && e->depth == 0 && e->id == k;
}

bool fold_free_of_acc(const cx *e)
{
	return (e->accs & 1) == 0;
}

/* select(x < y, x, y) and its three kin, one side the accumulator. */
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

/* idx is the counter of the loop plus a number. */
static bool counter(const cx *idx, uint64_t loops, double *add)
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

const cx *fold_argmax(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s)
{
	uint32_t v = 1 - result;
	cx_rop rop;
	const cx *e, *place;
	double add;
	bool shifted, min;

	if (s[v]->kind != CX_OP || s[v]->op != SMR_OP_select || !fold_choice(s[v], v, &rop, &e))
		return NULL;
	if (s[result]->kind != CX_OP || s[result]->op != SMR_OP_select ||
	    !cx_equal(s[result]->args[0], s[v]->args[0]))
		return NULL;
	/* the arm that takes the new element must be the one that takes the new place */
	place = s[result]->args[fold_is_acc(s[v]->args[1], v) ? 2 : 1];
	if (!fold_is_acc(s[result]->args[fold_is_acc(s[v]->args[1], v) ? 1 : 2], result))
		return NULL;
	if (!counter(place, loops, &add) || !cx_is_num(init[result], 0))
		return NULL;
	min = fold_is_min(rop);
	if (fold_starts_with_first(m, e, init[v], loops, &shifted)) {
		if (add != (shifted ? 1 : 0))
			return NULL;
	} else if (!cx_is_lowest(init[v], min) || add != 0) {
		return NULL;
	}
	/* a < e takes the first of equals; a <= e the last; !(e < a) the last */
	if (rop == CX_ROP_MAX_LT || rop == CX_ROP_MAX_NLE)
		rop = CX_ROP_ARGMAX;
	else if (rop == CX_ROP_MAX_LE || rop == CX_ROP_MAX_NLT)
		rop = CX_ROP_ARGMAX_LE;
	else if (rop == CX_ROP_MIN_LT || rop == CX_ROP_MIN_NLE)
		rop = CX_ROP_ARGMIN;
	else
		rop = CX_ROP_ARGMIN_LE;
	return fold_new(m, rop, t, loops, e, NULL, NULL);
}
