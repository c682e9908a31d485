/* Sums of products with halves of bytes (plan/halves.c).
 *
 * Sixteen lanes of 32 bits are 64 columns. Of each lane, a shift brings a half of one of its bytes
 * to the lowest four bits, which are an index into the table: two instructions and a multiply-add
 * for sixteen weights. So vector b of the sums has each fourth column, from column b on, and they
 * are put in order once a group of rows is complete; then its scale is multiplied.
 *
 * If a factor is infinite, or so large that a product could overflow, the program's products may be
 * infinite or NaN where these are not. Such a group is computed as the program does. A NaN needs no
 * check: it is a factor of all sums of its row or column. */
#include "back/cpu/codegen/emit/fold.h"

#include <stdio.h>

enum {
	LANES = 16,
	VECTORS = 4,
	LINE = 64,
	AHEAD = 3 /* tiles, of a line each, for which lines are prefetched */
};

static nest_val emit_table(nest_emit *m, const nest_halves *h)
{
	nest_val t = {.vec = true};

	for (int q = 0; q < LANES; q++)
		t = nest_set_lane(m, SMR_F32, t, nest_literal(SMR_F32, h->table[q]), q);
	return t;
}

static nest_val product_of(nest_emit *m, const smr_expr *const *factors, int n)
{
	nest_val v = nest_eval(m, factors[0]);

	for (int i = 1; i < n; i++)
		v = nest_two(m, "fmul", SMR_F32, v, nest_eval(m, factors[i]));
	return v;
}

static nest_val look_up(nest_emit *m, nest_val table, nest_val bytes, unsigned shift)
{
	static const char fn[] = "@llvm.x86.avx512.permvar.sf.512";
	nest_val by = {0}, v = nest_new(m, true);
	char text[120];

	if (shift > 0) {
		snprintf(by.s, sizeof(by.s), "%u", shift);
		bytes = nest_two(m, "lshr", SMR_I32, bytes, nest_splat(m, SMR_I32, by));
	}
	snprintf(text, sizeof(text), "<16 x float> %s(<16 x float>, <16 x i32>)", fn);
	nest_declare(m, text);
	nest_line(m, "%s = call <16 x float> %s(<16 x float> %s, <16 x i32> %s)", v.s, fn, table.s,
		  bytes.s);
	return v;
}

typedef struct group {
	nest_val table;
	int sum[VECTORS], largest; /* accumulators: sums; the largest checked factor */
} group;

static void note_factor(nest_emit *m, const group *g, const smr_expr *factor)
{
	nest_val v;

	if (factor->kind == SMR_EXPR_CONST)
		return;
	v = nest_splat(m, SMR_F32, nest_eval(m, factor));
	v = nest_larger(m, SMR_F32, nest_acc_get(m, g->largest, SMR_F32, true), v);
	nest_acc_put(m, g->largest, SMR_F32, true, v);
}

/* Adds a row of 64 columns to the sums of a group. */
static void add_row(nest_emit *m, const nest_halves *h, const group *g)
{
	nest_val at, x, bytes = nest_new(m, true);

	for (int i = 0; h->checked && i < h->nnumbers; i++)
		note_factor(m, g, h->numbers[i]);

	at = nest_address(m, h->operand);
	nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	nest_prefetch(m, at, (AHEAD + 1) * LINE - 1, NEST_SOON);
	nest_line(m, "%s = load <16 x i32>, ptr %s, align 1", bytes.s, at.s);
	x = nest_splat(m, SMR_F32, product_of(m, h->numbers, h->nnumbers));
	for (int b = 0; b < VECTORS; b++)
		nest_acc_put(m, g->sum[b], SMR_F32, true,
			     nest_fused(m, SMR_F32, x,
					look_up(m, g->table, bytes, 8 * (unsigned)b + h->shift),
					nest_acc_get(m, g->sum[b], SMR_F32, true)));
}

static nest_val join(nest_emit *m, const char *type, const char *a, const char *b, const char *mask)
{
	nest_val v = nest_new(m, true);

	nest_line(m, "%s = shufflevector %s %s, %s %s, %s", v.s, type, a, type, b, mask);
	return v;
}

/* Returns columns [16 v, 16 v + 16) of the sums. */
static nest_val in_order(nest_emit *m, const int *sum, int v)
{
	nest_val s[VECTORS], low, high;
	smr_str pairs = {0}, all = {0};

	for (int b = 0; b < VECTORS; b++)
		s[b] = nest_acc_get(m, sum[b], SMR_F32, true);
	smr_str_printf(&pairs, "<8 x i32> <");
	for (int k = 0; k < VECTORS; k++) /* four lanes of two vectors in turn */
		smr_str_printf(&pairs, "%si32 %d, i32 %d", k > 0 ? ", " : "", VECTORS * v + k,
			       LANES + VECTORS * v + k);
	smr_str_printf(&pairs, ">");
	smr_str_printf(&all, "<16 x i32> <");
	for (int k = 0; k < VECTORS; k++)
		smr_str_printf(&all, "%si32 %d, i32 %d, i32 %d, i32 %d", k > 0 ? ", " : "", 2 * k,
			       2 * k + 1, 8 + 2 * k, 8 + 2 * k + 1);
	smr_str_printf(&all, ">");
	low = join(m, "<16 x float>", s[0].s, s[1].s, smr_str_text(&pairs));
	high = join(m, "<16 x float>", s[2].s, s[3].s, smr_str_text(&pairs));
	low = join(m, "<8 x float>", low.s, high.s, smr_str_text(&all));
	smr_str_free(&pairs);
	smr_str_free(&all);
	return low;
}

