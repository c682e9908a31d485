/* Machines whose kernel, or container, refuses the confinement of workers. */
#include <seccomp.h>

#include "jail_case.h"

/* Opens the jails in a process where @p call fails with @p error. */
static smr_status opened_without(int call, int error, char *text, size_t n)
{
	int ends[2], status = 0;
	char said[300] = "";

	assert_int_equal(pipe(ends), 0);
	pid_t child = fork();

	if (child == 0) {
		scmp_filter_ctx c = seccomp_init(SCMP_ACT_ALLOW);
		smr_jail_options o = {.share_fd = -1};
		smr_jails *j = NULL;

		if (c == NULL ||
		    seccomp_rule_add(c, SCMP_ACT_ERRNO((unsigned)error), call, 0) != 0 ||
		    seccomp_load(c) != 0)
			_exit(100);
		seccomp_release(c);
		smr_status st = smr_jails_open(&o, &j);

		(void)snprintf(said, sizeof(said), "%s",
			       st == SMR_OK ? smr_jails_means(j) : smr_errmsg());
		if (st == SMR_OK && jail_answer(j, jail_key_a, jail_threads, 1) != 4)
			_exit(101);
		smr_jails_close(j);
		_exit(write(ends[1], said, sizeof(said)) == sizeof(said) ? (int)st : 102);
	}
	close(ends[1]);
	assert_int_equal(read(ends[0], said, sizeof(said)), sizeof(said));
	close(ends[0]);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	(void)snprintf(text, n, "%s", said);
	return (smr_status)WEXITSTATUS(status);
}

static void without_seccomp_there_are_no_workers(void **state)
{
	char text[300];

	assert_int_equal(opened_without(SCMP_SYS(seccomp), EPERM, text, sizeof(text)),
			 SMR_EUNSUPPORTED);
	assert_string_equal(text,
			    "workers cannot be confined here: seccomp refuses their filter of "
			    "system calls");
}

static void files_that_stay_open_are_told(void **state)
{
	char text[300];

	assert_int_equal(opened_without(SCMP_SYS(close_range), EPERM, text, sizeof(text)),
			 SMR_EUNSUPPORTED);
	assert_string_equal(text, "workers cannot be confined here: files cannot be closed "
				  "(close_range): Operation not permitted");
}

static void workers_do_without_landlock(void **state)
{
	char text[300];

	assert_int_equal(opened_without(SCMP_SYS(landlock_create_ruleset), ENOSYS, text,
					sizeof(text)),
			 SMR_OK);
	assert_true(strcmp(text, "seccomp limits") == 0 ||
		    strcmp(text, "seccomp limits cgroup") == 0);
}

static void without_files_in_memory_there_are_no_workers(void **state)
{
	char text[300];

	assert_int_equal(opened_without(SCMP_SYS(memfd_create), EPERM, text, sizeof(text)),
			 SMR_EUNSUPPORTED);
}

static const struct CMUnitTest tests[] = {
	cmocka_unit_test(without_seccomp_there_are_no_workers),
	cmocka_unit_test(files_that_stay_open_are_told),
	cmocka_unit_test(workers_do_without_landlock),
	cmocka_unit_test(without_files_in_memory_there_are_no_workers),
};

JAIL_MAIN(tests, NULL, NULL)
