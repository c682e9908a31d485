/** @file `samara plan` of programs. */
#ifndef SMR_CLI_PLAN_H
#define SMR_CLI_PLAN_H

/** argv[0] is the command's name; returns the exit status. */
int smr_cli_plan_program(int argc, char **argv);
#endif
