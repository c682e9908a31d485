/* Writes the option tables as completion scripts. An option with words completes to them, another
 * one to files. */
#include <string.h>

#include "cli/help.h"

/* ---- data of a command ----------------------------------------------------------------------- */

/* Whether this is the first option of its name in the forms of the command. */
static bool is_first(const smr_command *c, size_t form, size_t option)
{
	const smr_cli_option *o = &smr_cli_form_options(c, form)->list[option];

	if (o->hidden)
		return false;
	for (size_t i = 0; i <= form; i++) {
		const smr_cli_options *all = smr_cli_form_options(c, i);

		if (i < form && !smr_help_has_own(c, i))
			continue;
		for (size_t k = 0; all != NULL && k < (i == form ? option : all->n); k++)
			if (strcmp(all->list[k].name, o->name) == 0)
				return false;
	}
	return true;
}

typedef void option_fn(smr_str *out, const smr_command *c, const smr_cli_option *o);

static void each_option(smr_str *out, const smr_command *c, option_fn *put)
{
	for (size_t i = 0; i < c->nforms; i++) {
		const smr_cli_options *o = smr_cli_form_options(c, i);

		for (size_t k = 0; o != NULL && smr_help_has_own(c, i) && k < o->n; k++)
			if (is_first(c, i, k))
				put(out, c, &o->list[k]);
	}
}

/* Appends the first words of the verbs, each once. */
static void put_verbs(smr_str *out, const smr_command *c)
{
	size_t last = 0;
	const char *before = "";

	for (size_t i = 0; i < c->nforms; i++) {
		const char *verb = c->forms[i].verb;
		size_t n = verb != NULL ? strcspn(verb, " ") : 0;

		if (n == 0 || (n == last && strncmp(verb, before, n) == 0))
			continue;
		smr_str_printf(out, "%s%.*s", last > 0 ? " " : "", (int)n, verb);
		before = verb;
		last = n;
	}
}

static void put_words(smr_str *out, const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];
	const char *word;

	for (size_t i = 0; (word = smr_cli_word(o, i, room)) != NULL; i++)
		smr_str_printf(out, "%s%s", i == 0 ? "" : " ", word);
}

static bool has_words(const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];

	return smr_cli_word(o, 0, room) != NULL;
}

/* Appends the first sentence without characters that are special to the shell. */
static void put_short(smr_str *out, const char *help, const char *not_these)
{
	const char *text = help != NULL ? help : "";
	const char *end = strstr(text, ". "), *colon = strstr(text, ": ");
	size_t n = end != NULL ? (size_t)(end - text) : strlen(text);

	if (colon != NULL && (size_t)(colon - text) < n && colon - text > 20)
		n = (size_t)(colon - text);
	while (n > 0 && text[n - 1] == '.')
		n--;
	for (size_t i = 0; i < n; i++)
		if (strchr(not_these, text[i]) == NULL)
			smr_str_putc(out, text[i] == '\n' ? ' ' : text[i]);
}

/* ---- bash ------------------------------------------------------------------------------------ */

static void bash_name(smr_str *out, const smr_command *c, const smr_cli_option *o)
{
	bool joins = o->kind != SMR_CLI_FLAG && o->name[1] == '-';

	smr_str_printf(out, "%s%s ", o->name, joins ? "=" : "");
}

static void bash_value(smr_str *out, const smr_command *c, const smr_cli_option *o)
{
	if (!has_words(o))
		return;
	smr_str_printf(out, "\t'%s %s') echo '", c->name, o->name);
	put_words(out, o);
	smr_str_puts(out, "' ;;\n");
}

void smr_help_bash(smr_str *out)
{
	smr_str_puts(out, "# Made by `samara help --format=bash`.\n_samara_commands='");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL)
			smr_str_printf(out, "%s%s", c == smr_commands ? "" : " ", (*c)->name);
	smr_str_puts(out, "'\n_samara_verbs() {\n\tcase $1 in\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->nforms > 0 && (*c)->forms[0].verb != NULL) {
			smr_str_printf(out, "\t%s) echo '", (*c)->name);
			put_verbs(out, *c);
			smr_str_puts(out, "' ;;\n");
		}
	smr_str_puts(out, "\tesac\n}\n_samara_options() {\n\tcase $1 in\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL) {
			smr_str_printf(out, "\t%s) echo '", (*c)->name);
			each_option(out, *c, bash_name);
			smr_str_puts(out, "--help' ;;\n");
		}
	smr_str_puts(out, "\tesac\n}\n_samara_values() {\n\tcase \"$1 $2\" in\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL)
			each_option(out, *c, bash_value);
	smr_str_puts(out, "\tesac\n}\n"
			  "_samara() {\n"
			  "\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} "
			  "command=${COMP_WORDS[1]} list\n"
			  "\tCOMPREPLY=()\n"
			  "\tif [ \"$COMP_CWORD\" -eq 1 ]; then\n"
			  "\t\tlist=$_samara_commands\n"
			  "\telse\n"
			  "\t\tif [ \"$cur\" = = ]; then cur=; "
			  "elif [ \"$prev\" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
			  "\t\tlist=$(_samara_values \"$command\" \"$prev\")\n"
			  "\t\tif [ -z \"$list\" ] && [ \"${cur#-}\" != \"$cur\" ]; then "
			  "list=$(_samara_options \"$command\"); fi\n"
			  "\t\tif [ -z \"$list\" ] && [ \"$COMP_CWORD\" -eq 2 ]; then "
			  "list=$(_samara_verbs \"$command\"); fi\n"
			  "\tfi\n"
			  "\tmapfile -t COMPREPLY < <(compgen -W \"$list\" -- \"$cur\")\n"
			  "\tcase ${COMPREPLY[0]} in *=) compopt -o nospace ;; esac\n"
			  "}\n"
			  "complete -o default -o bashdefault -F _samara samara\n");
}

