/* The loops of a fold.
 *
 * Short loops of constant extent are unrolled. If one of them slides with a jammed loop (rows of a
 * convolution), it is unrolled along the diagonal: row r is used by every point j at kernel row r -
 * j, so each row is loaded once for all points, and every sum still adds its terms in the source's
 * order. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "ir/graph/range.h"

enum {
	MAX_WRITTEN_OUT = 128, /* points of an unrolled body */
	LINE = 64              /* bytes of a cache line */
};

/* Emits a * b + acc, or acc - a * b, with one rounding, which is allowed if sums may be
 * reordered. */
static bool emit_fma_step(nest_emit *m, const smr_expr *step, nest_val *out)
{
	const smr_expr *acc, *mul;
	bool minus;

	if (!m->p->reassoc || !m->p->cpu.fma || step->kind != SMR_EXPR_OP ||
	    step->op != SMR_OP_add || (step->type != SMR_F32 && step->type != SMR_F64))
		return false;
	int at = step->args[0]->kind == SMR_EXPR_ACC ? 0 : 1;

	acc = step->args[at];
	mul = step->args[1 - at];
	minus = mul->kind == SMR_EXPR_OP && mul->op == SMR_OP_neg;
	if (minus)
		mul = mul->args[0];
	if (acc->kind != SMR_EXPR_ACC || mul->kind != SMR_EXPR_OP || mul->op != SMR_OP_mul)
		return false;
	nest_val a = nest_eval(m, mul->args[0]), b = nest_eval(m, mul->args[1]),
		 c = nest_eval(m, acc);

	if (minus)
		a = nest_negated(m, step->type, a);
	*out = nest_fused(m, step->type, a, b, c);
	return true;
}

nest_val nest_step(nest_emit *m, const smr_expr *step)
{
	nest_val v;

	return emit_fma_step(m, step, &v) ? v : nest_eval(m, step);
}

/* Emits all steps, which read the old values. */
static void emit_fold_steps(nest_emit *m, const smr_expr *fold, const int *acc, bool vec)
{
	nest_val v[SMR_MAX_ACCS];
	smr_dtype second;

	if (nest_fold_is_double(m, fold, vec, &second)) {
		const smr_expr *sum = smr_fold_compensated(fold);
		nest_val x = nest_eval(m, sum != NULL ? sum : nest_fold_term(m->p, fold));

		nest_part_put(m, fold, acc, vec,
			      nest_part_add(m, fold, nest_part_get(m, fold, acc, vec), x));
		return;
	}
	for (uint32_t k = 0; k < fold->nacc; k++)
		v[k] = nest_step(m, m->holds != NULL && fold->step[k]->op == SMR_OP_select &&
						    fold->step[k]->args[0] == m->holds
					    ? fold->step[k]->args[1]
					    : fold->step[k]);
	for (uint32_t k = 0; k < fold->nacc; k++)
		nest_acc_put(m, acc[k], fold->step[k]->type, vec, v[k]);
}

/* Emits all steps under the mask of the last lanes. */
static void emit_masked_steps(nest_fold_job *j, const smr_expr *fold, const int *acc)
{
	nest_emit *m = j->m;
	nest_part was = nest_part_get(m, fold, acc, true), is;
	smr_dtype second;

	emit_fold_steps(m, fold, acc, true);
	is = nest_part_get(m, fold, acc, true);
	is.v = nest_choose(m, fold->type, j->left, is.v, was.v);
	if (nest_fold_is_double(m, fold, true, &second))
		is.lost = nest_choose(m, second, j->left, is.lost, was.lost);
	nest_part_put(m, fold, acc, true, is);
}

/* Emits a step with lanes along the fold: each vector of the unrolled loop has its own
 * accumulator. */
