/* Reading and writing of matrices: csv. */
#include <string.h>

#include "base/fs.h"
#include "script/csv.h"
#include "script/interp.h"

static smr_status read_matrix(script_builtin_call *c, script_value *out)
{
	script_csv f = {.workers = c->s->params->runner->workers};
	script_matrix *m;
	const char *format;
	smr_status st;

	SMR_TRY(script_arg_text(c, 0, NULL, &f.path));
	SMR_TRY(script_arg_text(c, 1, "csv", &format));
	SMR_TRY(script_arg_truth(c, 4, false, &f.header));
	SMR_TRY(script_arg_text(c, 5, ",", &f.sep));
	if (strcmp(format, "csv") != 0)
		return script_fail(c->s, c->at, "read(): format \"%s\" is not read yet", format);
	if (*f.sep == '\0')
		return script_fail(c->s, c->at, "read(): sep is empty");
	st = script_csv_read(&f, &m);
	if (st == SMR_EIO)
		return script_fail(c->s, c->at,
				   "Read input file does not exist on FS (local mode): %s", f.path);
	if (st != SMR_OK)
		return script_fail(c->s, c->at, "%s", smr_errmsg());
	*out = script_of(m);
	return SMR_OK;
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
