/* Any bytes as the csv of a data frame, or as its binary blocks. Cut in lines for several threads
 * it is what it is in one piece, message and all; what was read is the same after it was written
 * and read again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "dml/io/frame_csv.h"

ACCEPTED_FORMATS("csv", "blocks")

static void compare(const dml_dataframe *a, const dml_dataframe *b)
{
	char rooms[2][DML_CELL_ROOM];

	if (a->rows != b->rows || a->cols != b->cols)
		abort();
	for (int64_t j = 0; j < a->cols; j++)
		for (int64_t i = 0; i < a->rows; i++) {
			dml_cell x = dml_cell_text(a->columns[j], i, rooms[0]);
			dml_cell y = dml_cell_text(b->columns[j], i, rooms[1]);

			if ((x.s == NULL) != (y.s == NULL) || x.n != y.n ||
			    (x.n > 0 && memcmp(x.s, y.s, x.n) != 0))
				abort();
		}
}

/* With a header, as a first line may be blank or a note. */
static void write_again(const dml_frame_csv *f, const dml_dataframe *t)
{
	dml_frame_csv plain = *f;
	dml_dataframe *again;
	smr_str text = {0};

	plain.header = true;
	plain.nmissing = 0;
	for (int64_t j = 0; j < t->cols; j++)
		smr_str_printf(&text, "%sC%lld", j > 0 ? f->sep : "", (long long)j);
	smr_str_putc(&text, '\n');
	dml_frame_csv_put(&text, t, f->sep, false, 0, t->rows);
	if (dml_frame_csv_parse(&plain, smr_str_text(&text), text.n, &again) == SMR_OK) {
		if (t->cols > 1 && again->cols == t->cols && again->rows == t->rows)
			compare(t, again);
		dml_dataframe_drop(again);
	}
	smr_str_free(&text);
}

/* Blocks that are read are the same after they were written and read again. */
static void read_blocks(const char *bytes, size_t n)
{
	dml_dataframe *t, *again;
	smr_str text = {0};

	if (dml_frame_blocks_parse("fuzz", bytes, n, &t) != SMR_OK)
		return;
	accepted("blocks");
	if (dml_frame_blocks_put(&text, t) == SMR_OK) {
		if (dml_frame_blocks_parse("fuzz", smr_str_text(&text), text.n, &again) != SMR_OK)
			abort();
		compare(t, again);
		dml_dataframe_drop(again);
	}
	smr_str_free(&text);
	dml_dataframe_drop(t);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	static const char *const seps[] = {",", ";", "\t", "::"};
	static const char *const schemas[] = {
		"", "FP64", "INT32", "BOOLEAN", "FP32", "CHARACTER", "STRING,INT64,FP64", "INT64"};
	static const char *const missing[] = {"NA", "x y"};
	static smr_workers *workers;
	dml_dataframe *one = NULL, *some = NULL;
	dml_frame_csv f = {.path = "fuzz"};
	char told[512] = "";
	smr_status st;

	if (n < 2 || (workers == NULL && smr_workers_new(3, &workers) != SMR_OK))
		return 0;
	if (n > 6 && memcmp(bytes + 2, "SEQ\6", 4) == 0) {
		read_blocks((const char *)bytes + 2, n - 2);
		return 0;
	}
	f.sep = seps[bytes[0] % 4];
	f.schema = schemas[bytes[0] / 4 % 8];
	f.header = bytes[0] >= 128;
	f.missing = missing;
	f.nmissing = bytes[0] & 64 ? 2 : 0;
	st = dml_frame_csv_parse(&f, (const char *)bytes + 2, n - 2, &one);
	if (st != SMR_OK)
		snprintf(told, sizeof(told), "%s", smr_errmsg());
	f.workers = workers;
	f.chunk = 1 + bytes[1];
	if (dml_frame_csv_parse(&f, (const char *)bytes + 2, n - 2, &some) != st ||
	    (st != SMR_OK && strcmp(told, smr_errmsg()) != 0))
		abort();
	if (st == SMR_OK) {
		accepted("csv");
		compare(one, some);
		if (strlen(f.sep) == 1 && memchr(bytes + 2, '"', n - 2) == NULL)
			write_again(&f, one); /* else fields may join */
		dml_dataframe_drop(one);
		dml_dataframe_drop(some);
	}
	return 0;
}
