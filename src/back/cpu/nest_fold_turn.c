/* Short folds over rows that index arrays pick, each lane another row: the sums of a lane lie along
 * its row, where loads are whole vectors, and the square of all lanes' sums is turned as it is
 * added up. Each sum is the one that a single point has: the same tree. */
#include <stdio.h>

#include "back/cpu/nest_fold.h"

enum { LONGEST = 64 }; /* steps written out for each lane */

typedef struct turn_for {
	const nest_plan *p;
	int vloop;
	bool picks;
} turn_for;

/* A read whose row is picked lane by lane. */
static bool find_pick(const smr_expr *e, void *arg)
{
	turn_for *t = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(t->p, e) : -1;

	for (uint32_t i = 0; at >= 0 && i < t->p->ops[at].nindirect; i++)
		t->picks |= (smr_expr_loops(t->p->ops[at].indirect[i]) >> t->vloop & 1) != 0;
	return true;
}

bool nest_fold_turns(const nest_plan *p, const smr_expr *fold, int vloop, int width)
{
	const smr_expr *term = nest_fold_term(p, fold);
	turn_for t = {.p = p, .vloop = vloop};

	if (term == NULL || smr_fold_compensated(fold) != NULL || fold->nloops != 1 || width < 2 ||
	    nest_width(p, fold) != width || p->extent[fold->loops[0]] > LONGEST ||
	    nest_fold_nested(p, fold) || nest_fold_vloop(p, fold, width) < 0)
		return false;
	nest_walk(term, find_pick, &t);
	return t.picks;
}

/* i1 vector: the first @p n lanes. */
static nest_val first_lanes(nest_emit *m, int n)
{
	nest_val v = nest_new(m, true);
	smr_str lanes = {0}, most = {0};

	for (int i = 0; i < m->width; i++) {
		smr_str_printf(&lanes, "%si32 %d", i > 0 ? ", " : "", i);
		smr_str_printf(&most, "%si32 %d", i > 0 ? ", " : "", n);
	}
	nest_line(m, "%s = icmp slt <%d x i32> <%s>, <%s>", v.s, m->width, smr_str_text(&lanes),
		  smr_str_text(&most));
	smr_str_free(&lanes);
	smr_str_free(&most);
	return v;
}

/* The last steps, fewer than there are lanes: the others keep what they have. */
static nest_val rest_of_row(nest_emit *m, const smr_expr *fold, nest_val sum, int n)
{
	nest_val few = first_lanes(m, n), with, chosen;
	char saved[28];
	bool saved_vec;

	nest_mask_by(m, few, saved, &saved_vec);
	with = nest_combine(m, fold, sum, nest_eval(m, nest_fold_term(m->p, fold)));
	nest_restore_mask(m, saved, saved_vec);
	chosen = nest_choose(m, fold->type, few, with, sum);
	return chosen;
}

/* One lane's row. */
static nest_val row_sums(nest_emit *m, nest_frame *f)
{
	const smr_expr *fold = f->fold;
	int l = (int)fold->loops[0], n = (int)m->p->extent[l];
	nest_val sum = nest_splat(m, fold->type, nest_eval(m, nest_fold_term(m->p, fold)));

	for (int k = m->width; k < n; k += m->width) {
		m->at.stat[l] = k;
		if (k + m->width > n) {
			sum = rest_of_row(m, fold, sum, n - k);
			continue;
		}
		nest_acc_put(m, f->acc[0][0], fold->type, true, sum);
		sum = nest_splat(m, fold->type, nest_step(m, fold->step[0]));
	}
	return sum;
}

/* Lanes [from, from + n) of each block of 2 * n lanes of a, then the same of b. */
static nest_val halves(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b, int n, int from)
{
	const char *ty = nest_type(fold->type);
	nest_val v = nest_new(m, true);
	smr_str pick = {0};
	int w = m->width, most = w / 2;

	for (int i = 0; i < w; i++) {
		int of = i % most;

		smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "",
			       (i < most ? 0 : w) + of / n * 2 * n + of % n + from);
	}
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>", v.s, w, ty,
		  a.s, w, ty, b.s, w, smr_str_text(&pick));
	smr_str_free(&pick);
	return v;
}

/* Row r's sum goes to lane r: pairs of vectors become one, half of each row's lanes against the
 * other half, until there is one vector. */
static nest_val turned_sum(nest_emit *m, const smr_expr *fold, nest_val *row)
{
	int rows = m->width;

	for (int n = m->width / 2; n > 0; n /= 2, rows /= 2)
		for (int r = 0; r < rows / 2; r++)
			row[r] = nest_combine(m, fold,
					      halves(m, fold, row[2 * r], row[2 * r + 1], n, 0),
					      halves(m, fold, row[2 * r], row[2 * r + 1], n, n));
	return row[0];
}

/* All lanes of one point. What was computed with lanes along another loop is out of sight. */
static nest_val turned_point(nest_emit *m, const smr_expr *fold, nest_inst at)
{
	nest_frame f = {.fold = fold, .deps = 0, .n = 1, .vec = true};
	nest_val row[64] = {0}, sum;
	size_t memo = m->nmemo, hidden = m->hidden;
	int vloop = m->vloop;

	m->hidden = m->nmemo;
	m->vloop = (int)fold->loops[0];
	f.acc[0][0] = nest_acc_new(m, fold->type, true);
	m->frame[m->nframes++] = &f;
	for (int i = 0; i < m->width; i++) {
		m->at = at;
		m->at.stat[vloop] += i;
		row[i] = row_sums(m, &f);
	}
	m->nframes--;
	sum = turned_sum(m, fold, row);
	m->vloop = vloop;
	m->hidden = hidden;
	m->nmemo = memo;
	m->at = at;
	return sum;
}

void nest_fold_turn(nest_emit *m, const nest_frame *f, const nest_val *init)
{
	for (int i = 0; i < f->n; i++) {
		nest_val sum = turned_point(m, f->fold, f->inst[i]);

		nest_acc_put(m, f->acc[i][0], f->fold->type, true,
			     nest_combine(m, f->fold, init[i], sum));
	}
}
