/* Writing data frames in SystemDS's binary format: blocks of 1000 rows. */
#include <string.h>

#include "dml/io/frame_csv.h"

enum { ROWS = 1000 };

static void put_number(smr_str *s, uint64_t x, int bytes)
{
	for (int i = bytes - 1; i >= 0; i--)
		smr_str_putc(s, (char)(x >> (8 * i)));
}

/* Java's modified form: a character beyond 16 bits is a pair of three bytes each. */
static smr_status put_text(smr_str *s, const char *text, size_t n)
{
	size_t at = s->n;

	put_number(s, 0, 2);
	for (size_t i = 0; i < n;) {
		const unsigned char *u = (const unsigned char *)text + i;

		if (u[0] >= 0xF0 && i + 4 <= n) {
			uint32_t c = ((uint32_t)(u[0] & 7) << 18 | (uint32_t)(u[1] & 0x3F) << 12 |
				      (uint32_t)(u[2] & 0x3F) << 6 | (u[3] & 0x3F)) -
				     0x10000;
			uint32_t pair[2] = {0xD800 + (c >> 10), 0xDC00 + (c & 0x3FF)};

			for (int k = 0; k < 2; k++) {
				smr_str_putc(s, (char)(0xE0 | pair[k] >> 12));
				smr_str_putc(s, (char)(0x80 | (pair[k] >> 6 & 0x3F)));
				smr_str_putc(s, (char)(0x80 | (pair[k] & 0x3F)));
			}
			i += 4;
		} else {
			smr_str_putc(s, (char)u[0]);
			i++;
		}
	}
	SMR_TRY(smr_str_status(s, "a block of a frame"));
	n = s->n - at - 2;
	if (n > UINT16_MAX)
		return smr_fail(SMR_EUNSUPPORTED,
				"a text of %zu bytes is too long for the binary format", n);
	s->s[at] = (char)(n >> 8);
	s->s[at + 1] = (char)n;
	return SMR_OK;
}

static smr_status put_texts(smr_str *s, const dml_column *c, int64_t from, int64_t n)
{
	char room[DML_CELL_ROOM];

	put_number(s, (uint64_t)(c->offsets[from + n] - c->offsets[from] + 64 * n), 8);
	for (int64_t i = from; i < from + n; i++) {
		dml_cell x = dml_cell_text(c, i, room);

		SMR_TRY(put_text(s, x.s, x.n));
	}
	return SMR_OK;
}

static smr_status put_array(smr_str *s, const dml_column *c, int64_t from, int64_t n)
{
	static const signed char kinds[DML_CELL_TYPES] = {
		[DML_CELL_UINT8] = 3,  [DML_CELL_FP32] = 5,     [DML_CELL_FP64] = 6,
		[DML_CELL_INT32] = 3,  [DML_CELL_INT64] = 4,    [DML_CELL_BOOLEAN] = 1,
		[DML_CELL_STRING] = 0, [DML_CELL_CHARACTER] = 7};

	smr_str_putc(s, kinds[c->type]);
	if (c->type == DML_CELL_STRING)
		return put_texts(s, c, from, n);
	for (int64_t i = from; i < from + n; i++) {
		uint64_t bits = 0;
		uint32_t low = 0;

		if (c->type == DML_CELL_FP64)
			memcpy(&bits, &c->fp64[i], sizeof(bits));
		else if (c->type == DML_CELL_FP32)
			memcpy(&low, &c->fp32[i], sizeof(low));
		if (c->type == DML_CELL_FP64 || c->type == DML_CELL_INT64)
			put_number(s, c->type == DML_CELL_INT64 ? (uint64_t)c->int64[i] : bits, 8);
		else if (c->type == DML_CELL_BOOLEAN)
			smr_str_putc(s, (char)c->truth[i]);
		else if (c->type == DML_CELL_CHARACTER)
			put_number(s, c->utf16[i], 2);
		else
			put_number(s, c->type == DML_CELL_FP32 ? low : (uint32_t)c->int32[i], 4);
	}
	return SMR_OK;
}

static smr_status put_block(smr_str *s, const dml_dataframe *t, int64_t from, int64_t n)
{
	put_number(s, (uint64_t)n, 4);
	put_number(s, (uint64_t)t->cols, 4);
	smr_str_putc(s, 0);
	for (int64_t j = 0; j < t->cols; j++) {
		char room[DML_CELL_ROOM];
		const char *name = dml_dataframe_name(t, j, room), *missing = "";

		if (t->meta != NULL && t->meta[j].missing != NULL)
			missing = t->meta[j].missing;
		smr_str_putc(s, (char)(t->columns[j]->type + 1));
		SMR_TRY(put_text(s, name, strlen(name)));
		put_number(s, (uint64_t)(t->meta != NULL ? t->meta[j].distinct : -1), 8);
		SMR_TRY(put_text(s, missing, strlen(missing)));
		if (n > 0)
			SMR_TRY(put_array(s, t->columns[j], from, n));
	}
	return smr_str_status(s, "a block of a frame");
}

static smr_status put_record(dml_sequence_writer *w, smr_str *s, const dml_dataframe *t,
			     int64_t from, smr_str *b)
{
	int64_t n = t->rows - from < ROWS ? t->rows - from : ROWS;

	smr_str_clear(b);
	SMR_TRY(put_block(b, t, from, n));
	if (b->n > INT32_MAX - 64)
		return smr_fail(SMR_EUNSUPPORTED, "1000 rows of the frame exceed 2 GB");
	dml_sequence_put(w, s, (int64_t)b->n);
	dml_sequence_put_long(s, from + 1);
	smr_str_write(s, smr_str_text(b), b->n);
	return smr_str_status(s, "blocks of a frame");
}

smr_status dml_frame_blocks_put(smr_str *s, const dml_dataframe *t)
{
	dml_sequence_writer w;
	smr_str b = {0};
	int64_t from = 0;
	smr_status st;

	dml_sequence_begin(&w, s, &dml_frame_blocks_kind);
	do {
		st = put_record(&w, s, t, from, &b);
		from += ROWS;
	} while (from < t->rows && st == SMR_OK);
	smr_str_free(&b);
	return st;
}
