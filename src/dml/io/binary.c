/* Finding the blocks of a matrix in sequence files: only the heads of records are read. */
#include "dml/io/binary.h"

#include <stdlib.h>
#include <string.h>

#include "dml/io/stored.h"

enum { KEY = 16, HEAD = 9 /* rows, columns, kind */ };

const dml_sequence_kind dml_blocks_kind = {"binary matrix",
					   "org.apache.sysds.runtime.matrix.data.MatrixIndexes",
					   "org.apache.sysds.runtime.matrix.data.MatrixBlock", KEY};

static smr_status fail_format(const char *path, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", path, what);
}

static smr_status read_nonzeros(dml_sequence *q, dml_block *b)
{
	bool many = b->rows * b->cols > INT32_MAX;
	int32_t few = 0;

	b->nnz = b->kind == DML_BLOCK_DENSE ? b->rows * b->cols : 0;
	if (b->kind == DML_BLOCK_ROWS && many)
		SMR_TRY(dml_sequence_take_long(q, &b->nnz));
	else if (b->kind == DML_BLOCK_CELLS || b->kind == DML_BLOCK_ROWS)
		SMR_TRY(dml_sequence_take_int(q, &few));
	b->nnz += few;
	return b->nnz >= 0 && b->nnz <= b->rows * b->cols
		       ? SMR_OK
		       : dml_sequence_fail(q, "a block has more elements than places");
}

static bool is_dense_length(const dml_block *b)
{
	return b->kind != DML_BLOCK_DENSE ||
	       (b->end - b->at) / sizeof(double) == (uint64_t)(b->rows * b->cols);
}

/* Reads the head of a block, in a record that ends at @p end. */
static smr_status read_block_head(dml_sequence *q, uint64_t end, dml_block *b)
{
	int64_t down, across;
	int32_t rows, cols;
	uint8_t kind;

	if (end - q->at < KEY + HEAD)
		return dml_sequence_fail(q, "a record of a binary matrix has a wrong length");
	SMR_TRY(dml_sequence_take_long(q, &down));
	SMR_TRY(dml_sequence_take_long(q, &across));
	SMR_TRY(dml_sequence_take_int(q, &rows));
	SMR_TRY(dml_sequence_take_int(q, &cols));
	SMR_TRY(dml_sequence_take(q, &kind, 1));
	if (down < 1 || across < 1 || rows < 0 || cols < 0)
		return dml_sequence_fail(q, "a block has no place");
	if (kind >= DML_BLOCK_KINDS)
		return smr_fail(SMR_EINVAL, "%s: blocks of kind %u are not read", q->path, kind);
	*b = (dml_block){.down = down - 1,
			 .across = across - 1,
			 .rows = rows,
			 .cols = cols,
			 .kind = (dml_block_kind)kind,
			 .end = end};
	SMR_TRY(read_nonzeros(q, b));
	b->at = q->at;
	return b->at <= end && is_dense_length(b)
		       ? SMR_OK
		       : dml_sequence_fail(q, "a block has another length than its sizes");
}

static smr_status find_blocks(dml_sequence *q, dml_blocks *out)
{
	uint64_t end;

	SMR_TRY(dml_sequence_open(q));
	for (;;) {
		dml_block b;

		SMR_TRY(dml_sequence_next(q, &end));
		if (end == 0)
			return SMR_OK;
		SMR_TRY(read_block_head(q, end, &b));
		SMR_TRY(smr_vec_push(&out->list, b));
		q->at = end;
	}
}

static int compare_places(const void *a, const void *b)
{
	const dml_block *x = a, *y = b;

	return x->down != y->down ? (x->down > y->down) - (x->down < y->down)
				  : (x->across > y->across) - (x->across < y->across);
}

/* Gets the size of full blocks: that of one which is not the last in its direction. */
static void find_sides(dml_blocks *b)
{
	int64_t last[2] = {0, 0};

	for (size_t i = 0; i < b->list.n; i++) {
		const dml_block *x = &b->list.v[i];

		last[0] = x->down > last[0] ? x->down : last[0];
		last[1] = x->across > last[1] ? x->across : last[1];
	}
	b->side[0] = b->side[1] = DML_BLOCK_SIDE;
	for (size_t i = 0; i < b->list.n; i++) {
		const dml_block *x = &b->list.v[i];

		if (x->down < last[0])
			b->side[0] = x->rows;
		if (x->across < last[1])
			b->side[1] = x->cols;
	}
}

/* Checks that a block lies where its number says; gives its first row and column. */
static bool place_of(const dml_blocks *b, const dml_block *x, int64_t at[2])
{
	return !__builtin_mul_overflow(x->down, b->side[0], &at[0]) &&
	       !__builtin_mul_overflow(x->across, b->side[1], &at[1]) && at[0] < INT64_MAX / 2 &&
	       at[1] < INT64_MAX / 2;
}

static smr_status check_places(const char *path, dml_blocks *b, int64_t rows, int64_t cols)
{
	int64_t at[2];

	b->rows = b->cols = 0;
	for (size_t i = 0; i < b->list.n; i++) {
		const dml_block *x = &b->list.v[i];

		if (!place_of(b, x, at) || (x->down > 0 && x->rows > b->side[0]) ||
		    (x->across > 0 && x->cols > b->side[1]))
			return fail_format(path, "a block has no place");
		if (i > 0 && compare_places(x - 1, x) == 0)
			return fail_format(path, "a block comes twice");
		b->rows = at[0] + x->rows > b->rows ? at[0] + x->rows : b->rows;
		b->cols = at[1] + x->cols > b->cols ? at[1] + x->cols : b->cols;
		b->nnz += x->nnz;
	}
	if ((rows >= 0 && b->rows > rows) || (cols >= 0 && b->cols > cols))
		return smr_fail(SMR_EINVAL,
				"%s has blocks of %lldx%lld, and is said to be %lldx%lld", path,
				(long long)b->rows, (long long)b->cols, (long long)rows,
				(long long)cols);
	b->rows = rows >= 0 ? rows : b->rows;
	b->cols = cols >= 0 ? cols : b->cols;
	return SMR_OK;
}

smr_status dml_blocks_find(const char *path, const dml_bytes *from, int64_t rows, int64_t cols,
			   dml_blocks *out)
{
	dml_sequence q = {.path = path, .kind = &dml_blocks_kind, .from = from};

	*out = (dml_blocks){0};
	SMR_TRY(find_blocks(&q, out));
	if (out->list.n > 1)
		qsort(out->list.v, out->list.n, sizeof(*out->list.v), compare_places);
	find_sides(out);
	return check_places(path, out, rows, cols);
}

void dml_blocks_free(dml_blocks *b)
{
	smr_vec_free(&b->list);
}
