/* Values of the environment: valid ones, and messages for others. */
#include "run/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/back.h"
#include "unit.h"

static char takes[256];

static bool fits(const char *name, const char *value)
{
	return smr_setting_fits(name, value, takes, sizeof(takes));
}

static void words_of_the_list_fit(void **state)
{
	assert_true(fits("SAMARA_FP", "strict"));
	assert_true(fits("SAMARA_FP", "reassoc"));
	assert_false(fits("SAMARA_FP", "str"));
	assert_string_equal(takes, "strict, fast or reassoc");
	assert_false(fits("SAMARA_CHECK", ""));
	assert_string_equal(takes, "sample, always or never");
	assert_true(fits("SAMARA_NOBODY_KNOWS", "anything"));
}

static void every_implementation_fits(void **state)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++) {
		assert_true(fits("SAMARA_IMPL", (*i)->name));
		assert_false(fits("SAMARA_IMPL", "bogus"));
		assert_non_null(strstr(takes, (*i)->name));
	}
}

static void numbers_files_and_addresses_are_looked_at(void **state)
{
	assert_true(fits("SAMARA_THREADS", "12"));
	assert_false(fits("SAMARA_THREADS", "abc"));
	assert_false(fits("SAMARA_THREADS", "0"));
	assert_true(fits("SAMARA_TUNE", "2.5"));
	assert_false(fits("SAMARA_TUNE", "soon"));
	assert_true(fits("SAMARA_VIA", "unix:/tmp/x"));
	assert_false(fits("SAMARA_VIA", "lop"));
	assert_true(fits("SAMARA_REPORT", "/tmp/x"));
	assert_false(fits("SAMARA_REPORT", "/no/such/folder/x"));
}

static void count(void *ctx, const char *text)
{
	int *n = ctx;

	++*n;
	assert_non_null(strstr(text, "SAMARA_FP='foo'"));
	assert_non_null(strstr(text, "strict, fast or reassoc"));
}

static void each_wrong_one_is_told(void **state)
{
	int n = 0;

	unsetenv("SAMARA_CHECK");
	setenv("SAMARA_FP", "foo", 1);
	setenv("SAMARA_IMPL", "", 1); /* not set */
	smr_settings_wrong(count, &n);
	assert_int_equal(n, 1);
	setenv("SAMARA_FP", "strict", 1);
	smr_settings_wrong(count, &n);
	assert_int_equal(n, 1);
	unsetenv("SAMARA_FP");
}

static void they_are_read_once_into_a_struct(void **state)
{
	smr_settings s;

	setenv("SAMARA_FP", "fast", 1);
	setenv("SAMARA_CHECK", "never", 1);
	setenv("SAMARA_IMPL", "dot", 1);
	setenv("SAMARA_CUT", "3", 1);
	setenv("SAMARA_TUNE", "2.5", 1);
	setenv("SAMARA_CLUSTER", "", 1);
	setenv("SAMARA_VIA", "loop", 1);
	smr_settings_read(&s);
	assert_true(s.reassociates);
	assert_false(s.deterministic);
	assert_int_equal(s.check, SMR_CHECK_NEVER);
	assert_string_equal(s.impl, "dot");
	assert_int_equal(s.pieces, 3);
	assert_true(s.tune_s == 2.5);
	assert_null(s.cluster);
	assert_string_equal(s.via, "loop");
	setenv("SAMARA_FP", "loose", 1);
	setenv("SAMARA_IMPL", "nobody", 1);
	setenv("SAMARA_TUNE", "soon", 1);
	smr_settings_read(&s);
	assert_false(s.reassociates);
	assert_null(s.impl);
	assert_true(s.tune_s == 0);
	unsetenv("SAMARA_FP");
	unsetenv("SAMARA_CHECK");
	unsetenv("SAMARA_IMPL");
	unsetenv("SAMARA_CUT");
	unsetenv("SAMARA_TUNE");
	unsetenv("SAMARA_CLUSTER");
	unsetenv("SAMARA_VIA");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_of_the_list_fit),
		cmocka_unit_test(every_implementation_fits),
		cmocka_unit_test(numbers_files_and_addresses_are_looked_at),
		cmocka_unit_test(each_wrong_one_is_told),
		cmocka_unit_test(they_are_read_once_into_a_struct),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
