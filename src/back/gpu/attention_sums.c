/* Scores and weighted values of a lane: by matrix instructions, or by single numbers.
 *
 * By instructions, weights stay in the registers of the lane whose scores they are: a sum of 16
 * rows and 8 columns has the parts that a factor of 16 rows and 16 columns needs. By single
 * numbers, weights pass through shared memory, and four elements of a sum are added at a time. */
#include "back/gpu/attention.h"

#include <stdio.h>

enum { PIECE = 8, DEPTH = 16, FOUR = 4, LANES = 4 /* of a row */ };

void smr_gpu_use_scores(smr_gpu_product *x, const char *first)
{
	x->t = &x->s->attention.scores;
	x->first[0] = "%first0";
	x->first[1] = first;
	x->size[0] = "%rows";
	x->size[1] = "%keys";
	x->all = "%width";
	x->tag = "";
	x->letter = 'a';
}

void smr_gpu_use_values(smr_gpu_product *x)
{
	x->t = &x->s->product;
	x->first[1] = "0";
	x->size[1] = "%columns";
	x->all = "%keys";
	x->tag = "v";
	x->letter = 'b'; /* of weights, which are not loaded */
}

/* ---- registers of a lane ------------------------------------------------------------------- */

int smr_gpu_head_scores(const smr_gpu_product *x)
{
	return SMR_GPU_HEAD_ROWS * x->s->product.depth / LANES;
}

int smr_gpu_head_sums(const smr_gpu_product *x)
{
	return SMR_GPU_HEAD_ROWS * x->s->product.tile[1] / LANES / FOUR;
}

int smr_gpu_head_row(const smr_gpu_product *x, int i)
{
	return x->s->product.matrix ? i % 4 / 2 : i % 2;
}

int smr_gpu_head_column(const smr_gpu_product *x, int i)
{
	return x->s->product.matrix ? i / 4 * PIECE + i % 2 : i / 2 * LANES;
}

int smr_gpu_head_sum_row(const smr_gpu_product *x, int i, int e)
{
	return x->s->product.matrix ? e / 2 : i % 2;
}

/* Sets %own, the lane's first row in the block, and addresses of single numbers. */
static void put_addresses(smr_gpu_product *x)
{
	const nest_attention *a = &x->s->attention;
	int query = (a->scores.depth + SMR_GPU_PAD) * 4, row;
	int weight = (a->scores.tile[1] + SMR_GPU_PAD) * 4;

	row = smr_gpu_put(x, "mul i64 %%own, %d", query);
	smr_gpu_puts(x, "%%queries = getelementptr i8, ptr %%shared, i64 %%r%d", row);
	row = smr_gpu_put(x, "mul i64 %%quarter, %d", query);
	row = smr_gpu_put(x, "add i64 %%r%d, %zu", row, a->keys_at);
	smr_gpu_puts(x, "%%keys_of = getelementptr i8, ptr %%shared, i64 %%r%d", row);
	row = smr_gpu_put(x, "mul i64 %%own, %d", weight);
	row = smr_gpu_put(x, "add i64 %%r%d, %zu", row, a->weights_at);
	smr_gpu_puts(x, "%%weights = getelementptr i8, ptr %%shared, i64 %%r%d", row);
	row = smr_gpu_put(x, "mul i64 %%quarter, %d", FOUR * 4);
	row = smr_gpu_put(x, "add i64 %%r%d, %zu", row, a->values_at);
	smr_gpu_puts(x, "%%values_of = getelementptr i8, ptr %%shared, i64 %%r%d", row);
}

