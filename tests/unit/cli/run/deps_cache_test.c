#include "cli/run/deps_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "unit.h"

static const char code[] = "\177ELF, and what a small program has in it";
static char program[64], from[64], source[64], header[64];

static void put(const char *path, const char *data, size_t n)
{
	assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
}

/* Makes a program of two files, one with a blank in its name, and its stamps. */
static int make_program(void **state)
{
	smr_stamps s = {0};
	smr_str deps = {0};

	if (unit_make_folder(state) != 0)
		return -1;
	snprintf(program, sizeof(program), "%s/program", unit_folder);
	snprintf(from, sizeof(from), "%s/program.from", unit_folder);
	snprintf(source, sizeof(source), "%s/work.c", unit_folder);
	snprintf(header, sizeof(header), "%s/a size.h", unit_folder);
	put(source, "#include \"a size.h\"\n", 20);
	put(header, "#define N 1\n", 12);
	smr_stamps_begin(&s);
	put(program, code, sizeof(code));
	assert_int_equal(chmod(program, 0700), 0);
	smr_str_printf(&deps, "work.o: %s \\\n  %s/a\\ size.h\n", source, unit_folder);
	smr_stamps_add_deps(&s, deps.s);
	smr_str_free(&deps);
	assert_int_equal(smr_stamps_write(&s, program, from), SMR_OK);
	smr_stamps_free(&s);
	return 0;
}

static void what_has_not_changed_fits(void **state)
{
	char *text;

	assert_true(smr_stamps_fit(from, program));
	assert_int_equal(smr_read_file(from, &text, NULL), SMR_OK);
	assert_non_null(strstr(text, source));
	assert_non_null(strstr(text, header));
	smr_free(text);
}

/* Flips every bit, truncates at every length, and adds a byte; in the end the file is restored and
 * valid. */
static void damage(const char *path)
{
	char *data;
	size_t n;

	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	assert_true(n > 30);
	for (size_t i = 0; i < 8 * n; i++) {
		int fd = open(path, O_WRONLY | O_CLOEXEC); /* written in place: it stays
							      executable */
		char bad = (char)(data[i / 8] ^ (1 << i % 8));

		assert_int_equal(pwrite(fd, &bad, 1, (off_t)(i / 8)), 1);
		if (smr_stamps_fit(from, program))
			fail_msg("%s: bit %zu of byte %zu was not missed", path, i % 8, i / 8);
		assert_int_equal(pwrite(fd, data + i / 8, 1, (off_t)(i / 8)), 1);
		close(fd);
	}
	assert_true(smr_stamps_fit(from, program));
	for (size_t cut = n; cut-- > 0;) {
		assert_int_equal(truncate(path, (off_t)cut), 0);
		if (smr_stamps_fit(from, program))
			fail_msg("%s: %zu of %zu bytes were enough", path, cut, n);
	}
	for (size_t more = 0; more < 2; more++) { /* n + 1 bytes, then n */
		int fd = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC);

		assert_int_equal(write(fd, data, n + 1 - more), n + 1 - more);
		close(fd);
		assert_int_equal(smr_stamps_fit(from, program), more == 1);
	}
	smr_free(data);
}

static void stamps_that_are_damaged_anywhere_do_not_fit(void **state)
{
	damage(from);
}

static void a_program_that_is_damaged_anywhere_does_not_fit(void **state)
{
	damage(program);
}

static void another_programs_stamps_do_not_fit(void **state)
{
	char other[] = "another program that is made of the same", path[64];
	smr_stamps s = {0};

	snprintf(path, sizeof(path), "%s/other", unit_folder);
	put(path, other, sizeof(other));
	chmod(path, 0700);
	assert_false(smr_stamps_fit(from, path));
	smr_stamps_begin(&s);
	smr_stamps_add(&s, source);
	assert_int_equal(smr_stamps_write(&s, path, from), SMR_OK);
	smr_stamps_free(&s);
	assert_true(smr_stamps_fit(from, path));
	assert_false(smr_stamps_fit(from, program));
}

static void a_file_that_is_not_there_does_not_fit(void **state)
{
	assert_int_equal(unlink(from), 0);
	assert_false(smr_stamps_fit(from, program));
	assert_int_equal(unlink(program), 0);
	assert_false(smr_stamps_fit(from, program));
}

static void a_program_that_cannot_be_started_does_not_fit(void **state)
{
	assert_int_equal(chmod(program, 0600), 0);
	assert_false(smr_stamps_fit(from, program));
}

