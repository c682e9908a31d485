/** @file `samara plan` of programs (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PLAN_H
#define SMR_CLI_PREDICT_PLAN_H
#include <samara/plan.h>

#include "cli/predict/predict.h"

/** Prints the plans as text to stdout. */
void smr_cli_plan_print(const smr_machine_plans *p);
/** Writes a plot of time and energy of the plans to @p file. */
SMR_MUST_USE smr_status smr_cli_plan_plot(const char *file, const smr_machine_plans *p);

extern const smr_cli_options smr_cli_plan_options;
/** Runs the command; argv[0] is its name; returns the exit status. */
int smr_cli_plan_program(int argc, char **argv);
#endif
