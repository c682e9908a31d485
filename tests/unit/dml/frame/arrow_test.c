/* Frames and tables of Arrow: types, nulls, parts of arrays, ownership, tables that are wrong. */
#include <math.h>

#include "dml/frame/arrow.h"
#include "unit.h"

enum { MOST = 4 };

/* A table on arrays of the test, which nothing releases. */
typedef struct table {
	struct ArrowSchema schema, columns[MOST], *schemas[MOST];
	struct ArrowArray array, data[MOST], *arrays[MOST];
	const void *buffers[MOST][4];
} table;

static void release_no_schema(struct ArrowSchema *s)
{
	s->release = NULL;
}

static void release_no_array(struct ArrowArray *a)
{
	a->release = NULL;
}

static void begin(table *t, int64_t rows)
{
	*t = (table){.schema = {.format = "+s", .release = release_no_schema},
		     .array = {.length = rows, .release = release_no_array}};
	t->schema.children = t->schemas;
	t->array.children = t->arrays;
}

static struct ArrowArray *add(table *t, const char *name, const char *format, const void *valid,
			      const void *values, const void *bytes)
{
	int64_t j = t->schema.n_children++;

	t->array.n_children++;
	t->columns[j] =
		(struct ArrowSchema){.format = format, .name = name, .release = release_no_schema};
	t->buffers[j][0] = valid;
	t->buffers[j][1] = values;
	t->buffers[j][2] = bytes;
	t->data[j] = (struct ArrowArray){.length = t->array.length,
					 .null_count = -1,
					 .n_buffers = bytes != NULL ? 3 : 2,
					 .buffers = t->buffers[j],
					 .release = release_no_array};
	t->schemas[j] = &t->columns[j];
	return t->arrays[j] = &t->data[j];
}

static const char *text(const dml_column *c, int64_t i)
{
	static char room[DML_CELL_ROOM], to[64];
	dml_cell cell = dml_cell_text(c, i, room);

	if (cell.s == NULL)
		return "null";
	memcpy(to, cell.s, cell.n);
	to[cell.n] = '\0';
	return to;
}

static void columns_have_the_types_of_their_formats(void **state)
{
	static const int8_t bytes[] = {-1, 2};
	static const uint32_t words[] = {7, 4000000000U};
	static const double reals[] = {0.5, -2};
	static const uint8_t bits[] = {2};
	dml_dataframe *f;
	table t;

	begin(&t, 2);
	add(&t, "a", "c", NULL, bytes, NULL);
	add(&t, "b", "I", NULL, words, NULL);
	add(&t, "c", "g", NULL, reals, NULL);
	add(&t, "d", "b", NULL, bits, NULL);
	assert_int_equal(dml_arrow_import("input F", &t.schema, &t.array, &f), SMR_OK);
	assert_int_equal(f->columns[0]->type, DML_CELL_INT32);
	assert_int_equal(f->columns[1]->type, DML_CELL_INT64);
	assert_int_equal(f->columns[2]->type, DML_CELL_FP64);
	assert_int_equal(f->columns[3]->type, DML_CELL_BOOLEAN);
	assert_string_equal(text(f->columns[0], 0), "-1");
	assert_string_equal(text(f->columns[1], 1), "4000000000");
	assert_string_equal(text(f->columns[2], 1), "-2.0");
	assert_string_equal(text(f->columns[3], 1), "true");
	assert_int_equal(dml_dataframe_find(f, "d"), 3);
	dml_dataframe_drop(f);
}

static void texts_have_offsets_views_or_codes(void **state)
{
	static const int32_t offsets[] = {0, 1, 1, 4}, codes[] = {1, 0, 0};
	static const uint8_t valid[] = {5}; /* the second is null */
	static const union {
		int32_t words[12];
		char bytes[48];
	} views = {.bytes = "\3\0\0\0abc"};
	struct ArrowArray *coded, dictionary;
	struct ArrowSchema type = {.format = "u", .release = release_no_schema};
	const void *buffers[] = {NULL, offsets, "xyzw"};
	dml_dataframe *f;
	table t;

	begin(&t, 3);
	add(&t, "a", "u", valid, offsets, "xyzw");
	add(&t, "b", "vu", NULL, views.words, "");
	coded = add(&t, "c", "i", valid, codes, NULL);
	dictionary = (struct ArrowArray){
		.length = 2, .n_buffers = 3, .buffers = buffers, .release = release_no_array};
	coded->dictionary = &dictionary;
	t.columns[2].dictionary = &type;
	assert_int_equal(dml_arrow_import("input F", &t.schema, &t.array, &f), SMR_OK);
	assert_string_equal(text(f->columns[0], 0), "x");
	assert_string_equal(text(f->columns[0], 1), "null");
	assert_string_equal(text(f->columns[0], 2), "yzw");
	assert_string_equal(text(f->columns[1], 0), "abc");
	assert_string_equal(text(f->columns[1], 1), "");
	assert_string_equal(text(f->columns[2], 0), "");
	assert_string_equal(text(f->columns[2], 1), "null");
	assert_string_equal(text(f->columns[2], 2), "x");
	dml_dataframe_drop(f);
}

