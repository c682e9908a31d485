/** @file The commands of `samara`: one struct each, listed in commands.c. */
#ifndef SMR_CLI_CLI_H
#define SMR_CLI_CLI_H
#include <stdbool.h>
#include <stdio.h>

#include "base/status.h"
#include "cli/options.h"

/** A form of a command, with options of its own. */
typedef struct smr_cli_form {
	const char *verb;               /* "init", "user add"; NULL: no verb */
	const char *operands;           /* after the options: "FILE.mlir"; NULL: none */
	const char *about;              /* sentences, or NULL */
	const smr_cli_options *options; /* NULL: the options of the previous form */
	/** Runs the form; argv[0] is the last word of the verb. NULL: smr_command.run is called. */
	int (*run)(int argc, char **argv);
} smr_cli_form;

/** An environment variable that no option of the command sets. */
typedef struct smr_cli_variable {
	const char *name, *help;
} smr_cli_variable;

/** A command. Texts are paragraphs, one per line; the printer breaks them. A line that begins with
 * a blank is printed verbatim. */
typedef struct smr_command {
	const char *name;
	const char *about; /* one line, for the list of commands; NULL: not listed */
	const smr_cli_form *forms;
	size_t nforms;
	const char *text; /* description, printed above the options */
	const char *more; /* text printed below the options, or NULL */
	const smr_cli_variable *variables;
	size_t nvariables;
	/** Runs the command; argv[0] is its name; returns the exit status. main.c handles --help
	 * before. */
	int (*run)(int argc, char **argv);
	/** The command also exists as samara-NAME, a link to `samara`; then --help is passed to the
	 * compiler. */
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
	smr_command_jail, smr_command_systemds;

extern const smr_command *const smr_commands[]; /* all commands, NULL-terminated */
/** Variables of all commands and of programs; ends with an entry without a name. */
extern const smr_cli_variable smr_cli_variables[];

/** Runs the form whose verb is at the start of argv[1...]. For an unknown verb it prints an error
 * with the list of verbs. */
int smr_cli_run_verb(const smr_command *c, int argc, char **argv);
/** Returns a form's options, which may be those of a previous form. NULL: none. */
const smr_cli_options *smr_cli_form_options(const smr_command *c, size_t form);
/** Returns the number of words of argv[1...] that are the verb of @p f; 0: another verb. */
int smr_cli_verb_words(const smr_cli_form *f, int argc, char **argv);

/** Prints "samara COMMAND: message" on stderr; returns 1, the exit status of failed work. */
int smr_cli_fail(const char *command, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Prints an error and the usage of the command on stderr; returns 2, the exit status of wrong
 * use. */
int smr_cli_usage(const smr_command *c, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Prints the rows of the report at @p path as a table or as JSON. @p env: the environment of the
 * program; NULL: that of this process. */
SMR_MUST_USE smr_status smr_cli_print_report(const char *path, bool as_json,
					     const smr_environment *env, FILE *to);
/** Runs `samara --version [--json]`; returns the exit status. */
int smr_cli_version(int argc, char **argv);
#endif
