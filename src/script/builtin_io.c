/* Reading of matrices and numbers from files, or from folders of parts. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "script/interp.h"
#include "script/source.h"
#include "script/stored.h"

enum {
	FILE_AT,
	FORMAT,
	ROWS,
	COLS,
	HEADER,
	SEP,
	DATA_TYPE,
	VALUE_TYPE,
	NNZ,
	FILL,
	BLANK,
	MISSING,
	MISSING_TOO
};

/* ---- matrices -------------------------------------------------------------------------------- */

enum { SCRIPT_MISSING = 16 };

typedef struct wanted { /* arguments, and what stands beside the file */
	script_builtin_call *c;
	const char *path, *format, *sep, *data_type, *value_type;
	int64_t rows, cols;
	bool header, fill;
	double blank;
	const char *missing[SCRIPT_MISSING];
	uint32_t nmissing;
} wanted;

static smr_status no_file(const wanted *w)
{
	return script_fail(w->c->s, w->c->at,
			   "Read input file does not exist on FS (local mode): %s", w->path);
}

static smr_status read_folder_csv(const wanted *w, const script_csv *f, script_matrix **out)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(script_read_folder(w->path, &text, &n));
	st = script_csv_parse(f, text, n, out);
	smr_free(text);
	return st;
}

/* A plain file of @p n bytes, or none. */
static bool is_plain(const char *path, double *n)
{
	struct stat s;

	if (stat(path, &s) != 0 || !S_ISREG(s.st_mode))
		return false;
	*n = (double)s.st_size;
	return true;
}

/* What is in the file, or the file itself where there is no memory for that. */
static smr_status read_source(const wanted *w, script_source *s, script_matrix **out)
{
	if (script_fits(w->c->s, script_source_bytes(s)) == SMR_OK)
		return script_source_load(s, out);
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	(*out)->refs = 1;
	(*out)->rows = s->rows;
	(*out)->cols = s->cols;
	(*out)->source = script_source_keep(s);
	return SMR_OK;
}

static smr_status read_large(const wanted *w, const script_csv *f, script_matrix **out)
{
	script_source *s;
	smr_status st;

	SMR_TRY(script_source_csv(f, &s));
	st = read_source(w, s, out);
	script_source_drop(s);
	return st;
}

static smr_status read_csv(const wanted *w, script_matrix **out)
{
	enum { MOST = 4 }; /* bytes of a number for one of text: "1," */
	script_csv f = {.path = w->path,
			.sep = w->sep,
			.header = w->header,
			.fill = w->fill,
			.blank = w->blank,
			.missing = w->missing,
			.nmissing = w->nmissing,
			.workers = w->c->s->params->runner->workers,
			.fits = script_fits,
			.ctx = w->c->s};
	double n;

	if (*f.sep == '\0')
		return smr_fail(SMR_EINVAL, "read(): sep is empty");
	if (script_is_folder(w->path))
		return read_folder_csv(w, &f, out);
	if (is_plain(w->path, &n) && script_fits(w->c->s, MOST * n) != SMR_OK)
		return read_large(w, &f, out);
	SMR_TRY(script_csv_read(&f, out));
	return script_matrix_settle(*out);
}

static smr_status read_packed(const wanted *w, script_matrix **out)
{
	script_source *s;
	smr_status st;

	SMR_TRY(script_source_packed(w->path, &s));
	st = read_source(w, s, out);
	script_source_drop(s);
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
	return script_is_folder(w->path) ? script_read_folder(w->path, text, n)
					 : smr_read_file(w->path, text, n);
}

/* Of text and MatrixMarket, which say where their elements are. */
static smr_status read_cells(const wanted *w, script_matrix **out)
{
	char *text = NULL;
	size_t n;
	double bytes;
	smr_status st;

	if (is_plain(w->path, &bytes))
		SMR_TRY(script_fits(w->c->s, bytes));
	SMR_TRY(read_bytes(w, &text, &n));
	st = parse(w, text, n, out);
	smr_free(text);
	return st;
}

