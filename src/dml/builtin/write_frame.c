/* Writing data frames to files. */
#include <string.h>

#include "base/fs.h"
#include "dml/builtin/write.h"
#include "dml/io/frame_csv.h"
#include "dml/io/stored.h"

enum { ROWS = 4096 /* of csv in memory at one time */ };

static smr_status put_csv(smr_atomic_file *file, const dml_dataframe *t, const char *sep,
			  bool header)
{
	smr_str text = {0};
	smr_status st = SMR_OK;
	int64_t i = 0;

	do {
		smr_str_clear(&text);
		dml_frame_csv_put(&text, t, sep, header, i, ROWS);
		st = smr_str_status(&text, "rows of a frame");
		if (st == SMR_OK)
			st = smr_atomic_file_write(file, smr_str_text(&text), text.n);
		i += ROWS;
	} while (i < t->rows && st == SMR_OK);
	smr_str_free(&text);
	return st;
}

static smr_status put_cells(smr_atomic_file *file, const dml_dataframe *t, bool packed)
{
	smr_str text = {0};
	smr_status st = packed ? dml_frame_blocks_put(&text, t) : SMR_OK;

	if (!packed)
		dml_frame_cells_put(&text, t);
	if (st == SMR_OK)
		st = smr_str_status(&text, "cells of a frame");
	if (st == SMR_OK)
		st = smr_atomic_file_write(file, smr_str_text(&text), text.n);
	smr_str_free(&text);
	return st;
}

static smr_status store(const dml_dataframe *t, const char *path, const char *format,
			const char *sep, bool header)
{
	bool csv = strcmp(format, "csv") == 0, packed = strcmp(format, "binary") == 0;
	smr_atomic_file *file;
	smr_status st;

	if (!csv && !packed && strcmp(format, "text") != 0)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"write(): a frame is not written as \"%s\": csv, text and binary are",
			format);
	SMR_TRY(smr_atomic_file_open(path, SMR_WRITE_FOR_ALL, &file));
	st = csv ? put_csv(file, t, sep, header) : put_cells(file, t, packed);
	if (st != SMR_OK) {
		smr_atomic_file_drop(file);
		return st;
	}
	dml_mtd_remove(path);
	SMR_TRY(smr_atomic_file_keep(file));
	return dml_frame_mtd_write(path, t, format, csv ? sep : NULL, header);
}

smr_status dml_write_frame(dml_builtin_call *c, const char *path, const char *format)
{
	const char *sep;
	bool header;
	dml_dataframe *t;

	SMR_TRY(dml_frame_known(c->s, c->at, &c->args[DML_WRITE_VALUE], &t));
	SMR_TRY(dml_arg_text(c, DML_WRITE_SEP, ",", &sep));
	SMR_TRY(dml_arg_truth(c, DML_WRITE_HEADER, false, &header));
	if (*sep == '\0')
		return dml_run_fail(c->s, c->at, "write(): sep is empty");
	if (store(t, path, format, sep, header) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	return SMR_OK;
}
