/** @file Output of `samara machine`. */
#ifndef SMR_CLI_MACHINE_H
#define SMR_CLI_MACHINE_H
#include "cost/machine/machine.h"

/** Prints a machine. @p file: its description, for aliases and sources; NULL: it was measured. */
SMR_MUST_USE smr_status smr_cli_show_machine(const smr_machine *m, const char *file, bool as_json);
/** Prints a line, or an object, per machine. Errors of unreadable files are printed on stderr;
 * returns the status of the last error. */
SMR_MUST_USE smr_status smr_cli_list_machines(bool as_json);
/** Returns the object that --json prints; NULL after an error was printed. */
struct json_t;
SMR_MUST_USE smr_status smr_cli_machine_json(const smr_machine *m, const char *file,
					     struct json_t **out);
#endif
