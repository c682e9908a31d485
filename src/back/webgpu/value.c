/* Expressions to WGSL: each is a line that names its value. */
#include <string.h>

#include "back/webgpu/own.h"

static bool memo_get(const wgsl *w, const void *key, wgsl_val *out)
{
	for (int i = w->nmemo; i-- > 0;)
		if (w->memo[i].key == key) {
			*out = w->memo[i].v;
			return true;
		}
	return false;
}

void wgsl_memo_put(wgsl *w, const void *key, wgsl_val v)
{
	if (w->nmemo == WGSL_MEMO)
		return;
	w->memo[w->nmemo].key = key;
	w->memo[w->nmemo++].v = v;
}

static wgsl_val eval_index(wgsl *w, const smr_expr *e)
{
	return w->counter[e->loop][0] != '\0' ? wgsl_text(WGSL_I32, "%s", w->counter[e->loop])
					      : wgsl_text(WGSL_I32, "0i");
}

static wgsl_val eval_size(wgsl *w, const smr_expr *e)
{
	return wgsl_literal(w, SMR_I64, wgsl_rep_of(w, e),
			    (uint64_t)smr_poly_eval(e->size, w->p->sym));
}

static wgsl_val eval_acc(wgsl *w, const smr_expr *e)
{
	const wgsl_frame *f;

	if ((int)e->depth >= w->nframes) {
		wgsl_refuse(w, "an accumulator outside of its fold");
		return wgsl_literal(w, e->type, wgsl_rep_of_type(e->type), 0);
	}
	f = w->frame[w->nframes - 1 - (int)e->depth];
	if (f->combining)
		return f->value;
	/* its value now: later lines may change the variable */
	return wgsl_let(w, f->acc[e->acc].rep, "%s", f->acc[e->acc].s);
}

static bool find_open_range(const smr_expr *e, void *arg)
{
	smr_range r;

	if (e->kind == SMR_EXPR_FOLD && smr_fold_range(e, &r))
		*(bool *)arg = true;
	return true;
}

/* Both arms are computed: reads outside of arrays and divisions by 0 give some number. Only a fold
 * whose length is read may take too long where its condition is false. */
static wgsl_val eval_select(wgsl *w, const smr_expr *e)
{
	wgsl_rep rep = wgsl_rep_of(w, e);
	bool open = false;
	wgsl_val c, a, b;

	nest_walk(e->args[1], find_open_range, &open);
	nest_walk(e->args[2], find_open_range, &open);
	if (open)
		wgsl_refuse(w, "a range of unknown length under a condition");
	c = wgsl_eval(w, e->args[0]);
	a = wgsl_as(w, wgsl_eval(w, e->args[1]), rep);
	b = wgsl_as(w, wgsl_eval(w, e->args[2]), rep);
	return wgsl_let(w, rep, "select(%s, %s, %s)", b.s, a.s, c.s);
}

static wgsl_val eval_op(wgsl *w, const smr_expr *e)
{
	wgsl_val a[3];

	if (e->op == SMR_OP_select)
		return eval_select(w, e);
	if (e->nargs < 1 || e->nargs > 3) {
		wgsl_refuse(w, "an operator of %u arguments", e->nargs);
		return wgsl_literal(w, e->type, wgsl_rep_of_type(e->type), 0);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		a[i] = wgsl_eval(w, e->args[i]);
	return wgsl_apply(w, e, a);
}

static wgsl_val eval_read(wgsl *w, const smr_expr *e)
{
	int at = nest_operand_of(w->p, e);
	const nest_operand *o = &w->p->ops[at];
	wgsl_val v;

	if (o->nindirect == 0 && memo_get(w, o, &v))
		return v;
	v = wgsl_load(w, at);
	if (o->nindirect == 0)
		wgsl_memo_put(w, o, v);
	return v;
}

static wgsl_val eval_new(wgsl *w, const smr_expr *e)
{
	const nest_made *made = nest_known(w->p, w->s, e);

	if (made != NULL)
		return wgsl_load(w, made->operand);
	switch (e->kind) {
	case SMR_EXPR_CONST:
		return wgsl_literal(w, e->type, wgsl_rep_of(w, e), e->bits);
	case SMR_EXPR_SIZE:
		return eval_size(w, e);
	case SMR_EXPR_INDEX:
		return eval_index(w, e);
	case SMR_EXPR_READ:
		return eval_read(w, e);
	case SMR_EXPR_ACC:
		return eval_acc(w, e);
	case SMR_EXPR_OP:
		return eval_op(w, e);
	case SMR_EXPR_FOLD:
		return wgsl_fold(w, e);
	default:
		wgsl_refuse(w, "a scan where none can be computed");
		return wgsl_literal(w, e->type, wgsl_rep_of_type(e->type), 0);
	}
}

wgsl_val wgsl_eval(wgsl *w, const smr_expr *e)
{
	bool keep;
	wgsl_val v;

	if (w->st != SMR_OK || !wgsl_has_type(w, wgsl_rep_of(w, e) == WGSL_I32 ? SMR_I32 : e->type))
		return wgsl_text(wgsl_rep_of_type(e->type), "0");
	for (int i = 0; i < w->nframes; i++)
		if (w->frame[i]->combining &&
		    (e == w->frame[i]->term || smr_expr_equal(e, w->frame[i]->term)))
			return w->frame[i]->with;
	keep = !smr_expr_open(e) && e->kind != SMR_EXPR_CONST;
	if (keep && memo_get(w, e, &v))
		return v;
	v = eval_new(w, e);
	if (keep)
		wgsl_memo_put(w, e, v);
	return v;
}
