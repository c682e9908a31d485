/** @file `samara run` of tensor programs. */
#ifndef SMR_CLI_RUN_MODEL_H
#define SMR_CLI_RUN_MODEL_H
#include <stdbool.h>

#include "cli/options.h"
#include "samara/samara.h"

/** Runs the .mlir file among the arguments of `samara run`. */
int smr_cli_run_model(int argc, char **argv);
extern const smr_cli_options smr_cli_model_options;
/** Parses the value of --fuse; false: invalid. */
bool smr_cli_fuse_way(const char *text, smr_fuse *way, uint64_t *seed);
/** Returns the i-th word of --fuse. */
const char *smr_cli_fuse_word(size_t i);
#define SMR_CLI_FUSE_ROW(text)                                  \
	{"--fuse",                                              \
	 SMR_CLI_CALL,                                          \
	 .take = take_fuse,                                     \
	 .word = smr_cli_fuse_word,                             \
	 .open = true,                                          \
	 .metavar = "WAY",                                      \
	 .value = "cost, none, all, once, rule or random:SEED", \
	 .initial = "cost",                                     \
	 .help = text}
/** Parses the value of --tune, or NULL, in seconds; false: invalid. */
bool smr_cli_tune(const char *text, double *seconds);
/** Shows the progress of tuning on a terminal (smr_load_params.tuning). */
void smr_cli_show_tuning(void *arg, const smr_model_tuning *t);
#endif
