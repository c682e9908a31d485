/** @file What `samara explain` shows (internal to cli/). */
#ifndef SMR_CLI_EXPLAIN_H
#define SMR_CLI_EXPLAIN_H
#include <stdbool.h>

#include <jansson.h>
#include <samara/explain.h>

#include "base/status.h"

/** What is wanted of it. */
typedef struct smr_explain_limit {
	bool all;
	long part, op; /* -1: no single one */
} smr_explain_limit;

/** Leaves what is wanted of the codelets of a C program, or of a flow. SMR_ENOTFOUND: there is no
 * such one. */
SMR_MUST_USE smr_status smr_cli_explain_codelet(json_t *o, const smr_explain_limit *l);
void smr_cli_explain_print_codelets(const json_t *o);
void smr_cli_explain_print(const smr_explained *e, const smr_explain_limit *l);
#endif
