/* Data frames as csv, and notes about columns. */
#include <string.h>

#include "base/alloc.h"
#include "dml/io/frame_csv.h"

static void put_notes(smr_str *s, const dml_dataframe *t, const char *sep)
{
	smr_str_puts(s, "#Meta\u00b7MV");
	for (int64_t j = 0; j < t->cols; j++)
		smr_str_printf(s, "%s%s", sep,
			       t->meta[j].missing != NULL ? t->meta[j].missing : "null");
	smr_str_puts(s, "\n#Meta\u00b7ND");
	for (int64_t j = 0; j < t->cols; j++)
		smr_str_printf(s, "%s%lld", sep, (long long)t->meta[j].distinct);
	smr_str_putc(s, '\n');
}

void dml_frame_csv_put(smr_str *s, const dml_dataframe *t, const char *sep, bool header,
		       int64_t from, int64_t n)
{
	char room[DML_CELL_ROOM];
	int64_t to = t->rows - from < n ? t->rows : from + n;

	for (int64_t j = 0; from == 0 && header && j < t->cols; j++)
		smr_str_printf(s, "%s%s", j > 0 ? sep : "", dml_dataframe_name(t, j, room));
	if (from == 0 && header)
		smr_str_putc(s, '\n');
	if (from == 0 && t->meta != NULL)
		put_notes(s, t, sep);
	for (int64_t i = from; i < to; i++) {
		for (int64_t j = 0; j < t->cols; j++) {
			dml_cell x = dml_cell_text(t->columns[j], i, room);

			if (j > 0)
				smr_str_puts(s, sep);
			if (x.s != NULL)
				smr_str_write(s, x.s, x.n);
		}
		smr_str_putc(s, '\n');
	}
}

smr_status dml_frame_note_distinct(dml_dataframe *t, int64_t j, const char *s, size_t n)
{
	int64_t v;

	if (t->meta == NULL)
		SMR_TRY(dml_dataframe_add_meta(t));
	if (j >= 0 && j < t->cols && dml_parse_integer(s, n, &v))
		t->meta[j].distinct = v;
	return SMR_OK;
}

smr_status dml_frame_note_missing(dml_dataframe *t, int64_t j, const char *s, size_t n)
{
	if (t->meta == NULL)
		SMR_TRY(dml_dataframe_add_meta(t));
	if (j < 0 || j >= t->cols || n == 0 || (n == 4 && memcmp(s, "null", 4) == 0))
		return SMR_OK;
	smr_free(t->meta[j].missing);
	t->meta[j].missing = smr_strndup(s, n);
	return t->meta[j].missing != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a text");
}
