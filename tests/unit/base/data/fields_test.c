/* Structs described by a table, as JSON and as a schema. */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "unit.h"

typedef struct point {
	double x, y;
} point;

typedef struct thing {
	const char *name;
	uint32_t line;
	int64_t below;
	size_t many;
	int yes;
	bool no;
	double real, whole, maybe;
	const char *note;
	const point *at;
	size_t npoints, nreals, ntexts, nthings;
	const point *const *points;
	const double *reals;
	const char *const *texts;
	const struct thing *const *things;
} thing;

static const smr_field point_list[] = {SMR_FIELD(point, x, "x", REAL),
				       SMR_FIELD(point, y, "y", REAL)};
static const smr_fields point_fields = {
	.name = "point", .form = SMR_FIELDS_TUPLE, .list = point_list, .n = 2};
static const smr_fields thing_fields;
static const smr_field thing_list[] = {
	SMR_FIELD(thing, name, "name", TEXT, .old = "called", .about = "its name"),
	SMR_FIELD(thing, line, "line", INTEGER),
	SMR_FIELD(thing, below, "below", INTEGER),
	SMR_FIELD(thing, many, "many", INTEGER),
	SMR_FIELD(thing, yes, "yes", BOOL),
	SMR_FIELD(thing, no, "no", BOOL),
	SMR_FIELD(thing, real, "real_s", REAL, .unit = "s"),
	SMR_FIELD(thing, whole, "whole", NUMBER),
	SMR_FIELD(thing, maybe, "maybe", REAL, .rule = SMR_FIELD_OR_NULL),
	SMR_FIELD(thing, note, "note", TEXT, .rule = SMR_FIELD_IF_SET),
	SMR_FIELD(thing, at, "at", RECORD, .of = &point_fields),
	SMR_FIELD_LIST(thing, points, npoints, "points", RECORDS, .of = &point_fields,
		       .rule = SMR_FIELD_IF_SET),
	SMR_FIELD_LIST(thing, reals, nreals, "reals", REALS),
	SMR_FIELD_LIST(thing, texts, ntexts, "texts", TEXTS),
	SMR_FIELD_LIST(thing, things, nthings, "things", RECORDS, .of = &thing_fields),
};
static const smr_fields thing_fields = {.name = "thing",
					.version = 7,
					.list = thing_list,
					.n = sizeof(thing_list) / sizeof(thing_list[0])};

static const thing plain = {.name = "a", .real = 0.5, .whole = 3, .maybe = INFINITY};

