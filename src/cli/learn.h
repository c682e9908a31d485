/** @file samara learn: this machine's own model and history (internal to cli/). */
#ifndef SMR_CLI_LEARN_H
#define SMR_CLI_LEARN_H
#include "learn/train.h"

typedef struct smr_cli_renewal {
	const char *out; /* the model; NULL: this machine's */
	bool as_json;
	smr_training how;
} smr_cli_renewal;

/** Learns from the history, and tells what came of it. */
SMR_MUST_USE smr_status smr_cli_learn_renew(const smr_cli_renewal *r);
/** The model before takes the place of the one that is there. */
SMR_MUST_USE smr_status smr_cli_learn_back(const smr_cli_renewal *r);
/** Writes the history as a table (smr_samples_text()) to @p out, or, where that is NULL, to stdout.
 * SMR_ENOTFOUND: no machine is called @p machine, or nothing was measured. */
SMR_MUST_USE smr_status smr_cli_learn_table(const char *machine, const char *out);
#endif
