/** @file -d NAME, --dump-pass NAME and --time-passes: the passes of a program, watched (internal to
 * cli/). A process watches for one command. */
#ifndef SMR_CLI_PASSES_H
#define SMR_CLI_PASSES_H
#include <jansson.h>

#include "cli/options.h"
#include "pass/passes.h"

/** What -d takes, for messages. */
extern char smr_cli_pass_names[256];
bool smr_cli_take_dump(void *request, char *name);
bool smr_cli_take_timing(void *request, char *none);
/** Rows of a table of options. */
#define SMR_CLI_PASSES                                                                          \
	{.name = "-d",                                                                          \
	 .kind = SMR_CLI_CALL,                                                                  \
	 .take = smr_cli_take_dump,                                                             \
	 .metavar = "NAME",                                                                     \
	 .value = smr_cli_pass_names,                                                           \
	 .help = "Print the program as the pass NAME leaves it, on stderr; before:NAME as the " \
		 "pass gets it; all: after each pass."},                                        \
		{.name = "--dump-pass",                                                         \
		 .kind = SMR_CLI_CALL,                                                          \
		 .take = smr_cli_take_dump,                                                     \
		 .metavar = "NAME",                                                             \
		 .value = smr_cli_pass_names,                                                   \
		 .help = "The same as -d."},                                                    \
		{.name = "--time-passes",                                                       \
		 .kind = SMR_CLI_MAYBE,                                                         \
		 .take = smr_cli_take_timing,                                                   \
		 .value = "no value",                                                           \
		 .help = "Print what each pass took, on stderr; with --json, in the JSON."}

/** NULL: none of these options was given. */
smr_pass_watch *smr_cli_passes(void);
/** Prints the table of --time-passes to stderr, where that was asked for. */
void smr_cli_passes_print(void);
/** ... or puts it into a command's JSON as "passes". SMR_ENOMEM */
SMR_MUST_USE smr_status smr_cli_passes_put(json_t *o);
/** Writes and frees the JSON of a command, with "passes" where --time-passes was given. SMR_ENOMEM,
 * SMR_EIO */
SMR_MUST_USE smr_status smr_cli_passes_put_text(char *text, FILE *to);
#endif