void smr_gpu_head_begin(smr_gpu_product *x)
{
	int row;

	smr_gpu_puts(x, "%%lane = and i64 %%t, 31");
	smr_gpu_puts(x, "%%warp = lshr i64 %%t, 5");
	smr_gpu_puts(x, "%%quarter = and i64 %%t, 3");
	row = smr_gpu_put(x, "lshr i64 %%lane, 2");
	row = smr_gpu_put(x, "add i64 %%r%d, 0", row);
	smr_gpu_puts(x, "%%rows_of = mul i64 %%warp, 16");
	smr_gpu_puts(x, "%%own = add i64 %%rows_of, %%r%d", row);
	if (!x->s->product.matrix) {
		smr_gpu_puts(x, "%%column0 = add i64 %%quarter, 0");
		put_addresses(x);
		return;
	}
	smr_gpu_puts(x, "%%column0 = mul i64 %%quarter, 2");
	smr_gpu_puts(x, "%%warp0 = add i64 %%warp, 0");
	smr_gpu_puts(x, "%%warp1 = add i64 0, 0");
	smr_gpu_use_scores(x, "0");
	smr_gpu_matrix_lane(x, 0);
	smr_gpu_matrix_lane(x, 1);
	smr_gpu_use_values(x);
	smr_gpu_matrix_lane(x, 1);
}

/* Writes the name of a register: of its own, or of a numbered one. */
static void name_register(char out[24], const char *own, int of, int i, bool is_own)
{
	if (!is_own)
		snprintf(out, 24, "%%r%d", i);
	else if (of < 0)
		snprintf(out, 24, "%%%s%d", own, i);
	else
		snprintf(out, 24, "%%%s%d_%d", own, of, i);
}

/* ---- by matrix instructions ---------------------------------------------------------------- */

/* Adds the product of 16 x 16 numbers and half of 16 columns; returns the register, or writes to
 * register @p to. */
static int multiply(smr_gpu_product *x, const char *sum, const char *a, int b, int half,
		    const char *to)
{
	const char *of = x->s->attention.scores.side[0].loaded->type == SMR_F16 ? "f16" : "bf16";
	int low = smr_gpu_put(x, "extractelement <4 x i32> %%r%d, i32 %d", b, 2 * half);
	int high = smr_gpu_put(x, "extractelement <4 x i32> %%r%d, i32 %d", b, 2 * half + 1);
	char text[200];

	snprintf(text, sizeof(text),
		 "call <4 x float> @smr_d_multiply_%s(<4 x float> %s, <4 x i32> %s, i32 %%r%d, "
		 "i32 %%r%d)",
		 of, sum, a, low, high);
	if (to == NULL)
		return smr_gpu_put(x, "%s", text);
	smr_gpu_puts(x, "%s = %s", to, text);
	return -1;
}

static void multiply_matrices(smr_gpu_product *x, int score[SMR_GPU_MOST_WEIGHTS])
{
	const nest_product *t = &x->s->attention.scores;
	int n = t->tile[1] / PIECE, sum[SMR_GPU_MOST_WEIGHTS / 4];

	smr_gpu_use_scores(x, "0");
	for (int k = 0; k < t->depth; k += DEPTH) {
		char a[16];

		snprintf(a, sizeof(a), "%%r%d", smr_gpu_matrix_piece(x, 0, "0", 0, k));
		for (int i = 0; i < n; i += 2) {
			int b = smr_gpu_matrix_piece(x, 1, "%at", i / 2, k);

			for (int half = 0; half < 2; half++) {
				char from[24] = "zeroinitializer";

				if (k > 0)
					snprintf(from, sizeof(from), "%%r%d", sum[i + half]);
				sum[i + half] = multiply(x, from, a, b, half, NULL);
			}
		}
	}
	for (int i = 0; i < n * 4; i++)
		score[i] = smr_gpu_put(x, "extractelement <4 x float> %%r%d, i32 %d", sum[i / 4],
				       i % 4);
}

/* Returns two neighbouring weights, rounded to the type of the values, as one word. */
static int pair_of(smr_gpu_product *x, int a, int b)
{
	int low = smr_gpu_put(x,
			      "call i16 @smr_nest_%d_h(ptr %%args, ptr %%num, ptr %%scratch, "
			      "float %%r%d)",
			      x->stage, a);
	int high = smr_gpu_put(x,
			       "call i16 @smr_nest_%d_h(ptr %%args, ptr %%num, ptr %%scratch, "
			       "float %%r%d)",
			       x->stage, b);

	low = smr_gpu_put(x, "zext i16 %%r%d to i32", low);
	high = smr_gpu_put(x, "zext i16 %%r%d to i32", high);
	high = smr_gpu_put(x, "shl i32 %%r%d, 16", high);
	return smr_gpu_put(x, "or i32 %%r%d, %%r%d", low, high);
}

