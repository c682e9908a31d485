/** @file The commands of `samara`: one struct each, listed in main.c. */
#ifndef SMR_CLI_CLI_H
#define SMR_CLI_CLI_H
#include <stdbool.h>
#include <stdio.h>

#include "base/status.h"

typedef struct smr_command {
	const char *name;
	const char *args;  /* behind the name in "usage: samara NAME" */
	const char *about; /* one line, for the list of commands; NULL: not for people */
	const char *more;  /* what --help prints below the usage, ends without a newline */
	/** argv[0] is the command's name; returns the exit status. --help never gets here. */
	int (*run)(int argc, char **argv);
	/** Also called samara-NAME, a link to `samara`; then --help is the compiler's. */
	bool alone;
} smr_command;

extern const smr_command smr_command_archive, smr_command_build, smr_command_run, smr_command_cc,
	smr_command_cxx, smr_command_fc, smr_command_report, smr_command_decompose,
	smr_command_kernels, smr_command_machine, smr_command_cluster, smr_command_top,
	smr_command_node, smr_command_monitor, smr_command_doctor, smr_command_graph,
	smr_command_explain, smr_command_plan, smr_command_predict, smr_command_simulate,
	smr_command_learn, smr_command_helper, smr_command_jail;

/** Prints "samara COMMAND: message" on stderr; returns 1, the exit status of failed work. */
int smr_cli_fail(const char *command, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Says on stderr what is wrong and how to use the command; returns 2, the exit status of wrong
 * use. */
int smr_cli_usage(const smr_command *c, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Prints the rows of the report at @p path as a table, or as JSON. */
SMR_MUST_USE smr_status smr_cli_print_report(const char *path, bool as_json, FILE *to);
#endif
