/** @file What a script computed, as text (internal to cli/). */
#ifndef SMR_CLI_RUN_SCRIPT_REPORT_H
#define SMR_CLI_RUN_SCRIPT_REPORT_H
#include <stdio.h>

#include "cli/explain.h"

/** Flows by time, with the ops that take most of it. */
void smr_cli_script_report(const smr_explained_script *e, FILE *to);
/** Blocks and what is known of them, flows with their plans, to stdout. */
void smr_cli_script_foreseen(const smr_foreseen_script *f, const smr_explain_limit *l);
/** Flows with their plans, to stdout. */
void smr_cli_script_flows(const smr_explained_flow *const *list, size_t n,
			  const smr_explain_limit *l);
/** Parfor loops, and flows with their plans, to stdout. */
void smr_cli_script_explain(const smr_explained_script *e, const smr_explain_limit *l);
#endif
