/** @file Output of `samara systemds` in SystemDS's manner: heavy hitters, and the plan of a
 * script. */
#ifndef SMR_CLI_RUN_SYSTEMDS_H
#define SMR_CLI_RUN_SYSTEMDS_H
#include <stdio.h>

#include "samara/explain.h"

/** Prints the @p most instructions that took longest, by SystemDS's names. */
void smr_cli_heavy_hitters(const smr_explained_script *e, long most, FILE *to);
/** Prints a script's blocks, operations and variables, as EXPLAIN (HOPS) or (RUNTIME). */
void smr_cli_systemds_plan(const smr_foreseen_script *f, const char *level, FILE *to);
#endif
