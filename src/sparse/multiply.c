/* Multiplies sparse matrices row by row (Gustavson 1978): a dense row collects the products, a bit
 * set marks its nonzero columns, and two levels of bit sets mark its nonzero words, so that columns
 * come out in order without sorting. Rows are counted first and then written to their final
 * positions, or written at once where that needs little more room. A row depends on its number
 * only, so that threads may share the rows in any way. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "sparse/gaps.h"

enum {
	SHARES = 4, /* pieces of the rows per thread */
	PIECES = 64,
	LEVELS = 3, /* levels of bits: columns, words of columns, words of these */
	BITS = 64,
	AHEAD = 4 /* rows of B prefetched ahead */
};

typedef struct met {
	double *sum; /* sums by column; 0 in unmarked columns */
	uint64_t *bits[LEVELS];
	int64_t words; /* words of the last level */
} met;

typedef struct job {
	const smr_sparse *a, *b;
	int64_t *before; /* [i + 1]: greatest number of entries of row i; then the number in all
			  * rows up to it */
	int64_t step;    /* distance between counted rows */
	int pieces;      /* number of pieces while rows are counted */
	smr_gaps g;
	_Atomic int failed;
} job;

static void met_free(met *m)
{
	free(m->sum);
	for (int l = 0; l < LEVELS; l++)
		free(m->bits[l]);
}

static bool met_new(int64_t cols, bool sums, met *m)
{
	int64_t n = cols;
	bool fine;

	*m = (met){.sum = sums ? calloc((size_t)cols + 1, sizeof(*m->sum)) : NULL};
	fine = !sums || m->sum != NULL;
	for (int l = 0; l < LEVELS; l++) {
		n = n / BITS + 1;
		m->bits[l] = calloc((size_t)n, sizeof(*m->bits[l]));
		fine = fine && m->bits[l] != NULL;
	}
	m->words = n;
	if (!fine)
		met_free(m);
	return fine;
}

static inline void mark_column(const met *m, uint32_t col)
{
	uint32_t w = col / BITS, v = w / BITS;

	if (m->bits[0][w] == 0) {
		if (m->bits[1][v] == 0)
			m->bits[2][v / BITS] |= 1ull << v % BITS;
		m->bits[1][v] |= 1ull << w % BITS;
	}
	m->bits[0][w] |= 1ull << col % BITS;
}

/* Returns the index of the lowest set bit and clears it. */
static inline int64_t pop_lowest_bit(uint64_t *bits)
{
	int b = __builtin_ctzll(*bits);

	*bits &= *bits - 1;
	return b;
}

/* Counts the marked columns of a word and clears the marks. */
static inline int64_t count_word(const met *m, int64_t w)
{
	uint64_t bits = m->bits[0][w];

	m->bits[0][w] = 0;
	return __builtin_popcountll(bits);
}

static inline int64_t take_word(const met *m, int64_t w, int32_t *cols_at, double *values)
{
	uint64_t bits = m->bits[0][w];
	int64_t n = 0;

	m->bits[0][w] = 0;
	while (bits != 0) {
		int64_t col = w * BITS + pop_lowest_bit(&bits);

		cols_at[n] = (int32_t)col;
		values[n++] = m->sum[col];
		m->sum[col] = 0;
	}
	return n;
}

/* Writes all marked columns in order and clears the marks. */
static int64_t take_marked_row(const met *m, int32_t *cols_at, double *values)
{
	int64_t n = 0;

	for (int64_t u = 0; u < m->words; u++)
		while (m->bits[2][u] != 0) {
			int64_t v = u * BITS + pop_lowest_bit(&m->bits[2][u]);

			while (m->bits[1][v] != 0) {
				int64_t w = v * BITS + pop_lowest_bit(&m->bits[1][v]);

				n += cols_at == NULL ? count_word(m, w)
						     : take_word(m, w, cols_at + n, values + n);
			}
		}
	return n;
}

/* Prefetches the row of B for an entry of A some entries after @p e. */
static inline void prefetch_row(const job *j, int64_t e)
{
	const smr_pattern *a = j->a->pattern, *b = j->b->pattern;
	int64_t f;

	if (e + AHEAD >= a->n)
		return;
	f = b->starts[a->cols_at[e + AHEAD]];
	__builtin_prefetch(b->cols_at + f);
	__builtin_prefetch(j->b->values + f);
}

/* Counts the entries of row @p i of the result. */
static int64_t count_row(const job *j, int64_t i, const met *m)
{
	const smr_pattern *a = j->a->pattern, *b = j->b->pattern;

	for (int64_t e = a->starts[i]; e < a->starts[i + 1]; e++) {
		prefetch_row(j, e);
		for (int64_t f = b->starts[a->cols_at[e]]; f < b->starts[a->cols_at[e] + 1]; f++)
			mark_column(m, (uint32_t)b->cols_at[f]);
	}
	return take_marked_row(m, NULL, NULL);
}

/* Computes row @p i of the result and writes its entries to @p cols_at and @p values. */
static int64_t fill_row(const job *j, int64_t i, const met *m, int32_t *cols_at, double *values)
{
	const smr_pattern *a = j->a->pattern, *b = j->b->pattern;

	for (int64_t e = a->starts[i]; e < a->starts[i + 1]; e++) {
		double x = j->a->values[e];

		prefetch_row(j, e);
		for (int64_t f = b->starts[a->cols_at[e]]; f < b->starts[a->cols_at[e] + 1]; f++) {
			m->sum[b->cols_at[f]] += x * j->b->values[f];
			mark_column(m, (uint32_t)b->cols_at[f]);
		}
	}
	return take_marked_row(m, cols_at, values);
}