static void step_lanes(nest_fold_job *j, int row)
{
	nest_emit *m = j->m;
	int n = j->tail == 0 ? j->unroll : 1, point, vloop = nest_fold_loop(j, row);
	int stat = m->at.stat[vloop];
	nest_frame *f = nest_fold_row(j, row, &point);
	int keep[2] = {f->acc[point][0], f->acc[point][1]};
	bool vec = f->vec;

	if (j->keys && j->tail == 0) {
		nest_keys_step(j, row);
		return;
	}
	m->frame[m->nframes - 1] = f;
	f->vec = nest_fold_has_lanes(j);
	m->vloop = f->vec ? vloop : -1;
	for (int u = 0; u < n; u++) {
		m->at.stat[vloop] = stat + u * m->width;
		m->pair = j->pairs && j->tail == 0 ? 1 + u % 2 : 0;
		if (f->vec)
			memcpy(f->acc[point], j->term_acc[row][u], sizeof(keep));
		if (j->tail < 2 || !f->vec)
			emit_fold_steps(m, f->fold, f->acc[point], f->vec);
		else
			emit_masked_steps(j, f->fold, f->acc[point]);
	}
	m->pair = 0;
	m->at.stat[vloop] = stat;
	m->vloop = nest_fold_has_lanes(j) ? j->vloop : -1;
	memcpy(f->acc[point], keep, sizeof(keep));
	f->vec = vec;
	m->frame[m->nframes - 1] = j->f;
}

/* Sets the current point, with the unrolled counters of this iteration; false: off the diagonal. */
static bool place_point(nest_fold_job *j, int i, const nest_inst *now)
{
	nest_emit *m = j->m;

	m->at = j->f->inst[i];
	for (int p = 0; p < j->n; p++)
		if (j->out[p] || p == j->turn) {
			int l = j->order[p], v = now->stat[l];

			if (p == j->diag) {
				v -= j->f->inst[i].stat[m->s->diag_jam];
				if (v < 0 || v >= m->p->extent[l])
					return false;
			}
			m->at.stat[l] = v;
		}
	return true;
}

/* Prefetches lines that the sum needs later (prefetch.c). */
static void fetch_summed(nest_fold_job *j)
{
	nest_emit *m = j->m;
	const nest_stage *s = m->s;

	if (s->nahead > 0)
		nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	for (int k = 0; k < s->nahead; k++) {
		int lines =
			(j->unroll * m->width * (int)smr_dtype_size(m->p->ops[s->ahead[k]].dtype) +
			 63) /
			64;
		nest_val at = nest_address(m, s->ahead[k]);

		for (int i = 0; i < lines; i++)
			nest_prefetch(m, at, 64 * i + s->ahead_bytes[k], NEST_LATER);
	}
}

void nest_fold_step(nest_fold_job *j, const nest_inst *now)
{
	nest_emit *m = j->m;
	nest_inst inst[NEST_MAX_INST];
	int n = 0;

	for (int i = 0; i < j->f->n; i++)
		if (place_point(j, i, now))
			inst[n++] = m->at;
	for (uint32_t k = 0; k < j->f->fold->nacc; k++)
		nest_folds(m, j->f->fold->step[k], inst, n);
	for (int k = 0; k < j->nbeside; k++)
		nest_folds(m, j->beside[k]->fold->step[0], inst, n);
	for (int i = 0; i < j->f->n && m->s->nahead > 0; i++)
		if (j->lanes > 0 && j->tail == 0 && place_point(j, i, now))
			fetch_summed(j);
	/* by vector, then by jammed point: all vectors use a broadcast weight together */
	for (int i = 0; i < j->f->n; i++)
		if (place_point(j, i, now)) {
			/* accumulators are found by the point's place in the frame */
			nest_inst full = m->at;

			if (j->lanes > 0)
				step_lanes(j, i);
			else
				emit_fold_steps(m, j->f->fold, j->f->acc[i], j->f->vec);
			m->at = full;
		}
	for (int k = 1; k <= j->nbeside; k++)
		if (place_point(j, 0, now))
			step_lanes(j, k);
}

void nest_prefetch(nest_emit *m, nest_val p, int64_t offset, nest_use use)
{
	nest_val q = nest_new(m, false);

	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %lld", q.s, p.s, (long long)offset);
	nest_line(m, "call void @llvm.prefetch.p0(ptr %s, i32 %d, i32 %d, i32 1)", q.s,
		  use == NEST_TO_WRITE, use == NEST_LATER ? 2 : 3);
}

/* Prefetches the next block while this one is computed. Inputs read from as many rows as the fold
 * has channels are more streams than the hardware prefetcher tracks. */
