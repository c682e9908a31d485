/* Properties of expressions: which loops and accumulators they depend on, which folds may be
 * split. */
#include "back/cpu/codegen/plan/nest.h"
#include <string.h>

/* Whether an expression consists of counters and sizes only. */
static bool is_of_counters(const smr_expr *e)
{
	bool all = e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_SIZE ||
		   e->kind == SMR_EXPR_INDEX || e->kind == SMR_EXPR_OP;

	for (uint32_t i = 0; i < e->nargs; i++)
		all = all && is_of_counters(e->args[i]);
	return all;
}

bool nest_is_at_border(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_select && is_of_counters(e->args[0]);
}

void nest_walk(const smr_expr *e, bool (*fn)(const smr_expr *e, void *arg), void *arg)
{
	if (!fn(e, arg))
		return;
	if (e->kind == SMR_EXPR_READ)
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL)
				nest_walk(e->index[d].indirect, fn, arg);
	if (e->kind == SMR_EXPR_OP)
		for (uint32_t i = 0; i < e->nargs; i++)
			nest_walk(e->args[i], fn, arg);
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		for (uint32_t k = 0; k < e->nacc; k++) {
			nest_walk(e->init[k], fn, arg);
			nest_walk(e->step[k], fn, arg);
		}
}

static bool is_associative_op(smr_op op)
{
	switch (op) {
	case SMR_OP_add:
	case SMR_OP_addc:
	case SMR_OP_mul:
	case SMR_OP_and:
	case SMR_OP_or:
	case SMR_OP_xor:
	case SMR_OP_fmax:
	case SMR_OP_fmin:
	case SMR_OP_maximum:
	case SMR_OP_minimum:
		return true;
	default:
		return false;
	}
}

/* Finds the term of x > m ? x : m and its seven variants. Combining the better value twice changes
 * nothing. */
static const smr_expr *chosen_term(const smr_expr *step)
{
	if (step->kind != SMR_EXPR_OP || step->op != SMR_OP_select ||
	    step->args[0]->kind != SMR_EXPR_OP)
		return NULL;
	const smr_expr *cmp = step->args[0];

	if (cmp->op != SMR_OP_lt && cmp->op != SMR_OP_gt && cmp->op != SMR_OP_le &&
	    cmp->op != SMR_OP_ge)
		return NULL;
	int acc = smr_expr_is_acc(cmp->args[0]) ? 0 : 1;
	const smr_expr *term = cmp->args[1 - acc];

	if (!smr_expr_is_acc(cmp->args[acc]) || smr_expr_open(term))
		return NULL;
	if ((smr_expr_is_acc(step->args[1]) && smr_expr_equal(step->args[2], term)) ||
	    (smr_expr_is_acc(step->args[2]) && smr_expr_equal(step->args[1], term)))
		return term;
	return NULL;
}

const smr_expr *nest_fold_term(const nest_plan *p, const smr_expr *f)
{
	return f->kind == SMR_EXPR_FOLD ? nest_step_term(p, f) : NULL;
}

const smr_expr *nest_step_term(const nest_plan *p, const smr_expr *f)
{
	const smr_expr *step, *term;

	if ((f->kind != SMR_EXPR_FOLD && f->kind != SMR_EXPR_SCAN) || f->nacc != 1 ||
	    f->type == SMR_I1)
		return NULL;
	step = f->step[0];
	if (step->kind != SMR_EXPR_OP || (smr_dtype_is_float(f->type) && !p->reassoc &&
					  step->op != SMR_OP_maximum && step->op != SMR_OP_minimum))
		return NULL;
	if (step->op == SMR_OP_select)
		return chosen_term(step);
	if (!is_associative_op(step->op))
		return NULL;
	if (smr_expr_is_acc(step->args[0]))
		term = step->args[1];
	else if (smr_expr_is_acc(step->args[1]))
		term = step->args[0];
	else
		return NULL;
	return smr_expr_open(term) ? NULL : term;
}

typedef struct nested_for {
	const nest_plan *p;
	const smr_expr *fold;
	bool found;
} nested_for;

static bool find_nested(const smr_expr *e, void *arg)
{
	nested_for *n = arg;

	if (e == n->fold)
		return true;
	n->found |= e->kind == SMR_EXPR_FOLD && nest_made_find(n->p, e) == NULL;
	return !n->found && nest_made_find(n->p, e) == NULL;
}

bool nest_fold_nested(const nest_plan *p, const smr_expr *fold)
{
	nested_for n = {.p = p, .fold = fold};

	nest_walk(fold, find_nested, &n);
	return n.found;
}

bool nest_fold_neutral(const smr_expr *f, uint64_t *bits)
{
	bool flt = smr_dtype_is_float(f->type);
	static const uint64_t ones[] = {[SMR_F64] = 0x3ff0000000000000,
					[SMR_F32] = 0x3f800000,
					[SMR_F16] = 0x3c00,
					[SMR_BF16] = 0x3f80};
	/* -0, not 0: -0 + x is x for every x */
	static const uint64_t minus0[] = {[SMR_F64] = UINT64_C(1) << 63,
					  [SMR_F32] = 0x80000000,
					  [SMR_F16] = 0x8000,
					  [SMR_BF16] = 0x8000};

	switch (f->step[0]->op) {
	case SMR_OP_add:
	case SMR_OP_addc:
		*bits = flt ? minus0[f->type] : 0;
		return true;
	case SMR_OP_mul:
		*bits = flt ? ones[f->type] : 1;
		return true;
	case SMR_OP_and:
		*bits = UINT64_MAX;
		return true;
	case SMR_OP_or:
	case SMR_OP_xor:
		*bits = 0;
		return true;
	default:
		return false;
	}
}

bool nest_note_fold(const smr_expr *e, void *arg)
{
	if (e->kind == SMR_EXPR_FOLD)
		*(bool *)arg = true;
	return true;
}
