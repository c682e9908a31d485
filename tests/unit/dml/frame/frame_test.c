/* Data frames: numbers as Java writes and reads them, types of cells, csv and its messages. */
#include "dml/dataframe.h"
#include "dml/frame/java.h"
#include "dml/io/frame_csv.h"
#include "unit.h"

static void floats_are_written_as_java_does(void **state)
{
	static const struct pair {
		float v;
		const char *text;
	} pairs[] = {{2.5F, "2.5"},          {1e10F, "1.0E10"},         {0.1F, "0.1"},
		     {-0.001F, "-0.001"},    {1.5e-5F, "1.5E-5"},       {1000, "1000.0"},
		     {1234567, "1234567.0"}, {12345678, "1.2345678E7"}, {0, "0.0"}};
	char room[DML_CELL_ROOM];

	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
		size_t n = dml_format_float(pairs[i].v, room);

		assert_int_equal(n, strlen(pairs[i].text));
		assert_memory_equal(room, pairs[i].text, n);
	}
}

static void texts_are_numbers_where_java_says_so(void **state)
{
	static const char *const right[] = {"1",  " 2.5 ", "1e3", ".5",
					    "5.", "-7d",   "NaN", "Infinity"};
	static const char *const wrong[] = {"", "x", "1x", "0x1", "1 2", "--1", "e5", "+"};
	double v;

	for (size_t i = 0; i < sizeof(right) / sizeof(right[0]); i++)
		assert_true(dml_parse_number(right[i], strlen(right[i]), &v));
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		if (dml_parse_number(wrong[i], strlen(wrong[i]), &v))
			fail_msg("'%s' is taken for %g", wrong[i], v);
}

static void types_of_cells_are_those_of_systemds(void **state)
{
	static const struct pair {
		const char *text;
		dml_cell_type type;
	} pairs[] = {{"1", DML_CELL_BOOLEAN},         {"t", DML_CELL_BOOLEAN},
		     {"5.0", DML_CELL_INT32},         {"3000000000", DML_CELL_INT64},
		     {"0.1", DML_CELL_FP32},          {"12345678.9", DML_CELL_FP64},
		     {"1e5", DML_CELL_FP32},          {"nan", DML_CELL_FP32},
		     {"a", DML_CELL_CHARACTER},       {"abcd", DML_CELL_HASH32},
		     {"abcdef0123", DML_CELL_HASH64}, {"x1", DML_CELL_STRING},
		     {"", DML_CELL_UNKNOWN}};

	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		assert_string_equal(dml_cell_type_name(dml_cell_detect(DML_CELL_UNKNOWN,
								       pairs[i].text,
								       strlen(pairs[i].text))),
				    dml_cell_type_name(pairs[i].type));
}

/* The order that SystemDS prints: by bucket of a table of 16. */
static void tokens_lie_as_in_a_map_of_java(void **state)
{
	static const char *const tokens[] = {"Oslo", "Bern", "Rome", "Graz"};
	static const char *const wanted[] = {"Bern", "Oslo", "Rome", "Graz"};
	int32_t hashes[4];
	int64_t order[4];

	for (int i = 0; i < 4; i++)
		hashes[i] = dml_java_hash_text(tokens[i], 4);
	assert_int_equal(dml_java_map_order(hashes, 4, false, order), SMR_OK);
	for (int i = 0; i < 4; i++)
		assert_string_equal(tokens[order[i]], wanted[i]);
	assert_int_equal(dml_java_hash_text("\xc3\xa9", 2), 233);
}

static smr_status read_text(const char *text, const char *schema, dml_dataframe **out)
{
	const dml_frame_csv f = {.path = "f.csv", .sep = ",", .schema = schema, .chunk = 4};

	return dml_frame_csv_parse(&f, text, strlen(text), out);
}

