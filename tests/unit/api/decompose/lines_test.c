/* Number of lines of a loop, counted in its text. */
#include "api/decompose/info.h"
#include "unit.h"

static const char text[] = "void f(void)\n"
			   "{\n"
			   "	for (i = 0; i < n; i++)\n" /* 3 */
			   "		for (j = 0; j < n; j++) {\n"
			   "			s += a[i]; /* } ; */\n"
			   "			t = ';' + \"};\"[0];\n"
			   "		}\n"
			   "	x = 1;\n" /* 8 */
			   "	do {\n"
			   "		x++;\n"
			   "	} while (x < 3);\n"
			   "	// for (;;)\n" /* 12 */
			   "	while (*p) p++; for (;;)\n"
			   "		;\n"
			   "	forest(1);\n"; /* 15 */

static uint32_t lines(uint32_t from, uint32_t line, uint32_t *begin)
{
	*begin = 0;
	return smr_loop_lines(text, from, line, begin);
}

static void a_loop_ends_with_its_statement(void **state)
{
	uint32_t begin;

	assert_int_equal(lines(1, 5, &begin), 5);
	assert_int_equal(begin, 3);
	assert_int_equal(lines(4, 5, &begin), 4);
	assert_int_equal(begin, 4);
	assert_int_equal(lines(8, 10, &begin), 3);
	assert_int_equal(begin, 9);
	assert_int_equal(lines(12, 13, &begin), 1);
	assert_int_equal(begin, 13);
}

static void other_lines_are_no_loops(void **state)
{
	uint32_t begin;

	assert_int_equal(lines(8, 8, &begin), 0);
	assert_int_equal(lines(12, 12, &begin), 0);
	assert_int_equal(lines(15, 15, &begin), 0);
	assert_int_equal(lines(99, 100, &begin), 0);
	assert_int_equal(smr_loop_lines("for (;;) {", 1, 1, &begin), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_loop_ends_with_its_statement),
		cmocka_unit_test(other_lines_are_no_loops),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
