/* Reading matrices from csv, in memory and in files. */
#include "dml/io/csv.h"

#include <string.h>

#include "dml/io/file_text.h"

static smr_status all_rows(dml_csv_text *t, dml_matrix **out)
{
	const dml_csv_chunk *last = t->nchunks > 0 ? &t->chunks[t->nchunks - 1] : NULL;
	dml_matrix *m;
	smr_status st;
	int64_t n;

	t->part = (dml_file_part){.n = last != NULL ? last->row + last->rows : 0, .cols = t->cols};
	if (__builtin_mul_overflow(t->part.n, t->cols, &n))
		return smr_fail(SMR_ENOMEM, "%s: too large", t->f->path);
	if (t->f->fits != NULL)
		SMR_TRY(t->f->fits(t->f->ctx, (double)n * sizeof(double)));
	m = dml_matrix_new(t->part.n, t->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	t->data = m->data;
	st = dml_csv_fill(t);
	if (st == SMR_OK)
		*out = m;
	else
		dml_matrix_drop(m);
	return st;
}

smr_status dml_csv_parse(const dml_csv *f, const char *text, size_t n, dml_matrix **out)
{
	const char *end = text + n, *stop;
	dml_csv_text t = dml_csv_begin(f);
	smr_status st;

	text = dml_csv_start(text, end);
	if (f->header && text < end) {
		stop = memchr(text, '\n', (size_t)(end - text));
		text = stop != NULL ? stop + 1 : end;
	}
	t.cols = dml_csv_columns(&t, text, end);
	st = dml_csv_count(&t, text, end, f->header ? 2 : 1, 0);
	if (st == SMR_OK)
		st = all_rows(&t, out);
	dml_csv_end(&t);
	return st;
}

smr_status dml_csv_read(const dml_csv *f, dml_matrix **out)
{
	dml_file_text t;
	smr_status st;

	SMR_TRY(dml_file_text_open(f->path, f->fits, f->ctx, &t));
	st = dml_csv_parse(f, t.at, t.n, out);
	dml_file_text_close(&t);
	return st;
}