static char *text_of(const thing *t)
{
	json_t *o;
	char *text;

	if (smr_fields_json(&thing_fields, t, &o) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	text = json_dumps(o, JSON_COMPACT);
	json_decref(o);
	return text;
}

static void members_are_written_in_the_order_of_the_table(void **state)
{
	char *text = text_of(&plain);

	assert_string_equal(text, "{\"version\":7,\"called\":\"a\",\"name\":\"a\",\"line\":0,"
				  "\"below\":0,\"many\":0,\"yes\":false,\"no\":false,"
				  "\"real_s\":0.5,\"whole\":3,\"maybe\":null,\"at\":null,"
				  "\"reals\":[],\"texts\":[],\"things\":[]}");
	free(text);
}

static void lists_and_records_are_written_by_their_own_tables(void **state)
{
	const point p = {1, 2}, *const points[] = {&p, &p};
	const double reals[] = {0.25};
	const char *const texts[] = {"x", "y"};
	const thing *const things[] = {&plain};
	const thing t = {.name = "b",
			 .line = 4000000000U,
			 .below = -5,
			 .many = SIZE_MAX >> 1,
			 .yes = 1,
			 .no = true,
			 .note = "n",
			 .at = &p,
			 .npoints = 2,
			 .points = points,
			 .nreals = 1,
			 .reals = reals,
			 .ntexts = 2,
			 .texts = texts,
			 .nthings = 1,
			 .things = things};
	char *text = text_of(&t);

	assert_non_null(
		strstr(text, "\"below\":-5,\"many\":9223372036854775807,\"yes\":true,\"no\":true"));
	assert_non_null(strstr(text, "\"line\":4000000000,"));
	assert_non_null(
		strstr(text, "\"note\":\"n\",\"at\":[1.0,2.0],\"points\":[[1.0,2.0],[1.0,2.0]]"));
	assert_non_null(strstr(
		text, "\"reals\":[0.25],\"texts\":[\"x\",\"y\"],\"things\":[{\"version\":7"));
	free(text);
}

static void what_JSON_cannot_say_is_an_error_that_names_the_member(void **state)
{
	thing t = plain;
	json_t *o;

	t.real = NAN;
	assert_int_equal(smr_fields_json(&thing_fields, &t, &o), SMR_EINTERNAL);
	assert_string_equal(smr_errmsg(), "real_s of thing is nothing that JSON can say");
	t.real = 0;
	t.name = "\xff";
	assert_int_equal(smr_fields_json(&thing_fields, &t, &o), SMR_EINTERNAL);
	assert_string_equal(smr_errmsg(), "name of thing is nothing that JSON can say");
}

/* ---- documents ------------------------------------------------------------------------------- */

typedef struct part {
	const char *name;
	bool there;
} part;

typedef struct document {
	char title[8], note[8], more[8];
	size_t nparts;
	const part *const *parts;
} document;

static const smr_field part_list[] = {SMR_FIELD(part, there, "there", BOOL)};
static const smr_fields part_fields = {
	.name = "part", .form = SMR_FIELDS_ONLY, .list = part_list, .n = 1};
static const smr_field document_list[] = {
	SMR_FIELD(document, title, "title", CHARS),
	SMR_FIELD(document, note, "note", CHARS, .rule = SMR_FIELD_OR_NULL),
	SMR_FIELD(document, more, "more", CHARS, .rule = SMR_FIELD_IF_SET),
	SMR_FIELD_LIST(document, parts, nparts, "parts", RECORD_MAP, .of = &part_fields),
};
static const smr_fields document_fields = {.name = "document",
					   .version = 2,
					   .version_key = "format",
					   .version_old = "form",
					   .list = document_list,
					   .n = sizeof(document_list) / sizeof(document_list[0])};

static void assert_document(const document *d, const char *want)
{
	json_t *o;
	char *text;

	assert_int_equal(smr_fields_json(&document_fields, d, &o), SMR_OK);
	text = json_dumps(o, JSON_COMPACT);
	assert_string_equal(text, want);
	free(text);
	json_decref(o);
}

static void arrays_of_characters_and_records_by_name_are_written(void **state)
{
	const part yes = {"yes", true}, no = {"no", false}, *const parts[] = {&yes, &no};

	assert_document(&(document){.title = "a", .nparts = 2, .parts = parts},
			"{\"format\":2,\"form\":2,\"title\":\"a\",\"note\":null,"
			"\"parts\":{\"yes\":true,\"no\":false}}");
	assert_document(&(document){.note = "n", .more = "m"},
			"{\"format\":2,\"form\":2,\"title\":\"\",\"note\":\"n\",\"more\":\"m\","
			"\"parts\":{}}");
}

static void a_schema_of_a_document_has_both_keys_of_the_version(void **state)
{
	json_t *schema = smr_fields_schema(&document_fields);
	json_t *of = json_object_get(json_object_get(schema, "$defs"), "document"), *wanted;

	wanted = json_pack(
		"{s:{s:i}, s:{s:i, s:b}, s:{s:s}, s:{s:[s, s]}, s:{s:s}, s:{s:s, s:{s:s}}}",
		"format", "const", 2, "form", "const", 2, "deprecated", 1, "title", "type",
		"string", "note", "type", "string", "null", "more", "type", "string", "parts",
		"type", "object", "additionalProperties", "$ref", "#/$defs/part");
	assert_true(json_equal(json_object_get(of, "properties"), wanted));
	json_decref(wanted);
	wanted = json_pack("[s, s, s, s]", "format", "title", "note", "parts");
	assert_true(json_equal(json_object_get(of, "required"), wanted));
	json_decref(wanted);
	json_decref(schema);
}

static void a_schema_has_each_struct_once(void **state)
{
	json_t *schema = smr_fields_schema(&thing_fields), *defs = json_object_get(schema, "$defs");
	json_t *of = json_object_get(json_object_get(defs, "thing"), "properties");

	assert_int_equal(json_object_size(defs), 2);
	assert_string_equal(json_string_value(json_object_get(schema, "$ref")), "#/$defs/thing");
	assert_string_equal(
		json_string_value(json_object_get(json_object_get(of, "real_s"), "x-unit")), "s");
	assert_true(json_is_true(json_object_get(json_object_get(of, "called"), "deprecated")));
	assert_int_equal(
		json_array_size(json_object_get(json_object_get(defs, "thing"), "required")), 14);
	json_decref(schema);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(members_are_written_in_the_order_of_the_table),
		cmocka_unit_test(lists_and_records_are_written_by_their_own_tables),
		cmocka_unit_test(what_JSON_cannot_say_is_an_error_that_names_the_member),
		cmocka_unit_test(arrays_of_characters_and_records_by_name_are_written),
		cmocka_unit_test(a_schema_of_a_document_has_both_keys_of_the_version),
		cmocka_unit_test(a_schema_has_each_struct_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
