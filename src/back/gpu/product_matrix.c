/* Tiles of a product by matrix instructions: a warp computes 16 rows of 8 columns at a time, with
 * 16 elements of the sum.
 *
 * A thread's part of such a piece (lane l): rows l / 4 and l / 4 + 8, columns l % 4 * 2 and the
 * next one. Factors come from shared memory by smr_d_matrix(): lane l has the address of row l % 8
 * of 8 x 8 numbers number l / 8.
 *
 * With tf32, 16 bytes have 4 numbers, so a square has 8 rows of 4, and 8 elements of the sum are
 * added at a time. Lanes load single numbers of turned factors; rows are as far apart as keeps the
 * numbers of a warp in different banks. */
#include "back/gpu/product.h"

#include <stdio.h>

enum { ROWS = 16, COLUMNS = 8, LANES = 4, PIECES = 2 /* of 16 bytes, of the sum */ };

static int size_of(const nest_product *t)
{
	return (int)smr_dtype_size(t->side[1].loaded->type);
}

/* Whether lanes load single numbers: a turned factor of numbers of 4 bytes. */
static bool is_by_words(const nest_product *t, int side)
{
	return t->tf32 && !t->side[side].along;
}

/* Pieces of a warp: of 16 rows, and of 8 columns. */
static int count_pieces(const nest_product *t, int side)
{
	return t->tile[side] / t->warps[side] / (side == 0 ? ROWS : COLUMNS);
}

void smr_gpu_sums_of_matrices(const nest_stage *s, smr_gpu_sums *out)
{
	const nest_product *t = &s->product;
	int pieces = count_pieces(t, 0);

	*out = (smr_gpu_sums){.n = pieces * count_pieces(t, 1),
			      .lanes = LANES,
			      .slabs = pieces,
			      .rows = ROWS * t->warps[0],
			      .run = ROWS,
			      .stride = ROWS * pieces,
			      .shift = ROWS};
}

/* The same for single numbers: row l / 4, element l % 4 of the sum. */
static void put_word_lane(smr_gpu_product *x, int side)
{
	const nest_product *t = x->t;
	int row = smr_gpu_put(x, "and i64 %%lane, 3"), column, first;

	row = smr_gpu_put(x, "mul i64 %%r%d, %d", row, (t->tile[side] + SMR_GPU_PAD_OF_TF32) * 4);
	column = smr_gpu_put(x, "lshr i64 %%lane, 2");
	first = smr_gpu_put(x, "mul i64 %%warp%d, %d", side, t->tile[side] / t->warps[side]);
	column = smr_gpu_put(x, "add i64 %%r%d, %%r%d", column, first);
	column = smr_gpu_put(x, "mul i64 %%r%d, 4", column);
	smr_gpu_puts(x, "%%lane%d = add i64 %%r%d, %%r%d", side, row, column);
}

void smr_gpu_matrix_lane(smr_gpu_product *x, int side)
{
	const nest_product *t = x->t;
	bool along = t->side[side].along, far = (side == 0) == along;
	int own = t->tile[side] / t->warps[side], row, column, high, low, turn;

	high = smr_gpu_put(x, "lshr i64 %%lane, 4");
	low = smr_gpu_put(x, "lshr i64 %%lane, 3");
	low = smr_gpu_put(x, "and i64 %%r%d, 1", low);
	row = smr_gpu_put(x, "mul i64 %%r%d, 8", far ? low : high);
	turn = smr_gpu_put(x, "and i64 %%lane, 7");
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, turn);
	column = far ? high : low; /* in pieces */
	turn = smr_gpu_turn(x, side, row);
	column = smr_gpu_put(x, "xor i64 %%r%d, %%r%d", column, turn);
	if (along) {
		int first = smr_gpu_put(x, "mul i64 %%warp%d, %d", side, own);

		row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, first);
	} else {
		int first = smr_gpu_put(x, "mul i64 %%warp%d, %d", side, own / smr_gpu_piece(t));

		column = smr_gpu_put(x, "xor i64 %%r%d, %%r%d", column, first);
	}
	row = smr_gpu_put(x, "mul i64 %%r%d, %d", row,
			  (along ? t->depth : t->tile[side]) * size_of(t));
	column = smr_gpu_put(x, "mul i64 %%r%d, 16", column);
	smr_gpu_puts(x, "%%lane%d%s = add i64 %%r%d, %%r%d", side, x->tag, row, column);
}

void smr_gpu_matrix_begin(smr_gpu_product *x)
{
	smr_gpu_puts(x, "%%lane = and i64 %%t, 31");
	smr_gpu_puts(x, "%%warp = lshr i64 %%t, 5");
	smr_gpu_puts(x, "%%warp0 = udiv i64 %%warp, %d", x->t->warps[1]);
	smr_gpu_puts(x, "%%warp1 = urem i64 %%warp, %d", x->t->warps[1]);
	for (int side = 0; side < 2; side++)
		if (is_by_words(x->t, side))
			put_word_lane(x, side);
		else
			smr_gpu_matrix_lane(x, side);
}

