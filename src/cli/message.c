/* Messages of commands on stderr. */
#include <stdarg.h>
#include <stdio.h>

#include "base/str.h"
#include "cli/cli.h"
#include "cli/help.h"

int smr_cli_fail(const char *command, const char *fmt, ...)
{
	va_list ap;

	fprintf(stderr, "samara %s: ", command);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
	return 1;
}

int smr_cli_usage(const smr_command *c, const char *fmt, ...)
{
	smr_str usage = {0};
	va_list ap;

	fprintf(stderr, "samara %s: ", c->name);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	smr_help_usage(&usage, c, -1);
	fprintf(stderr, "\n%s`samara %s --help` tells more.\n", smr_str_text(&usage), c->name);
	smr_str_free(&usage);
	return 2;
}
