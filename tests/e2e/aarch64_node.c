/* `samara archive` alone, for machines other than the one that builds. */
#include <stdarg.h>
#include <stdio.h>

#include "cli/archive/archive.h"
#include "cli/cli.h"

static void say(const char *fmt, va_list ap)
{
	fputs("samara archive: ", stderr);
	vfprintf(stderr, fmt, ap);
	fputc('\n', stderr);
}

int smr_cli_fail(const char *command, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	say(fmt, ap);
	va_end(ap);
	return 1;
}

int smr_cli_usage(const smr_command *c, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	say(fmt, ap);
	va_end(ap);
	return 2;
}

/* It needs the data plane. */
int smr_cli_archive_call(const smr_archive_request *r)
{
	return smr_cli_fail("archive call", "is not built here");
}

int main(int argc, char **argv)
{
	return smr_command_archive.run(argc, argv);
}
