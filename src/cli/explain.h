/** @file Output of `samara explain` (internal to cli/). */
#ifndef SMR_CLI_EXPLAIN_H
#define SMR_CLI_EXPLAIN_H
#include <stdbool.h>

#include <samara/explain.h>

#include "base/status.h"

/** The part of an explanation to print. */
typedef struct smr_explain_limit {
	bool all;
	long part, op; /* -1: not a single one */
} smr_explain_limit;

void smr_cli_explain_print_codelets(const smr_codelets *c);
void smr_cli_explain_print(const smr_explained *e, const smr_explain_limit *l);
#endif
