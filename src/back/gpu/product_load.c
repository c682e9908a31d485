/* A product's factors: from memory to shared memory.
 *
 * Threads load vectors of `width` elements along the sum or along the side. Factors of single
 * numbers lie in shared memory element by element of the sum, so that a thread then loads some rows
 * beside each other. Those of matrix instructions lie as they are in memory, in pieces of 16 bytes
 * whose order differs from row to row: eight rows of one column are in different banks. */
#include "back/gpu/product.h"

#include <stdio.h>

enum { BANKS = 8 /* of 16 bytes */ };

/* The place of a thread's vector in the tile, as registers of i64. */
typedef struct place {
	int side, sum;
} place;

static size_t size_of(const nest_product *t, int side)
{
	return smr_dtype_size(t->side[side].loaded->type);
}

size_t smr_gpu_side_bytes(const nest_product *t, int side)
{
	size_t pad = t->matrix ? 0 : SMR_GPU_PAD;
	size_t row = (size_t)t->tile[side] +
		     (t->tf32 && !t->side[side].along ? SMR_GPU_PAD_OF_TF32 : pad);

	return row * (size_t)t->depth * size_of(t, side);
}

static int count_loads(const smr_gpu_product *x, int side)
{
	const nest_product *t = x->t;

	return t->tile[side] * t->depth / t->side[side].width / x->loaders;
}

/* Threads beside each other load vectors beside each other. */
static place find_place(smr_gpu_product *x, int side, int load)
{
	const nest_side *d = &x->t->side[side];
	int in_row = (d->along ? x->t->depth : x->t->tile[side]) / d->width, v, row, column;

	v = smr_gpu_put(x, "add i64 %s, %d", x->thread, load * x->loaders);
	row = smr_gpu_put(x, "udiv i64 %%r%d, %d", v, in_row);
	column = smr_gpu_put(x, "urem i64 %%r%d, %d", v, in_row);
	column = smr_gpu_put(x, "mul i64 %%r%d, %d", column, d->width);
	return d->along ? (place){row, column} : (place){column, row};
}

int smr_gpu_call_side(smr_gpu_product *x, int side, int i, int sum, const char *type)
{
	int a = smr_gpu_put(x, "icmp ult i64 %%r%d, %s", i, x->size[side]);
	int b = smr_gpu_put(x, "icmp ult i64 %%r%d, %s", sum, x->all);
	int in = smr_gpu_put(x, "and i1 %%r%d, %%r%d", a, b);

	return smr_gpu_put(x,
			   "call %s @smr_nest_%d_%c(ptr %%args, ptr %%num, ptr %%scratch, i64 "
			   "%%batch, i64 %%r%d, i64 %%r%d, i1 %%r%d)",
			   type, x->stage, x->letter + side, i, sum, in);
}

/* Calls the factor's function for an element of a load. */
static int call_side(smr_gpu_product *x, int side, int load, const char *k, const char *type)
{
	place at = find_place(x, side, load);
	int i = smr_gpu_put(x, "add i64 %s, %%r%d", x->first[side], at.side);
	int sum = smr_gpu_put(x, "add i64 %s, %%r%d", k, at.sum);

	return smr_gpu_call_side(x, side, i, sum, type);
}

void smr_gpu_product_load(smr_gpu_product *x, const char *k, int to[2][SMR_GPU_MOST_LOADS])
{
	for (int side = 0; side < 2; side++) {
		const nest_side *d = &x->t->side[side];
		char type[40];

		smr_gpu_lanes(d->loaded->type, d->width, type);
		for (int j = 0; j < count_loads(x, side); j++)
			to[side][j] = call_side(x, side, j, k, type);
	}
}

int smr_gpu_piece(const nest_product *t)
{
	return 16 / (int)size_of(t, 1);
}

int smr_gpu_turn(smr_gpu_product *x, int side, int row)
{
	const nest_product *t = x->t;
	int pieces = t->side[side].along ? t->depth / smr_gpu_piece(t) : BANKS, shift = 0;

	while (pieces << shift < BANKS)
		shift++;
	row = smr_gpu_put(x, "lshr i64 %%r%d, %d", row, shift);
	return smr_gpu_put(x, "and i64 %d, %%r%d", pieces - 1, row);
}

/* A piece takes the place of another one of its row. */
int smr_gpu_matrix_offset(smr_gpu_product *x, int side, int of_side, int of_sum)
{
	const nest_product *t = x->t;
	bool along = t->side[side].along;
	int each = (int)size_of(t, side);
	int row = along ? of_side : of_sum, column = along ? of_sum : of_side, turn, piece, in;
	int wide = t->warpgroups > 0 ? SMR_GPU_WIDE : t->tile[side];
	int bytes = (along ? t->depth : wide) * each, block = 0;

	if (!along && wide < t->tile[side]) { /* blocks of columns */
		block = smr_gpu_put(x, "udiv i64 %%r%d, %d", column, wide);
		block = smr_gpu_put(x, "mul i64 %%r%d, %d", block, bytes * t->depth);
		column = smr_gpu_put(x, "urem i64 %%r%d, %d", column, wide);
	}
	turn = smr_gpu_turn(x, side, row);
	piece = smr_gpu_put(x, "udiv i64 %%r%d, %d", column, smr_gpu_piece(t));
	piece = smr_gpu_put(x, "xor i64 %%r%d, %%r%d", piece, turn);
	piece = smr_gpu_put(x, "mul i64 %%r%d, 16", piece);
	in = smr_gpu_put(x, "urem i64 %%r%d, %d", column, smr_gpu_piece(t));
	in = smr_gpu_put(x, "mul i64 %%r%d, %d", in, each);
	row = smr_gpu_put(x, "mul i64 %%r%d, %d", row, bytes);
	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, piece);
	if (!along && wide < t->tile[side])
		row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, block);
	return smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, in);
}