/* Returns 16 rows and 16 columns of weights, from column @p k on. */
static int matrix_of(smr_gpu_product *x, const int *weight, int k)
{
	const int *w = weight + k / PIECE * 4;
	int v = -1;

	for (int i = 0; i < 4; i++) {
		int pair = pair_of(x, w[2 * i], w[2 * i + 1]);

		v = v < 0 ? smr_gpu_put(x, "insertelement <4 x i32> poison, i32 %%r%d, i32 0", pair)
			  : smr_gpu_put(x, "insertelement <4 x i32> %%r%d, i32 %%r%d, i32 %d", v,
					pair, i);
	}
	return v;
}

static void add_matrices(smr_gpu_product *x, const int *weight)
{
	const nest_product *t = &x->s->product;
	int n = t->tile[1] / PIECE, sum[SMR_GPU_MOST_HEADS], base;
	char at[16], a[16], from[24], to[24];

	smr_gpu_use_values(x);
	base = smr_gpu_put(x, "add i64 %%at, %lld",
			   (long long)x->s->attention.values_at -
				   (long long)smr_gpu_side_bytes(t, 0));
	snprintf(at, sizeof(at), "%%r%d", base);
	for (int k = 0; k < t->depth; k += DEPTH) {
		snprintf(a, sizeof(a), "%%r%d", matrix_of(x, weight, k));
		for (int i = 0; i < n; i++) {
			int b = i % 2 == 0 ? smr_gpu_matrix_piece(x, 1, at, i / 2, k) : base;

			name_register(from, "os", -1, k == 0 ? i : sum[i], k == 0);
			name_register(to, "on", -1, i, true);
			sum[i] = multiply(x, from, a, b, i % 2, k + DEPTH == t->depth ? to : NULL);
			base = b;
		}
	}
}

/* ---- by single numbers --------------------------------------------------------------------- */

static int load_four(smr_gpu_product *x, const char *base, int at)
{
	int p = smr_gpu_put(x, "getelementptr i8, ptr %s, i64 %d", base, at);

	return smr_gpu_put(x, "load <4 x float>, ptr %%r%d, align 16", p);
}

/* Starts a loop over @p bytes of a row or rows, @p step at a time: %z and a number. */
static int begin_loop(smr_gpu_product *x)
{
	int id = x->next++;

	smr_str_printf(x->ir,
		       "  br label %%pre%d\n"
		       "pre%d:\n"
		       "  br label %%sum%d\n"
		       "sum%d:\n"
		       "  %%z%d = phi i64 [ 0, %%pre%d ], [ %%y%d, %%sum%d ]\n",
		       id, id, id, id, id, id, id, id);
	return id;
}

static void end_loop(smr_gpu_product *x, int id, int step, int bytes)
{
	smr_str_printf(x->ir,
		       "  %%y%d = add i64 %%z%d, %d\n"
		       "  %%more%d = icmp ult i64 %%y%d, %d\n"
		       "  br i1 %%more%d, label %%sum%d, label %%summed%d\n"
		       "summed%d:\n",
		       id, id, step, id, id, bytes, id, id, id, id);
}

