/* Folds whose lanes run along the fold itself. */
#include <stdio.h>

#include "back/cpu/nest_fold.h"

nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b)
{
	nest_frame f = {.fold = fold,
			.term = nest_fold_term(m->p, fold),
			.value = a,
			.with = b,
			.combining = true};

	m->frame[m->nframes++] = &f;
	nest_val v = nest_eval(m, fold->step[0]);

	m->nframes--;
	return v;
}

/* Halves against each other until one lane is left: always the same tree. */
static nest_val across(nest_emit *m, const smr_expr *fold, nest_val v, int lanes)
{
	int width = m->width;

	for (int n = lanes; n > 1; n /= 2) {
		nest_val lo = nest_new(m, true), hi = nest_new(m, true);
		const char *ty = nest_type(fold->type);
		smr_str a = {0}, b = {0};

		for (int i = 0; i < n / 2; i++) {
			smr_str_printf(&a, "%si32 %d", i > 0 ? ", " : "", i);
			smr_str_printf(&b, "%si32 %d", i > 0 ? ", " : "", n / 2 + i);
		}
		nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>",
			  lo.s, n, ty, v.s, n, ty, n / 2, smr_str_text(&a));
		nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>",
			  hi.s, n, ty, v.s, n, ty, n / 2, smr_str_text(&b));
		smr_str_free(&a);
		smr_str_free(&b);
		m->width = n / 2;
		v = nest_combine(m, fold, lo, hi);
	}
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = extractelement <1 x %s> %s, i32 0", r.s, nest_type(fold->type), v.s);
	m->width = width;
	return r;
}

static nest_val start_value(nest_emit *m, const smr_expr *fold, nest_val init)
{
	uint64_t bits;

	return nest_fold_neutral(fold, &bits) ? nest_literal(fold->type, bits) : init;
}

static int rows_of(const nest_fold_job *j)
{
	return j->nbeside > 0 ? 1 + j->nbeside : j->f->n;
}

nest_frame *nest_fold_row(const nest_fold_job *j, int row, int *point)
{
	*point = j->nbeside > 0 ? 0 : row;
	return j->nbeside > 0 && row > 0 ? j->beside[row - 1] : j->f;
}

static void start_row(nest_fold_job *j, int row, nest_val init)
{
	nest_emit *m = j->m;
	int point;
	const nest_frame *f = nest_fold_row(j, row, &point);
	nest_val start = start_value(m, f->fold, init);

	for (int u = 0; u < j->unroll; u++) {
		j->term_acc[row][u] = nest_acc_new(m, f->fold->type, true);
		nest_acc_put(m, j->term_acc[row][u], f->fold->type, true, start);
	}
	nest_acc_put(m, f->acc[point][0], f->fold->type, false, start);
}

static void end_row(nest_fold_job *j, int row, nest_val init)
{
	nest_emit *m = j->m;
	int point;
	const nest_frame *f = nest_fold_row(j, row, &point);
	const smr_expr *fold = f->fold;
	nest_val v = nest_acc_get(m, j->term_acc[row][0], fold->type, true);

	for (int u = 1; u < j->unroll; u++)
		v = nest_combine(m, fold, v,
				 nest_acc_get(m, j->term_acc[row][u], fold->type, true));
	v = across(m, fold, v, j->lanes);
	m->width = 1;
	v = nest_combine(m, fold, v, nest_acc_get(m, f->acc[point][0], fold->type, false));
	/* a chunk's init comes in when the chunks are put together */
	if (!nest_is_cut(m->s, fold))
		v = nest_combine(m, fold, init, v);
	nest_acc_put(m, f->acc[point][0], fold->type, false, v);
	m->width = j->lanes;
}

void nest_fold_lanes(nest_fold_job *j, const nest_val *init)
{
	nest_emit *m = j->m;
	int vloop = m->vloop, width = m->width, rows = rows_of(j);
	nest_inst now = {{0}};

	m->vloop = j->vloop;
	m->width = j->lanes;
	for (int row = 0; row < rows; row++)
		start_row(j, row, init[row]);
	for (j->tail = 0; j->tail < 3; j->tail++) {
		if (j->tail == 1 && j->unroll == 1)
			continue;
		m->width = j->tail == 2 ? 1 : j->lanes;
		m->vloop = j->tail == 2 ? -1 : j->vloop;
		nest_fold_loops(j, 0, &now);
	}
	m->width = j->lanes;
	m->vloop = j->vloop;
	for (int row = 0; row < rows; row++)
		end_row(j, row, init[row]);
	m->vloop = vloop;
	m->width = width;
}
