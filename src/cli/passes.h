/** @file -d NAME, --dump-pass NAME and --time-passes: the passes of a program, watched (internal to
 * cli/). A process watches for one command. */
#ifndef SMR_CLI_PASSES_H
#define SMR_CLI_PASSES_H
#include <jansson.h>

#include "cli/options.h"
#include "pass/passes.h"

/** Names of passes, then "all". */
const char *smr_cli_pass_word(size_t i);
bool smr_cli_take_dump(void *request, char *name);
void smr_cli_time_passes(void);
#define SMR_CLI_DUMP_ROW(name_, help_) \
	{.name = (name_),              \
	 .kind = SMR_CLI_CALL,         \
	 .take = smr_cli_take_dump,    \
	 .word = smr_cli_pass_word,    \
	 .open = true,                 \
	 .metavar = "[before:]PASS",   \
	 .help = (help_)}
/** Rows of a table of options. */
#define SMR_CLI_PASSES                                                                     \
	SMR_CLI_DUMP_ROW("-d", "Print the program as a pass leaves it, on stderr; "        \
			       "before:PASS: as the pass gets it; all: after each pass."), \
		SMR_CLI_DUMP_ROW("--dump-pass", "The same as -d."),                        \
		{.name = "--time-passes",                                                  \
		 .kind = SMR_CLI_FLAG,                                                     \
		 .on = smr_cli_time_passes,                                                \
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
