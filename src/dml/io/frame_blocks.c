/* Reading data frames in SystemDS's binary format: a sequence file whose keys are first rows and
 * whose values are blocks of rows. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "dml/io/frame_csv.h"

enum { MOST_COLUMNS = 1 << 24 };

const dml_sequence_kind dml_frame_blocks_kind = {"binary frame",
						 "org.apache.hadoop.io.LongWritable",
						 "org.apache.sysds.runtime.frame.data.FrameBlock",
						 sizeof(int64_t)};

typedef struct block {
	int64_t first; /* row, from 1 */
	const char *at, *end;
} block;

typedef struct reading {
	const char *path;
	const char *at, *end;
	SMR_VEC(block) blocks;
	dml_dataframe *t;
} reading;

static smr_status fail_file(const reading *r, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: it %s", r->path, what);
}

static bool has(const reading *r, int64_t n)
{
	return r->end - r->at >= n;
}

static uint64_t take_number(reading *r, int bytes)
{
	uint64_t x = 0;

	for (int i = 0; i < bytes; i++)
		x = x << 8 | (unsigned char)*r->at++;
	return x;
}

/* ---- the file -------------------------------------------------------------------------------- */

static smr_status find_blocks(reading *r)
{
	const dml_bytes from = dml_bytes_of(r->at, (size_t)(r->end - r->at));
	dml_sequence q = {.path = r->path, .kind = &dml_frame_blocks_kind, .from = &from};
	uint64_t end;

	SMR_TRY(dml_sequence_open(&q));
	for (;;) {
		block b;

		SMR_TRY(dml_sequence_next(&q, &end));
		if (end == 0)
			return SMR_OK;
		SMR_TRY(dml_sequence_take_long(&q, &b.first));
		b.at = r->at + q.at;
		b.end = r->at + end;
		SMR_TRY(smr_vec_push(&r->blocks, b));
		q.at = end;
	}
}

/* Sorts the blocks by their first rows: few, and mostly in order. */
static void sort_blocks(reading *r)
{
	for (size_t i = 1; i < r->blocks.n; i++) {
		block b = r->blocks.v[i];
		size_t k = i;

		for (; k > 0 && r->blocks.v[k - 1].first > b.first; k--)
			r->blocks.v[k] = r->blocks.v[k - 1];
		r->blocks.v[k] = b;
	}
}

/* ---- texts ----------------------------------------------------------------------------------- */

static uint32_t unit_at(const unsigned char *s)
{
	return (uint32_t)(s[0] & 0x0F) << 12 | (uint32_t)(s[1] & 0x3F) << 6 | (s[2] & 0x3F);
}

/* Makes UTF-8 of Java's modified form, in place: a pair of three bytes each is one character. */
static size_t to_utf8(char *text, size_t n)
{
	unsigned char *s = (unsigned char *)text;
	size_t k = 0;

	for (size_t i = 0; i < n;) {
		bool pair = i + 6 <= n && s[i] == 0xED && s[i + 1] >= 0xA0 && s[i + 3] == 0xED;

		if (pair) {
			uint32_t c = 0x10000 + ((unit_at(s + i) & 0x3FF) << 10) +
				     (unit_at(s + i + 3) & 0x3FF);

			s[k++] = (unsigned char)(0xF0 | c >> 18);
			s[k++] = (unsigned char)(0x80 | (c >> 12 & 0x3F));
			s[k++] = (unsigned char)(0x80 | (c >> 6 & 0x3F));
			s[k++] = (unsigned char)(0x80 | (c & 0x3F));
			i += 6;
		} else {
			s[k++] = s[i++];
		}
	}
	return k;
}

/* Reads a text with its length before it, into @p room of 65536 bytes; false: the block ends. */
static bool take_text(reading *r, char *room, size_t *n)
{
	if (!has(r, 2))
		return false;
	*n = take_number(r, 2);
	if (!has(r, (int64_t)*n))
		return false;
	memcpy(room, r->at, *n);
	r->at += *n;
	*n = to_utf8(room, *n);
	return true;
}

