/* Reading data frames from files, or from folders of parts. */
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/read.h"
#include "dml/io/file_text.h"
#include "dml/io/frame_csv.h"
#include "dml/io/stored.h"

static smr_status read_csv(const dml_read_range *w, const dml_frame_mtd *a, const char *schema,
			   dml_dataframe **out)
{
	dml_frame_csv f = {.path = w->path,
			   .sep = w->sep,
			   .header = w->header,
			   .schema = schema,
			   .missing =
				   w->nmissing > 0 ? w->missing : (const char *const *)a->missing,
			   .nmissing = w->nmissing > 0 ? w->nmissing : a->nmissing,
			   .workers = w->c->s->params->runner->workers,
			   .fits = dml_fits,
			   .ctx = w->c->s};
	char *text;
	size_t n;
	smr_status st;

	if (*f.sep == '\0')
		return smr_fail(SMR_EINVAL, "read(): sep is empty");
	if (!dml_is_folder(w->path))
		return dml_frame_csv_read(&f, out);
	SMR_TRY(dml_read_folder(w->path, true, &text, &n));
	st = dml_frame_csv_parse(&f, text, n, out);
	smr_free(text);
	return st;
}

static smr_status read_cells(const dml_read_range *w, const char *schema, dml_dataframe **out)
{
	char *text;
	size_t n;
	smr_status st;

	if (w->rows < 0 || w->cols < 0)
		return smr_fail(SMR_EINVAL,
				"Missing or incomplete dimension information in read statement: "
				"%s.mtd",
				w->path);
	SMR_TRY(dml_read_bytes(w, &text, &n));
	st = dml_fits(w->c->s, (double)n + (double)w->rows * (double)w->cols * sizeof(dml_cell));
	if (st == SMR_OK)
		st = dml_frame_cells_parse(w->path, text, n, w->rows, w->cols, schema, out);
	smr_free(text);
	return st;
}

static smr_status read_blocks(const dml_read_range *w, dml_dataframe **out)
{
	char *bytes;
	size_t n;
	smr_status st;

	if (dml_is_folder(w->path))
		SMR_TRY(dml_read_folder(w->path, false, &bytes, &n));
	else
		SMR_TRY(dml_read_plain(w->path, &bytes, &n));
	st = dml_fits(w->c->s, 2 * (double)n);
	if (st == SMR_OK)
		st = dml_frame_blocks_parse(w->path, bytes, n, out);
	smr_free(bytes);
	return st;
}

static smr_status read_as(const dml_read_range *w, const dml_frame_mtd *a, dml_dataframe **out)
{
	const char *schema;

	SMR_TRY(dml_arg_text(w->c, DML_READ_SCHEMA, a->schema != NULL ? a->schema : "", &schema));
	if (strcmp(w->format, "csv") == 0)
		return read_csv(w, a, schema, out);
	if (strcmp(w->format, "text") == 0)
		return read_cells(w, schema, out);
	if (strcmp(w->format, "binary") == 0)
		return read_blocks(w, out);
	return smr_fail(SMR_EUNSUPPORTED,
			"read(): a frame of format \"%s\" is not read: csv, text and binary are",
			w->format);
}

smr_status dml_read_frame(const dml_read_range *w, dml_value *out)
{
	dml_frame_mtd a;
	dml_dataframe *f;
	smr_status st = dml_frame_mtd_read(w->path, &a);

	if (st == SMR_OK)
		st = read_as(w, &a, &f);
	dml_frame_mtd_free(&a);
	if (st == SMR_OK &&
	    ((w->rows >= 0 && w->rows != f->rows) || (w->cols >= 0 && w->cols != f->cols))) {
		st = smr_fail(SMR_EINVAL, "%s is %lldx%lld, and said to be %lldx%lld", w->path,
			      (long long)f->rows, (long long)f->cols, (long long)w->rows,
			      (long long)w->cols);
		dml_dataframe_drop(f);
	}
	if (st == SMR_OK) {
		*out = dml_of_frame(f);
		return SMR_OK;
	}
	if (w->c->s->told)
		return st;
	return st == SMR_EIO || st == SMR_ENOTFOUND
		       ? dml_no_file(w)
		       : dml_run_fail(w->c->s, w->c->at, "%s", smr_errmsg());
}
