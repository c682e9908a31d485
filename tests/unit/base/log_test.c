#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/log.h"
#include "unit.h"

static int evaluated;

static int count(void)
{
	return ++evaluated;
}

/* Returns what a process with SAMARA_LOG=@p asked writes to stderr for two lines at @p level. A
 * process reads that variable once. */
static const char *said(const char *asked, smr_log_level level, const char *text)
{
	static char buffer[4096];
	int ends[2], status;

	assert_int_equal(pipe2(ends, O_NONBLOCK), 0);
	pid_t child = fork();

	if (child == 0) {
		dup2(ends[1], STDERR_FILENO);
		if (asked == NULL)
			unsetenv("SAMARA_LOG");
		else
			setenv("SAMARA_LOG", asked, 1);
		errno = EXDEV;
		for (int i = 0; i < 2; i++)
			smr_log(level, "%s %d", text, count());
		_exit(errno == EXDEV ? evaluated : 100);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	ssize_t n = read(ends[0], buffer, sizeof(buffer) - 1);

	close(ends[0]);
	close(ends[1]);
	buffer[n < 0 ? 0 : n] = '\0';
	assert_true(WIFEXITED(status));
	/* the arguments are evaluated only for lines that are written */
	assert_int_equal(WEXITSTATUS(status), *buffer != '\0' ? 2 : 0);
	return buffer;
}

static void nothing_is_said_unless_asked(void **state)
{
	assert_string_equal(said(NULL, SMR_LOG_ERROR, "x"), "");
	assert_string_equal(said("off", SMR_LOG_ERROR, "x"), "");
	assert_string_equal(said("loud", SMR_LOG_ERROR, "x"), "");
}

static void lines_carry_their_level(void **state)
{
	assert_string_equal(said("warn", SMR_LOG_WARN, "slow road"),
			    "samara: warn: slow road 1\nsamara: warn: slow road 2\n");
	assert_string_equal(said("warn", SMR_LOG_ERROR, "no"),
			    "samara: error: no 1\nsamara: error: no 2\n");
	assert_string_equal(said("warn", SMR_LOG_INFO, "unheard"), "");
}

static void a_long_line_is_cut_but_ends(void **state)
{
	char longer[3000];

	memset(longer, 'y', sizeof(longer) - 1);
	longer[sizeof(longer) - 1] = '\0';
	const char *line = said("debug", SMR_LOG_DEBUG, longer);

	assert_int_equal(strlen(line), 2 * 1023);
	assert_int_equal(line[1022], '\n');
}

static void a_process_may_have_a_level_of_its_own(void **state)
{
	unsetenv("SAMARA_LOG");
	smr_log_usually(SMR_LOG_WARN);
	assert_int_equal(smr_log_level_now(), SMR_LOG_WARN);
	assert_string_equal(smr_log_level_name(smr_log_level_now()), "warn");
	setenv("SAMARA_LOG", "error", 1);
	smr_log_usually(SMR_LOG_WARN);
	assert_int_equal(smr_log_level_now(), SMR_LOG_ERROR);
	unsetenv("SAMARA_LOG");
	smr_log_usually(SMR_LOG_OFF);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nothing_is_said_unless_asked),
		cmocka_unit_test(lines_carry_their_level),
		cmocka_unit_test(a_long_line_is_cut_but_ends),
		cmocka_unit_test(a_process_may_have_a_level_of_its_own),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
