/* The kernel of an attention: a block computes some rows, key after key.
 *
 * Of each row the four lanes that share it know the greatest logit so far; each has a part of the
 * sum of weights, and of the weighted values of its columns. A tile with a greater logit scales
 * both by e to the difference. A row without any logit above -inf so far has the weights 0. */
#include "back/gpu/attention.h"

#include <stdio.h>

#define LOWEST "0xFFF0000000000000"

enum { PAD_OF_SUMS = 8 };

/* ---- sizes ------------------------------------------------------------------------------------
 */

enum { SIZES = 4 };

/* Rows, keys, elements of a row of queries, of values. */
static void list_sizes(const nest_plan *p, const nest_stage *s, int64_t size[SIZES])
{
	const nest_product *q = &s->attention.scores, *t = &s->product;

	size[0] = nest_loops_points(p, q->side[0].order, q->side[0].n);
	size[1] = nest_loops_points(p, t->sum, t->nsum);
	size[2] = nest_loops_points(p, q->sum, q->nsum);
	size[3] = nest_loops_points(p, t->side[1].order, t->side[1].n);
}

static void put_sizes(smr_gpu_product *x)
{
	static const char *const names[SIZES] = {"rows", "keys", "width", "columns"};
	int64_t size[SIZES];

	list_sizes(x->p, x->s, size);
	for (int i = 0; i < SIZES; i++)
		smr_gpu_put_size(x, names[i], size[i]);
}

int64_t smr_gpu_attention_blocks(const nest_plan *p, const nest_stage *s)
{
	const nest_product *t = &s->product;
	int64_t all = nest_loops_points(p, t->batch, t->nbatch), size[SIZES];

	list_sizes(p, s, size);
	return __builtin_mul_overflow(all, (size[0] + t->tile[0] - 1) / t->tile[0], &all) ||
			       __builtin_mul_overflow(all, p->keys.chunks, &all)
		       ? INT64_MAX
		       : all;
}

void smr_gpu_attention_work(const nest_plan *p, const nest_stage *s, smr_gpu_launch *l)
{
	const nest_product *q = &s->attention.scores, *t = &s->product;
	double blocks = (double)smr_gpu_attention_blocks(p, s), keys, row;
	int64_t size[SIZES], tiles;

	list_sizes(p, s, size);
	tiles = (size[1] + q->tile[1] - 1) / q->tile[1];
	keys = (double)tiles * q->tile[1] / (double)p->keys.chunks;
	row = (double)q->depth * (double)smr_dtype_size(q->side[1].loaded->type) +
	      (double)t->tile[1] * (double)smr_dtype_size(t->side[1].loaded->type);
	l->flops = blocks * t->tile[0] * keys * (q->depth + t->tile[1]) * 2;
	l->loaded = blocks * (keys + t->tile[0]) * row;
	l->matrix = q->matrix;
}

/* Whether blocks have chunks of the keys, which another kernel joins. */
static bool is_divided(const smr_gpu_product *x)
{
	return x->p->keys.chunks > 1;
}

/* ---- a row -------------------------------------------------------------------------------------
 */

/* Sets %batch, %first0, %row0 and %row1, %there0 and %there1: whether the rows are there. */
static void put_rows(smr_gpu_product *x)
{
	int tile = x->s->product.tile[0], tiles, r;

	tiles = smr_gpu_put(x, "add i64 %%rows, %d", tile - 1);
	tiles = smr_gpu_put(x, "udiv i64 %%r%d, %d", tiles, tile);
	if (is_divided(x)) {
		int64_t blocks = smr_gpu_attention_blocks(x->p, x->s) / x->p->keys.chunks;

		smr_gpu_puts(x, "%%chunk = udiv i64 %%b, %lld", (long long)blocks);
		smr_gpu_puts(x, "%%of_chunk = urem i64 %%b, %lld", (long long)blocks);
	}
	smr_gpu_puts(x, "%%batch = udiv i64 %s, %%r%d", is_divided(x) ? "%of_chunk" : "%b", tiles);
	r = smr_gpu_put(x, "urem i64 %s, %%r%d", is_divided(x) ? "%of_chunk" : "%b", tiles);
	smr_gpu_puts(x, "%%first0 = mul i64 %%r%d, %d", r, tile);
	smr_gpu_head_begin(x);
	smr_gpu_puts(x, "%%row0 = add i64 %%first0, %%own");
	smr_gpu_puts(x, "%%row1 = add i64 %%row0, 8");
	for (int i = 0; i < SMR_GPU_HEAD_ROWS; i++)
		smr_gpu_puts(x, "%%there%d = icmp ult i64 %%row%d, %%rows", i, i);
}

