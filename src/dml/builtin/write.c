/* Writing matrices and numbers to files: a new file replaces the old one when it is complete. Its
 * metadata is in FILE.mtd. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "dml/absint.h"
#include "dml/builtin/write.h"
#include "dml/io/hdf5.h"
#include "dml/io/stored.h"
#include "dml/io/write.h"

/* Returns false for an unknown format. */
static bool put_matrix(smr_str *s, const dml_matrix *m, const char *format)
{
	bool market = strcmp(format, "mm") == 0 || strcmp(format, "mtx") == 0 ||
		      strcmp(format, "matrixmarket") == 0;

	if (strcmp(format, "binary") == 0)
		dml_binary_put(s, m);
	else if (market || strcmp(format, "text") == 0)
		dml_cells_put(s, m, market);
	else
		return false;
	return true;
}

/* Writes the metadata file. */
static smr_status write_metadata(const char *path, const dml_mtd *a)
{
	return *a->format != '\0' ? dml_mtd_write(path, a) : SMR_OK;
}

static smr_status store(const char *path, const smr_str *text)
{
	smr_atomic_file *file;
	smr_status st;

	SMR_TRY(smr_str_status(text, path));
	SMR_TRY(smr_atomic_file_open(path, SMR_WRITE_FOR_ALL, &file));
	st = smr_atomic_file_write(file, smr_str_text(text), text->n);
	if (st != SMR_OK) {
		smr_atomic_file_drop(file);
		return st;
	}
	dml_mtd_remove(path);
	return smr_atomic_file_keep(file);
}

static smr_status put_libsvm(dml_builtin_call *c, const char *path, const char *sep, dml_mtd *a)
{
	dml_matrix *m = c->args[DML_WRITE_VALUE].matrix;
	const char *index_sep;
	smr_str text = {0};
	smr_status st;

	SMR_TRY(dml_arg_text(c, DML_WRITE_INDEX_SEP, ":", &index_sep));
	SMR_TRY(dml_matrix_dense(m));
	dml_libsvm_put(&text, m, sep, index_sep);
	st = store(path, &text);
	smr_str_free(&text);
	a->nnz = st == SMR_OK ? dml_matrix_nonzeros(m) : 0;
	return st;
}

/* The dataset is named as SystemDS does where none is given. */
static smr_status put_hdf5(dml_builtin_call *c, const char *path, dml_mtd *a)
{
	dml_matrix *m = c->args[DML_WRITE_VALUE].matrix;
	const char *name;

	SMR_TRY(dml_arg_text(c, DML_WRITE_DATASET, "systemdsh5", &name));
	SMR_TRY(dml_matrix_dense(m));
	SMR_TRY(dml_hdf5_write(path, name, m));
	a->nnz = dml_matrix_nonzeros(m);
	return SMR_OK;
}

static const char *value_type(const dml_value *v)
{
	return v->kind == DML_INTEGER   ? "int"
	       : v->kind == DML_BOOLEAN ? "boolean"
	       : v->kind == DML_TEXT    ? "string"
					: "double";
}

/* ---- matrices -------------------------------------------------------------------------------- */

typedef struct each { /* source of the rows */
	dml_lazy *t;
	dml_matrix *m;
} each;

/* Passes the rows of a sparse matrix as dense blocks. */
static smr_status sparse_rows(const dml_matrix *m, const dml_sink *sink)
{
	enum { NUMBERS = 1 << 17 };
	int64_t most = m->cols < NUMBERS ? NUMBERS / m->cols : 1;
	double *rows = smr_numbers_new((most < m->rows ? most : m->rows) * m->cols);
	smr_status st = rows != NULL ? SMR_OK : SMR_ENOMEM;

	for (int64_t i = 0; i < m->rows && st == SMR_OK; i += most) {
		int64_t n = m->rows - i < most ? m->rows - i : most;

		smr_sparse_rows_to_dense(m->pattern, m->values, i, n, rows);
		st = sink->rows(sink->ctx, i, n, rows);
	}
	free(rows);
	return st;
}

static smr_status write_all_rows(void *ctx, const dml_sink *sink)
{
	const each *e = ctx;

	if (e->m->values != NULL)
		return sparse_rows(e->m, sink);
	if (e->m->packed != NULL)
		SMR_TRY(dml_matrix_dense(e->m));
	if (dml_matrix_known(e->m))
		return sink->rows(sink->ctx, 0, e->m->rows, e->m->data);
	return dml_stream_rows(e->t, e->m, sink);
}

