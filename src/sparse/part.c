/* Parts of a matrix, and matrices joined. */
#include <stdlib.h>
#include <string.h>

#include "sparse/sparse.h"

/* The first place of row @p i whose column is @p col or more. */
static int64_t find(const smr_pattern *p, int64_t i, int64_t col)
{
	int64_t lo = p->starts[i], hi = p->starts[i + 1];

	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;

		if (p->cols_at[mid] < col)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

smr_status smr_sparse_part(const smr_pattern *p, const double *values, const int64_t at[2],
			   const int64_t n[2], smr_sparse *out)
{
	int64_t count = 0;

	for (int64_t i = at[0]; i < at[0] + n[0]; i++)
		count += find(p, i, at[1] + n[1]) - find(p, i, at[1]);
	SMR_TRY(smr_sparse_new(n[0], n[1], count, out));
	count = 0;
	for (int64_t i = 0; i < n[0]; i++) {
		int64_t from = find(p, at[0] + i, at[1]), to = find(p, at[0] + i, at[1] + n[1]);

		out->pattern->starts[i] = count;
		for (int64_t e = from; e < to; e++) {
			out->pattern->cols_at[count] = (int32_t)(p->cols_at[e] - at[1]);
			out->values[count++] = values[e];
		}
	}
	out->pattern->starts[n[0]] = count;
	return SMR_OK;
}

void smr_sparse_lines(const smr_pattern *p, const double *values, bool rows, bool *out)
{
	memset(out, 0, (size_t)(rows ? p->rows : p->cols) * sizeof(*out));
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			if (values[e] != 0)
				out[rows ? i : p->cols_at[e]] = true;
}

/* The new number of each column; those that go have none. */
static int32_t *numbers_of(const bool *stays, int64_t n)
{
	int32_t *to = malloc(((size_t)n + 1) * sizeof(*to)), next = 0;

	for (int64_t j = 0; to != NULL && j < n; j++)
		to[j] = stays[j] ? next++ : -1;
	return to;
}

/* @p to: numbers of columns; NULL: rows are chosen. */
static void copy_chosen(const smr_pattern *p, const double *values, const bool *stays,
			const int32_t *to, smr_sparse *out)
{
	int64_t at = 0, row = 0;

	for (int64_t i = 0; i < p->rows; i++) {
		if (to == NULL && !stays[i])
			continue;
		out->pattern->starts[row++] = at;
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++) {
			int32_t col = to != NULL ? to[p->cols_at[e]] : p->cols_at[e];

			if (col < 0)
				continue;
			out->pattern->cols_at[at] = col;
			out->values[at++] = values[e];
		}
	}
	out->pattern->starts[row] = at;
	out->pattern->n = at;
}

smr_status smr_sparse_choose(const smr_pattern *p, const double *values, bool rows,
			     const bool *stays, int64_t n, smr_sparse *out)
{
	int32_t *to = rows ? NULL : numbers_of(stays, p->cols);

	*out = (smr_sparse){0};
	if (!rows && to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for columns");
	if (smr_sparse_new(rows ? n : p->rows, rows ? p->cols : n, p->n, out) != SMR_OK) {
		free(to);
		return SMR_ENOMEM;
	}
	copy_chosen(p, values, stays, to, out);
	free(to);
	return SMR_OK;
}

smr_status smr_sparse_diagonal(int64_t n, const double *column, smr_sparse *out)
{
	SMR_TRY(smr_sparse_new(n, n, n, out));
	for (int64_t i = 0; i < n; i++) {
		out->pattern->starts[i] = i;
		out->pattern->cols_at[i] = (int32_t)i;
		out->values[i] = column[i];
	}
	out->pattern->starts[n] = n;
	return SMR_OK;
}

smr_status smr_sparse_below(const smr_sparse *a, const smr_sparse *b, smr_sparse *out)
{
	const smr_pattern *x = a->pattern, *y = b->pattern;

	SMR_TRY(smr_sparse_new(x->rows + y->rows, x->cols, x->n + y->n, out));
	memcpy(out->pattern->starts, x->starts, (size_t)x->rows * sizeof(*x->starts));
	for (int64_t i = 0; i <= y->rows; i++)
		out->pattern->starts[x->rows + i] = x->n + y->starts[i];
	memcpy(out->pattern->cols_at, x->cols_at, (size_t)x->n * sizeof(*x->cols_at));
	memcpy(out->pattern->cols_at + x->n, y->cols_at, (size_t)y->n * sizeof(*y->cols_at));
	memcpy(out->values, a->values, (size_t)x->n * sizeof(*a->values));
	memcpy(out->values + x->n, b->values, (size_t)y->n * sizeof(*b->values));
	return SMR_OK;
}

static void copy_row(const smr_sparse *s, int64_t i, int64_t shift, const smr_sparse *out,
		     int64_t *at)
{
	for (int64_t e = s->pattern->starts[i]; e < s->pattern->starts[i + 1]; e++) {
		out->pattern->cols_at[*at] = (int32_t)(s->pattern->cols_at[e] + shift);
		out->values[(*at)++] = s->values[e];
	}
}

smr_status smr_sparse_beside(const smr_sparse *a, const smr_sparse *b, smr_sparse *out)
{
	const smr_pattern *x = a->pattern, *y = b->pattern;
	int64_t at = 0;

	SMR_TRY(smr_sparse_new(x->rows, x->cols + y->cols, x->n + y->n, out));
	for (int64_t i = 0; i < x->rows; i++) {
		out->pattern->starts[i] = at;
		copy_row(a, i, 0, out, &at);
		copy_row(b, i, x->cols, out, &at);
	}
	out->pattern->starts[x->rows] = at;
	return SMR_OK;
}