/* Returns the value of the lane that differs in bit @p lanes. */
static int shuffle(smr_gpu_product *x, int v, int lanes)
{
	v = smr_gpu_put(x, "bitcast float %%r%d to i32", v);
	v = smr_gpu_put(x, "call i32 @smr_d_shuffle(i32 %%r%d, i32 %d)", v, lanes);
	return smr_gpu_put(x, "bitcast i32 %%r%d to float", v);
}

static int exp_of(smr_gpu_product *x, int v)
{
	return smr_gpu_put(x,
			   "call float @smr_nest_%d_e(ptr %%args, ptr %%num, ptr %%scratch, float "
			   "%%r%d)",
			   x->stage, v);
}

/* Puts the logits of scores in their place: -inf beyond the last key. */
static void put_logits(smr_gpu_product *x, int score[SMR_GPU_MOST_WEIGHTS])
{
	for (int i = 0; i < smr_gpu_head_scores(x); i++) {
		int row = smr_gpu_head_row(x, i), key, in;

		key = smr_gpu_put(x, "add i64 %%j0, %d", smr_gpu_head_column(x, i));
		key = smr_gpu_put(x, "add i64 %%r%d, %%column0", key);
		in = smr_gpu_put(x, "icmp ult i64 %%r%d, %%keys", key);
		in = smr_gpu_put(x, "and i1 %%r%d, %%there%d", in, row);
		score[i] = smr_gpu_put(x,
				       "call float @smr_nest_%d_l(ptr %%args, ptr %%num, ptr "
				       "%%scratch, i64 %%batch, i64 %%row%d, i64 %%r%d, float "
				       "%%r%d, i1 %%r%d)",
				       x->stage, row, key, score[i], in);
		score[i] =
			smr_gpu_put(x, "select i1 %%r%d, float %%r%d, float " LOWEST, in, score[i]);
	}
}

/* Sets %mn<row>, the greatest logit; returns what is subtracted from logits: 0 while there is
 * none. */
static int put_greatest(smr_gpu_product *x, int row, const int score[SMR_GPU_MOST_WEIGHTS])
{
	int most = -1, low;

	for (int i = 0; i < smr_gpu_head_scores(x); i++) {
		if (smr_gpu_head_row(x, i) != row)
			continue;
		most = most < 0 ? score[i]
				: smr_gpu_put(x,
					      "call float @llvm.maximum.f32(float %%r%d, float "
					      "%%r%d)",
					      most, score[i]);
	}
	for (int lanes = 1; lanes <= 2; lanes *= 2) {
		int other = shuffle(x, most, lanes);

		most = smr_gpu_put(x, "call float @llvm.maximum.f32(float %%r%d, float %%r%d)",
				   most, other);
	}
	smr_gpu_puts(x, "%%mn%d = call float @llvm.maximum.f32(float %%m%d, float %%r%d)", row, row,
		     most);
	low = smr_gpu_put(x, "fcmp oeq float %%mn%d, " LOWEST, row);
	return smr_gpu_put(x, "select i1 %%r%d, float 0.0, float %%mn%d", low, row);
}

/* Replaces logits by weights, sets %ln<row>, and returns the factor of earlier sums. */
static int put_weights(smr_gpu_product *x, int row, int least, int score[SMR_GPU_MOST_WEIGHTS])
{
	int low = smr_gpu_put(x, "fcmp oeq float %%m%d, " LOWEST, row), by, sum;

	by = smr_gpu_put(x, "fsub float %%m%d, %%r%d", row, least);
	by = exp_of(x, by);
	by = smr_gpu_put(x, "select i1 %%r%d, float 0.0, float %%r%d", low, by);
	sum = smr_gpu_put(x, "fmul float %%l%d, %%r%d", row, by);
	for (int i = 0; i < smr_gpu_head_scores(x); i++) {
		if (smr_gpu_head_row(x, i) != row)
			continue;
		score[i] = exp_of(x, smr_gpu_put(x, "fsub float %%r%d, %%r%d", score[i], least));
		sum = smr_gpu_put(x, "fadd float %%r%d, %%r%d", sum, score[i]);
	}
	smr_gpu_puts(x, "%%ln%d = fadd float %%r%d, -0.0", row, sum);
	return by;
}

