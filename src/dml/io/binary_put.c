/* Writing the blocks of a matrix, each in the representation that SystemDS chooses. */
#include <endian.h>
#include <string.h>

#include "dml/io/binary.h"

static void put_number(smr_str *s, double v)
{
	int64_t x;

	memcpy(&x, &v, sizeof(x));
	dml_sequence_put_long(s, x);
}

static void put_numbers(smr_str *s, const double *v, int64_t n)
{
	char *to;

	if (!smr_str_reserve(s, (size_t)n * sizeof(*v)))
		return;
	to = s->s + s->n;
	for (int64_t i = 0; i < n; i++) {
		uint64_t x;

		memcpy(&x, &v[i], sizeof(x));
		x = htobe64(x);
		memcpy(to + 8 * i, &x, sizeof(x));
	}
	s->n += (size_t)n * sizeof(*v);
	s->s[s->n] = '\0';
}

void dml_blocks_begin(dml_block_writer *w, smr_str *s, int64_t rows, int64_t cols)
{
	*w = (dml_block_writer){.rows = rows, .cols = cols};
	dml_sequence_begin(&w->file, s, &dml_blocks_kind);
}

typedef struct shape { /* of a block */
	int64_t rows, cols, nnz;
} shape;

static int64_t bytes_of_rows(const shape *b)
{
	return 9 + 4 + 4 * b->rows + 12 * b->nnz;
}

static int64_t bytes_of_cells(const shape *b)
{
	return 9 + 4 + (b->cols > 1 ? 16 : 12) * b->nnz;
}

static dml_block_kind kind_of(const shape *b)
{
	double share = (double)b->nnz / (double)b->rows / (double)b->cols;
	int64_t dense = 9 + 8 * b->rows * b->cols;

	if (b->nnz == 0)
		return DML_BLOCK_EMPTY;
	if (!(share < 0.4) || (bytes_of_rows(b) >= dense && bytes_of_cells(b) >= dense))
		return DML_BLOCK_DENSE;
	return b->nnz < b->rows ? DML_BLOCK_CELLS : DML_BLOCK_ROWS;
}

/* Puts a record up to its elements. */
static dml_block_kind begin_block(dml_block_writer *w, smr_str *s, int64_t first, int64_t col,
				  const shape *b)
{
	dml_block_kind kind = kind_of(b);
	int64_t n = kind == DML_BLOCK_EMPTY   ? 9
		    : kind == DML_BLOCK_DENSE ? 9 + 8 * b->rows * b->cols
		    : kind == DML_BLOCK_CELLS ? bytes_of_cells(b)
					      : bytes_of_rows(b);

	dml_sequence_put(&w->file, s, n);
	dml_sequence_put_long(s, first / DML_BLOCK_SIDE + 1);
	dml_sequence_put_long(s, col / DML_BLOCK_SIDE + 1);
	dml_sequence_put_int(s, b->rows);
	dml_sequence_put_int(s, b->cols);
	smr_str_putc(s, (char)kind);
	if (kind == DML_BLOCK_CELLS || kind == DML_BLOCK_ROWS)
		dml_sequence_put_int(s, b->nnz);
	return kind;
}

static void put_cell(smr_str *s, const shape *b, int64_t i, int64_t j, double v)
{
	dml_sequence_put_int(s, i);
	if (b->cols > 1)
		dml_sequence_put_int(s, j);
	put_number(s, v);
}

static void put_entry(smr_str *s, int64_t j, double v)
{
	dml_sequence_put_int(s, j);
	put_number(s, v);
}

/* ---- dense rows */

static void put_dense_block(dml_block_writer *w, smr_str *s, int64_t first, int64_t col,
			    const double *data, shape b)
{
	dml_block_kind kind;

	for (int64_t i = 0; i < b.rows; i++)
		b.nnz += smr_dense_nonzeros(data + i * w->cols, b.cols);
	kind = begin_block(w, s, first, col, &b);
	for (int64_t i = 0; i < b.rows && kind != DML_BLOCK_EMPTY; i++) {
		const double *row = data + i * w->cols;

		if (kind == DML_BLOCK_DENSE) {
			put_numbers(s, row, b.cols);
			continue;
		}
		if (kind == DML_BLOCK_ROWS)
			dml_sequence_put_int(s, smr_dense_nonzeros(row, b.cols));
		for (int64_t j = 0; j < b.cols; j++)
			if (row[j] != 0 && kind == DML_BLOCK_ROWS)
				put_entry(s, j, row[j]);
			else if (row[j] != 0)
				put_cell(s, &b, i, j, row[j]);
	}
}

static int64_t least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

void dml_blocks_put_dense(dml_block_writer *w, smr_str *s, int64_t first, int64_t n,
			  const double *data)
{
	for (int64_t i = 0; i < n; i += DML_BLOCK_SIDE)
		for (int64_t col = 0; col < w->cols; col += DML_BLOCK_SIDE)
			put_dense_block(w, s, first + i, col, data + i * w->cols + col,
					(shape){least(n - i, DML_BLOCK_SIDE),
						least(w->cols - col, DML_BLOCK_SIDE), 0});
}

/* ---- sparse rows */

/* Finds the entries of a row within a block that are not zero. */
static int64_t entries_in(const smr_pattern *p, const double *values, int64_t row, int64_t col,
			  int64_t cols, int64_t *from, int64_t *end)
{
	int64_t n = 0;

	*from = smr_pattern_find(p, row, col);
	*end = smr_pattern_find(p, row, col + cols);
	for (int64_t e = *from; e < *end; e++)
		n += values[e] != 0;
	return n;
}

static void put_sparse_row(smr_str *s, dml_block_kind kind, const shape *b, const smr_pattern *p,
			   const double *values, int64_t i, int64_t row, int64_t col)
{
	double dense[DML_BLOCK_SIDE] = {0};
	int64_t from, end, n = entries_in(p, values, row, col, b->cols, &from, &end);

	if (kind == DML_BLOCK_ROWS)
		dml_sequence_put_int(s, n);
	for (int64_t e = from; e < end; e++) {
		int64_t j = p->cols_at[e] - col;

		if (kind == DML_BLOCK_DENSE)
			dense[j] = values[e];
		else if (values[e] != 0 && kind == DML_BLOCK_ROWS)
			put_entry(s, j, values[e]);
		else if (values[e] != 0)
			put_cell(s, b, i, j, values[e]);
	}
	if (kind == DML_BLOCK_DENSE)
		put_numbers(s, dense, b->cols);
}

static void put_sparse_block(dml_block_writer *w, smr_str *s, int64_t first, int64_t col, shape b,
			     const smr_pattern *p, const double *values)
{
	dml_block_kind kind;
	int64_t from, end;

	for (int64_t i = 0; i < b.rows; i++)
		b.nnz += entries_in(p, values, first + i, col, b.cols, &from, &end);
	kind = begin_block(w, s, first, col, &b);
	for (int64_t i = 0; i < b.rows && kind != DML_BLOCK_EMPTY; i++)
		put_sparse_row(s, kind, &b, p, values, i, first + i, col);
}

void dml_blocks_put_sparse(dml_block_writer *w, smr_str *s, int64_t first, int64_t n,
			   const smr_pattern *p, const double *values)
{
	for (int64_t i = 0; i < n; i += DML_BLOCK_SIDE)
		for (int64_t col = 0; col < w->cols; col += DML_BLOCK_SIDE)
			put_sparse_block(w, s, first + i, col,
					 (shape){least(n - i, DML_BLOCK_SIDE),
						 least(w->cols - col, DML_BLOCK_SIDE), 0},
					 p, values);
}
