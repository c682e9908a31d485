/* Folds with lanes along the fold itself. */
#include <stdio.h>

#include "back/cpu/codegen/emit/fold.h"

nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b)
{
	nest_frame f = {.fold = fold,
			.term = {nest_step_term(m->p, fold)},
			.value = {a},
			.with = {b},
			.combining = true};

	m->frame[m->nframes++] = &f;
	nest_val v = nest_eval(m, fold->step[0]);

	m->nframes--;
	return v;
}

/* Extracts lanes [from, from + n / 2) of n. */
static nest_val extract_half_lanes(nest_emit *m, const smr_expr *fold, nest_val v, int n, int from)
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

static nest_part extract_half_part(nest_emit *m, const smr_expr *fold, nest_part p, int n, int from)
{
	nest_part h = {.v = extract_half_lanes(m, fold, p.v, n, from)};

	if (smr_fold_compensated(fold) != NULL)
		h.lost = extract_half_lanes(m, fold, p.lost, n, from);
	return h;
}

static nest_val extract_single_lane(nest_emit *m, const smr_expr *fold, nest_val v)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = extractelement <1 x %s> %s, i32 0", r.s, nest_type(fold->type), v.s);
	return r;
}

/* Combines halves until one lane is left, always as the same tree. */
static nest_part reduce_lanes(nest_emit *m, const smr_expr *fold, nest_part p, int lanes)
{
	int width = m->width;

	if (nest_fold_is_extreme(m, fold, p.v.vec))
		return (nest_part){.v = nest_extreme_across(m, fold, p)};
	for (int n = lanes; n > 1; n /= 2) {
		nest_part lo = extract_half_part(m, fold, p, n, 0),
			  hi = extract_half_part(m, fold, p, n, n / 2);

		m->width = n / 2;
		p = nest_join(m, fold, lo, hi);
	}
	p.v = extract_single_lane(m, fold, p.v);
	if (smr_fold_compensated(fold) != NULL)
		p.lost = extract_single_lane(m, fold, p.lost);
	m->width = width;
	return p;
}

static nest_val start_value(const smr_expr *fold, nest_val init)
{
	uint64_t bits;

	return nest_fold_neutral(fold, &bits) ? nest_literal(fold->type, bits) : init;
}

int nest_fold_rows(const nest_fold_job *j)
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
	nest_val start = start_value(f->fold, init);
	nest_part first = nest_part_of(m, f->fold, start, true);

	for (int u = 0; u < j->unroll; u++) {
		int *acc = j->term_acc[row][u];

		nest_part_new(m, f->fold, acc, true);
		if (nest_fold_is_extreme(m, f->fold, true))
			acc[1] = j->term_acc[row][0][1]; /* one NaN mask for two vectors */
		nest_part_put(m, f->fold, acc, true, first);
	}
	nest_part_put(m, f->fold, f->acc[point], false, nest_part_of(m, f->fold, start, false));
}

static void end_row(nest_fold_job *j, int row, nest_val init)
{
	nest_emit *m = j->m;
	int point;
	const nest_frame *f = nest_fold_row(j, row, &point);
	const smr_expr *fold = f->fold;
	nest_part part[8] = {0}, v;
	int units = j->keys ? 1 : j->unroll; /* with keys, vectors are one number */

	for (int u = 0; u < units; u++)
		part[u] = nest_part_get(m, fold, j->term_acc[row][u], true);
	for (int n = 1; n < units; n *= 2) /* as a tree, for short dependency chains */
		for (int u = 0; u + n < units; u += 2 * n)
			part[u] = nest_join(m, fold, part[u], part[u + n]);
	v = reduce_lanes(m, fold, part[0], j->lanes);
	m->width = 1;
	if (!j->few || j->keys)
		v = nest_join(m, fold, v, nest_part_get(m, fold, f->acc[point], false));
	/* init of chunks is combined when the chunks are combined */
	if (!nest_is_cut(m->s, fold))
		v = nest_join(m, fold, nest_part_of(m, fold, init, false), v);
	nest_part_put(m, fold, f->acc[point], false, v);
	m->width = j->lanes;
}

