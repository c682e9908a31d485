/** @file samara run, samara explain and samara build of a DML script. */
#ifndef SMR_CLI_RUN_SCRIPT_H
#define SMR_CLI_RUN_SCRIPT_H
#include "cli/cli.h"
#include "cli/options.h"
#include "samara/script.h"

/** Runs the command; argv[0] is its name; returns the exit status. */
int smr_cli_run_script(int argc, char **argv);
int smr_cli_explain_script(const smr_command *c, int argc, char **argv);
int smr_cli_build_script(int argc, char **argv);
extern const smr_cli_options smr_cli_run_script_options, smr_cli_explain_script_options,
	smr_cli_build_script_options;
/** Returns the number of arguments before "--", "-nvargs" or "-args". */
int smr_cli_script_options(int argc, char **argv);
/** Parses the arguments after these: name=value, -nvargs name=value ..., -args value ...; @p out
 * has space for all. */
SMR_MUST_USE smr_status smr_cli_script_arguments(int argc, char **argv, smr_script_argument *out,
						 size_t *n);
#endif
