/** @file What a script computed, as text (internal to cli/). */
#ifndef SMR_CLI_SCRIPT_REPORT_H
#define SMR_CLI_SCRIPT_REPORT_H
#include <stdio.h>

#include "cli/explain.h"

/** Of smr_script_tell(): flows by time, with the ops that take most of it. */
void smr_cli_script_report(const json_t *o, FILE *to);
/** Of smr_script_foresee(): blocks and what is known of them, flows with their plans, to stdout. */
void smr_cli_script_foreseen(const json_t *o, const smr_explain_limit *l);
/** Flows with their plans, to stdout; @p o has "flows". */
void smr_cli_script_flows(const json_t *o, const smr_explain_limit *l);
/** Of smr_script_tell(): parfor loops, and flows with their plans, to stdout. */
void smr_cli_script_explain(const json_t *o, const smr_explain_limit *l);
#endif
