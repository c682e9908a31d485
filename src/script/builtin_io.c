/* Reading of matrices and numbers from files, or from folders of parts. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "script/csv.h"
#include "script/interp.h"
#include "script/stored.h"

enum { FILE_AT, FORMAT, ROWS, COLS, HEADER, SEP, DATA_TYPE, VALUE_TYPE };

/* ---- folders of parts, in the order of their numbers ----------------------------------------- */

static bool is_folder(const char *path)
{
	struct stat s;

	return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}

static int is_part(const struct dirent *d)
{
	return d->d_name[0] != '.' && d->d_name[0] != '_';
}

static smr_status add_part(const char *folder, const char *name, smr_str *all)
{
	smr_str path = {0};
	char *text = NULL;
	size_t n = 0;
	smr_status st;

	smr_str_printf(&path, "%s/%s", folder, name);
	st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = smr_read_file(smr_str_text(&path), &text, &n);
	if (st == SMR_OK) {
		smr_str_write(all, text, n);
		if (n > 0 && text[n - 1] != '\n')
			smr_str_putc(all, '\n');
		st = smr_str_status(all, folder);
	}
	smr_free(text);
	smr_str_free(&path);
	return st;
}

static smr_status read_folder(const char *path, char **out, size_t *n)
{
	struct dirent **list;
	int count = scandir(path, &list, is_part, versionsort);
	smr_str all = {0};
	smr_status st = count > 0 ? SMR_OK : smr_fail(SMR_EIO, "%s: there are no parts", path);

	for (int i = 0; i < count; i++) {
		if (st == SMR_OK)
			st = add_part(path, list[i]->d_name, &all);
		free(list[i]);
	}
	if (count >= 0)
		free(list);
	*n = all.n;
	*out = st == SMR_OK ? smr_str_take(&all) : NULL;
	smr_str_free(&all);
	return st == SMR_OK && *out == NULL ? smr_fail(SMR_ENOMEM, "%s: no memory", path) : st;
}

/* ---- matrices -------------------------------------------------------------------------------- */

typedef struct wanted { /* arguments, and what stands beside the file */
	script_builtin_call *c;
	const char *path, *format, *sep, *data_type, *value_type;
	int64_t rows, cols;
	bool header;
} wanted;

static smr_status no_file(const wanted *w)
{
	return script_fail(w->c->s, w->c->at,
			   "Read input file does not exist on FS (local mode): %s", w->path);
}

static smr_status read_csv(const wanted *w, script_matrix **out)
{
	script_csv f = {.path = w->path,
			.sep = w->sep,
			.header = w->header,
			.workers = w->c->s->params->runner->workers,
			.fits = script_fits,
			.ctx = w->c->s};
	char *text;
	size_t n;
	smr_status st;

	if (*f.sep == '\0')
		return smr_fail(SMR_EINVAL, "read(): sep is empty");
	if (!is_folder(w->path)) {
		st = script_csv_read(&f, out);
	} else {
		SMR_TRY(read_folder(w->path, &text, &n));
		st = script_csv_parse(&f, text, n, out);
		smr_free(text);
	}
	if (st == SMR_OK && ((w->rows >= 0 && w->rows != (*out)->rows) ||
			     (w->cols >= 0 && w->cols != (*out)->cols))) {
		st = smr_fail(SMR_EINVAL, "%s is %lldx%lld, and said to be %lldx%lld", w->path,
			      (long long)(*out)->rows, (long long)(*out)->cols, (long long)w->rows,
			      (long long)w->cols);
		script_matrix_drop(*out);
	}
	return st;
}

static smr_status parse(const wanted *w, const char *text, size_t n, script_matrix **out)
{
	if (strcmp(w->format, "binary") == 0)
		return script_packed_parse(w->path, text, n, out);
	if (strcmp(w->format, "text") != 0)
		return script_market_parse(w->path, text, n, out);
	if (w->rows < 0 || w->cols < 0)
		return smr_fail(SMR_EINVAL,
				"Missing or incomplete dimension information in read statement: "
				"%s.mtd",
				w->path);
	return script_cells_parse(w->path, text, n, w->rows, w->cols, out);
}

