/* FILE.mtd of a data frame: its schema, and texts that stand for nulls. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "dml/io/frame_csv.h"

static smr_status copy_text(const json_t *v, char **out)
{
	*out = smr_strdup(json_string_value(v));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a text");
}

static smr_status read_missing(const char *path, const json_t *v, dml_frame_mtd *out)
{
	size_t n = json_is_array(v) ? json_array_size(v) : v != NULL ? 1 : 0;

	out->missing = smr_calloc(n + 1, sizeof(char *));
	if (out->missing == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a text");
	for (size_t i = 0; i < n; i++) {
		const json_t *x = json_is_array(v) ? json_array_get(v, i) : v;

		if (!json_is_string(x))
			return smr_fail(SMR_EINVAL, "%s: \"naStrings\" are texts", path);
		SMR_TRY(copy_text(x, &out->missing[out->nmissing]));
		out->nmissing++;
	}
	return SMR_OK;
}

static smr_status read_object(const char *path, const json_t *o, dml_frame_mtd *out)
{
	const json_t *schema = json_object_get(o, "schema");

	if (schema != NULL && !json_is_string(schema))
		return smr_fail(SMR_EINVAL, "%s: \"schema\" is no text", path);
	if (schema != NULL)
		SMR_TRY(copy_text(schema, &out->schema));
	return read_missing(path, json_object_get(o, "naStrings"), out);
}

static smr_status parse_file(const char *path, const char *text, size_t n, dml_frame_mtd *out)
{
	json_error_t e;
	json_t *o = json_loadb(text, n, 0, &e);
	smr_status st;

	if (o == NULL)
		return smr_fail(SMR_EINVAL, "%s:%d: %s", path, e.line, e.text);
	st = read_object(path, o, out);
	json_decref(o);
	return st;
}

smr_status dml_frame_mtd_read(const char *file, dml_frame_mtd *out)
{
	smr_str path = {0};
	char *text;
	size_t n;
	smr_status st;

	*out = (dml_frame_mtd){0};
	smr_str_printf(&path, "%s.mtd", file);
	SMR_TRY(smr_str_status(&path, "a name"));
	st = smr_read_file(smr_str_text(&path), &text, &n);
	if (st == SMR_OK) {
		st = parse_file(smr_str_text(&path), text, n, out);
		smr_free(text);
	} else if (st == SMR_ENOTFOUND) {
		st = SMR_OK;
	}
	smr_str_free(&path);
	if (st != SMR_OK)
		dml_frame_mtd_free(out);
	return st;
}

void dml_frame_mtd_free(dml_frame_mtd *m)
{
	smr_free(m->schema);
	for (size_t i = 0; i < m->nmissing; i++)
		smr_free(m->missing[i]);
	smr_free(m->missing);
	*m = (dml_frame_mtd){0};
}

static void put_schema(smr_str *s, const dml_dataframe *t)
{
	for (int64_t j = 0; j < t->cols; j++)
		smr_str_printf(s, "%s,", dml_cell_type_name(t->columns[j]->type));
}

smr_status dml_frame_mtd_write(const char *file, const dml_dataframe *t, const char *format,
			       const char *sep, bool header)
{
	smr_str path = {0}, text = {0}, schema = {0};
	time_t now = time(NULL);
	struct tm tm;
	char created[40] = "";
	json_t *o;
	char *all;
	smr_status st;

	if (gmtime_r(&now, &tm) != NULL)
		strftime(created, sizeof(created), "%Y-%m-%d %H:%M:%S UTC", &tm);
	put_schema(&schema, t);
	o = json_pack("{ss ss sI sI ss}", "data_type", "frame", "schema", smr_str_text(&schema),
		      "rows", (json_int_t)t->rows, "cols", (json_int_t)t->cols, "format", format);
	if (o != NULL && sep != NULL) {
		json_object_set_new(o, "header", json_boolean(header));
		json_object_set_new(o, "sep", json_string(sep));
	}
	if (o != NULL) {
		json_object_set_new(o, "author", json_string("samara"));
		json_object_set_new(o, "created", json_string(created));
	}
	all = o != NULL ? json_dumps(o, JSON_INDENT(4)) : NULL;
	smr_str_printf(&path, "%s.mtd", file);
	smr_str_printf(&text, "%s\n", all != NULL ? all : "");
	st = all != NULL ? smr_str_status(&text, "a .mtd file") : SMR_ENOMEM;
	if (st == SMR_OK)
		st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = smr_write_file(smr_str_text(&path), smr_str_text(&text), text.n,
				    SMR_WRITE_FOR_ALL);
	free(all);
	json_decref(o);
	smr_str_free(&schema);
	smr_str_free(&text);
	smr_str_free(&path);
	return st;
}
