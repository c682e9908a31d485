/* samara: the command line. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "run/settings.h"

static const smr_command *const commands[] = {
	&smr_command_run,     &smr_command_build,   &smr_command_cc,        &smr_command_cxx,
	&smr_command_fc,      &smr_command_report,  &smr_command_decompose, &smr_command_kernels,
	&smr_command_machine, &smr_command_cluster, &smr_command_top,       &smr_command_node,
	&smr_command_monitor, &smr_command_archive, &smr_command_graph,     &smr_command_explain,
	&smr_command_plan,    &smr_command_predict, &smr_command_simulate,  &smr_command_learn,
	&smr_command_helper,  &smr_command_doctor,  &smr_command_jail,      NULL,
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

int smr_cli_usage(const smr_command *c, const char *fmt, ...)
{
	va_list ap;

	fprintf(stderr, "samara %s: ", c->name);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fprintf(stderr, "\nusage: samara %s %s\n`samara %s --help` tells more.\n", c->name, c->args,
		c->name);
	return 2;
}

static bool asks_for_help(const char *arg)
{
	return arg != NULL && (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0);
}

static void help(FILE *to)
{
	fputs("usage: samara COMMAND ...\n\n", to);
	for (const smr_command *const *c = commands; *c != NULL; c++)
		if ((*c)->about != NULL)
			fprintf(to, "  %-10s %s\n", (*c)->name, (*c)->about);
	fputs("\n`samara COMMAND --help` tells more.\n", to);
}

static void tell_wrong(void *ctx, const char *text)
{
	const smr_command *c = ctx;

	fprintf(stderr, "samara %s: %s\n", c->name, text);
}

/* A setting with a value that nobody knows is told once, here: programs that we start are silent.
 */
static int start(const smr_command *c, int argc, char **argv)
{
	smr_settings_wrong(tell_wrong, (void *)(uintptr_t)c);
	return c->run(argc, argv);
}

static int run(const smr_command *c, int argc, char **argv)
{
	if (c->about == NULL)
		return c->run(argc, argv);
	/* behind a verb, too: samara archive try --help */
	if (!asks_for_help(argv[1]) && (c->alone || argc != 3 || !asks_for_help(argv[2])))
		return start(c, argc, argv);
	printf("usage: samara %s %s\n\n%s\n", c->name, c->args, c->more);
	return 0;
}

/* The command that a link called samara-NAME stands for. */
static const smr_command *by_link(const char *path)
{
	const char *slash = path != NULL ? strrchr(path, '/') : NULL;
	const char *name = slash != NULL ? slash + 1 : path;

	if (name == NULL || strncmp(name, "samara-", 7) != 0)
		return NULL;
	for (const smr_command *const *c = commands; *c != NULL; c++)
		if ((*c)->alone && strcmp(name + 7, (*c)->name) == 0)
			return *c;
	return NULL;
}

int main(int argc, char **argv)
{
	const char *name = argc > 1 ? argv[1] : NULL;
	const smr_command *linked = by_link(argv[0]);

	if (linked != NULL)
		return start(linked, argc, argv);
	if (asks_for_help(name) || (name != NULL && strcmp(name, "help") == 0)) {
		help(stdout);
		return 0;
	}
	if (name != NULL && strcmp(name, "--version") == 0) {
		puts("samara " SMR_VERSION);
		return 0;
	}
	for (const smr_command *const *c = commands; name != NULL && *c != NULL; c++)
		if (strcmp(name, (*c)->name) == 0)
			return run(*c, argc - 1, argv + 1);
	if (name != NULL)
		fprintf(stderr, "samara: there is no command '%s'\n\n", name);
	help(stderr);
	return 2;
}