static void prefetch_rows(nest_fold_job *j)
{
	nest_emit *m = j->m;
	const nest_stage *s = m->s;
	size_t memo = m->nmemo;
	int rows = 1, first = 0;
	int64_t ahead = s->vblock > 0 ? s->vblock : s->tile[s->vloop];
	int64_t last = LINE - 1; /* the line before it is the last one of the tile before */

	if (j->diag >= 0) { /* rows that the next tile adds, at the same columns */
		rows = s->tile[s->diag_jam];
		first = (int)m->p->extent[j->order[j->diag]] + rows - 1;
		ahead = last = 0;
	}
	nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	for (int r = 0; r < s->nfetch; r++)
		for (int row = first; row < first + rows; row++) {
			int64_t size = (int64_t)smr_dtype_size(m->p->ops[s->fetch[r]].dtype);

			memset(&m->at, 0, sizeof(m->at));
			if (j->diag >= 0)
				m->at.stat[j->order[j->diag]] = row;
			nest_val a = nest_address(m, s->fetch[r]);

			for (int64_t b = 0; b < s->tile[s->vloop] * size; b += LINE)
				nest_prefetch(m, a, ahead * size + b + last, NEST_LATER);
		}
	m->nmemo = memo; /* these addresses lack the loops that are opened later */
}

/* Whether the remaining loops move only within a row, or are unrolled. */
static bool remaining_loops_stay_in_row(const nest_fold_job *j, int p)
{
	const nest_stage *s = j->m->s;

	for (; p < j->n; p++)
		for (int r = 0; r < s->nfetch; r++) {
			const nest_operand *o = &j->m->p->ops[s->fetch[r]];
			int64_t stride = o->stride[j->order[p]];

			if (p != j->diag && stride != 0 && stride != o->stride[s->vloop])
				return false;
		}
	return true;
}

/* Emits a masked vector for the rest from @p at on. */
static void emit_last_lanes(nest_fold_job *j, int p, nest_inst *now, const char *at, const char *to)
{
	nest_emit *m = j->m;
	nest_val n = nest_new(m, false), few = nest_new(m, false), one = nest_new(m, false),
		 bits = nest_new(m, false), some = nest_new(m, false);
	char saved[28];
	bool saved_vec;

	nest_line(m, "%s = sub i64 %s, %s", n.s, to, at);
	nest_line(m, "%s = shl i64 1, %s", one.s, n.s);
	nest_line(m, "%s = sub i64 %s, 1", few.s, one.s);
	if (j->lanes < 64)
		nest_line(m, "%s = trunc i64 %s to i%d", bits.s, few.s, j->lanes);
	some.vec = true;
	nest_line(m, "%s = bitcast i%d %s to <%d x i1>", some.s, j->lanes,
		  j->lanes < 64 ? bits.s : few.s, j->lanes);
	j->left = some;
	nest_mask_by(m, some, saved, &saved_vec);
	nest_fold_loops(j, p + 1, now);
	nest_restore_mask(m, saved, saved_vec);
}

/* Opens the loops of neighbouring folds, which have the same length, with the first one's
 * counter. */
static void open_neighbour_loops(nest_fold_job *j, const char *counter)
{
	nest_emit *m = j->m;

	for (int row = 1; row <= j->nbeside; row++) {
		int l = nest_fold_loop(j, row);

		if (m->dyn[l][0] != '\0')
			continue;
		snprintf(m->dyn[l], sizeof(m->dyn[l]), "%s", counter);
		m->open[m->nopen++] = l;
	}
}

static void close_neighbour_loops(nest_fold_job *j)
{
	nest_emit *m = j->m;

	for (int row = 1; row <= j->nbeside; row++) {
		int l = nest_fold_loop(j, row);

		if (l == j->vloop || m->dyn[l][0] == '\0')
			continue;
		m->dyn[l][0] = '\0';
		m->nopen--;
	}
}

/* Each lane has a row of its own, and the fold goes along it: as many steps as there are lanes are
 * loaded as vectors, a row each, and turned, so that a vector holds one step of all lanes. */
