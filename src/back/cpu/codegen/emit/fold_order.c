/* Sums in the source's order with expensive terms.
 *
 * Each addition depends on the previous one, in the order of the source, but no term depends on a
 * sum. So terms are computed in lanes and then added from the first lane to the last: the same
 * operations on the same numbers in the same order. Terms under a condition are not computed if it
 * is false for all lanes, and not added where it is false. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "ir/graph/range.h"

enum { LEAST = 12 /* least operations of a term */ };

/* step = acc + term, or a select of that and acc by `cond`. */
typedef struct ordered {
	const smr_expr *term, *cond;
	smr_op op;
	bool swapped; /* term + acc */
	bool unless;
} ordered;

static bool match_acc_sum(const smr_expr *e, ordered *o)
{
	if (e->kind != SMR_EXPR_OP || (e->op != SMR_OP_add && e->op != SMR_OP_sub))
		return false;
	o->op = e->op;
	o->swapped = e->op == SMR_OP_add && smr_expr_is_acc(e->args[1]);
	o->term = e->args[o->swapped ? 0 : 1];
	return smr_expr_is_acc(e->args[o->swapped ? 1 : 0]) && !smr_expr_open(o->term);
}

static bool match_acc_step(const smr_expr *e, ordered *o)
{
	*o = (ordered){.term = NULL};
	if (e->kind != SMR_EXPR_OP || e->op != SMR_OP_select)
		return match_acc_sum(e, o);
	o->cond = e->args[0];
	o->unless = smr_expr_is_acc(e->args[1]);
	return !smr_expr_open(o->cond) && smr_expr_is_acc(e->args[o->unless ? 1 : 2]) &&
	       match_acc_sum(e->args[o->unless ? 2 : 1], o);
}

typedef struct weighing {
	const nest_emit *m;
	double flops;
	bool other; /* contains expressions without lanes */
} weighing;

static bool count_term_flops(const smr_expr *e, void *arg)
{
	weighing *w = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(w->m->p, e) : -1;

	w->other |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN ||
		    nest_made_find(w->m->p, e) != NULL ||
		    (at >= 0 && w->m->p->ops[at].nindirect > 0) ||
		    (e->kind == SMR_EXPR_OP && !smr_dtype_is_float(e->type) &&
		     (e->op == SMR_OP_div || e->op == SMR_OP_rem));
	w->flops += e->kind == SMR_EXPR_OP ? smr_op_flops(e->op) : 0;
	return !w->other;
}

/* Returns the position of the innermost loop; loops joined into others have one iteration. */
static uint32_t last_loop(const nest_emit *m, const smr_expr *fold)
{
	uint32_t k = fold->nloops - 1;

	while (k > 0 && m->p->extent[fold->loops[k]] == 1)
		k--;
	return k;
}

static int lanes_of(const nest_emit *m, const smr_expr *fold, const ordered *o)
{
	int lanes = nest_width(m->p, fold), term = nest_width(m->p, o->term);

	return term < lanes ? term : lanes;
}

bool nest_fold_has_order(const nest_emit *m, const smr_expr *fold)
{
	weighing w = {.m = m};
	uint32_t l = fold->loops[last_loop(m, fold)];
	ordered o;

	if (smr_nest_has_range(m->p->nest) || fold->nacc != 1 ||
	    (fold->type != SMR_F32 && fold->type != SMR_F64) ||
	    smr_fold_compensated(fold) != NULL || nest_is_cut(m->s, fold) ||
	    nest_fold_term(m->p, fold) != NULL || !match_acc_step(fold->step[0], &o) ||
	    o.term->type != fold->type)
		return false;
	nest_walk(o.term, count_term_flops, &w);
	if (o.cond != NULL)
		nest_walk(o.cond, count_term_flops, &w);
	return !w.other && w.flops >= LEAST && lanes_of(m, fold, &o) >= 4 &&
	       smr_expr_loops(o.term) >> l & 1 && m->p->about[l] >= 2 * lanes_of(m, fold, &o);
}