/* Returns a vector for the elements of sum @p i. */
static int vector_of(smr_gpu_product *x, int i, const int by[SMR_GPU_HEAD_ROWS])
{
	int v = -1;

	for (int e = 0; e < 4; e++) {
		int of = by[smr_gpu_head_sum_row(x, i, e)];

		v = v < 0 ? smr_gpu_put(x, "insertelement <4 x float> poison, float %%r%d, i32 0",
					of)
			  : smr_gpu_put(x, "insertelement <4 x float> %%r%d, float %%r%d, i32 %d",
					v, of, e);
	}
	return v;
}

/* Sets %os and a number: the sums, scaled. */
static void scale_sums(smr_gpu_product *x, const int by[SMR_GPU_HEAD_ROWS])
{
	for (int i = 0; i < smr_gpu_head_sums(x); i++) {
		int v = vector_of(x, i, by);

		smr_gpu_puts(x, "%%os%d = fmul <4 x float> %%o%d, %%r%d", i, i, v);
	}
}

static void put_tile(smr_gpu_product *x)
{
	int score[SMR_GPU_MOST_WEIGHTS], by[SMR_GPU_HEAD_ROWS];

	smr_gpu_head_multiply(x, score);
	put_logits(x, score);
	for (int row = 0; row < SMR_GPU_HEAD_ROWS; row++)
		by[row] = put_weights(x, row, put_greatest(x, row, score), score);
	scale_sums(x, by);
	smr_gpu_head_add(x, score);
}

/* ---- the keys ----------------------------------------------------------------------------------
 */

/* Loads the keys from @p first on, and their values, to @p at (an i64) from their places on. */
static void load_tile(smr_gpu_product *x, const char *first, const char *at)
{
	const nest_attention *a = &x->s->attention;
	bool copies = x->s->product.stages > 1;
	char keys[16], values[16];

	snprintf(keys, sizeof(keys), "%%r%d", smr_gpu_put(x, "add i64 %s, %zu", at, a->keys_at));
	snprintf(values, sizeof(values), "%%r%d",
		 smr_gpu_put(x, "add i64 %s, %zu", at, a->values_at));
	smr_gpu_use_scores(x, first);
	smr_gpu_head_load(x, 1, "0", keys, copies);
	smr_gpu_use_values(x);
	smr_gpu_head_load(x, 1, first, values, copies);
	if (copies)
		smr_gpu_puts(x, "call void @smr_d_copies_end()");
}

static void put_phis(smr_gpu_product *x)
{
	for (int row = 0; row < SMR_GPU_HEAD_ROWS; row++) {
		smr_gpu_puts(x, "%%m%d = phi float [ " LOWEST ", %%begin ], [ %%mn%d, %%after ]",
			     row, row);
		smr_gpu_puts(x, "%%l%d = phi float [ 0.0, %%begin ], [ %%ln%d, %%after ]", row,
			     row);
	}
	for (int i = 0; i < smr_gpu_head_sums(x); i++)
		smr_gpu_puts(x,
			     "%%o%d = phi <4 x float> [ zeroinitializer, %%begin ], [ %%on%d, "
			     "%%after ]",
			     i, i);
}

/* Sets %from and %upto: the block's keys. */
static void put_chunk(smr_gpu_product *x)
{
	int end, less;

	smr_gpu_puts(x, "%%from = mul i64 %%chunk, %lld", (long long)x->p->keys.chunk);
	end = smr_gpu_put(x, "add i64 %%from, %lld", (long long)x->p->keys.chunk);
	less = smr_gpu_put(x, "icmp ult i64 %%r%d, %%keys", end);
	smr_gpu_puts(x, "%%upto = select i1 %%r%d, i64 %%r%d, i64 %%keys", less, end);
}