static smr_status read_as(const wanted *w, script_matrix **out)
{
	static const char *const formats[] = {"csv",          "text",          "mm",     "mtx",
					      "matrixmarket", "matrix market", "binary", NULL};
	size_t k = 0;
	double n;

	while (formats[k] != NULL && strcmp(formats[k], w->format) != 0)
		k++;
	if (formats[k] == NULL)
		return smr_fail(SMR_EINVAL, "read(): format \"%s\" is not read yet", w->format);
	if (k == 0)
		return read_csv(w, out);
	return strcmp(w->format, "binary") == 0 && is_plain(w->path, &n) ? read_packed(w, out)
									 : read_cells(w, out);
}

static bool is_as_said(const wanted *w, const script_matrix *m)
{
	return (w->rows < 0 || w->rows == m->rows) && (w->cols < 0 || w->cols == m->cols);
}

static smr_status read_matrix(const wanted *w, script_value *out)
{
	script_matrix *m = NULL;
	smr_status st = read_as(w, &m);

	if (st == SMR_OK && strcmp(w->format, "csv") == 0 && !is_as_said(w, m))
		st = smr_fail(SMR_EINVAL, "%s is %lldx%lld, and said to be %lldx%lld", w->path,
			      (long long)m->rows, (long long)m->cols, (long long)w->rows,
			      (long long)w->cols);
	if (st == SMR_OK) {
		*out = script_of(m);
		return SMR_OK;
	}
	script_matrix_drop(m);
	if (st == SMR_EIO || st == SMR_ENOTFOUND)
		return no_file(w);
	return script_fail(w->c->s, w->c->at, "%s", smr_errmsg());
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

/* ---- lists ----------------------------------------------------------------------------------- */

static smr_status read_it(script_builtin_call *c, script_value *out);

/* The file of value number @p i in a folder, "i_name"; NULL: there is none. */
static char *item_name(const char *folder, int64_t i)
{
	DIR *d = opendir(folder);
	const struct dirent *e;
	char begin[24], *name = NULL;
	int n = snprintf(begin, sizeof(begin), "%lld_", (long long)i);

	while (d != NULL && name == NULL && (e = readdir(d)) != NULL) {
		size_t length = strlen(e->d_name);
		bool about = length > 4 && strcmp(e->d_name + length - 4, ".mtd") == 0;

		if (strncmp(e->d_name, begin, (size_t)n) == 0 && !about)
			name = smr_strdup(e->d_name);
	}
	if (d != NULL)
		closedir(d);
	return name;
}

static smr_status read_item(const wanted *w, const char *name, script_value *out)
{
	script_builtin_call item = {.s = w->c->s, .at = w->c->at, .name = w->c->name, .nout = 1};
	smr_str path = {0};
	smr_status st;

	smr_str_printf(&path, "%s/%s", w->path, name);
	st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = script_string(smr_str_text(&path), path.n, &item.args[FILE_AT]);
	if (st == SMR_OK)
		st = read_it(&item, out);
	script_drop(&item.args[FILE_AT]);
	smr_str_free(&path);
	return st;
}

/* One value more; a name "null" is none. */
static smr_status add_item(const wanted *w, uint32_t i, script_value *list)
{
	char *name = item_name(w->path, i);
	const char *own = name != NULL ? strchr(name, '_') + 1 : NULL;
	script_value v = {0}, longer = {0};
	smr_status st = name != NULL ? read_item(w, name, &v)
				     : script_fail(w->c->s, w->c->at,
						   "%s is a list of %lld values, and has no %u_...",
						   w->path, (long long)w->rows, i);

	if (st == SMR_OK)
		st = script_list_with(list, i, &v, strcmp(own, "null") != 0 ? own : NULL, &longer);
	if (st == SMR_OK) {
		script_drop(list);
		*list = longer;
	}
	script_drop(&v);
	smr_free(name);
	return st;
}

/* A folder of files, one for each value. */
static smr_status read_list(const wanted *w, script_value *out)
{
	script_value list = {0};
	smr_status st;

	if (w->rows < 0 || w->rows > UINT32_MAX)
		return script_fail(w->c->s, w->c->at,
				   "%s.mtd does not say how many values there are", w->path);
	SMR_TRY(script_list_of(0, NULL, NULL, &list));
	st = SMR_OK;
	for (uint32_t i = 0; i < w->rows && st == SMR_OK; i++)
		st = add_item(w, i, &list);
	if (st == SMR_OK)
		*out = list;
	else
		script_drop(&list);
	return st;
}

static const char *told(const char *text, const char *otherwise)
{
	return *text != '\0' ? text : otherwise;
}

static smr_status add_missing(wanted *w, const script_value *v)
{
	if (v->kind != SCRIPT_STRING)
		return script_fail(w->c->s, w->c->at, "read(): naStrings are texts");
	if (w->nmissing == SCRIPT_MISSING)
		return script_fail(w->c->s, w->c->at, "read(): more than %d naStrings",
				   SCRIPT_MISSING);
	w->missing[w->nmissing++] = v->text->s;
	return SMR_OK;
}

/* A text, or a list of them; so the argument is called here, and in older scripts. */
static smr_status take_missing(wanted *w)
{
	static const int at[] = {MISSING, MISSING_TOO};

	for (size_t k = 0; k < sizeof(at) / sizeof(at[0]); k++) {
		const script_value *v = &w->c->args[at[k]];

		if (v->kind == SCRIPT_NOTHING)
			continue;
		if (v->kind != SCRIPT_LIST)
			SMR_TRY(add_missing(w, v));
		for (uint32_t i = 0; v->kind == SCRIPT_LIST && i < v->list->n; i++)
			SMR_TRY(add_missing(w, &v->list->values[i]));
	}
	return SMR_OK;
}

static smr_status read_it(script_builtin_call *c, script_value *out)
{
	script_about a = script_about_nothing();
	wanted w = {.c = c};

	SMR_TRY(script_arg_text(c, FILE_AT, NULL, &w.path));
	SMR_TRY(script_await_files(c->s));
	if (script_about_read(w.path, &a) != SMR_OK)
		return script_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(script_arg_text(c, FORMAT, told(a.format, "csv"), &w.format));
	SMR_TRY(script_arg_int(c, ROWS, a.rows, &w.rows));
	SMR_TRY(script_arg_int(c, COLS, a.cols, &w.cols));
	SMR_TRY(script_arg_truth(c, HEADER, a.header, &w.header));
	SMR_TRY(script_arg_text(c, SEP, told(a.sep, ","), &w.sep));
	SMR_TRY(script_arg_truth(c, FILL, a.fill, &w.fill));
	SMR_TRY(script_arg_number(c, BLANK, a.blank, &w.blank));
	SMR_TRY(take_missing(&w));
	SMR_TRY(script_arg_text(c, DATA_TYPE, told(a.data_type, "matrix"), &w.data_type));
	SMR_TRY(script_arg_text(c, VALUE_TYPE, told(a.value_type, "double"), &w.value_type));
	if (strcmp(w.data_type, "scalar") == 0)
		return read_value(&w, out);
	if (strcmp(w.data_type, "list") == 0)
		return read_list(&w, out);
	if (strcmp(w.data_type, "matrix") != 0)
		return script_fail(c->s, c->at, "read(): a %s is not read yet", w.data_type);
	return read_matrix(&w, out);
}

static const script_builtin rows[] = {
	{"read",
	 "file! format rows cols header sep data_type value_type nnz fill default naStrings "
	 "na.strings",
	 read_it, 0},
};

const script_builtins script_builtins_io = {rows, sizeof(rows) / sizeof(rows[0])};
