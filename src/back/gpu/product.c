/* The kernel of a product: a block computes a tile, part of the sum after part.
 *
 * While a part is computed, the next one is on its way: as elements in registers, which are stored
 * to the other half of shared memory afterwards, or by copies that run beside the threads, as many
 * parts ahead as there is room for. Then the sums go to shared memory, and each thread computes
 * results beside those of its neighbours. */
#include "back/gpu/product.h"

#include <stdarg.h>
#include <stdio.h>

enum { GROUP = 8 /* rows of tiles whose blocks run at the same time: they share columns */ };

void smr_gpu_puts(smr_gpu_product *x, const char *fmt, ...)
{
	char line[400];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	smr_str_printf(x->ir, "  %s\n", line);
}

int smr_gpu_put(smr_gpu_product *x, const char *fmt, ...)
{
	char line[400];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	smr_str_printf(x->ir, "  %%r%d = %s\n", x->next, line);
	return x->next++;
}

/* ---- sizes ------------------------------------------------------------------------------------
 */

static void sums_of(const nest_stage *s, smr_gpu_sums *out)
{
	if (s->product.matrix)
		smr_gpu_sums_of_matrices(s, out);
	else
		smr_gpu_sums_of_words(s, out);
}

static size_t part_bytes(const nest_product *t)
{
	return smr_gpu_side_bytes(t, 0) + smr_gpu_side_bytes(t, 1);
}

/* Returns the bytes for parts of the sum, or later for sums. */
static size_t room_of(const nest_stage *s)
{
	const nest_product *t = &s->product;
	size_t parts = part_bytes(t) * (size_t)t->stages, slab;
	smr_gpu_sums sums;

	sums_of(s, &sums);
	slab = (size_t)sums.rows * (size_t)(t->tile[1] + SMR_GPU_PAD_OF_SUMS) *
	       smr_dtype_size(t->fold->type);
	return parts > slab ? parts : slab;
}

size_t smr_gpu_product_shared(const nest_stage *s)
{
	return room_of(s) + smr_gpu_warpgroup_gates(s);
}

/* Matrices whose next part is in registers need more of them. */
uint32_t smr_gpu_product_together(const nest_stage *s)
{
	const nest_product *t = &s->product;

	if (t->warpgroups > 0)
		return 1;
	return t->matrix && !(t->side[0].copies && t->side[1].copies) ? 1 : 2;
}

int64_t smr_gpu_product_blocks(const nest_plan *p, const nest_stage *s)
{
	int64_t tiles = nest_product_tiles(p, &s->product);

	if (s->split != NULL && __builtin_mul_overflow(tiles, s->nchunks, &tiles))
		return INT64_MAX;
	return tiles;
}

void smr_gpu_product_work(const nest_plan *p, const nest_stage *s, smr_gpu_launch *l)
{
	const nest_product *t = &s->product;
	double tiles = (double)nest_product_tiles(p, t), bytes = 0;
	double sum = (double)nest_loops_points(p, t->sum, t->nsum);

	for (int side = 0; side < 2; side++)
		bytes += t->tile[side] * (double)smr_dtype_size(t->side[side].loaded->type);
	l->flops = tiles * t->tile[0] * t->tile[1] * sum * 2;
	l->loaded = tiles * sum * bytes;
	l->matrix = t->matrix;
	l->special = t->warpgroups > 0;
	l->units = t->warpgroups > 0 ? "wgmma" : t->tf32 ? "tf32" : t->matrix ? "mma" : "fma";
	l->tile[0] = t->tile[0];
	l->tile[1] = t->tile[1];
	l->tile[2] = t->depth;
}

enum { SIZES = 5 };

/* The extents of rows, columns and the sum; elements of the sum in a chunk, and batches. */
static void list_sizes(const nest_plan *p, const nest_stage *s, int64_t size[SIZES])
{
	const nest_product *t = &s->product;

	for (int side = 0; side < 2; side++)
		size[side] = nest_loops_points(p, t->side[side].order, t->side[side].n);
	size[2] = nest_loops_points(p, t->sum, t->nsum);
	size[3] = s->split == NULL ? size[2] : size[2] / p->extent[s->split->loops[0]] * s->chunk;
	size[4] = nest_loops_points(p, t->batch, t->nbatch);
}

