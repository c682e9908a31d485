/** @file The commands of `samara`: one struct each, listed in main.c. */
#ifndef SMR_CLI_CLI_H
#define SMR_CLI_CLI_H
#include <stdbool.h>
#include <stdio.h>

#include "base/status.h"
#include "cli/options.h"

/** A way to call a command, with options of its own. */
typedef struct smr_cli_form {
	const char *verb;               /* "init", "user add"; NULL: there is none */
	const char *operands;           /* behind the options: "FILE.mlir"; NULL: nothing */
	const char *about;              /* sentences; NULL */
	const smr_cli_options *options; /* NULL: those of the form before */
	/** Does it; argv[0] is the verb's last word. NULL: smr_command.run does. */
	int (*run)(int argc, char **argv);
} smr_cli_form;

/** An environment variable that no option of the command stands for. */
typedef struct smr_cli_variable {
	const char *name, *help;
} smr_cli_variable;

/** Texts are paragraphs, a line each; the printer breaks them. A line that begins with a blank
 * stays as it is. */
typedef struct smr_command {
	const char *name;
	const char *about; /* one line, for the list of commands; NULL: not for people */
	const smr_cli_form *forms;
	size_t nforms;
	const char *text; /* what it does: above the options */
	const char *more; /* below them; NULL */
	const smr_cli_variable *variables;
	size_t nvariables;
	/** argv[0] is the command's name; returns the exit status. --help never gets here. */
	int (*run)(int argc, char **argv);
	/** Also called samara-NAME, a link to `samara`; then --help is the compiler's. */
	bool alone;
} smr_command;

#define SMR_CLI_FORMS(list) .forms = (list), .nforms = sizeof(list) / sizeof((list)[0])
#define SMR_CLI_VARIABLES(list) .variables = (list), .nvariables = sizeof(list) / sizeof((list)[0])

extern const smr_command smr_command_archive, smr_command_build, smr_command_run, smr_command_cc,
	smr_command_cxx, smr_command_fc, smr_command_report, smr_command_decompose,
	smr_command_kernels, smr_command_machine, smr_command_cluster, smr_command_top,
	smr_command_node, smr_command_monitor, smr_command_doctor, smr_command_graph,
	smr_command_explain, smr_command_plan, smr_command_predict, smr_command_simulate,
	smr_command_learn, smr_command_helper, smr_command_cache, smr_command_help,
	smr_command_jail;

extern const smr_command *const smr_commands[]; /* all of them, NULL-terminated */
/** Variables of all commands and of programs, up to one without a name. */
extern const smr_cli_variable smr_cli_variables[];

/** Runs the form whose verb argv[1...] begins with. A verb that there is not is told, with those
 * that there are. */
int smr_cli_run_verb(const smr_command *c, int argc, char **argv);
/** A form's options, also where they are those of the form before. NULL: it has none. */
const smr_cli_options *smr_cli_form_options(const smr_command *c, size_t form);
/** How many words of argv[1...] are the verb of @p f; 0: they are another one. */
int smr_cli_verb_words(const smr_cli_form *f, int argc, char **argv);

/** Prints "samara COMMAND: message" on stderr; returns 1, the exit status of failed work. */
int smr_cli_fail(const char *command, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Says on stderr what is wrong and how to use the command; returns 2, the exit status of wrong
 * use. */
int smr_cli_usage(const smr_command *c, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Prints the rows of the report at @p path as a table, or as JSON. @p env: what the program had;
 * NULL: what we have. */
SMR_MUST_USE smr_status smr_cli_print_report(const char *path, bool as_json,
					     const smr_environment *env, FILE *to);
/** `samara --version [--json]`; returns the exit status. */
int smr_cli_version(int argc, char **argv);
#endif
