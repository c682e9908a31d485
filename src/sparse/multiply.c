/* Sparse times sparse, row by row (Gustavson 1978): a dense row collects the products, marks say
 * which of it were met, and these are put in order. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "sparse/sparse.h"

enum { PIECES = 16 }; /* of the rows: each makes its own part of the result */

typedef struct piece {
	int64_t from, to, n, cap;
	int32_t *cols_at;
	double *values;
} piece;

typedef struct job {
	const smr_sparse *a, *b;
	piece pieces[PIECES];
	int64_t step;    /* from a row that is counted to the next */
	int64_t *counts; /* by row */
	_Atomic int failed;
} job;

static int by_number(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

	return (x > y) - (x < y);
}

static bool room(piece *p, int64_t more)
{
	int64_t cap = p->cap;
	int32_t *cols;
	double *values;

	if (p->n + more <= cap)
		return true;
	cap = 2 * cap + more;
	cols = realloc(p->cols_at, (size_t)cap * sizeof(*cols));
	if (cols == NULL)
		return false;
	p->cols_at = cols;
	values = realloc(p->values, (size_t)cap * sizeof(*values));
	if (values == NULL)
		return false;
	p->values = values;
	p->cap = cap;
	return true;
}

/* Row @p i of the result; @p mark has the last row that met each column. */
static bool one_row(job *j, piece *p, int64_t i, double *sum, int64_t *mark)
{
	const smr_pattern *a = j->a->pattern, *b = j->b->pattern;
	int64_t first = p->n;

	for (int64_t e = a->starts[i]; e < a->starts[i + 1]; e++) {
		int64_t k = a->cols_at[e];

		if (!room(p, b->starts[k + 1] - b->starts[k]))
			return false;
		for (int64_t f = b->starts[k]; f < b->starts[k + 1]; f++) {
			int32_t col = b->cols_at[f];
			double x = j->a->values[e] * j->b->values[f];

			if (mark[col] == i) {
				sum[col] += x;
				continue;
			}
			mark[col] = i;
			sum[col] = x;
			p->cols_at[p->n++] = col;
		}
	}
	if (p->n > first + 1)
		qsort(p->cols_at + first, (size_t)(p->n - first), sizeof(*p->cols_at), by_number);
	for (int64_t e = first; e < p->n; e++)
		p->values[e] = sum[p->cols_at[e]];
	j->counts[i] = p->n - first;
	return true;
}

static void run_piece(void *arg, int number)
{
	job *j = arg;
	piece *p = &j->pieces[number];
	size_t cols = (size_t)j->b->pattern->cols + 1;
	double *sum = malloc(cols * sizeof(*sum));
	int64_t *mark = malloc(cols * sizeof(*mark));
	bool fine = sum != NULL && mark != NULL;

	if (fine)
		memset(mark, 0xff, cols * sizeof(*mark));
	for (int64_t i = p->from; fine && i < p->to; i++)
		fine = one_row(j, p, i, sum, mark);
	if (!fine)
		j->failed = 1;
	free(sum);
	free(mark);
}

/* How many products row @p i is summed of. */
static int64_t products_of(const smr_pattern *x, const smr_pattern *y, int64_t i)
{
	int64_t n = 0;

	for (int64_t e = x->starts[i]; e < x->starts[i + 1]; e++)
		n += y->starts[x->cols_at[e] + 1] - y->starts[x->cols_at[e]];
	return n;
}

double smr_sparse_product_most(const smr_sparse *a, const smr_sparse *b)
{
	const smr_pattern *x = a->pattern, *y = b->pattern;
	double most = 0;

	for (int64_t i = 0; i < x->rows; i++) {
		int64_t n = products_of(x, y, i);

		most += (double)(n < y->cols ? n : y->cols);
	}
	return most;
}

/* Row @p i of the result, its places alone. */
static int64_t count_row(const job *j, int64_t i, int64_t *mark)
{
	const smr_pattern *a = j->a->pattern, *b = j->b->pattern;
	int64_t n = 0;

	for (int64_t e = a->starts[i]; e < a->starts[i + 1]; e++)
		for (int64_t f = b->starts[a->cols_at[e]]; f < b->starts[a->cols_at[e] + 1]; f++) {
			n += mark[b->cols_at[f]] != i;
			mark[b->cols_at[f]] = i;
		}
	return n;
}

static void count_piece(void *arg, int number)
{
	job *j = arg;
	piece *p = &j->pieces[number];
	size_t cols = (size_t)j->b->pattern->cols + 1;
	int64_t *mark = malloc(cols * sizeof(*mark));

	if (mark == NULL) {
		j->failed = 1;
		return;
	}
	memset(mark, 0xff, cols * sizeof(*mark));
	for (int64_t i = p->from; i < p->to; i += j->step)
		p->n += count_row(j, i, mark) * (p->to - i < j->step ? p->to - i : j->step);
	free(mark);
}

static void cut(job *j)
{
	int64_t rows = j->a->pattern->rows;

	for (int k = 0; k < PIECES; k++) {
		j->pieces[k].from = rows * k / PIECES;
		j->pieces[k].to = rows * (k + 1) / PIECES;
	}
}

smr_status smr_sparse_product_count(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
				    int64_t *out)
{
	enum { MUCH = 1 << 27 };
	job j = {.a = a, .b = b, .step = 1};
	double all = 0;

	for (int64_t i = 0; i < a->pattern->rows; i++)
		all += (double)products_of(a->pattern, b->pattern, i);
	if (all > MUCH)
		j.step = (int64_t)(all / MUCH) + 1;
	cut(&j);
	smr_workers_run(w, PIECES, count_piece, &j);
	if (j.failed)
		return smr_fail(SMR_ENOMEM, "no memory to count a product");
	*out = 0;
	for (int k = 0; k < PIECES; k++)
		*out += j.pieces[k].n;
	return SMR_OK;
}

static smr_status gather(const job *j, smr_sparse *out)
{
	int64_t rows = j->a->pattern->rows, n = 0, at = 0;

	for (int k = 0; k < PIECES; k++)
		n += j->pieces[k].n;
	SMR_TRY(smr_sparse_new(rows, j->b->pattern->cols, n, out));
	for (int64_t i = 0; i < rows; i++) {
		out->pattern->starts[i] = at;
		at += j->counts[i];
	}
	out->pattern->starts[rows] = at;
	at = 0;
	for (int k = 0; k < PIECES; k++) {
		const piece *p = &j->pieces[k];

		if (p->n == 0)
			continue;
		memcpy(out->pattern->cols_at + at, p->cols_at, (size_t)p->n * sizeof(*p->cols_at));
		memcpy(out->values + at, p->values, (size_t)p->n * sizeof(*p->values));
		at += p->n;
	}
	return SMR_OK;
}

smr_status smr_sparse_multiply(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
			       smr_sparse *out)
{
	job j = {.a = a, .b = b};
	int64_t rows = a->pattern->rows;
	smr_status st;

	*out = (smr_sparse){0};
	j.counts = smr_calloc((size_t)rows + 1, sizeof(*j.counts));
	if (j.counts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a product");
	cut(&j);
	smr_workers_run(w, PIECES, run_piece, &j);
	st = j.failed ? smr_fail(SMR_ENOMEM, "no memory for a product of sparse matrices")
		      : gather(&j, out);
	for (int k = 0; k < PIECES; k++) {
		free(j.pieces[k].cols_at);
		free(j.pieces[k].values);
	}
	smr_free(j.counts);
	return st;
}
