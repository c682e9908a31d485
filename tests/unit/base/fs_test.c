#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "unit.h"
#include <fcntl.h>
#include <time.h>

static void what_is_written_is_read_back(void **state)
{
	char *text;
	size_t n;

	assert_int_equal(smr_write_file(unit_path("f"), "a\0b", 3, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_read_file(unit_path("f"), &text, &n), SMR_OK);
	assert_int_equal(n, 3);
	assert_memory_equal(text, "a\0b", 4);
	smr_free(text);
}

static void a_big_file_and_an_empty_one_are_read_whole(void **state)
{
	size_t big = 300001, n;
	char *data = smr_malloc(big), *text;

	for (size_t i = 0; i < big; i++)
		data[i] = (char)(i * 31);
	assert_int_equal(smr_write_file(unit_path("big"), data, big, SMR_WRITE_SYNC), SMR_OK);
	assert_int_equal(smr_read_file(unit_path("big"), &text, &n), SMR_OK);
	assert_int_equal(n, big);
	assert_memory_equal(text, data, big);
	smr_free(text);
	smr_free(data);
	assert_int_equal(smr_write_file(unit_path("none"), "", 0, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_read_file(unit_path("none"), &text, &n), SMR_OK);
	assert_int_equal(n, 0);
	assert_string_equal(text, "");
	smr_free(text);
}

static void a_missing_file_is_named(void **state)
{
	char *text;

	assert_int_equal(smr_read_file(unit_path("gone"), &text, NULL), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), unit_path("gone")));
	assert_int_equal(smr_read_file(unit_folder, &text, NULL), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "directory"));
}

static void a_failed_write_leaves_no_neighbour_behind(void **state)
{
	assert_int_equal(smr_mkdirs(unit_path("full/target")), SMR_OK);
	/* the name is taken by a folder, so the rename at the end fails */
	assert_int_equal(smr_write_file(unit_path("full/target"), "x", 1, SMR_WRITE_FAST), SMR_EIO);
	assert_int_equal(rmdir(unit_path("full/target")), 0);
	assert_int_equal(rmdir(unit_path("full")), 0);
	assert_int_equal(smr_write_file(unit_path("no/such/f"), "x", 1, SMR_WRITE_FAST),
			 SMR_ENOTFOUND);
}

static mode_t mode_of(const char *path)
{
	struct stat s;

	assert_int_equal(stat(path, &s), 0);
	return s.st_mode & 0777;
}

static void results_may_be_read_as_the_umask_says_and_others_by_nobody_else(void **state)
{
	mode_t mask = umask(027);

	assert_int_equal(smr_write_file(unit_path("all"), "x", 1, SMR_WRITE_FOR_ALL), SMR_OK);
	assert_int_equal(mode_of(unit_path("all")), 0640);
	assert_int_equal(smr_write_file(unit_path("own"), "x", 1, SMR_WRITE_SYNC), SMR_OK);
	assert_int_equal(mode_of(unit_path("own")), 0600);
	umask(mask);
}

static size_t files_in(const char *dir)
{
	DIR *d = opendir(dir);
	size_t n = 0;

	assert_non_null(d);
	for (const struct dirent *e; (e = readdir(d)) != NULL;)
		n += e->d_name[0] != '.';
	closedir(d);
	return n;
}

/* Where the file system has unnamed files, as that of /dev/shm, a process that is killed while it
 * writes leaves none. */