/* By copies, the next tile is on its way while one is computed. */
static void put_loop(smr_gpu_product *x)
{
	const nest_attention *a = &x->s->attention;
	bool copies = x->s->product.stages > 1;
	const char *from = is_divided(x) ? "%from" : "0", *to = is_divided(x) ? "%upto" : "%keys";

	if (is_divided(x))
		put_chunk(x);
	smr_gpu_use_scores(x, "0");
	smr_gpu_head_load(x, 0, "0", "0", false);
	if (copies)
		load_tile(x, from, "0");
	smr_str_puts(x->ir, "  br label %begin\nbegin:\n  br label %tile\ntile:\n");
	smr_gpu_puts(x, "%%j0 = phi i64 [ %s, %%begin ], [ %%j1, %%after ]", from);
	smr_gpu_puts(x, "%%at = phi i64 [ 0, %%begin ], [ %%to, %%after ]");
	put_phis(x);
	smr_gpu_puts(x, "%%j1 = add i64 %%j0, %d", a->scores.tile[1]);
	if (copies) {
		smr_gpu_puts(x, "%%to = sub i64 %zu, %%at", a->part);
		smr_gpu_puts(x, "call void @smr_d_copies_wait(i32 0)");
		smr_gpu_puts(x, "call void @smr_d_barrier()");
		load_tile(x, "%j1", "%to");
	} else {
		smr_gpu_puts(x, "%%to = add i64 %%at, 0");
		smr_gpu_puts(x, "call void @smr_d_barrier()");
		load_tile(x, "%j0", "%at");
		smr_gpu_puts(x, "call void @smr_d_barrier()");
	}
	put_tile(x);
	smr_str_puts(x->ir, "  br label %after\nafter:\n");
	smr_gpu_puts(x, "%%others = icmp ult i64 %%j1, %s", to);
	smr_gpu_puts(x, "br i1 %%others, label %%tile, label %%results");
	smr_str_puts(x->ir, "results:\n");
	if (copies)
		smr_gpu_puts(x, "call void @smr_d_copies_wait(i32 0)");
	smr_gpu_puts(x, "call void @smr_d_barrier()");
}

/* ---- results -----------------------------------------------------------------------------------
 */

/* Returns the number of a row of the block's chunk among those of all chunks. */
static int number_of_row(smr_gpu_product *x, const char *row)
{
	const nest_product *t = &x->s->product;
	int r = smr_gpu_put(x, "mul i64 %%chunk, %lld",
			    (long long)nest_loops_points(x->p, t->batch, t->nbatch));

	r = smr_gpu_put(x, "add i64 %%r%d, %%batch", r);
	r = smr_gpu_put(x, "mul i64 %%r%d, %%rows", r);
	return smr_gpu_put(x, "add i64 %%r%d, %s", r, row);
}

/* Stores the greatest logit of a row and the sum of its weights, by one of its lanes. */
static void put_row(smr_gpu_product *x, int row, int sum)
{
	const nest_product *t = &x->s->product;
	int64_t size[SIZES], all;
	char name[16];
	int r, leads;

	list_sizes(x->p, x->s, size);
	all = x->p->keys.chunks * nest_loops_points(x->p, t->batch, t->nbatch) * size[0] * size[3];
	snprintf(name, sizeof(name), "%%row%d", row);
	leads = smr_gpu_put(x, "icmp eq i64 %%quarter, 0");
	leads = smr_gpu_put(x, "and i1 %%r%d, %%there%d", leads, row);
	smr_gpu_puts(x, "br i1 %%r%d, label %%keep%d, label %%kept%d", leads, row, row);
	smr_str_printf(x->ir, "keep%d:\n", row);
	r = smr_gpu_put(x, "mul i64 %%r%d, 2", number_of_row(x, name));
	r = smr_gpu_put(x, "add i64 %%r%d, %lld", r, (long long)all);
	r = smr_gpu_put(x, "getelementptr float, ptr %%parts, i64 %%r%d", r);
	smr_gpu_puts(x, "store float %%mn%d, ptr %%r%d, align 4", row, r);
	r = smr_gpu_put(x, "getelementptr float, ptr %%r%d, i64 1", r);
	smr_gpu_puts(x, "store float %%r%d, ptr %%r%d, align 4", sum, r);
	smr_gpu_puts(x, "br label %%kept%d", row);
	smr_str_printf(x->ir, "kept%d:\n", row);
}

/* Divides the sums by those of the weights, unless there are more chunks, and stores them to shared
 * memory. */
