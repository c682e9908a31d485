#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "base/log.h"
#include "unit.h"

static int evaluated;

static int count(void)
{
	return ++evaluated;
}

/* What one call writes to stderr. */
static const char *said(smr_log_level level, const char *text)
{
	static char buffer[4096];
	int ends[2], kept = dup(STDERR_FILENO);

	assert_int_equal(pipe2(ends, O_NONBLOCK), 0);
	dup2(ends[1], STDERR_FILENO);
	errno = EXDEV;
	smr_log(level, "%s %d", text, count());
	int after = errno;

	dup2(kept, STDERR_FILENO);
	close(kept);
	ssize_t n = read(ends[0], buffer, sizeof(buffer) - 1);

	close(ends[0]);
	close(ends[1]);
	assert_int_equal(after, EXDEV);
	buffer[n < 0 ? 0 : n] = '\0';
	return buffer;
}

static void nothing_is_said_unless_asked(void **state)
{
	unsetenv("SAMARA_LOG");
	assert_string_equal(said(SMR_LOG_ERROR, "x"), "");
	assert_int_equal(evaluated, 0);
}

static void lines_carry_their_level(void **state)
{
	evaluated = 0;
	smr_log_set(SMR_LOG_WARN);
	assert_string_equal(said(SMR_LOG_WARN, "slow road"), "samara: warn: slow road 1\n");
	assert_string_equal(said(SMR_LOG_ERROR, "no"), "samara: error: no 2\n");
	assert_string_equal(said(SMR_LOG_INFO, "unheard"), "");
	assert_int_equal(evaluated, 2);
}

static void a_long_line_is_cut_but_ends(void **state)
{
	char longer[3000];

	memset(longer, 'y', sizeof(longer) - 1);
	longer[sizeof(longer) - 1] = '\0';
	smr_log_set(SMR_LOG_DEBUG);
	const char *line = said(SMR_LOG_DEBUG, longer);

	assert_int_equal(strlen(line), 1023);
	assert_string_equal(line + 1021, "y\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nothing_is_said_unless_asked),
		cmocka_unit_test(lines_carry_their_level),
		cmocka_unit_test(a_long_line_is_cut_but_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
