/* The necessary precision of a codelet's functions.
 *
 * A value that is rounded to bf16, with a relative error of half of 2^-8, may have an error of less
 * than a tenth of that before (NEST_BRIEF) if no later operation amplifies the error: products,
 * quotients, signs, selects, sums of non-negative numbers do not. Differences amplify it, and so
 * may all operations that are not listed here. If a part has two uses, the stricter one counts.
 *
 * 1 + tanh u and 1 - tanh u are 2 / (e^-2u + 1) and e^-2u times that
 * (back/cpu/codegen/emit/logistic.c), which does not lose digits as 1 - 0.99999 does. If tanh
 * u has other uses, it is computed, and they are computed from it. */
#include "back/cpu/codegen/plan/nest.h"

static bool is_one(const smr_expr *e)
{
	return e->kind == SMR_EXPR_CONST && e->type == SMR_F32 && e->bits == 0x3f800000;
}

static bool is_op(const smr_expr *e, smr_op op)
{
	return e->kind == SMR_EXPR_OP && e->op == op && e->type == SMR_F32;
}

/* Matches a + a tanh u, which is a (1 + tanh u). */
static bool match_product_with_tanh(const smr_expr *product, const smr_expr *a, nest_beside *out)
{
	for (int i = 0; is_op(product, SMR_OP_mul) && i < 2; i++)
		if (is_op(product->args[i], SMR_OP_tanh) &&
		    smr_expr_equal(product->args[1 - i], a)) {
			*out = (nest_beside){.tanh = product->args[i], .times = a};
			return true;
		}
	return false;
}

bool nest_times_number(const smr_expr *e, const smr_expr **of, double *c)
{
	for (int i = 0; is_op(e, SMR_OP_mul) && i < 2; i++)
		if (e->args[i]->kind == SMR_EXPR_CONST) {
			*of = e->args[1 - i];
			*c = smr_const_as_double(e->args[i]);
			return true;
		}
	return false;
}

/* v + c (s v) */
bool nest_is_cubic(const smr_expr *e, const smr_expr **v, const smr_expr **s, double *c)
{
	const smr_expr *product;

	for (int i = 0; is_op(e, SMR_OP_add) && i < 2; i++) {
		*v = e->args[i];
		if (!nest_times_number(e->args[1 - i], &product, c) || *c <= 0)
			continue;
		for (int k = 0; is_op(product, SMR_OP_mul) && k < 2; k++) {
			*s = product->args[1 - k];
			if (smr_expr_equal(product->args[k], *v))
				return true;
		}
	}
	return false;
}

bool nest_is_beside(const smr_expr *e, nest_beside *out)
{
	bool minus = is_op(e, SMR_OP_sub);
	const smr_expr *whole;
	double c;

	if (nest_times_number(e, &whole, &c) && c == 0.5 && is_op(whole, SMR_OP_add) &&
	    nest_is_beside(whole, out) && out->times == NULL)
		return out->half = true;
	*out = (nest_beside){.minus = minus};
	if (!minus && !is_op(e, SMR_OP_add))
		return false;
	for (int i = 0; i < 2 - minus; i++) {
		if (is_one(e->args[i]) && is_op(e->args[1 - i], SMR_OP_tanh)) {
			out->tanh = e->args[1 - i];
			return true;
		}
		if (!minus && match_product_with_tanh(e->args[1 - i], e->args[i], out))
			return true;
	}
	return false;
}

static bool is_positive(const smr_expr *e)
{
	nest_beside b;

	if (e->kind == SMR_EXPR_CONST)
		return smr_dtype_is_float(e->type) && smr_const_as_double(e) >= 0;
	if (e->kind != SMR_EXPR_OP)
		return false;
	if (nest_is_beside(e, &b) && b.times == NULL)
		return true;
	switch (e->op) {
	case SMR_OP_exp:
	case SMR_OP_abs:
	case SMR_OP_sqrt:
		return true;
	case SMR_OP_mul:
		if (e->args[0] == e->args[1])
			return true;
		/* fall through */
	case SMR_OP_add:
	case SMR_OP_div:
		return is_positive(e->args[0]) && is_positive(e->args[1]);
	default:
		return false;
	}
}

