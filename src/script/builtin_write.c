/* Writing of matrices and numbers to files: a new file takes the place of the old one when it is
 * whole. What it holds stands beside it, in FILE.mtd. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/fs.h"
#include "script/interp.h"
#include "script/stored.h"

enum { VALUE, FILE_AT, FORMAT, SEP, HEADER, SPARSE };

typedef struct csv {
	const char *sep;
	bool header, sparse; /* sparse: zeros are left blank */
} csv;

static void put_cell(smr_str *s, double v, const csv *how)
{
	if (v != 0)
		script_put_double(s, v);
	else if (!how->sparse)
		smr_str_putc(s, '0');
}

static void put_csv(smr_str *s, const script_matrix *m, const csv *how)
{
	int64_t e = 0;

	for (int64_t j = 0; how->header && j < m->cols; j++)
		smr_str_printf(s, "C%lld%s", (long long)j + 1, j + 1 < m->cols ? how->sep : "\n");
	for (int64_t i = 0; m->cols > 0 && i < m->rows; i++)
		for (int64_t j = 0; j < m->cols; j++) {
			double v = 0;

			if (m->values == NULL)
				v = m->data[i * m->cols + j];
			else if (e < m->pattern->starts[i + 1] && m->pattern->cols_at[e] == j)
				v = m->values[e++];
			put_cell(s, v, how);
			smr_str_puts(s, j + 1 < m->cols ? how->sep : "\n");
		}
}

/* False: there is no such format. */
static bool put_matrix(smr_str *s, const script_matrix *m, const char *format, const csv *how)
{
	bool market = strcmp(format, "mm") == 0 || strcmp(format, "mtx") == 0 ||
		      strcmp(format, "matrixmarket") == 0;

	if (strcmp(format, "csv") == 0)
		put_csv(s, m, how);
	else if (strcmp(format, "binary") == 0)
		script_packed_put(s, m);
	else if (market || strcmp(format, "text") == 0)
		script_cells_put(s, m, market);
	else
		return false;
	return true;
}

static smr_status store(script_builtin_call *c, const char *path, const smr_str *text,
			const script_about *a)
{
	smr_str stale = {0};
	smr_status st = smr_str_status(text, path);

	if (st == SMR_OK)
		st = smr_write_file(path, smr_str_text(text), text->n, SMR_WRITE_FAST);
	if (st == SMR_OK && *a->format != '\0')
		st = script_about_write(path, a);
	if (st == SMR_OK && *a->format == '\0') {
		smr_str_printf(&stale, "%s.mtd", path);
		if (smr_str_status(&stale, "a name") == SMR_OK)
			(void)unlink(smr_str_text(&stale)); /* it told of what was there before */
		smr_str_free(&stale);
	}
	return st == SMR_OK ? SMR_OK : script_fail(c->s, c->at, "%s", smr_errmsg());
}

static const char *value_type(const script_value *v)
{
	return v->kind == SCRIPT_INTEGER   ? "int"
	       : v->kind == SCRIPT_BOOLEAN ? "boolean"
	       : v->kind == SCRIPT_STRING  ? "string"
					   : "double";
}

static smr_status write_matrix(script_builtin_call *c, const char *path, const char *format)
{
	const script_matrix *m = c->args[VALUE].matrix;
	script_about a = {.data_type = "matrix", .value_type = "double"};
	smr_str text = {0};
	csv how;
	smr_status st;

	SMR_TRY(script_arg_text(c, SEP, ",", &how.sep));
	SMR_TRY(script_arg_truth(c, HEADER, false, &how.header));
	SMR_TRY(script_arg_truth(c, SPARSE, false, &how.sparse));
	if (strlen(how.sep) >= sizeof(a.sep) || *how.sep == '\0')
		return script_fail(c->s, c->at, "write(): sep is empty or long");
	if (!put_matrix(&text, m, format, &how))
		return script_fail(c->s, c->at, "write(): format \"%s\" is not written yet",
				   format);
	a.rows = m->rows;
	a.cols = m->cols;
	a.nnz = script_matrix_nonzeros(m);
	a.header = how.header;
	snprintf(a.sep, sizeof(a.sep), "%s", how.sep);
	if (strlen(format) < sizeof(a.format) && format[0] != 'm')
		snprintf(a.format, sizeof(a.format), "%s",
			 format); /* MatrixMarket says all itself */
	st = store(c, path, &text, &a);
	smr_str_free(&text);
	return st;
}

static smr_status write_it(script_builtin_call *c, script_value *out)
{
	script_about a = {.data_type = "scalar", .format = "text", .rows = -1};
	const char *path, *format;
	smr_str text = {0};
	smr_status st;

	*out = (script_value){0};
	SMR_TRY(script_compute(c->s->trace, &c->args[VALUE]));
	SMR_TRY(script_arg_text(c, FILE_AT, NULL, &path));
	SMR_TRY(script_arg_text(c, FORMAT, "text", &format));
	if (c->args[VALUE].kind == SCRIPT_MATRIX)
		return write_matrix(c, path, format);
	if (c->args[VALUE].kind == SCRIPT_LIST)
		return script_fail(c->s, c->at, "write(): a list is not written yet");
	snprintf(a.value_type, sizeof(a.value_type), "%s", value_type(&c->args[VALUE]));
	script_put_scalar(&text, &c->args[VALUE]);
	st = store(c, path, &text, &a);
	smr_str_free(&text);
	return st;
}

static const script_builtin rows[] = {
	{"write", "value! file! format sep header sparse", write_it, 0},
};

const script_builtins script_builtins_write = {rows, sizeof(rows) / sizeof(rows[0])};