static void count_piece(void *arg, int piece)
{
	job *j = arg;
	int64_t rows = j->a->pattern->rows, end = rows * (piece + 1) / j->pieces;
	int64_t i = (rows * piece / j->pieces + j->step - 1) / j->step * j->step;
	met m;

	if (!met_new(j->b->pattern->cols, false, &m)) {
		j->failed = 1;
		return;
	}
	for (; i < end; i += j->step)
		j->before[i + 1] = count_row(j, i, &m);
	met_free(&m);
}

static void fill_piece(void *arg, int piece)
{
	job *j = arg;
	smr_pattern *p = j->g.pattern;
	int64_t at = j->g.at[piece];
	met m;

	if (!met_new(p->cols, true, &m)) {
		j->failed = 1;
		return;
	}
	for (int64_t i = j->g.from[piece]; i < j->g.from[piece + 1]; i++) {
		at += fill_row(j, i, &m, p->cols_at + at, j->g.values[0] + at);
		p->starts[i + 1] = at;
	}
	j->g.n[piece] = at - j->g.at[piece];
	met_free(&m);
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a product of sparse matrices");
}

/* ---- number of entries of the result */

/* Counts every @p step-th row; the other rows keep their bound. */
static smr_status count_all_rows(job *j, int64_t step, const smr_workers *w)
{
	int n = smr_workers_count(w);

	j->step = step;
	j->pieces = n == 1 ? 1 : n * SHARES < PIECES ? n * SHARES : PIECES;
	smr_workers_run(w, j->pieces, count_piece, j);
	return j->failed ? no_memory() : SMR_OK;
}

/* Returns the number of products in row @p i, which may be more than there are columns. */
static int64_t products_of(const job *j, int64_t i)
{
	const smr_pattern *x = j->a->pattern, *y = j->b->pattern;
	int64_t n = 0;

	for (int64_t e = x->starts[i]; e < x->starts[i + 1]; e++)
		n += y->starts[x->cols_at[e] + 1] - y->starts[x->cols_at[e]];
	return n;
}

static int64_t get_most_in_row(const job *j, int64_t i)
{
	int64_t n = products_of(j, i), cols = j->b->pattern->cols;

	return n < cols ? n : cols;
}

static smr_status begin_product(const smr_sparse *a, const smr_sparse *b, job *j)
{
	*j = (job){.a = a, .b = b};
	j->before = smr_calloc((size_t)a->pattern->rows + 1, sizeof(*j->before));
	return j->before != NULL ? SMR_OK : no_memory();
}

double smr_sparse_product_most(const smr_sparse *a, const smr_sparse *b)
{
	const job j = {.a = a, .b = b};
	double most = 0;

	for (int64_t i = 0; i < a->pattern->rows; i++)
		most += (double)get_most_in_row(&j, i);
	return most;
}

smr_status smr_sparse_product_count(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
				    int64_t *out)
{
	enum { MUCH = 1 << 27 };
	double all = 0;
	smr_status st;
	job j;

	SMR_TRY(begin_product(a, b, &j));
	for (int64_t i = 0; i < a->pattern->rows; i++)
		all += (double)products_of(&j, i);
	st = count_all_rows(&j, all > MUCH ? (int64_t)(all / MUCH) + 1 : 1, w);
	*out = 0;
	for (int64_t i = 0; i < a->pattern->rows; i++) /* counted rows represent the next ones */
		*out += j.before[i - i % j.step + 1];
	smr_free(j.before);
	return st;
}

/* Bounds the entries of all rows; counts them exactly if a sample shows far fewer entries than the
 * bound. */
static smr_status estimate_row_counts(job *j, const smr_workers *w)
{
	enum { SOME = 64 };
	int64_t rows = j->a->pattern->rows, most = 0, n = 0;

	for (int64_t i = 0; i < rows; i++) {
		j->before[i + 1] = get_most_in_row(j, i);
		most += i % SOME == 0 ? j->before[i + 1] : 0;
	}
	SMR_TRY(count_all_rows(j, SOME, w));
	for (int64_t i = 0; i < rows; i += SOME)
		n += j->before[i + 1];
	return n < most / 4 * 3 ? count_all_rows(j, 1, w) : SMR_OK;
}

static int64_t places_before(const void *arg, int64_t i)
{
	return ((const job *)arg)->before[i];
}

smr_status smr_sparse_multiply(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
			       smr_sparse *out)
{
	int64_t rows = a->pattern->rows;
	smr_status st;
	job j;

	*out = (smr_sparse){0};
	SMR_TRY(begin_product(a, b, &j));
	st = estimate_row_counts(&j, w);
	for (int64_t i = 0; i < rows; i++)
		j.before[i + 1] += j.before[i];
	if (st == SMR_OK)
		st = smr_gaps_new(rows, b->pattern->cols, 1, places_before, &j, w, &j.g);
	if (st == SMR_OK) {
		smr_workers_run(w, j.g.pieces, fill_piece, &j);
		st = j.failed ? no_memory() : smr_gaps_close(&j.g, &out->pattern, &out->values);
	}
	smr_gaps_free(&j.g);
	smr_free(j.before);
	return st;
}
