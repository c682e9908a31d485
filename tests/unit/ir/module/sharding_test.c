/* Partitioning of dimensions over a mesh, and shardings as numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ir/module/sharding.h"

/* 2 x 4, the axis of 4 as two of 2; devices in order of their numbers */
static const uint32_t in_order[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const smr_mesh mesh = {.naxes = 3, .ndevices = 8, .sizes = {2, 2, 2}, .place = in_order};

static void devices_have_the_parts_that_their_places_say(void **state)
{
	const uint32_t turned[] = {3, 2, 1, 0};
	smr_mesh other = {.naxes = 2, .ndevices = 4, .sizes = {2, 2}, .place = turned};
	smr_cut c = {.n = 2, .axes = {2, 0}};

	assert_int_equal(smr_cut_parts(&mesh, &c), 4);
	assert_int_equal(smr_cut_part(&mesh, &c, 0), 0);
	assert_int_equal(smr_cut_part(&mesh, &c, 1), 2); /* axis 2 goes first */
	assert_int_equal(smr_cut_part(&mesh, &c, 4), 1);
	assert_int_equal(smr_cut_part(&mesh, &c, 7), 3);
	c = (smr_cut){.n = 1, .axes = {0}};
	assert_int_equal(smr_cut_part(&other, &c, 0), 1);
	assert_int_equal(smr_cut_part(&other, &c, 3), 0);
}

static void axes_that_leave_parts_of_several_sizes_are_left_out(void **state)
{
	smr_sharding s = {.rank = 3,
			  .dims = {{.n = 2, .axes = {0, 1}}, {.n = 1, .axes = {2}}, {.n = 0}}};
	int64_t dims[] = {6, 4, 5}, part[3];

	smr_sharding_fit(&mesh, dims, &s);
	assert_int_equal(s.dims[0].n, 1);
	assert_int_equal(s.dims[1].n, 1);
	smr_sharding_part(&mesh, &s, dims, part);
	assert_int_equal(part[0], 3);
	assert_int_equal(part[1], 2);
	assert_int_equal(part[2], 5);
	dims[1] = 0; /* an empty dimension */
	smr_sharding_fit(&mesh, dims, &s);
	assert_int_equal(s.dims[1].n, 0);
}

static void shardings_are_numbers_and_back(void **state)
{
	smr_sharding s = {.rank = 2,
			  .dims = {{.n = 2, .axes = {1, 0}}, {.n = 0}},
			  .open = {false, true},
			  .urgent = {0, 3},
			  .whole = 1u << 4},
		     again;
	int64_t numbers[SMR_SHARDING_NUMBERS];
	uint32_t n = smr_sharding_write(&s, numbers);

	assert_int_equal(n, 5);
	assert_int_equal(numbers[2], -1);
	assert_int_equal(numbers[3], -8);
	assert_true(smr_sharding_read(numbers, n, 2, &again));
	assert_true(smr_sharding_equal(&s, &again));
	assert_false(again.open[0]);
	assert_true(again.open[1]);
	assert_int_equal(again.urgent[1], 3);
	assert_int_equal(again.whole, 1u << 4);
}

static void numbers_that_are_no_sharding_are_refused(void **state)
{
	smr_sharding s;

	assert_false(smr_sharding_read((int64_t[]){-1}, 1, 2, &s));
	assert_false(smr_sharding_read((int64_t[]){-1, -1, -1}, 3, 2, &s));
	assert_false(smr_sharding_read((int64_t[]){0, -1, 0, -1}, 4, 2, &s));
	assert_false(smr_sharding_read((int64_t[]){SMR_MESH_AXES, -1, -1}, 3, 2, &s));
	assert_false(smr_sharding_read((int64_t[]){INT64_MIN, -1}, 2, 2, &s));
	assert_false(smr_sharding_read((int64_t[]){0, 1}, 2, 2, &s));
	assert_true(smr_sharding_read((int64_t[]){0, -1, -2}, 3, 2, &s));
	assert_true(smr_sharding_read(NULL, 0, 0, &s));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(devices_have_the_parts_that_their_places_say),
		cmocka_unit_test(axes_that_leave_parts_of_several_sizes_are_left_out),
		cmocka_unit_test(shardings_are_numbers_and_back),
		cmocka_unit_test(numbers_that_are_no_sharding_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
