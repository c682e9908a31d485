/* Row ranges of matrices in files, and vertical stacks of them: sources that read other sources, or
 * rows of matrices in memory. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"
#include "dml/io/source.h"

struct dml_file_source_piece {
	dml_file_source *source; /* NULL: the piece is in `matrix` */
	dml_matrix *matrix;      /* a known matrix */
	int64_t from, n;         /* rows of the piece */
};

void dml_file_source_drop_pieces(dml_file_source *s)
{
	for (uint32_t i = 0; i < s->npieces; i++) {
		dml_file_source_drop(s->pieces[i].source);
		dml_matrix_drop(s->pieces[i].matrix);
	}
	smr_free(s->pieces);
}

/* ---- reading --------------------------------------------------------------------------------- */

static smr_status read_piece(const dml_file_source_piece *p, int64_t from, int64_t n, double *out)
{
	const dml_matrix *known = p->matrix;
	dml_matrix *m;

	if (known != NULL && known->data != NULL) {
		memcpy(out, known->data + (p->from + from) * known->cols,
		       (size_t)(n * known->cols) * sizeof(double));
		return SMR_OK;
	}
	if (known != NULL) {
		smr_sparse_rows_to_dense(known->pattern, known->values, p->from + from, n, out);
		return SMR_OK;
	}
	SMR_TRY(dml_file_source_read(p->source, p->from + from, n, true, &m));
	memcpy(out, m->data, (size_t)(n * m->cols) * sizeof(double));
	dml_matrix_drop(m);
	return SMR_OK;
}

smr_status dml_file_source_read_pieces(const dml_file_source *s, int64_t from, int64_t n,
				       double *out)
{
	int64_t at = 0; /* rows in earlier pieces */

	for (uint32_t i = 0; i < s->npieces; i++) {
		const dml_file_source_piece *p = &s->pieces[i];
		int64_t first = from > at ? from - at : 0;
		int64_t end = from + n - at < p->n ? from + n - at : p->n;

		if (first < end)
			SMR_TRY(read_piece(p, first, end - first,
					   out + (at + first - from) * s->cols));
		at += p->n;
	}
	return SMR_OK;
}

/* ---- creation -------------------------------------------------------------------------------- */

/* Copies the pieces and holds references to them. */
static smr_status of_pieces(const dml_file_source_piece *pieces, uint32_t n, int64_t cols,
			    dml_file_source **out)
{
	dml_file_source *s = smr_calloc(1, sizeof(*s));

	if (s != NULL)
		s->pieces = smr_calloc(n, sizeof(*s->pieces));
	if (s == NULL || s->pieces == NULL) {
		smr_free(s);
		return smr_fail(SMR_ENOMEM, "no memory for rows of a matrix");
	}
	s->refs = 1;
	s->fd = -1;
	s->nnz = -1;
	s->cols = cols;
	s->npieces = n;
	for (uint32_t i = 0; i < n; i++) {
		s->pieces[i] = pieces[i];
		s->rows += pieces[i].n;
		if (pieces[i].source != NULL)
			dml_file_source_keep(pieces[i].source);
		else
			dml_matrix_keep(pieces[i].matrix);
	}
	*out = s;
	return SMR_OK;
}

static dml_file_source_piece piece_of(dml_matrix *m, int64_t from, int64_t n)
{
	bool known = dml_matrix_known(m);

	return (dml_file_source_piece){known ? NULL : m->source, known ? m : NULL, from, n};
}

/* Loads a small source; a larger one stays in its file. Takes @p s over. */
static smr_status load_if_small(script *in, dml_file_source *s, dml_value *out)
{
	enum { PART = 4 /* fraction of the available memory */ };
	dml_matrix *m = NULL;
	smr_status st = SMR_OK;

	if (PART * dml_file_source_bytes(s) <= dml_room(in)) {
		st = dml_file_source_load(s, &m);
	} else {
		m = smr_calloc(1, sizeof(*m));
		if (m == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a matrix");
		else
			*m = (dml_matrix){.refs = 1,
					  .rows = s->rows,
					  .cols = s->cols,
					  .source = dml_file_source_keep(s)};
	}
	dml_file_source_drop(s);
	if (st == SMR_OK)
		*out = dml_of(m);
	return st;
}

bool dml_is_in_file(const dml_matrix *m)
{
	return !dml_matrix_known(m) && m->source != NULL;
}

smr_status dml_file_rows(script *s, dml_matrix *of, int64_t from, int64_t n, dml_value *out)
{
	dml_file_source_piece p = piece_of(of, from, n);
	dml_file_source *rows;

	SMR_TRY(of_pieces(&p, 1, of->cols, &rows));
	return load_if_small(s, rows, out);
}

smr_status dml_file_below(script *s, dml_matrix *a, dml_matrix *b, dml_value *out)
{
	const dml_file_source_piece p[] = {piece_of(a, 0, a->rows), piece_of(b, 0, b->rows)};
	dml_file_source *both;

	SMR_TRY(of_pieces(p, 2, a->cols, &both));
	return load_if_small(s, both, out);
}

/* ---- rows computed from files ---------------------------------------------------------------- */

typedef struct gathering {
	int64_t from, n;
	dml_matrix *to;
} gathering;

static smr_status gather_rows(void *ctx, int64_t from, int64_t n, const double *data)
{
	gathering *g = ctx;
	int64_t first = from > g->from ? from : g->from;
	int64_t end = from + n < g->from + g->n ? from + n : g->from + g->n;

	if (first < end)
		memcpy(g->to->data + (first - g->from) * g->to->cols,
		       data + (first - from) * g->to->cols,
		       (size_t)((end - first) * g->to->cols) * sizeof(double));
	return SMR_OK;
}

smr_status dml_streamed_rows(script *s, dml_matrix *of, int64_t from, int64_t n, dml_value *out,
			     bool *done)
{
	gathering g = {.from = from, .n = n};
	const dml_sink sink = {gather_rows, &g};

	*done = false;
	if (dml_matrix_known(of) || of->source != NULL ||
	    !(s->trace->late || dml_lazy_reads_files(s->trace)))
		return SMR_OK;
	SMR_TRY(dml_lazy_flush(s->trace));
	if (dml_matrix_known(of) || !dml_is_streamed(s->trace, of))
		return SMR_OK;
	g.to = dml_new(s, n, of->cols);
	if (g.to == NULL)
		return SMR_ENOMEM;
	*done = dml_stream_rows(s->trace, of, &sink) == SMR_OK;
	if (*done)
		*out = dml_of(g.to);
	else /* materializing all of it reports the reason */
		dml_matrix_drop(g.to);
	return SMR_OK;
}
