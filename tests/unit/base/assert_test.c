/* Assertions: their messages, and that they cost nothing where they are off. */
#include <signal.h>
#include <sys/wait.h>

#include "base/assert.h"
#include "unit.h"

static int asked;

static int ask(int answer)
{
	asked++;
	return answer;
}

static void what_holds_goes_on(void **state)
{
	asked = 0;
	smr_assert(ask(1));
	assert_int_equal(asked, SMR_ASSERTS);
}

/* Runs a child whose assertion fails: returns its stderr, and its exit status. */
static int break_one(char *said, size_t cap)
{
	int ends[2], status;
	ssize_t n;
	size_t got = 0;
	pid_t child;

	assert_int_equal(pipe(ends), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		signal(SIGABRT, SIG_DFL); /* cmocka's handler catches it */
		(void)dup2(ends[1], STDERR_FILENO);
		smr_assert_failed("1 + 1 == 3", "there.c", 7, "here");
	}
	close(ends[1]);
	while (got + 1 < cap && (n = read(ends[0], said + got, cap - 1 - got)) > 0)
		got += (size_t)n;
	said[got] = '\0';
	close(ends[0]);
	assert_int_equal(waitpid(child, &status, 0), child);
	return status;
}

static void what_is_broken_is_told_with_its_place_and_aborts(void **state)
{
	char said[4096];
	int status = break_one(said, sizeof(said));

	assert_true(WIFSIGNALED(status));
	assert_int_equal(WTERMSIG(status), SIGABRT);
	assert_non_null(strstr(said, "there.c:7: here: broken: 1 + 1 == 3"));
}

static void what_is_off_is_not_evaluated(void **state)
{
	if (SMR_ASSERTS)
		skip();
	asked = 0;
	smr_assert(ask(0));
	assert_int_equal(asked, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_holds_goes_on),
		cmocka_unit_test(what_is_broken_is_told_with_its_place_and_aborts),
		cmocka_unit_test(what_is_off_is_not_evaluated),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
