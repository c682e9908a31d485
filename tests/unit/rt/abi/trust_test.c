/* Tests which files and processes the helper and the guest runtime trust. */
#include "rt/abi/trust.h"

#include <sys/stat.h>

#include "unit.h"

enum { OWN = 1000, OTHER = 1001 };

static void files_of_the_user_and_of_root_are_trusted(void **state)
{
	assert_true(smr_guest_is_trusted(S_IFREG | 0600, OWN, OWN));
	assert_true(smr_guest_is_trusted(S_IFREG | 0755, 0, OWN));
	assert_true(smr_guest_is_trusted(S_IFREG | 0600, 0, 0));
	assert_false(smr_guest_is_trusted(S_IFREG | 0600, OTHER, OWN));
	assert_false(smr_guest_is_trusted(S_IFREG | 0600, OWN, 0));
}

static void files_that_others_may_write_are_not(void **state)
{
	assert_false(smr_guest_is_trusted(S_IFREG | 0620, OWN, OWN));
	assert_false(smr_guest_is_trusted(S_IFREG | 0602, 0, OWN));
}

static void only_regular_files_are_trusted(void **state)
{
	assert_false(smr_guest_is_trusted(S_IFDIR | 0700, OWN, OWN));
	assert_false(smr_guest_is_trusted(S_IFLNK | 0700, OWN, OWN));
	assert_false(smr_guest_is_trusted(S_IFIFO | 0600, OWN, OWN));
}

static void an_unmapped_user_equals_none(void **state)
{
	assert_true(smr_guest_is_user(OWN, OWN));
	assert_false(smr_guest_is_user(OTHER, OWN));
	assert_false(smr_guest_is_user(SMR_GUEST_UNMAPPED, SMR_GUEST_UNMAPPED));
	assert_false(smr_guest_is_trusted(S_IFREG | 0600, SMR_GUEST_UNMAPPED, SMR_GUEST_UNMAPPED));
	assert_true(smr_guest_is_trusted(S_IFREG | 0755, 0, SMR_GUEST_UNMAPPED));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(files_of_the_user_and_of_root_are_trusted),
		cmocka_unit_test(files_that_others_may_write_are_not),
		cmocka_unit_test(only_regular_files_are_trusted),
		cmocka_unit_test(an_unmapped_user_equals_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