/* The same size and inode, with the modification time restored. */
static void a_change_that_hides_is_seen(void **state)
{
	struct stat was;
	int fd = open(header, O_WRONLY | O_CLOEXEC);

	assert_int_equal(stat(header, &was), 0);
	assert_int_equal(pwrite(fd, "2", 1, 10), 1);
	assert_int_equal(
		futimens(fd, (const struct timespec[]){{.tv_nsec = UTIME_NOW}, was.st_mtim}), 0);
	close(fd);
	assert_false(smr_stamps_fit(from, program));
}

static void a_source_that_has_gone_is_seen(void **state)
{
	assert_int_equal(unlink(header), 0);
	assert_false(smr_stamps_fit(from, program));
}

static void what_changes_during_the_build_leaves_no_stamps(void **state)
{
	smr_stamps s = {0};

	assert_true(smr_file_exists(from));
	smr_stamps_begin(&s);
	put(source, "#include \"a_size.h\"\n", 20);
	smr_stamps_add(&s, source);
	assert_int_equal(smr_stamps_write(&s, program, from), SMR_OK);
	assert_false(smr_file_exists(from)); /* the old stamps are removed, too */
	smr_stamps_begin(&s);
	smr_stamps_add(&s, source);
	assert_int_equal(smr_stamps_write(&s, program, from), SMR_OK);
	assert_true(smr_stamps_fit(from, program));
	smr_stamps_begin(&s);
	smr_stamps_add(&s, unit_path("gone.h"));
	assert_int_equal(smr_stamps_write(&s, program, from), SMR_OK);
	assert_false(smr_file_exists(from));
	smr_stamps_free(&s);
}

/* A linker also lists files that the compiler made for it and has removed since. */
static void of_what_a_linker_names_only_what_is_left_counts(void **state)
{
	smr_stamps s = {0};
	smr_str list = {0};
	char *text;

	smr_stamps_begin(&s);
	smr_str_printf(&list, "program: \\\n  /tmp/none-123.o \\\n  %s \\\n  %s\n\n%s:\n", header,
		       source, source);
	smr_stamps_add_linked(&s, list.s);
	smr_str_free(&list);
	assert_int_equal(smr_stamps_write(&s, program, from), SMR_OK);
	smr_stamps_free(&s);
	assert_true(smr_stamps_fit(from, program));
	assert_int_equal(smr_read_file(from, &text, NULL), SMR_OK);
	assert_non_null(strstr(text, header));
	assert_non_null(strstr(text, source));
	assert_null(strstr(text, "none-123"));
	smr_free(text);
}

/* The stamps file is complete or missing. */
static smr_status stamps_again(void *arg)
{
	smr_stamps s = {0};
	smr_str list = {0};

	unlink(from);
	smr_stamps_begin(&s);
	smr_stamps_add(&s, header);
	smr_str_printf(&list, "x: \\\n  %s\n", source);
	if (list.s != NULL) {
		smr_stamps_add_deps(&s, list.s);
		smr_stamps_add_linked(&s, list.s);
	}
	smr_status st =
		list.oom ? smr_fail(SMR_ENOMEM, "a list") : smr_stamps_write(&s, program, from);

	smr_str_free(&list);
	smr_stamps_free(&s);
	if (!smr_alloc_failed())
		assert_true(smr_stamps_fit(from, program) || smr_alloc_failed());
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	char *text;

	assert_true(unit_fail_each_allocation(stamps_again, NULL) > 5);
	assert_true(smr_stamps_fit(from, program));
	assert_int_equal(smr_read_file(from, &text, NULL), SMR_OK);
	assert_non_null(strstr(text, source));
	smr_free(text);
}

int main(void)
{
#define CASE(f) cmocka_unit_test_setup_teardown(f, make_program, unit_drop_folder)
	const struct CMUnitTest tests[] = {
		CASE(what_has_not_changed_fits),
		CASE(stamps_that_are_damaged_anywhere_do_not_fit),
		CASE(a_program_that_is_damaged_anywhere_does_not_fit),
		CASE(another_programs_stamps_do_not_fit),
		CASE(a_file_that_is_not_there_does_not_fit),
		CASE(a_program_that_cannot_be_started_does_not_fit),
		CASE(a_change_that_hides_is_seen),
		CASE(a_source_that_has_gone_is_seen),
		CASE(what_changes_during_the_build_leaves_no_stamps),
		CASE(of_what_a_linker_names_only_what_is_left_counts),
		CASE(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
