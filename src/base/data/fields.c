/* Writes described structs as JSON.
 *
 * Lists of records are arrays of pointers, so a record may grow in a later version without a change
 * of the stride that compiled callers know. */
#include "base/data/fields.h"

#include <math.h>
#include <samara/code.h>
#include <stdlib.h>

#include "base/alloc.h"

enum { ALL_DIGITS = 17 };

static const double WHOLE = 0x1p53; /* integers below it are exact in a double */

static const void *get_field_address(const smr_field *f, const void *object)
{
	return (const char *)object + f->at;
}

static size_t count_of(const smr_field *f, const void *object)
{
	return *(const size_t *)((const char *)object + f->count);
}

static int64_t integer_of(const smr_field *f, const void *object)
{
	const void *at = get_field_address(f, object);

	if (f->size == sizeof(bool))
		return *(const bool *)at;
	if (f->is_unsigned)
		return *(const uint32_t *)at;
	return f->size == sizeof(int32_t) ? *(const int32_t *)at : *(const int64_t *)at;
}

typedef struct writer {
	const char *wrong; /* the member that cannot be written; NULL: memory is short */
} writer;

/* ---- values ---------------------------------------------------------------------------------- */

static json_t *real_to_json(writer *w, const smr_field *f, double v)
{
	if (!isfinite(v)) {
		if (f->rule == SMR_FIELD_OR_NULL)
			return json_null();
		if (f->kind == SMR_FIELD_NUMBER)
			return json_string(isnan(v) ? "nan" : v > 0 ? "inf" : "-inf");
		w->wrong = f->name;
		return NULL;
	}
	if (f->kind == SMR_FIELD_NUMBER && v == floor(v) && fabs(v) < WHOLE)
		return json_integer((json_int_t)v);
	return json_real(v);
}

static json_t *quantity_to_json(writer *w, const smr_field *f, const smr_quantity *q)
{
	if (q->text != NULL)
		return json_string(q->text);
	return real_to_json(
		w, &(smr_field){.name = f->name, .kind = SMR_FIELD_NUMBER, .rule = f->rule},
		q->value);
}

/* Refuses a text that is not UTF-8: it would not be JSON. */
static json_t *text_to_json(writer *w, const smr_field *f, const char *s)
{
	json_t *j;

	if (f->rule == SMR_FIELD_OR_NULL &&
	    (s == NULL || (f->kind == SMR_FIELD_CHARS && *s == '\0')))
		return json_null();
	j = json_string(s);
	if (j == NULL)
		w->wrong = f->name;
	return j;
}

static json_t *record_to_json(writer *w, const smr_fields *f, const void *object);

static json_t *element_to_json(writer *w, const smr_field *f, const void *list, size_t i)
{
	switch (f->kind) {
	case SMR_FIELD_RECORDS:
		return record_to_json(w, f->of, ((const void *const *)list)[i]);
	case SMR_FIELD_REALS:
		return real_to_json(w, f, ((const double *)list)[i]);
	case SMR_FIELD_INTEGERS:
		return json_integer(((const int64_t *)list)[i]);
	case SMR_FIELD_QUANTITIES:
		return quantity_to_json(w, f, &((const smr_quantity *)list)[i]);
	default:
		return text_to_json(w, f, ((const char *const *)list)[i]);
	}
}

static json_t *list_to_json(writer *w, const smr_field *f, const void *object)
{
	const void *elements = *(const void *const *)get_field_address(f, object);
	size_t n = count_of(f, object);
	json_t *all = json_array();

	for (size_t i = 0; i < n; i++)
		if (json_array_append_new(all, element_to_json(w, f, elements, i)) != 0) {
			json_decref(all);
			return NULL;
		}
	return all;
}

static json_t *map_to_json(writer *w, const smr_field *f, const void *object)
{
	const smr_named_quantity *const *list =
		*(const smr_named_quantity *const *const *)get_field_address(f, object);
	json_t *to = json_object();

	for (size_t i = 0; i < count_of(f, object); i++)
		if (json_object_set_new(to, list[i]->name,
					quantity_to_json(w, f, &list[i]->value)) != 0) {
			json_decref(to);
			return NULL;
		}
	return to;
}

static json_t *record_map_to_json(writer *w, const smr_field *f, const void *object)
{
	const void *const *list = *(const void *const *const *)get_field_address(f, object);
	json_t *to = json_object();

	for (size_t i = 0; i < count_of(f, object); i++)
		if (json_object_set_new(to, *(const char *const *)list[i],
					record_to_json(w, f->of, list[i])) != 0) {
			json_decref(to);
			return NULL;
		}
	return to;
}

static json_t *value_to_json(writer *w, const smr_field *f, const void *object)
{
	const void *at = get_field_address(f, object);

	switch (f->kind) {
	case SMR_FIELD_REAL:
	case SMR_FIELD_NUMBER:
		return real_to_json(w, f, *(const double *)at);
	case SMR_FIELD_BOOL:
		return json_boolean(integer_of(f, object) != 0);
	case SMR_FIELD_INTEGER:
		if (f->rule == SMR_FIELD_OR_NULL && integer_of(f, object) < 0)
			return json_null();
		return json_integer(integer_of(f, object));
	case SMR_FIELD_CHARS:
		return text_to_json(w, f, at);
	case SMR_FIELD_TEXT:
		return text_to_json(w, f, *(const char *const *)at);
	case SMR_FIELD_QUANTITY:
		return quantity_to_json(w, f, at);
	case SMR_FIELD_RECORD_MAP:
		return record_map_to_json(w, f, object);
	case SMR_FIELD_MAP:
		return map_to_json(w, f, object);
	case SMR_FIELD_RECORD:
		return *(const void *const *)at == NULL
			       ? json_null()
			       : record_to_json(w, f->of, *(const void *const *)at);
	default:
		return list_to_json(w, f, object);
	}
}

