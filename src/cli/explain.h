/** @file What `samara explain` shows (internal to cli/). */
#ifndef SMR_CLI_EXPLAIN_H
#define SMR_CLI_EXPLAIN_H
#include <stdbool.h>

#include <jansson.h>

#include "base/status.h"

/** What is wanted of it. */
typedef struct smr_explain_limit {
	bool all;
	long part, op; /* -1: no single one */
} smr_explain_limit;

/** Leaves what is wanted of a tensor program. SMR_ENOTFOUND: there is no such part, or op. */
SMR_MUST_USE smr_status smr_cli_explain_limit(json_t *o, const smr_explain_limit *l);
/** The same of the codelets of a C program, or of a flow. */
SMR_MUST_USE smr_status smr_cli_explain_codelet(json_t *o, const smr_explain_limit *l);
void smr_cli_explain_print_codelets(const json_t *o);
void smr_cli_explain_print(const json_t *o, const smr_explain_limit *l);
#endif
