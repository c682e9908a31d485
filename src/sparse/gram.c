/* t(X) %*% X of a sparse X whose result is dense: rows of X one after the other, each adds the
 * products of its pairs of entries to the upper triangle. Threads share the rows of the result, so
 * that each element is summed in the order of X's rows. */
#include <string.h>

#include "base/alloc.h"
#include "sparse/sparse.h"

enum {
	PIECES = 64,
	TILE = 32,
	SEEN = 1 << 11, /* rows that tell where products are */
	UNROLLED = 16   /* entries of a row up to which its code has no inner loop */
};

typedef struct job {
	const smr_pattern *p;
	const double *values;
	double *out;
	int pieces;
	int64_t from[PIECES + 1]; /* rows of the result in each piece */
} job;

double smr_sparse_gram_products(const smr_pattern *p)
{
	double n = 0;

	for (int64_t i = 0; i < p->rows; i++) {
		double entries = (double)(p->starts[i + 1] - p->starts[i]);

		n += entries * (entries + 1) / 2;
	}
	return n;
}

/* Cuts the rows of the result into pieces with about as many products each, as far as some rows of
 * X tell; @p count: [cols]. */
static void cut_rows(job *j, int64_t *count)
{
	const smr_pattern *p = j->p;
	int64_t all = 0, sum = 0, step = p->rows / SEEN + 1;
	int piece = 0;

	for (int64_t i = 0; i < p->rows; i += step)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			count[p->cols_at[e]] += p->starts[i + 1] - e;
	for (int64_t c = 0; c < p->cols; c++)
		all += count[c];
	for (int64_t c = 0; c < p->cols; sum += count[c++])
		while (piece < j->pieces && sum >= all / j->pieces * piece)
			j->from[piece++] = c;
	while (piece <= j->pieces)
		j->from[piece++] = p->cols;
}

/* Adds the products of the first of @p n entries with all of them; false: it belongs to a later
 * piece. */
static inline __attribute__((always_inline)) bool add_products(const int32_t *cols,
							       const double *values, int64_t n,
							       int64_t end, double *out,
							       int64_t stride)
{
	double *to = out + cols[0] * stride, x = values[0];

	if (cols[0] >= end)
		return false;
#pragma GCC unroll 16
	for (int64_t f = 0; f < n; f++)
		to[cols[f]] += x * values[f];
	return true;
}

#define PRODUCTS(left)                                                                     \
	case left:                                                                         \
		if (!add_products(cols - (left), values - (left), left, end, out, stride)) \
			break;                                                             \
		__attribute__((fallthrough));

/* Does it for the last @p n entries of a row. The exits of short inner loops would be mispredicted,
 * which costs as much as the products: so each length has its own code. */
static void add_end_of_row(const int32_t *cols, const double *values, int64_t n, int64_t end,
			   double *out, int64_t stride)
{
	for (; n > UNROLLED; n--, cols++, values++)
		if (!add_products(cols, values, n, end, out, stride))
			return;
	cols += n;
	values += n;
	switch (n) {
		PRODUCTS(16)
		PRODUCTS(15)
		PRODUCTS(14)
		PRODUCTS(13)
		PRODUCTS(12)
		PRODUCTS(11)
		PRODUCTS(10)
		PRODUCTS(9)
		PRODUCTS(8)
		PRODUCTS(7)
		PRODUCTS(6)
		PRODUCTS(5)
		PRODUCTS(4)
		PRODUCTS(3)
		PRODUCTS(2)
		PRODUCTS(1)
	default:
		break;
	}
}

static void fill_piece(void *arg, int piece)
{
	const job *j = arg;
	const smr_pattern *p = j->p;
	const int32_t *cols = p->cols_at;
	int64_t from = j->from[piece], end = j->from[piece + 1];

	memset(j->out + from * p->cols, 0, (size_t)((end - from) * p->cols) * sizeof(double));
	for (int64_t i = 0; i < p->rows; i++) {
		int64_t e = p->starts[i], last = p->starts[i + 1];

		while (e < last && cols[e] < from)
			e++;
		add_end_of_row(cols + e, j->values + e, last - e, end, j->out, p->cols);
	}
}

/* Copies the upper triangle to the lower one, by tiles: rows [i, i + TILE) of the lower one. */
static void mirror_rows(void *arg, int tile)
{
	const job *j = arg;
	int64_t n = j->p->cols, top = (int64_t)tile * TILE, end = top + TILE < n ? top + TILE : n;

	for (int64_t left = 0; left < end; left += TILE)
		for (int64_t i = top; i < end; i++)
			for (int64_t k = left; k < left + TILE && k < i; k++)
				j->out[i * n + k] = j->out[k * n + i];
}

smr_status smr_sparse_gram(const smr_pattern *p, const double *values, const smr_workers *w,
			   double *out)
{
	job j = {.p = p, .values = values, .out = out, .pieces = smr_workers_count(w)};
	int64_t *count = smr_calloc((size_t)p->cols + 1, sizeof(*count));

	if (count == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a product of %lld columns",
				(long long)p->cols);
	if (j.pieces > PIECES)
		j.pieces = PIECES;
	cut_rows(&j, count);
	smr_free(count);
	smr_workers_run(w, j.pieces, fill_piece, &j);
	smr_workers_run(w, (int)((p->cols + TILE - 1) / TILE), mirror_rows, &j);
	return SMR_OK;
}
