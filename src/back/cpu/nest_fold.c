/* Folds, for all points of the tile at once.
 *
 * Accumulators are allocas that LLVM turns into registers. Loops of few, known iterations are
 * written out; when one of them slides with a jammed loop (rows of a convolution), it is written
 * out along the diagonal: row r feeds every point j at kernel row r - j, so each row is loaded once
 * for all points, and every sum still sees its terms in the source's order. */
#include "back/cpu/nest_emit.h"
#include <stdio.h>
#include <string.h>

enum { MAX_WRITTEN_OUT = 128 }; /* points of a body written out */

typedef struct fold_job {
	nest_emit *m;
	nest_frame *f;
	int term_acc[NEST_MAX_INST][8]; /* lanes along the fold: accumulators per vector */
	int unroll, lanes, vloop;       /* lanes 0: not along the fold */
	int order[SMR_MAX_LOOPS], n;
	bool out[SMR_MAX_LOOPS]; /* written out, by position */
	int diag;                /* position of the loop on the diagonal, -1 */
	bool fetched;
	int tail; /* 0: whole vectors, unrolled; 1: single vectors; 2: single elements */
} fold_job;

int nest_acc_new(nest_emit *m, smr_dtype t, bool vec)
{
	int a = m->next++;

	smr_str_printf(&m->entry, "  %%a%d = alloca %s\n", a, nest_vtype(m, t, vec));
	return a;
}

void nest_acc_put(nest_emit *m, int a, smr_dtype t, bool vec, nest_val v)
{
	if (vec)
		v = nest_splat(m, t, v);
	nest_line(m, "store %s %s, ptr %%a%d", nest_vtype(m, t, vec), v.s, a);
}

nest_val nest_acc_get(nest_emit *m, int a, smr_dtype t, bool vec)
{
	nest_val v = nest_new(m, vec);

	nest_line(m, "%s = load %s, ptr %%a%d", v.s, nest_vtype(m, t, vec), a);
	return v;
}

/* a * b + acc in one rounding: allowed where sums may be reordered. */
static bool fused_step(nest_emit *m, const smr_expr *step, nest_val *out)
{
	const smr_expr *acc, *mul;

	if (!m->p->reassoc || !m->p->cpu.fma || step->kind != SMR_EXPR_OP ||
	    step->op != SMR_OP_add || (step->type != SMR_F32 && step->type != SMR_F64))
		return false;
	int at = step->args[0]->kind == SMR_EXPR_ACC ? 0 : 1;

	acc = step->args[at];
	mul = step->args[1 - at];
	if (acc->kind != SMR_EXPR_ACC || mul->kind != SMR_EXPR_OP || mul->op != SMR_OP_mul)
		return false;
	nest_val a = nest_eval(m, mul->args[0]), b = nest_eval(m, mul->args[1]),
		 c = nest_eval(m, acc);
	bool vec = a.vec || b.vec || c.vec;
	char text[160], fn[40];
	const char *ty = nest_vtype(m, step->type, vec),
		   *sh = step->type == SMR_F32 ? "f32" : "f64";

	if (vec) {
		a = nest_splat(m, step->type, a);
		b = nest_splat(m, step->type, b);
		c = nest_splat(m, step->type, c);
		snprintf(fn, sizeof(fn), "@llvm.fma.v%d%s", m->width, sh);
	} else {
		snprintf(fn, sizeof(fn), "@llvm.fma.%s", sh);
	}
	snprintf(text, sizeof(text), "%s %s(%s, %s, %s)", ty, fn, ty, ty, ty);
	nest_declare(m, text);
	*out = nest_new(m, vec);
	nest_line(m, "%s = call %s %s(%s %s, %s %s, %s %s)", out->s, ty, fn, ty, a.s, ty, b.s, ty,
		  c.s);
	return true;
}

static nest_val eval_step(nest_emit *m, const smr_expr *step)
{
	nest_val v;

	return fused_step(m, step, &v) ? v : nest_eval(m, step);
}