void smr_gpu_product_sizes(nest_plan *p, int stage)
{
	int64_t size[SIZES];

	list_sizes(p, &p->stages[stage], size);
	for (int i = 0; i < SIZES; i++)
		(void)nest_num(p, size[i], NEST_STRIDE);
}

void smr_gpu_put_size(smr_gpu_product *x, const char *name, int64_t size)
{
	int at = 0, p;

	while (at < x->p->nnums && x->p->nums[at] != size)
		at++;
	if (at == x->p->nnums) {
		smr_gpu_puts(x, "%%%s = add i64 0, %lld", name, (long long)size);
		return;
	}
	p = smr_gpu_put(x, "getelementptr i64, ptr %%num, i64 %d", at);
	smr_gpu_puts(x, "%%%s = load i64, ptr %%r%d, !invariant.load !0", name, p);
}

/* Sets %size0, %size1, %sum_size, %chunk_size and %batches. */
static void put_sizes(smr_gpu_product *x)
{
	static const char *const names[SIZES] = {"size0", "size1", "sum_size", "chunk_size",
						 "batches"};
	int64_t size[SIZES];

	list_sizes(x->p, x->s, size);
	for (int i = 0; i < SIZES; i++)
		smr_gpu_put_size(x, names[i], size[i]);
}

/* ---- the tile ---------------------------------------------------------------------------------
 */

static int count_tiles(smr_gpu_product *x, int side)
{
	int n = smr_gpu_put(x, "add i64 %%size%d, %d", side, x->t->tile[side] - 1);

	n = smr_gpu_put(x, "udiv i64 %%r%d, %d", n, x->t->tile[side]);
	return smr_gpu_put(x, "trunc i64 %%r%d to i32", n);
}

/* Sets %chunk and %batch by the number of the tile's batch, and [%k0, %all), the chunk's part of
 * the sum. */
static void put_chunk(smr_gpu_product *x, int batch)
{
	int end, less;

	smr_gpu_puts(x, "%%batch_all = zext i32 %%r%d to i64", batch);
	if (x->s->split == NULL) {
		smr_gpu_puts(x, "%%batch = add i64 %%batch_all, 0");
		smr_gpu_puts(x, "%%k0 = add i64 0, 0");
		smr_gpu_puts(x, "%%all = add i64 %%sum_size, 0");
		return;
	}
	smr_gpu_puts(x, "%%chunk = udiv i64 %%batch_all, %%batches");
	smr_gpu_puts(x, "%%batch = urem i64 %%batch_all, %%batches");
	smr_gpu_puts(x, "%%k0 = mul i64 %%chunk, %%chunk_size");
	end = smr_gpu_put(x, "add i64 %%k0, %%chunk_size");
	less = smr_gpu_put(x, "icmp ult i64 %%r%d, %%sum_size", end);
	smr_gpu_puts(x, "%%all = select i1 %%r%d, i64 %%r%d, i64 %%sum_size", less, end);
}

/* Sets the chunk, %batch, %first0 and %first1 by the block's number: blocks that follow one another
 * compute a group of rows, column by column. */
static void put_tile(smr_gpu_product *x)
{
	int rows = count_tiles(x, 0), columns = count_tiles(x, 1);
	int all = smr_gpu_put(x, "mul i32 %%r%d, %%r%d", rows, columns);
	int batch = smr_gpu_put(x, "udiv i32 %%block, %%r%d", all);
	int in = smr_gpu_put(x, "urem i32 %%block, %%r%d", all);
	int band = smr_gpu_put(x, "mul i32 %%r%d, %d", columns, GROUP), first, height, tile[2], few;

	first = smr_gpu_put(x, "udiv i32 %%r%d, %%r%d", in, band);
	in = smr_gpu_put(x, "urem i32 %%r%d, %%r%d", in, band);
	first = smr_gpu_put(x, "mul i32 %%r%d, %d", first, GROUP);
	height = smr_gpu_put(x, "sub i32 %%r%d, %%r%d", rows, first);
	few = smr_gpu_put(x, "icmp ult i32 %%r%d, %d", height, GROUP);
	height = smr_gpu_put(x, "select i1 %%r%d, i32 %%r%d, i32 %d", few, height, GROUP);
	tile[0] = smr_gpu_put(x, "urem i32 %%r%d, %%r%d", in, height);
	tile[0] = smr_gpu_put(x, "add i32 %%r%d, %%r%d", tile[0], first);
	tile[1] = smr_gpu_put(x, "udiv i32 %%r%d, %%r%d", in, height);
	put_chunk(x, batch);
	for (int side = 0; side < 2; side++) {
		int wide = smr_gpu_put(x, "zext i32 %%r%d to i64", tile[side]);

		smr_gpu_puts(x, "%%first%d = mul i64 %%r%d, %d", side, wide, x->t->tile[side]);
	}
}

