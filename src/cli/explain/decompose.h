/** @file Output of codelets (internal to cli/). */
#ifndef SMR_CLI_EXPLAIN_DECOMPOSE_H
#define SMR_CLI_EXPLAIN_DECOMPOSE_H
#include <stdbool.h>

#include "samara/samara.h"

void smr_cli_codelets_table(const smr_codelets *c);
/** Prints a Graphviz graph: a box per codelet, an arrow per dependence. */
void smr_cli_codelets_dot(const smr_codelets *c);
/** Parses NAME=VALUE; modifies @p text. False: malformed. */
bool smr_cli_take_size(char *text, smr_setting *out);
/** SMR_EINVAL: a size has no effect, so it is probably misspelt. */
SMR_MUST_USE smr_status smr_cli_check_sizes(const smr_program *p, const smr_setting *sizes,
					    size_t n);
#endif
