/** @file The result of `samara run --json` of a tensor program. */
#ifndef SMR_CLI_RUN_MODEL_FIELDS_H
#define SMR_CLI_RUN_MODEL_FIELDS_H
#include <stdbool.h>
#include <stdio.h>

#include "samara/samara.h"

typedef struct smr_model_times {
	double first, least, median, all; /* of a run, in seconds; all: the sum */
	unsigned settled;                 /* the last run in which a kernel ran a candidate */
} smr_model_times;

extern const struct smr_fields smr_model_run_fields;
/** Prints one line. @p report: with the times of ops. SMR_ENOMEM, SMR_EIO. */
SMR_MUST_USE smr_status smr_model_put_json(const smr_model *m, const smr_model_stats *s,
					   const smr_model_times *t, bool report, FILE *to);
#endif