/* One iteration for one point: all steps see the old values. */
static void step_point(fold_job *j, int i)
{
	nest_emit *m = j->m;
	nest_frame *f = j->f;
	nest_val v[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < f->fold->nacc; k++)
		v[k] = eval_step(m, f->fold->step[k]);
	for (uint32_t k = 0; k < f->fold->nacc; k++)
		nest_acc_put(m, f->acc[i][k], f->fold->step[k]->type, f->vec, v[k]);
}

/* With lanes along the fold each vector of the unrolled loop has its own accumulator. */
static void step_lanes(fold_job *j, int i)
{
	nest_emit *m = j->m;
	nest_frame *f = j->f;
	int n = j->tail == 0 ? j->unroll : 1, keep = f->acc[i][0];
	int stat = m->at.stat[j->vloop];
	bool vec = f->vec;

	f->vec = j->tail < 2;
	for (int u = 0; u < n; u++) {
		m->at.stat[j->vloop] = stat + u * m->width;
		if (j->tail < 2)
			f->acc[i][0] = j->term_acc[i][u];
		nest_acc_put(m, f->acc[i][0], f->fold->type, f->vec,
			     eval_step(m, f->fold->step[0]));
	}
	m->at.stat[j->vloop] = stat;
	f->acc[i][0] = keep;
	f->vec = vec;
}