/* Adds the sums of a group, times its scales, to those of the fold. */
static void add_group(nest_emit *m, const nest_frame *f, const nest_halves *h, const int *sum)
{
	for (int v = 0; v < VECTORS; v++) {
		nest_val part = in_order(m, sum, v), old;

		m->at = f->inst[v];
		old = nest_acc_get(m, f->acc[v][0], SMR_F32, true);
		part = h->nscales > 0 ? nest_fused(m, SMR_F32,
						   nest_splat(m, SMR_F32,
							      product_of(m, h->scales, h->nscales)),
						   part, old)
				      : nest_two(m, "fadd", SMR_F32, part, old);
		nest_acc_put(m, f->acc[v][0], SMR_F32, true, part);
	}
}

static bool prefetch_scale(const smr_expr *e, void *arg)
{
	nest_emit *m = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(m->p, e) : -1;
	int64_t tile = at >= 0 ? m->p->ops[at].stride[m->vloop] * LANES * VECTORS : 0;

	for (int64_t b = 0; b < tile; b += LINE)
		nest_prefetch(m, nest_address(m, at), AHEAD * tile + b + LINE - 1, NEST_LATER);
	return true;
}

/* Adds the terms of a group to the sums of the fold as the program computes them. */
static void add_plainly(nest_emit *m, nest_frame *f)
{
	int rows = (int)f->fold->loops[f->fold->nloops - 1];
	char to[28];
	nest_for loop;

	m->frame[m->nframes++] = f;
	nest_extent(m, rows, to);
	nest_for_open(m, &loop, rows, "0", to, "1");
	for (int v = 0; v < VECTORS; v++) {
		m->at = f->inst[v];
		nest_acc_put(m, f->acc[v][0], SMR_F32, true, nest_step(m, f->fold->step[0]));
	}
	nest_for_close(m, &loop);
	m->nframes--;
}

/* Emits whether a factor of the group is too large. */
static nest_val is_too_large(nest_emit *m, const nest_frame *f, const nest_halves *h,
			     const group *g)
{
	nest_val over, bits = nest_new(m, false), some = nest_new(m, false);

	for (int v = 0; v < VECTORS; v++) {
		m->at = f->inst[v];
		for (int i = 0; i < h->nscales; i++)
			note_factor(m, g, h->scales[i]);
	}
	over = nest_two(m, "fcmp ogt", SMR_F32, nest_acc_get(m, g->largest, SMR_F32, true),
			nest_splat(m, SMR_F32, nest_float(SMR_F32, h->most)));
	nest_line(m, "%s = bitcast <16 x i1> %s to i16", bits.s, over.s);
	nest_line(m, "%s = icmp ne i16 %s, 0", some.s, bits.s);
	return some;
}

static void add_checked_group(nest_emit *m, nest_frame *f, const nest_halves *h, const group *g)
{
	int plain = m->next++, quick = m->next++, done = m->next++;
	size_t memo;

	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", is_too_large(m, f, h, g).s, plain,
		  quick);
	memo = m->nmemo;
	nest_label(m, plain);
	add_plainly(m, f);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, quick);
	add_group(m, f, h, g->sum);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

static void emit_group(nest_emit *m, nest_frame *f, const nest_halves *h, const group *g)
{
	int rows = (int)f->fold->loops[f->fold->nloops - 1];
	char to[28];
	nest_for loop;

	for (int b = 0; b < VECTORS; b++)
		nest_acc_put(m, g->sum[b], SMR_F32, true, nest_literal(SMR_F32, 0));
	if (h->checked)
		nest_acc_put(m, g->largest, SMR_F32, true, nest_literal(SMR_F32, 0));
	nest_extent(m, rows, to);
	nest_for_open(m, &loop, rows, "0", to, "1");
	m->at = f->inst[0];
	add_row(m, h, g);
	nest_for_close(m, &loop);
	m->at = f->inst[0];
	for (int i = 0; i < h->nscales; i++)
		nest_walk(h->scales[i], prefetch_scale, m);
	if (h->checked)
		add_checked_group(m, f, h, g);
	else
		add_group(m, f, h, g->sum);
}

bool nest_fold_halves(nest_emit *m, nest_frame *f)
{
	nest_halves h;
	group g;
	char to[28];
	nest_for loop;

	if (!m->s->parts || !f->vec || f->n != VECTORS || m->width != LANES || m->mask[0] != '\0' ||
	    !nest_halves_of(m->p, f->fold, m->vloop, &h))
		return false;
	g.table = emit_table(m, &h);
	for (int b = 0; b < VECTORS; b++)
		g.sum[b] = nest_acc_new(m, SMR_F32, true);
	g.largest = nest_acc_new(m, SMR_F32, true);
	if (f->fold->nloops == 1) {
		emit_group(m, f, &h, &g);
		return true;
	}
	nest_extent(m, (int)f->fold->loops[0], to);
	nest_for_open(m, &loop, (int)f->fold->loops[0], "0", to, "1");
	emit_group(m, f, &h, &g);
	nest_for_close(m, &loop);
	return true;
}
