#include "base/fs.h"

#include <sys/stat.h>

#include "unit.h"

static const char *const folder = unit_folder;
static char file[256];

static int make(void **state)
{
	if (unit_make_folder(state) != 0)
		return -1;
	(void)snprintf(file, sizeof(file), "%s", unit_path("a.seed"));
	return smr_write_file(file, "x", 1, SMR_WRITE_FAST) == SMR_OK ? 0 : -1;
}

static int unmake(void **state)
{
	return chmod(folder, 0700) == 0 ? unit_drop_folder(state) : -1;
}

static void a_file_of_mine_in_a_folder_of_mine_is_private(void **state)
{
	assert_int_equal(smr_check_private(file), SMR_OK);
	assert_int_equal(chmod(folder, 0755), 0);
	assert_int_equal(smr_check_private(file), SMR_OK);
	assert_int_equal(chmod(folder, 01777), 0); /* as /tmp */
	assert_int_equal(smr_check_private(file), SMR_OK);
	assert_int_equal(smr_check_private("/nowhere/at/all"), SMR_OK);
}

static void a_file_that_others_may_read_is_refused_with_the_cure(void **state)
{
	static const mode_t modes[] = {0640, 0604, 0620, 0602, 0610};

	for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
		assert_int_equal(chmod(file, modes[i]), 0);
		assert_int_equal(smr_check_private(file), SMR_EDENIED);
		assert_non_null(strstr(smr_errmsg(), "chmod 600 /tmp/samara-test-"));
	}
}

static void a_folder_in_which_others_may_write_is_refused_with_the_cure(void **state)
{
	static const mode_t modes[] = {0777, 0770, 0702};

	for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
		assert_int_equal(chmod(folder, modes[i]), 0);
		assert_int_equal(smr_check_private(file), SMR_EDENIED);
		assert_non_null(strstr(smr_errmsg(), "chmod go-w /tmp/samara-test-"));
	}
}

static void a_file_or_folder_of_another_user_is_refused(void **state)
{
	if (geteuid() != 0)
		skip(); /* only root can give files away */
	assert_int_equal(chown(file, 1, 1), 0);
	assert_int_equal(smr_check_private(file), SMR_EDENIED);
	assert_int_equal(chown(file, 0, 0), 0);
	assert_int_equal(chown(folder, 1, 1), 0);
	assert_int_equal(smr_check_private(file), SMR_EDENIED);
	assert_int_equal(chown(folder, 0, 0), 0);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_file_of_mine_in_a_folder_of_mine_is_private, make,
						unmake),
		cmocka_unit_test_setup_teardown(
			a_file_that_others_may_read_is_refused_with_the_cure, make, unmake),
		cmocka_unit_test_setup_teardown(
			a_folder_in_which_others_may_write_is_refused_with_the_cure, make, unmake),
		cmocka_unit_test_setup_teardown(a_file_or_folder_of_another_user_is_refused, make,
						unmake),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