/* ---- columns --------------------------------------------------------------------------------- */

enum { TEXTS, TRUTHS, BITS, INT32S, INT64S, FP32S, FP64S, CHARACTERS, KINDS };

static smr_status read_texts(reading *r, int64_t rows, char *room, dml_column *c)
{
	size_t n;

	if (!has(r, 8))
		return fail_file(r, "ends in the middle of a column");
	r->at += 8; /* bytes in memory */
	for (int64_t i = 0; i < rows; i++) {
		if (!take_text(r, room, &n))
			return fail_file(r, "ends in the middle of a text");
		dml_column_add_text(c, n > 0 ? room : NULL, n);
	}
	return dml_column_status(c);
}

static smr_status read_bits(reading *r, int64_t rows, dml_column *c)
{
	int64_t n, words;
	const char *at;

	if (!has(r, 8))
		return fail_file(r, "ends in the middle of a column");
	n = (int32_t)take_number(r, 4);
	words = (int32_t)take_number(r, 4);
	if (n < rows || words < 0 || !has(r, words * 8))
		return fail_file(r, "has a column of bits of another length");
	at = r->at;
	for (int64_t i = 0; i < rows; i++) {
		bool in = i / 64 < words;
		unsigned char byte = in ? (unsigned char)at[i / 64 * 8 + 7 - i % 64 / 8] : 0;

		dml_column_add_number(c, byte >> (i % 8) & 1);
	}
	r->at += words * 8;
	return dml_column_status(c);
}

static void add_number(dml_column *c, int kind, uint64_t bits)
{
	uint32_t low = (uint32_t)bits;
	double v;
	float f;

	if (kind == INT64S && c->type == DML_CELL_INT64 && dml_column_reserve(c, 1, 0)) {
		c->int64[c->n++] = (int64_t)bits;
	} else if (kind == CHARACTERS && dml_column_reserve(c, 1, 0)) {
		c->utf16[c->n++] = (uint16_t)bits;
	} else if (kind == FP64S) {
		memcpy(&v, &bits, sizeof(v));
		dml_column_add_number(c, v);
	} else if (kind == FP32S) {
		memcpy(&f, &low, sizeof(f));
		dml_column_add_number(c, (double)f);
	} else {
		dml_column_add_number(c,
				      kind == TRUTHS ? (double)(bits != 0) : (double)(int32_t)low);
	}
}

/* Whether an array of this kind holds values of the column's type. */
static bool kind_fits(int kind, dml_cell_type t)
{
	switch (kind) {
	case TEXTS:
		return t == DML_CELL_STRING;
	case TRUTHS:
	case BITS:
		return t == DML_CELL_BOOLEAN;
	case INT32S:
		return t == DML_CELL_INT32 || t == DML_CELL_UINT8;
	case INT64S:
		return t == DML_CELL_INT64;
	case FP32S:
		return t == DML_CELL_FP32;
	case FP64S:
		return t == DML_CELL_FP64;
	default:
		return kind == CHARACTERS && t == DML_CELL_CHARACTER;
	}
}

static int take_signed_byte(reading *r)
{
	int byte = (int)take_number(r, 1);

	return byte < 128 ? byte : byte - 256;
}