int nest_fold_loop(const nest_fold_job *j, int row)
{
	int point;

	/* a fold of several loops has the same loops as the others */
	return j->nbeside > 0 && j->f->fold->nloops == 1
		       ? (int)nest_fold_row(j, row, &point)->fold->loops[0]
		       : j->vloop;
}

typedef struct unlike {
	const nest_emit *m;
	int vloop;
	bool found;
} unlike;

/* Finds reads with lanes other than contiguous bf16. */
static bool find_non_bf16_lane(const smr_expr *e, void *arg)
{
	unlike *x = arg;
	const nest_plan *p = x->m->p;
	const nest_made *made = nest_known(p, x->m->s, e);
	int at = made != NULL               ? made->operand
		 : e->kind == SMR_EXPR_READ ? nest_operand_of(p, e)
					    : -1;
	const nest_operand *o = at >= 0 ? &p->ops[at] : NULL;

	if (o != NULL && o->where != NEST_VALUE && (o->stride[x->vloop] != 0 || o->nindirect > 0))
		x->found |= o->dtype != SMR_BF16 || o->nindirect > 0 || o->stride[x->vloop] != 2;
	if (made == NULL)
		x->found |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN ||
			    (e->kind == SMR_EXPR_INDEX && (int)e->loop == x->vloop) ||
			    (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select);
	return made == NULL && !x->found;
}

/* Whether vectors of bf16 may be loaded as halves of words (load.c), which changes the order of
 * terms. */
static bool can_pair(const nest_fold_job *j)
{
	unlike x = {.m = j->m};
	int point;

	for (int row = 0; row < nest_fold_rows(j); row++) {
		const smr_expr *fold = nest_fold_row(j, row, &point)->fold;
		const smr_expr *sum = smr_fold_compensated(fold);

		x.vloop = nest_fold_loop(j, row);
		nest_walk(sum != NULL ? sum : nest_fold_term(j->m->p, fold), find_non_bf16_lane,
			  &x);
	}
	return j->unroll % 2 == 0 && !x.found;
}

/* Whether the last lanes may be masked, if the CPU has masks: lanes beyond the end read 0 and keep
 * their values. */
static bool can_mask_last_lanes(const nest_fold_job *j)
{
	const nest_plan *p = j->m->p;
	int point;

	for (int row = 0; row < nest_fold_rows(j); row++)
		if (nest_fold_nested(p, nest_fold_row(j, row, &point)->fold))
			return false;
	return p->cpu.scalef && !p->divides && j->lanes <= 64;
}

bool nest_fold_has_lanes(const nest_fold_job *j)
{
	return j->tail < 2 || j->few;
}

void nest_fold_lanes(nest_fold_job *j, const nest_val *init)
{
	nest_emit *m = j->m;
	int vloop = m->vloop, width = m->width, rows = nest_fold_rows(j);
	nest_inst now = {{0}};

	m->vloop = j->vloop;
	m->width = j->lanes;
	j->pairs = can_pair(j);
	j->few = can_mask_last_lanes(j);
	for (int row = 0; row < rows; row++)
		start_row(j, row, init[row]);
	j->keys = nest_fold_has_keys(j);
	if (j->keys)
		nest_keys_begin(j);
	for (j->tail = 0; j->tail < 3; j->tail++) {
		if (j->tail == 1 && j->unroll == 1)
			continue;
		m->width = nest_fold_has_lanes(j) ? j->lanes : 1;
		m->vloop = nest_fold_has_lanes(j) ? j->vloop : -1;
		nest_fold_loops(j, 0, &now);
		if (j->keys && j->tail == 0)
			nest_keys_end(j);
	}
	m->width = j->lanes;
	m->vloop = j->vloop;
	for (int row = 0; row < rows; row++)
		end_row(j, row, init[row]);
	m->vloop = vloop;
	m->width = width;
}
