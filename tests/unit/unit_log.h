/** @file What is logged while a test listens. A process reads SAMARA_LOG once: main() calls
 * unit_log_open() first. */
#ifndef SMR_TESTS_UNIT_LOG_H
#define SMR_TESTS_UNIT_LOG_H

#include <fcntl.h>
#include <stdbool.h>
#include <sys/mman.h>

#include "unit.h"

static int unit_log_file, unit_log_stderr;
static bool unit_log_listens;

/** From here to unit_log_end() stderr is not seen. */
static inline void unit_log_begin(void)
{
	assert_int_equal(ftruncate(unit_log_file, 0), 0);
	assert_int_equal(lseek(unit_log_file, 0, SEEK_SET), 0);
	(void)dup2(unit_log_file, STDERR_FILENO);
	unit_log_listens = true;
}

/** The text logged since; good until the next call. */
static inline const char *unit_log_end(void)
{
	static char text[4096];
	ssize_t n;

	(void)dup2(unit_log_stderr, STDERR_FILENO);
	unit_log_listens = false;
	n = pread(unit_log_file, text, sizeof(text) - 1, 0);
	text[n < 0 ? 0 : n] = '\0';
	return text;
}

/** Ends it, and looks for these words in it. */
static inline void unit_log_has(const char *words)
{
	const char *text = unit_log_end();

	if (strstr(text, words) == NULL)
		fail_msg("\"%s\" is not in the log: \"%s\"", words, text);
}

/* Prints the log of a test that failed while it was captured. */
static inline void unit_log_last(void)
{
	if (unit_log_listens)
		(void)fputs(unit_log_end(), stderr);
}

static inline int unit_log_open(void)
{
	unit_log_file = memfd_create("log", MFD_CLOEXEC);
	unit_log_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
	return unit_log_file < 0 || unit_log_stderr < 0 || atexit(unit_log_last) != 0 ||
	       setenv("SAMARA_LOG", "warn", 1) != 0;
}

#endif
