/* Makes matrices row by row: all rows are counted, then written, each time on all threads. A row
 * depends on its number only, so that the result is the same for any number of threads. */
#include <stddef.h>

#include "sparse/sparse.h"

enum { PIECES = 64, LEAST = 1 << 13 /* rows and entries that justify another piece */ };

typedef struct making {
	int64_t rows;
	int pieces;
	smr_sparse_row row;
	const void *arg;
	smr_sparse *out; /* destination; NULL while rows are counted */
	int64_t *starts; /* [rows + 1]: at i + 1 the count of row i, then its begin */
} making;

static void run_piece(void *arg, int piece)
{
	const making *m = arg;
	int64_t from = m->rows * piece / m->pieces, to = m->rows * (piece + 1) / m->pieces;

	for (int64_t i = from; i < to; i++)
		if (m->out == NULL)
			m->starts[i + 1] = m->row(m->arg, i, NULL, NULL);
		else
			(void)m->row(m->arg, i, m->out->pattern->cols_at + m->starts[i],
				     m->out->values + m->starts[i]);
}

int smr_sparse_pieces(int64_t work, int most)
{
	int64_t n = work / LEAST;

	return n < 1 ? 1 : n < most ? (int)n : most;
}

smr_status smr_sparse_make(int64_t rows, int64_t cols, int64_t work, smr_sparse_row row,
			   const void *arg, const smr_workers *w, smr_sparse *out)
{
	making m = {.rows = rows,
		    .pieces = smr_sparse_pieces(rows + work, PIECES),
		    .row = row,
		    .arg = arg};
	smr_sparse made;

	*out = (smr_sparse){0};
	SMR_TRY(smr_sparse_new(rows, cols, 0, &made));
	m.starts = made.pattern->starts;
	m.starts[0] = 0;
	smr_workers_run(w, m.pieces, run_piece, &m);
	for (int64_t i = 0; i < rows; i++)
		m.starts[i + 1] += m.starts[i];
	if (smr_sparse_grow(&made, m.starts[rows]) != SMR_OK) {
		smr_sparse_free(&made);
		return SMR_ENOMEM;
	}
	m.out = &made;
	smr_workers_run(w, m.pieces, run_piece, &m);
	*out = made;
	return SMR_OK;
}