static void multiply_words(smr_gpu_product *x, int score[SMR_GPU_MOST_WEIGHTS])
{
	const nest_product *t = &x->s->attention.scores;
	int n = smr_gpu_head_scores(x), row = (t->depth + SMR_GPU_PAD) * 4, id = begin_loop(x);
	int q[SMR_GPU_HEAD_ROWS], e[SMR_GPU_HEAD_ROWS][FOUR], sum[SMR_GPU_MOST_WEIGHTS];

	for (int i = 0; i < n; i++)
		smr_gpu_puts(x, "%%a%d_%d = phi float [ 0.0, %%pre%d ], [ %%b%d_%d, %%sum%d ]", id,
			     i, id, id, i, id);
	smr_gpu_puts(x, "%%q%d = getelementptr i8, ptr %%queries, i64 %%z%d", id, id);
	smr_gpu_puts(x, "%%k%d = getelementptr i8, ptr %%keys_of, i64 %%z%d", id, id);
	for (int r = 0; r < SMR_GPU_HEAD_ROWS; r++) {
		char base[16];

		snprintf(base, sizeof(base), "%%q%d", id);
		q[r] = load_four(x, base, r * PIECE * row);
		for (int k = 0; k < FOUR; k++)
			e[r][k] =
				smr_gpu_put(x, "extractelement <4 x float> %%r%d, i32 %d", q[r], k);
	}
	for (int i = 0; i < n; i += SMR_GPU_HEAD_ROWS) {
		char base[16];
		int key;

		snprintf(base, sizeof(base), "%%k%d", id);
		key = load_four(x, base, i / SMR_GPU_HEAD_ROWS * LANES * row);
		for (int k = 0; k < FOUR; k++) {
			int b = smr_gpu_put(x, "extractelement <4 x float> %%r%d, i32 %d", key, k);

			for (int r = 0; r < SMR_GPU_HEAD_ROWS; r++) {
				char from[24], to[24];

				name_register(from, "a", id, k == 0 ? i + r : sum[i + r], k == 0);
				sum[i + r] = k + 1 == FOUR ? i + r : x->next++;
				name_register(to, "b", id, sum[i + r], k + 1 == FOUR);
				smr_gpu_puts(x,
					     "%s = call float @llvm.fma.f32(float %%r%d, float "
					     "%%r%d, float %s)",
					     to, e[r][k], b, from);
			}
		}
	}
	end_loop(x, id, FOUR * 4, t->depth * 4);
	for (int i = 0; i < n; i++)
		score[i] = smr_gpu_put(x, "fadd float %%b%d_%d, -0.0", id, i);
}

/* Stores the lane's weights; a barrier follows. */
static void store_weights(smr_gpu_product *x, const int *weight)
{
	int row = (x->s->attention.scores.tile[1] + SMR_GPU_PAD) * 4, own;

	own = smr_gpu_put(x, "mul i64 %%quarter, 4");
	own = smr_gpu_put(x, "getelementptr i8, ptr %%weights, i64 %%r%d", own);
	for (int i = 0; i < smr_gpu_head_scores(x); i++) {
		int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %d", own,
				    smr_gpu_head_row(x, i) * PIECE * row +
					    smr_gpu_head_column(x, i) * 4);

		smr_gpu_puts(x, "store float %%r%d, ptr %%r%d, align 4", weight[i], p);
	}
	smr_gpu_puts(x, "call void @smr_d_barrier()");
}

/* Returns a vector of four times element @p k. */
static int splat(smr_gpu_product *x, int v, int k)
{
	return smr_gpu_put(
		x,
		"shufflevector <4 x float> %%r%d, <4 x float> poison, <4 x i32> <i32 %d, "
		"i32 %d, i32 %d, i32 %d>",
		v, k, k, k, k);
}

