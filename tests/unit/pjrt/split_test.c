/* Splits: parts of arrays on devices, copies, and their message. */
#include "pjrt/split.h"

#include "unit.h"

enum { DEVICES = 4 };

static const pjrt_shape table = {.rank = 2, .dims = {4, 6}, .bytes = 4 * 6 * 4};

/* Rows in two parts by the first axis of a mesh of 2 x 2, columns in two parts by the second. */
static const int64_t row[DEVICES] = {0, 0, 1, 1}, column[DEVICES] = {0, 1, 0, 1};

static pjrt_shape shape_of_table(void)
{
	pjrt_shape s = table;

	s.element = pjrt_element_named("f32");
	return s;
}

static pjrt_split read_split(const smr_stablehlo_split *from)
{
	pjrt_shape whole = shape_of_table();
	pjrt_split s;

	assert_int_equal(pjrt_split_read(from, &whole, DEVICES, "argument", 0, &s), SMR_OK);
	return s;
}

static void parts_are_joined_and_split(void **state)
{
	const smr_stablehlo_split from = {
		.ndevices = DEVICES, .parts = {2, 2}, .part = {row, column}};
	pjrt_split s = read_split(&from);
	pjrt_shape whole = shape_of_table(), part;
	int32_t array[24], back[24] = {0}, own[6];

	for (int32_t i = 0; i < 24; i++)
		array[i] = i;
	pjrt_split_shape(&s, &whole, &part);
	assert_int_equal(part.dims[0], 2);
	assert_int_equal(part.dims[1], 3);
	assert_int_equal(part.bytes, sizeof(own));
	for (uint32_t d = 0; d < DEVICES; d++) {
		pjrt_split_copy(&s, &whole, d, (char *)array, (char *)own, false);
		assert_int_equal(own[0], row[d] * 12 + column[d] * 3);
		assert_int_equal(own[5], own[0] + 8);
		pjrt_split_copy(&s, &whole, d, (char *)back, (char *)own, true);
	}
	assert_memory_equal(back, array, sizeof(array));
	pjrt_split_free(&s);
}

static void unknown_is_whole(void **state)
{
	pjrt_split s = read_split(&(smr_stablehlo_split){0});
	smr_str text = {0};

	assert_true(s.all);
	pjrt_split_put(&text, &s, 2, DEVICES);
	assert_memory_equal(text.s, "\x08\x00", 2);
	smr_str_free(&text);
	pjrt_split_free(&s);
}

static void check_message(const smr_stablehlo_split *from, const char *want, size_t n)
{
	pjrt_split s = read_split(from);
	smr_str text = {0};

	pjrt_split_put(&text, &s, 2, DEVICES);
	assert_int_equal(text.n, n);
	assert_memory_equal(text.s, want, n);
	smr_str_free(&text);
	pjrt_split_free(&s);
}

/* type, dimensions of the tiling, its devices, what its last dimensions are */
static void messages_name_the_devices_of_parts(void **state)
{
	const smr_stablehlo_split by_rows = {.ndevices = DEVICES, .parts = {2, 1}, .part = {row}};
	const smr_stablehlo_split by_columns = {
		.ndevices = DEVICES, .parts = {1, 2}, .part = {NULL, column}};
	const smr_stablehlo_split sums = {.ndevices = DEVICES,
					  .parts = {2, 1},
					  .part = {row},
					  .addends = 2,
					  .addend = column};

	check_message(&by_rows, "\x08\x03\x1a\x03\x02\x01\x02\x22\x04\x00\x01\x02\x03\x30\x01", 15);
	check_message(&by_columns, "\x08\x03\x1a\x03\x01\x02\x02\x22\x04\x00\x02\x01\x03\x30\x01",
		      15);
	check_message(&sums, "\x08\x03\x1a\x03\x02\x01\x02\x22\x04\x00\x01\x02\x03\x42\x01\x06",
		      16);
}

static void parts_of_several_sizes_are_refused(void **state)
{
	static const int64_t part[DEVICES] = {0, 1, 2, 3};
	const smr_stablehlo_split from = {
		.ndevices = DEVICES, .parts = {1, 4}, .part = {NULL, part}};
	pjrt_shape whole = shape_of_table();
	pjrt_split s;

	assert_int_equal(pjrt_split_read(&from, &whole, DEVICES, "argument", 7, &s),
			 SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "argument 7: dimension 1 of 6 elements in 4 parts"));
	pjrt_split_free(&s);
	assert_int_equal(pjrt_split_read(&from, &whole, 8, "result", 1, &s), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "result 1 is sharded over 4 of 8 devices"));
	pjrt_split_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parts_are_joined_and_split),
		cmocka_unit_test(unknown_is_whole),
		cmocka_unit_test(messages_name_the_devices_of_parts),
		cmocka_unit_test(parts_of_several_sizes_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
