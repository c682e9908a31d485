#include "base/assert.h"

#include <execinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { FRAMES = 32 };

void smr_assert_failed(const char *condition, const char *file, int line, const char *function)
{
	void *frames[FRAMES];
	int n = backtrace(frames, FRAMES);

	fprintf(stderr, "samara: %s:%d: %s: broken: %s\n", file, line, function, condition);
	fflush(stderr);
	backtrace_symbols_fd(frames + 1, n - 1, STDERR_FILENO); /* it allocates nothing */
	abort();
}