static void add_words(smr_gpu_product *x, const int *weight)
{
	const nest_product *t = &x->s->product;
	int n = smr_gpu_head_sums(x), row = (t->tile[1] + SMR_GPU_PAD) * 4, id;
	int of_weights = (t->depth + SMR_GPU_PAD) * 4, w[SMR_GPU_HEAD_ROWS];
	int sum[SMR_GPU_MOST_HEADS];
	char base[16];

	store_weights(x, weight);
	id = begin_loop(x);
	for (int i = 0; i < n; i++)
		smr_gpu_puts(x, "%%oa%d = phi <4 x float> [ %%os%d, %%pre%d ], [ %%on%d, %%sum%d ]",
			     i, i, id, i, id);
	smr_gpu_puts(x, "%%w%d = getelementptr i8, ptr %%weights, i64 %%z%d", id, id);
	smr_gpu_puts(x, "%%vz%d = mul i64 %%z%d, %d", id, id, row / 4);
	smr_gpu_puts(x, "%%v%d = getelementptr i8, ptr %%values_of, i64 %%vz%d", id, id);
	snprintf(base, sizeof(base), "%%w%d", id);
	for (int r = 0; r < SMR_GPU_HEAD_ROWS; r++)
		w[r] = load_four(x, base, r * PIECE * of_weights);
	snprintf(base, sizeof(base), "%%v%d", id);
	for (int k = 0; k < FOUR; k++) {
		int by[SMR_GPU_HEAD_ROWS], v = -1;

		for (int r = 0; r < SMR_GPU_HEAD_ROWS; r++)
			by[r] = splat(x, w[r], k);
		for (int i = 0; i < n; i++) {
			char from[24], to[24];

			if (i % SMR_GPU_HEAD_ROWS == 0)
				v = load_four(x, base,
					      k * row + i / SMR_GPU_HEAD_ROWS * LANES * FOUR * 4);
			name_register(from, "oa", -1, k == 0 ? i : sum[i], k == 0);
			sum[i] = k + 1 == FOUR ? i : x->next++;
			name_register(to, "on", -1, sum[i], k + 1 == FOUR);
			smr_gpu_puts(
				x,
				"%s = call <4 x float> @llvm.fma.v4f32(<4 x float> %%r%d, <4 x "
				"float> %%r%d, <4 x float> %s)",
				to, by[i % SMR_GPU_HEAD_ROWS], v, from);
		}
	}
	end_loop(x, id, FOUR * 4, t->depth * 4);
}

/* ---- both ---------------------------------------------------------------------------------- */

void smr_gpu_head_multiply(smr_gpu_product *x, int score[SMR_GPU_MOST_WEIGHTS])
{
	if (x->s->product.matrix)
		multiply_matrices(x, score);
	else
		multiply_words(x, score);
}

void smr_gpu_head_add(smr_gpu_product *x, const int weight[SMR_GPU_MOST_WEIGHTS])
{
	if (x->s->product.matrix)
		add_matrices(x, weight);
	else
		add_words(x, weight);
}

/* Stores a part of a sum: elements from @p e on. */
static void store_part(smr_gpu_product *x, int base, int at, int v, int e, int n)
{
	int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %d", base, at * 4);

	if (n == FOUR) {
		smr_gpu_puts(x, "store <4 x float> %%r%d, ptr %%r%d, align 16", v, p);
		return;
	}
	v = smr_gpu_put(x,
			"shufflevector <4 x float> %%r%d, <4 x float> poison, <2 x i32> <i32 %d, "
			"i32 %d>",
			v, e, e + 1);
	smr_gpu_puts(x, "store <2 x float> %%r%d, ptr %%r%d, align 8", v, p);
}

void smr_gpu_head_store(smr_gpu_product *x, const int of[SMR_GPU_MOST_HEADS], int stride)
{
	bool matrix = x->s->product.matrix;
	int base = smr_gpu_put(x, "mul i64 %%own, %d", stride), own;

	own = smr_gpu_put(x, "mul i64 %%quarter, %d", matrix ? 2 : FOUR);
	base = smr_gpu_put(x, "add i64 %%r%d, %%r%d", base, own);
	base = smr_gpu_put(x, "mul i64 %%r%d, 4", base);
	base = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", base);
	for (int i = 0; i < smr_gpu_head_sums(x); i++) {
		if (!matrix) {
			store_part(x, base, i % 2 * PIECE * stride + i / 2 * LANES * FOUR, of[i], 0,
				   FOUR);
			continue;
		}
		for (int half = 0; half < 2; half++)
			store_part(x, base, half * PIECE * stride + i * PIECE, of[i], 2 * half, 2);
	}
}
