/* Self-scheduling schemes: their chunks, and that no task is left. */
#include "base/thread/schedule.h"

#include "unit.h"

/* Prints the chunks of @p name for @p n tasks, step by step. */
static const char *steps(const char *name, uint32_t n, uint32_t threads)
{
	static char text[4096];
	smr_scheme s;
	size_t used = 0;

	assert_true(smr_scheme_find(name, &s));
	text[0] = '\0';
	for (uint32_t left = n, step = 0; left > 0 && used < sizeof(text) - 16; step++) {
		uint32_t k = smr_scheme_take(s, n, threads, left, step);

		used += (size_t)snprintf(text + used, sizeof(text) - used, "%s%u",
					 step > 0 ? " " : "", k);
		left -= k;
	}
	return text;
}

/* The papers' own examples, where they have one: 100 tasks, four threads. */
static void each_takes_what_its_formula_says(void **state)
{
	assert_string_equal(steps("static", 100, 4), "100");
	assert_string_equal(steps("ss", 5, 4), "1 1 1 1 1");
	assert_string_equal(steps("gss", 100, 4), "25 19 14 11 8 6 5 3 3 2 1 1 1 1");
	assert_string_equal(steps("tss", 100, 4), "12 11 10 9 9 8 7 6 6 5 4 3 3 2 1 1 1 1 1");
	assert_string_equal(steps("fac2", 100, 4), "13 13 13 13 7 7 7 7 4 4 4 4 2 2");
	assert_string_equal(steps("tfss", 100, 4),
			    "13 11 10 9 8 7 6 5 4 4 3 3 3 2 2 2 1 1 1 1 1 1 1 1");
	assert_string_equal(steps("mfsc", 100, 4), "25 25 25 25");
	assert_string_equal(steps("pss", 100, 4), "17 14 12 10 8 7 6 5 4 3 3 2 2 2 1 1 1 1 1");
}

static void all_is_taken_and_no_more(void **state)
{
	for (unsigned s = 0; s < SMR_SCHEMES; s++)
		for (uint32_t n = 1; n < 3000; n += 1 + n / 7)
			for (uint32_t threads = 1; threads <= 256; threads *= 4) {
				uint32_t left = n;

				for (uint32_t step = 0; left > 0; step++) {
					uint32_t k = smr_scheme_take((smr_scheme)s, n, threads,
								     left, step);

					assert_in_range(k, 1, left);
					left -= k;
				}
				assert_int_equal(smr_scheme_take((smr_scheme)s, n, threads, 0, 0),
						 0);
			}
}

static void other_names_are_none(void **state)
{
	smr_scheme s;

	assert_false(smr_scheme_find("", &s));
	assert_false(smr_scheme_find("guided", &s));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_takes_what_its_formula_says),
		cmocka_unit_test(all_is_taken_and_no_more),
		cmocka_unit_test(other_names_are_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
