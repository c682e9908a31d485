/** @file Codelets for people: from the JSON of smr_program_to_json(). */
#ifndef SMR_CLI_DECOMPOSE_H
#define SMR_CLI_DECOMPOSE_H
#include <jansson.h>

void smr_cli_codelets_table(const json_t *program);
/** One box a codelet, one arrow a dependence. */
void smr_cli_codelets_dot(const json_t *program);
#endif
