/* Vertical stacks of row ranges: sources that read other sources, or rows of matrices in memory. */
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

smr_status dml_file_source_stack(const dml_file_source_piece *pieces, uint32_t n, int64_t cols,
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
