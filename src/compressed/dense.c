/* Decompression: the tuple of each row goes to its columns. */
#include <stddef.h>

#include "compressed/blocks.h"

typedef struct writing {
	const smr_compressed *c;
	int64_t row, column; /* distances of elements of neighbouring rows and columns */
	double *out;
} writing;

static void write_block(void *arg, int piece, int64_t from, int64_t n)
{
	const writing *t = arg;
	uint32_t code[SMR_BLOCK];

	(void)piece;
	for (int32_t k = 0; k < t->c->ngroups; k++) {
		const smr_group *g = &t->c->groups[k];

		if (g->codes != NULL)
			g->codes->coding->read(g->codes, from, n, code);
		for (int64_t i = 0; i < n; i++) {
			const double *x =
				g->values + (g->codes != NULL ? code[i] : from + i) * g->ncols;
			double *to = t->out + (from + i) * t->row;

			for (int32_t j = 0; j < g->ncols; j++)
				to[g->cols[j] * t->column] = x[j];
		}
	}
}

void smr_compressed_to_dense(const smr_compressed *c, bool turned, const smr_workers *w,
			     double *out)
{
	writing t = {c, turned ? 1 : c->cols, turned ? c->rows : 1, out};

	if (c->unpacked != NULL)
		__atomic_fetch_add(&c->unpacked->n, 1, __ATOMIC_RELAXED);
	smr_blocks_run(c->rows, smr_row_pieces(c->rows), w, write_block, &t);
}