bool nest_is_over_one(const smr_expr *e)
{
	for (int i = 0; is_op(e, SMR_OP_add) && i < 2; i++)
		if (e->args[i]->kind == SMR_EXPR_CONST && smr_const_as_double(e->args[i]) >= 1)
			return is_positive(e->args[1 - i]);
	return false;
}

static nest_need *need_of(nest_plan *p, const smr_expr *e)
{
	for (int i = 0; i < p->nneeds; i++)
		if (p->needs[i].e == e || smr_expr_equal(p->needs[i].e, e))
			return &p->needs[i];
	return NULL;
}

static void note_need(nest_plan *p, const smr_expr *e, bool brief, bool alone)
{
	nest_need *n = need_of(p, e);

	if (n == NULL && p->nneeds < NEST_MAX_NEEDS) {
		n = &p->needs[p->nneeds++];
		*n = (nest_need){.e = e, .brief = true};
	}
	if (n == NULL) { /* without an entry, the function has full precision */
		p->many_needs = true;
		return;
	}
	n->brief &= brief;
	n->alone |= alone;
}

static void collect_precision_needs(nest_plan *p, const smr_expr *e, bool brief);

static void walk_fold(nest_plan *p, const smr_expr *e, bool brief)
{
	const smr_expr *term = nest_fold_term(p, e);
	bool sum = term != NULL && e->step[0]->op == SMR_OP_add && is_positive(term) &&
		   is_positive(e->init[0]);

	for (uint32_t k = 0; k < e->nacc; k++) {
		collect_precision_needs(p, e->init[k], false);
		collect_precision_needs(p, sum ? term : e->step[k], sum && brief);
	}
}

/* Whether an argument may have the same relative error as the result. */
static bool propagates_low_precision(const smr_expr *e, uint32_t i)
{
	switch (e->op) {
	case SMR_OP_mul:
	case SMR_OP_div:
	case SMR_OP_neg:
	case SMR_OP_abs:
		return true;
	case SMR_OP_add:
		return is_positive(e->args[0]) && is_positive(e->args[1]);
	case SMR_OP_select:
		return i > 0;
	default:
		return false;
	}
}

static void walk_op(nest_plan *p, const smr_expr *e, bool brief)
{
	nest_beside b;

	if (nest_is_beside(e, &b)) {
		/* e^-2u may be infinite if only 1 + tanh u is needed */
		note_need(p, b.tanh, brief && !b.minus, false);
		if (b.minus && !p->many_needs)
			need_of(p, b.tanh)->minus = true;
		collect_precision_needs(p, b.tanh->args[0], false);
		if (b.times != NULL)
			collect_precision_needs(p, b.times, brief);
		return;
	}
	if (e->op == SMR_OP_exp || e->op == SMR_OP_tanh || e->op == SMR_OP_div)
		note_need(p, e, brief, true);
	if (e->op == SMR_OP_convert && e->type == SMR_BF16 && e->args[0]->type == SMR_F32) {
		collect_precision_needs(p, e->args[0], true);
		return;
	}
	brief &= e->type == SMR_F32;
	for (uint32_t i = 0; i < e->nargs; i++)
		collect_precision_needs(p, e->args[i],
					brief && propagates_low_precision(e, i) &&
						e->args[i]->type == SMR_F32);
}

static void collect_precision_needs(nest_plan *p, const smr_expr *e, bool brief)
{
	if (e->kind == SMR_EXPR_OP)
		walk_op(p, e, brief);
	if (e->kind == SMR_EXPR_FOLD)
		walk_fold(p, e, brief);
	for (uint32_t k = 0; e->kind == SMR_EXPR_SCAN && k < e->nacc; k++) {
		collect_precision_needs(p, e->init[k], false);
		collect_precision_needs(p, e->step[k], false);
	}
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			collect_precision_needs(p, e->index[d].indirect, false);
}

void nest_find_needs(nest_plan *p)
{
	for (uint32_t k = 0; p->reassoc && k <= p->c->nbeside; k++) {
		const smr_nest *n = smr_codelet_nest(p->c, k)->nest;

		collect_precision_needs(p, n->value, false);
		if (n->pred != NULL)
			collect_precision_needs(p, n->pred, false);
	}
	if (p->many_needs)
		p->nneeds = 0;
}

const nest_need *nest_need_of(const nest_plan *p, const smr_expr *e)
{
	return need_of((nest_plan *)p, e);
}
