/* Shapes of folds that have code of their own: short rows of each lane, squares turned in
 * registers, ranges whose length each point reads. */
#include "back/cpu/codegen/plan/nest.h"

enum { LONGEST = 64, LONGEST_IN_PAIRS = 128 }; /* steps written out for each lane */

typedef struct row_search {
	const nest_plan *p;
	int vloop;
	bool picks, strides;
} row_search;

/* A read whose row is another one in each lane. */
static bool find_row(const smr_expr *e, void *arg)
{
	row_search *t = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(t->p, e) : -1;

	for (uint32_t i = 0; at >= 0 && i < t->p->ops[at].nindirect; i++)
		t->picks |= (smr_expr_loops(t->p->ops[at].indirect[i]) >> t->vloop & 1) != 0;
	t->strides |= at >= 0 && t->p->ops[at].where == NEST_MEMORY &&
		      t->p->ops[at].stride[t->vloop] != 0;
	return true;
}

static bool is_widened_byte(const smr_expr *e)
{
	const smr_expr *byte =
		e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert ? e->args[0] : NULL;

	return byte != NULL && byte->kind == SMR_EXPR_READ &&
	       (byte->type == SMR_I8 || byte->type == SMR_U8);
}

bool nest_fold_in_pairs(const nest_plan *p, const smr_expr *fold, int width)
{
	const smr_expr *term = nest_fold_term(p, fold);

	return p->cpu.pairs && term != NULL && fold->type == SMR_I32 &&
	       fold->step[0]->op == SMR_OP_add && (width == 8 || width == 16) &&
	       term->kind == SMR_EXPR_OP && term->op == SMR_OP_mul &&
	       is_widened_byte(term->args[0]) && is_widened_byte(term->args[1]);
}

bool nest_fold_turns(const nest_plan *p, const smr_expr *fold, int vloop, int width)
{
	const smr_expr *term = nest_fold_term(p, fold);
	row_search t = {.p = p, .vloop = vloop};
	int64_t n = fold->nloops == 1 ? p->extent[fold->loops[0]] : 0;

	if (term == NULL || smr_fold_compensated(fold) != NULL || n == 0 || width < 2 ||
	    nest_room(p, (int)fold->loops[0]) != n || nest_width(p, fold) != width ||
	    n > (nest_fold_in_pairs(p, fold, width) ? LONGEST_IN_PAIRS : LONGEST) ||
	    nest_fold_nested(p, fold) || nest_fold_vloop(p, fold, width) < 0)
		return false;
	nest_walk(term, find_row, &t);
	return t.picks || (t.strides && fold->type == SMR_I32);
}

typedef struct square_search {
	const nest_plan *p;
	int vloop, loop, width;
	bool found;
} square_search;

static bool find_turned(const smr_expr *e, void *arg)
{
	square_search *t = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(t->p, e) : -1;

	t->found |= at >= 0 && nest_turns(t->p, &t->p->ops[at], t->vloop, t->loop, t->width);
	return e->kind != SMR_EXPR_FOLD && !t->found;
}

bool nest_fold_in_squares(const nest_plan *p, const smr_expr *fold, int vloop, int width)
{
	square_search t = {.p = p, .vloop = vloop, .width = width};

	if (vloop < 0 || width < 4 || width > 16 || fold->kind != SMR_EXPR_FOLD ||
	    nest_fold_term(p, fold) != NULL)
		return false;
	t.loop = (int)fold->loops[fold->nloops - 1];
	for (uint32_t k = 0; k < fold->nacc; k++)
		nest_walk(fold->step[k], find_turned, &t);
	return t.found;
}

typedef struct range_search {
	const nest_plan *p;
	smr_range *out;
	bool found;
} range_search;

static bool find_range(const smr_expr *e, void *arg)
{
	range_search *s = arg;

	s->found = s->found || (smr_fold_range(e, s->out) &&
				smr_loop_is_open(&s->p->nest->loops[s->out->loop]));
	return !s->found;
}

bool nest_range_of(const nest_plan *p, const smr_expr *e, smr_range *out)
{
	range_search s = {.p = p, .out = out};

	nest_walk(e, find_range, &s);
	return s.found;
}
