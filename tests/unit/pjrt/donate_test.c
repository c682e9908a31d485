/* Donated arguments that are passed twice. */
#include "pjrt/donate.h"

#include <stdlib.h>
#include <time.h>

#include "unit.h"

enum { MANY = 100000, STRIDE = 64 /* bytes between buffers */ };
static char memory[MANY * STRIDE];
static pjrt_buffer *args[MANY];
static bool donated[MANY];

/* Arguments 0 to n - 1 are different buffers, none of which is donated. */
static void pass_different(uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		args[i] = (pjrt_buffer *)(void *)(memory + (size_t)i * STRIDE);
		donated[i] = false;
	}
}

static uint32_t find(uint32_t n)
{
	uint32_t at = 0;

	assert_null(pjrt_donate_find_twice(args, donated, n, &at));
	return at;
}

static void different_arguments_may_all_be_donated(void **state)
{
	for (uint32_t n = 0; n < 600; n++) {
		pass_different(n);
		memset(donated, true, n);
		assert_int_equal(find(n), n);
	}
}

static void an_argument_may_be_passed_twice(void **state)
{
	pass_different(9);
	args[8] = args[2];
	donated[3] = true;
	assert_int_equal(find(9), 9);
}

/* The donated one is the first, the last, or one between. */
static void a_donated_one_may_not(void **state)
{
	static const uint32_t places[] = {1, 100, 499};

	for (size_t k = 0; k < sizeof(places) / sizeof(places[0]); k++) {
		pass_different(500);
		args[100] = args[499] = args[1];
		donated[places[k]] = true;
		assert_int_equal(find(500), places[k]);
	}
}

static void many_take_no_time(void **state)
{
	clock_t from;

	pass_different(MANY);
	memset(donated, true, MANY);
	from = clock();
	assert_int_equal(find(MANY), MANY);
	assert_true(clock() - from < CLOCKS_PER_SEC);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(different_arguments_may_all_be_donated),
		cmocka_unit_test(an_argument_may_be_passed_twice),
		cmocka_unit_test(a_donated_one_may_not),
		cmocka_unit_test(many_take_no_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
