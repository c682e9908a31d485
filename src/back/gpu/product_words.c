/* Tiles of a product by single numbers: a thread computes rows and columns in chunks of 16 bytes,
 * chunks of all threads beside each other. */
#include "back/gpu/product.h"

#include <stdio.h>

/* Rows and columns of threads, and chunks of each thread. */
typedef struct split {
	int threads[2], chunk, chunks[2];
} split;

static split split_of(const nest_stage *s)
{
	const nest_product *t = &s->product;
	split d = {.threads = {8, 8}, .chunk = nest_product_chunk(t)};

	while (d.threads[0] * d.threads[1] < s->threads)
		d.threads[d.threads[0] > d.threads[1]] *= 2;
	for (int k = 0; k < 2; k++)
		d.chunks[k] = t->tile[k] / d.threads[k] / d.chunk;
	return d;
}

void smr_gpu_sums_of_words(const nest_stage *s, smr_gpu_sums *out)
{
	split d = split_of(s);
	int rows = d.threads[0] * d.chunk;

	*out = (smr_gpu_sums){.n = d.chunks[0] * d.chunk * d.chunks[1],
			      .lanes = d.chunk,
			      .slabs = d.chunks[0],
			      .rows = rows,
			      .run = rows,
			      .shift = rows};
}

/* %own0, %own1: a thread's first row and column. */
void smr_gpu_words_begin(smr_gpu_product *x)
{
	split d = split_of(x->s);

	smr_gpu_puts(x, "%%tr = udiv i64 %%t, %d", d.threads[1]);
	smr_gpu_puts(x, "%%tc = urem i64 %%t, %d", d.threads[1]);
	smr_gpu_puts(x, "%%own0 = mul i64 %%tr, %d", d.chunk);
	smr_gpu_puts(x, "%%own1 = mul i64 %%tc, %d", d.chunk);
}

/* Returns the address of the thread's first row or column in the part at @p at. */
static int first_address(smr_gpu_product *x, int side, const char *at)
{
	size_t size = smr_dtype_size(x->t->side[side].loaded->type);
	int bytes = smr_gpu_put(x, "mul i64 %%own%d, %zu", side, size), p;

	p = smr_gpu_put(x, "add i64 %%r%d, %s", bytes, at);
	p = smr_gpu_put(x, "add i64 %%r%d, %zu", p, side > 0 ? smr_gpu_side_bytes(x->t, 0) : 0);
	return smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", p);
}

/* Loads the thread's chunks of element @p k of the sum. */
static void load_chunks(smr_gpu_product *x, const split *d, int side, int address, int k,
			int *chunks)
{
	smr_dtype t = x->t->side[side].loaded->type;
	size_t size = smr_dtype_size(t), row = (size_t)x->t->tile[side] + SMR_GPU_PAD;
	char type[40];

	smr_gpu_lanes(t, d->chunk, type);
	for (int c = 0; c < d->chunks[side]; c++) {
		size_t at = (size_t)k * row + (size_t)(c * d->threads[side] * d->chunk);
		int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %zu", address, at * size);

		chunks[c] = smr_gpu_put(x, "load %s, ptr %%r%d, align %zu", type, p,
					size * (size_t)d->chunk);
	}
}

/* Adds the products of element @p k of the sum. */
static void add_element(smr_gpu_product *x, const split *d, int k, const int *a, const int *b,
			int *sums)
{
	const nest_product *t = x->t;
	bool last = k + 1 == t->depth;
	char of_sum[40], of_a[40], one[40], of_b[40], from[16], to[16];

	smr_gpu_lanes(t->fold->type, d->chunk, of_sum);
	smr_gpu_lanes(t->side[0].loaded->type, d->chunk, of_a);
	smr_gpu_lanes(t->side[0].loaded->type, 1, one);
	smr_gpu_lanes(t->side[1].loaded->type, d->chunk, of_b);
	for (int n = 0; n < d->chunks[0] * d->chunk * d->chunks[1]; n++) {
		int row = n / d->chunks[1], v;

		v = smr_gpu_put(x, "extractelement %s %%r%d, i32 %d", of_a, a[row / d->chunk],
				row % d->chunk);
		snprintf(from, sizeof(from), k == 0 ? "%%s%d" : "%%r%d", k == 0 ? n : sums[n]);
		sums[n] = x->next++;
		snprintf(to, sizeof(to), last ? "%%o%d" : "%%r%d", last ? n : sums[n]);
		smr_gpu_puts(x,
			     "%s = call %s @smr_nest_%d_step(ptr %%args, ptr %%num, ptr %%scratch, "
			     "%s %s, %s %%r%d, %s %%r%d)",
			     to, of_sum, x->stage, of_sum, from, one, v, of_b, b[n % d->chunks[1]]);
	}
}

void smr_gpu_words_add(smr_gpu_product *x, const char *at)
{
	split d = split_of(x->s);
	int address[2], chunks[2][8], sums[SMR_GPU_MOST_SUMS];

	for (int side = 0; side < 2; side++)
		address[side] = first_address(x, side, at);
	for (int k = 0; k < x->t->depth; k++) {
		for (int side = 0; side < 2; side++)
			load_chunks(x, &d, side, address[side], k, chunks[side]);
		add_element(x, &d, k, chunks[0], chunks[1], sums);
	}
}

void smr_gpu_words_slab(smr_gpu_product *x, int slab)
{
	split d = split_of(x->s);
	size_t size = smr_dtype_size(x->t->fold->type);
	int stride = x->t->tile[1] + SMR_GPU_PAD_OF_SUMS, row, base;
	char type[40];

	smr_gpu_lanes(x->t->fold->type, d.chunk, type);
	row = smr_gpu_put(x, "mul i64 %%own0, %d", stride);
	row = smr_gpu_put(x, "add i64 %%r%d, %%own1", row);
	row = smr_gpu_put(x, "mul i64 %%r%d, %zu", row, size);
	base = smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", row);
	for (int i = 0; i < d.chunk; i++)
		for (int c = 0; c < d.chunks[1]; c++) {
			size_t at = (size_t)(i * stride + c * d.threads[1] * d.chunk) * size;
			int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %zu", base, at);

			smr_gpu_puts(x, "store %s %%o%d, ptr %%r%d, align %zu", type,
				     (slab * d.chunk + i) * d.chunks[1] + c, p,
				     size * (size_t)d.chunk);
		}
}