/* ---- the sum ----------------------------------------------------------------------------------
 */

/* Sums start from their first number, or from 0 if it is computed, or added to that of chunks. */
void smr_gpu_product_phis(smr_gpu_product *x, const char *from)
{
	const smr_expr *f = x->t->fold, *init = f->init[0];
	bool known = init->kind == SMR_EXPR_CONST && x->s->split == NULL;
	nest_val v = nest_literal(f->type, known ? init->bits : 0);
	smr_gpu_sums sums;
	char type[40];

	sums_of(x->s, &sums);
	smr_gpu_lanes(f->type, sums.lanes, type);
	for (int i = 0; i < sums.n; i++) {
		smr_str_printf(x->ir, "  %%s%d = phi %s [ <", i, type);
		for (int k = 0; k < sums.lanes; k++)
			smr_str_printf(x->ir, "%s%s %s", k > 0 ? ", " : "",
				       nest_memory_type(f->type), v.s);
		smr_str_printf(x->ir, ">, %%%s ], [ %%o%d, %%part ]\n", from, i);
	}
}

static void add_part(smr_gpu_product *x, const char *at)
{
	if (x->t->matrix)
		smr_gpu_matrix_add(x, at);
	else
		smr_gpu_words_add(x, at);
}

/* Ends the loop over parts of the sum. */
static void end_parts(smr_gpu_product *x)
{
	smr_gpu_puts(x, "%%more = icmp ult i64 %%k2, %%all");
	smr_gpu_puts(x, "br i1 %%more, label %%part, label %%results");
	smr_str_puts(x->ir, "results:\n");
}

/* Two parts take turns in shared memory; the next one is in registers meanwhile. */
static void put_loop_by_registers(smr_gpu_product *x)
{
	int v[2][SMR_GPU_MOST_LOADS];
	size_t bytes = part_bytes(x->t);

	smr_gpu_product_load(x, "%k0", v);
	smr_gpu_product_store(x, "0", v);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_puts(x, "br label %%part");
	smr_str_puts(x->ir, "part:\n");
	smr_gpu_puts(x, "%%k1 = phi i64 [ %%k0, %%entry ], [ %%k2, %%part ]");
	smr_gpu_puts(x, "%%at = phi i64 [ 0, %%entry ], [ %%to, %%part ]");
	smr_gpu_product_phis(x, "entry");
	smr_gpu_puts(x, "%%k2 = add i64 %%k1, %d", x->t->depth);
	smr_gpu_puts(x, "%%to = sub i64 %zu, %%at", bytes);
	smr_gpu_product_load(x, "%k2", v);
	add_part(x, "%at");
	smr_gpu_product_store(x, "%to", v);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	end_parts(x);
}

