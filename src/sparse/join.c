/* Matrices joined: below each other, beside each other, one in a part of the other. */
#include <stddef.h>

#include "sparse/sparse.h"

typedef struct two {
	const smr_sparse *a, *b;
	int64_t at[2]; /* of b in a */
} two;

static int64_t append(const smr_sparse *s, int64_t e, int64_t end, int64_t shift, int32_t *cols_at,
		      double *values, int64_t n)
{
	for (; e < end; e++, n++)
		if (cols_at != NULL) {
			cols_at[n] = (int32_t)(s->pattern->cols_at[e] + shift);
			values[n] = s->values[e];
		}
	return n;
}

/* All places of row @p i of @p s behind the @p n that are there. */
static int64_t append_row(const smr_sparse *s, int64_t i, int64_t shift, int32_t *cols_at,
			  double *values, int64_t n)
{
	return append(s, s->pattern->starts[i], s->pattern->starts[i + 1], shift, cols_at, values,
		      n);
}

static int64_t row_below(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const two *t = arg;
	int64_t rows = t->a->pattern->rows;

	return i < rows ? append_row(t->a, i, 0, cols_at, values, 0)
			: append_row(t->b, i - rows, 0, cols_at, values, 0);
}

smr_status smr_sparse_below(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
			    smr_sparse *out)
{
	two t = {.a = a, .b = b};

	return smr_sparse_make(a->pattern->rows + b->pattern->rows, a->pattern->cols,
			       a->pattern->n + b->pattern->n, row_below, &t, w, out);
}

static int64_t row_beside(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const two *t = arg;
	int64_t n = append_row(t->a, i, 0, cols_at, values, 0);

	return append_row(t->b, i, t->a->pattern->cols, cols_at, values, n);
}

smr_status smr_sparse_beside(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
			     smr_sparse *out)
{
	two t = {.a = a, .b = b};

	return smr_sparse_make(a->pattern->rows, a->pattern->cols + b->pattern->cols,
			       a->pattern->n + b->pattern->n, row_beside, &t, w, out);
}

static int64_t row_with_part(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const two *t = arg;
	const smr_pattern *a = t->a->pattern, *b = t->b->pattern;
	int64_t n;

	if (i < t->at[0] || i >= t->at[0] + b->rows)
		return append_row(t->a, i, 0, cols_at, values, 0);
	n = append(t->a, a->starts[i], smr_pattern_find(a, i, t->at[1]), 0, cols_at, values, 0);
	n = append_row(t->b, i - t->at[0], t->at[1], cols_at, values, n);
	return append(t->a, smr_pattern_find(a, i, t->at[1] + b->cols), a->starts[i + 1], 0,
		      cols_at, values, n);
}

smr_status smr_sparse_put(const smr_sparse *a, const smr_sparse *b, const int64_t at[2],
			  const smr_workers *w, smr_sparse *out)
{
	two t = {.a = a, .b = b, .at = {at[0], at[1]}};

	return smr_sparse_make(a->pattern->rows, a->pattern->cols, a->pattern->n + b->pattern->n,
			       row_with_part, &t, w, out);
}
