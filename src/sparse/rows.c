/* Products in one pass over rows: w = body(X %*% V), and t(X) %*% w while the row is in the cache.
 *
 * Rows are partitioned into pieces by their entries, and pieces into blocks that fit the
 * first-level cache. A row's product is made of eight sums, and q of one sum per piece: both depend
 * on sizes only. Column numbers are checked against the sizes before use, since a flow that was
 * read from a file may contain any. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "sparse/rows_kernel.h"
#include "sparse/sparse.h"

enum {
	BLOCK = 2048,   /* entries of a block: 24 kB */
	NEAR = 512,     /* ... of a block without a body: entries are checked and used at once */
	ROWS = 256,     /* greatest number of rows of a block */
	PIECES = 64,    /* greatest number of pieces */
	SUMS = 16,      /* greatest number of sums of q */
	FEWEST = 32,    /* least entries per element of q in each of them */
	LEAST = 1 << 14 /* entries that justify another thread */
};

typedef smr_status (*run_block)(const smr_sparse_rows *r, int64_t from, int64_t to, double *w,
				double *q);

typedef struct job {
	const smr_sparse_rows *r;
	int pieces;
	run_block run;
	double *partial; /* q of each piece except the first, consecutively */
	_Atomic smr_status status;
} job;

ALWAYS void block_dots(const smr_sparse_rows *r, int64_t from, int64_t to, double *w, dot_of one)
{
	if (r->v == NULL) {
		memset(w, 0, (size_t)((to - from) * r->k) * sizeof(*w));
		return;
	}
	for (int64_t i = from; i < to; i++, w += r->k) {
		int64_t e = r->starts[i], n = r->starts[i + 1] - e;

		if (r->k == 1) {
			*w = one(r->values + e, r->cols_at + e, n, r->v);
			continue;
		}
		row_dots(r->values + e, r->cols_at + e, n, r->v, r->k, w);
	}
}

ALWAYS void block_spread(const smr_sparse_rows *r, int64_t from, int64_t to, const double *w,
			 double *q)
{
	for (int64_t i = from; i < to; i++, w += r->k) {
		int64_t e = r->starts[i], n = r->starts[i + 1] - e;

		if (r->k == 1) {
			spread(r->values + e, r->cols_at + e, n, *w, q);
			continue;
		}
		for (int64_t f = e; f < e + n; f++)
			add_row(q + r->cols_at[f] * r->k, r->values[f], w, r->k);
	}
}

/* Computes t(X) %*% (X %*% v) row by row, so that both loops over a row have the same trip count.
 */
ALWAYS void block_both(const smr_sparse_rows *r, int64_t from, int64_t to, double *w, double *q,
		       dot_of one)
{
	for (int64_t i = from; i < to; i++, w++) {
		int64_t e = r->starts[i], n = r->starts[i + 1] - e;

		*w = one(r->values + e, r->cols_at + e, n, r->v);
		spread(r->values + e, r->cols_at + e, n, *w, q);
	}
}

ALWAYS smr_status block_of(const smr_sparse_rows *r, int64_t from, int64_t to, double *w, double *q,
			   dot_of one)
{
	int64_t e = r->starts[from];

	if (r->w != NULL)
		w = r->w + from * r->k;
	if (!inside(r->cols_at + e, r->starts[to] - e, r->cols))
		return SMR_ETYPE; /* the starting thread reports it */
	if (r->k == 1 && r->v != NULL && r->body == NULL && q != NULL) {
		block_both(r, from, to, w, q, one);
		return SMR_OK;
	}
	block_dots(r, from, to, w, one);
	if (r->body != NULL)
		SMR_TRY(r->body(r->arg, from, to - from, w));
	if (q != NULL)
		block_spread(r, from, to, w, q);
	return SMR_OK;
}

static smr_status block_plain(const smr_sparse_rows *r, int64_t from, int64_t to, double *w,
			      double *q)
{
	return block_of(r, from, to, w, q, dot);
}

#ifdef __x86_64__
__attribute__((target("avx2"))) static smr_status block_avx2(const smr_sparse_rows *r, int64_t from,
							     int64_t to, double *w, double *q)
{
	return block_of(r, from, to, w, q, dot);
}

AVX512 static smr_status block_avx512(const smr_sparse_rows *r, int64_t from, int64_t to, double *w,
				      double *q)
{
	return block_of(r, from, to, w, q, dot_avx512);
}
#endif

