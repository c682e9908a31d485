/* Random matrices, block by block, in SystemDS's order (LibMatrixDatagen).
 *
 * The seed of a block is the number of the block in a sequence of WELL1024a, whose state comes
 * from the seed of the matrix. A block has a generator of values, and one of places, seeded from
 * the first value. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/clock.h"
#include "dml/random/draws.h"

enum { SIDE = 1000, MOST_BLOCKS = 1 << 27 };

typedef struct drawing {
	const dml_random *r;
	int64_t down, across; /* numbers of blocks */
	int64_t *seeds;       /* by block, row by row */
	double *dense;
	int64_t *starts; /* counting: of row i at i + 1; then the next entry of each row at i */
	smr_sparse *out; /* NULL: entries are counted */
} drawing;

dml_pdf dml_pdf_named(const char *name)
{
	static const char *const names[] = {"uniform", "normal", "poisson"};
	unsigned i = 0;

	while (i < DML_NO_PDF && strcasecmp(names[i], name) != 0)
		i++;
	return (dml_pdf)i;
}

static smr_status begin_drawing(const dml_random *r, drawing *d)
{
	dml_java words;
	dml_well seeds;

	*d = (drawing){
		.r = r, .down = (r->rows + SIDE - 1) / SIDE, .across = (r->cols + SIDE - 1) / SIDE};
	if ((double)d->down * (double)d->across > MOST_BLOCKS)
		return smr_fail(SMR_ENOMEM, "rand(): %lldx%lld are too many blocks of 1000x1000",
				(long long)r->rows, (long long)r->cols);
	d->seeds = smr_calloc((size_t)(d->down * d->across) + 1, sizeof(*d->seeds));
	if (d->seeds == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the seeds of rand()");
	dml_java_seed(&words, r->seed);
	dml_well_of_java(&seeds, &words);
	for (int64_t i = 0; i < d->down * d->across; i++)
		d->seeds[i] = dml_well_long(&seeds);
	return SMR_OK;
}

static dml_block block_at(const drawing *d, int64_t i, int64_t j)
{
	int64_t row = i * SIDE, col = j * SIDE;

	return (dml_block){.r = d->r,
			   .seed = d->seeds[i * d->across + j],
			   .row = row,
			   .col = col,
			   .rows = d->r->rows - row < SIDE ? d->r->rows - row : SIDE,
			   .cols = d->r->cols - col < SIDE ? d->r->cols - col : SIDE};
}

/* Whether no generator is needed: *@p value is each element's. */
static bool is_constant(const dml_random *r, double *value)
{
	bool same = r->least == r->most || (isnan(r->least) && isnan(r->most));

	*value = 0;
	if (r->sparsity == 0)
		return true;
	if (r->pdf != DML_UNIFORM || !same)
		return false;
	*value = r->least;
	return r->sparsity == 1 || r->least == 0;
}

/* ---- dense */

static void put_dense(void *arg, int64_t row, int64_t col, double v)
{
	const drawing *d = arg;

	d->dense[row * d->r->cols + col] = v;
}

static void draw_dense_block(void *arg, int k)
{
	drawing *d = arg;
	dml_block b = block_at(d, k / d->across, k % d->across);
	double *to = d->dense + b.row * d->r->cols + b.col;

	if (d->r->sparsity == 1) {
		dml_draw_all(&b, to, d->r->cols);
		return;
	}
	for (int64_t i = 0; i < b.rows; i++)
		memset(to + i * d->r->cols, 0, (size_t)b.cols * sizeof(*to));
	dml_draw_some(&b, false, put_dense, d);
}

smr_status dml_random_dense(const dml_random *r, const smr_workers *w, double *out)
{
	drawing d;
	double value;

	if (is_constant(r, &value)) {
		for (int64_t i = 0; i < r->rows * r->cols; i++)
			out[i] = value;
		return SMR_OK;
	}
	SMR_TRY(begin_drawing(r, &d));
	d.dense = out;
	smr_workers_run(w, (int)(d.down * d.across), draw_dense_block, &d);
	smr_free(d.seeds);
	return SMR_OK;
}

/* ---- sparse */

static void count_entry(void *arg, int64_t row, int64_t col, double v)
{
	drawing *d = arg;

	(void)col;
	d->starts[row + 1] += v != 0;
}

static void put_entry(void *arg, int64_t row, int64_t col, double v)
{
	drawing *d = arg;
	int64_t at;

	if (v == 0 && d->r->pdf == DML_POISSON)
		return;
	at = d->starts[row]++;
	d->out->pattern->cols_at[at] = (int32_t)col;
	d->out->values[at] = v;
}

/* Blocks from left to right: the columns of each row come in increasing order. Zeros of a Poisson
 * distribution are left out; other values need not be drawn to be counted. */
static void draw_block_row(void *arg, int i)
{
	drawing *d = arg;
	bool places = d->out == NULL && d->r->pdf != DML_POISSON;

	for (int64_t j = 0; j < d->across; j++) {
		dml_block b = block_at(d, i, j);

		dml_draw_some(&b, places, d->out == NULL ? count_entry : put_entry, d);
	}
}

static smr_status draw_entries(drawing *d, const smr_workers *w, smr_sparse *made)
{
	int64_t rows = d->r->rows;

	d->starts = smr_calloc((size_t)rows + 1, sizeof(*d->starts));
	if (d->starts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld rows", (long long)rows);
	smr_workers_run(w, (int)d->down, draw_block_row, d);
	for (int64_t i = 0; i < rows; i++)
		d->starts[i + 1] += d->starts[i];
	SMR_TRY(smr_sparse_grow(made, d->starts[rows]));
	memcpy(made->pattern->starts, d->starts, (size_t)(rows + 1) * sizeof(*d->starts));
	d->out = made;
	smr_workers_run(w, (int)d->down, draw_block_row, d);
	return SMR_OK;
}

smr_status dml_random_sparse(const dml_random *r, const smr_workers *w, smr_sparse *out)
{
	smr_sparse made;
	drawing d = {0};
	smr_status st = SMR_OK;
	double value;

	SMR_TRY(smr_sparse_new(r->rows, r->cols, 0, &made));
	memset(made.pattern->starts, 0, (size_t)(r->rows + 1) * sizeof(int64_t));
	smr_assert(r->sparsity < 1);
	if (!is_constant(r, &value)) {
		st = begin_drawing(r, &d);
		if (st == SMR_OK)
			st = draw_entries(&d, w, &made);
		smr_free(d.starts);
		smr_free(d.seeds);
	}
	if (st != SMR_OK) {
		smr_sparse_free(&made);
		return st;
	}
	*out = made;
	return SMR_OK;
}

/* The clock is mixed (splitmix64), so that seeds of neighbouring moments have little in common. */
int64_t dml_random_seed(void)
{
	static uint64_t asked;
	uint64_t x = (uint64_t)smr_now_ns() +
		     0x9e3779b97f4a7c15ull * __atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED);

	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
	return (int64_t)(x ^ (x >> 31));
}
