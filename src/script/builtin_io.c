/* Reading and writing of matrices: csv. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "script/interp.h"

typedef struct csv {
	script_builtin_call *c;
	const char *path, *sep;
	const char *at, *end;
	int64_t line, cols;
	SMR_VEC(double) data;
} csv;

static smr_status cell(csv *f, bool *last)
{
	size_t n = strlen(f->sep);
	char *end;
	double v = strtod(f->at, &end);

	if (end == f->at)
		return script_fail(f->c->s, f->c->at, "%s:%lld: %s", f->path, (long long)f->line,
				   *f->at == '\n' || strncmp(f->at, f->sep, n) == 0
					   ? "an empty field"
					   : "this is no number");
	SMR_TRY(smr_vec_push(&f->data, v));
	f->at = end;
	while (*f->at == ' ' || *f->at == '\r')
		f->at++;
	*last = *f->at == '\n' || f->at >= f->end;
	if (!*last && strncmp(f->at, f->sep, n) != 0)
		return script_fail(f->c->s, f->c->at, "%s:%lld: '%s' is wanted between numbers",
				   f->path, (long long)f->line, f->sep);
	f->at += *last ? (f->at < f->end) : n;
	return SMR_OK;
}

static smr_status lines(csv *f, int64_t *rows)
{
	for (*rows = 0; f->at < f->end; f->line++) {
		int64_t cols = 0;
		bool last = false;

		if (*f->at == '\n' || (*f->at == '\r' && f->at[1] == '\n')) {
			f->at += 1 + (*f->at == '\r');
			continue;
		}
		for (; !last; cols++)
			SMR_TRY(cell(f, &last));
		if (*rows > 0 && cols != f->cols)
			return script_fail(f->c->s, f->c->at,
					   "%s:%lld: %lld numbers, and %lld in the lines above",
					   f->path, (long long)f->line, (long long)cols,
					   (long long)f->cols);
		f->cols = cols;
		++*rows;
	}
	return SMR_OK;
}

static smr_status read_csv(csv *f, bool header, script_value *out)
{
	script_matrix *m;
	int64_t rows;

	if (header) {
		const char *first = memchr(f->at, '\n', (size_t)(f->end - f->at));

		f->at = first != NULL ? first + 1 : f->end;
		f->line++;
	}
	SMR_TRY(lines(f, &rows));
	m = script_matrix_new(rows, f->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	if (f->data.n > 0)
		memcpy(m->data, f->data.v, f->data.n * sizeof(double));
	*out = script_of(m);
	return SMR_OK;
}

static smr_status read_matrix(script_builtin_call *c, script_value *out)
{
	csv f = {.c = c, .line = 1};
	const char *format;
	bool header;
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(script_arg_text(c, 0, NULL, &f.path));
	SMR_TRY(script_arg_text(c, 1, "csv", &format));
	SMR_TRY(script_arg_truth(c, 4, false, &header));
	SMR_TRY(script_arg_text(c, 5, ",", &f.sep));
	if (strcmp(format, "csv") != 0)
		return script_fail(c->s, c->at, "read(): format \"%s\" is not read yet", format);
	if (*f.sep == '\0')
		return script_fail(c->s, c->at, "read(): sep is empty");
	if (smr_read_file(f.path, &text, &n) != SMR_OK)
		return script_fail(c->s, c->at,
				   "Read input file does not exist on FS (local mode): %s", f.path);
	f.at = text;
	f.end = text + n;
	st = read_csv(&f, header, out);
	smr_vec_free(&f.data);
	smr_free(text);
	return st;
}

static void put_csv(smr_str *s, const script_matrix *m, const char *sep)
{
	for (int64_t i = 0; i < m->rows; i++)
		for (int64_t j = 0; j < m->cols; j++) {
			double v = m->data[i * m->cols + j];

			if (v == 0)
				smr_str_putc(s, '0');
			else
				script_put_double(s, v);
			smr_str_puts(s, j + 1 < m->cols ? sep : "\n");
		}
}

static smr_status write_value(script_builtin_call *c, script_value *out)
{
	const char *path, *format, *sep;
	smr_str text = {0};
	smr_status st;

	SMR_TRY(script_force(c->s->trace, &c->args[0]));
	SMR_TRY(script_arg_text(c, 1, NULL, &path));
	SMR_TRY(script_arg_text(c, 2, "csv", &format));
	SMR_TRY(script_arg_text(c, 3, ",", &sep));
	if (c->args[0].kind != SCRIPT_MATRIX)
		script_put_scalar(&text, &c->args[0]);
	else if (strcmp(format, "csv") == 0)
		put_csv(&text, c->args[0].matrix, sep);
	else
		return script_fail(c->s, c->at, "write(): format \"%s\" is not written yet",
				   format);
	st = smr_str_status(&text, path);
	if (st == SMR_OK)
		st = smr_write_file(path, smr_str_text(&text), text.n, SMR_WRITE_FAST);
	smr_str_free(&text);
	*out = (script_value){0};
	return st;
}

static const script_builtin rows[] = {
	{"read", "file! format rows cols header sep", read_matrix, 0},
	{"write", "value! file! format sep", write_value, 0},
};

const script_builtins script_builtins_io = {rows, sizeof(rows) / sizeof(rows[0])};
