/* Control groups of workers, where this process may make them. */
#include <dirent.h>
#include <sys/stat.h>

#include "base/jail/host.h"
#include "jail_case.h"

enum { MEMORY = 64 << 20 };

static smr_groups groups;

/* Counts groups below this process's that have its name. */
static size_t count_groups(void)
{
	DIR *d = opendir(groups.base);
	char name[32];
	size_t n = 0;

	(void)snprintf(name, sizeof(name), "samara-%d.", (int)getpid());
	for (const struct dirent *e; d != NULL && (e = readdir(d)) != NULL;)
		n += strncmp(e->d_name, name, strlen(name)) == 0;
	if (d != NULL)
		closedir(d);
	return n;
}

static bool is_in_a_group(pid_t pid)
{
	char path[64], text[4096], name[32];
	FILE *f;
	size_t n;

	(void)snprintf(path, sizeof(path), "/proc/%d/cgroup", (int)pid);
	(void)snprintf(name, sizeof(name), "/samara-%d.", (int)getpid());
	f = fopen(path, "re");
	n = f != NULL ? fread(text, 1, sizeof(text) - 1, f) : 0;
	text[n] = '\0';
	if (f != NULL)
		fclose(f);
	return strstr(text, name) != NULL;
}

static void each_worker_has_a_group_that_goes_with_it(void **state)
{
	smr_jails *j = jail_start_with((smr_jail_options){.workers = 2, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a);

	assert_non_null(strstr(smr_jails_means(j), " cgroup"));
	assert_true(is_in_a_group(w->pid));
	assert_true(count_groups() >= 1);
	smr_jail_give(w);
	smr_jails_close(j);
	assert_int_equal(count_groups(), 0);
}

/* RLIMIT_DATA does not count pages that were made read-only. */
static void the_kernel_holds_the_limit(void **state)
{
	smr_jails *j =
		jail_start_with((smr_jail_options){.memory = MEMORY, .workers = 2, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a);
	uint64_t inherited = w->inherited;
	smr_str reply = {0};
	smr_jail_end end;

	assert_int_equal(jail_do(w, jail_hoards, 0, NULL, 0, (smr_jail_call){.limit_s = 60}, &reply,
				 &end),
			 SMR_EFAULT);
	assert_true(end.memory);
	assert_non_null(strstr(end.text, "more than 64 MiB"));
	assert_true(end.peak_bytes <= inherited + MEMORY + SMR_JAIL_SLACK + (16 << 20));
	smr_jail_give(w);
	smr_jails_close(j);
	smr_str_free(&reply);
	assert_int_equal(count_groups(), 0);
}

/* Pages of a reply are charged to the process that writes to them first. */
static void the_limit_grows_with_the_area(void **state)
{
	smr_jails *j = jail_start_with(
		(smr_jail_options){.memory = 4 * MEMORY, .workers = 2, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_fill, 3 * MEMORY, NULL, 0, (smr_jail_call){0}, &reply,
				 NULL),
			 SMR_OK);
	assert_int_equal(reply.n, 3 * MEMORY);
	smr_str_free(&reply);
	smr_jail_give(w);
	smr_jails_close(j);
}

static void groups_of_a_host_that_was_killed_go(void **state)
{
	char left[SMR_GROUP_PATH + 32];
	smr_groups again;
	pid_t child = fork();

	if (child == 0)
		_exit(0);
	assert_int_equal(waitpid(child, NULL, 0), child);
	(void)snprintf(left, sizeof(left), "%s/samara-%d.7", groups.base, (int)child);
	assert_int_equal(mkdir(left, 0755), 0);
	smr_groups_open(&again);
	assert_string_equal(again.base, groups.base);
	assert_int_not_equal(access(left, F_OK), 0);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_worker_has_a_group_that_goes_with_it),
		cmocka_unit_test(the_kernel_holds_the_limit),
		cmocka_unit_test(the_limit_grows_with_the_area),
		cmocka_unit_test(groups_of_a_host_that_was_killed_go),
	};

	if (argc > 1 && strcmp(argv[1], "jail") == 0)
		return smr_jail_zygote(&jail_program);
	smr_groups_open(&groups);
	if (groups.base[0] == '\0' || JAIL_SANITIZED) { /* which takes memory for each byte */
		(void)smr_fail(SMR_EUNSUPPORTED, "no control groups of memory can be made here");
		return unit_skipped();
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
