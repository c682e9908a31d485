/** @file samara run and samara explain of a script of DML. */
#ifndef SMR_CLI_SCRIPT_H
#define SMR_CLI_SCRIPT_H
/** argv[0] is the command's name; returns the exit status. */
int smr_cli_run_script(int argc, char **argv);
int smr_cli_explain_script(int argc, char **argv);
#endif
