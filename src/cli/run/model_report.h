/** @file Times of the ops of a tensor program, as a table or as JSON. */
#ifndef SMR_CLI_RUN_MODEL_REPORT_H
#define SMR_CLI_RUN_MODEL_REPORT_H
#include <stdio.h>

#include <jansson.h>

#include "samara/samara.h"

/** Prints a row for the ops of each kernel, the longest time first. */
SMR_MUST_USE smr_status smr_model_report_print(const smr_model *m, FILE *to);
/** Returns the same rows; NULL: no memory. */
json_t *smr_model_report_json(const smr_model *m);
#endif
