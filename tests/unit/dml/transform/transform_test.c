/* Transforms: the lenient form of specifications, messages, and memory that runs out anywhere. */
#include <math.h>
#include <stdlib.h>

#include "dml/io/frame_csv.h"
#include "dml/transform/transform.h"
#include "unit.h"

static smr_status make_frame(dml_dataframe **out)
{
	static const char text[] = "city,price\nOslo,10.5\nBern,20\nOslo,12\n,40.25\n";
	const dml_frame_csv f = {
		.path = "f.csv", .sep = ",", .schema = "STRING,FP64", .header = true};

	return dml_frame_csv_parse(&f, text, sizeof(text) - 1, out);
}

static void specifications_are_lenient(void **state)
{
	static const char *const same[] = {
		("{\"ids\":true,\"recode\":[1],"
		 "\"bin\":[{\"id\":2,\"method\":\"equi-width\",\"numbins\":3}]}"),
		"{ids:true, recode:[1], bin:[{id:2, method:equi-width, numbins:3}]}",
		"{'ids':true, 'recode':[1], 'bin':[{'id':2, 'method':'EQUI-WIDTH', numbins:3}]}",
		"{recode:[city], bin:[{name:price, method:equi-width, numbins:3}]}",
	};
	dml_dataframe *t;
	dml_spec s;

	assert_int_equal(make_frame(&t), SMR_OK);
	for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); i++) {
		assert_int_equal(dml_spec_parse(same[i], t, &s), SMR_OK);
		assert_int_equal(s.of[0].coder, DML_CODER_RECODE);
		assert_int_equal(s.of[1].coder, DML_CODER_BIN);
		assert_int_equal(s.of[1].bins, 3);
		dml_spec_free(&s);
	}
	dml_dataframe_drop(t);
}

static void wrong_specifications_are_refused(void **state)
{
	static const char *const wrong[][2] = {
		{"{recode:[zip]}", "Specified column 'zip' does not exist."},
		{"{ids:true, recode:[1], hash:[1], K:3}", "more than one of"},
		{"{ids:true, hash:[1]}", "K is no number"},
		{"{ids:true, foo:[1]}", "'foo' is an invalid encoder"},
		{"{ids:true, bin:[{id:2, method:wide}]}", "no method 'wide'"},
		{"{ids:true, recode:['1']}", "columns are numbers"},
		{"{ids:true, recode:[1", "line 1"},
		{"{ids:true, recode:['1]}", "a quote that does not end"},
		{"[1]", "no object"},
	};
	dml_dataframe *t;
	dml_spec s;

	assert_int_equal(make_frame(&t), SMR_OK);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		assert_int_not_equal(dml_spec_parse(wrong[i][0], t, &s), SMR_OK);
		if (strstr(smr_errmsg(), wrong[i][1]) == NULL)
			fail_msg("%s: %s", wrong[i][0], smr_errmsg());
	}
	dml_dataframe_drop(t);
}

static smr_status all_fit(void *ctx, double bytes)
{
	return SMR_OK;
}

/* Encodes, and decodes what metadata says of the result. */
static smr_status work(void *arg)
{
	static const char spec[] = "{ids:true, dummycode:[1], bin:[{id:2, method:equi-height, "
				   "numbins:2}], impute:[{id:1, method:global_mode}]}";
	dml_dataframe *t = NULL, *meta = NULL, *again = NULL;
	dml_spec s = {0};
	dml_transform fit = {0}, read = {0};
	dml_matrix *m = NULL;
	smr_status st = make_frame(&t);

	if (st == SMR_OK)
		st = dml_spec_parse(spec, t, &s);
	if (st == SMR_OK)
		st = dml_transform_fit(&s, t, NULL, &fit);
	if (st == SMR_OK) {
		dml_transform_place(&fit);
		st = dml_transform_meta(&fit, t, &meta);
	}
	if (st == SMR_OK)
		st = dml_transform_run(&fit, t, all_fit, NULL, &m);
	if (st == SMR_OK)
		st = dml_transform_of_meta(&s, meta, NULL, &read);
	if (st == SMR_OK)
		st = dml_matrix_dense(m);
	if (st == SMR_OK) {
		dml_transform_place(&read);
		st = dml_transform_decode(&read, m, meta, &again);
	}
	if (st == SMR_OK) {
		char room[DML_CELL_ROOM];

		assert_int_equal(m->cols, 3);
		assert_memory_equal(dml_cell_text(again->columns[0], 3, room).s, "Oslo", 4);
	}
	dml_matrix_drop(m);
	if (fit.of != NULL)
		dml_transform_free(&fit);
	if (read.of != NULL)
		dml_transform_free(&read);
	dml_spec_free(&s);
	dml_dataframe_drop(t);
	dml_dataframe_drop(meta);
	dml_dataframe_drop(again);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	(void)unit_fail_each_allocation(work, NULL);
}

static int ascending(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Numbers of several kinds: spread, with outliers, few distinct ones, one alone, infinite ends. */
static double number(int kind, int64_t i)
{
	uint32_t h = (uint32_t)i * 2654435761u;
	double u = (double)(h >> 8) / (1 << 24) - 0.25;

	switch (kind) {
	case 0:
		return u;
	case 1:
		return i % 1000 == 7 ? u * 1e300 : u;
	case 2:
		return (double)(h >> 30) - 1;
	case 3:
		return 3;
	case 4:
		return i == 5 ? INFINITY : i == 6 ? -INFINITY : u;
	default:
		return i % 2 == 0 ? u * 1e-310 : 0;
	}
}

static void ranks_are_those_of_sorted_numbers(void **state)
{
	enum { N = 50000, RANKS = 9 };
	static double x[N], sorted[N];

	for (int kind = 0; kind < 6; kind++)
		for (int64_t n = 1; n <= N; n = n < 20 ? n + 1 : n * 13) {
			int64_t ranks[RANKS];
			double found[RANKS];

			for (int64_t i = 0; i < n; i++)
				x[i] = sorted[i] = number(kind, i);
			qsort(sorted, (size_t)n, sizeof(*sorted), ascending);
			for (int k = 0; k < RANKS; k++)
				ranks[k] = (n - 1) * k / (RANKS - 1);
			assert_int_equal(dml_select_ranks(x, n, ranks, RANKS, found), SMR_OK);
			for (int k = 0; k < RANKS; k++)
				assert_true(found[k] == sorted[ranks[k]]);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(specifications_are_lenient),
		cmocka_unit_test(wrong_specifications_are_refused),
		cmocka_unit_test(ranks_are_those_of_sorted_numbers),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
