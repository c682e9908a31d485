/** @file Text about a script that ran, or that was analysed (internal to cli/). */
#ifndef SMR_CLI_RUN_SCRIPT_REPORT_H
#define SMR_CLI_RUN_SCRIPT_REPORT_H
#include <stdio.h>

#include "cli/explain.h"

/** Prints flows by time, with the ops that take most of it. */
void smr_cli_script_report(const smr_explained_script *e, FILE *to);
/** Prints a line for each statement that called compress(). */
void smr_cli_script_compressions(const smr_explained_script *e, FILE *to);
/** Prints blocks with the known facts, and flows with their plans, to stdout. */
void smr_cli_script_foreseen(const smr_foreseen_script *f, const smr_explain_limit *l);
/** Prints flows with their plans to stdout. */
void smr_cli_script_flows(const smr_explained_flow *const *list, size_t n,
			  const smr_explain_limit *l);
/** Prints parfor loops, and flows with their plans, to stdout. */
void smr_cli_script_explain(const smr_explained_script *e, const smr_explain_limit *l);
/** Prints a line on the cache of results, if there is one. */
void smr_cli_script_reuse(const smr_explained_reuse *r, FILE *to);
#endif
