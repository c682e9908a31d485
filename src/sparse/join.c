/* Joins matrices: one below the other, side by side, or one into a part of the other. */
#include <stddef.h>
#include <string.h>

#include "sparse/sparse.h"

enum { PIECES = 64 };

typedef struct two {
	const smr_sparse *a, *b;
	int64_t at[2]; /* position of b in a */
} two;

static int64_t append_elements(const smr_sparse *s, int64_t e, int64_t end, int64_t shift,
			       int32_t *cols_at, double *values, int64_t n)
{
	for (; e < end; e++, n++)
		if (cols_at != NULL) {
			cols_at[n] = (int32_t)(s->pattern->cols_at[e] + shift);
			values[n] = s->values[e];
		}
	return n;
}

/* Appends all entries of row @p i of @p s after the first @p n entries. */
static int64_t append_row(const smr_sparse *s, int64_t i, int64_t shift, int32_t *cols_at,
			  double *values, int64_t n)
{
	return append_elements(s, s->pattern->starts[i], s->pattern->starts[i + 1], shift, cols_at,
			       values, n);
}

typedef struct copying { /* appends entries and row starts to existing ones */
	const smr_sparse *from;
	smr_sparse *to;
	int64_t row, place;
	int pieces;
} copying;

static void copy_piece(void *arg, int piece)
{
	const copying *c = arg;
	const smr_pattern *from = c->from->pattern, *to = c->to->pattern;
	int64_t e = from->n * piece / c->pieces, n = from->n * (piece + 1) / c->pieces - e;
	int64_t end = from->rows * (piece + 1) / c->pieces;

	if (n > 0) {
		memcpy(to->cols_at + c->place + e, from->cols_at + e,
		       (size_t)n * sizeof(*to->cols_at));
		memcpy(c->to->values + c->place + e, c->from->values + e,
		       (size_t)n * sizeof(*c->to->values));
	}
	for (int64_t i = from->rows * piece / c->pieces; i < end; i++)
		to->starts[c->row + i + 1] = c->place + from->starts[i + 1];
}

smr_status smr_sparse_below(const smr_sparse *a, const smr_sparse *b, const smr_workers *w,
			    smr_sparse *out)
{
	const smr_pattern *p = a->pattern, *q = b->pattern;
	smr_sparse made;
	copying first = {a, &made, 0, 0, smr_sparse_pieces(p->rows + p->n, PIECES)};
	copying second = {b, &made, p->rows, p->n, smr_sparse_pieces(q->rows + q->n, PIECES)};

	SMR_TRY(smr_sparse_new(p->rows + q->rows, p->cols, p->n + q->n, &made));
	made.pattern->starts[0] = 0;
	smr_workers_run(w, first.pieces, copy_piece, &first);
	smr_workers_run(w, second.pieces, copy_piece, &second);
	*out = made;
	return SMR_OK;
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
	n = append_elements(t->a, a->starts[i], smr_pattern_find(a, i, t->at[1]), 0, cols_at,
			    values, 0);
	n = append_row(t->b, i - t->at[0], t->at[1], cols_at, values, n);
	return append_elements(t->a, smr_pattern_find(a, i, t->at[1] + b->cols), a->starts[i + 1],
			       0, cols_at, values, n);
}

smr_status smr_sparse_put(const smr_sparse *a, const smr_sparse *b, const int64_t at[2],
			  const smr_workers *w, smr_sparse *out)
{
	two t = {.a = a, .b = b, .at = {at[0], at[1]}};

	return smr_sparse_make(a->pattern->rows, a->pattern->cols, a->pattern->n + b->pattern->n,
			       row_with_part, &t, w, out);
}
