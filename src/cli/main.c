/* samara: the command line. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

const smr_command smr_commands[] = {
	{"run", "[options] FILE.c ... [-- ARGS]", "compile (cached) and run a program",
	 smr_cmd_run},
	{"cc", "CLANG-ARGS", "the compiler driver: clang with lifted loops", smr_cmd_cc},
	{"decompose", "[--json|--dot] FILE", "the codelets of a program", smr_cmd_decompose},
	{"kernels", "[NAME] [--json]", "the kernel library", smr_cmd_kernels},
	{"machine", "[calibrate] [--json]", "this host as the cost model sees it", smr_cmd_machine},
	{"doctor", "", "what is there, what is missing, how to get it", smr_cmd_doctor},
	{"graph", "[--json|--dot] FILE", "check and print a flow in text form", smr_cmd_graph},
	{NULL, NULL, NULL, NULL},
};

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

int smr_cli_usage(const char *command, const char *text)
{
	fprintf(stderr, "usage: samara %s %s\n", command, text);
	return 2;
}

static void help(FILE *to)
{
	fputs("usage: samara COMMAND ...\n\n", to);
	for (const smr_command *c = smr_commands; c->name != NULL; c++)
		fprintf(to, "  %-10s %-32s %s\n", c->name, c->args, c->about);
	fputs("\n`samara COMMAND --help` tells more.\n", to);
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		help(stderr);
		return 2;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0) {
		help(stdout);
		return 0;
	}
	if (strcmp(argv[1], "--version") == 0) {
		puts("samara " SMR_VERSION);
		return 0;
	}
	for (const smr_command *c = smr_commands; c->name != NULL; c++)
		if (strcmp(argv[1], c->name) == 0)
			return c->run(argc - 1, argv + 1);
	fprintf(stderr, "samara: there is no command '%s'\n\n", argv[1]);
	help(stderr);
	return 2;
}