/* Loads single numbers of 16 rows or columns and 8 elements of the sum, in the order of squares. */
static int load_words(smr_gpu_product *x, int side, const char *at, int i, int k)
{
	const nest_product *t = x->t;
	int row = (t->tile[side] + SMR_GPU_PAD_OF_TF32) * 4, p, v = -1;
	size_t first = side > 0 ? smr_gpu_side_bytes(t, 0) : 0;

	p = smr_gpu_put(x, "add i64 %%lane%d, %s", side, at);
	p = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", p);
	for (int q = 0; q < LANES; q++) {
		bool far = side == 0 ? q & 1 : q & 2, later = side == 0 ? q & 2 : q & 1;
		int e = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %zu", p,
				    first + (size_t)(k + (later ? 4 : 0)) * (size_t)row +
					    (size_t)(i * ROWS + (far ? 8 : 0)) * 4);

		e = smr_gpu_put(x, "load i32, ptr %%r%d, align 4", e);
		v = q == 0 ? smr_gpu_put(x, "insertelement <4 x i32> poison, i32 %%r%d, i32 0", e)
			   : smr_gpu_put(x, "insertelement <4 x i32> %%r%d, i32 %%r%d, i32 %d", v,
					 e, q);
	}
	return v;
}

int smr_gpu_matrix_piece(smr_gpu_product *x, int side, const char *at, int i, int k)
{
	const nest_product *t = x->t;
	bool along = t->side[side].along;
	int turn = (along ? k : i * ROWS) / smr_gpu_piece(t) * 16;
	int row = (along ? i * ROWS * t->depth : k * t->tile[side]) * size_of(t), p;

	if (is_by_words(t, side))
		return load_words(x, side, at, i, k);

	p = smr_gpu_put(x, "xor i64 %%lane%d%s, %d", side, x->tag, turn);
	p = smr_gpu_put(x, "add i64 %%r%d, %zu", p,
			(size_t)row + (side > 0 ? smr_gpu_side_bytes(t, 0) : 0));
	p = smr_gpu_put(x, "add i64 %%r%d, %s", p, at);
	p = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", p);
	return smr_gpu_put(x, "call <4 x i32> @smr_d_matrix%s(ptr %%r%d)", along ? "" : "_turned",
			   p);
}

static void multiply(smr_gpu_product *x, int n, bool first, bool last, int a, int b, int half,
		     int *sums)
{
	const char *shorts = x->t->side[0].loaded->type == SMR_F16 ? "f16" : "bf16";
	const char *of = x->t->tf32 ? "tf32" : shorts;
	int low = smr_gpu_put(x, "extractelement <4 x i32> %%r%d, i32 %d", b, 2 * half);
	int high = smr_gpu_put(x, "extractelement <4 x i32> %%r%d, i32 %d", b, 2 * half + 1);
	char to[16], from[16];

	snprintf(from, sizeof(from), first ? "%%s%d" : "%%r%d", first ? n : sums[n]);
	if (!last)
		sums[n] = x->next++;
	snprintf(to, sizeof(to), last ? "%%o%d" : "%%r%d", last ? n : sums[n]);
	smr_gpu_puts(x,
		     "%s = call <4 x float> @smr_d_multiply_%s(<4 x float> %s, <4 x i32> %%r%d, "
		     "i32 %%r%d, i32 %%r%d)",
		     to, of, from, a, low, high);
}

void smr_gpu_matrix_add(smr_gpu_product *x, const char *at)
{
	int rows = count_pieces(x->t, 0), columns = count_pieces(x->t, 1);
	int a[8], b[8], sums[SMR_GPU_MOST_SUMS], depth = PIECES * smr_gpu_piece(x->t);

	for (int k = 0; k < x->t->depth; k += depth) {
		for (int i = 0; i < rows; i++)
			a[i] = smr_gpu_matrix_piece(x, 0, at, i, k);
		for (int i = 0; i < columns / 2; i++)
			b[i] = smr_gpu_matrix_piece(x, 1, at, i, k);
		for (int i = 0; i < rows; i++)
			for (int j = 0; j < columns; j++)
				multiply(x, i * columns + j, k == 0, k + depth == x->t->depth, a[i],
					 b[j / 2], j % 2, sums);
	}
}

void smr_gpu_matrix_slab(smr_gpu_product *x, int slab)
{
	int columns = count_pieces(x->t, 1), stride = x->t->tile[1] + SMR_GPU_PAD_OF_SUMS;
	int own = x->t->tile[1] / x->t->warps[1], row, column, base, first;

	row = smr_gpu_put(x, "lshr i64 %%lane, 2");
	first = smr_gpu_put(x, "mul i64 %%warp0, %d", ROWS);
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, first);
	row = smr_gpu_put(x, "mul i64 %%r%d, %d", row, stride);
	column = smr_gpu_put(x, "and i64 %%lane, 3");
	column = smr_gpu_put(x, "mul i64 %%r%d, 2", column);
	first = smr_gpu_put(x, "mul i64 %%warp1, %d", own);
	column = smr_gpu_put(x, "add i64 %%r%d, %%r%d", column, first);
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, column);
	row = smr_gpu_put(x, "mul i64 %%r%d, 4", row);
	base = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", row);
	for (int j = 0; j < columns; j++)
		for (int half = 0; half < 2; half++) {
			int v = smr_gpu_put(x,
					    "shufflevector <4 x float> %%o%d, <4 x float> poison, "
					    "<2 x i32> <i32 %d, i32 %d>",
					    slab * columns + j, 2 * half, 2 * half + 1);
			int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %d", base,
					    (half * 8 * stride + j * COLUMNS) * 4);

			smr_gpu_puts(x, "store <2 x float> %%r%d, ptr %%r%d, align 8", v, p);
		}
}
