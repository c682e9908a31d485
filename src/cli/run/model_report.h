/** @file Times of the ops of a tensor program. */
#ifndef SMR_CLI_RUN_MODEL_REPORT_H
#define SMR_CLI_RUN_MODEL_REPORT_H
#include <stdio.h>

#include "samara/samara.h"

/** The ops of one kernel. */
typedef struct smr_model_row {
	smr_model_op op; /* the first op of the row; runs and seconds of all its ops */
	uint64_t places;
	double predicted_s; /* of all runs; 0: no prediction */
	double device_runs; /* runs of ops that a GPU measured; seconds of one of each op: */
	double device_s, device_predicted_s;
} smr_model_row;

typedef struct smr_model_rows {
	size_t n, cap;
	smr_model_row *list; /* the longest time first; free it with smr_free() */
	double seconds;
	double predicted_s, of_predicted_s; /* sum of the predictions, and measured time of the same
					       ops */
} smr_model_rows;

/** @p out: zeroed; its list is to be freed also after an error. SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_model_rows_collect(const smr_model *m, smr_model_rows *out);
/** Prints a row for the ops of each kernel, the longest time first. */
SMR_MUST_USE smr_status smr_model_report_print(const smr_model *m, FILE *to);
#endif
