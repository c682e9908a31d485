#include <stdio.h>
#include <unistd.h>

#include "base/fs.h"
#include "unit.h"

static void set(const char *own, const char *xdg, const char *home)
{
	const char *pairs[][2] = {{"SAMARA_CACHE", own}, {"XDG_CACHE_HOME", xdg}, {"HOME", home}};

	for (int i = 0; i < 3; i++) {
		if (pairs[i][1] == NULL)
			unsetenv(pairs[i][0]);
		else
			setenv(pairs[i][0], pairs[i][1], 1);
	}
}

static void expect_cache(const char *sub, const char *tail)
{
	char *dir, want[256];

	snprintf(want, sizeof(want), "%s%s", unit_folder, tail);
	assert_int_equal(smr_cache_dir(sub, &dir), SMR_OK);
	assert_string_equal(dir, want);
	assert_true(smr_file_exists(dir));
	smr_free(dir);
}

static void caches_live_where_the_user_says(void **state)
{
	char own[96], xdg[96];

	snprintf(own, sizeof(own), "%s/own", unit_folder);
	snprintf(xdg, sizeof(xdg), "%s/xdg", unit_folder);
	set(own, xdg, unit_folder);
	expect_cache(NULL, "/own");
	expect_cache("objects", "/own/objects");
	set(NULL, xdg, unit_folder);
	expect_cache(NULL, "/xdg/samara");
	set("", "relative/is/ignored", unit_folder);
	expect_cache("v1/x", "/.cache/samara/v1/x");
}

static void without_a_home_the_cure_is_told(void **state)
{
	char *dir;

	set(NULL, NULL, NULL);
	assert_int_equal(smr_cache_dir(NULL, &dir), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "SAMARA_CACHE"));
}

static void settings_live_in_the_users_folder(void **state)
{
	char *dir;

	set(NULL, NULL, "/home/me");
	unsetenv("XDG_CONFIG_HOME");
	assert_int_equal(smr_config_dir("machines", &dir), SMR_OK);
	assert_string_equal(dir, "/home/me/.config/samara/machines");
	smr_free(dir);
	setenv("XDG_CONFIG_HOME", "/etc/mine", 1);
	assert_int_equal(smr_config_dir("machines", &dir), SMR_OK);
	assert_string_equal(dir, "/etc/mine/samara/machines");
	smr_free(dir);
	setenv("XDG_CONFIG_HOME", "relative", 1);
	set(NULL, NULL, NULL);
	assert_int_equal(smr_config_dir("machines", &dir), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "set HOME"));
	unsetenv("XDG_CONFIG_HOME");
}

static void our_own_folder_is_the_executables(void **state)
{
	char *dir, exe[4096];
	ssize_t n = readlink("/proc/self/exe", exe, sizeof(exe) - 1);

	assert_true(n > 0);
	exe[n] = '\0';
	*strrchr(exe, '/') = '\0';
	assert_int_equal(chdir("/"), 0);
	assert_int_equal(smr_self_dir(&dir), SMR_OK);
	assert_string_equal(dir, exe);
	smr_free(dir);
}

static void a_file_of_ours_is_found_beside_us_or_at_home(void **state)
{
	char *path, at_home[96];

	assert_int_equal(smr_find_own("test_base_os_paths", &path), SMR_OK);
	assert_true(smr_file_exists(path));
	smr_free(path);

	snprintf(at_home, sizeof(at_home), "%s/x.table", unit_folder);
	assert_int_equal(smr_write_file(at_home, "1", 1, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_find_own("x.table", &path), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "x.table"));
	setenv("SAMARA_HOME", unit_folder, 1);
	assert_int_equal(smr_find_own("x.table", &path), SMR_OK);
	assert_string_equal(path, at_home);
	smr_free(path);
	unsetenv("SAMARA_HOME");
}

static smr_status look_everywhere(void *arg)
{
	char *dir = NULL, *path = NULL;
	smr_status st = smr_cache_dir("sweep", &dir);

	if (st == SMR_OK)
		st = smr_find_own("test_base_os_paths", &path);
	smr_free(dir);
	smr_free(path);
	return st;
}

static void what_was_chosen_counts_before_the_environment(void **state)
{
	char *dir, chosen[4200];

	set(unit_folder, NULL, NULL);
	snprintf(chosen, sizeof(chosen), "%s/chosen", unit_folder);
	smr_cache_choose(chosen);
	assert_int_equal(smr_cache_dir(NULL, &dir), SMR_OK);
	assert_string_equal(dir, chosen);
	smr_free(dir);
	smr_cache_choose(NULL);
	assert_int_equal(smr_cache_dir(NULL, &dir), SMR_OK);
	assert_string_not_equal(dir, chosen);
	smr_free(dir);
	assert_int_equal(rmdir(chosen), 0);
}

static void a_library_of_python_is_found_in_the_environment_that_is_named(void **state)
{
	char lib[200], file[240], found[240];

	snprintf(lib, sizeof(lib), "%s/lib", unit_folder);
	snprintf(file, sizeof(file), "%s/libof_pip.so.3", lib);
	assert_int_equal(smr_mkdirs(lib), SMR_OK);
	assert_int_equal(smr_write_file(file, "x", 1, SMR_WRITE_FAST), SMR_OK);
	unsetenv("SAMARA_PYTHON_PREFIX");
	setenv("VIRTUAL_ENV", unit_folder, 1);
	assert_int_equal(smr_find_python_lib("l*/libof_pip.so.3", found, sizeof(found)), SMR_OK);
	assert_string_equal(found, file);
	assert_int_equal(smr_find_python_lib("lib/libof_pip.so.3", found, 5), SMR_ENOTFOUND);
	setenv("VIRTUAL_ENV", "relative", 1);
	assert_int_equal(smr_find_python_lib("lib/libof_pip.so.3", found, sizeof(found)),
			 SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "lib/libof_pip.so.3"));
	unsetenv("VIRTUAL_ENV");
}

static void no_allocation_that_fails_leaks(void **state)
{
	set(unit_folder, NULL, NULL);
	assert_true(unit_fail_each_allocation(look_everywhere, NULL) > 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(caches_live_where_the_user_says),
		cmocka_unit_test(without_a_home_the_cure_is_told),
		cmocka_unit_test(what_was_chosen_counts_before_the_environment),
		cmocka_unit_test(settings_live_in_the_users_folder),
		cmocka_unit_test(our_own_folder_is_the_executables),
		cmocka_unit_test(a_file_of_ours_is_found_beside_us_or_at_home),
		cmocka_unit_test(a_library_of_python_is_found_in_the_environment_that_is_named),
		cmocka_unit_test(no_allocation_that_fails_leaks),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
