/** @file Folds along loop b that keep an element and its place. */
#ifndef TEST_GPU_PICK_CASE_H
#define TEST_GPU_PICK_CASE_H

/* The steps of the programs that people write. */
typedef enum pick_form {
	PICK_GREATEST,      /* x > best: the first one */
	PICK_GREATEST_LAST, /* x >= best */
	PICK_LEAST,         /* x < best */
	PICK_OF_JAX,        /* best > x, or best is NaN; of equal ones that of the least index */
	PICK_NAN_AGAIN,     /* the last NaN */
	PICK_FORMS
} pick_form;

static const smr_expr *both(smr_op op, smr_dtype t, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {a, b};

	return smr_expr_op(g, op, t, 2, args);
}

static const smr_expr *choose(const smr_expr *c, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {c, a, b};

	return smr_expr_op(g, SMR_OP_select, a->type, 3, args);
}

/* The fold along loop b, from @p best at @p start on; indices are @p first and up. */
static inline const smr_expr *pick(pick_form f, const smr_expr *x, const smr_expr *best, int start,
				   int first, uint32_t result)
{
	smr_dtype t = x->type;
	const smr_expr *most = smr_expr_acc(g, t, 0, 0), *at = smr_expr_acc(g, SMR_I32, 0, 1);
	const smr_expr *loop = smr_expr_loop(g, 1);
	const smr_expr *i = smr_expr_op(g, SMR_OP_convert, SMR_I32, 1, &loop), *take, *keep, *here;
	const smr_expr *step;
	smr_expr *e;

	if (first > 0)
		i = both(SMR_OP_add, SMR_I32, i, lit(SMR_I32, first));
	if (f == PICK_OF_JAX) {
		keep = both(SMR_OP_or, SMR_I1, both(SMR_OP_gt, SMR_I1, most, x),
			    both(SMR_OP_ne, SMR_I1, most, most));
		here = both(SMR_OP_and, SMR_I1, both(SMR_OP_eq, SMR_I1, most, x),
			    both(SMR_OP_lt, SMR_I1, at, i));
		here = both(SMR_OP_or, SMR_I1, keep, here);
		step = choose(keep, most, x);
		at = choose(here, at, i);
	} else {
		take = both(f == PICK_GREATEST        ? SMR_OP_gt
			    : f == PICK_GREATEST_LAST ? SMR_OP_ge
			    : f == PICK_LEAST         ? SMR_OP_lt
						      : SMR_OP_gt,
			    SMR_I1, x, most);
		if (f == PICK_NAN_AGAIN)
			take = both(SMR_OP_or, SMR_I1, take, both(SMR_OP_ne, SMR_I1, x, x));
		step = choose(take, x, most);
		at = choose(take, i, at);
	}
	e = smr_arena_alloc(g->arena, sizeof(*e));
	*e = *smr_expr_fold(g, 1, (uint32_t[]){1}, best, step);
	e->nacc = 2;
	e->result = result;
	e->init[1] = lit(SMR_I32, start);
	e->step[1] = at;
	e->type = e->step[result]->type;
	return e;
}
#endif
