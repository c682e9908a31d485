/* Selection of the candidate with the least median time. */
#include "plan/choice/pick.h"
#include "unit.h"

static const smr_candidate three[] = {
	{.way = 0, .predicted = {.p10 = 2, .p50 = 3, .p90 = 4, .energy_j = 1, .memory_bytes = 10}},
	{.way = 1, .predicted = {.p10 = 1, .p50 = 2, .p90 = 9, .energy_j = 5, .memory_bytes = 99}},
	{.way = 2, .predicted = {.p10 = 2, .p50 = 2, .p90 = 5, .energy_j = 2, .memory_bytes = 50}},
};

static int way(const smr_limits *l)
{
	const smr_candidate *c = smr_pick_cheapest(three, 3, l);

	return c != NULL ? (int)c->way : -1;
}

static void without_limits_the_median_decides_and_the_first_of_equals(void **state)
{
	assert_int_equal(way(NULL), 1);
	assert_int_equal(way(&(smr_limits){0}), 1);
}

static void limits_are_judged_at_the_ninetieth_percentile(void **state)
{
	assert_int_equal(way(&(smr_limits){.seconds = 8}), 2);
	assert_int_equal(way(&(smr_limits){.seconds = 4.5}), 0);
	assert_int_equal(way(&(smr_limits){.memory_bytes = 60}), 2);
	assert_int_equal(way(&(smr_limits){.joules = 4}), 0); /* 2 J stretch to 5 */
}

static void a_limit_nobody_keeps_is_named(void **state)
{
	assert_int_equal(way(&(smr_limits){.seconds = 1}), -1);
	assert_string_equal(smr_errmsg(), "no candidate is within the limit of time");
	assert_null(smr_pick_cheapest(three, 0, NULL));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(without_limits_the_median_decides_and_the_first_of_equals),
		cmocka_unit_test(limits_are_judged_at_the_ninetieth_percentile),
		cmocka_unit_test(a_limit_nobody_keeps_is_named),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