static void emit_transposed_loop(nest_fold_job *j, int p, nest_inst *now, const char *from,
				 const char *to)
{
	nest_emit *m = j->m;
	int l = j->order[p], turn = m->turn;
	nest_val n = nest_new(m, false), left = nest_new(m, false), end = nest_new(m, false);
	char step[28];
	nest_for f;

	nest_line(m, "%s = sub i64 %s, %s", n.s, to, from);
	nest_line(m, "%s = srem i64 %s, %d", left.s, n.s, m->width);
	nest_line(m, "%s = sub i64 %s, %s", end.s, to, left.s);
	snprintf(step, sizeof(step), "%d", m->width);
	nest_for_open(m, &f, l, from, end.s, step);
	m->turn = l;
	j->turn = p;
	for (int k = 0; k < m->width; k++) {
		now->stat[l] = k;
		nest_fold_step(j, now);
	}
	now->stat[l] = 0;
	m->turn = turn;
	j->turn = -1;
	nest_for_close(m, &f);
	nest_for_open(m, &f, l, end.s, to, "1");
	nest_fold_step(j, now);
	nest_for_close(m, &f);
}

void nest_fold_loops(nest_fold_job *j, int p, nest_inst *now)
{
	nest_emit *m = j->m;
	smr_range range;

	if (m->s->nfetch > 0 && !j->fetched && j->lanes == 0 && m->width > 1 &&
	    remaining_loops_stay_in_row(j, p)) {
		j->fetched = true;
		prefetch_rows(j);
	}
	char to[28], step[28] = "1", from[28] = "0";
	nest_for f;

	if (p == 0 && j->lanes == 0 && j->nbeside == 0 && !j->f->vec && m->width == 1 &&
	    smr_fold_range(j->f->fold, &range) &&
	    smr_loop_is_open(&m->p->nest->loops[range.loop])) {
		nest_fold_range(j, &range, now);
		return;
	}
	if (p == j->n) {
		nest_fold_step(j, now);
		return;
	}
	int l = j->order[p];

	if (j->out[p]) {
		int n = (int)m->p->extent[l] + (p == j->diag ? m->s->tile[m->s->diag_jam] - 1 : 0);

		for (int v = 0; v < n; v++) {
			now->stat[l] = v;
			nest_fold_loops(j, p + 1, now);
		}
		return;
	}
	if (smr_loop_is_open(&m->p->nest->loops[l]))
		nest_unsupported(m, "a range in lanes");
	nest_extent(m, l, to);
	if (m->s->split == j->f->fold && l == (int)j->f->fold->loops[0]) {
		snprintf(from, sizeof(from), "%%chunk.lo");
		snprintf(to, sizeof(to), "%%chunk.hi");
	}
	if (l == j->team)
		nest_team_range(m, from, step);
	if (p + 1 == j->n && j->f->vec && j->lanes == 0 && m->mask[0] == '\0' &&
	    l == (int)j->f->fold->loops[j->f->fold->nloops - 1] &&
	    nest_fold_in_squares(m->p, j->f->fold, m->vloop, m->width)) {
		emit_transposed_loop(j, p, now, from, to);
		return;
	}
	if (l == j->vloop && j->lanes > 0) {
		/* chunk bounds are run-time values: whole vectors first, then the rest */
		int width = j->tail == 0             ? j->lanes * j->unroll
			    : nest_fold_has_lanes(j) ? j->lanes
						     : 1;
		nest_val n = nest_new(m, false), r = nest_new(m, false), e = nest_new(m, false);
		int per = j->tail == 0 ? j->lanes * j->unroll : j->lanes;

		snprintf(step, sizeof(step), "%d", width);
		nest_line(m, "%s = sub i64 %s, %s", n.s, to, from);
		if (j->tail == 0) {
			nest_line(m, "%s = srem i64 %s, %d", r.s, n.s, per);
			nest_line(m, "%s = sub i64 %s, %s", e.s, to, r.s);
			memcpy(to, e.s, sizeof(to));
		} else {
			int done = j->tail == 1 ? j->lanes * j->unroll : j->lanes;

			nest_line(m, "%s = srem i64 %s, %d", r.s, n.s, done);
			nest_line(m, "%s = sub i64 %s, %s", e.s, to, r.s);
			memcpy(from, e.s, sizeof(from));
			if (j->tail == 1) {
				nest_val q = nest_new(m, false), x = nest_new(m, false);

				nest_line(m, "%s = srem i64 %s, %d", q.s, n.s, j->lanes);
				nest_line(m, "%s = sub i64 %s, %s", x.s, to, q.s);
				memcpy(to, x.s, sizeof(to));
			}
		}
	}
	nest_for_open(m, &f, l, from, to, step);
	if (l == j->vloop)
		open_neighbour_loops(j, f.i);
	if (l == j->vloop && j->tail == 2 && j->few)
		emit_last_lanes(j, p, now, f.i, to);
	else
		nest_fold_loops(j, p + 1, now);
	if (l == j->vloop)
		close_neighbour_loops(j);
	nest_for_close(m, &f);
}

