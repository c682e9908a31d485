/** @file -d NAME, --dump-pass NAME and --time-passes: observation of passes (internal to cli/).
 * Global state: one command per process. */
#ifndef SMR_CLI_PASSES_H
#define SMR_CLI_PASSES_H
#include <stdio.h>

#include "cli/options.h"
#include "pass/passes.h"

/** Returns the i-th name of a pass; the last one is "all". */
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
/** Rows for a table of options. */
#define SMR_CLI_PASSES                                                                     \
	SMR_CLI_DUMP_ROW("-d", "Print the program as a pass leaves it, on stderr; "        \
			       "before:PASS: as the pass gets it; all: after each pass."), \
		SMR_CLI_DUMP_ROW("--dump-pass", "The same as -d."),                        \
		{.name = "--time-passes",                                                  \
		 .kind = SMR_CLI_FLAG,                                                     \
		 .on = smr_cli_time_passes,                                                \
		 .help = "Print what each pass took, on stderr; with --json, in the JSON."}

/** Returns the observer for smr_runner.watch; NULL: none of these options was given. */
smr_pass_watch *smr_cli_passes(void);
/** Prints the table of --time-passes to stderr if the option was given. */
void smr_cli_passes_print(void);
/** Times of the passes that ran. */
typedef struct smr_cli_pass_time {
	const char *name;
	unsigned runs;
	double ms; /* of all runs */
} smr_cli_pass_time;
typedef struct smr_cli_pass_times {
	const smr_cli_pass_time *const *list;
	size_t n;
} smr_cli_pass_times;
/** Returns the times so far; NULL: --time-passes was not given. Static memory, overwritten by the
 * next call. */
const smr_cli_pass_times *smr_cli_pass_times_taken(void);
/** An array of smr_cli_pass_time, the member "passes" of documents. */
extern const struct smr_fields smr_cli_passes_fields;
/** Writes and frees the JSON of a command, with "passes" if --time-passes was given. SMR_ENOMEM,
 * SMR_EIO. */
SMR_MUST_USE smr_status smr_cli_passes_put_text(char *text, FILE *to);
#endif