/* All but one of the parts in shared memory are on their way while the last one is computed. */
static void put_loop_by_copies(smr_gpu_product *x)
{
	int ahead = x->t->stages - 1;
	size_t bytes = part_bytes(x->t);

	for (int i = 0; i < ahead; i++) {
		char k[16], at[24];

		snprintf(k, sizeof(k), "%%r%d",
			 smr_gpu_put(x, "add i64 %%k0, %d", i * x->t->depth));
		snprintf(at, sizeof(at), "%zu", (size_t)i * bytes);
		smr_gpu_product_copy(x, k, at);
		smr_gpu_puts(x, "call void @smr_d_copies_end()");
	}
	smr_gpu_puts(x, "br label %%part");
	smr_str_puts(x->ir, "part:\n");
	smr_gpu_puts(x, "%%k1 = phi i64 [ %%k0, %%entry ], [ %%k2, %%part ]");
	smr_gpu_puts(x, "%%at = phi i64 [ 0, %%entry ], [ %%at2, %%part ]");
	smr_gpu_puts(x, "%%to = phi i64 [ %zu, %%entry ], [ %%at, %%part ]", (size_t)ahead * bytes);
	smr_gpu_product_phis(x, "entry");
	smr_gpu_puts(x, "%%k2 = add i64 %%k1, %d", x->t->depth);
	smr_gpu_puts(x, "%%at1 = add i64 %%at, %zu", bytes);
	smr_gpu_puts(x, "%%over = icmp eq i64 %%at1, %zu", (size_t)x->t->stages * bytes);
	smr_gpu_puts(x, "%%at2 = select i1 %%over, i64 0, i64 %%at1");
	smr_gpu_puts(x, "call void @smr_d_copies_wait(i32 %d)", ahead - 1);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_puts(x, "%%k3 = add i64 %%k1, %d", ahead * x->t->depth);
	smr_gpu_product_copy(x, "%k3", "%to");
	smr_gpu_puts(x, "call void @smr_d_copies_end()");
	add_part(x, "%at");
	end_parts(x);
	smr_gpu_puts(x, "call void @smr_d_copies_wait(i32 0)");
	smr_gpu_puts(x, "call void @smr_d_barrier()");
}

static void put_loop(smr_gpu_product *x)
{
	if (x->t->matrix)
		smr_gpu_matrix_begin(x);
	else
		smr_gpu_words_begin(x);
	if (x->t->side[0].copies && x->t->side[1].copies)
		put_loop_by_copies(x);
	else
		put_loop_by_registers(x);
}

/* ---- results ----------------------------------------------------------------------------------
 */

/* Stores each slab of the sums, one after the other. */
static void put_slabs(smr_gpu_product *x, const smr_gpu_sums *sums)
{
	smr_gpu_puts(x, "br label %%slab");
	smr_str_puts(x->ir, "slab:\n");
	smr_gpu_puts(x, "%%slab1 = phi i64 [ 0, %%results ], [ %%slab2, %%stored ]");
	smr_str_puts(x->ir, "  switch i64 %slab1, label %slab0 [");
	for (int i = 1; i < sums->slabs; i++)
		smr_str_printf(x->ir, " i64 %d, label %%slab_%d", i, i);
	smr_str_puts(x->ir, " ]\n");
	for (int i = 0; i < sums->slabs; i++) {
		smr_str_printf(x->ir, i > 0 ? "slab_%d:\n" : "slab%d:\n", i);
		if (x->t->matrix)
			smr_gpu_matrix_slab(x, i);
		else
			smr_gpu_words_slab(x, i);
		smr_gpu_puts(x, "br label %%put");
	}
	smr_str_puts(x->ir, "put:\n");
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_puts(x, "br label %%next");
}

/* Sets %i and %j, the row and the first column of vector %q1 of the slab, and %sum. */
static void put_sum(smr_gpu_product *x, const smr_gpu_sums *sums)
{
	const nest_product *t = x->t;
	int row = smr_gpu_put(x, "udiv i64 %%q1, %d", t->tile[1] / x->s->width), column, at, run,
	    in, slab;
	size_t size = smr_dtype_size(t->fold->type);
	char type[40];

	column = smr_gpu_put(x, "urem i64 %%q1, %d", t->tile[1] / x->s->width);
	column = smr_gpu_put(x, "mul i64 %%r%d, %d", column, x->s->width);
	at = smr_gpu_put(x, "mul i64 %%r%d, %d", row, t->tile[1] + SMR_GPU_PAD_OF_SUMS);
	at = smr_gpu_put(x, "add i64 %%r%d, %%r%d", at, column);
	at = smr_gpu_put(x, "mul i64 %%r%d, %zu", at, size);
	at = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", at);
	smr_gpu_puts(x, "%%sum = load %s, ptr %%r%d, align %zu",
		     smr_gpu_lanes(t->fold->type, x->s->width, type), at,
		     size * (size_t)x->s->width);
	run = smr_gpu_put(x, "udiv i64 %%r%d, %d", row, sums->run);
	run = smr_gpu_put(x, "mul i64 %%r%d, %d", run, sums->stride);
	in = smr_gpu_put(x, "urem i64 %%r%d, %d", row, sums->run);
	slab = smr_gpu_put(x, "mul i64 %%slab1, %d", sums->shift);
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", run, in);
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, slab);
	smr_gpu_puts(x, "%%i = add i64 %%first0, %%r%d", row);
	smr_gpu_puts(x, "%%j = add i64 %%first1, %%r%d", column);
}

