/* Products: a group computes a tile of rows and columns (plan/simt_product.c).
 *
 * All threads load the elements of both factors for a part of the sum to the group's memory; each
 * then adds their products to its own rows and columns of the tile. Elements behind an end count as
 * 0. A thread's columns are those of its neighbours' apart by the number of threads in a row, so
 * that threads beside each other store beside each other. */
#include <stdio.h>

#include "back/webgpu/own.h"

enum { PAD = 1 /* element behind a row of the group's memory: threads use different banks */ };

/* The product that is printed. */
typedef struct product {
	wgsl *w;
	const nest_product *t;
	int across;                 /* threads along each side of the tile */
	int each[2];                /* rows and columns of a thread */
	int64_t size[2], sum, part; /* rows and columns; elements of the sum, and in a chunk */
	int64_t tiles[2], batches;
} product;

static const char *const arrays[] = {"tile_a", "tile_b"};

static int64_t count_tiles(const product *x, int side)
{
	return (x->size[side] + x->t->tile[side] - 1) / x->t->tile[side];
}

static bool measure(product *x)
{
	const nest_plan *p = x->w->p;
	const nest_stage *s = x->w->s;
	const nest_product *t = &s->product;

	x->t = t;
	for (x->across = 1; x->across * x->across < s->threads; x->across++)
		;
	for (int side = 0; side < 2; side++) {
		x->size[side] = nest_loops_points(p, t->side[side].order, t->side[side].n);
		x->each[side] = t->tile[side] / x->across;
		x->tiles[side] = count_tiles(x, side);
	}
	x->batches = nest_loops_points(p, t->batch, t->nbatch);
	x->sum = nest_loops_points(p, t->sum, t->nsum);
	x->part = s->split == NULL ? x->sum : x->sum / p->extent[s->split->loops[0]] * s->chunk;
	return x->across * x->across == s->threads && x->each[0] * x->across == t->tile[0] &&
	       x->each[1] * x->across == t->tile[1] && !t->matrix && x->sum < INT32_MAX / 2;
}

void wgsl_product_arrays(const nest_stage *s, smr_str *out)
{
	for (int side = 0; side < 2; side++)
		smr_str_printf(out, "var<workgroup> %s: array<%s, %d>;\n", arrays[side],
			       wgsl_type(wgsl_rep_of_type(s->product.side[side].factor->type)),
			       s->product.depth * (s->product.tile[side] + PAD));
}

uint32_t wgsl_product_shared(const nest_stage *s)
{
	int bytes = 0;

	for (int side = 0; side < 2; side++)
		bytes += s->product.depth * (s->product.tile[side] + PAD) *
			 (smr_dtype_size(s->product.side[side].factor->type) == 8 ? 8 : 4);
	return (uint32_t)bytes;
}

/* Sets `batch`, `chunk`, the tile's first row and column, and the part [`sum_from`, `sum_to`) of
 * the sum.
 */
static void put_tile(const product *x)
{
	wgsl *w = x->w;

	wgsl_line(w, "let in_batch = block %% %di;", (int)(x->tiles[0] * x->tiles[1]));
	wgsl_line(w, "let all_batches = block / %di;", (int)(x->tiles[0] * x->tiles[1]));
	wgsl_line(w, "let batch = all_batches %% %di;", (int)x->batches);
	wgsl_line(w, "let chunk = all_batches / %di;", (int)x->batches);
	wgsl_line(w, "let first_0 = in_batch / %di * %di;", (int)x->tiles[1], x->t->tile[0]);
	wgsl_line(w, "let first_1 = in_batch %% %di * %di;", (int)x->tiles[1], x->t->tile[1]);
	wgsl_line(w, "let sum_from = chunk * %di;", (int)x->part);
	wgsl_line(w, "let sum_to = min(sum_from + %di, %di);", (int)x->part, (int)x->sum);
	wgsl_line(w, "let row = t / %di * %di;", x->across, x->each[0]);
	wgsl_line(w, "let column = t %% %di;", x->across);
}

/* Loads a side's elements for a part of the sum: threads beside each other those beside each other
 * in memory. */
static void put_load(const product *x, int side)
{
	const nest_side *d = &x->t->side[side];
	int n = x->t->tile[side], depth = x->t->depth;
	wgsl *w = x->w;
	wgsl_val v;

	wgsl_open(w, "for (var e: i32 = t; e < %di; e += threads) {", n * depth);
	wgsl_line(w, "let in_side = e %c %di;", d->along ? '/' : '%', d->along ? depth : n);
	wgsl_line(w, "let in_sum = e %c %di;", d->along ? '%' : '/', d->along ? depth : n);
	wgsl_line(w, "let i = first_%d + in_side;", side);
	wgsl_line(w, "let k = part + in_sum;");
	wgsl_begin_point(w);
	wgsl_set_counters(w, "batch", x->t->batch, x->t->nbatch);
	wgsl_set_counters(w, "i", d->order, d->n);
	wgsl_set_counters(w, "k", x->t->sum, x->t->nsum);
	v = wgsl_eval(w, d->factor);
	v = wgsl_as(w, v, wgsl_rep_of_type(d->factor->type));
	wgsl_line(w, "%s[in_sum * %di + in_side] = select(%s(0), %s, i < %di && k < sum_to);",
		  arrays[side], n + PAD, wgsl_type(v.rep), v.s, (int)x->size[side]);
	wgsl_begin_point(w);
	wgsl_close(w);
}

