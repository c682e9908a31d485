/* Folds over a range. */
#include "ir/graph/range.h"

#include "base/assert.h"

static bool is_own(const smr_expr *e, uint32_t acc)
{
	return e->kind == SMR_EXPR_ACC && e->depth == 0 && e->acc == acc;
}

/* Returns whether @p e is index(loop) < count with a count that depends on neither the loop nor an
 * accumulator. */
static bool is_limit(const smr_expr *e, uint32_t loop)
{
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_lt && e->args[0]->type == SMR_I64 &&
	       e->args[0]->kind == SMR_EXPR_INDEX && e->args[0]->loop == loop &&
	       !(smr_expr_loops(e->args[1]) >> loop & 1) && !smr_expr_open(e->args[1]);
}

bool smr_fold_range(const smr_expr *fold, smr_range *out)
{
	const smr_expr *holds = NULL;

	if (fold->kind != SMR_EXPR_FOLD || fold->nloops != 1)
		return false;
	for (uint32_t k = 0; k < fold->nacc; k++) {
		const smr_expr *s = fold->step[k];

		if (s->kind != SMR_EXPR_OP || s->op != SMR_OP_select || !is_own(s->args[2], k) ||
		    !is_limit(s->args[0], fold->loops[0]) ||
		    (holds != NULL && !smr_expr_equal(holds, s->args[0])))
			return false;
		holds = s->args[0];
	}
	smr_assert(holds != NULL);
	*out = (smr_range){fold->loops[0], holds, holds->args[1]};
	return true;
}

const smr_expr *smr_range_step(const smr_expr *fold, uint32_t k)
{
	smr_assert(fold->kind == SMR_EXPR_FOLD && k < fold->nacc);
	smr_assert(fold->step[k]->op == SMR_OP_select);
	return fold->step[k]->args[1];
}

bool smr_loop_is_open(const smr_loop *l)
{
	int64_t n;

	return smr_poly_is_const(l->extent, &n) && n == INT32_MAX;
}

bool smr_nest_has_range(const smr_nest *n)
{
	for (uint32_t l = 0; l < n->nloops; l++)
		if (smr_loop_is_open(&n->loops[l]))
			return true;
	return false;
}

int64_t smr_loop_about(const smr_loop *l, const int64_t *sym)
{
	return smr_loop_is_open(l) ? SMR_RANGE_ABOUT : smr_poly_eval(l->extent, sym);
}

typedef struct look {
	const smr_nest *n;
	uint64_t found; /* open loops that a fold over a range binds */
	bool ok;
} look;

static void visit_range_expr(look *w, const smr_expr *e)
{
	smr_range r;

	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			visit_range_expr(w, e->index[d].indirect);
	for (uint32_t i = 0; i < e->nargs; i++)
		visit_range_expr(w, e->args[i]);
	for (uint32_t i = 0; i < e->nloops; i++) {
		smr_assert(e->loops[i] < w->n->nloops);
		if (!smr_loop_is_open(&w->n->loops[e->loops[i]]))
			continue;
		if (smr_fold_range(e, &r))
			w->found |= UINT64_C(1) << r.loop;
		else
			w->ok = false;
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		visit_range_expr(w, e->init[k]);
		visit_range_expr(w, e->step[k]);
	}
}

bool smr_ranges_are_whole(const smr_nest *n)
{
	look w = {.n = n, .ok = true};

	if (!smr_nest_has_range(n))
		return true;
	visit_range_expr(&w, n->value);
	if (n->pred != NULL)
		visit_range_expr(&w, n->pred);
	for (uint32_t l = 0; l < n->nloops; l++)
		if (smr_loop_is_open(&n->loops[l]) && !(w.found >> l & 1))
			w.ok = false;
	return w.ok;
}