/* Threads compute the slab's results in turn. */
static void put_results(smr_gpu_product *x, const smr_gpu_sums *sums)
{
	int a, b;
	char type[40];

	smr_str_puts(x->ir, "next:\n");
	smr_gpu_puts(x, "%%q1 = phi i64 [ %%t, %%put ], [ %%q2, %%done ]");
	put_sum(x, sums);
	a = smr_gpu_put(x, "icmp ult i64 %%i, %%size0");
	b = smr_gpu_put(x, "icmp ult i64 %%j, %%size1");
	smr_gpu_puts(x, "%%in = and i1 %%r%d, %%r%d", a, b);
	smr_gpu_puts(x, "br i1 %%in, label %%result, label %%done");
	smr_str_puts(x->ir, "result:\n");
	smr_gpu_puts(x,
		     "call void @smr_nest_%d(ptr %%args, ptr %%num, ptr %%scratch, i64 %%batch, "
		     "i64 %%i, i64 %%j, %s %%sum, i64 %s)",
		     x->stage, smr_gpu_lanes(x->t->fold->type, x->s->width, type),
		     x->s->split != NULL ? "%chunk" : "0");
	smr_gpu_puts(x, "br label %%done");
	smr_str_puts(x->ir, "done:\n");
	smr_gpu_puts(x, "%%q2 = add i64 %%q1, %d", x->s->threads);
	smr_gpu_puts(x, "%%others = icmp ult i64 %%q2, %d",
		     sums->rows * x->t->tile[1] / x->s->width);
	smr_gpu_puts(x, "br i1 %%others, label %%next, label %%stored");
	smr_str_puts(x->ir, "stored:\n");
	if (x->t->warpgroups > 0) {
		smr_gpu_puts(x, "br label %%end");
	} else {
		smr_gpu_puts(x, "call void @smr_d_barrier()");
		smr_gpu_puts(x, "%%slab2 = add i64 %%slab1, 1");
		smr_gpu_puts(x, "%%left = icmp ult i64 %%slab2, %d", sums->slabs);
		smr_gpu_puts(x, "br i1 %%left, label %%slab, label %%end");
	}
	smr_str_puts(x->ir, "end:\n  ret void\n}\n");
}

smr_gpu_product smr_gpu_product_of(const nest_plan *p, int stage, smr_str *ir)
{
	return (smr_gpu_product){.p = p,
				 .s = &p->stages[stage],
				 .t = &p->stages[stage].product,
				 .stage = stage,
				 .thread = "%t",
				 .loaders = p->stages[stage].threads,
				 .ir = ir,
				 .first = {"%first0", "%first1"},
				 .size = {"%size0", "%size1"},
				 .all = "%all",
				 .tag = "",
				 .letter = 'a'};
}

void smr_gpu_product_kernel(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code)
{
	const nest_stage *s = &p->stages[l->first];
	smr_gpu_product x = smr_gpu_product_of(p, l->first, &code->ir);
	smr_gpu_sums sums;

	sums_of(s, &sums);
	smr_gpu_head(p, at, l, code);
	smr_gpu_puts(&x, "%%shared = call ptr @smr_d_shared()");
	put_sizes(&x);
	put_tile(&x);
	if (x.t->warpgroups > 0) {
		smr_gpu_warpgroup_begin(&x);
		smr_gpu_warpgroup_loop(&x, room_of(s));
	} else {
		put_loop(&x);
		put_slabs(&x, &sums);
	}
	put_results(&x, &sums);
}