/* SystemDS's answers for the first of two columns; *nulls is its "n". */
static void types_of_columns_depend_on_the_order_of_cells(void **state)
{
	static const struct column {
		const char *text;
		dml_cell_type type;
		bool nulls;
	} all[] = {
		{"1,x y\n0,x y\n1,x y\n", DML_CELL_BOOLEAN, false},
		{"TRUE,x y\n2.5,x y\n", DML_CELL_FP32, false},
		{"2.5,x y\nTRUE,x y\n", DML_CELL_STRING, false},
		{"12.25,x y\ntrue,x y\n12.25,x y\n", DML_CELL_STRING, false},
		{"TRUE,x y\n300,x y\nTRUE,x y\n", DML_CELL_STRING, false},
		{"F,x y\na,x y\nF,x y\n", DML_CELL_STRING, false},
		{"a,x y\n0,x y\n", DML_CELL_CHARACTER, false},
		{"0,x y\na,x y\n", DML_CELL_STRING, false},
		{"F,x y\ndeadbeef,x y\n", DML_CELL_HASH32, false},
		{"3000000000,x y\ndeadbeef,x y\n", DML_CELL_HASH32, false},
		{"deadbeef,x y\n3000000000,x y\n", DML_CELL_HASH64, false},
		{"deadbeef,x y\nabcdef0123,x y\n", DML_CELL_HASH64, false},
		{"12.25,x y\ndeadbeef,x y\n", DML_CELL_STRING, false},
		{"100.125,x y\n3000000000,x y\n", DML_CELL_FP64, false},
		{"3000000000,x y\n100.125,x y\n", DML_CELL_FP32, false},
		{"-100.125,x y\n1.5,x y\n", DML_CELL_FP32, false},
		{"-1000.125,x y\n1.5,x y\n", DML_CELL_FP64, false},
		{"1e300,x y\n1,x y\n", DML_CELL_FP32, false},
		{"-inf,x y\n1,x y\n", DML_CELL_FP32, false},
		{"-nan,x y\n1,x y\n", DML_CELL_STRING, false},
		{"0,x y\n,x y\nx,x y\n0,x y\n", DML_CELL_STRING, false},
		{"300,x y\n12.25,x y\n,x y\n", DML_CELL_FP32, true},
		{",x y\n,x y\n", DML_CELL_UNKNOWN, true},
		{"1,x y\n,x y\nx1,x y\n", DML_CELL_STRING, false},
		{"3000000000,x y\n,x y\n7,x y\n", DML_CELL_INT64, true},
		{"TRUE,x y\n,x y\n2.5,x y\n", DML_CELL_FP32, true},
		{"0,x y\n,x y\nx,x y\n", DML_CELL_STRING, true},
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		dml_dataframe *t = NULL;
		bool nulls;

		assert_int_equal(read_text(all[i].text, "", &t), SMR_OK);
		if (dml_column_detect(t->columns[0], &nulls) != all[i].type ||
		    nulls != all[i].nulls)
			fail_msg("%s is %s", all[i].text,
				 dml_cell_type_name(dml_column_detect(t->columns[0], &nulls)));
		dml_dataframe_drop(t);
	}
}

static void messages_name_line_and_column(void **state)
{
	static const struct wrong {
		const char *text, *schema, *told;
	} all[] = {
		{"1,2\n3,x\n", "INT64",
		 "f.csv:2: 'x' in column 2, C2, is no INT64: naStrings says what is missing, and a "
		 "schema of STRING takes any text"},
		{"a,b\nc\nd,e,f\n", "",
		 "f.csv:3: more than 2 fields: 'f' is one more than the first line has"},
		{"a,b\n\"c,d\n", "", "f.csv:2: the quote before c,d does not end in its line"},
		{"a,b\n", "STRING,INT8",
		 "f.csv: a schema has no type 'INT8': there are STRING, INT32, INT64, FP32, FP64, "
		 "BOOLEAN, CHARACTER, UINT8"},
		{"a,b\n", "FP64,FP64,FP64", "f.csv: the schema has 3 types for 2 columns"},
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		dml_dataframe *t = NULL;

		assert_int_equal(read_text(all[i].text, all[i].schema, &t), SMR_EINVAL);
		assert_string_equal(smr_errmsg(), all[i].told);
	}
}

/* A file that SystemDS wrote: two rows of STRING, INT64, FP64. */
enum { KEY_AT = 4 + 34 + 47 + 6 + 16 + 8 /* of the first record in the file below */ };

