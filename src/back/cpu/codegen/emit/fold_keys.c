/* The maximum or minimum of a row of bf16, as integers.
 *
 * The bits of numbers of one sign are ordered by magnitude. So three values are kept of 16-bit
 * integers, twice as many at a time as f32: the signed maximum and minimum, and the unsigned
 * maximum. The greatest number is the first if that is not negative, else (all are negative) the
 * second; the least number is the third if that is negative, else the second. A NaN is beyond the
 * infinity of its sign: the first, or the third. */
#include <stdio.h>

#include "back/cpu/codegen/emit/fold.h"

enum { INFINITE = 0x7f80, MINUS_INFINITE = 0xff80 };

/* Kept values. */
enum { GREATEST, LEAST, FURTHEST, KEPT };

static const char *const kept[KEPT] = {"smax", "smin", "umax"};

static bool is_extreme_of_bf16(const nest_fold_job *j, int row)
{
	int at, point;
	const smr_expr *fold = nest_fold_row(j, row, &point)->fold;
	const smr_expr *term = nest_fold_term(j->m->p, fold), *step = fold->step[0];

	if ((step->op != SMR_OP_maximum && step->op != SMR_OP_minimum) || fold->type != SMR_F32 ||
	    term == NULL || term->kind != SMR_EXPR_OP || term->op != SMR_OP_convert ||
	    term->type != SMR_F32 || term->args[0]->kind != SMR_EXPR_READ ||
	    term->args[0]->type != SMR_BF16)
		return false;
	at = nest_operand_of(j->m->p, term->args[0]);
	return at >= 0 && j->m->p->ops[at].where == NEST_MEMORY &&
	       j->m->p->ops[at].stride[nest_fold_loop(j, row)] == 2;
}

bool nest_fold_has_keys(const nest_fold_job *j)
{
	bool all = j->pairs;

	for (int row = 0; all && row < nest_fold_rows(j); row++)
		all = is_extreme_of_bf16(j, row);
	return all;
}

static nest_val i16_literal(int bits)
{
	return nest_literal(SMR_I16, (uint64_t)bits);
}

static nest_val emit_key_minmax(nest_emit *m, int which, nest_val a, nest_val b)
{
	nest_val r = nest_new(m, true);
	char fn[40], text[120];
	const char *ty = nest_vtype(m, SMR_I16, true);

	snprintf(fn, sizeof(fn), "@llvm.%s.v%di16", kept[which], m->width);
	snprintf(text, sizeof(text), "%s %s(%s, %s)", ty, fn, ty, ty);
	nest_declare(m, text);
	nest_line(m, "%s = call %s %s(%s %s, %s %s)", r.s, ty, fn, ty, a.s, ty, b.s);
	return r;
}

static nest_val reduce_key_lanes(nest_emit *m, int which, nest_val a)
{
	nest_val r = nest_new(m, false);
	char fn[60], text[120];
	const char *ty = nest_vtype(m, SMR_I16, true);

	snprintf(fn, sizeof(fn), "@llvm.vector.reduce.%s.v%di16", kept[which], m->width);
	snprintf(text, sizeof(text), "i16 %s(%s)", fn, ty);
	nest_declare(m, text);
	nest_line(m, "%s = call i16 %s(%s %s)", r.s, fn, ty, a.s);
	return r;
}

static bool is_greatest(const nest_fold_job *j, int row)
{
	int point;

	return nest_fold_row(j, row, &point)->fold->step[0]->op == SMR_OP_maximum;
}

void nest_keys_begin(nest_fold_job *j)
{
	nest_emit *m = j->m;

	m->width = 2 * j->lanes;
	for (int row = 0; row < nest_fold_rows(j); row++)
		for (int u = 0; u < j->unroll / 2; u++)
			for (int k = 0; k < KEPT; k++) {
				j->key_acc[row][u][k] = nest_acc_new(m, SMR_I16, true);
				nest_acc_put(m, j->key_acc[row][u][k], SMR_I16, true,
					     i16_literal(is_greatest(j, row) ? MINUS_INFINITE
									     : INFINITE));
			}
	m->width = j->lanes;
}

void nest_keys_step(nest_fold_job *j, int row)
{
	nest_emit *m = j->m;
	int point, vloop = nest_fold_loop(j, row), stat = m->at.stat[vloop];
	const smr_expr *fold = nest_fold_row(j, row, &point)->fold;
	int at = nest_operand_of(m->p, nest_fold_term(m->p, fold)->args[0]);

	m->vloop = vloop;
	m->width = 2 * j->lanes;
	for (int u = 0; u < j->unroll / 2; u++) {
		const int *acc = j->key_acc[row][u];

		m->at.stat[vloop] = stat + u * m->width;
		nest_val words = nest_load(m, at);

		for (int k = 0; k < KEPT; k++)
			nest_acc_put(m, acc[k], SMR_I16, true,
				     emit_key_minmax(m, k, nest_acc_get(m, acc[k], SMR_I16, true),
						     words));
	}
	m->at.stat[vloop] = stat;
	m->vloop = j->vloop;
	m->width = j->lanes;
}

/* Returns the extreme of a row's vectors. */
static nest_val emit_extreme_of_row(nest_fold_job *j, int row)
{
	nest_emit *m = j->m;
	nest_val of[KEPT], nan[2], negative, bits;
	int first = is_greatest(j, row) ? GREATEST : FURTHEST;

	m->width = 2 * j->lanes;
	for (int k = 0; k < KEPT; k++) {
		of[k] = nest_acc_get(m, j->key_acc[row][0][k], SMR_I16, true);
		for (int u = 1; u < j->unroll / 2; u++)
			of[k] = emit_key_minmax(
				m, k, of[k], nest_acc_get(m, j->key_acc[row][u][k], SMR_I16, true));
		of[k] = reduce_key_lanes(m, k, of[k]);
	}
	m->width = 1;
	negative = nest_two(m, "icmp slt", SMR_I16, of[first], i16_literal(0));
	bits = first == GREATEST ? nest_choose(m, SMR_I16, negative, of[LEAST], of[GREATEST])
				 : nest_choose(m, SMR_I16, negative, of[FURTHEST], of[LEAST]);
	nan[0] = nest_two(m, "icmp sgt", SMR_I16, of[GREATEST], i16_literal(INFINITE));
	nan[1] = nest_two(m, "icmp ugt", SMR_I16, of[FURTHEST], i16_literal(MINUS_INFINITE));
	return nest_choose(m, SMR_F32, nest_two(m, "or", SMR_I1, nan[0], nan[1]), nest_nan(SMR_F32),
			   nest_from_bf16(m, bits));
}

void nest_keys_end(nest_fold_job *j)
{
	nest_emit *m = j->m;

	for (int row = 0; row < nest_fold_rows(j); row++) {
		int point;
		const nest_frame *f = nest_fold_row(j, row, &point);
		nest_val v = emit_extreme_of_row(j, row),
			 was = nest_acc_get(m, f->acc[point][0], SMR_F32, false);

		nest_acc_put(m, f->acc[point][0], SMR_F32, false, nest_combine(m, f->fold, was, v));
	}
	m->width = j->lanes;
}