/* Adds the terms of the current lanes one after the other; @p taken: mask of those that are
 * added. */
static void add_lanes(nest_emit *m, const nest_frame *f, const ordered *o, const nest_val *taken)
{
	const smr_expr *fold = f->fold;
	const char *op = o->op == SMR_OP_add ? "fadd" : "fsub";
	nest_val term = nest_splat(m, fold->type, nest_eval(m, o->term));
	nest_val sum = nest_acc_get(m, f->acc[0][0], fold->type, false);

	for (int i = 0; i < m->width; i++) {
		nest_val x = nest_lane(m, fold->type, term, i);
		nest_val next = o->swapped ? nest_two(m, op, fold->type, x, sum)
					   : nest_two(m, op, fold->type, sum, x);

		sum = taken == NULL ? next
				    : nest_choose(m, fold->type, nest_lane(m, SMR_I1, *taken, i),
						  next, sum);
	}
	nest_acc_put(m, f->acc[0][0], fold->type, false, sum);
}

typedef struct addition {
	const nest_frame *f;
	const ordered *o;
} addition;

static void add_taken_lanes(nest_emit *m, const void *ctx, const nest_val *taken)
{
	const addition *a = ctx;

	add_lanes(m, a->f, a->o, taken);
}

static void add_lanes_under_mask(nest_emit *m, const nest_frame *f, const ordered *o)
{
	nest_val taken = nest_splat(m, SMR_I1, nest_condition(m, o->cond));

	if (o->unless)
		taken = nest_two(m, "xor", SMR_I1, taken,
				 nest_splat(m, SMR_I1, nest_literal(SMR_I1, 1)));
	nest_masked(m, taken, add_taken_lanes, &(addition){f, o});
}

static void emit_scalar_step(nest_emit *m, nest_frame *f)
{
	m->at = f->inst[0];
	m->frame[m->nframes++] = f;
	nest_acc_put(m, f->acc[0][0], f->fold->type, false, nest_step(m, f->fold->step[0]));
	m->nframes--;
}

static void emit_lane_loop(nest_emit *m, nest_frame *f, const ordered *o)
{
	int l = (int)f->fold->loops[last_loop(m, f->fold)], lanes = lanes_of(m, f->fold, o);
	nest_val left = nest_new(m, false), end = nest_new(m, false);
	char to[28], step[28];
	nest_for loop;

	nest_extent(m, l, to);
	nest_line(m, "%s = srem i64 %s, %d", left.s, to, lanes);
	nest_line(m, "%s = sub i64 %s, %s", end.s, to, left.s);
	snprintf(step, sizeof(step), "%d", lanes);
	nest_for_open(m, &loop, l, "0", end.s, step);
	m->vloop = l;
	m->width = lanes;
	m->at = f->inst[0];
	if (o->cond != NULL)
		add_lanes_under_mask(m, f, o);
	else
		add_lanes(m, f, o, NULL);
	m->vloop = -1;
	m->width = 1;
	nest_for_close(m, &loop);
	nest_for_open(m, &loop, l, end.s, to, "1");
	emit_scalar_step(m, f);
	nest_for_close(m, &loop);
}

static void emit_ordered_loops(nest_emit *m, nest_frame *f, const ordered *o, uint32_t k)
{
	char to[28];
	nest_for loop;

	if (k == last_loop(m, f->fold)) {
		emit_lane_loop(m, f, o);
		return;
	}
	nest_extent(m, (int)f->fold->loops[k], to);
	nest_for_open(m, &loop, (int)f->fold->loops[k], "0", to, "1");
	emit_ordered_loops(m, f, o, k + 1);
	nest_for_close(m, &loop);
}

void nest_fold_order(nest_emit *m, nest_frame *f)
{
	uint64_t sure = m->sure_reads;
	ordered o;

	if (!match_acc_step(f->fold->step[0], &o))
		return;
	m->sure_reads = nest_sure_reads(m->p, o.term);
	emit_ordered_loops(m, f, &o, 0);
	m->sure_reads = sure;
}