/* ---- objects --------------------------------------------------------------------------------- */

static bool is_zero(const smr_field *f, const void *object)
{
	const void *at = get_field_address(f, object);

	if (f->kind == SMR_FIELD_CHARS)
		return *(const char *)at == '\0';
	if (f->kind == SMR_FIELD_QUANTITY)
		return ((const smr_quantity *)at)->text == NULL &&
		       ((const smr_quantity *)at)->value == 0;
	if (f->kind == SMR_FIELD_REAL || f->kind == SMR_FIELD_NUMBER)
		return *(const double *)at == 0;
	if (f->kind >= SMR_FIELD_TEXT && f->kind != SMR_FIELD_QUANTITY)
		return *(const void *const *)at == NULL;
	return integer_of(f, object) == 0;
}

static bool is_negative(const smr_field *f, const void *object)
{
	const void *at = get_field_address(f, object);

	return f->kind == SMR_FIELD_INTEGER ? integer_of(f, object) < 0
					    : !(*(const double *)at >= 0);
}

static bool is_omitted_field(const smr_field *f, const void *object)
{
	return (f->rule == SMR_FIELD_IF_SET && is_zero(f, object)) ||
	       (f->rule == SMR_FIELD_IF_POSITIVE && is_negative(f, object));
}

static bool put_members(writer *w, const smr_fields *f, const void *object, json_t *to);

static bool put_field(writer *w, const smr_field *f, const void *object, json_t *to)
{
	json_t *v;
	bool ok;

	if (f->kind == SMR_FIELD_INLINE)
		return put_members(w, f->of, *(const void *const *)get_field_address(f, object),
				   to);
	v = value_to_json(w, f, object);
	ok = v != NULL;

	if (ok && f->old != NULL)
		ok = json_object_set(to, f->old, v) == 0;
	return json_object_set_new(to, f->name, v) == 0 && ok;
}

static bool put_members(writer *w, const smr_fields *f, const void *object, json_t *to)
{
	for (size_t i = 0; i < f->n; i++)
		if (!is_omitted_field(&f->list[i], object) &&
		    !put_field(w, &f->list[i], object, to))
			return false;
	return true;
}

static bool put_version(const smr_fields *f, json_t *to)
{
	const char *key = f->version_key != NULL ? f->version_key : "version";

	return json_object_set_new(to, key, json_integer(f->version)) == 0 &&
	       (f->version_old == NULL ||
		json_object_set_new(to, f->version_old, json_integer(f->version)) == 0);
}

static json_t *object_to_json(writer *w, const smr_fields *f, const void *object)
{
	json_t *to = json_object();
	bool ok = to != NULL && (f->version == 0 || put_version(f, to));

	if (ok && put_members(w, f, object, to))
		return to;
	json_decref(to);
	return NULL;
}

static json_t *record_to_json(writer *w, const smr_fields *f, const void *object)
{
	json_t *to;

	if (f->form == SMR_FIELDS_OBJECT)
		return object_to_json(w, f, object);
	if (f->form == SMR_FIELDS_ONE_OF)
		return record_to_json(w, f->variants[f->pick(object)], object);
	if (f->form == SMR_FIELDS_ONLY)
		return value_to_json(w, &f->list[0], object);
	to = json_array();
	for (size_t i = 0; i < f->n; i++)
		if (json_array_append_new(to, value_to_json(w, &f->list[i], object)) != 0) {
			json_decref(to);
			return NULL;
		}
	return to;
}

smr_status smr_fields_json(const smr_fields *f, const void *object, json_t **out)
{
	writer w = {.wrong = NULL};
	json_t *o = record_to_json(&w, f, object);

	if (o == NULL && w.wrong != NULL)
		return smr_fail(SMR_EINTERNAL, "%s of %s is nothing that JSON can say", w.wrong,
				f->name);
	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	*out = o;
	return SMR_OK;
}

smr_status smr_fields_text(const smr_fields *f, const void *object, int digits, char **out)
{
	char *text;
	json_t *o;

	SMR_TRY(smr_fields_json(f, object, &o));
	text = json_dumps(o,
			  JSON_INDENT(2) | JSON_REAL_PRECISION(digits > 0 ? digits : ALL_DIGITS));
	json_decref(o);
	*out = text != NULL ? smr_strdup(text) : NULL;
	free(text);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for JSON");
}

/* ---- records --------------------------------------------------------------------------------- */

void *smr_records_new(smr_arena *a, size_t n, size_t size, const void ***list)
{
	size_t room = n > 0 ? n : 1; /* at least one element, since NULL means lack of memory */
	char *records = smr_arena_array(a, room, size);

	*list = smr_arena_array(a, room, sizeof(**list));
	if (records == NULL || *list == NULL)
		return NULL;
	for (size_t i = 0; i < n; i++)
		(*list)[i] = records + i * size;
	return records;
}

const char *smr_text_copy(smr_arena *a, const char *s)
{
	return s != NULL ? smr_arena_strdup(a, s) : NULL;
}
