/* Transposes a matrix: counts entries by column, then distributes them row by row. Each piece of
 * the rows has its own counts and thus its own part of each column: the result does not depend on
 * the pieces. */
#include <stdlib.h>

#include "sparse/sparse.h"

enum { PIECES = 8, WORTH = 4 /* entries per count */ };

typedef struct turning {
	const smr_pattern *p;
	const double *values;
	const smr_sparse *out;
	int64_t *to; /* per piece and column: the count, then the next position */
	int pieces;
} turning;

static int64_t first_row(const turning *t, int piece)
{
	return t->p->rows * piece / t->pieces;
}

static void count_columns(void *arg, int piece)
{
	const turning *t = arg;
	int64_t *to = t->to + piece * t->p->cols;
	int64_t end = t->p->starts[first_row(t, piece + 1)];

	for (int64_t e = t->p->starts[first_row(t, piece)]; e < end; e++)
		to[t->p->cols_at[e]]++;
}

static void scatter_rows(void *arg, int piece)
{
	const turning *t = arg;
	int64_t *to = t->to + piece * t->p->cols, end = first_row(t, piece + 1);

	for (int64_t i = first_row(t, piece); i < end; i++)
		for (int64_t e = t->p->starts[i]; e < t->p->starts[i + 1]; e++) {
			int64_t at = to[t->p->cols_at[e]]++;

			t->out->pattern->cols_at[at] = (int32_t)i;
			t->out->values[at] = t->values[e];
		}
}

/* Turns counts into positions, column after column. */
static void counts_to_offsets(const turning *t)
{
	int64_t at = 0;

	for (int64_t j = 0; j < t->p->cols; j++) {
		t->out->pattern->starts[j] = at;
		for (int k = 0; k < t->pieces; k++) {
			int64_t *to = &t->to[k * t->p->cols + j], here = *to;

			*to = at;
			at += here;
		}
	}
	t->out->pattern->starts[t->p->cols] = at;
}

smr_status smr_sparse_turn(const smr_pattern *p, const double *values, const smr_workers *w,
			   smr_sparse *out)
{
	turning t = {.p = p, .values = values, .out = out, .pieces = smr_workers_count(w)};

	if (t.pieces > PIECES)
		t.pieces = PIECES;
	if (t.pieces > smr_sparse_pieces(p->n, PIECES) || p->n / t.pieces < WORTH * p->cols)
		t.pieces = 1;
	SMR_TRY(smr_sparse_new(p->cols, p->rows, p->n, out));
	t.to = calloc((size_t)t.pieces * (size_t)p->cols + 1, sizeof(*t.to));
	if (t.to == NULL) {
		smr_sparse_free(out);
		return smr_fail(SMR_ENOMEM, "no memory to transpose");
	}
	smr_workers_run(w, t.pieces, count_columns, &t);
	counts_to_offsets(&t);
	smr_workers_run(w, t.pieces, scatter_rows, &t);
	free(t.to);
	return SMR_OK;
}
