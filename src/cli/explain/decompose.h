/** @file Codelets for people (internal to cli/). */
#ifndef SMR_CLI_EXPLAIN_DECOMPOSE_H
#define SMR_CLI_EXPLAIN_DECOMPOSE_H
#include <stdbool.h>

#include "samara/samara.h"

void smr_cli_codelets_table(const smr_codelets *c);
/** One box a codelet, one arrow a dependence. */
void smr_cli_codelets_dot(const smr_codelets *c);
/** NAME=VALUE, which is changed; false: it is none. */
bool smr_cli_take_size(char *text, smr_setting *out);
/** SMR_EINVAL: one of them has no effect, so it is misspelt, as a rule. */
SMR_MUST_USE smr_status smr_cli_check_sizes(const smr_program *p, const smr_setting *sizes,
					    size_t n);
#endif