/* Writes row by row, whether the matrix is in memory or streamed. */
static smr_status put_rows(dml_builtin_call *c, const char *path, dml_write *how, dml_mtd *a)
{
	each e = {c->s->trace, c->args[DML_WRITE_VALUE].matrix};
	const dml_rows rows = {e.m->rows, e.m->cols, write_all_rows, &e};

	how->binary = strcmp(a->format, "binary") == 0;
	return dml_write_rows(path, how, &rows, &a->nnz);
}

static smr_status put_text(const dml_matrix *m, const char *path, const char *format, dml_mtd *a)
{
	smr_str text = {0};
	smr_status st =
		put_matrix(&text, m, format)
			? store(path, &text)
			: smr_fail(SMR_EINVAL, "write(): format \"%s\" is not written yet", format);

	smr_str_free(&text);
	a->nnz = st == SMR_OK ? dml_matrix_nonzeros(m) : 0;
	return st;
}

static smr_status write_matrix(dml_builtin_call *c, const char *path, const char *format)
{
	const dml_matrix *m = c->args[DML_WRITE_VALUE].matrix;
	dml_mtd a = {.data_type = "matrix", .value_type = "double"};
	bool csv = strcmp(format, "csv") == 0, by_rows = csv || strcmp(format, "binary") == 0;
	dml_write how = {.workers = c->s->trace->runner->workers};
	smr_status st;

	SMR_TRY(dml_arg_text(c, DML_WRITE_SEP, ",", &how.sep));
	SMR_TRY(dml_arg_truth(c, DML_WRITE_HEADER, false, &how.header));
	SMR_TRY(dml_arg_truth(c, DML_WRITE_SPARSE, false, &how.sparse));
	if (strlen(how.sep) >= sizeof(a.sep) || *how.sep == '\0')
		return dml_run_fail(c->s, c->at, "write(): sep is empty or long");
	a.rows = m->rows;
	a.cols = m->cols;
	a.header = how.header;
	snprintf(a.sep, sizeof(a.sep), "%s", how.sep);
	if (strlen(format) < sizeof(a.format) && format[0] != 'm')
		snprintf(a.format, sizeof(a.format), "%s",
			 format); /* MatrixMarket needs no metadata */
	st = by_rows ? SMR_OK : dml_compute(c->s->trace, &c->args[DML_WRITE_VALUE]);
	if (st == SMR_OK)
		st = csv || (by_rows && m->values == NULL) ? put_rows(c, path, &how, &a)
		     : strcmp(format, "libsvm") == 0       ? put_libsvm(c, path, how.sep, &a)
		     : strcmp(format, "hdf5") == 0         ? put_hdf5(c, path, &a)
							   : put_text(m, path, format, &a);
	if (st == SMR_OK)
		st = write_metadata(path, &a);
	return st == SMR_OK || c->s->told ? st : dml_run_fail(c->s, c->at, "%s", smr_errmsg());
}

static smr_status write_value(dml_builtin_call *c, const char *path)
{
	dml_mtd a = {.data_type = "scalar", .format = "text", .rows = -1};
	smr_str text = {0};
	smr_status st;

	snprintf(a.value_type, sizeof(a.value_type), "%s", value_type(&c->args[DML_WRITE_VALUE]));
	if (c->args[DML_WRITE_VALUE].kind == DML_BOOLEAN)
		smr_str_puts(&text, c->args[DML_WRITE_VALUE].integer ? "true" : "false");
	else
		dml_put_scalar(&text, &c->args[DML_WRITE_VALUE]);
	st = store(path, &text);
	if (st == SMR_OK)
		st = write_metadata(path, &a);
	smr_str_free(&text);
	return st == SMR_OK ? SMR_OK : dml_run_fail(c->s, c->at, "%s", smr_errmsg());
}

/* ---- lists ----------------------------------------------------------------------------------- */

static smr_status write_to(dml_builtin_call *c, const char *path);

/* Writes value @p i to FOLDER/i_name, as SystemDS does; an unnamed value is called "null". */
static smr_status write_item(const dml_builtin_call *c, uint32_t i, const char *folder)
{
	const dml_list *l = c->args[DML_WRITE_VALUE].list;
	const char *name = l->names[i] != NULL ? l->names[i] : "null";
	dml_builtin_call item = *c;
	smr_str path = {0};
	smr_status st;

	if (strchr(name, '/') != NULL)
		return dml_run_fail(c->s, c->at, "write(): '%s' is no name of a file", name);
	smr_str_printf(&path, "%s/%u_%s", folder, i, name);
	st = smr_str_status(&path, "a name");
	item.args[DML_WRITE_VALUE] = dml_keep(&l->values[i]);
	if (st == SMR_OK)
		st = write_to(&item, smr_str_text(&path));
	dml_drop(&item.args[DML_WRITE_VALUE]);
	smr_str_free(&path);
	return st;
}

