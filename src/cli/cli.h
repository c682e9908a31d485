/** @file The commands of `samara`: one function each, listed in main.c. */
#ifndef SMR_CLI_CLI_H
#define SMR_CLI_CLI_H
#include <stdio.h>

#include "base/status.h"

typedef struct smr_command {
	const char *name, *args, *about;
	int (*run)(int argc,
		   char **argv); /* argv[0] is the command's name; returns the exit status */
} smr_command;

extern const smr_command smr_commands[];

/** Prints "samara COMMAND: message" on stderr; returns 1, the exit status of failed work. */
int smr_cli_fail(const char *command, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Prints how to use a command on stderr; returns 2, the exit status of wrong use. */
int smr_cli_usage(const char *command, const char *text);
/** Prints the rows of the report at @p path as a table. */
SMR_MUST_USE smr_status smr_cli_print_report(const char *path, FILE *to);

int smr_cmd_cc(int argc, char **argv);
int smr_cmd_run(int argc, char **argv);
int smr_cmd_decompose(int argc, char **argv);
int smr_cmd_kernels(int argc, char **argv);
int smr_cmd_machine(int argc, char **argv);
int smr_cmd_doctor(int argc, char **argv);
int smr_cmd_graph(int argc, char **argv);
#endif