static smr_status read_bytes(const wanted *w, char **text, size_t *n)
{
	return is_folder(w->path) ? read_folder(w->path, text, n) : smr_read_file(w->path, text, n);
}

static smr_status read_matrix(const wanted *w, script_value *out)
{
	static const char *const formats[] = {"csv",          "text",          "mm",     "mtx",
					      "matrixmarket", "matrix market", "binary", NULL};
	script_matrix *m = NULL;
	char *text = NULL;
	size_t k = 0, n;
	smr_status st;

	while (formats[k] != NULL && strcmp(formats[k], w->format) != 0)
		k++;
	if (formats[k] == NULL)
		return script_fail(w->c->s, w->c->at, "read(): format \"%s\" is not read yet",
				   w->format);
	if (k == 0) {
		st = read_csv(w, &m);
		if (st == SMR_OK)
			st = script_matrix_settle(m);
	} else {
		st = read_bytes(w, &text, &n);
		if (st == SMR_OK)
			st = parse(w, text, n, &m);
		smr_free(text);
	}
	if (st == SMR_EIO || st == SMR_ENOTFOUND)
		return no_file(w);
	if (st != SMR_OK)
		return script_fail(w->c->s, w->c->at, "%s", smr_errmsg());
	*out = script_of(m);
	return SMR_OK;
}

/* ---- numbers and texts ----------------------------------------------------------------------- */

static smr_status value_of(const wanted *w, const char *text, script_value *out)
{
	const char *t = w->value_type;
	char *end;
	size_t n = strcspn(text, "\r\n");

	if (strcasecmp(t, "string") == 0)
		return script_string(text, n, out);
	if (strcasecmp(t, "boolean") == 0) {
		*out = script_boolean(strncasecmp(text, "true", 4) == 0);
		return SMR_OK;
	}
	if (strcasecmp(t, "int") == 0 || strcasecmp(t, "integer") == 0)
		*out = script_integer(strtoll(text, &end, 10));
	else
		*out = script_double(strtod(text, &end));
	return end != text && end == text + n
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s:1: this is no %s", w->path, t);
}

static smr_status read_value(const wanted *w, script_value *out)
{
	char *text;
	size_t n;
	smr_status st = read_bytes(w, &text, &n);

	if (st != SMR_OK)
		return no_file(w);
	st = value_of(w, text, out);
	smr_free(text);
	return st == SMR_OK ? SMR_OK : script_fail(w->c->s, w->c->at, "%s", smr_errmsg());
}

static const char *told(const char *text, const char *otherwise)
{
	return *text != '\0' ? text : otherwise;
}

static smr_status read_it(script_builtin_call *c, script_value *out)
{
	script_about a = script_about_nothing();
	wanted w = {.c = c};

	SMR_TRY(script_arg_text(c, FILE_AT, NULL, &w.path));
	if (script_about_read(w.path, &a) != SMR_OK)
		return script_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(script_arg_text(c, FORMAT, told(a.format, "csv"), &w.format));
	SMR_TRY(script_arg_int(c, ROWS, a.rows, &w.rows));
	SMR_TRY(script_arg_int(c, COLS, a.cols, &w.cols));
	SMR_TRY(script_arg_truth(c, HEADER, a.header, &w.header));
	SMR_TRY(script_arg_text(c, SEP, told(a.sep, ","), &w.sep));
	SMR_TRY(script_arg_text(c, DATA_TYPE, told(a.data_type, "matrix"), &w.data_type));
	SMR_TRY(script_arg_text(c, VALUE_TYPE, told(a.value_type, "double"), &w.value_type));
	if (strcmp(w.data_type, "scalar") == 0)
		return read_value(&w, out);
	if (strcmp(w.data_type, "matrix") != 0)
		return script_fail(c->s, c->at, "read(): a %s is not read yet", w.data_type);
	return read_matrix(&w, out);
}

static const script_builtin rows[] = {
	{"read", "file! format rows cols header sep data_type value_type nnz", read_it, 0},
};

const script_builtins script_builtins_io = {rows, sizeof(rows) / sizeof(rows[0])};