/* Replaces an existing file or folder by a complete one. */
static smr_status replace_output(const char *made, const char *path)
{
	struct stat s;
	smr_str old = {0};
	smr_status st = SMR_OK;

	smr_str_printf(&old, "%s.old", made);
	SMR_TRY(smr_str_status(&old, "a name"));
	dml_mtd_remove(path);
	if (lstat(path, &s) == 0 && rename(path, smr_str_text(&old)) != 0)
		st = smr_fail(SMR_EIO, "cannot replace %s: %s", path, strerror(errno));
	if (st == SMR_OK && rename(made, path) != 0)
		st = smr_fail(SMR_EIO, "cannot write %s: %s", path, strerror(errno));
	if (st == SMR_OK && lstat(smr_str_text(&old), &s) == 0 && !S_ISDIR(s.st_mode))
		(void)unlink(smr_str_text(&old));
	else if (st == SMR_OK)
		smr_remove_all(smr_str_text(&old));
	smr_str_free(&old);
	return st;
}

static smr_status write_list(dml_builtin_call *c, const char *path)
{
	const dml_list *l = c->args[DML_WRITE_VALUE].list;
	dml_mtd a = {.data_type = "list", .value_type = "unknown", .format = "text"};
	smr_str made = {0};
	smr_status st;

	a.rows = l->n;
	a.cols = 1;
	a.nnz = -1;
	smr_str_printf(&made, "%s.XXXXXX", path);
	SMR_TRY(smr_str_status(&made, "a name"));
	st = mkdtemp(made.s) != NULL
		     ? SMR_OK
		     : smr_fail(SMR_EIO, "cannot write %s: %s", path, strerror(errno));
	for (uint32_t i = 0; i < l->n && st == SMR_OK; i++)
		st = write_item(c, i, made.s);
	if (st == SMR_OK)
		st = replace_output(made.s, path);
	if (st == SMR_OK)
		st = dml_mtd_write(path, &a);
	else
		smr_remove_all(made.s);
	smr_str_free(&made);
	return st == SMR_OK || c->s->told ? st : dml_run_fail(c->s, c->at, "%s", smr_errmsg());
}

static smr_status write_to(dml_builtin_call *c, const char *path)
{
	const char *format;

	SMR_TRY(dml_compute_or_stream(c->s->trace, &c->args[DML_WRITE_VALUE]));
	SMR_TRY(dml_arg_text(c, DML_WRITE_FORMAT, "text", &format));
	if (c->args[DML_WRITE_VALUE].kind == DML_MATRIX)
		return write_matrix(c, path, format);
	if (c->args[DML_WRITE_VALUE].kind == DML_TENSOR)
		return dml_run_fail(c->s, c->at, "write(): a tensor is not written yet");
	if (c->args[DML_WRITE_VALUE].kind == DML_FRAME)
		return dml_write_frame(c, path, format);
	return c->args[DML_WRITE_VALUE].kind == DML_LIST ? write_list(c, path)
							 : write_value(c, path);
}

static smr_status write_it(dml_builtin_call *c, dml_value *out)
{
	static const uint32_t texts[] = {DML_WRITE_FILE, DML_WRITE_SEP, DML_WRITE_INDEX_SEP,
					 DML_WRITE_DATASET};
	const char *path;

	*out = (dml_value){0};
	SMR_TRY(c->s->parallel->await(c->s, false));
	for (uint32_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		SMR_TRY(dml_arg_to_text(c, texts[i]));
	SMR_TRY(dml_arg_text(c, DML_WRITE_FILE, NULL, &path));
	if (dml_make_folders(path) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	return write_to(c, path);
}

static const dml_builtin rows[] = {
	{"write",
	 "value! file! format sep header sparse indSep dataset rows_in_block "
	 "cols_in_block",
	 write_it, .analysis = DML_INFER, .infer = dml_absint_show_nothing},
};

const dml_builtins dml_builtins_write = {rows, sizeof(rows) / sizeof(rows[0])};
