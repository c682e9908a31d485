/** @file `samara run` for tensor programs. */
#ifndef SMR_CLI_MODEL_H
#define SMR_CLI_MODEL_H
#include <stdbool.h>

#include "samara/samara.h"

/** Runs the .mlir file among the arguments of `samara run`. */
int smr_cli_run_model(int argc, char **argv);
/** What stands behind --fuse; false: nothing that does. */
bool smr_cli_fuse_way(const char *text, smr_fuse *way, uint64_t *seed);
#endif
