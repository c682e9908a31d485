/* Reading matrices from files, or from folders of parts. */
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "dml/builtin/read.h"
#include "dml/io/file_text.h"
#include "dml/io/hdf5.h"
#include "dml/io/source.h"
#include "dml/io/stored.h"

smr_status dml_no_file(const dml_read_range *w)
{
	return dml_run_fail(w->c->s, w->c->at,
			    "Read input file does not exist on FS (local mode): %s", w->path);
}

static bool is_binary(const dml_read_range *w)
{
	return strcmp(w->format, "binary") == 0;
}

static smr_status read_folder_csv(const dml_read_range *w, const dml_csv *f, dml_matrix **out)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(dml_read_folder(w->path, true, &text, &n));
	st = dml_csv_parse(f, text, n, out);
	smr_free(text);
	return st;
}

/* Whether it is a regular file; gives its size, @p n bytes. */
static bool is_plain(const char *path, double *n)
{
	struct stat s;

	if (stat(path, &s) != 0 || !S_ISREG(s.st_mode))
		return false;
	*n = (double)s.st_size;
	return true;
}

/* Loads the matrix, or keeps it in its file until it is used if it is large or memory is short. */
static smr_status load_or_keep(const dml_read_range *w, dml_file_source *s, dml_matrix **out)
{
	double bytes = dml_file_source_bytes(s);

	if (!dml_is_later(w->c->s, bytes) && dml_fits(w->c->s, bytes) == SMR_OK)
		return dml_file_source_load(s, out);
	s->parsed = &w->c->s->root->parsed;
	w->c->s->root->in_files += (uint64_t)s->rows * (uint64_t)s->cols;
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	(*out)->refs = 1;
	(*out)->rows = s->rows;
	(*out)->cols = s->cols;
	(*out)->source = &dml_file_source_keep(s)->base;
	return SMR_OK;
}

/* Reads a source, which it takes over. */
static smr_status read_source(const dml_read_range *w, dml_file_source *s, dml_matrix **out)
{
	smr_status st = load_or_keep(w, s, out);

	dml_file_source_drop(s);
	return st;
}

static smr_status read_large(const dml_read_range *w, const dml_csv *f, dml_matrix **out)
{
	dml_file_source *s;

	SMR_TRY(dml_file_source_csv(f, &s));
	return read_source(w, s, out);
}

static smr_status read_csv(const dml_read_range *w, dml_matrix **out)
{
	enum { MOST = 4 }; /* maximum bytes of numbers per byte of text: "1," */
	dml_csv f = {.path = w->path,
		     .sep = w->sep,
		     .header = w->header,
		     .fill = w->fill,
		     .blank = w->blank,
		     .missing = w->missing,
		     .nmissing = w->nmissing,
		     .workers = w->c->s->params->runner->workers,
		     .fits = dml_fits,
		     .ctx = w->c->s};
	double n;

	if (*f.sep == '\0')
		return smr_fail(SMR_EINVAL, "read(): sep is empty");
	if (dml_is_folder(w->path))
		return read_folder_csv(w, &f, out);
	if (is_plain(w->path, &n) && !dml_is_gzip_file(w->path) &&
	    (dml_is_later(w->c->s, n) || dml_fits(w->c->s, MOST * n) != SMR_OK))
		return read_large(w, &f, out);
	SMR_TRY(dml_csv_read(&f, out));
	return dml_matrix_settle(*out, f.workers);
}

static smr_status read_binary(const dml_read_range *w, dml_matrix **out)
{
	dml_file_source *s;

	SMR_TRY(dml_file_source_binary(w->path, w->rows, w->cols, &s));
	return read_source(w, s, out);
}

static smr_status parse(const dml_read_range *w, const char *text, size_t n, dml_matrix **out)
{
	if (is_binary(w))
		return dml_binary_parse(w->path, text, n, w->rows, w->cols, out);
	if (strcmp(w->format, "libsvm") == 0)
		return dml_libsvm_parse(&(dml_libsvm){w->path, w->sep, w->index_sep, w->rows,
						      w->cols},
					text, n, out);
	if (strcmp(w->format, "text") != 0)
		return dml_market_parse(w->path, text, n, out);
	if (w->rows < 0 || w->cols < 0)
		return smr_fail(SMR_EINVAL,
				"Missing or incomplete dimension information in read statement: "
				"%s.mtd",
				w->path);
	return dml_cells_parse(w->path, text, n, w->rows, w->cols, out);
}

smr_status dml_read_bytes(const dml_read_range *w, char **text, size_t *n)
{
	return dml_is_folder(w->path) ? dml_read_folder(w->path, !is_binary(w), text, n)
				      : dml_read_plain(w->path, text, n);
}

/* Reads text or MatrixMarket, whose lines have positions. */
static smr_status read_cells(const dml_read_range *w, dml_matrix **out)
{
	char *text = NULL;
	size_t n;
	double bytes;
	smr_status st;

	if (is_plain(w->path, &bytes))
		SMR_TRY(dml_fits(w->c->s, bytes));
	SMR_TRY(dml_read_bytes(w, &text, &n));
	st = parse(w, text, n, out);
	smr_free(text);
	return st;
}

static smr_status read_hdf5(const dml_read_range *w, dml_matrix **out)
{
	SMR_TRY(dml_hdf5_read(w->path, w->dataset, dml_fits, w->c->s, out));
	return dml_matrix_settle(*out, w->c->s->params->runner->workers);
}

static smr_status read_as(const dml_read_range *w, dml_matrix **out)
{
	static const char *const formats[] = {"csv",    "text",         "mm",
					      "mtx",    "matrixmarket", "matrix market",
					      "binary", "libsvm",       "hdf5",
					      NULL};
	size_t k = 0;
	double n;

	while (formats[k] != NULL && strcmp(formats[k], w->format) != 0)
		k++;
	if (formats[k] == NULL)
		return smr_fail(SMR_EINVAL, "read(): format \"%s\" is not read yet", w->format);
	if (k == 0)
		return read_csv(w, out);
	if (strcmp(w->format, "hdf5") == 0)
		return read_hdf5(w, out);
	return is_binary(w) && is_plain(w->path, &n) ? read_binary(w, out) : read_cells(w, out);
}

static bool has_expected_shape(const dml_read_range *w, const dml_matrix *m)
{
	return (w->rows < 0 || w->rows == m->rows) && (w->cols < 0 || w->cols == m->cols);
}

smr_status dml_read_matrix(const dml_read_range *w, dml_value *out)
{
	dml_matrix *m = NULL;
	smr_status st = read_as(w, &m);

	if (st == SMR_OK && (strcmp(w->format, "csv") == 0 || strcmp(w->format, "hdf5") == 0) &&
	    !has_expected_shape(w, m))
		st = smr_fail(SMR_EINVAL, "%s is %lldx%lld, and said to be %lldx%lld", w->path,
			      (long long)m->rows, (long long)m->cols, (long long)w->rows,
			      (long long)w->cols);
	if (st == SMR_OK) {
		*out = dml_of(m);
		return SMR_OK;
	}
	dml_matrix_drop(m);
	if (st == SMR_EIO || st == SMR_ENOTFOUND)
		return dml_no_file(w);
	return dml_run_fail(w->c->s, w->c->at, "%s", smr_errmsg());
}
