/* Finding the blocks of a matrix in sequence files of Hadoop: only the heads of records are read.
 *
 * A file begins with "SEQ", 6, the names of two classes, and 16 bytes that mark places between
 * records. A record is its length, the length of its key, the key (row and column of a block, from
 * 1) and the block. A length of -1 is followed by a mark. */
#include "dml/io/binary.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "dml/io/stored.h"

enum { MARK = 16, KEY = 16, HEAD = 9 /* rows, columns, kind */ };

#define KEY_CLASS "org.apache.sysds.runtime.matrix.data.MatrixIndexes"
#define VALUE_CLASS "org.apache.sysds.runtime.matrix.data.MatrixBlock"

typedef struct walk {
	const char *path;
	const dml_bytes *from;
	uint64_t at;
	dml_blocks *out;
} walk;

static smr_status fail_format(const char *path, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", path, what);
}

static smr_status take(walk *w, void *to, size_t n)
{
	if (w->from->n - w->at < n)
		return fail_format(w->path, "a binary matrix ends in the middle of a record");
	SMR_TRY(w->from->read(w->from->ctx, w->at, to, n));
	w->at += n;
	return SMR_OK;
}

static smr_status take_int(walk *w, int32_t *out)
{
	uint32_t x;

	SMR_TRY(take(w, &x, sizeof(x)));
	*out = (int32_t)be32toh(x);
	return SMR_OK;
}

static smr_status take_long(walk *w, int64_t *out)
{
	uint64_t x;

	SMR_TRY(take(w, &x, sizeof(x)));
	*out = (int64_t)be64toh(x);
	return SMR_OK;
}

/* Reads the name of a class, whose length is one byte. */
static smr_status expect_class(walk *w, const char *name)
{
	char got[128];
	uint8_t n;

	SMR_TRY(take(w, &n, 1));
	if (n >= sizeof(got))
		return fail_format(w->path, "no binary matrix: its records are of another class");
	SMR_TRY(take(w, got, n));
	got[n] = '\0';
	return strcmp(got, name) == 0
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s: no binary matrix: it has records of %s", w->path,
				  got);
}

/* Reads the head of a file; the first four bytes are read already. */
static smr_status read_file_head(walk *w)
{
	uint8_t compressed[2], mark[MARK];
	int32_t pairs;

	SMR_TRY(expect_class(w, KEY_CLASS));
	SMR_TRY(expect_class(w, VALUE_CLASS));
	SMR_TRY(take(w, compressed, 2));
	SMR_TRY(take_int(w, &pairs));
	if (compressed[0] != 0 || compressed[1] != 0 || pairs != 0)
		return fail_format(w->path, "a compressed sequence file is not read");
	return take(w, mark, MARK);
}

static smr_status read_nonzeros(walk *w, dml_block *b)
{
	bool many = b->rows * b->cols > INT32_MAX;
	int32_t few = 0;

	b->nnz = b->kind == DML_BLOCK_DENSE ? b->rows * b->cols : 0;
	if (b->kind == DML_BLOCK_ROWS && many)
		SMR_TRY(take_long(w, &b->nnz));
	else if (b->kind == DML_BLOCK_CELLS || b->kind == DML_BLOCK_ROWS)
		SMR_TRY(take_int(w, &few));
	b->nnz += few;
	return b->nnz >= 0 && b->nnz <= b->rows * b->cols
		       ? SMR_OK
		       : fail_format(w->path, "a block has more elements than places");
}

static bool is_dense_length(const dml_block *b)
{
	return b->kind != DML_BLOCK_DENSE ||
	       (b->end - b->at) / sizeof(double) == (uint64_t)(b->rows * b->cols);
}

static smr_status read_block_head(walk *w, int64_t down, int64_t across, uint64_t end)
{
	dml_block b = {.down = down - 1, .across = across - 1, .end = end};
	int32_t rows, cols;
	uint8_t kind;

	SMR_TRY(take_int(w, &rows));
	SMR_TRY(take_int(w, &cols));
	SMR_TRY(take(w, &kind, 1));
	b.rows = rows;
	b.cols = cols;
	b.kind = (dml_block_kind)kind;
	if (down < 1 || across < 1 || rows < 0 || cols < 0)
		return fail_format(w->path, "a block has no place");
	if (kind >= DML_BLOCK_KINDS)
		return smr_fail(SMR_EINVAL, "%s: blocks of kind %u are not read", w->path, kind);
	SMR_TRY(read_nonzeros(w, &b));
	b.at = w->at;
	if (b.at > end || !is_dense_length(&b))
		return fail_format(w->path, "a block has another length than its sizes");
	w->at = end;
	return smr_vec_push(&w->out->list, b);
}

static smr_status read_record(walk *w)
{
	int32_t length, key;
	int64_t down, across;
	uint8_t mark[MARK];
	uint64_t end;

	SMR_TRY(take_int(w, &length));
	if (length == -1)
		return take(w, mark, MARK);
	if (length == 0x53455106) /* "SEQ" 6: the next file of a folder */
		return read_file_head(w);
	SMR_TRY(take_int(w, &key));
	if (key != KEY || length < KEY + HEAD || (uint64_t)length > w->from->n - w->at)
		return fail_format(w->path, "a record of a binary matrix has a wrong length");
	end = w->at + (uint64_t)length;
	SMR_TRY(take_long(w, &down));
	SMR_TRY(take_long(w, &across));
	return read_block_head(w, down, across, end);
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
	walk w = {.path = path, .from = from, .out = out};
	char magic[4] = "";

	*out = (dml_blocks){0};
	if (from->n >= sizeof(magic))
		SMR_TRY(take(&w, magic, sizeof(magic)));
	if (memcmp(magic, "SEQ\x06", sizeof(magic)) != 0)
		return fail_format(path, "no binary matrix: it is no sequence file");
	SMR_TRY(read_file_head(&w));
	while (w.at < from->n)
		SMR_TRY(read_record(&w));
	if (out->list.n > 1)
		qsort(out->list.v, out->list.n, sizeof(*out->list.v), compare_places);
	find_sides(out);
	return check_places(path, out, rows, cols);
}

void dml_blocks_free(dml_blocks *b)
{
	smr_vec_free(&b->list);
}
