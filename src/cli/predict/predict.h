/** @file What `samara predict` and `samara plan` share: the program, as the library takes it
 * (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PREDICT_H
#define SMR_CLI_PREDICT_PREDICT_H
#include <samara/predict.h>

#include "cli/predict/program_args.h"
#include "cli/run/model_arrays.h"
#include "predict/ask/session.h"

/** A program that the user named, in the form of <samara/predict.h>. */
typedef struct smr_cli_program {
	smr_predict_program program;
	smr_predict_hooks hooks; /* a program of C is built and run by us */
	smr_ctx *ctx;
	const smr_cli_asked *asked;
	smr_load_params load;
	smr_npz in;
	smr_arrays sizes;
	int64_t came_ns; /* processor time that a process takes until it does anything */
} smr_cli_program;

/** The program must outlive it, and it must stay where it is. @p inputs: a file with arrays whose
 * sizes its arguments have, or NULL. On failure, too, it is to be closed. */
SMR_MUST_USE smr_status smr_cli_program_open(const smr_cli_asked *asked, const char *inputs,
					     long threads, smr_cli_program *out);
void smr_cli_program_close(smr_cli_program *a);

#define SMR_CLI_MACHINE "MACHINE or MACHINE:DEVICES, 1 to 1024 devices"
/** NAME or NAME:DEVICES, of SMR_MAX_DEVICES at most, which stays the caller's text; false: it is
 * neither. */
bool smr_cli_target(char *text, smr_predict_target *out);

/** For people, to stdout. */
void smr_cli_predict_print(const smr_predicted *p, bool by_codelet);
#endif
