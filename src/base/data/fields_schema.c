/* The JSON schema of described structs: each struct once, under "$defs", so that structs may hold
 * structs of their own kind. */
#include <stdbool.h>
#include <string.h>

#include "base/data/fields.h"

static const char DRAFT[] = "https://json-schema.org/draft/2020-12/schema";

static json_t *schema_reference(const smr_fields *f)
{
	return json_pack("{s:s+}", "$ref", "#/$defs/", f->name);
}

static const char *type_of(smr_field_kind kind)
{
	static const char *const names[SMR_FIELD_KINDS] = {
		[SMR_FIELD_REAL] = "number",     [SMR_FIELD_BOOL] = "boolean",
		[SMR_FIELD_INTEGER] = "integer", [SMR_FIELD_TEXT] = "string",
		[SMR_FIELD_REALS] = "number",    [SMR_FIELD_INTEGERS] = "integer",
		[SMR_FIELD_TEXTS] = "string",    [SMR_FIELD_CHARS] = "string",
	};

	return names[kind];
}

static bool may_be_null(const smr_field *f)
{
	return f->rule == SMR_FIELD_OR_NULL ||
	       (f->kind == SMR_FIELD_RECORD && f->rule != SMR_FIELD_IF_SET);
}

/* Returns the schema of a number of any kind, or of a text: an expression, or a number that is not
 * finite. */
static json_t *number_or_text(void)
{
	return json_pack("{s:[s, s]}", "type", "number", "string");
}

static json_t *schema_of_type(const smr_field *f)
{
	if (f->kind == SMR_FIELD_RECORD && may_be_null(f))
		return json_pack("{s:[o, {s:s}]}", "anyOf", schema_reference(f->of), "type",
				 "null");
	if (f->kind == SMR_FIELD_RECORD || f->kind == SMR_FIELD_RECORDS ||
	    f->kind == SMR_FIELD_RECORD_MAP)
		return schema_reference(f->of);
	if (f->kind == SMR_FIELD_NUMBER || f->kind == SMR_FIELD_QUANTITY ||
	    f->kind == SMR_FIELD_QUANTITIES)
		return may_be_null(f)
			       ? json_pack("{s:[s, s, s]}", "type", "number", "string", "null")
			       : number_or_text();
	return may_be_null(f) ? json_pack("{s:[s, s]}", "type", type_of(f->kind), "null")
			      : json_pack("{s:s}", "type", type_of(f->kind));
}

static json_t *schema_of_member(const smr_field *f)
{
	json_t *o = f->kind == SMR_FIELD_MAP ? number_or_text() : schema_of_type(f);

	if (f->kind == SMR_FIELD_MAP || f->kind == SMR_FIELD_RECORD_MAP)
		o = json_pack("{s:s, s:o}", "type", "object", "additionalProperties", o);
	else if (f->kind >= SMR_FIELD_RECORDS)
		o = json_pack("{s:s, s:o}", "type", "array", "items", o);
	if (f->about != NULL)
		json_object_set_new(o, "description", json_string(f->about));
	if (f->unit != NULL)
		json_object_set_new(o, "x-unit", json_string(f->unit));
	return o;
}

static void put_members(json_t *properties, json_t *required, const smr_fields *f);

static void put_member(json_t *properties, json_t *required, const smr_field *f)
{
	json_t *old;

	if (f->kind == SMR_FIELD_INLINE) {
		put_members(properties, required, f->of);
		return;
	}
	json_object_set_new(properties, f->name, schema_of_member(f));
	if (f->old != NULL) {
		old = schema_of_member(f);
		json_object_set_new(old, "deprecated", json_true());
		json_object_set_new(properties, f->old, old);
	}
	if (f->rule == SMR_FIELD_ALWAYS || f->rule == SMR_FIELD_OR_NULL)
		json_array_append_new(required, json_string(f->name));
}

static void put_members(json_t *properties, json_t *required, const smr_fields *f)
{
	for (size_t i = 0; i < f->n; i++)
		put_member(properties, required, &f->list[i]);
}

static void put_version(json_t *properties, json_t *required, const smr_fields *f)
{
	const char *key = f->version_key != NULL ? f->version_key : "version";

	json_object_set_new(properties, key, json_pack("{s:i}", "const", f->version));
	json_array_append_new(required, json_string(key));
	if (f->version_old != NULL)
		json_object_set_new(properties, f->version_old,
				    json_pack("{s:i, s:b}", "const", f->version, "deprecated",
					      true));
}

static json_t *object(const smr_fields *f)
{
	json_t *properties = json_object(), *required = json_array();

	if (f->version > 0)
		put_version(properties, required, f);
	put_members(properties, required, f);
	return json_pack("{s:s, s:o, s:o, s:b}", "type", "object", "properties", properties,
			 "required", required, "additionalProperties", false);
}

static json_t *schema_of_tuple(const smr_fields *f)
{
	json_t *items = json_array();

	for (size_t i = 0; i < f->n; i++)
		json_array_append_new(items, schema_of_member(&f->list[i]));
	return json_pack("{s:s, s:o, s:b, s:i}", "type", "array", "prefixItems", items, "items",
			 false, "minItems", (int)f->n);
}

static json_t *one_of(const smr_fields *f)
{
	json_t *list = json_array();

	for (size_t i = 0; f->variants[i] != NULL; i++)
		json_array_append_new(list, schema_reference(f->variants[i]));
	return json_pack("{s:o}", "anyOf", list);
}

static json_t *shape(const smr_fields *f)
{
	switch (f->form) {
	case SMR_FIELDS_TUPLE:
		return schema_of_tuple(f);
	case SMR_FIELDS_ONLY:
		return schema_of_member(&f->list[0]);
	case SMR_FIELDS_ONE_OF:
		return one_of(f);
	default:
		return object(f);
	}
}

static void add_schema_definition(json_t *defs, const smr_fields *f);

/* Adds definitions for member types. An inline struct has no definition of its own. */
static void add_member_definitions(json_t *defs, const smr_fields *f)
{
	for (size_t i = 0; i < f->n; i++)
		if (f->list[i].kind == SMR_FIELD_INLINE)
			add_member_definitions(defs, f->list[i].of);
		else if (f->list[i].of != NULL)
			add_schema_definition(defs, f->list[i].of);
	for (size_t i = 0; f->variants != NULL && f->variants[i] != NULL; i++)
		add_schema_definition(defs, f->variants[i]);
}

static void add_schema_definition(json_t *defs, const smr_fields *f)
{
	json_t *o;

	if (json_object_get(defs, f->name) != NULL)
		return;
	o = shape(f);
	if (f->about != NULL)
		json_object_set_new(o, "description", json_string(f->about));
	json_object_set_new(defs, f->name, o);
	add_member_definitions(defs, f);
}

json_t *smr_fields_schema(const smr_fields *f)
{
	json_t *defs = json_object(), *schema;

	add_schema_definition(defs, f);
	schema = schema_reference(f);
	json_object_set_new(schema, "$schema", json_string(DRAFT));
	json_object_set_new(schema, "title", json_string(f->name));
	json_object_set_new(schema, "$defs", defs);
	return schema;
}
