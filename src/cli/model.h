/** @file `samara run` for tensor programs. */
#ifndef SMR_CLI_MODEL_H
#define SMR_CLI_MODEL_H

/** Runs the .mlir file among the arguments of `samara run`. */
int smr_cli_run_model(int argc, char **argv);
#endif
