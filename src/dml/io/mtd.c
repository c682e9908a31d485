/* Metadata of a matrix: FILE.mtd, in JSON. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "dml/io/binary.h"
#include "dml/io/stored.h"

dml_mtd dml_mtd_nothing(void)
{
	return (dml_mtd){.rows = -1, .cols = -1, .nnz = -1, .fill = true};
}

static smr_status text_of(const char *path, const json_t *o, const char *key, char *to, size_t n)
{
	const json_t *v = json_object_get(o, key);

	if (v == NULL)
		return SMR_OK;
	if (!json_is_string(v) || json_string_length(v) >= n)
		return smr_fail(SMR_EINVAL, "%s: \"%s\" is no short text", path, key);
	snprintf(to, n, "%s", json_string_value(v));
	return SMR_OK;
}

static smr_status count_of(const char *path, const json_t *o, const char *key, int64_t *out)
{
	const json_t *v = json_object_get(o, key);

	if (v == NULL)
		return SMR_OK;
	if (!json_is_integer(v) || json_integer_value(v) < -1)
		return smr_fail(SMR_EINVAL, "%s: \"%s\" is no number of elements", path, key);
	*out = json_integer_value(v);
	return SMR_OK;
}

static void truth_of(const json_t *o, const char *key, bool *out)
{
	const json_t *v = json_object_get(o, key);

	if (v != NULL)
		*out = json_is_true(v) ||
		       (json_is_string(v) && strcasecmp(json_string_value(v), "true") == 0);
}

static smr_status read_object(const char *path, const json_t *o, dml_mtd *out)
{
	const json_t *blank = json_object_get(o, "default");

	if (!json_is_object(o))
		return smr_fail(SMR_EINVAL, "%s: it is no object of JSON", path);
	SMR_TRY(text_of(path, o, "format", out->format, sizeof(out->format)));
	SMR_TRY(text_of(path, o, "data_type", out->data_type, sizeof(out->data_type)));
	SMR_TRY(text_of(path, o, "value_type", out->value_type, sizeof(out->value_type)));
	SMR_TRY(text_of(path, o, "sep", out->sep, sizeof(out->sep)));
	SMR_TRY(count_of(path, o, "rows", &out->rows));
	SMR_TRY(count_of(path, o, "cols", &out->cols));
	SMR_TRY(count_of(path, o, "nnz", &out->nnz));
	truth_of(o, "header", &out->header);
	truth_of(o, "fill", &out->fill);
	if (json_is_number(blank))
		out->blank = json_number_value(blank);
	return SMR_OK;
}

smr_status dml_mtd_parse(const char *path, const char *text, size_t n, dml_mtd *out)
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

smr_status dml_mtd_read(const char *file, dml_mtd *out)
{
	smr_str path = {0};
	char *text;
	size_t n;
	smr_status st;

	smr_str_printf(&path, "%s.mtd", file);
	SMR_TRY(smr_str_status(&path, "a name"));
	st = smr_read_file(smr_str_text(&path), &text, &n);
	if (st == SMR_OK) {
		st = dml_mtd_parse(smr_str_text(&path), text, n, out);
		smr_free(text);
	} else if (st == SMR_ENOTFOUND) {
		st = SMR_OK;
	}
	smr_str_free(&path);
	return st;
}

void dml_mtd_remove(const char *file)
{
	smr_str path = {0};

	smr_str_printf(&path, "%s.mtd", file);
	if (smr_str_status(&path, "a name") == SMR_OK)
		(void)unlink(smr_str_text(&path));
	smr_str_free(&path);
}

smr_status dml_mtd_write(const char *file, const dml_mtd *a)
{
	smr_str path = {0}, text = {0};
	time_t now = time(NULL);
	struct tm tm;
	char created[40] = "";
	smr_status st;

	if (gmtime_r(&now, &tm) != NULL)
		strftime(created, sizeof(created), "%Y-%m-%d %H:%M:%S UTC", &tm);
	smr_str_printf(&path, "%s.mtd", file);
	smr_str_printf(&text, "{\n    \"data_type\": \"%s\",\n    \"value_type\": \"%s\",\n",
		       a->data_type, a->value_type);
	if (a->rows >= 0)
		smr_str_printf(&text, "    \"rows\": %lld,\n    \"cols\": %lld,\n",
			       (long long)a->rows, (long long)a->cols);
	if (a->rows >= 0 && strcmp(a->format, "binary") == 0)
		smr_str_printf(&text, "    \"rows_in_block\": %d,\n    \"cols_in_block\": %d,\n",
			       DML_BLOCK_SIDE, DML_BLOCK_SIDE);
	if (a->rows >= 0 && a->nnz >= 0)
		smr_str_printf(&text, "    \"nnz\": %lld,\n", (long long)a->nnz);
	smr_str_printf(&text, "    \"format\": \"%s\",\n", a->format);
	smr_str_puts(&text, "    \"author\": \"samara\",\n");
	if (strcmp(a->format, "csv") == 0) {
		json_t *sep = json_string(a->sep);
		char *quoted = sep != NULL ? json_dumps(sep, JSON_ENCODE_ANY) : NULL;

		smr_str_printf(&text, "    \"header\": %s,\n    \"sep\": %s,\n",
			       a->header ? "true" : "false", quoted != NULL ? quoted : "\",\"");
		free(quoted);
		json_decref(sep);
	}
	smr_str_printf(&text, "    \"created\": \"%s\"\n}\n", created);
	st = smr_str_status(&text, "a .mtd file");
	if (st == SMR_OK)
		st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = smr_write_file(smr_str_text(&path), smr_str_text(&text), text.n,
				    SMR_WRITE_FOR_ALL);
	smr_str_free(&text);
	smr_str_free(&path);
	return st;
}