/* Selects the version for registers of 16, 32 or 64 bytes, which all give the same bits. */
static run_block best_block(int most)
{
#ifdef __x86_64__
	if (most >= 64 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
		return block_avx512;
	if (most >= 32 && __builtin_cpu_supports("avx2"))
		return block_avx2;
#endif
	return block_plain;
}

/* Returns the first row of a piece. */
static int64_t get_first_row(const job *j, int piece)
{
	int64_t lo = 0, hi = j->r->rows, want = j->r->n / j->pieces * piece;

	if (piece == j->pieces)
		return hi;
	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;

		if (j->r->starts[mid] < want)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static void run_piece(void *arg, int piece)
{
	job *j = arg;
	const smr_sparse_rows *r = j->r;
	int64_t from = piece == 0 ? 0 : get_first_row(j, piece), end = get_first_row(j, piece + 1);
	int64_t size = r->cols * r->k, block = r->body != NULL ? BLOCK : NEAR;
	double *own = r->w == NULL ? malloc((size_t)(ROWS * r->k) * sizeof(*own)) : NULL, *q = r->q;
	smr_status st =
		own != NULL || r->w != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for rows");

	if (q != NULL && piece > 0)
		q = j->partial + (piece - 1) * size;
	if (q != NULL && size > 0)
		memset(q, 0, (size_t)size * sizeof(*q));
	while (from < end && st == SMR_OK) {
		int64_t to = from + 1;

		while (to < end && to - from < ROWS && r->starts[to + 1] - r->starts[from] <= block)
			to++;
		st = j->run(r, from, to, own, q);
		from = to;
	}
	if (st != SMR_OK)
		j->status = st;
	free(own);
}

static bool starts_ascend(const smr_sparse_rows *r)
{
	if (r->starts[0] != 0 || r->starts[r->rows] != r->n)
		return false;
	for (int64_t i = 0; i < r->rows; i++)
		if (r->starts[i] > r->starts[i + 1])
			return false;
	return true;
}

static smr_status refuse_outside(void)
{
	return smr_fail(SMR_ETYPE, "a sparse matrix has places outside of it");
}

smr_status smr_sparse_rows_check(const smr_sparse_rows *r)
{
	return starts_ascend(r) && inside(r->cols_at, r->n, r->cols) ? SMR_OK : refuse_outside();
}

typedef struct filling {
	const smr_sparse_rows *r;
	int pieces;
	double *out;
} filling;

static void fill_piece(void *arg, int piece)
{
	const filling *f = arg;
	const smr_sparse_rows *r = f->r;
	int64_t from = r->rows * piece / f->pieces, to = r->rows * (piece + 1) / f->pieces;

	memset(f->out + from * r->cols, 0, (size_t)((to - from) * r->cols) * sizeof(*f->out));
	for (int64_t i = from; i < to; i++)
		for (int64_t e = r->starts[i]; e < r->starts[i + 1]; e++)
			f->out[i * r->cols + r->cols_at[e]] = r->values[e];
}

void smr_sparse_rows_dense(const smr_sparse_rows *r, const smr_workers *w, double *out)
{
	filling f = {r, smr_sparse_pieces(r->rows * r->cols, PIECES), out};

	smr_workers_run(w, f.pieces, fill_piece, &f);
}

static int64_t at_most(int64_t x, int64_t most)
{
	return x < 1 ? 1 : x < most ? x : most;
}

smr_status smr_sparse_rows_run(const smr_sparse_rows *r, const smr_workers *w)
{
	job j = {.r = r, .run = best_block(r->registers > 0 ? r->registers : 64)};
	int64_t size = r->cols * r->k;

	if (!starts_ascend(r))
		return refuse_outside();
	j.pieces = (int)at_most(r->n * r->k / LEAST, PIECES);
	if (r->q != NULL)
		j.pieces = (int)at_most(r->n / (FEWEST * (r->cols + 1)),
					j.pieces < SUMS ? j.pieces : SUMS);
	if (r->q != NULL && j.pieces > 1) {
		j.partial = malloc((size_t)(j.pieces - 1) * (size_t)size * sizeof(*j.partial));
		if (j.partial == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for sums of columns");
	}
	smr_workers_run(w, j.pieces, run_piece, &j);
	for (int p = 1; p < j.pieces && r->q != NULL; p++)
		for (int64_t c = 0; c < size; c++)
			r->q[c] += j.partial[(p - 1) * size + c];
	free(j.partial);
	if (j.status == SMR_ETYPE)
		return refuse_outside();
	return j.status == SMR_OK ? SMR_OK : smr_fail(j.status, "rows of a sparse matrix");
}
