/* samara help: prints the tables of commands and options in one of several formats. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/help.h"
#include "cli/options.h"

typedef struct request {
	const char *command, *format;
	bool as_json;
} request;

static const smr_cli_option options_list[] = {
	{"--format", SMR_CLI_TEXT, .at = offsetof(request, format),
	 .words = "text json man markdown bash zsh fish", .initial = "text",
	 .help = "How it is written. The three shells get their completion script."},
	SMR_CLI_JSON_ROW(request, as_json, "As --format=json."),
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(options_list),
					.file = offsetof(request, command)};

static const smr_command *find_command(const char *name)
{
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL && strcmp((*c)->name, name) == 0)
			return *c;
	return NULL;
}

void smr_help_commands(smr_str *out, int width)
{
	smr_str_puts(out, "usage: samara COMMAND ...\n\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL) {
			smr_str_printf(out, "  %-10s", (*c)->name);
			smr_help_wrap(out, (*c)->about, 12, 13, width);
		}
	smr_str_puts(out, "\n`samara COMMAND --help` tells more, `man samara-COMMAND` the same.\n");
}

static void put_text(smr_str *out, const smr_command *c)
{
	if (c != NULL)
		smr_help_text(out, c, -1, smr_help_width(stdout));
	else
		smr_help_commands(out, smr_help_width(stdout));
}

static void put_bash(smr_str *out, const smr_command *c)
{
	smr_help_bash(out);
}

static void put_zsh(smr_str *out, const smr_command *c)
{
	smr_help_zsh(out);
}

static void put_fish(smr_str *out, const smr_command *c)
{
	smr_help_fish(out);
}

static const struct format {
	const char *name;
	void (*put)(smr_str *out, const smr_command *c);
} formats[] = {
	{"text", put_text},    {"json", smr_help_json},
	{"man", smr_help_man}, {"markdown", smr_help_markdown},
	{"bash", put_bash},    {"zsh", put_zsh},
	{"fish", put_fish},
};

static smr_status print_help(const request *q, const smr_command *c)
{
	smr_str text = {0};
	smr_status st;

	for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
		if (strcmp(formats[i].name, q->format) == 0)
			formats[i].put(&text, c);
	st = smr_str_status(&text, "help");
	if (st == SMR_OK)
		fputs(smr_str_text(&text), stdout);
	smr_str_free(&text);
	return st;
}

static int run_help_command(int argc, char **argv)
{
	request q = {.format = "text"};
	const smr_command *c = NULL;

	if (smr_cli_take(&options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_help, "%s", smr_errmsg());
	if (q.as_json)
		q.format = "json";
	if (q.command != NULL && (c = find_command(q.command)) == NULL)
		return smr_cli_usage(&smr_command_help, "there is no command '%s'", q.command);
	return print_help(&q, c) == SMR_OK ? 0 : smr_cli_fail("help", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {{.operands = "[COMMAND]", .options = &options}};

const smr_command smr_command_help = {
	.name = "help",
	.about = "list commands and options, for people, shells and tools",
	SMR_CLI_FORMS(forms),
	.text = "Prints all commands, or how to use one. The tables of options that it prints are "
		"those that arguments are read by.",
	.run = run_help_command,
};