static void blocks_of_systemds_are_read(void **state)
{
	static const char file[] =
		"SEQ\006!org.apache.hadoop.io.LongWritable.org.apache.sysds.runtime.frame.data."
		"FrameB"
		"lock\000\000\000\000\000\000M_\202\0017\267\042\3104\011\311\364\272T\255\201\000"
		"\000\000s\000\000\000\010\000\000\000\000\000\000\000\001\000\000\000\002\000\000"
		"\000\003\000\010\000\002C1\377\377\377\377\377\377\377\377\000\000\000\000\000\000"
		"\000\000\000\000\334\000\003ann\000\003bob\006\000\002C2\377\377\377\377\377\377"
		"\377"
		"\377\000\000\004\000\000\000\000\000\000\000\037\000\000\000\000\000\000\000\000"
		"\004"
		"\000\002C3\377\377\377\377\377\377\377\377\000\000\006\077\370\000\000\000\000\000"
		"\000@\002\000\000\000\000\000\000";
	static const char *const cells[] = {"ann", "bob", "31", "0", "1.5", "2.25"};
	char folder[2 * sizeof(file)]; /* a file behind another one, whose block comes later */
	size_t n = sizeof(file) - 1;
	dml_dataframe *t, *cut;
	char room[DML_CELL_ROOM];

	assert_int_equal(dml_frame_blocks_parse("f.bin", file, sizeof(file) - 1, &t), SMR_OK);
	for (int k = 0; k < 6; k++) {
		dml_cell x = dml_cell_text(t->columns[k / 2], k % 2, room);

		assert_int_equal(x.n, strlen(cells[k]));
		assert_memory_equal(x.s, cells[k], x.n);
	}
	dml_dataframe_drop(t);
	for (size_t some = 0; some < n; some++)
		if (dml_frame_blocks_parse("f.bin", file, some, &cut) == SMR_OK)
			fail_msg("%zu bytes of %zu are taken for all", some, n);
	memcpy(folder, file, n);
	memcpy(folder + n, file, n);
	folder[KEY_AT + 7] = 3;
	assert_int_equal(dml_frame_blocks_parse("f", folder, 2 * n, &t), SMR_OK);
	assert_int_equal(t->rows, 4);
	dml_dataframe_drop(t);
	folder[KEY_AT + 7] = 4;
	assert_int_not_equal(dml_frame_blocks_parse("f", folder, 2 * n, &t), SMR_OK);
}

/* Reads, stacks, cuts and assigns. */
static smr_status work(void *arg)
{
	dml_dataframe *t = NULL, *twice = NULL, *part = NULL, *put = NULL;
	smr_status st = read_text("name,1\n\"o, c\",2\n,\nx,4\n", "STRING,FP64", &t);

	if (st == SMR_OK)
		st = dml_dataframe_below((const dml_dataframe *[]){t, t}, 2, &twice);
	if (st == SMR_OK)
		st = dml_dataframe_part(twice, (int64_t[]){1, 0}, (int64_t[]){3, 2}, &part);
	if (st == SMR_OK)
		st = dml_dataframe_put(twice, (int64_t[]){5, 0}, part, &put);
	if (st == SMR_OK) {
		char room[DML_CELL_ROOM];
		dml_cell x = dml_cell_text(put->columns[0], 5, room);

		assert_int_equal(put->rows, 8);
		assert_memory_equal(x.s, "\"o, c\"", 6);
		assert_true(dml_column_is_null(put->columns[0], 6));
		assert_int_equal(put->columns[1]->fp64[7], 4);
	}
	dml_dataframe_drop(t);
	dml_dataframe_drop(twice);
	dml_dataframe_drop(part);
	dml_dataframe_drop(put);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	(void)unit_fail_each_allocation(work, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(floats_are_written_as_java_does),
		cmocka_unit_test(texts_are_numbers_where_java_says_so),
		cmocka_unit_test(types_of_cells_are_those_of_systemds),
		cmocka_unit_test(types_of_columns_depend_on_the_order_of_cells),
		cmocka_unit_test(tokens_lie_as_in_a_map_of_java),
		cmocka_unit_test(messages_name_line_and_column),
		cmocka_unit_test(blocks_of_systemds_are_read),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