static int word_offset(smr_gpu_product *x, int side, place at)
{
	size_t size = size_of(x->t, side);
	int pad = x->t->tf32 ? SMR_GPU_PAD_OF_TF32 : SMR_GPU_PAD;
	int row = smr_gpu_put(x, "mul i64 %%r%d, %d", at.sum, x->t->tile[side] + pad);

	row = smr_gpu_put(x, "add i64 %%r%d, %%r%d", row, at.side);
	return smr_gpu_put(x, "mul i64 %%r%d, %zu", row, size);
}

/* Returns the address of a vector's place in the part at @p at. */
static int find_address(smr_gpu_product *x, int side, int load, const char *at)
{
	place p = find_place(x, side, load);
	bool words = !x->t->matrix || (x->t->tf32 && !x->t->side[side].along);
	int offset =
		!words ? smr_gpu_matrix_offset(x, side, p.side, p.sum) : word_offset(x, side, p);

	offset = smr_gpu_put(x, "add i64 %%r%d, %zu", offset,
			     side > 0 ? smr_gpu_side_bytes(x->t, 0) : 0);
	offset = smr_gpu_put(x, "add i64 %%r%d, %s", offset, at);
	return smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", offset);
}

/* Elements along the sum are in different rows of shared memory. */
static void scatter(smr_gpu_product *x, int side, int v, int address)
{
	const nest_side *d = &x->t->side[side];
	size_t size = size_of(x->t, side), row = ((size_t)x->t->tile[side] + SMR_GPU_PAD) * size;
	char type[40], one[40];

	smr_gpu_lanes(d->loaded->type, d->width, type);
	smr_gpu_lanes(d->loaded->type, 1, one);
	for (int i = 0; i < d->width; i++) {
		int e = smr_gpu_put(x, "extractelement %s %%r%d, i32 %d", type, v, i);
		int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %zu", address,
				    (size_t)i * row);

		smr_gpu_puts(x, "store %s %%r%d, ptr %%r%d, align %zu", one, e, p, size);
	}
}

/* Rounds each lane of a vector. */
static int round_lanes(smr_gpu_product *x, const nest_side *d, int v)
{
	char type[40];

	if (d->width == 1)
		return smr_gpu_put(x, "call float @smr_d_tf32(float %%r%d)", v);
	smr_gpu_lanes(d->loaded->type, d->width, type);
	for (int i = 0; i < d->width; i++) {
		int e = smr_gpu_put(x, "extractelement %s %%r%d, i32 %d", type, v, i);

		e = smr_gpu_put(x, "call float @smr_d_tf32(float %%r%d)", e);
		v = smr_gpu_put(x, "insertelement %s %%r%d, float %%r%d, i32 %d", type, v, e, i);
	}
	return v;
}

void smr_gpu_product_store(smr_gpu_product *x, const char *at, int v[2][SMR_GPU_MOST_LOADS])
{
	for (int side = 0; side < 2; side++) {
		const nest_side *d = &x->t->side[side];
		char type[40];

		smr_gpu_lanes(d->loaded->type, d->width, type);
		for (int j = 0; j < count_loads(x, side); j++) {
			int p = find_address(x, side, j, at);

			if (x->t->tf32)
				v[side][j] = round_lanes(x, d, v[side][j]);
			if (d->width > 1 && d->along && !x->t->matrix)
				scatter(x, side, v[side][j], p);
			else
				smr_gpu_puts(x, "store %s %%r%d, ptr %%r%d, align %zu", type,
					     v[side][j], p, (size_t)d->width * size_of(x->t, side));
		}
	}
}

void smr_gpu_product_copy(smr_gpu_product *x, const char *k, const char *at)
{
	for (int side = 0; side < 2; side++)
		for (int j = 0; j < count_loads(x, side); j++) {
			int from = call_side(x, side, j, k, "{ptr, i1}"), p, in, n;
			int to = find_address(x, side, j, at);

			p = smr_gpu_put(x, "extractvalue {ptr, i1} %%r%d, 0", from);
			in = smr_gpu_put(x, "extractvalue {ptr, i1} %%r%d, 1", from);
			n = smr_gpu_put(x, "select i1 %%r%d, i32 16, i32 0", in);
			smr_gpu_puts(x, "call void @smr_d_copy(ptr %%r%d, ptr %%r%d, i32 %%r%d)",
				     to, p, n);
		}
}
