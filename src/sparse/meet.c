/* Two patterns of one size, walked together row by row. */
#include <stdlib.h>

#include "sparse/sparse.h"

enum { PIECES = 64 };

typedef struct joining {
	const smr_pattern *a, *b;
} joining;

static int64_t row_of_both(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const joining *j = arg;
	int64_t x = j->a->starts[i], y = j->b->starts[i], n = 0;

	(void)values;
	for (; x < j->a->starts[i + 1] || y < j->b->starts[i + 1]; n++) {
		int32_t left = x < j->a->starts[i + 1] ? j->a->cols_at[x] : INT32_MAX;
		int32_t right = y < j->b->starts[i + 1] ? j->b->cols_at[y] : INT32_MAX;

		if (cols_at != NULL)
			cols_at[n] = left < right ? left : right;
		x += left <= right;
		y += right <= left;
	}
	return n;
}

smr_status smr_pattern_join(const smr_pattern *a, const smr_pattern *b, const smr_workers *w,
			    smr_pattern **out)
{
	joining j = {a, b};
	smr_sparse both;

	SMR_TRY(smr_sparse_make(a->rows, a->cols, a->n + b->n, row_of_both, &j, w, &both));
	*out = smr_pattern_keep(both.pattern);
	smr_sparse_free(&both);
	return SMR_OK;
}

typedef struct putting {
	const smr_pattern *from, *to;
	const double *values;
	double *out;
	int pieces;
} putting;

static void put_rows(void *arg, int piece)
{
	const putting *j = arg;
	const smr_pattern *from = j->from, *to = j->to;
	int64_t end = to->rows * (piece + 1) / j->pieces;

	for (int64_t i = to->rows * piece / j->pieces; i < end; i++) {
		int64_t x = from->starts[i];

		for (int64_t e = to->starts[i]; e < to->starts[i + 1]; e++) {
			while (x < from->starts[i + 1] && from->cols_at[x] < to->cols_at[e])
				x++;
			j->out[e] = x < from->starts[i + 1] && from->cols_at[x] == to->cols_at[e]
					    ? j->values[x]
					    : 0;
		}
	}
}

void smr_sparse_put_on(const smr_pattern *from, const double *values, const smr_pattern *to,
		       const smr_workers *w, double *out)
{
	putting j = {from, to, values, out, smr_sparse_pieces(to->rows + to->n, PIECES)};

	smr_workers_run(w, j.pieces, put_rows, &j);
}