static void whoever_is_killed_while_it_writes_leaves_no_file(void **state)
{
	char dir[] = "/dev/shm/samara-unit-XXXXXX", path[64];
	smr_atomic_file *f;
	int status;
	pid_t child;

	if (mkdtemp(dir) == NULL)
		skip();
	snprintf(path, sizeof(path), "%s/out", dir);
	child = fork();
	if (child == 0) {
		if (smr_atomic_file_open(path, SMR_WRITE_FOR_ALL, &f) == SMR_OK &&
		    smr_atomic_file_write(f, "half", 4) == SMR_OK)
			raise(SIGKILL);
		_exit(1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	assert_int_equal(files_in(dir), 0);
	assert_int_equal(rmdir(dir), 0);
}

static void folders_are_made_for_their_owner_alone(void **state)
{
	struct stat sb;

	assert_int_equal(smr_mkdirs(unit_path("a/b//c/")), SMR_OK);
	assert_int_equal(stat(unit_path("a/b/c"), &sb), 0);
	assert_int_equal(sb.st_mode & 0777, 0700);
	assert_int_equal(smr_mkdirs(unit_path("a/b")), SMR_OK);
	assert_int_equal(smr_write_file(unit_path("a/file"), "", 0, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_mkdirs(unit_path("a/file")), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "a file has that name"));
}

static void a_folder_goes_with_all_in_it_but_what_links_lead_to(void **state)
{
	assert_int_equal(smr_mkdirs(unit_path("tree/of/folders")), SMR_OK);
	assert_int_equal(smr_mkdirs(unit_path("kept")), SMR_OK);
	assert_int_equal(smr_write_file(unit_path("kept/f"), "x", 1, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_write_file(unit_path("tree/of/f"), "x", 1, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(symlink("../kept", unit_path("tree/link")), 0);
	smr_remove_all(unit_path("tree"));
	assert_false(smr_file_exists(unit_path("tree")));
	assert_true(smr_file_exists(unit_path("kept/f")));
	smr_remove_all(unit_path("tree")); /* as far as possible */
}

static smr_status round_trip(void *arg)
{
	char *text = NULL;
	smr_status st = smr_write_file(unit_path("sweep"), "text", 4, SMR_WRITE_FAST);

	if (st == SMR_OK)
		st = smr_read_file(unit_path("sweep"), &text, NULL);
	smr_free(text);
	return st;
}

static void no_allocation_that_fails_leaks(void **state)
{
	assert_true(unit_fail_each_allocation(round_trip, NULL) > 2);
}

/* Makes a file of this name and age in the test's folder; returns whether a sweep leaves it. */
static bool stays(const char *dir, const char *name, int seconds)
{
	static const char *const endings[] = {"", ".so", NULL};
	struct timespec then[2] = {{.tv_sec = time(NULL) - seconds},
				   {.tv_sec = time(NULL) - seconds}};
	char path[200];
	bool left;

	snprintf(path, sizeof(path), "%s/%s", dir, name);
	assert_int_equal(smr_write_file(path, "x", 1, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(utimensat(AT_FDCWD, path, then, 0), 0);
	smr_sweep(dir, endings);
	left = smr_file_exists(path);
	unlink(path);
	return left;
}

static void a_sweep_removes_old_files_that_are_no_entries(void **state)
{
	const char *dir = unit_path("swept");

	assert_int_equal(smr_mkdirs(dir), SMR_OK);
	assert_true(stays(dir, "0123abc.so", 100000));
	assert_true(stays(dir, "0123abc", 100000));
	assert_true(stays(dir, "0123abc.so.77.1f.new", 500));
	assert_false(stays(dir, "0123abc.so.77.1f.new", 1000));
	assert_false(stays(dir, "0123abc.so.aF3x9Q", 1000));
	assert_false(stays(dir, "0123abc.new4711", 1000));
	smr_sweep("/proc/none", (const char *const[]){NULL}); /* no folder, nothing to do */
	assert_int_equal(rmdir(dir), 0);
}

static void the_clock_goes_forward(void **state)
{
	int64_t a = smr_now_ns();

	usleep(2000);
	double s = smr_seconds(a, smr_now_ns());

	assert_true(s >= 0.002 && s < 60.0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_written_is_read_back),
		cmocka_unit_test(a_big_file_and_an_empty_one_are_read_whole),
		cmocka_unit_test(a_missing_file_is_named),
		cmocka_unit_test(a_failed_write_leaves_no_neighbour_behind),
		cmocka_unit_test(results_may_be_read_as_the_umask_says_and_others_by_nobody_else),
		cmocka_unit_test(whoever_is_killed_while_it_writes_leaves_no_file),
		cmocka_unit_test(folders_are_made_for_their_owner_alone),
		cmocka_unit_test(no_allocation_that_fails_leaks),
		cmocka_unit_test(a_sweep_removes_old_files_that_are_no_entries),
		cmocka_unit_test(a_folder_goes_with_all_in_it_but_what_links_lead_to),
		cmocka_unit_test(the_clock_goes_forward),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
