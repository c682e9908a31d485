/** @file The program argument of a command: a tensor program, a script, or a C program. */
#ifndef SMR_CLI_PREDICT_PROGRAM_ARGS_H
#define SMR_CLI_PREDICT_PROGRAM_ARGS_H
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/run/program.h"
#include "samara/script.h"

typedef struct smr_cli_asked {
	const char *file;              /* the program; for C its first source */
	const char *entry;             /* for tensor programs: the function; NULL: main */
	bool past;                     /* for C: use the report of the last run */
	smr_program_sources *program;  /* for C, else NULL */
	smr_script_open_params script; /* path NULL: not a script */
	smr_script_argument *given;    /* arguments of the script */
} smr_cli_asked;

/** Parses options by @p o into a request that begins with a smr_cli_asked, the program, and the
 * program's arguments after "--". False: an error was printed, *@p rc is the exit status. Close the
 * request in any case. */
bool smr_cli_asked_take(const smr_command *c, const smr_cli_options *o, int argc, char **argv,
			void *request, int *rc);
void smr_cli_asked_close(smr_cli_asked *a);
#endif
