/* samara: entry point of the command line. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/data/suggest.h"
#include "cli/cli.h"
#include "cli/help.h"
#include "run/settings.h"

static bool asks_for_help(const char *arg)
{
	return arg != NULL && (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0);
}

static void print_general_help(FILE *to)
{
	smr_str text = {0};

	smr_help_commands(&text, smr_help_width(to));
	fputs(smr_str_text(&text), to);
	smr_str_free(&text);
}

static void report_wrong_setting(void *ctx, const char *text)
{
	const smr_command *c = ctx;

	fprintf(stderr, "samara %s: %s\n", c->name, text);
}

/* Reports settings with invalid values once, here: programs that the command starts do not report
 * them. */
static int start_command(const smr_command *c, int argc, char **argv)
{
	smr_settings_wrong(report_wrong_setting, (void *)(uintptr_t)c);
	return c->run(argc, argv);
}

/* Prints the help of the form whose verb is given, or of the command. */
static int help_of(const smr_command *c, int argc, char **argv)
{
	smr_str text = {0};
	int form = -1;

	for (size_t i = 0; form < 0 && i < c->nforms; i++)
		if (smr_cli_verb_words(&c->forms[i], argc, argv) > 0)
			form = (int)i;
	smr_help_text(&text, c, form, smr_help_width(stdout));
	fputs(smr_str_text(&text), stdout);
	smr_str_free(&text);
	return 0;
}

static int run_or_show_help(const smr_command *c, int argc, char **argv)
{
	if (c->about == NULL)
		return c->run(argc, argv);
	/* arguments after "--" belong to the program; a compiler has its own --help */
	for (int i = 1; i < (c->alone ? 2 : argc) && argv[i] != NULL && strcmp(argv[i], "--") != 0;
	     i++)
		if (asks_for_help(argv[i]))
			return help_of(c, argc, argv);
	return start_command(c, argc, argv);
}

/* Returns the command for a link called samara-NAME. */
static const smr_command *by_link(const char *path)
{
	const char *slash = path != NULL ? strrchr(path, '/') : NULL;
	const char *name = slash != NULL ? slash + 1 : path;

	if (name == NULL || strncmp(name, "samara-", 7) != 0)
		return NULL;
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->alone && strcmp(name + 7, (*c)->name) == 0)
			return *c;
	return NULL;
}

/* Whether the program is called by SystemDS's name: through a link. */
static bool is_systemds(const char *path)
{
	const char *slash = path != NULL ? strrchr(path, '/') : NULL;

	return path != NULL && strcmp(slash != NULL ? slash + 1 : path, "systemds") == 0;
}

static void report_unknown_command(const char *name)
{
	enum { COMMANDS = 64 };
	const char *names[COMMANDS], *near;
	size_t n = 0;

	for (const smr_command *const *c = smr_commands; *c != NULL && n < COMMANDS; c++)
		if ((*c)->about != NULL)
			names[n++] = (*c)->name;
	near = smr_suggest(name, names, n);
	fprintf(stderr, "samara: there is no command '%s'%s%s%s\n\n", name,
		near != NULL ? " (did you mean " : "", near != NULL ? near : "",
		near != NULL ? "?)" : "");
}

int main(int argc, char **argv)
{
	const char *name = argc > 1 ? argv[1] : NULL;
	const smr_command *linked = by_link(argv[0]);

	if (is_systemds(argv[0]))
		return start_command(&smr_command_systemds, argc, argv);

	if (linked != NULL)
		return start_command(linked, argc, argv);
	if (asks_for_help(name)) {
		print_general_help(stdout);
		return 0;
	}
	if (name != NULL && strcmp(name, "--version") == 0)
		return smr_cli_version(argc - 1, argv + 1);
	for (const smr_command *const *c = smr_commands; name != NULL && *c != NULL; c++)
		if (strcmp(name, (*c)->name) == 0)
			return run_or_show_help(*c, argc - 1, argv + 1);
	if (name != NULL)
		report_unknown_command(name);
	print_general_help(stderr);
	return 2;
}
