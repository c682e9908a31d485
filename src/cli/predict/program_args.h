/** @file The program that a command is asked about: of tensors, a script, or of C. */
#ifndef SMR_CLI_PREDICT_PROGRAM_ARGS_H
#define SMR_CLI_PREDICT_PROGRAM_ARGS_H
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/run/program.h"
#include "samara/script.h"

typedef struct smr_cli_asked {
	const char *file;              /* the program; of C: its first source */
	bool past;                     /* of C: as it ran the last time */
	smr_program_sources *program;  /* of C; NULL */
	smr_script_open_params script; /* path NULL: it is no script */
	smr_script_argument *given;    /* the script's arguments */
} smr_cli_asked;

/** Takes options by @p o into a request that begins with a smr_cli_asked, the program, and what
 * stands behind "--" for it. False: what is wrong was told, *@p rc is the exit status. To be closed
 * in any case. */
bool smr_cli_asked_take(const smr_command *c, const smr_cli_options *o, int argc, char **argv,
			void *request, int *rc);
void smr_cli_asked_close(smr_cli_asked *a);
#endif
