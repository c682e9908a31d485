#include "back/cpu/codegen/plan/nest.h"
#include "base/fs.h"
#include "unit.h"
#include <dirent.h>
#include <fcntl.h>
#include <link.h>
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

	snprintf(folder, sizeof(folder), "%s/objects", unit_folder);
	DIR *d = opendir(folder);
	int found = 0;

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;)
		if (e->d_name[0] != '.') {
			snprintf(out, n, "%s/%.60s", folder, e->d_name);
			found++;
		}
	closedir(d);
	assert_int_equal(found, 1); /* and no unfinished file beside it */
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

/* Returns the result of @p run in a child process, since a damaged object might do anything if it
 * were opened. */
static bool in_a_child(bool (*run)(const char *path), const char *path)
{
	int status = -1;
	pid_t child = fork();

	if (child == 0)
		_exit(run(path) ? 0 : 1);
	assert_int_equal(waitpid(child, &status, 0), child);
	return status == 0;
}

static bool makes_it(const char *path)
{
	nest_object o;

	return nest_object_get(ir, strlen(ir), 1, &o) == SMR_OK && !o.cached && works(&o);
}

static bool finds_it(void)
{
	nest_object o;
	bool ok = nest_object_get(ir, strlen(ir), 1, &o) == SMR_OK && o.cached && works(&o);

	nest_object_drop(&o);
	return ok;
}

static bool is_refused(const char *path, size_t place)
{
	nest_object o;
	smr_status st = nest_object_get(ir, strlen(ir), 1, &o);

	if (st != SMR_EUNSUPPORTED)
		print_error("%s: byte %zu was not missed\n", path, place);
	return st == SMR_EUNSUPPORTED;
}

/* Returns the next place to damage: all bytes of the ELF header and of the trailer, one in 31
 * between. */
static size_t after(size_t place, size_t n)
{
	return place < 64 || place + 64 > n ? place + 1 : place + 31;
}

/* Without a compiler, an intact object works and a damaged one is an error, which is faster than
 * compiling again. */
static bool no_damage_is_taken(const char *path)
{
	char *data;
	size_t n;
	int fd = open(path, O_RDWR | O_CLOEXEC);
	bool ok = smr_read_file(path, &data, &n) == SMR_OK &&
		  setenv("SAMARA_HOME", "/proc/nowhere", 1) == 0;

	for (size_t i = 0; ok && i < n; i = after(i, n)) {
		char bad = (char)(data[i] ^ (1 << i % 8));

		ok = pwrite(fd, &bad, 1, (off_t)i) == 1 && is_refused(path, i) &&
		     pwrite(fd, data + i, 1, (off_t)i) == 1;
	}
	for (size_t cut = 0; ok && cut < n; cut = after(cut, n))
		ok = ftruncate(fd, 0) == 0 && pwrite(fd, data, cut, 0) == (ssize_t)cut &&
		     is_refused(path, cut);
	ok = ok && pwrite(fd, data, n, 0) == (ssize_t)n && pwrite(fd, "", 1, (off_t)n) == 1 &&
	     is_refused(path, n);
	ok = ok && ftruncate(fd, (off_t)n) == 0 && finds_it();
	smr_free(data);
	close(fd);
	return ok;
}

/* This is the first test, since the compiler must not have been opened in this process. */
static void damage_anywhere_in_an_entry_is_seen(void **state)
{
	char path[200];

	assert_true(in_a_child(makes_it, NULL));
	entry(path, sizeof(path));
	assert_true(in_a_child(no_damage_is_taken, path));
}

static void a_damaged_entry_is_made_again(void **state)
{
	enum { PLACES = 20 };
	nest_object a;
	char path[200], *data;
	size_t n;

	get(&a);
	nest_object_drop(&a);
	entry(path, sizeof(path));
	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	for (size_t i = 0; i <= PLACES; i++) {
		size_t place = i * (n - 1) / PLACES;

		data[place] ^= 0x10;
		assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
		data[place] ^= 0x10;
		assert_true(in_a_child(makes_it, path));
		assert_true(finds_it());
		assert_int_equal(truncate(path, (off_t)place), 0);
		assert_true(in_a_child(makes_it, path));
	}
	smr_free(data);
	get(&a);
	assert_true(a.cached);
	nest_object_drop(&a);
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
	setenv("SAMARA_CACHE", unit_folder, 1);
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

/* Multiplies two numbers by constants. */
static const char with_constants[] =
	"define void @smr_nest_0(ptr %base, ptr %num, ptr %value, i64 %lo, i64 %hi, "
	"ptr %scratch) {\n"
	"  %p = load ptr, ptr %base\n  %v = load <2 x i64>, ptr %p\n"
	"  %s = mul <2 x i64> %v, <i64 123456789, i64 987654321>\n"
	"  store <2 x i64> %s, ptr %p\n  ret void\n}\n";

typedef struct paging {
	int constants, away; /* read-only pages of the object; unmapped ones */
} paging;

static int look_at_pages(struct dl_phdr_info *info, size_t n, void *out)
{
	paging *all = out;
	int map = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);

	for (int i = 0;
	     map >= 0 && strstr(info->dlpi_name, "/objects/") != NULL && i < info->dlpi_phnum;
	     i++) {
		const ElfW(Phdr) *part = &info->dlpi_phdr[i];
		uint64_t at = (info->dlpi_addr + part->p_vaddr) / 4096, entry;

		if (part->p_type != PT_LOAD || part->p_flags != PF_R)
			continue;
		assert_int_equal(pread(map, &entry, 8, (off_t)(8 * at)), 8);
		all->constants++;
		all->away += !(entry >> 63);
	}
	close(map);
	return 0;
}

/* A load with an empty mask is slow if the page is not mapped, and does not map it. */
static void constants_are_mapped_before_code_runs(void **state)
{
	for (int turn = 0; turn < 2; turn++) { /* compiled, and from the cache */
		nest_object o;
		paging all = {0};

		assert_int_equal(nest_object_get(with_constants, strlen(with_constants), 1, &o),
				 SMR_OK);
		assert_int_equal(o.cached, turn);
		(void)dl_iterate_phdr(look_at_pages, &all);
		assert_true(all.constants > 0);
		assert_int_equal(all.away, 0);
		nest_object_drop(&o);
	}
}

int main(void)
{
#define CASE(f) cmocka_unit_test_setup_teardown(f, unit_make_cache, unit_drop_folder)
	const struct CMUnitTest tests[] = {
		CASE(damage_anywhere_in_an_entry_is_seen),
		CASE(the_second_time_it_comes_from_the_cache),
		CASE(a_damaged_entry_is_made_again),
		CASE(other_code_has_another_entry),
		CASE(without_a_place_to_cache_it_works_still),
		CASE(processes_may_race_for_an_entry),
		CASE(constants_are_mapped_before_code_runs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
