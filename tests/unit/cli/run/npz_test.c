#include "cli/run/npz.h"

#include <string.h>

#include "base/fs.h"
#include "unit.h"

static char file[64];

static int make_names(void **state)
{
	if (unit_make_folder(state) != 0)
		return -1;
	snprintf(file, sizeof(file), "%s/a.npz", unit_folder);
	return 0;
}

static void arrays_come_back_as_they_went(void **state)
{
	float f[6] = {1, 2.5f, -3, 4, 5, 6};
	int64_t n = -7;
	uint16_t b[2] = {0x3f80, 0xbf80};
	smr_npz_array list[] = {
		{(char[]){"out0"},
		 {.dtype = "f32", .rank = 2, .dims = {2, 3}, .data = f},
		 sizeof(f)},
		{(char[]){"out1"}, {.dtype = "i64", .data = &n}, sizeof(n)},
		{(char[]){"out2"}, {.dtype = "bf16", .rank = 1, .dims = {2}, .data = b}, sizeof(b)},
		{(char[]){"out3"}, {.dtype = "c64", .rank = 2, .dims = {0, 4}, .data = f}, 0},
	};
	smr_npz z = {list, 4}, got;
	const smr_npz_array *a;

	assert_int_equal(smr_npz_write(file, &z), SMR_OK);
	assert_int_equal(smr_npz_read(file, &got), SMR_OK);
	assert_int_equal(got.n, 4);
	a = smr_npz_find(&got, "out0");
	assert_non_null(a);
	assert_string_equal(a->a.dtype, "f32");
	assert_int_equal(a->a.rank, 2);
	assert_int_equal(a->a.dims[1], 3);
	assert_memory_equal(a->a.data, f, sizeof(f));
	a = smr_npz_find(&got, "out1");
	assert_int_equal(a->a.rank, 0);
	assert_memory_equal(a->a.data, &n, sizeof(n));
	/* NumPy has no bf16: its bits */
	assert_string_equal(smr_npz_find(&got, "out2")->a.dtype, "u16");
	assert_memory_equal(smr_npz_find(&got, "out2")->a.data, b, sizeof(b));
	assert_int_equal(smr_npz_find(&got, "out3")->bytes, 0);
	assert_null(smr_npz_find(&got, "out4"));
	smr_npz_free(&got);
}

static void a_file_that_is_none_is_told(void **state)
{
	smr_npz z;

	assert_int_not_equal(smr_npz_read("/no/such.npz", &z), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "/no/such.npz"));
	assert_int_equal(smr_write_file(file, "not a zip file", 14, SMR_WRITE_FAST), SMR_OK);
	assert_int_not_equal(smr_npz_read(file, &z), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), file));
}

static smr_status read_npy(const char *header, size_t extra, const char **why)
{
	char bytes[256] = "\x93NUMPY\x01";
	size_t n = strlen(header), got;
	smr_npy_form form;
	const void *data;
	smr_ndarray a;
	smr_status st;

	bytes[8] = (char)n;
	memcpy(bytes + 10, header, n);
	st = smr_npy_read("x", bytes, 10 + n + extra, &a, &data, &got, &form);
	*why = smr_errmsg();
	return st;
}

static void headers_that_are_broken_or_not_taken_are_told(void **state)
{
	static const struct {
		const char *header, *why;
	} rows[] = {
		{"", "no dictionary"},
		{"{'descr': '<f4', 'fortran_order': False, 'shape': (2,), ", "a word is missing"},
		{"{'descr': '<f4', 'fortran_order': False, }", "lacks an entry"},
		{"{'descr': '<f4', 'descr': '<f4', }", "twice"},
		{"{'descr': '>U4', 'fortran_order': False, 'shape': (2,), }",
		 "'>U4' are not taken"},
		{"{'descr': '', 'fortran_order': False, 'shape': (2,), }", "'' are not taken"},
		{"{'descr': '<f4', 'fortran_order': Tru, 'shape': (2,), }", "neither True nor"},
		{"{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }", "its length"},
		{"{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,), }",
		 "larger than memory"},
		{"{'descr': '<f4', 'fortran_order': False, 'shape': (1,1,1,1,1,1,1,1,1), }",
		 "more than 8"},
		{"{'descr': '<f4', 'fortran_order': False, 'shape': (-2,), }",
		 "no list of numbers"},
	};
	const char *why;

	assert_int_equal(read_npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 8,
				  &why),
			 SMR_OK);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		assert_int_not_equal(read_npy(rows[i].header, 8, &why), SMR_OK);
		if (strstr(why, rows[i].why) == NULL)
			fail_msg("%s: nothing of %s", why, rows[i].why);
	}
}

/* numpy.asfortranarray([[1, 2, 3], [4, 5, 6]], '>i2'), and complex numbers. */
static void other_orders_are_turned_round(void **state)
{
	static const char columns[] = {0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6};
	static const int16_t rows[] = {1, 2, 3, 4, 5, 6};
	static const unsigned char pair[] = {0x3f, 0x80, 0, 0, 0xc0, 0, 0, 0};
	smr_ndarray a = {.dtype = "i16", .rank = 2, .dims = {2, 3}};
	smr_npy_form form = {.fortran = true, .swap = 2};
	void *data = smr_malloc(sizeof(columns));

	memcpy(data, columns, sizeof(columns));
	assert_int_equal(smr_npy_settle(&a, &form, &data, sizeof(columns)), SMR_OK);
	assert_memory_equal(data, rows, sizeof(rows));
	smr_free(data);
	a = (smr_ndarray){.dtype = "c64", .rank = 1, .dims = {1}};
	form.swap = 4;
	data = smr_malloc(sizeof(pair));
	memcpy(data, pair, sizeof(pair));
	assert_int_equal(smr_npy_settle(&a, &form, &data, sizeof(pair)), SMR_OK);
	assert_true(((float *)data)[0] == 1 && ((float *)data)[1] == -2);
	smr_free(data);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arrays_come_back_as_they_went),
		cmocka_unit_test(a_file_that_is_none_is_told),
		cmocka_unit_test(headers_that_are_broken_or_not_taken_are_told),
		cmocka_unit_test(other_orders_are_turned_round),
	};

	return cmocka_run_group_tests(tests, make_names, unit_drop_folder);
}
