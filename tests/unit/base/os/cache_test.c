#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <utime.h>

#include "base/fs.h"
#include "base/os/cache.h"
#include "base/str.h"
#include "unit.h"

static const smr_cache_kind kinds[] = {
	{.name = "objects", .folder = "objects", .hex = true, .patterns = {".so", ".plan"}},
	{.name = "programs", .folder = "programs", .hex = true, .patterns = {"", ".from"}},
	{.name = "images",
	 .folder = "guest-*",
	 .hex = true,
	 .patterns = {"-*-[0-9]"},
	 .not_ours = {"lock", "socket"}},
	{.name = "scripts", .folder = "scripts", .hex = true, .trees = true, .patterns = {""}},
	{.name = "history", .folder = ".", .learnt = true, .patterns = {"history.db"}},
	{0},
};

enum { NOW = 2000000000, DAY = 86400, BLOCK = 4096 };

/* Makes a file of @p blocks blocks, the last of them not full, that was written, and last read, so
 * long before NOW. */
static void put(const char *name, size_t blocks, int64_t age_s)
{
	size_t bytes = blocks * BLOCK - 1;
	char *text = smr_calloc(1, bytes);
	struct utimbuf t = {.actime = NOW - age_s, .modtime = NOW - age_s};
	char folder[256];

	snprintf(folder, sizeof(folder), "%s", unit_path(name));
	*strrchr(folder, '/') = '\0';
	assert_int_equal(smr_mkdirs(folder), SMR_OK);
	assert_int_equal(smr_write_file(unit_path(name), text, bytes, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(utime(unit_path(name), &t), 0);
	smr_free(text);
}

static smr_cache_list scanned(void)
{
	smr_cache_list l;

	assert_int_equal(smr_cache_scan(unit_folder, kinds, &l), SMR_OK);
	return l;
}

/* Prints "objects:objects/a.so:100 ..." with blocks; marked items have a '!'. */
static char *told(const smr_cache_list *l)
{
	static char text[1000];
	size_t at = 0;

	text[0] = '\0';
	for (size_t i = 0; i < l->of.n; i++) {
		const smr_cache_item *x = &l->of.v[i];

		at += (size_t)snprintf(text + at, sizeof(text) - at, "%s%s:%s:%llu%s%s",
				       i > 0 ? " " : "", x->kind->name, x->path,
				       (unsigned long long)x->bytes / BLOCK, x->left ? "?" : "",
				       x->go ? "!" : "");
	}
	return text;
}

static char *marked(int64_t age_s, uint64_t most /* blocks */)
{
	smr_cache_list l = scanned();

	smr_cache_mark(&l, NOW, age_s, most * BLOCK);

	char *text = told(&l);

	smr_cache_list_free(&l);
	return text;
}

static void what_lies_there_is_told_by_kind(void **state)
{
	put("objects/ab.so", 100, 0);
	put("objects/ab.plan", 10, 0);
	put("objects/ab.so.12.new", 7, 0);
	put("programs/0f", 50, 0);
	put("programs/0f.from", 5, 0);
	put("guest-1/0a-0b-1", 30, 0);
	put("guest-2/0a-0b-1", 31, 0);
	put("guest-2/lock", 1, 0);
	put("scripts/12/scripts/a.dml", 20, 0);
	put("scripts/12/b.dml", 3, 0);
	put("history.db", 1000, 0);
	put("thesis.tex", 1000, 0);
	put("else/ab.so", 1000, 0);

	smr_cache_list l = scanned();

	assert_string_equal(told(&l), "objects:objects/ab.plan:10 objects:objects/ab.so:100 "
				      "objects:objects/ab.so.12.new:7? programs:programs/0f:50 "
				      "programs:programs/0f.from:5 images:guest-1/0a-0b-1:30 "
				      "images:guest-2/0a-0b-1:31 scripts:scripts/12:23 "
				      "history:history.db:1000");
	smr_cache_list_free(&l);
}

static void a_folder_that_is_not_there_is_empty(void **state)
{
	smr_cache_list l;

	assert_int_equal(smr_cache_scan(unit_path("none"), kinds, &l), SMR_OK);
	assert_int_equal(l.of.n, 0);
	smr_cache_list_free(&l);
}

static void links_are_not_followed(void **state)
{
	put("elsewhere/ab.so", 10, 0);
	assert_int_equal(symlink("elsewhere", unit_path("objects")), 0);
	assert_int_equal(smr_mkdirs(unit_path("programs")), SMR_OK);
	assert_int_equal(symlink("../elsewhere/ab.so", unit_path("programs/0f")), 0);

	smr_cache_list l = scanned();

	assert_string_equal(told(&l), "");
	smr_cache_list_free(&l);
}

static void what_was_not_used_for_long_goes(void **state)
{
	put("objects/a.so", 1, 11 * DAY);
	put("objects/b.so", 1, 9 * DAY);
	put("history.db", 1, 1000 * DAY);
	assert_string_equal(marked(10 * DAY, 1000),
			    "objects:objects/a.so:1! objects:objects/b.so:1 history:history.db:1");
}

static void reading_is_using(void **state)
{
	struct utimbuf t = {.actime = NOW - DAY, .modtime = NOW - 100 * DAY};

	put("objects/a.so", 1, 0);
	assert_int_equal(utime(unit_path("objects/a.so"), &t), 0);
	assert_string_equal(marked(10 * DAY, 1000), "objects:objects/a.so:1");
}

static void what_an_interrupted_process_left_goes_after_ten_minutes(void **state)
{
	put("objects/a.so.1.new", 1, SMR_CACHE_YOUNG_S + 1);
	put("objects/b.so.1.new", 1, SMR_CACHE_YOUNG_S - 1);
	assert_string_equal(marked(10 * DAY, 0),
			    "objects:objects/a.so.1.new:1?! objects:objects/b.so.1.new:1?");
}

static void the_oldest_go_until_the_rest_fits(void **state)
{
	put("objects/a.so", 40, 3 * DAY);
	put("objects/b.so", 40, 5 * DAY);
	put("programs/c", 40, 4 * DAY);
	put("history.db", 400, 9 * DAY);
	assert_string_equal(marked(10 * DAY, 120),
			    "objects:objects/a.so:40 objects:objects/b.so:40 "
			    "programs:programs/c:40 history:history.db:400");
	assert_string_equal(marked(10 * DAY, 119),
			    "objects:objects/a.so:40 objects:objects/b.so:40! "
			    "programs:programs/c:40 history:history.db:400");
	assert_string_equal(marked(10 * DAY, 79),
			    "objects:objects/a.so:40 objects:objects/b.so:40! "
			    "programs:programs/c:40! history:history.db:400");
	assert_string_equal(marked(10 * DAY, 0),
			    "objects:objects/a.so:40! objects:objects/b.so:40! "
			    "programs:programs/c:40! history:history.db:400");
}

static void what_is_marked_is_removed_and_nothing_else(void **state)
{
	smr_cache_removed r;

	put("objects/a.so", 40, 30 * DAY);
	put("objects/b.so", 2, 0);
	put("scripts/12/scripts/a.dml", 20, 30 * DAY);
	assert_int_equal(utime(unit_path("scripts/12/scripts"),
			       &(struct utimbuf){NOW - 30 * DAY, NOW - 30 * DAY}),
			 0);
	assert_int_equal(utime(unit_path("scripts/12"),
			       &(struct utimbuf){NOW - 30 * DAY, NOW - 30 * DAY}),
			 0);

	smr_cache_list l = scanned();

	smr_cache_mark(&l, NOW, DAY, 1000 * BLOCK);
	assert_int_equal(smr_cache_remove(unit_folder, &l, &r), SMR_OK);
	smr_cache_list_free(&l);
	assert_int_equal(r.files, 2);
	assert_int_equal(r.bytes, 60 * BLOCK);
	assert_int_equal(r.held + r.failed, 0);
	l = scanned();
	assert_string_equal(told(&l), "objects:objects/b.so:2");
	smr_cache_list_free(&l);
	assert_false(smr_file_exists(unit_path("scripts/12")));
}

static void what_is_held_stays_with_what_belongs_to_it(void **state)
{
	smr_cache_removed r;

	put("programs/0f", 40, 30 * DAY);
	put("programs/0f.from", 2, 30 * DAY);
	put("programs/0fa", 3, 30 * DAY);

	int fd = smr_cache_hold(unit_path("programs/0f"));
	smr_cache_list l = scanned();

	assert_true(fd >= 0);
	smr_cache_mark(&l, NOW, DAY, 1000 * BLOCK);
	assert_int_equal(smr_cache_remove(unit_folder, &l, &r), SMR_OK);
	assert_int_equal(r.held, 2);
	assert_int_equal(r.bytes, 3 * BLOCK);
	assert_string_equal(
		told(&l),
		"programs:programs/0f:40 programs:programs/0f.from:2 programs:programs/0fa:3!");
	close(fd);
	smr_cache_mark(&l, NOW, DAY, 1000 * BLOCK);
	assert_int_equal(smr_cache_remove(unit_folder, &l, &r), SMR_OK);
	smr_cache_list_free(&l);
	assert_false(smr_file_exists(unit_path("programs/0f")));
}

static void what_is_gone_cannot_be_held(void **state)
{
	assert_int_equal(smr_cache_hold(unit_path("programs/0f")), -1);
}

static void what_cannot_be_removed_is_told(void **state)
{
	smr_cache_removed r;

	put("objects/a.so", 40, 30 * DAY);
	put("objects/b.so", 2, 30 * DAY);

	smr_cache_list l = scanned();

	/* a file of another kind has replaced it */
	assert_int_equal(unlink(unit_path("objects/a.so")), 0);
	assert_int_equal(smr_mkdirs(unit_path("objects/a.so/deep")), SMR_OK);
	smr_cache_mark(&l, NOW, DAY, 1000 * BLOCK);
	assert_int_equal(smr_cache_remove(unit_folder, &l, &r), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "objects/a.so: "));
	assert_int_equal(r.failed, 1);
	assert_int_equal(r.files, 1);
	smr_cache_list_free(&l);
}

static smr_status scan_it(void *arg)
{
	smr_cache_list l;
	smr_status st = smr_cache_scan(unit_folder, kinds, &l);

	if (st == SMR_OK) {
		smr_cache_mark(&l, NOW, DAY, 0);
		assert_int_equal(l.of.n, 2);
		smr_cache_list_free(&l);
	}
	return st;
}

static void no_memory_is_an_error(void **state)
{
	put("objects/a.so", 40, 0);
	put("programs/0f", 40, 0);
	assert_true(unit_fail_each_allocation(scan_it, NULL) > 2);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, unit_make_folder, unit_drop_folder)
int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(what_lies_there_is_told_by_kind),
		TEST(a_folder_that_is_not_there_is_empty),
		TEST(links_are_not_followed),
		TEST(what_was_not_used_for_long_goes),
		TEST(reading_is_using),
		TEST(what_an_interrupted_process_left_goes_after_ten_minutes),
		TEST(the_oldest_go_until_the_rest_fits),
		TEST(what_is_marked_is_removed_and_nothing_else),
		TEST(what_is_held_stays_with_what_belongs_to_it),
		TEST(what_is_gone_cannot_be_held),
		TEST(what_cannot_be_removed_is_told),
		TEST(no_memory_is_an_error),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