static void put_quotients(smr_gpu_product *x)
{
	int all[SMR_GPU_HEAD_ROWS], of[SMR_GPU_MOST_HEADS];

	for (int row = 0; row < SMR_GPU_HEAD_ROWS; row++) {
		int sum = smr_gpu_put(x, "fadd float %%ln%d, -0.0", row);

		for (int lanes = 1; lanes <= 2; lanes *= 2) {
			int other = shuffle(x, sum, lanes);

			sum = smr_gpu_put(x, "fadd float %%r%d, %%r%d", sum, other);
		}
		all[row] = sum;
	}
	if (is_divided(x))
		smr_gpu_put_parts(x);
	for (int row = 0; row < SMR_GPU_HEAD_ROWS && is_divided(x); row++) {
		put_row(x, row, all[row]);
		all[row] = smr_gpu_put(x, "fadd float 1.0, 0.0");
	}
	for (int i = 0; i < smr_gpu_head_sums(x); i++)
		of[i] = smr_gpu_put(x, "fdiv <4 x float> %%on%d, %%r%d", i, vector_of(x, i, all));
	smr_gpu_head_store(x, of, x->s->product.tile[1] + PAD_OF_SUMS);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
}

/* Threads compute the block's results in turn. */
static void put_results(smr_gpu_product *x)
{
	const nest_product *t = &x->s->product;
	int width = x->s->width, in_row = t->tile[1] / width, row, column, at, a, b;
	char type[40], name[16];

	smr_gpu_lanes(SMR_F32, width, type);
	smr_str_puts(x->ir, "  br label %before\nbefore:\n  br label %next\nnext:\n");
	smr_gpu_puts(x, "%%q1 = phi i64 [ %%t, %%before ], [ %%q2, %%done ]");
	row = smr_gpu_put(x, "udiv i64 %%q1, %d", in_row);
	column = smr_gpu_put(x, "urem i64 %%q1, %d", in_row);
	column = smr_gpu_put(x, "mul i64 %%r%d, %d", column, width);
	at = smr_gpu_put(x, "mul i64 %%r%d, %d", row, t->tile[1] + PAD_OF_SUMS);
	at = smr_gpu_put(x, "add i64 %%r%d, %%r%d", at, column);
	at = smr_gpu_put(x, "mul i64 %%r%d, 4", at);
	at = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", at);
	smr_gpu_puts(x, "%%sum = load %s, ptr %%r%d, align %d", type, at, 4 * width);
	row = smr_gpu_put(x, "add i64 %%first0, %%r%d", row);
	a = smr_gpu_put(x, "icmp ult i64 %%r%d, %%rows", row);
	b = smr_gpu_put(x, "icmp ult i64 %%r%d, %%columns", column);
	smr_gpu_puts(x, "%%in = and i1 %%r%d, %%r%d", a, b);
	smr_gpu_puts(x, "br i1 %%in, label %%result, label %%done");
	smr_str_puts(x->ir, "result:\n");
	if (is_divided(x)) {
		snprintf(name, sizeof(name), "%%r%d", row);
		at = smr_gpu_put(x, "mul i64 %%r%d, %%columns", number_of_row(x, name));
		at = smr_gpu_put(x, "add i64 %%r%d, %%r%d", at, column);
		at = smr_gpu_put(x, "getelementptr float, ptr %%parts, i64 %%r%d", at);
		smr_gpu_puts(x, "store %s %%sum, ptr %%r%d, align %d", type, at, 4 * width);
	} else {
		smr_gpu_puts(x,
			     "call void @smr_nest_%d(ptr %%args, ptr %%num, ptr %%scratch, i64 "
			     "%%batch, i64 %%r%d, i64 %%r%d, %s %%sum, i64 0)",
			     x->stage, row, column, type);
	}
	smr_gpu_puts(x, "br label %%done");
	smr_str_puts(x->ir, "done:\n");
	smr_gpu_puts(x, "%%q2 = add i64 %%q1, %d", x->s->threads);
	smr_gpu_puts(x, "%%left = icmp ult i64 %%q2, %d", t->tile[0] * in_row);
	smr_gpu_puts(x, "br i1 %%left, label %%next, label %%end");
	smr_str_puts(x->ir, "end:\n  ret void\n}\n");
}

void smr_gpu_attention_kernel(const nest_plan *p, int at, const smr_gpu_launch *l,
			      smr_gpu_code *code)
{
	smr_gpu_product x = smr_gpu_product_of(p, l->first, &code->ir);

	smr_gpu_head(p, at, l, code);
	smr_gpu_puts(&x, "%%shared = call ptr @smr_d_shared()");
	put_sizes(&x);
	put_rows(&x);
	put_loop(&x);
	put_quotients(&x);
	put_results(&x);
}
