/* read(): its arguments, and numbers and texts. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/io/read.h"
#include "dml/io/stored.h"

/* ---- numbers and texts ----------------------------------------------------------------------- */

static smr_status value_of(const script_wanted *w, const char *text, script_value *out)
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

static smr_status read_value(const script_wanted *w, script_value *out)
{
	char *text;
	size_t n;
	smr_status st = script_read_bytes(w, &text, &n);

	if (st != SMR_OK)
		return script_no_file(w);
	st = value_of(w, text, out);
	smr_free(text);
	return st == SMR_OK ? SMR_OK : script_fail(w->c->s, w->c->at, "%s", smr_errmsg());
}

/* ---- what is read -----------------------------------------------------------------------------
 */

static const char *told(const char *text, const char *otherwise)
{
	return *text != '\0' ? text : otherwise;
}

static smr_status add_missing(script_wanted *w, const script_value *v)
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
static smr_status take_missing(script_wanted *w)
{
	static const int at[] = {SCRIPT_READ_MISSING, SCRIPT_READ_MISSING_TOO};

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

smr_status script_read_stored(script_builtin_call *c, script_value *out)
{
	script_about a = script_about_nothing();
	script_wanted w = {.c = c};

	SMR_TRY(script_arg_text(c, SCRIPT_READ_FILE, NULL, &w.path));
	SMR_TRY(script_await_files(c->s));
	if (script_about_read(w.path, &a) != SMR_OK)
		return script_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(script_arg_text(c, SCRIPT_READ_FORMAT, told(a.format, "csv"), &w.format));
	SMR_TRY(script_arg_int(c, SCRIPT_READ_ROWS, a.rows, &w.rows));
	SMR_TRY(script_arg_int(c, SCRIPT_READ_COLS, a.cols, &w.cols));
	SMR_TRY(script_arg_truth(c, SCRIPT_READ_HEADER, a.header, &w.header));
	SMR_TRY(script_arg_text(c, SCRIPT_READ_SEP, told(a.sep, ","), &w.sep));
	SMR_TRY(script_arg_truth(c, SCRIPT_READ_FILL, a.fill, &w.fill));
	SMR_TRY(script_arg_number(c, SCRIPT_READ_BLANK, a.blank, &w.blank));
	SMR_TRY(take_missing(&w));
	SMR_TRY(script_arg_text(c, SCRIPT_READ_DATA_TYPE, told(a.data_type, "matrix"),
				&w.data_type));
	SMR_TRY(script_arg_text(c, SCRIPT_READ_VALUE_TYPE, told(a.value_type, "double"),
				&w.value_type));
	if (strcmp(w.data_type, "scalar") == 0)
		return read_value(&w, out);
	if (strcmp(w.data_type, "list") == 0)
		return script_read_list(&w, out);
	if (strcmp(w.data_type, "matrix") != 0)
		return script_fail(c->s, c->at, "read(): a %s is not read yet", w.data_type);
	return script_read_matrix(&w, out);
}

static const script_builtin rows[] = {
	{"read",
	 "file! format rows cols header sep data_type value_type nnz fill default naStrings "
	 "na.strings",
	 script_read_stored, 0},
};

const script_builtins script_builtins_read = {rows, sizeof(rows) / sizeof(rows[0])};
