/** @file Shared by `samara predict` and `samara plan`: the program in the form of the library
 * (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PREDICT_H
#define SMR_CLI_PREDICT_PREDICT_H
#include <samara/predict.h>

#include "cli/predict/program_args.h"
#include "cli/run/model_arrays.h"
#include "predict/ask/session.h"

/** A program named by the user, in the form of <samara/predict.h>. */
typedef struct smr_cli_program {
	smr_predict_program program;
	smr_predict_hooks hooks; /* callbacks that build and run a C program */
	smr_ctx *ctx;
	const smr_cli_asked *asked;
	smr_load_params load;
	smr_npz in;
	smr_arrays sizes;
	int64_t came_ns; /* processor time that a process takes before it does anything */
} smr_cli_program;

/** Opens a program. @p asked must outlive it, and @p out must not move. @p inputs: a file of arrays
 * that give the sizes of arguments, or NULL. Close it even after a failure. */
SMR_MUST_USE smr_status smr_cli_program_open(const smr_cli_asked *asked, const char *inputs,
					     long threads, smr_cli_program *out);
void smr_cli_program_close(smr_cli_program *a);

#define SMR_CLI_MACHINE "MACHINE or MACHINE:DEVICES, 1 to 1024 devices"
/** Parses NAME or NAME:DEVICES with at most @p most, or INSTANCE:NUMBER of what providers rent
 * (smr_machine_instance()); the result points into @p text. False: malformed. */
bool smr_cli_target(char *text, uint64_t most, smr_predict_target *out);

/** Prints predictions as text to stdout. */
void smr_cli_predict_print(const smr_predicted *p, bool by_codelet);
#endif