/* Orders the loops. If sums may be reordered, the sliding loop is innermost: one column of the
 * kernel then stays in registers for all rows. Other loops are not unrolled together with it, since
 * LLVM would keep all weights of the kernel live at once. */
static void order_folds(nest_fold_job *j)
{
	nest_emit *m = j->m;
	const smr_expr *fold = j->f->fold;
	int last = j->lanes > 0 ? j->vloop : -1, diag = -1;

	j->diag = -1;
	for (uint32_t i = 0; i < fold->nloops; i++)
		if (m->s->diag_fold == (int)fold->loops[i] && j->f->deps >> m->s->diag_jam & 1 &&
		    j->lanes == 0)
			diag = (int)fold->loops[i];
	if (diag >= 0 && nest_fold_term(m->p, fold) != NULL)
		last = diag;
	for (uint32_t i = 0; i < fold->nloops; i++)
		if ((int)fold->loops[i] != last)
			j->order[j->n++] = (int)fold->loops[i];
	if (last >= 0)
		j->order[j->n++] = last;
	for (int p = 0; p < j->n && diag >= 0; p++)
		if (j->order[p] == diag)
			j->diag = p;
}

typedef struct lane_for {
	const nest_emit *m;
	int n;
} lane_for;

static bool find_lanes(const smr_expr *e, void *arg)
{
	lane_for *l = arg;
	const nest_plan *p = l->m->p;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(p, e) : -1;

	if (at >= 0 && p->ops[at].where != NEST_VALUE && p->ops[at].stride[l->m->vloop] != 0 &&
	    p->ops[at].stride[l->m->vloop] != (int64_t)smr_dtype_size(p->ops[at].dtype))
		l->n++;
	if (e->kind == SMR_EXPR_FOLD && nest_fold_turns(p, e, l->m->vloop, l->m->width))
		l->n += l->m->width; /* a row of each lane is unrolled already */
	return nest_known(p, l->m->s, e) == NULL;
}

/* Returns the code size of a point relative to a plain sum: loads lane by lane are much code, and
 * so are lost bits. */
static int64_t code_size_of_point(const nest_emit *m, const smr_expr *fold)
{
	lane_for l = {.m = m};

	for (uint32_t k = 0; k < fold->nacc && m->width > 1 && m->vloop >= 0; k++)
		nest_walk(fold->step[k], find_lanes, &l);
	return (smr_fold_compensated(fold) != NULL ? 3 : 1) + l.n * m->width / 4;
}

/* Unrolls short loops of constant extent from the innermost outwards, as long as the body fits into
 * the instruction cache. */
void nest_fold_plan(nest_fold_job *j)
{
	nest_emit *m = j->m;
	const smr_expr *fold = j->f->fold;
	int64_t body = j->f->n * (int64_t)fold->nacc * code_size_of_point(m, fold),
		most = MAX_WRITTEN_OUT;

	order_folds(j);
	if (j->diag >= 0) {
		j->out[j->diag] = true;
		body *= m->p->extent[j->order[j->diag]];
		most = 0;
	}
	for (int p = j->n; p-- > 0;) {
		int64_t n = m->p->extent[j->order[p]];

		if (j->out[p])
			continue;
		if (n > NEST_MAX_BAKED || body * n > most || j->order[p] == j->team ||
		    (m->s->split == fold && j->order[p] == (int)fold->loops[0]) ||
		    (j->lanes > 0 && j->order[p] == j->vloop))
			break;
		j->out[p] = true;
		body *= n;
	}
}
