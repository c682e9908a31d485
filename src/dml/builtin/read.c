/* read(): its arguments, and scalar files. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"
#include "dml/builtin/read.h"
#include "dml/io/stored.h"

/* ---- numbers and texts ----------------------------------------------------------------------- */

/* A text is all lines of its file, without the end of the last one. */
static smr_status text_of(char *text, size_t n, dml_value *out)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++)
		if (text[i] != '\r' || i + 1 == n || text[i + 1] != '\n')
			text[kept++] = text[i];
	if (kept > 0 && text[kept - 1] == '\n')
		kept--;
	return dml_make_string(text, kept, out);
}

static smr_status value_of(const dml_read_range *w, char *text, size_t length, dml_value *out)
{
	const char *t = w->value_type;
	char *end;
	size_t n = strcspn(text, "\r\n");

	if (strcasecmp(t, "string") == 0)
		return text_of(text, length, out);
	if (strcasecmp(t, "boolean") == 0) {
		*out = dml_boolean(strncasecmp(text, "true", 4) == 0);
		return SMR_OK;
	}
	if (strcasecmp(t, "int") == 0 || strcasecmp(t, "integer") == 0)
		*out = dml_integer(strtoll(text, &end, 10));
	else
		*out = dml_double(strtod(text, &end));
	return end != text && end == text + n
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s:1: this is no %s", w->path, t);
}

static smr_status read_value(const dml_read_range *w, dml_value *out)
{
	char *text;
	size_t n;
	smr_status st = dml_read_bytes(w, &text, &n);

	if (st != SMR_OK)
		return dml_no_file(w);
	st = value_of(w, text, n, out);
	smr_free(text);
	return st == SMR_OK ? SMR_OK : dml_run_fail(w->c->s, w->c->at, "%s", smr_errmsg());
}

/* ---- matrices and lists ---------------------------------------------------------------------- */

static const char *text_or_default(const char *text, const char *otherwise)
{
	return *text != '\0' ? text : otherwise;
}

static smr_status add_missing(dml_read_range *w, const dml_value *v)
{
	if (v->kind != DML_TEXT)
		return dml_run_fail(w->c->s, w->c->at, "read(): naStrings are texts");
	if (w->nmissing == DML_MISSING)
		return dml_run_fail(w->c->s, w->c->at, "read(): more than %d naStrings",
				    DML_MISSING);
	w->missing[w->nmissing++] = v->text->s;
	return SMR_OK;
}

/* Gets a text, or a list of texts, under the parameter's current name or its old one. */
static smr_status take_missing(dml_read_range *w)
{
	static const int at[] = {DML_READ_MISSING, DML_READ_MISSING_TOO};

	for (size_t k = 0; k < sizeof(at) / sizeof(at[0]); k++) {
		const dml_value *v = &w->c->args[at[k]];

		if (v->kind == DML_NOTHING)
			continue;
		if (v->kind != DML_LIST)
			SMR_TRY(add_missing(w, v));
		for (uint32_t i = 0; v->kind == DML_LIST && i < v->list->n; i++)
			SMR_TRY(add_missing(w, &v->list->values[i]));
	}
	return SMR_OK;
}

smr_status dml_read_stored(dml_builtin_call *c, dml_value *out)
{
	static const uint32_t texts[] = {DML_READ_FILE, DML_READ_SEP, DML_READ_INDEX_SEP,
					 DML_READ_DATASET};
	dml_mtd a = dml_mtd_nothing();
	dml_read_range w = {.c = c};

	for (uint32_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		SMR_TRY(dml_arg_to_text(c, texts[i]));
	SMR_TRY(dml_arg_text(c, DML_READ_FILE, NULL, &w.path));
	SMR_TRY(c->s->parallel->await(c->s, true));
	if (dml_mtd_read(w.path, &a) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(dml_arg_int(c, DML_READ_ROWS, a.rows, &w.rows));
	SMR_TRY(dml_arg_int(c, DML_READ_COLS, a.cols, &w.cols));
	SMR_TRY(dml_arg_text(c, DML_READ_FORMAT, a.format, &w.format));
	if (*w.format == '\0')
		w.format = dml_guess_format(w.path, w.rows >= 0 && w.cols >= 0);
	SMR_TRY(dml_arg_truth(c, DML_READ_HEADER, a.header, &w.header));
	SMR_TRY(dml_arg_text(c, DML_READ_SEP, text_or_default(a.sep, ","), &w.sep));
	SMR_TRY(dml_arg_text(c, DML_READ_INDEX_SEP, ":", &w.index_sep));
	SMR_TRY(dml_arg_text(c, DML_READ_DATASET, "", &w.dataset));
	SMR_TRY(dml_arg_truth(c, DML_READ_FILL, a.fill, &w.fill));
	SMR_TRY(dml_arg_number(c, DML_READ_BLANK, a.blank, &w.blank));
	SMR_TRY(take_missing(&w));
	SMR_TRY(dml_arg_text(c, DML_READ_DATA_TYPE, text_or_default(a.data_type, "matrix"),
			     &w.data_type));
	SMR_TRY(dml_arg_text(c, DML_READ_VALUE_TYPE, text_or_default(a.value_type, "double"),
			     &w.value_type));
	if (strcmp(w.data_type, "scalar") == 0)
		return read_value(&w, out);
	if (strcmp(w.data_type, "list") == 0)
		return dml_read_list(&w, out);
	if (strcmp(w.data_type, "frame") == 0)
		return dml_read_frame(&w, out);
	if (strcmp(w.data_type, "matrix") != 0)
		return dml_run_fail(c->s, c->at, "read(): a %s is not read yet", w.data_type);
	return dml_read_matrix(&w, out);
}

static const dml_builtin rows[] = {
	{"read",
	 "file! format rows cols header sep data_type value_type nnz fill default naStrings "
	 "na.strings schema indSep dataset",
	 dml_read_stored, .analysis = DML_INFER, .infer = dml_absint_read},
};

const dml_builtins dml_builtins_read = {rows, sizeof(rows) / sizeof(rows[0])};