/* Adds the product of an element of each side to a sum. */
static void put_step(const product *x, const char *sum, const char *a, const char *b)
{
	const nest_product *t = x->t;
	wgsl *w = x->w;
	wgsl_rep rep = wgsl_rep_of_type(t->fold->type);
	wgsl_frame f = {.combining = true,
			.term = t->side[0].factor,
			.with = wgsl_text(wgsl_rep_of_type(t->side[0].factor->type), "%s", a)};
	wgsl_frame g = {.combining = true,
			.term = t->side[1].factor,
			.with = wgsl_text(wgsl_rep_of_type(t->side[1].factor->type), "%s", b),
			.fold = t->fold,
			.value = wgsl_text(rep, "%s", sum)};
	int memo = w->nmemo;
	wgsl_val v;

	w->frame[w->nframes++] = &f;
	w->frame[w->nframes++] = &g;
	v = wgsl_as(w, wgsl_eval(w, t->fold->step[0]), rep);
	w->nframes -= 2;
	w->nmemo = memo;
	wgsl_line(w, "%s = %s;", sum, v.s);
}

/* Adds the products of a part of the sum. */
static void put_steps(const product *x)
{
	wgsl *w = x->w;
	char sum[24], a[24], b[24];

	wgsl_open(w, "for (var e: i32 = 0i; e < %di; e += 1i) {", x->t->depth);
	for (int i = 0; i < x->each[0]; i++)
		wgsl_line(w, "let a%d = tile_a[e * %di + row + %di];", i, x->t->tile[0] + PAD, i);
	for (int j = 0; j < x->each[1]; j++)
		wgsl_line(w, "let b%d = tile_b[e * %di + column + %di];", j, x->t->tile[1] + PAD,
			  j * x->across);
	for (int i = 0; i < x->each[0]; i++)
		for (int j = 0; j < x->each[1]; j++) {
			snprintf(sum, sizeof(sum), "s%d", i * x->each[1] + j);
			snprintf(a, sizeof(a), "a%d", i);
			snprintf(b, sizeof(b), "b%d", j);
			put_step(x, sum, a, b);
		}
	wgsl_close(w);
}

/* Sums start from their first number, or from 0 if it is computed, or added to that of chunks. */
static void put_sums(const product *x)
{
	const smr_expr *f = x->t->fold, *init = f->init[0];
	bool known = init->kind == SMR_EXPR_CONST && x->w->s->split == NULL;
	wgsl_rep rep = wgsl_rep_of_type(f->type);
	wgsl_val start = wgsl_literal(x->w, f->type, rep, known ? init->bits : 0);

	for (int i = 0; i < x->each[0] * x->each[1]; i++)
		wgsl_line(x->w, "var s%d: %s = %s;", i, wgsl_type(rep), start.s);
}

/* The result of the element in row i, column k, whose sum is @p v. */
static void put_result(const product *x, wgsl_val v)
{
	const nest_product *t = x->t;
	const smr_expr *f = t->fold;
	wgsl *w = x->w;

	wgsl_begin_point(w);
	wgsl_set_counters(w, "batch", t->batch, t->nbatch);
	wgsl_set_counters(w, "i", t->side[0].order, t->side[0].n);
	wgsl_set_counters(w, "k", t->side[1].order, t->side[1].n);
	if (w->s->split != NULL) {
		wgsl_store_part(w, w->s->out, "chunk", v);
	} else {
		if (f->init[0]->kind != SMR_EXPR_CONST)
			v = wgsl_combine(w, f, wgsl_eval(w, f->init[0]), v);
		wgsl_memo_put(w, f, v);
		wgsl_results(w);
	}
	wgsl_begin_point(w);
}

/* The elements of a thread, one after the other: their code is long. */
static void put_results(const product *x)
{
	wgsl *w = x->w;
	int n = x->each[0] * x->each[1];
	wgsl_val v;

	wgsl_line(w, "const leads = true;");
	wgsl_open(w, "for (var e: i32 = 0i; e < %di; e += 1i) {", n);
	v = wgsl_var(w, wgsl_text(wgsl_rep_of_type(x->t->fold->type), "s0"));
	wgsl_open(w, "switch (e) {");
	for (int i = 1; i < n; i++)
		wgsl_line(w, "case %di: { %s = s%d; }", i, v.s, i);
	wgsl_line(w, "default: { }");
	wgsl_close(w);
	wgsl_line(w, "let i = first_0 + row + e / %di;", x->each[1]);
	wgsl_line(w, "let k = first_1 + column + e %% %di * %di;", x->each[1], x->across);
	wgsl_open(w, "if (i < %di && k < %di) {", (int)x->size[0], (int)x->size[1]);
	put_result(x, wgsl_let(w, v.rep, "%s", v.s));
	wgsl_close(w);
	wgsl_close(w);
}

void wgsl_product(wgsl *w)
{
	product x = {.w = w};

	if (!measure(&x)) {
		wgsl_refuse(w, "a product of these tiles");
		return;
	}
	put_tile(&x);
	put_sums(&x);
	wgsl_open(w, "for (var part: i32 = sum_from; part < sum_to; part += %di) {", x.t->depth);
	put_load(&x, 0);
	put_load(&x, 1);
	wgsl_line(w, "workgroupBarrier();");
	put_steps(&x);
	wgsl_line(w, "workgroupBarrier();");
	wgsl_close(w);
	put_results(&x);
}
