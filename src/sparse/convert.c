/* Converts from dense matrices and lists of elements, and to dense matrices. */
#include <stdlib.h>
#include <string.h>

#include "sparse/sparse.h"

int64_t smr_dense_nonzeros(const double *data, int64_t n)
{
	int64_t nnz = 0;

	for (int64_t i = 0; i < n; i++)
		nnz += data[i] != 0;
	return nnz;
}

enum { COUNTED = 1 << 16 /* numbers of a task */, TASKS = 256 };

typedef struct counting {
	const double *data;
	int64_t n, each;
	int64_t found[TASKS];
} counting;

static void count_task(void *arg, int i)
{
	counting *c = arg;
	int64_t from = i * c->each, left = c->n - from;

	c->found[i] = smr_dense_nonzeros(c->data + from, left < c->each ? left : c->each);
}

int64_t smr_dense_count(const double *data, int64_t n, const smr_workers *w)
{
	counting c = {.data = data, .n = n, .each = n / TASKS + COUNTED};
	int tasks = (int)((n + c.each - 1) / c.each);
	int64_t nnz = 0;

	smr_workers_run(w, tasks, count_task, &c);
	for (int i = 0; i < tasks; i++)
		nnz += c.found[i];
	return nnz;
}

typedef struct source {
	const smr_pattern *p; /* NULL for a dense source with cols numbers per row */
	const double *values;
	int64_t cols;
} source;

static int64_t dense_row(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const source *s = arg;
	const double *row = s->values + i * s->cols;
	int64_t n = 0;

	if (cols_at == NULL)
		return smr_dense_nonzeros(row, s->cols);
	for (int64_t j = 0; j < s->cols; j++)
		if (row[j] != 0) {
			cols_at[n] = (int32_t)j;
			values[n++] = row[j];
		}
	return n;
}

smr_status smr_sparse_of_dense(int64_t rows, int64_t cols, const double *data, const smr_workers *w,
			       smr_sparse *out)
{
	source s = {.values = data, .cols = cols};

	return smr_sparse_make(rows, cols, rows * cols, dense_row, &s, w, out);
}

void smr_sparse_to_dense(const smr_pattern *p, const double *values, const smr_workers *w,
			 double *data)
{
	smr_sparse_rows_dense(&(smr_sparse_rows){.rows = p->rows,
						 .cols = p->cols,
						 .starts = p->starts,
						 .cols_at = p->cols_at,
						 .values = values},
			      w, data);
}

void smr_sparse_rows_to_dense(const smr_pattern *p, const double *values, int64_t from, int64_t n,
			      double *data)
{
	memset(data, 0, (size_t)(n * p->cols) * sizeof(*data));
	for (int64_t i = 0; i < n; i++)
		for (int64_t e = p->starts[from + i]; e < p->starts[from + i + 1]; e++)
			data[i * p->cols + p->cols_at[e]] = values[e];
}

static int64_t row_without_zeros(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const source *s = arg;
	const smr_pattern *p = s->p;
	int64_t n = 0;

	if (cols_at == NULL)
		return smr_dense_nonzeros(s->values + p->starts[i],
					  p->starts[i + 1] - p->starts[i]);
	for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
		if (s->values[e] != 0) {
			cols_at[n] = p->cols_at[e];
			values[n++] = s->values[e];
		}
	return n;
}

smr_status smr_sparse_compact(const smr_pattern *p, const double *values, const smr_workers *w,
			      smr_sparse *out)
{
	source s = {.p = p, .values = values};

	return smr_sparse_make(p->rows, p->cols, p->n, row_without_zeros, &s, w, out);
}

/* Sorts a row's elements by column, stably: by insertion for few elements, as most rows have, else
 * by merging. */
static void sort_row(int32_t *j, double *v, int64_t n, int32_t *jj, double *vv)
{
	int64_t half = n / 2, a = 0, b = half, to = 0;

	if (n <= 24) {
		for (int64_t e = 1; e < n; e++) {
			int32_t col = j[e];
			double x = v[e];
			int64_t k = e;

			for (; k > 0 && j[k - 1] > col; k--) {
				j[k] = j[k - 1];
				v[k] = v[k - 1];
			}
			j[k] = col;
			v[k] = x;
		}
		return;
	}
	sort_row(j, v, half, jj, vv);
	sort_row(j + half, v + half, n - half, jj, vv);
	while (a < half || b < n) {
		int64_t from = b == n || (a < half && j[a] <= j[b]) ? a++ : b++;

		jj[to] = j[from];
		vv[to++] = v[from];
	}
	memcpy(j, jj, (size_t)n * sizeof(*j));
	memcpy(v, vv, (size_t)n * sizeof(*v));
}

/* Groups elements by row, in the given order. */
static void by_rows(const smr_sparse *s, int64_t n, const int32_t *i, const int32_t *j,
		    const double *v)
{
	int64_t *starts = s->pattern->starts, rows = s->pattern->rows;

	memset(starts, 0, ((size_t)rows + 1) * sizeof(*starts));
	for (int64_t e = 0; e < n; e++)
		starts[i[e]]++;
	for (int64_t r = 0, at = 0; r <= rows; r++) {
		int64_t here = r < rows ? starts[r] : 0;

		starts[r] = at;
		at += here;
	}
	for (int64_t e = 0; e < n; e++) {
		int64_t to = starts[i[e]]++;

		s->pattern->cols_at[to] = j[e];
		s->values[to] = v[e];
	}
	for (int64_t r = rows; r > 0; r--)
		starts[r] = starts[r - 1];
	starts[0] = 0;
}

/* Sorts each row and adds elements with the same position. */
static void merge_duplicates(const smr_sparse *s, int32_t *jj, double *vv)
{
	smr_pattern *p = s->pattern;
	int64_t to = 0;

	for (int64_t r = 0, from = 0; r < p->rows; r++) {
		int64_t end = p->starts[r + 1], first = to;

		sort_row(p->cols_at + from, s->values + from, end - from, jj, vv);
		for (int64_t e = from; e < end; e++)
			if (to > first && p->cols_at[to - 1] == p->cols_at[e]) {
				s->values[to - 1] += s->values[e];
			} else {
				p->cols_at[to] = p->cols_at[e];
				s->values[to++] = s->values[e];
			}
		from = end;
		p->starts[r + 1] = to;
	}
	p->n = to;
}

smr_status smr_sparse_of_triples(int64_t rows, int64_t cols, int64_t n, const int32_t *i,
				 const int32_t *j, const double *v, smr_sparse *out)
{
	smr_sparse all = {0};
	int32_t *jj = malloc(((size_t)n + 1) * sizeof(*jj));
	double *vv = smr_numbers_new(n);
	smr_status st = jj != NULL && vv != NULL
				? smr_sparse_new(rows, cols, n, &all)
				: smr_fail(SMR_ENOMEM, "no memory for %lld elements", (long long)n);

	*out = (smr_sparse){0};
	if (st == SMR_OK) {
		by_rows(&all, n, i, j, v);
		merge_duplicates(&all, jj, vv);
		*out = all;
		if (smr_dense_nonzeros(all.values, all.pattern->n) < all.pattern->n) {
			st = smr_sparse_compact(all.pattern, all.values, NULL, out);
			smr_sparse_free(&all);
		}
	}
	free(jj);
	free(vv);
	return st;
}
