/* The environment of a program to be started. */
#include "base/os/environment.h"

#include <stdlib.h>
#include <string.h>

#include "unit.h"

static size_t count_named(const smr_environment *e, const char *name)
{
	size_t found = 0, n = strlen(name);

	for (char *const *x = smr_environment_list(e); *x != NULL; x++)
		found += strncmp(*x, name, n) == 0 && (*x)[n] == '=';
	return found;
}

static void it_begins_as_this_process_has_it(void **state)
{
	smr_environment e = {0};

	setenv("SAMARA_TEST_HAD", "before", 1);
	assert_int_equal(smr_environment_begin(&e), SMR_OK);
	assert_string_equal(smr_environment_get(&e, "SAMARA_TEST_HAD"), "before");
	assert_null(smr_environment_get(&e, "SAMARA_TEST"));
	smr_environment_free(&e);
}

static void a_variable_is_there_once_and_ours_stays(void **state)
{
	smr_environment e = {0};

	setenv("SAMARA_TEST_HAD", "before", 1);
	assert_int_equal(smr_environment_begin(&e), SMR_OK);
	assert_int_equal(smr_environment_set(&e, "SAMARA_TEST_HAD", "first"), SMR_OK);
	assert_int_equal(smr_environment_set(&e, "SAMARA_TEST_HAD", "a=b"), SMR_OK);
	assert_int_equal(count_named(&e, "SAMARA_TEST_HAD"), 1);
	assert_string_equal(smr_environment_get(&e, "SAMARA_TEST_HAD"), "a=b");
	assert_string_equal(getenv("SAMARA_TEST_HAD"), "before");
	assert_int_equal(smr_environment_set(&e, "SAMARA_TEST_HAD", NULL), SMR_OK);
	assert_int_equal(count_named(&e, "SAMARA_TEST_HAD"), 0);
	smr_environment_free(&e);
}

static smr_status begin_and_set(void *arg)
{
	smr_environment e = {0};
	smr_status st = smr_environment_begin(&e);

	if (st == SMR_OK)
		st = smr_environment_set(&e, "SAMARA_TEST_NEW", "x");
	if (st == SMR_OK)
		assert_string_equal(smr_environment_get(&e, "SAMARA_TEST_NEW"), "x");
	smr_environment_free(&e);
	return st;
}

static void it_fails_whole_without_memory(void **state)
{
	assert_true(unit_fail_each_allocation(begin_and_set, NULL) > 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(it_begins_as_this_process_has_it),
		cmocka_unit_test(a_variable_is_there_once_and_ours_stays),
		cmocka_unit_test(it_fails_whole_without_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
