/* Writes and reads tars; a hostile one is refused. */
#include <archive.h>
#include <archive_entry.h>

#include "base/str.h"
#include "cluster/tar/tar.h"
#include "unit.h"

static const smr_tar_file files[] = {{"cluster.json", "{}", 2},
				     {"keys/a.seed", "SU\0X", 4},
				     {"keys/b.seed", "", 0},
				     {"trust/me.key", "public", 6}};

enum { N = sizeof(files) / sizeof(files[0]) };

static smr_status count(void *n, const char *name, const void *data, size_t size)
{
	size_t i = (*(size_t *)n)++;

	assert_in_range(i, 0, N - 1);
	assert_string_equal(name, files[i].name);
	assert_int_equal(size, files[i].n);
	assert_memory_equal(data, files[i].data, size);
	return SMR_OK;
}

static smr_status ignore(void *n, const char *name, const void *data, size_t size)
{
	(void)name, (void)data, (void)size;
	++*(size_t *)n;
	return SMR_OK;
}

static void what_is_written_reads_back(void **state)
{
	smr_str tar = {0}, again = {0};
	size_t n = 0;

	assert_int_equal(smr_tar_write(files, N, &tar), SMR_OK);
	assert_int_equal(smr_tar_read(tar.s, tar.n, count, &n), SMR_OK);
	assert_int_equal(n, N);
	assert_int_equal(smr_tar_write(files, N, &again), SMR_OK);
	assert_int_equal(tar.n, again.n);
	assert_memory_equal(tar.s, again.s, tar.n);
	smr_str_free(&tar);
	smr_str_free(&again);
}

/* One entry as libarchive writes it, of any kind. */
static void hostile(smr_str *out, const char *name, int type, const char *link, size_t size)
{
	struct archive *a = archive_write_new();
	struct archive_entry *e = archive_entry_new();
	size_t used = 0;
	char *data = calloc(1, size + 1);

	assert_true(smr_str_reserve(out, size + 65536));
	assert_int_equal(archive_write_set_format_pax_restricted(a), ARCHIVE_OK);
	assert_int_equal(archive_write_open_memory(a, out->s, size + 65536, &used), ARCHIVE_OK);
	archive_entry_set_pathname(e, name);
	archive_entry_set_filetype(e, (unsigned)type);
	archive_entry_set_perm(e, 06777);
	archive_entry_set_size(e, (la_int64_t)size);
	if (link != NULL && type == AE_IFLNK)
		archive_entry_set_symlink(e, link);
	else if (link != NULL)
		archive_entry_set_hardlink(e, link);
	assert_int_equal(archive_write_header(a, e), ARCHIVE_OK);
	if (size > 0)
		(void)archive_write_data(a, data, size);
	assert_int_equal(archive_write_close(a), ARCHIVE_OK);
	archive_entry_free(e);
	archive_write_free(a);
	free(data);
	out->n = used;
}

static void what_leads_out_of_the_folder_is_refused(void **state)
{
	static const struct {
		const char *name, *link;
		int type;
		size_t size;
	} all[] = {
		{"/etc/passwd", NULL, AE_IFREG, 4},  {"../x", NULL, AE_IFREG, 4},
		{"keys/../../x", NULL, AE_IFREG, 4}, {"keys/..", NULL, AE_IFREG, 4},
		{"keys//x", NULL, AE_IFREG, 4},      {"a b", NULL, AE_IFREG, 4},
		{"a\nb", NULL, AE_IFREG, 4},         {"keys/x", "/etc/passwd", AE_IFLNK, 0},
		{"keys", "/etc", AE_IFLNK, 0},       {"keys/x", "cluster.json", AE_IFREG, 0},
		{"keys/x", NULL, AE_IFIFO, 0},       {"keys/x", NULL, AE_IFCHR, 0},
		{"../keys", NULL, AE_IFDIR, 0},      {"big", NULL, AE_IFREG, SMR_TAR_FILE + 1},
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		smr_str tar = {0};
		size_t n = 0;

		hostile(&tar, all[i].name, all[i].type, all[i].link, all[i].size);
		if (smr_tar_read(tar.s, tar.n, ignore, &n) != SMR_EDENIED || n != 0)
			fail_msg("%s is taken", all[i].name);
		smr_str_free(&tar);
	}
}

static void what_is_no_tar_is_told(void **state)
{
	static const char text[1024] = "this is no tar, though it is long enough for a header";
	smr_str tar = {0};
	size_t n = 0;

	assert_int_equal(smr_tar_read(text, sizeof(text), ignore, &n), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "this is no tar"));
	assert_int_equal(smr_tar_write(files, N, &tar), SMR_OK);
	n = 0; /* cut off within the data of a file */
	assert_int_equal(smr_tar_read(tar.s, 512 + 1, ignore, &n), SMR_ECORRUPT);
	smr_str_free(&tar);
}

static void too_many_files_are_refused(void **state)
{
	smr_tar_file many[SMR_TAR_FILES + 1];
	smr_str tar = {0};
	size_t n = 0;

	for (size_t i = 0; i <= SMR_TAR_FILES; i++)
		many[i] = (smr_tar_file){"trust/a.key", "x", 1};
	assert_int_equal(smr_tar_write(many, SMR_TAR_FILES + 1, &tar), SMR_OK);
	assert_int_equal(smr_tar_read(tar.s, tar.n, ignore, &n), SMR_EDENIED);
	smr_str_free(&tar);
}

static smr_status write_once(void *ctx)
{
	smr_str tar = {0};
	smr_status st = smr_tar_write(files, N, &tar);

	smr_str_free(&tar);
	return st;
}

static void no_memory_is_told(void **state)
{
	assert_true(unit_fail_each_allocation(write_once, NULL) > 1);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_written_reads_back),
		cmocka_unit_test(what_leads_out_of_the_folder_is_refused),
		cmocka_unit_test(what_is_no_tar_is_told),
		cmocka_unit_test(too_many_files_are_refused),
		cmocka_unit_test(no_memory_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