static smr_status read_array(reading *r, int64_t rows, char *room, dml_column *c)
{
	static const int widths[KINDS] = {0, 1, 0, 4, 8, 4, 8, 2};
	int kind;

	if (!has(r, 1))
		return fail_file(r, "ends in the middle of a block");
	kind = take_signed_byte(r);
	if (!kind_fits(kind, c->type))
		return smr_fail(SMR_EUNSUPPORTED,
				"%s: it has a column of %s as an array of kind %d, which is not "
				"supported",
				r->path, dml_cell_type_name(c->type), kind);
	if (kind == TEXTS)
		return read_texts(r, rows, room, c);
	if (kind == BITS)
		return read_bits(r, rows, c);
	if (!has(r, rows * widths[kind]))
		return fail_file(r, "ends in the middle of a column");
	for (int64_t i = 0; i < rows; i++)
		add_number(c, kind, take_number(r, widths[kind]));
	return dml_column_status(c);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static smr_status read_notes(reading *r, int64_t j, char *room)
{
	int64_t distinct;
	size_t n;

	if (!take_text(r, room, &n))
		return fail_file(r, "ends in the middle of a block");
	SMR_TRY(dml_dataframe_set_name(r->t, j, room, n));
	if (!has(r, 8))
		return fail_file(r, "ends in the middle of a block");
	distinct = (int64_t)take_number(r, 8);
	if (!take_text(r, room, &n))
		return fail_file(r, "ends in the middle of a block");
	if (distinct < 0 && n == 0)
		return SMR_OK;
	SMR_TRY(dml_frame_note_missing(r->t, j, room, n));
	r->t->meta[j].distinct = distinct;
	return SMR_OK;
}

static smr_status read_column(reading *r, int64_t rows, int64_t j, bool plain, char *room)
{
	dml_column **c = &r->t->columns[j];
	int type;

	if (!has(r, 1))
		return fail_file(r, "ends in the middle of a block");
	type = take_signed_byte(r);
	if (!plain)
		SMR_TRY(read_notes(r, j, room));
	if ((type < 0 ? -type : type) < 1 || (type < 0 ? -type : type) > DML_CELL_TYPES ||
	    !dml_cell_type_stored((dml_cell_type)((type < 0 ? -type : type) - 1)))
		return fail_file(r, "has a column of a type that is not supported");
	if (*c == NULL)
		*c = dml_column_new((dml_cell_type)((type < 0 ? -type : type) - 1), rows);
	if (*c == NULL)
		return SMR_ENOMEM;
	if ((int)(*c)->type != (type < 0 ? -type : type) - 1)
		return fail_file(r, "has blocks with columns of different types");
	if (type < 0) {
		dml_column_add_blank(*c, rows);
		return dml_column_status(*c);
	}
	return rows > 0 ? read_array(r, rows, room, *c) : SMR_OK;
}

static smr_status read_block(reading *r, const block *b, int64_t *next, char *room)
{
	int64_t rows, cols;
	bool plain;

	r->at = b->at;
	r->end = b->end;
	if (!has(r, 9))
		return fail_file(r, "has a block without a size");
	rows = (int32_t)take_number(r, 4);
	cols = (int32_t)take_number(r, 4);
	plain = *r->at++ != 0;
	/* a cell takes a bit at least */
	if (rows < 0 || cols < 0 || cols > MOST_COLUMNS || cols > r->end - r->at + 1 ||
	    rows / 8 > b->end - b->at || b->first != *next)
		return fail_file(r, "has blocks that do not go together");
	if (r->t == NULL)
		r->t = dml_dataframe_new(0, cols);
	if (r->t == NULL)
		return SMR_ENOMEM;
	if (cols != r->t->cols)
		return fail_file(r, "has blocks that do not go together");
	for (int64_t j = 0; j < cols; j++)
		SMR_TRY(read_column(r, rows, j, plain, room));
	*next += rows;
	return SMR_OK;
}

static smr_status read_all(reading *r)
{
	char *room = smr_malloc(1 << 16);
	int64_t next = 1;
	smr_status st = room != NULL ? find_blocks(r) : smr_fail(SMR_ENOMEM, "no memory for texts");

	sort_blocks(r);
	for (size_t i = 0; i < r->blocks.n && st == SMR_OK; i++)
		st = read_block(r, &r->blocks.v[i], &next, room);
	if (st == SMR_OK && r->t == NULL)
		st = fail_file(r, "has no blocks");
	smr_free(room);
	return st;
}

smr_status dml_frame_blocks_parse(const char *path, const char *bytes, size_t n,
				  dml_dataframe **out)
{
	reading r = {.path = path, .at = bytes, .end = bytes + n};
	smr_status st = read_all(&r);

	smr_vec_free(&r.blocks);
	if (st == SMR_OK)
		return dml_dataframe_finish(r.t, out);
	dml_dataframe_drop(r.t);
	return st;
}
