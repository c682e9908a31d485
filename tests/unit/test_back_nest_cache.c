#include "back/cpu/nest.h"
#include "base/fs.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* "smr_nest_0 stores lo + hi at base[0]" */
static const char ir[] =
	"define void @smr_nest_0(ptr %base, ptr %num, ptr %value, i64 %lo, i64 %hi, "
	"ptr %scratch) {\n"
	"  %p = load ptr, ptr %base\n  %s = add i64 %lo, %hi\n"
	"  store i64 %s, ptr %p\n  ret void\n}\n";
static char dir[64];

static bool works(const nest_object *o)
{
	int64_t sum = 0;
	char *base[1] = {(char *)&sum};

	o->fn[0](base, NULL, NULL, 40, 2, NULL);
	return sum == 42;
}

static void get(nest_object *o)
{
	if (nest_object_get(ir, strlen(ir), 1, o) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(works(o));
}

static void entry(char *out, size_t n)
{
	char folder[96];

	snprintf(folder, sizeof(folder), "%s/objects", dir);
	DIR *d = opendir(folder);
	int found = 0;

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;)
		if (e->d_name[0] != '.') {
			snprintf(out, n, "%s/%.60s", folder, e->d_name);
			found++;
		}
	closedir(d);
	assert_int_equal(found, 1); /* and nothing unfinished beside it */
}

static int new_cache(void **state)
{
	snprintf(dir, sizeof(dir), "/tmp/test_nest.%ld.XXXXXX", (long)getpid());
	return mkdtemp(dir) != NULL && setenv("SAMARA_CACHE", dir, 1) == 0 ? 0 : -1;
}

static int drop_cache(void **state)
{
	char command[128];

	chmod(dir, 0700);
	snprintf(command, sizeof(command), "rm -rf %s", dir);
	return system(command) == 0 ? 0 : -1;
}

static void the_second_time_it_comes_from_the_cache(void **state)
{
	nest_object a, b;

	get(&a);
	assert_false(a.cached);
	get(&b);
	assert_true(b.cached);
	nest_object_drop(&a);
	nest_object_drop(&b);
}

/* In a child: a damaged object that was opened after all may do anything. */
static void any_flipped_byte_means_compiling_again(void **state)
{
	static const double places[] = {0, 0.01, 0.3, 0.5, 0.7, 0.9, 0.999};
	nest_object a;
	char path[200], *data;
	size_t n;

	get(&a);
	nest_object_drop(&a);
	entry(path, sizeof(path));
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
		data[(size_t)(places[i] * (double)n)] ^= 0x10;
		assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
		smr_free(data);
		pid_t child = fork();

		if (child == 0) {
			nest_object b;
			bool ok = nest_object_get(ir, strlen(ir), 1, &b) == SMR_OK && !b.cached &&
				  works(&b);

			_exit(ok ? 0 : 1);
		}
		int status = -1;

		assert_int_equal(waitpid(child, &status, 0), child);
		assert_int_equal(status, 0);
	}
}

static void a_cut_off_entry_is_made_again(void **state)
{
	nest_object a, b;
	char path[200];

	get(&a);
	nest_object_drop(&a);
	entry(path, sizeof(path));
	assert_int_equal(truncate(path, 100), 0);
	get(&b);
	assert_false(b.cached);
	nest_object_drop(&b);
}

static void other_code_has_another_entry(void **state)
{
	nest_object a, b;
	char other[sizeof(ir) + 1];

	get(&a);
	snprintf(other, sizeof(other), "%s\n", ir);
	assert_int_equal(nest_object_get(other, strlen(other), 1, &b), SMR_OK);
	assert_false(b.cached);
	nest_object_drop(&a);
	nest_object_drop(&b);
}

static void without_a_place_to_cache_it_works_still(void **state)
{
	nest_object a;

	setenv("SAMARA_CACHE", "/proc/nowhere", 1);
	get(&a);
	assert_false(a.cached);
	nest_object_drop(&a);
	setenv("SAMARA_CACHE", dir, 1);
}

static void processes_may_race_for_an_entry(void **state)
{
	pid_t child[4];
	char path[200];

	for (int i = 0; i < 4; i++)
		if ((child[i] = fork()) == 0) {
			nest_object a;

			_exit(nest_object_get(ir, strlen(ir), 1, &a) == SMR_OK && works(&a) ? 0
											    : 1);
		}
	for (int i = 0; i < 4; i++) {
		int status = -1;

		assert_int_equal(waitpid(child[i], &status, 0), child[i]);
		assert_int_equal(status, 0);
	}
	entry(path, sizeof(path));
}

int main(void)
{
#define CASE(f) cmocka_unit_test_setup_teardown(f, new_cache, drop_cache)
	const struct CMUnitTest tests[] = {
		CASE(the_second_time_it_comes_from_the_cache),
		CASE(any_flipped_byte_means_compiling_again),
		CASE(a_cut_off_entry_is_made_again),
		CASE(other_code_has_another_entry),
		CASE(without_a_place_to_cache_it_works_still),
		CASE(processes_may_race_for_an_entry),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