/* Points of the tile with the written-out counters of this iteration; false: off the diagonal. */
static bool place(fold_job *j, int i, const nest_inst *now)
{
	nest_emit *m = j->m;

	m->at = j->f->inst[i];
	for (int p = 0; p < j->n; p++)
		if (j->out[p]) {
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

static void step_all(fold_job *j, const nest_inst *now)
{
	nest_emit *m = j->m;
	nest_inst inst[NEST_MAX_INST];
	int n = 0;

	for (int i = 0; i < j->f->n; i++)
		if (place(j, i, now))
			inst[n++] = m->at;
	for (uint32_t k = 0; k < j->f->fold->nacc; k++)
		nest_folds(m, j->f->fold->step[k], inst, n);
	/* by vector, then by jammed point: a broadcast weight serves all vectors at once */
	for (int i = 0; i < j->f->n; i++)
		if (place(j, i, now)) {
			/* accumulators are found by where the point stands in the frame */
			nest_inst full = m->at;

			if (j->lanes > 0)
				step_lanes(j, i);
			else
				step_point(j, i);
			m->at = full;
		}
}

void nest_prefetch(nest_emit *m, nest_val p, int64_t offset, bool to_write)
{
	nest_val q = nest_new(m, false);

	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %lld", q.s, p.s, (long long)offset);
	nest_line(m, "call void @llvm.prefetch.p0(ptr %s, i32 %d, i32 %d, i32 1)", q.s, to_write,
		  to_write ? 3 : 2);
}

/* Inputs that come from memory row by row, as many rows at a time as the fold has channels, are
 * more streams than the hardware follows: the next block's lines are asked for while this one is
 * computed. */
static void prefetch_rows(fold_job *j)
{
	nest_emit *m = j->m;
	const nest_stage *s = m->s;
	size_t memo = m->nmemo;
	int rows = 1, first = 0;
	int64_t ahead = s->vblock > 0 ? s->vblock : s->tile[s->vloop];

	if (j->diag >= 0) { /* the rows that the next tile adds; its columns are these */
		rows = s->tile[s->diag_jam];
		first = (int)m->p->extent[j->order[j->diag]] + rows - 1;
		ahead = 0;
	}
	nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	for (int r = 0; r < s->nfetch; r++)
		for (int row = first; row < first + rows; row++) {
			int64_t size = (int64_t)smr_dtype_size(m->p->ops[s->fetch[r]].dtype);

			memset(&m->at, 0, sizeof(m->at));
			if (j->diag >= 0)
				m->at.stat[j->order[j->diag]] = row;
			nest_val a = nest_address(m, s->fetch[r]);

			for (int64_t b = 0; b < s->tile[s->vloop] * size; b += 64)
				nest_prefetch(m, a, ahead * size + b, false);
		}
	m->nmemo = memo; /* these addresses lack the loops that are still to be opened */
}

/* Only loops that move within a row, or rows written out, are left. */
static bool within_rows(const fold_job *j, int p)
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

static void run_loops(fold_job *j, int p, nest_inst *now)
{
	nest_emit *m = j->m;

	if (m->s->nfetch > 0 && !j->fetched && j->lanes == 0 && m->width > 1 && within_rows(j, p)) {
		j->fetched = true;
		prefetch_rows(j);
	}
	char to[28], step[28] = "1", from[28] = "0";
	nest_for f;

	if (p == j->n) {
		step_all(j, now);
		return;
	}
	int l = j->order[p];

	if (j->out[p]) {
		int n = (int)m->p->extent[l] + (p == j->diag ? m->s->tile[m->s->diag_jam] - 1 : 0);

		for (int v = 0; v < n; v++) {
			now->stat[l] = v;
			run_loops(j, p + 1, now);
		}
		return;
	}
	nest_extent(m, l, to);
	if (m->s->split == j->f->fold && p == 0) {
		snprintf(from, sizeof(from), "%%chunk.lo");
		snprintf(to, sizeof(to), "%%chunk.hi");
	}
	if (l == j->vloop && j->lanes > 0) {
		/* chunk bounds are run-time values: whole vectors first, then what is left */
		int width = j->tail == 2 ? 1 : j->lanes * (j->tail == 0 ? j->unroll : 1);
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
	run_loops(j, p + 1, now);
	nest_for_close(m, &f);
}

/* The sliding loop goes innermost where sums may be reordered: one column of the kernel then stays
 * in registers for all rows. Written out together with it, other loops would make a body in which
 * LLVM keeps every weight of the kernel alive at once; they stay loops. */
static void order_folds(fold_job *j)
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

/* From the innermost outwards, loops of few known iterations are written out while the body stays
 * of a size the instruction cache likes. */
static void plan_loops(fold_job *j)
{
	nest_emit *m = j->m;
	const smr_expr *fold = j->f->fold;
	int64_t body = j->f->n * (int64_t)fold->nacc, most = MAX_WRITTEN_OUT;

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
		if (n > NEST_MAX_BAKED || body * n > most || (p == 0 && m->s->split == fold) ||
		    (j->lanes > 0 && j->order[p] == j->vloop))
			break;
		j->out[p] = true;
		body *= n;
	}
}

/* ---- lanes along the fold ----------------------------------------------------------------------
 */

static nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b)
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

static void fold_lanes(fold_job *j, const nest_val *init)
{
	nest_emit *m = j->m;
	nest_frame *f = j->f;
	const smr_expr *fold = f->fold;
	int vloop = m->vloop, width = m->width;
	nest_inst now = {{0}};

	m->vloop = j->vloop;
	m->width = j->lanes;
	for (int i = 0; i < f->n; i++) {
		for (int u = 0; u < j->unroll; u++) {
			j->term_acc[i][u] = nest_acc_new(m, fold->type, true);
			nest_acc_put(m, j->term_acc[i][u], fold->type, true,
				     start_value(m, fold, init[i]));
		}
		nest_acc_put(m, f->acc[i][0], fold->type, false, start_value(m, fold, init[i]));
	}
	for (j->tail = 0; j->tail < 3; j->tail++) {
		if (j->tail == 1 && j->unroll == 1)
			continue;
		m->width = j->tail == 2 ? 1 : j->lanes;
		m->vloop = j->tail == 2 ? -1 : j->vloop;
		run_loops(j, 0, &now);
	}
	m->width = j->lanes;
	m->vloop = j->vloop;
	for (int i = 0; i < f->n; i++) {
		nest_val v = nest_acc_get(m, j->term_acc[i][0], fold->type, true);

		for (int u = 1; u < j->unroll; u++)
			v = nest_combine(m, fold, v,
					 nest_acc_get(m, j->term_acc[i][u], fold->type, true));
		v = across(m, fold, v, j->lanes);
		m->width = 1;
		v = nest_combine(m, fold, v, nest_acc_get(m, f->acc[i][0], fold->type, false));
		/* a chunk's init comes in when the chunks are put together */
		if (m->s->split != fold)
			v = nest_combine(m, fold, init[i], v);
		nest_acc_put(m, f->acc[i][0], fold->type, false, v);
		m->width = j->lanes;
	}
	m->vloop = vloop;
	m->width = width;
}

/* ---- one fold ----------------------------------------------------------------------------------
 */

static void unique_points(nest_frame *f, const nest_inst *inst, int n)
{
	for (int i = 0; i < n; i++) {
		bool known = false;

		for (int k = 0; k < f->n && !known; k++) {
			known = true;
			for (int l = 0; l < SMR_MAX_LOOPS; l++)
				known &= !(f->deps >> l & 1) ||
					 f->inst[k].stat[l] == inst[i].stat[l];
		}
		if (!known)
			f->inst[f->n++] = inst[i];
	}
}

/* The chunks' results, one after the other. */
static void fold_chunks(nest_emit *m, const nest_made *made, nest_frame *f)
{
	const smr_expr *fold = f->fold;
	char to[28], stride[28];
	nest_for loop;

	snprintf(to, sizeof(to), "%lld", (long long)made->nchunks);
	snprintf(stride, sizeof(stride), "%zu", smr_dtype_size(fold->type));
	nest_for_open(m, &loop, -1, "0", to, "1");
	nest_val at = nest_new(m, false), p = nest_new(m, false), v = nest_new(m, false);

	nest_line(m, "%s = mul i64 %s, %s", at.s, loop.i, stride);
	nest_line(m, "%s = getelementptr i8, ptr %%p%d, i64 %s", p.s, made->partial, at.s);
	nest_line(m, "%s = load %s, ptr %s", v.s, nest_type(fold->type), p.s);
	nest_acc_put(m, f->acc[0][0], fold->type, false,
		     nest_combine(m, fold, nest_acc_get(m, f->acc[0][0], fold->type, false), v));
	nest_for_close(m, &loop);
}

static void run_fold(nest_emit *m, nest_frame *f, const nest_val *init)
{
	fold_job j = {.m = m, .f = f, .unroll = m->s->unroll, .vloop = -1};
	const nest_made *made = m->s->split == NULL && m->s->makes == f->fold
					? nest_made_find(m->p, f->fold)
					: NULL;
	nest_inst now = {{0}};

	if (made != NULL && made->partial >= 0) {
		fold_chunks(m, made, f);
		return;
	}
	int lanes = nest_width(m->p, f->fold);

	if (m->width == 1 && m->vloop < 0)
		j.vloop = nest_fold_vloop(m->p, f->fold, lanes);
	if (j.vloop >= 0) {
		j.lanes = lanes;
		while (j.unroll > 1 && (int64_t)j.unroll * lanes > m->p->extent[j.vloop])
			j.unroll /= 2;
	}
	plan_loops(&j);
	m->frame[m->nframes++] = f;
	if (j.lanes > 0)
		fold_lanes(&j, init);
	else
		run_loops(&j, 0, &now);
	m->nframes--;
}

static void fold_now(nest_emit *m, const smr_expr *fold, const nest_inst *inst, int n)
{
	nest_frame f = {.fold = fold, .deps = smr_expr_loops(fold)};
	nest_val init[NEST_MAX_INST], neutral;
	size_t memo;
	uint64_t bits;

	unique_points(&f, inst, n);
	for (uint32_t k = 0; k < fold->nacc; k++)
		nest_folds(m, fold->init[k], f.inst, f.n);
	/* lanes whenever the result can have them: a step's value may be wider than its init */
	f.vec = m->width > 1 && m->vloop >= 0 && f.deps >> m->vloop & 1;
	memo = m->nmemo;
	for (int i = 0; i < f.n; i++)
		for (uint32_t k = 0; k < fold->nacc; k++) {
			m->at = f.inst[i];
			nest_val v = nest_eval(m, fold->init[k]);

			init[i] = k == 0 ? v : init[i];
			f.acc[i][k] = nest_acc_new(m, fold->step[k]->type, f.vec);
			if (m->s->split == fold && nest_fold_neutral(fold, &bits)) {
				neutral = nest_literal(fold->type, bits);
				v = neutral;
			}
			nest_acc_put(m, f.acc[i][k], fold->step[k]->type, f.vec, v);
		}
	run_fold(m, &f, init);
	m->nmemo = memo;
	for (int i = 0; i < f.n; i++) {
		m->at = f.inst[i];
		nest_memo_put(m, fold, 0, f.deps,
			      nest_acc_get(m, f.acc[i][fold->result], fold->type, f.vec));
	}
}

/* ---- all folds of an expression ----------------------------------------------------------------
 */

typedef struct finder {
	nest_emit *m;
	const nest_inst *inst;
	int n;
} finder;

static void find_folds(finder *s, const smr_expr *e);

static bool contains_fold(const smr_expr *e, void *arg)
{
	finder *s = arg;

	if (e->kind == SMR_EXPR_FOLD && nest_known(s->m->p, s->m->s, e) == NULL) {
		s->n = 1;
		return false;
	}
	return nest_known(s->m->p, s->m->s, e) == NULL;
}

/* Folds behind a condition: their reads are guarded by it. Where it differs from point to point
 * each point's folds are computed apart. */
static void guarded_folds(finder *s, const smr_expr *e)
{
	nest_emit *m = s->m;

	if (nest_is_sure(m, e->args[0])) {
		find_folds(s, e->args[1]);
		return;
	}
	find_folds(s, e->args[0]);
	for (int arm = 1; arm <= 2; arm++) {
		finder any = {.m = m};

		nest_walk(e->args[arm], contains_fold, &any);
		for (int i = 0; any.n > 0 && i < s->n; i++) {
			finder one = {.m = m, .inst = &s->inst[i], .n = 1};
			char saved[28];
			bool saved_vec;

			m->at = s->inst[i];
			nest_with_mask(m, e, arm, saved, &saved_vec);
			find_folds(&one, e->args[arm]);
			nest_restore_mask(m, saved, saved_vec);
		}
	}
}

static void find_folds(finder *s, const smr_expr *e)
{
	nest_emit *m = s->m;

	if (m->st != SMR_OK || nest_known(m->p, m->s, e) != NULL)
		return;
	if (e->kind == SMR_EXPR_FOLD) {
		nest_inst todo[NEST_MAX_INST];
		int n = 0;
		nest_val v;

		for (int i = 0; i < s->n; i++) {
			m->at = s->inst[i];
			if (smr_expr_open(e) || !nest_memo_get(m, e, 0, smr_expr_loops(e), &v))
				todo[n++] = s->inst[i];
		}
		if (smr_expr_open(e))
			nest_unsupported(m, "a fold inside a fold that uses the outer one's sum");
		else if (n > 0)
			fold_now(m, e, todo, n);
	} else if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select) {
		guarded_folds(s, e);
	} else if (e->kind == SMR_EXPR_OP) {
		for (uint32_t i = 0; i < e->nargs; i++)
			find_folds(s, e->args[i]);
	} else if (e->kind == SMR_EXPR_READ) {
		int at = nest_operand_of(m->p, e);

		for (uint32_t i = 0; at >= 0 && i < m->p->ops[at].nindirect; i++)
			find_folds(s, m->p->ops[at].indirect[i]);
	}
}

void nest_folds(nest_emit *m, const smr_expr *e, const nest_inst *inst, int n)
{
	finder s = {.m = m, .inst = inst, .n = n};
	nest_inst saved = m->at;

	find_folds(&s, e);
	m->at = saved;
}
