/* Maxima and minima in the source's order.
 *
 * Selects by a comparison, fmax and fmin depend on the order of elements in two cases only: if a
 * NaN is among them, and if the result is a zero, of which there are two. The maximum with NaN
 * propagation does not depend on order, so it is computed first, in lanes. A result other than NaN
 * or zero is that of every order; else the elements are processed one by one as in the source. */
#include "back/cpu/codegen/emit/fold.h"

/* Whether the operator is a comparison; *@p greater: it is true if its first operand is greater,
 * else if it is less. */
static bool is_greater_comparison(smr_op op, bool *greater)
{
	*greater = op == SMR_OP_gt || op == SMR_OP_ge || op == SMR_OP_ugt || op == SMR_OP_uge;
	return *greater || op == SMR_OP_lt || op == SMR_OP_le || op == SMR_OP_ult ||
	       op == SMR_OP_ule;
}

/* Matches x > m ? x : m and its variants; *@p most: the maximum is kept. */
static const smr_expr *match_select_extreme(const smr_expr *step, bool *most)
{
	const smr_expr *cmp = step->args[0], *term;
	bool greater;
	int acc;

	if (cmp->kind != SMR_EXPR_OP || !is_greater_comparison(cmp->op, &greater))
		return NULL;
	acc = smr_expr_is_acc(cmp->args[0]) ? 0 : 1;
	term = cmp->args[1 - acc];
	if (!smr_expr_is_acc(cmp->args[acc]) || smr_expr_open(term))
		return NULL;
	for (int arm = 1; arm <= 2; arm++) {
		if (!smr_expr_is_acc(step->args[arm]) || !smr_expr_equal(step->args[3 - arm], term))
			continue;
		/* the first arm is selected if the first operand is greater (less) */
		*most = (greater == (acc == 0)) == (arm == 1);
		return term;
	}
	return NULL;
}

static const smr_expr *term_of(const smr_expr *fold, bool *most)
{
	const smr_expr *step = fold->step[0];

	if (step->kind != SMR_EXPR_OP)
		return NULL;
	if (step->op == SMR_OP_select)
		return match_select_extreme(step, most);
	*most = step->op == SMR_OP_fmax;
	if (step->op != SMR_OP_fmax && step->op != SMR_OP_fmin)
		return NULL;
	for (int k = 0; k < 2; k++)
		if (smr_expr_is_acc(step->args[k]) && !smr_expr_open(step->args[1 - k]))
			return step->args[1 - k];
	return NULL;
}

const smr_expr *nest_fold_quick(const nest_emit *m, const smr_expr *fold)
{
	smr_graph *g = (smr_graph *)(uintptr_t)m->p->g; /* new expressions are added to its arena */
	const smr_expr *args[2], *step, *quick;
	bool most;

	if (m->p->reassoc || fold->kind != SMR_EXPR_FOLD || fold->nacc != 1 ||
	    (fold->type != SMR_F32 && fold->type != SMR_F64) || smr_expr_open(fold) ||
	    nest_fold_nested(m->p, fold))
		return NULL;
	args[0] = smr_expr_acc(g, fold->type, 0, 0);
	args[1] = term_of(fold, &most);
	if (args[0] == NULL || args[1] == NULL)
		return NULL;
	step = smr_expr_op(g, most ? SMR_OP_maximum : SMR_OP_minimum, fold->type, 2, args);
	quick = step == NULL ? NULL
			     : smr_expr_fold(g, fold->nloops, fold->loops, fold->init[0], step);
	return quick != NULL && nest_fold_vloop(m->p, quick, 0) >= 0 ? quick : NULL;
}

void nest_fold_if_sure(nest_emit *m, const smr_expr *quick, const nest_frame *f, int done)
{
	enum { IN_FLIGHT = 4 /* independent vectors, which hide an operation's latency */ };
	int sure = m->next++, look = m->next++, unroll = m->s->unroll;
	nest_val v, c;

	m->s->unroll = IN_FLIGHT;
	nest_folds(m, quick, f->inst, 1);
	m->s->unroll = unroll;
	m->at = f->inst[0];
	v = nest_eval(m, quick);
	c = nest_two(m, "fcmp one", quick->type, v, nest_literal(quick->type, 0));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", c.s, sure, look);
	nest_label(m, sure);
	nest_acc_put(m, f->acc[0][0], quick->type, false, v);
	nest_line(m, "br label %%b%d", done);
	nest_label(m, look);
}
