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

nest_part nest_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b)
{
	if (smr_fold_compensated(fold) != NULL)
		return nest_sum_join(m, a, b);
	return (nest_part){.v = nest_combine(m, fold, a.v, b.v)};
}

/* Lanes [from, from + n / 2) of n. */
static nest_val half(nest_emit *m, const smr_expr *fold, nest_val v, int n, int from)
{
	nest_val r = nest_new(m, true);
	const char *ty = nest_type(fold->type);
	smr_str pick = {0};

	for (int i = 0; i < n / 2; i++)
		smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "", from + i);
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>", r.s, n,
		  ty, v.s, n, ty, n / 2, smr_str_text(&pick));
	smr_str_free(&pick);
	return r;
}

static nest_part half_part(nest_emit *m, const smr_expr *fold, nest_part p, int n, int from)
{
	nest_part h = {.v = half(m, fold, p.v, n, from)};

	if (smr_fold_compensated(fold) != NULL)
		h.lost = half(m, fold, p.lost, n, from);
	return h;
}

static nest_val only_lane(nest_emit *m, const smr_expr *fold, nest_val v)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = extractelement <1 x %s> %s, i32 0", r.s, nest_type(fold->type), v.s);
	return r;
}

/* Halves against each other until one lane is left: always the same tree. */
static nest_part across(nest_emit *m, const smr_expr *fold, nest_part p, int lanes)
{
	int width = m->width;

	for (int n = lanes; n > 1; n /= 2) {
		nest_part lo = half_part(m, fold, p, n, 0), hi = half_part(m, fold, p, n, n / 2);

		m->width = n / 2;
		p = nest_join(m, fold, lo, hi);
	}
	p.v = only_lane(m, fold, p.v);
	if (smr_fold_compensated(fold) != NULL)
		p.lost = only_lane(m, fold, p.lost);
	m->width = width;
	return p;
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
	nest_part start = nest_part_of(start_value(m, f->fold, init));

	for (int u = 0; u < j->unroll; u++) {
		int *acc = j->term_acc[row][u];

		acc[0] = nest_acc_new(m, f->fold->type, true);
		if (smr_fold_compensated(f->fold) != NULL)
			acc[1] = nest_acc_new(m, f->fold->type, true);
		nest_part_put(m, f->fold, acc, true, start);
	}
	nest_part_put(m, f->fold, f->acc[point], false, start);
}

static void end_row(nest_fold_job *j, int row, nest_val init)
{
	nest_emit *m = j->m;
	int point;
	const nest_frame *f = nest_fold_row(j, row, &point);
	const smr_expr *fold = f->fold;
	nest_part v = nest_part_get(m, fold, j->term_acc[row][0], true);

	for (int u = 1; u < j->unroll; u++)
		v = nest_join(m, fold, v, nest_part_get(m, fold, j->term_acc[row][u], true));
	v = across(m, fold, v, j->lanes);
	m->width = 1;
	v = nest_join(m, fold, v, nest_part_get(m, fold, f->acc[point], false));
	/* a chunk's init comes in when the chunks are put together */
	if (!nest_is_cut(m->s, fold))
		v = nest_join(m, fold, nest_part_of(init), v);
	nest_part_put(m, fold, f->acc[point], false, v);
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
