/* Short folds over separate rows, one for each lane: rows chosen by index arrays, and rows of
 * integers. A lane's sums run along its row, so loads are whole vectors, and the square of all
 * lanes' sums is transposed while it is added. Each sum is the same tree as that of a single point.
 * Products of bytes are added in pairs by one instruction (VPMADDWD), which is exact. */
#include <stdio.h>

#include "back/cpu/codegen/emit/fold.h"

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

/* Adds the last steps, fewer than a vector; other lanes keep their values. */
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

/* Loads twice as many bytes as lanes and widens them to words. */
static nest_val widen_bytes_to_words(nest_emit *m, const smr_expr *widened)
{
	const smr_expr *byte = widened->args[0];
	int width = m->width;
	nest_val v, w = nest_new(m, true);

	m->width = 2 * width;
	v = nest_splat(m, byte->type, nest_eval(m, byte));
	nest_line(m, "%s = %s <%d x i8> %s to <%d x i16>", w.s,
		  byte->type == SMR_I8 ? "sext" : "zext", m->width, v.s, m->width);
	m->width = width;
	return w;
}

/* Lane i is the sum of the products of steps 2i and 2i + 1. */
static nest_val pairs_of_products(nest_emit *m, const smr_expr *term)
{
	const char *fn =
		m->width == 16 ? "@llvm.x86.avx512.pmaddw.d.512" : "@llvm.x86.avx2.pmadd.wd";
	nest_val a = widen_bytes_to_words(m, term->args[0]),
		 b = widen_bytes_to_words(m, term->args[1]), v = nest_new(m, true);
	int w = m->width;
	char text[120];

	snprintf(text, sizeof(text), "<%d x i32> %s(<%d x i16>, <%d x i16>)", w, fn, 2 * w, 2 * w);
	nest_declare(m, text);
	nest_line(m, "%s = call <%d x i32> %s(<%d x i16> %s, <%d x i16> %s)", v.s, w, fn, 2 * w,
		  a.s, 2 * w, b.s);
	return v;
}

/* Emits the sums of one lane's row. */
static nest_val row_sums(nest_emit *m, nest_frame *f)
{
	const smr_expr *fold = f->fold, *term = nest_fold_term(m->p, fold);
	int l = (int)fold->loops[0], n = (int)m->p->extent[l], w = m->width;
	bool pairs = nest_fold_in_pairs(m->p, fold, w) && 2 * w <= n;
	int first = pairs ? 2 * w : w;
	nest_val sum =
		pairs ? pairs_of_products(m, term) : nest_splat(m, fold->type, nest_eval(m, term));

	for (int k = first; k < n; k += w) {
		m->at.stat[l] = k;
		if (k + w > n) {
			sum = rest_of_row(m, fold, sum, n - k);
		} else if (pairs && k + 2 * w <= n) {
			sum = nest_combine(m, fold, sum, pairs_of_products(m, term));
			k += w;
		} else {
			nest_acc_put(m, f->acc[0][0], fold->type, true, sum);
			sum = nest_splat(m, fold->type, nest_step(m, fold->step[0]));
		}
	}
	return sum;
}

/* Extracts lanes [from, from + n) of each block of 2 * n lanes of a, then of b. */
static nest_val interleave_half_lanes(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b,
				      int n, int from)
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

/* Reduces row r to lane r: pairs of vectors become one, by adding half of each row's lanes to the
 * other half, until there is one vector. */
static nest_val transpose_and_sum_rows(nest_emit *m, const smr_expr *fold, nest_val *row)
{
	int rows = m->width;

	for (int n = m->width / 2; n > 0; n /= 2, rows /= 2)
		for (int r = 0; r < rows / 2; r++)
			row[r] = nest_combine(
				m, fold,
				interleave_half_lanes(m, fold, row[2 * r], row[2 * r + 1], n, 0),
				interleave_half_lanes(m, fold, row[2 * r], row[2 * r + 1], n, n));
	return row[0];
}

/* Prefetches lines that the lane's row needs later (prefetch.c). */
static void fetch_row(nest_emit *m, const smr_expr *fold)
{
	const nest_stage *s = m->s;
	int l = (int)fold->loops[0];

	for (int k = 0; k < s->nahead; k++) {
		int64_t bytes =
			m->p->extent[l] * (int64_t)smr_dtype_size(m->p->ops[s->ahead[k]].dtype);
		nest_val at;

		m->at.stat[l] = 0;
		at = nest_address(m, s->ahead[k]);
		for (int64_t b = 0; b < bytes; b += 64)
			nest_prefetch(m, at, s->ahead_bytes[k] + b, NEST_LATER);
	}
}

/* Emits all lanes of one point. Values computed with lanes along another loop are hidden
 * meanwhile. */
static nest_val fold_transposed_point(nest_emit *m, const smr_expr *fold, nest_inst at)
{
	nest_frame f = {.fold = fold, .deps = 0, .n = 1, .vec = true};
	nest_val row[64] = {0}, sum;
	size_t memo = m->nmemo, hidden = m->hidden;
	int vloop = m->vloop;

	if (m->s->nahead > 0)
		nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	m->hidden = m->nmemo;
	m->vloop = (int)fold->loops[0];
	f.acc[0][0] = nest_acc_new(m, fold->type, true);
	m->frame[m->nframes++] = &f;
	for (int i = 0; i < m->width; i++) {
		m->at = at;
		m->at.stat[vloop] += i;
		row[i] = row_sums(m, &f);
		fetch_row(m, fold);
	}
	m->nframes--;
	sum = transpose_and_sum_rows(m, fold, row);
	m->vloop = vloop;
	m->hidden = hidden;
	m->nmemo = memo;
	m->at = at;
	return sum;
}

void nest_fold_turn(nest_emit *m, const nest_frame *f, const nest_val *init)
{
	for (int i = 0; i < f->n; i++) {
		nest_val sum = fold_transposed_point(m, f->fold, f->inst[i]);

		nest_acc_put(m, f->acc[i][0], f->fold->type, true,
			     nest_combine(m, f->fold, init[i], sum));
	}
}
