/* Makes a matrix of elements that are in order, one in each row at most: threads write pieces of
 * them to their places. */
#include "sparse/sparse.h"

enum { PIECES = 64 };

typedef struct job {
	int64_t n;
	int pieces;
	const double *rows, *cols;
	double value;
	const smr_sparse *out;
} job;

static void fill_piece(void *arg, int piece)
{
	const job *j = arg;
	int64_t from = j->n * piece / j->pieces, end = j->n * (piece + 1) / j->pieces;
	int32_t *cols_at = j->out->pattern->cols_at;
	int64_t *starts = j->out->pattern->starts;
	int64_t row = from > 0 ? (int64_t)j->rows[from - 1] : 0;

	for (int64_t i = from; i < end; i++) {
		cols_at[i] = (int32_t)j->cols[i] - 1;
		j->out->values[i] = j->value;
	}
	for (int64_t i = from; i < end; i++) /* rows without entries begin there, too */
		for (int64_t to = (int64_t)j->rows[i]; row < to; row++)
			starts[row] = i;
}

smr_status smr_sparse_of_ordered(int64_t rows, int64_t cols, int64_t n, const double *row_of,
				 const double *col_of, double value, const smr_workers *w,
				 smr_sparse *out)
{
	job j = {.n = n,
		 .pieces = smr_sparse_pieces(n, PIECES),
		 .rows = row_of,
		 .cols = col_of,
		 .value = value,
		 .out = out};

	SMR_TRY(smr_sparse_new(rows, cols, n, out));
	smr_workers_run(w, j.pieces, fill_piece, &j);
	for (int64_t row = n > 0 ? (int64_t)row_of[n - 1] : 0; row <= rows; row++)
		out->pattern->starts[row] = n;
	return SMR_OK;
}
