/* Matrices in the binary format: from memory, and row ranges of files. */
#include "base/alloc.h"
#include "dml/io/binary.h"
#include "dml/io/source.h"
#include "dml/io/stored.h"

smr_status dml_binary_parse(const char *path, const char *bytes, size_t n, int64_t rows,
			    int64_t cols, dml_matrix **out)
{
	const dml_bytes from = dml_bytes_of(bytes, n);
	dml_blocks b;
	smr_status st = dml_blocks_find(path, &from, rows, cols, &b);

	if (st == SMR_OK)
		st = dml_blocks_read(path, &from, &b, &(dml_file_part){.n = b.rows, .cols = b.cols},
				     false, out);
	dml_blocks_free(&b);
	if (st == SMR_OK) {
		st = dml_matrix_settle(*out, NULL);
		if (st != SMR_OK)
			dml_matrix_drop(*out);
	}
	return st;
}

void dml_binary_put(smr_str *s, const dml_matrix *m)
{
	dml_block_writer w;

	dml_blocks_begin(&w, s, m->rows, m->cols);
	if (m->values != NULL)
		dml_blocks_put_sparse(&w, s, 0, m->rows, m->pattern, m->values);
	else
		dml_blocks_put_dense(&w, s, 0, m->rows, m->data);
}

/* ---- in files */

static smr_status read_source(const void *ctx, uint64_t at, void *to, size_t n)
{
	return dml_file_source_bytes_at(ctx, at, to, n);
}

static dml_bytes bytes_of(const dml_file_source *s)
{
	return (dml_bytes){(uint64_t)s->was.st_size, read_source, s};
}

static smr_status open_blocks(dml_file_source *s, int64_t rows, int64_t cols)
{
	dml_bytes from = bytes_of(s);

	if (!S_ISREG(s->was.st_mode))
		return smr_fail(SMR_EUNSUPPORTED, "%s is no plain file", s->path);
	s->blocks = smr_calloc(1, sizeof(*s->blocks));
	if (s->blocks == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", s->path);
	SMR_TRY(dml_blocks_find(s->path, &from, rows, cols, s->blocks));
	s->rows = s->blocks->rows;
	s->cols = s->blocks->cols;
	if (smr_sparse_pays(s->rows, s->cols, s->blocks->nnz))
		s->nnz = s->blocks->nnz;
	return SMR_OK;
}

smr_status dml_file_source_binary(const char *path, int64_t rows, int64_t cols,
				  dml_file_source **out)
{
	dml_file_source *s;
	smr_status st;

	SMR_TRY(dml_file_source_open(path, &s));
	st = open_blocks(s, rows, cols);
	if (st == SMR_OK)
		*out = s;
	else
		dml_file_source_drop(s);
	return st;
}

void dml_binary_blocks_free(dml_blocks *b)
{
	if (b == NULL)
		return;
	dml_blocks_free(b);
	smr_free(b);
}

smr_status dml_binary_rows(const dml_file_source *s, const dml_file_part *part, bool dense,
			   dml_matrix **out)
{
	dml_bytes bytes = bytes_of(s);

	return dml_blocks_read(s->path, &bytes, s->blocks, part, dense, out);
}
