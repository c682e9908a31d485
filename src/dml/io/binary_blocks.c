/* Reading the elements of blocks. */
#include <endian.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/io/binary.h"

typedef struct filling {
	const char *path;
	const dml_blocks *blocks;
	dml_file_part part; /* wanted */
	double *dense;      /* its elements; NULL: triples */
	SMR_VEC(int32_t) i, j;
	SMR_VEC(double) v;
	/* the block that is read */
	int64_t row, col;
	const dml_block *block;
	const char *at, *end;
} filling;

static smr_status fail_block(const filling *f, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: the block at row %lld, column %lld %s", f->path,
			(long long)f->row + 1, (long long)f->col + 1, what);
}

static int32_t next_int(filling *f)
{
	uint32_t x;

	smr_assert(f->end - f->at >= 4);
	memcpy(&x, f->at, sizeof(x));
	f->at += sizeof(x);
	return (int32_t)be32toh(x);
}

static double double_at(const char *at)
{
	uint64_t x;
	double v;

	memcpy(&x, at, sizeof(x));
	x = be64toh(x);
	memcpy(&v, &x, sizeof(v));
	return v;
}

/* Puts an element of the block, if it is wanted. */
static smr_status put_element(filling *f, int64_t i, int64_t j, double v)
{
	int64_t row = f->row + i - f->part.from, col = f->col + j - f->part.col;

	if (i < 0 || i >= f->block->rows || j < 0 || j >= f->block->cols)
		return fail_block(f, "has an element outside");
	if (row < 0 || row >= f->part.n || col < 0 || col >= f->part.cols)
		return SMR_OK;
	if (f->dense != NULL) {
		f->dense[row * f->part.cols + col] = v;
		return SMR_OK;
	}
	SMR_TRY(smr_vec_push(&f->i, (int32_t)row));
	SMR_TRY(smr_vec_push(&f->j, (int32_t)col));
	return smr_vec_push(&f->v, v);
}

static smr_status read_cells(filling *f)
{
	bool column = f->block->cols == 1;
	int64_t size = column ? 12 : 16;

	if ((f->end - f->at) / size != f->block->nnz || (f->end - f->at) % size != 0)
		return fail_block(f, "has another length than its elements");
	for (int64_t e = 0; e < f->block->nnz; e++) {
		int32_t i = next_int(f), j = column ? 0 : next_int(f);
		double v = double_at(f->at);

		f->at += sizeof(v);
		SMR_TRY(put_element(f, i, j, v));
	}
	return SMR_OK;
}

static smr_status read_rows(filling *f)
{
	for (int64_t i = 0; i < f->block->rows; i++) {
		int32_t n = f->end - f->at >= 4 ? next_int(f) : -1;

		if (n < 0 || (f->end - f->at) / 12 < n)
			return fail_block(f, "ends in the middle of a row");
		for (int32_t e = 0; e < n; e++) {
			int32_t j = next_int(f);
			double v = double_at(f->at);

			f->at += sizeof(v);
			SMR_TRY(put_element(f, i, j, v));
		}
	}
	return f->at == f->end ? SMR_OK : fail_block(f, "has bytes behind its rows");
}

static smr_status read_dense(filling *f)
{
	const dml_block *b = f->block;
	int64_t shift = f->col - f->part.col; /* of the block's first column in the part */
	int64_t from = shift < 0 ? -shift : 0;
	int64_t to = f->part.cols - shift < b->cols ? f->part.cols - shift : b->cols;

	for (int64_t i = 0; i < b->rows; i++) {
		const char *at = f->at + i * b->cols * 8;
		int64_t row = f->row + i - f->part.from;

		if (row < 0 || row >= f->part.n || (f->part.keep != NULL && !f->part.keep[row]))
			continue;
		for (int64_t j = from; j < to && f->dense != NULL; j++)
			f->dense[row * f->part.cols + shift + j] = double_at(at + 8 * j);
		for (int64_t j = from; j < to && f->dense == NULL; j++)
			SMR_TRY(put_element(f, i, j, double_at(at + 8 * j)));
	}
	return SMR_OK;
}

static smr_status read_block(filling *f, const dml_bytes *from, const dml_block *b)
{
	static smr_status (*const readers[])(filling *) = {[DML_BLOCK_CELLS] = read_cells,
							   [DML_BLOCK_ROWS] = read_rows,
							   [DML_BLOCK_DENSE] = read_dense};
	size_t n = (size_t)(b->end - b->at);
	char *bytes;
	smr_status st;

	if (b->kind == DML_BLOCK_EMPTY || n == 0)
		return SMR_OK;
	bytes = smr_malloc(n);
	if (bytes == NULL)
		return smr_fail(SMR_ENOMEM, "%s: no memory for a block", f->path);
	f->block = b;
	f->at = bytes;
	f->end = bytes + n;
	st = from->read(from->ctx, b->at, bytes, n);
	if (st == SMR_OK)
		st = readers[b->kind](f);
	smr_free(bytes);
	return st;
}

static smr_status read_blocks(filling *f, const dml_bytes *from)
{
	for (size_t i = 0; i < f->blocks->list.n; i++) {
		const dml_block *b = &f->blocks->list.v[i];

		f->row = b->down * f->blocks->side[0];
		f->col = b->across * f->blocks->side[1];
		if (f->row < f->part.from + f->part.n && f->row + b->rows > f->part.from &&
		    f->col < f->part.col + f->part.cols && f->col + b->cols > f->part.col)
			SMR_TRY(read_block(f, from, b));
	}
	return SMR_OK;
}

static smr_status read_sparse(filling *f, const dml_bytes *from, dml_matrix **out)
{
	smr_sparse s;
	smr_status st = read_blocks(f, from);

	if (st == SMR_OK)
		st = smr_sparse_of_triples(f->part.n, f->part.cols, (int64_t)f->v.n, f->i.v, f->j.v,
					   f->v.v, &s);
	smr_vec_free(&f->i);
	smr_vec_free(&f->j);
	smr_vec_free(&f->v);
	SMR_TRY(st);
	*out = dml_matrix_on(&s);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

smr_status dml_blocks_read(const char *path, const dml_bytes *from, const dml_blocks *b,
			   const dml_file_part *part, bool dense, dml_matrix **out)
{
	filling f = {.path = path, .blocks = b, .part = *part};
	dml_matrix *m;
	smr_status st;

	smr_assert(part->from >= 0 && part->n >= 0 && part->from + part->n <= b->rows);
	smr_assert(part->col >= 0 && part->cols >= 0 && part->col + part->cols <= b->cols);
	if (!dense && smr_sparse_pays(b->rows, b->cols, b->nnz))
		return read_sparse(&f, from, out);
	m = dml_matrix_new(part->n, part->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	memset(m->data, 0, (size_t)(part->n * part->cols) * sizeof(double));
	f.dense = m->data;
	st = read_blocks(&f, from);
	if (st != SMR_OK) {
		dml_matrix_drop(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}
