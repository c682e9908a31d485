/** @file What each op of a tensor program took, as a table or as JSON. */
#ifndef SMR_CLI_RUN_MODEL_REPORT_H
#define SMR_CLI_RUN_MODEL_REPORT_H
#include <stdio.h>

#include <jansson.h>

#include "samara/samara.h"

/** Ops that one kernel runs are one row; the dearest first. */
SMR_MUST_USE smr_status smr_model_report_print(const smr_model *m, FILE *to);
/** The same rows; NULL: no memory. */
json_t *smr_model_report_json(const smr_model *m);
#endif
