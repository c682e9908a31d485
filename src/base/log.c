#include "base/log.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const names[] = {"off", "error", "warn", "info", "debug"};

static void (*elsewhere)(smr_log_level level, const char *line, size_t n);
static atomic_int threshold = -1; /* -1: not yet read from the environment */

static smr_log_level usual = SMR_LOG_OFF;

static int from_environment(void)
{
	const char *want = getenv("SAMARA_LOG");

	for (int i = 0; want != NULL && i <= SMR_LOG_DEBUG; i++)
		if (strcmp(want, names[i]) == 0)
			return i;
	return (int)usual;
}

void smr_log_usually(smr_log_level level)
{
	usual = level;
	atomic_store(&threshold, -1);
}

const char *smr_log_level_name(smr_log_level level)
{
	return names[level];
}

bool smr_log_on(smr_log_level level)
{
	int now = atomic_load_explicit(&threshold, memory_order_relaxed);

	if (now < 0) {
		now = from_environment();
		atomic_store(&threshold, now);
	}
	return (int)level <= now && level != SMR_LOG_OFF;
}

void smr_log_to(void (*sink)(smr_log_level level, const char *line, size_t n), smr_log_level level)
{
	elsewhere = sink;
	atomic_store(&threshold, level);
}

smr_log_level smr_log_level_now(void)
{
	(void)smr_log_on(SMR_LOG_ERROR); /* reads the environment */
	return (smr_log_level)atomic_load(&threshold);
}

void smr_log_line(smr_log_level level, const char *fmt, ...)
{
	char line[1024];
	int kept = errno; /* logging must not change the errno of a failed call */
	int n = elsewhere != NULL ? 0 : snprintf(line, sizeof(line), "samara: %s: ", names[level]);
	va_list ap;

	va_start(ap, fmt);
	int m = vsnprintf(line + n, sizeof(line) - (size_t)n - 1, fmt, ap);
	va_end(ap);
	n += m < 0 ? 0 : m;
	if (n > (int)sizeof(line) - 2)
		n = (int)sizeof(line) - 2;
	if (elsewhere != NULL) {
		elsewhere(level, line, (size_t)n);
		errno = kept;
		return;
	}
	line[n++] = '\n';
	/* one write, so that lines of several processes do not mix; a closed stderr loses the
	 * line */
	ssize_t ignored = write(STDERR_FILENO, line, (size_t)n);

	(void)ignored;
	errno = kept;
}