/* ---- zsh ------------------------------------------------------------------------------------- */

static void zsh_option(smr_str *out, const smr_command *c, const smr_cli_option *o)
{
	bool maybe = o->kind == SMR_CLI_MAYBE;

	smr_str_printf(out, " \\\n\t\t\t'%s%s%s[", o->repeats ? "*" : "", o->name,
		       o->kind == SMR_CLI_FLAG                                         ? ""
		       : o->name[1] != '-' /* "-o FILE" has only the separated form */ ? ""
		       : maybe                                                         ? "=-"
										       : "=");
	put_short(out, o->help, "'[]:\\");
	smr_str_puts(out, "]");
	if (o->kind != SMR_CLI_FLAG)
		smr_str_puts(out, maybe ? "::value:" : ":value:");
	if (has_words(o)) {
		smr_str_putc(out, '(');
		put_words(out, o);
		smr_str_putc(out, ')');
	} else if (o->kind != SMR_CLI_FLAG) {
		smr_str_puts(out, "_files");
	}
	smr_str_putc(out, '\'');
}

void smr_help_zsh(smr_str *out)
{
	smr_str_puts(out, "#compdef samara\n# Made by `samara help --format=zsh`.\n"
			  "_samara() {\n\tlocal -a commands\n\tcommands=(\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL) {
			smr_str_printf(out, "\t\t'%s:", (*c)->name);
			put_short(out, (*c)->about, "'[]:\\");
			smr_str_puts(out, "'\n");
		}
	smr_str_puts(out, "\t)\n\tif (( CURRENT == 2 )); then\n\t\t_describe command commands\n"
			  "\t\treturn\n\tfi\n\tlocal command=$words[2]\n"
			  "\tshift words\n\t(( CURRENT-- ))\n\tcase $command in\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++) {
		if ((*c)->about == NULL)
			continue;
		smr_str_printf(out, "\t\t%s) _arguments", (*c)->name);
		each_option(out, *c, zsh_option);
		smr_str_puts(out, " \\\n\t\t\t'--help[how to use it]'");
		if ((*c)->nforms > 0 && (*c)->forms[0].verb != NULL) {
			smr_str_puts(out, " \\\n\t\t\t'1:verb:(");
			put_verbs(out, *c);
			smr_str_puts(out, ")'");
		}
		smr_str_puts(out, " \\\n\t\t\t'*:file:_files' ;;\n");
	}
	smr_str_puts(out, "\tesac\n}\n_samara \"$@\"\n");
}

/* ---- fish ------------------------------------------------------------------------------------ */

static void fish_option(smr_str *out, const smr_command *c, const smr_cli_option *o)
{
	bool is_short = o->name[1] != '-';

	smr_str_printf(out, "complete -c samara -n '__fish_seen_subcommand_from %s' %s %s", c->name,
		       is_short ? "-s" : "-l", o->name + (is_short ? 1 : 2));
	if (has_words(o)) {
		smr_str_puts(out, o->kind == SMR_CLI_MAYBE || o->open ? " -f -a '" : " -x -a '");
		put_words(out, o);
		smr_str_putc(out, '\'');
	} else if (o->kind != SMR_CLI_FLAG && o->kind != SMR_CLI_MAYBE) {
		smr_str_puts(out, " -r");
	}
	smr_str_puts(out, " -d '");
	put_short(out, o->help, "'\\");
	smr_str_puts(out, "'\n");
}

void smr_help_fish(smr_str *out)
{
	smr_str_puts(out, "# Made by `samara help --format=fish`.\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++) {
		if ((*c)->about == NULL)
			continue;
		smr_str_printf(out, "complete -c samara -f -n __fish_use_subcommand -a %s -d '",
			       (*c)->name);
		put_short(out, (*c)->about, "'\\");
		smr_str_puts(out, "'\n");
		each_option(out, *c, fish_option);
		if ((*c)->nforms > 0 && (*c)->forms[0].verb != NULL) {
			smr_str_printf(
				out, "complete -c samara -n '__fish_seen_subcommand_from %s' -a '",
				(*c)->name);
			put_verbs(out, *c);
			smr_str_puts(out, "'\n");
		}
	}
}
