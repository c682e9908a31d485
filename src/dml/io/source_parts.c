/* Vertical stacks of parts of the same width: sources that read other sources, or matrices in
 * memory. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/io/source.h"

void dml_file_source_drop_pieces(dml_file_source *s)
{
	for (uint32_t i = 0; i < s->npieces; i++) {
		dml_file_source_drop(s->pieces[i].source);
		dml_matrix_drop(s->pieces[i].matrix);
	}
	smr_free(s->pieces);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void copy_columns(const double *from, int64_t stride, const dml_file_part *at, double *out)
{
	for (int64_t i = 0; i < at->n; i++)
		memcpy(out + i * at->cols, from + i * stride + at->col,
		       (size_t)at->cols * sizeof(double));
}

static smr_status copy_sparse(const dml_matrix *m, const dml_file_part *at, double *out)
{
	double *rows;

	if (at->cols == m->cols) {
		smr_sparse_rows_to_dense(m->pattern, m->values, at->from, at->n, out);
		return SMR_OK;
	}
	rows = smr_numbers_new(m->cols);
	if (rows == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < at->n; i++) {
		smr_sparse_rows_to_dense(m->pattern, m->values, at->from + i, 1, rows);
		memcpy(out + i * at->cols, rows + at->col, (size_t)at->cols * sizeof(double));
	}
	free(rows);
	return SMR_OK;
}

/* Reads the part @p at of what a piece is a part of. */
static smr_status read_piece(const dml_file_source_piece *p, const dml_file_part *at, double *out)
{
	const dml_matrix *known = p->matrix;
	dml_matrix *m;

	if (known != NULL && known->data != NULL) {
		copy_columns(known->data + at->from * known->cols, known->cols, at, out);
		return SMR_OK;
	}
	if (known != NULL)
		return copy_sparse(known, at, out);
	SMR_TRY(dml_file_source_read(p->source, at, true, &m));
	memcpy(out, m->data, (size_t)dml_matrix_count(m) * sizeof(double));
	dml_matrix_drop(m);
	return SMR_OK;
}

smr_status dml_file_source_read_pieces(const dml_file_source *s, const dml_file_part *part,
				       double *out)
{
	int64_t at = 0, from = part->from; /* at: rows in earlier pieces */

	for (uint32_t i = 0; i < s->npieces; i++) {
		const dml_file_source_piece *p = &s->pieces[i];
		int64_t first = from > at ? from - at : 0;
		int64_t end = from + part->n - at < p->part.n ? from + part->n - at : p->part.n;
		int64_t row = at + first - from; /* in the part */
		dml_file_part its = {p->part.from + first, end - first, p->part.col + part->col,
				     part->cols, part->keep != NULL ? part->keep + row : NULL};

		if (first < end)
			SMR_TRY(read_piece(p, &its, out + row * part->cols));
		at += p->part.n;
	}
	return SMR_OK;
}

/* ---- creation -------------------------------------------------------------------------------- */

smr_status dml_file_source_stack(const dml_file_source_piece *pieces, uint32_t n,
				 dml_file_source **out)
{
	dml_file_source *s = dml_file_source_new("rows of a matrix");

	if (s == NULL)
		return SMR_ENOMEM;
	s->pieces = smr_calloc(n, sizeof(*s->pieces));
	if (s->pieces == NULL) {
		dml_file_source_drop(s);
		return smr_fail(SMR_ENOMEM, "no memory for rows of a matrix");
	}
	s->cols = pieces[0].part.cols;
	s->npieces = n;
	for (uint32_t i = 0; i < n; i++) {
		s->pieces[i] = pieces[i];
		s->rows += pieces[i].part.n;
		if (pieces[i].source != NULL)
			dml_file_source_keep(pieces[i].source);
		else
			dml_matrix_keep(pieces[i].matrix);
	}
	*out = s;
	return SMR_OK;
}
