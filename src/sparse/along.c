/* Row and column operations with dense results: the index of the best element of each row, running
 * folds. */
#include <math.h>
#include <string.h>

#include "sparse/sparse.h"

enum { PIECES = 64, INTERP = 512 /* columns that justify a separate piece */ };

/* ---- index of the last best element of each row; NaN is never the best */

typedef struct best {
	const smr_pattern *p;
	const double *values;
	bool least;
	int pieces;
	double *out;
} best;

/* Returns the last column without an entry, or -1 if there is none. */
static int64_t get_last_free_column(const smr_pattern *p, int64_t i)
{
	int64_t col = p->cols - 1;

	for (int64_t e = p->starts[i + 1] - 1; e >= p->starts[i] && p->cols_at[e] == col; e--)
		col--;
	return col;
}

static int64_t find_best_in_row(const best *b, int64_t i)
{
	int64_t at = get_last_free_column(b->p, i);
	double x = 0;

	for (int64_t e = b->p->starts[i]; e < b->p->starts[i + 1]; e++) {
		double y = b->values[e];
		bool better = at < 0 || (b->least ? y < x : y > x);

		if (isnan(y) || !(better || (y == x && b->p->cols_at[e] > at)))
			continue;
		at = b->p->cols_at[e];
		x = y;
	}
	return at < 0 ? b->p->cols - 1 : at;
}

static void best_piece(void *arg, int piece)
{
	const best *b = arg;
	int64_t to = b->p->rows * (piece + 1) / b->pieces;

	for (int64_t i = b->p->rows * piece / b->pieces; i < to; i++)
		b->out[i] = (double)find_best_in_row(b, i);
}

void smr_sparse_best(const smr_pattern *p, const double *values, bool least, const smr_workers *w,
		     double *out)
{
	best b = {p, values, least, smr_sparse_pieces(p->rows + p->n, PIECES), out};

	smr_workers_run(w, b.pieces, best_piece, &b);
}

/* ---- running folds: a strip of columns is one piece, so that each element is folded in one
 * order */

typedef struct running {
	const smr_pattern *p;
	const double *values;
	smr_sparse_fold fold;
	int pieces;
	double *out;
} running;

/* Folds row @p i of the strip from column @p from to @p to: first zeros with the row above, then
 * entries. */
static void run_row(const running *r, int64_t i, int64_t from, int64_t to)
{
	const smr_pattern *p = r->p;
	double *row = r->out + i * p->cols;

	if (i == 0)
		memset(row + from, 0, (size_t)(to - from) * sizeof(*row));
	else if (r->fold == SMR_SPARSE_SUM)
		memcpy(row + from, row - p->cols + from, (size_t)(to - from) * sizeof(*row));
	else
		for (int64_t j = from; j < to; j++)
			row[j] = smr_sparse_folded(r->fold, row[j - p->cols], 0);
	for (int64_t e = smr_pattern_find(p, i, from); e < p->starts[i + 1] && p->cols_at[e] < to;
	     e++) {
		int64_t j = p->cols_at[e];

		row[j] = i == 0 ? r->values[e]
				: smr_sparse_folded(r->fold, row[j - p->cols], r->values[e]);
	}
}

static void run_strip(void *arg, int piece)
{
	const running *r = arg;
	int64_t from = r->p->cols * piece / r->pieces, to = r->p->cols * (piece + 1) / r->pieces;

	for (int64_t i = 0; i < r->p->rows; i++)
		run_row(r, i, from, to);
}

void smr_sparse_run(const smr_pattern *p, const double *values, smr_sparse_fold f,
		    const smr_workers *w, double *out)
{
	int64_t strips = p->cols / INTERP;
	running r = {p, values, f, strips < 1 ? 1 : strips < PIECES ? (int)strips : PIECES, out};

	smr_workers_run(w, r.pieces, run_strip, &r);
}