static void numbers_that_are_null_are_nan(void **state)
{
	static const int64_t values[] = {5, 6, 7, 8};
	static const uint8_t valid[] = {0xb};
	dml_dataframe *f;
	table t;

	begin(&t, 2);
	add(&t, NULL, "l", valid, values, NULL)->offset = 1;
	t.data[0].length = 3;
	t.array.offset = 1; /* the third and the fourth */
	assert_int_equal(dml_arrow_import("input F", &t.schema, &t.array, &f), SMR_OK);
	assert_int_equal(f->columns[0]->type, DML_CELL_FP64);
	assert_true(isnan(f->columns[0]->fp64[0]));
	assert_true(f->columns[0]->fp64[1] == 8);
	dml_dataframe_drop(f);
}

static void refused(table *t, smr_status st, const char *why)
{
	dml_dataframe *f;

	assert_int_equal(dml_arrow_import("input F", &t->schema, &t->array, &f), st);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("'%s' lacks '%s'", smr_errmsg(), why);
}

static void wrong_tables_are_refused(void **state)
{
	static const int32_t offsets[] = {0, 3, 1};
	static const int64_t big[] = {1, -1};
	table t;

	begin(&t, 2);
	add(&t, "a", "u", NULL, offsets, "xyz");
	refused(&t, SMR_EINVAL, "input F: column a: a text ends before it begins");
	t.columns[0].format = "tdD";
	refused(&t, SMR_EUNSUPPORTED, "column a has type tdD of Arrow");
	t.data[0].length = 1;
	refused(&t, SMR_EINVAL, "column a: it is shorter than the table");
	t.data[0].release = NULL;
	refused(&t, SMR_EINVAL, "column a: it was released");
	t.array.n_children = 2;
	refused(&t, SMR_EINVAL, "columns are not those of its schema");
	t.schema.format = "i";
	refused(&t, SMR_EINVAL, "an array of Arrow's type i is no table");
	begin(&t, 2);
	add(&t, "a", "L", NULL, big, NULL);
	refused(&t, SMR_EINVAL, "column a: a number is above those of int64");
	t.columns[0].format = "l";
	t.data[0].buffers[1] = NULL;
	refused(&t, SMR_EINVAL, "column a: the array has no values");
	t.data[0].n_buffers = 1;
	refused(&t, SMR_EINVAL, "column a: the array lacks buffers");
}

static dml_dataframe *sample(void)
{
	dml_dataframe *f = dml_dataframe_new(3, 3);

	assert_non_null(f);
	f->columns[0] = dml_column_new(DML_CELL_STRING, 3);
	dml_column_add_text(f->columns[0], "one", 3);
	dml_column_add_text(f->columns[0], NULL, 0);
	dml_column_add_text(f->columns[0], "", 0);
	f->columns[1] = dml_column_new(DML_CELL_BOOLEAN, 3);
	f->columns[2] = dml_column_new(DML_CELL_FP32, 3);
	for (int i = 0; i < 3; i++) {
		dml_column_add_number(f->columns[1], i == 1);
		dml_column_add_number(f->columns[2], i + 0.5);
	}
	return f;
}

static void an_exported_frame_outlives_it(void **state)
{
	dml_dataframe *f = sample(), *again;
	struct ArrowSchema schema;
	struct ArrowArray array, column;

	assert_int_equal(dml_arrow_export(f, &schema, &array), SMR_OK);
	assert_ptr_equal(array.children[2]->buffers[1], f->columns[2]->fp32); /* not copied */
	dml_dataframe_drop(f);
	assert_string_equal(schema.children[0]->name, "C1");
	assert_string_equal(schema.children[0]->format, "U");
	assert_int_equal(array.children[0]->null_count, 1);
	assert_int_equal(*(const uint8_t *)array.children[1]->buffers[1], 2);
	assert_int_equal(dml_arrow_import("input F", &schema, &array, &again), SMR_OK);
	assert_ptr_equal(again, f);
	dml_dataframe_drop(again);
	column = *array.children[2]; /* moved out of the table */
	array.children[2]->release = NULL;
	array.release(&array);
	schema.release(&schema);
	assert_true(((const float *)column.buffers[1])[2] == 2.5F);
	column.release(&column);
	assert_null(column.release);
}

static smr_status work(void *arg)
{
	static const int32_t offsets[] = {0, 1, 1, 4};
	dml_dataframe *f = NULL;
	struct ArrowSchema schema;
	struct ArrowArray array;
	smr_status st;
	table t;

	begin(&t, 3);
	add(&t, "a", "u", NULL, offsets, "xyzw");
	st = dml_arrow_import("input F", &t.schema, &t.array, &f);
	if (st == SMR_OK)
		st = dml_arrow_export(f, &schema, &array);
	if (st == SMR_OK) {
		schema.release(&schema);
		array.release(&array);
	}
	dml_dataframe_drop(f);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	(void)unit_fail_each_allocation(work, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(columns_have_the_types_of_their_formats),
		cmocka_unit_test(texts_have_offsets_views_or_codes),
		cmocka_unit_test(numbers_that_are_null_are_nan),
		cmocka_unit_test(wrong_tables_are_refused),
		cmocka_unit_test(an_exported_frame_outlives_it),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
